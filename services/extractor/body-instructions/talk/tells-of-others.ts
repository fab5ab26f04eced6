import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { isNameless, says } from '../../lexicon/mail/spoken-languages.ts';
import { dateWords } from '../../lexicon/phrases.ts';
import { foldWord } from '../../values/fold.ts';
import { clearNumberOfWord } from '../../values/number-words.ts';
import { holdsOrder } from '../gates/held-orders.ts';
import { mustBeAsked } from '../gates/never-passed.ts';
import { findTargets, pointsAtRow } from '../goods/find-targets.ts';
import { goodsSaid } from '../goods/goods-said.ts';
import { type DayWriting, daysTold, weekdayOf } from '../heads/days-told.ts';
import { verbOf } from '../sentences/clauses.ts';
import { fromTo, hours, withoutPlainNumbers } from '../sentences/plain-numbers.ts';
import { addressNouns, delivers } from '../words/wordings.ts';
import { moreOrLess } from '../words/words-of-amounts.ts';
import { declines, sends } from '../words/words-of-refusal.ts';
import { adds, asks } from '../words/words-of-wishes.ts';
import { deviates } from './deviations.ts';
import { everyDay } from './house-rules.ts';
import { isClosedOtherwise } from './other-business.ts';
import { asksForOthers, without } from './tells-of-house.ts';
import { alters, bringsThere, ofLines, places } from './topics.ts';

const counted = inAnyLanguage('counted');
const doors = inAnyLanguage('doors');
const codeWords = inAnyLanguage('codeWords');
const isThere = inAnyLanguage('isThere');
const closed = inAnyLanguage('closed');
const absent = inAnyLanguage('absent');
const feasts = inAnyLanguage('feasts');
const reachBy = inAnyLanguage('reachBy');
const wellWishes = inAnyLanguage('wellWishes');
const thanking = inAnyLanguage('thanking');
const bounds = ['vagueAmounts', 'someMore', 'wishful', 'prefersDay', 'undecided', 'unfitAmount'] as const;
const wishes = [...bounds, 'wholeOrder', 'addsOn', 'settles', 'onForm', 'fetches'] as const;

/**
 * Whether a sentence tells of people, doors, hours and days of its writer and of nothing else: no goods of the order, no
 * wish, no delivery, and each of its numbers counts people, opens a door, is an hour or a telephone, or the day of
 * something that leaves out the day of delivery. A number that is none of these may be of goods by a name that nobody knows.
 */
export function tellsOfOthers(said: string, rows: readonly DraftRow[], days: DayWriting): boolean {
  if (said.length > longestTold || !/\p{L}/u.test(said)) return false;
  const text = inDigits(said);
  if (saysHowReached(text, rows) || wishesWell(text, rows) || saysThanks(text, rows)) return true;
  if (
    shares(text) ||
    wantsSome(text, rows) ||
    findTargets(text, rows) !== null ||
    goodsSaid(text, rows).length > 0
  )
    return false;
  const told = daysTold(text, days);
  const isOfTimes = [isThere, closed, absent, feasts].some((words) => words.test(text));
  const weekdays = weekdaysIn(text);
  if ((told.length > 0 || weekdays.length > 0) && !(isOfTimes && leaveOutDelivery(text, weekdays, days)))
    return false;
  const undated = told.reduce((left, day) => left.replace(day.text, ' '), text);
  const untimed = isOfTimes ? hoursAway(undated) : undated;
  const rest = withoutTold(absent.test(text) || closed.test(text) ? untimed.replace(howLong, ' ') : untimed);
  return !/\d/.test(rest) && (/\d/.test(text) || weekdays.length > 0);
}
const longestTold = 240;

/** "Any doubts, ring Jon on 600 000 000": beside the telephone it holds no number, and nothing is done with goods. */
function saysHowReached(text: string, rows: readonly DraftRow[]): boolean {
  if (!reachBy.test(text)) return false;
  const rest = hoursAway(withoutPlainNumbers(text).replace(telephone, ' '));
  const isUndated = weekdaysIn(rest).length === 0 || absent.test(rest) || closed.test(rest);
  return rest !== text && !/\d/.test(rest) && isUndated && saysNothingOfGoods(rest, rows);
}

/** "We wish you a healthy 2026." */
function wishesWell(text: string, rows: readonly DraftRow[]): boolean {
  const rest = text.replace(wellWishes, ' ').replace(/(?<![\p{L}\d.,/-])20\d\d(?![\p{L}\d]|[.,/-]\d)/gu, ' ');
  return wellWishes.test(text) && !/\d/.test(rest) && !asks.test(rest) && saysNothingOfGoods(rest, rows);
}

