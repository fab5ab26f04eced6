import { languagesOf } from '../../lexicon/mail/spoken-languages.ts';
import { dateWords } from '../../lexicon/phrases.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { type DateOrder, readDate, workingWeek } from '../../values/date.ts';
import { foldWord } from '../../values/fold.ts';
import { readWeekdayWithNumber } from '../../values/weekday-with-number.ts';
import { weekday } from '../words/words-of-days.ts';

/** How the days of a letter are written, and the days of the order that it came with (YYYY-MM-DD). */
export interface DayWriting {
  order: DateOrder;
  /** The language leaves no other order. */
  isSure: boolean;
  /** When the papers want the delivery. */
  printed: string | null;
  ordered: string | null;
  /** The letter itself said that day, and papers may have another one. */
  isOfLetter?: boolean;
}

/** A day that a text names; `index` is where. */
export interface ToldDay {
  iso: string;
  isAssumed: boolean;
  index: number;
  text: string;
}

/** The days of a text from first to last; those without a year are of that of the order. */
export function daysTold(text: string, writing: DayWriting): ToldDay[] {
  const found: ToldDay[] = [];
  let rest = withoutHomonyms(text.replace(weekLong, (said) => '_'.repeat(said.length)));
  const take = (said: string, iso: string | null, isAssumed = false) => {
    if (iso === null) return;
    found.push({ iso, isAssumed, index: rest.indexOf(said), text: said });
    rest = rest.replace(said, ' '.repeat(said.length));
  };
  for (
    let read = readDate(rest, writing.order, dateWords);
    read;
    read = readDate(rest, writing.order, dateWords)
  )
    take(read.text, read.iso, read.ambiguous && !writing.isSure);
  // "Until 25 March": a word before the day may look like a month.
  for (const writtenSo of [dayThenMonth, monthThenDay])
    for (const { 0: said, groups } of [...rest.matchAll(writtenSo)]) take(said, dayOf(groups!, writing));
  for (const { 0: said, groups } of [...rest.matchAll(numbersOnly)])
    take(
      said,
      dayOfNumbers(Number(groups!.day), Number(groups!.month), rest.slice(0, rest.indexOf(said)), writing),
    );
  for (const { iso, text: said } of weekdaysWithNumbers(rest, writing)) take(said, iso);
  for (const [said, word, week] of [...rest.matchAll(weekAndNumber)])
    if (dateWords.weeks.has(foldWord(word!))) take(said, dayInWeek(Number(week), text, writing));
  return found.sort((one, other) => one.index - other.index);
}

/** "Mo–Do von 7:00 bis 15:00": the days on which a house is open, and no Thursday the 7th. */
const weekLong =
  /(?<!\p{L})(?:mon?|tue?|lun|ma|seg|pn|pon|man)\.?\s?[-–]\s?(?:wed?|thu?|fri?|sat?|mi|do|fr|sa|wo|vr|za|mer|jeu|ven|sam|mié|jue|vie|sáb|gio|sab|qua|qui|sex|śr|czw|pt|pią|sob|on|to|fre|lør)\.?(?!\p{L})/giu;

/** "The lorry took out 1 of our posts": October in Portuguese, where nobody writes English. */
function withoutHomonyms(text: string): string {
  const isIn = (code: string) => languagesOf(text).some(({ language }) => language === code);
  const away = (word: string) => '_'.repeat(word.length);
  const said = isIn('en') ? text.replace(monthsElsewhere, away) : text;
  return isIn('de') && !isIn('da') ? said.replace(gate, away) : said;
}
/** A German gate is a Danish Thursday. */
const gate = /(?<!\p{L})Tor(?= \d)/giu;
const monthsElsewhere = /(?<!\p{L})(?:out|set|ago|mag|gen)(?= \d)/giu;

/** "Le jeudi 18", "Friday the 19th": the first such day from that of the order on. */
function weekdaysWithNumbers(text: string, { ordered }: DayWriting): Pick<ToldDay, 'iso' | 'text'>[] {
  if (ordered === null) return [];
  const words = text.split(/\s+/);
  return words.flatMap((_, at) => {
    const read = readWeekdayWithNumber(words, at, dateWords, ordered);
    return read?.from ? [{ iso: read.from, text: read.text }] : [];
  });
}

/** "25 March", "25. März"; streets bear days, too: "Calle 5 de Mayo", "via 25 Aprile". */
export const dayThenMonth =
  /(?<!(?<!\p{L})(?:calle|c\/|avda\.?|avenida|av\.|plaza|rue|place|avenue|boulevard|via|viale|piazza|corso|rua|praça|largo|ul\.|al\.|pl\.|plac)\s(?:d\p{L}{1,2}\s)?)(?<![\d.,/-])(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s+(?:de |di |of )?(?<month>\p{L}{3,14})(?!\p{L})\.?(?:,?\s(?:de |del |do )?(?<year>(?:19|20)\d\d)(?![\d.,/-]))?/giu;
/** "March 25"; looked for where the other was not found. */
export const monthThenDay =
  /(?<!\p{L})(?<named>\p{L}{3,14})\.?\s+(?<on>\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\d]|[.,]\d)/giu;