/** "A helmet for each of the 12", "12 guests get one", "helmets for 12 fitters": so many are wanted of something. */
function shares(text: string): boolean {
  return counted.test(text) && forEach.test(text);
}
const forEach = new RegExp(
  `(?<!\\p{L})(?:each|every(?:one|body)?|per|apiece|gets?|ha(?:s|ve) to have|je|jede[rsmn]?|pro|bekomm\\p{L}*|krieg\\p{L}*|elke?|ieder\\p{L}*|krijg\\p{L}*|chaque|chacune?|par|reçoi\\p{L}*|cada|recib\\p{L}*|ciascun\\p{L}*|ogn\\p{L}+|a testa|ricev\\p{L}*|receb\\p{L}*|każd\\p{L}+|po|dosta\\p{L}*|hver\\p{L}?|pr|får)(?!\\p{L})|(?<!\\p{L})(?:for|für|voor|pour|para|per|dla|til)(?: (?:the|our|all|die|unsere|alle|de|onze|les|nos|los|las|nuestros|i|gli|le|os|as|vores))* \\d{1,4} (?:${counted.source})`,
  'iu',
);

/** "We would like to thank you for working with us." */
function saysThanks(text: string, rows: readonly DraftRow[]): boolean {
  return (
    thanking.test(text) &&
    !/[\d?:]/.test(text) &&
    saysNothingOfGoods(text.replace(thanking, withinFrame), rows)
  );
}

/** "Möchten wir uns für die Lieferung bedanken" without its frame. */
const withinFrame = (frame: string) => frame.split(/\s+/).slice(2, -1).join(' ');

function saysNothingOfGoods(rest: string, rows: readonly DraftRow[]): boolean {
  const isOfGoods = findTargets(rest, rows) !== null || goodsSaid(rest, rows).length > 0;
  const isOfOrder =
    delivers.test(rest) || addressNouns.test(rest) || deviates(rest) || mustBeAsked(rest, rows);
  const isWish = [adds, moreOrLess, declines, without].some((words) => words.test(rest));
  const isBound = (
    ['vagueAmounts', 'someMore', 'addsOn', 'wholeOrder', 'fetches', 'prefersDay'] as const
  ).some((key) => says(rest, key));
  if (isOfGoods || isOfOrder || isWish || isBound || verbOf(rest) !== null) return false;
  return !alters.test(rest) && !ofLines.test(rest) && !places.test(rest);
}

/** Beside such words a sentence may want something of the order. */
function wantsSome(text: string, rows: readonly DraftRow[]): boolean {
  const isOfOrder =
    ofLines.test(text) ||
    asksForOthers(text.replace(untilWords, ' ').replace(nobodyThere, ' ')) ||
    delivers.test(text) ||
    sends.test(text) ||
    addressNouns.test(text) ||
    alters.test(text);
  if (isOfOrder || /[?:=]\s*$/.test(text) || verbOf(text) !== null || pointsAtRow(text, rows)) return true;
  if (deviates(text) || mustBeAsked(text, rows) || holdsOrder(text, rows)) return true;
  return wishes.some((key) => says(text, key));
}
/** They are nobody, and none of some goods. */
const nobodyThere =
  /(?<!\p{L})(?:nobody|no one|nadie|nessuno|ninguém|nikogo|ingen|no hay nadie|nie ma nikogo|non c[’']è nessuno|não (?:está|há) ninguém|(?:il )?n[’']y a personne|niemand|nicht (?:da|im haus|besetzt)|niet (?:aanwezig|bemand|op kantoor)|not (?:in|here|there|staffed|manned))(?!\p{L})/giu;
/** "Until", of hours and days. */
const untilWords =
  /(?<!\p{L})(?:until|till|bis|tot|jusqu[’']à|jusqu[’']au|hasta|fino a\p{L}*|até|do|til)(?= (?:\p{L}{1,5} )?\d)/giu;

/** "Drei Kolleginnen" */
function inDigits(text: string): string {
  return text.replace(/\p{L}{3,}/gu, (word) => {
    const number = clearNumberOfWord(word);
    return number === null || number < 2 ? word : String(number);
  });
}

function weekdaysIn(text: string): number[] {
  return (text.match(/\p{L}{5,}/gu) ?? []).flatMap(
    (word) =>
      dateWords.weekdays.get(foldWord(word)) ??
      dateWords.weekdays.get(foldWord(word.replace(/s$/, ''))) ??
      [],
  );
}

/**
 * Of a day on which nobody is there the delivery must be another one; of one on which somebody is, the same: "open from 6
 * April" says that it is closed before. Of a feast before the goods come somebody may want them for it.
 */
function leaveOutDelivery(text: string, weekdays: readonly number[], days: DayWriting): boolean {
  const { printed, ordered } = days;
  const told = daysTold(text, days).map(({ iso }) => iso);
  const isShut = [closed, absent, nobodyThere].some((words) => text.search(words) >= 0);
  if (printed === null) return isShut;
  if (told.length === 0) {
    const isPrinted = weekdays.includes(weekdayOf(printed));
    return isShut ? !isPrinted : isThere.test(text) && (isPrinted || everyDay.test(text));
  }
  if (isShut) return isClosedOtherwise(text, days);
  if (feasts.test(text)) return told.every((day) => day > printed || (ordered ?? '') >= day);
  const [first, last] = [told[0]!, told.at(-1)!];
  if (told.length > 1) return first <= printed && printed <= last;
  if (says(text, 'since')) return first <= printed;
  return says(text, 'sinceOrUntil') ? printed <= first : printed === first;
}