/** "Bis 25.03.", "avant le 25/03": without a year. */
const numbersOnly =
  /(?<=(?<!\p{L})(?:auf|hellere|liever|lieber|plutôt|mejor|meglio|lepiej|am|bis|zum|vor|ab|dem|den|le|au|avant|op|voor|tegen|uiterlijk|spätestens|fr[üu]hestens|latest|tot|before|by|on|naar|in|vanaf|pas|bitte|graag|datum|termin|date|fecha|data|dato|el|al|il|entro|em|para|até|do|na|på|til|senest|also|dus|donc|quindi|więc|altså|\p{L}*(?:datum|termin)|(?:mon|diens|donners|frei|sams)tag|mittwoch|(?:maan|dins|woens|donder|vrij)dag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|lunedì|martedì|mercoledì|giovedì|venerdì|(?:man|tirs|ons|tors|fre)dag|(?:mon|tues|wednes|thurs|fri)day|(?:mon|tues?|wed|thu(?:rs)?|fri)\.?),?\s\(?|:\s)(?<day>\d{1,2})(?:\.(?<month>\d{1,2})\.|\.(?<month>\d{2})|(?<!(?<!\d)(?:1(?=\/[24])|3(?=\/4)))[/-](?<month>\d{1,2})(?!\s?(?:\p{L}*(?:dag|dage|tage?n?|weken|wochen?|uger|days?|weeks?|jours|semaines|días|semanas|giorni|settimane|dias|dni|tygodni\p{L}*)(?!\p{L}))))(?![\p{L}\d./,-]*\d)/giu;
const weekAndNumber = /(?<![\p{L}'’])(\p{L}{2,14})\.?\s?(\d{1,2})(?!\d)/giu;

const afterWeekday = new RegExp(`(?<!\\p{L})(?:${weekday}|(?:mon|tues?|wed|thu(?:rs)?|fri)\\.?),?\\s$`, 'iu');

/** "25.03.", "4/17": without a year, where it can only be one day or the language leaves no other order. */
function dayOfNumbers(first: number, second: number, before: string, writing: DayWriting): string | null {
  // "Bolts in 5/16" are no day of May.
  if (afterWeekday.test(before)) {
    if (first > 12 && second <= 12) return inYearOf(second, first, writing);
    if (second > 12 && first <= 12) return inYearOf(first, second, writing);
  }
  if (writing.order === 'DMY' && writing.isSure) return inYearOf(second, first, writing);
  return null;
}

function dayOf(
  { day, month, year, named, on }: Record<string, string>,
  { printed, ordered }: DayWriting,
): string | null {
  const word = month ?? named ?? '';
  // "8 set" are goods in Italian letters, though September has that name there.
  const number = isBodyUnit(word) ? undefined : dateWords.months.get(foldWord(word));
  if (number === undefined) return null;
  return year === undefined
    ? inYearOf(number, Number(day ?? on), { printed, ordered })
    : isoOf(Number(year), number, Number(day ?? on));
}

/** The first such day from that of the order on. */
function inYearOf(
  month: number,
  day: number,
  { printed, ordered }: Pick<DayWriting, 'printed' | 'ordered'>,
): string | null {
  const base = ordered ?? printed;
  if (base === null || month > 12) return null;
  const inYear = (year: number) => isoOf(year, month, day);
  const same = inYear(Number(base.slice(0, 4)));
  return same !== null && same < base ? inYear(Number(base.slice(0, 4)) + 1) : same;
}

/** The day of a week that a text names, else its Friday: "in week 14, on Monday". */
function dayInWeek(week: number, text: string, { printed, ordered }: DayWriting): string | null {
  const base = printed ?? ordered;
  const days = base === null ? null : workingWeek(Number(base.slice(0, 4)), week);
  if (days === null) return null;
  const named = (text.match(/\p{L}{5,}/gu) ?? []).flatMap(
    (word) => dateWords.weekdays.get(foldWord(word)) ?? [],
  );
  const [weekday] = new Set(named);
  return weekday === undefined || new Set(named).size > 1 ? days.friday : dayAfter(days.monday, weekday - 1);
}

function isoOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1
    ? date.toISOString().slice(0, 10)
    : null;
}

/** A text without the printed day where only its number stands behind "instead of": "rather than the 1st", "anstatt am 1.", "et non le 1 comme indiqué". */
export function withoutPrintedDay(text: string, printed: string | null): string {
  if (printed === null) return text;
  const number = Number(printed.slice(8, 10));
  const marked = new RegExp(
    `(?<=(?<!\\p{L})(?:than|als|dan|que|che|di|niż|end|on|am|op|vom|the|le|den|der))\\s(?:\\p{L}{1,5}\\s){0,2}${number}(?:st|nd|rd|th|er|e|[.º°])(?![\\p{L}\\d]|[.,/-]\\d|\\s(?!${asPrinted})\\p{L}{3})`,
    'iu',
  );
  return text
    .replace(marked, ' ')
    .replace(
      new RegExp(
        `(?<=${contrast})\\s(?:\\p{L}{1,5}\\s){0,2}${number}(?:st|nd|rd|th|er|e|[.º°])?(?![\\p{L}\\d]|[.,/-]\\d|\\s(?!${asPrinted})\\p{L})`,
        'iu',
      ),
      ' ',
    );
}
const contrast =
  "(?:instead of|rather than|not|(?:an)?statt|nicht|in plaats van|niet|au lieu d[ue]|et (?:non|pas)|en (?:vez|lugar) del?|y no|invece d(?:i|el|ell[’'])|anziché|e non|em vez d[eo]|e não|zamiast|a nie|i stedet for|ikke)";
const endsInContrast = new RegExp(
  `(?<!\\p{L})${contrast}\\s(?:(?:on|the|am|de[nm]|op|het|le|el|il|em|no|dia|w|på)\\s){0,2}$`,
  'iu',
);

/** "… and not on the", "et non le": the day behind it is not wanted. */
export function isDeniedBehind(before: string): boolean {
  return endsInContrast.test(before);
}

/** Behind the day: "as printed". */
const asPrinted = '(?:as|wie|zoals|comme|como|come|jak|som)(?!\\p{L})';

/** The day of the week, from 1 for Monday to 7. */
export function weekdayOf(iso: string): number {
  return new Date(`${iso}T00:00:00Z`).getUTCDay() || sunday;
}
const sunday = 7;

/** The day so many days later, or earlier. */
export function dayAfter(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