/** "From 7 to 3", "till 4", "12.30 h". */
export function hoursAway(text: string): string {
  return [hours, fromTo, untilClock, clock].reduce((left, pattern) => left.replace(pattern, ' '), text);
}
/** "12.30 h" */
const clock =
  /(?<![\p{L}\d.,/-])\d{1,2}(?:[.:]\d\d)? ?(?:o[’']clock|uhr|uur|am|pm|heures?|h(?:\d\d)?)(?![\p{L}\d])|(?<![\p{L}\d.,/-])[012]?\d:[0-5]\d(?![\d:])/giu;
const untilClock =
  /(?<!\p{L})(?:until|till|from|bis|ab|tot|vanaf|jusqu[’']à|dès|hasta las?|desde las?|fino alle|dalle|até às|das|do|od|til|fra)(?: kl\.?)? (?:[1-9]|1\d|2[0-4])(?:[.:][0-5]\d)?(?=[\s,;!)]*$|[,;!)]|\.(?!\d))/giu;

/** "For 2 weeks" */
const howLong =
  /(?<![\p{L}\d.,/-])\d{1,2} (?:days|weeks|tagen?|wochen|dagen|weken|jours|semaines|días|semanas|giorni|settimane|dias|dni|tygodni\p{L}*|dage|uger)(?!\p{L})/giu;

/** Without the numbers of doors, people, telephones and years that begin. */
function withoutTold(text: string): string {
  // "Take it to room 12", "for room 12" say where goods go.
  const isWay = bringsThere.test(text) || forDoor.test(text);
  const opened = isWay ? text : text.replace(ofDoor, dropOfDoor);
  const coded = doors.test(text) ? opened.replace(ofCode, dropOfDoor) : opened;
  const alone = coded.replace(ofPeople, (said, _number: string, next: string) =>
    next === '' || isNameless(next) ? ` ${next}` : said,
  );
  return withoutPlainNumbers(alone === coded ? coded : alone.replace(ofThem, ' '));
}
/** No day: "24/05/2027", "2027-05-24". */
const telephone =
  /(?<![\p{L}\d.,/-])(?!\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?!\d)|\d{4}-\d\d-\d\d(?!\d))\+?\d{2,5}(?:[ /-]\d{2,4}){2,4}(?![\d\p{L}]|[.,]\d)/gu;
/** "The gate code this month is 2580", and not "gate hinges 12" nor "a gate of 4 m". */
function dropOfDoor(said: string, ...found: unknown[]): string {
  const { between = '', next = '' } = found.at(-1) as Record<string, string | undefined>;
  const words = `${between} ${next}`.match(/\p{L}+/gu) ?? [];
  return words.every((word) => isNameless(word) || ofMonth.test(word) || /^[èéeåi]$/iu.test(word))
    ? ` ${next}`
    : said;
}
const ofMonth =
  /^(?:month|year|monat|jahr|maand|jaar|mois|année|mes|año|mese|anno|mês|ano|miesi[ąa]c\p{L}*|rok\p{L}*|måned|år)$/iu;
const towardsNumber =
  "(?<between>(?: (?!\\d)[\\p{L}’']{1,9}\\.?){0,3}?)(?: ?:| n[.º°]+)? (?:\\p{L}\\.? ?)?[*#]?\\d[\\dA-Za-z#*]{0,7}(?:\\.?[º°ª](?: ?\\p{Lu}(?!\\p{L}))?)?(?![\\p{L}\\d]|[.,:]\\d)(?: ?(?<next>\\p{L}+))?";
const ofDoor = new RegExp(`(?:${doors.source})${towardsNumber}`, 'giu');
const ofCode = new RegExp(`(?:${codeWords.source})${towardsNumber}`, 'giu');
const forDoor = new RegExp(
  `(?<!\\p{L})(?:for|für|voor|pour|para|per|dla|til)(?: \\p{L}{1,4})?\\s+${doors.source}\\s\\d`,
  'iu',
);
/** "23 children, 4 of whom are ill" */
const ofThem =
  /(?<!\p{L})(?:davon|darunter|waarvan|waaronder|dont|de los cuales|de ellos|di cui|dos quais|z czego|w tym|heraf|including)(?: \p{L}{2,7})? \d{1,4}(?= (?:in|mit|met|en|con|com|z|med|with|im|is|are|sind|zijn|sont|son|sono|são|er)(?!\p{L})|[,.!])|(?<![\p{L}\d.,/-])\d{1,4} (?:of whom|of them|of which)(?!\p{L})/giu;
/** "12 guest towels" are no guests: behind people stands no other thing. */
const ofPeople = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(\\d{1,4}) (?:${counted.source})(?![-–’'])(?: (?=\\p{L}))?(\\p{L}*)`,
  'giu',
);
