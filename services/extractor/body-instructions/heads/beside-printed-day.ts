import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { dateWords } from '../../lexicon/phrases.ts';
import { foldWord } from '../../values/fold.ts';
import type { Wish } from '../instruction.ts';
import { longAgo } from '../words/words-of-amounts.ts';
import { weekday } from '../words/words-of-days.ts';
import { type DayWriting, dayAfter, weekdayOf } from './days-told.ts';

const dayBefore =
  /(?<!\p{L})(?:the day before|(?:a|one) day (?:before|earlier|sooner)|(?:(?:am|den|einen) )?tag (?:davor|vorher|zuvor|früher)|(?:de|een) dag (?:ervoor|daarvoor|tevoren|eerder)|la veille|le jour d[’']avant|el día (?:anterior|antes|de antes)|un día antes|il giorno (?:prima|precedente)|na véspera|(?:n?o) dia anterior|o dia antes|dzień (?:wcześniej|przedtem)|dagen (?:før|inden|forinden))(?!\p{L})/iu;
const dayBehind =
  /(?<!\p{L})(?:the day after|(?:a|one) day later|(?:(?:am|den|einen) )?tag (?:danach|darauf|später)|(?:de|een) dag (?:erna|daarna|erop|later)|le lendemain|le jour (?:d[’']après|suivant)|el día (?:siguiente|después)|un día después|il giorno (?:dopo|seguente|successivo)|(?:n?o) dia seguinte|dzień później|dagen efter)(?!\p{L})/iu;

/** By how many days the words count from another day: "the day before", "le lendemain"; 0 where they do not. */
export function daysBeside(text: string): number {
  return dayBefore.test(text) ? -1 : dayBehind.test(text) ? 1 : 0;
}

/** A text without such words. */
export function withoutDaysBeside(text: string): string {
  return text.replace(dayBefore, ' ').replace(dayBehind, ' ');
}

/**
 * "Nobody is in on the Thursday, so bring it the day after": the day beside the printed one, where the sentence names no
 * other day of the week. Null where no clause asks for the order on a day beside another, 'unclear' where nobody knows
 * beside which.
 */
export function besidePrintedDay(text: string, { printed, ordered }: DayWriting): Wish | 'unclear' | null {
  const clauses = text.split(
    /[,;:()–]|\s-\s|[.!]\s|\s(?=(?:because|weil|porque|bo|fordi|omdat|perché|parce)\s)/u,
  );
  const at = clauses.findIndex((clause) => daysBeside(clause) !== 0 && asksForIt(clause));
  if (at < 0) return null;
  const named = clauses.map(weekdaysIn);
  const others = named.filter((_, i) => i !== at && !(i === at + 1 && isSaidAgain(clauses[i]!)));
  const isPast = longAgo.test(text) || inAnyLanguage('otherTimes').test(text) || past.test(text);
  const isOpen =
    isPast || /[\d?]/.test(text) || inAnyLanguage('provisos').test(text) || conditions.test(text);
  if (printed === null || isOpen || named[at]!.length > 0) return 'unclear';
  const date = dayAfter(printed, daysBeside(clauses[at]!));
  const isWithin = weekdayOf(date) < saturday && (ordered === null || date >= ordered);
  const isOfPrinted = others.flat().every((day) => day === weekdayOf(printed));
  const again = isSaidAgain(clauses[at + 1] ?? '') ? named[at + 1]! : [];
  const isAgreed = again.every((day) => day === weekdayOf(date));
  const isNamed = others.flat().length + again.length > 0;
  return isWithin && isOfPrinted && isAgreed && isNamed ? { kind: 'deliveryDate', date } : 'unclear';
}
const saturday = 6;

/** "Last Thursday nobody was in" */
const past =
  /(?<!\p{L})(?:last|was|were|letzt\p{L}*|vorig\p{L}*|war|waren|afgelopen|stond\p{L}*|derni[eè]r\p{L}*|était|étaient|pasad[oa]|estaba\p{L}*|fue|scors\p{L}|era|erano|passad[oa]|estava\p{L}*|foi|zeszł\p{L}+|ostatni\p{L}*|był\p{L}*|sidste|forrige|var)(?!\p{L})/iu;
const conditions =
  /(?<!\p{L})(?:if|unless|in case|wenn|falls|sofern|als (?:er|het|je|u|jullie|dat)|indien|tenzij|s[’']il?|si|se|caso|jeśli|jeżeli|gdyby|hvis|medmindre)(?!\p{L})/iu;

/** From its first word to its last a clause asks for the order on that day: "so bring it the day after please". */
function asksForIt(clause: string): boolean {
  const words = withoutDaysBeside(clause)
    .replace(manners, ' ')
    .replace(/[^\p{L}’'-]+/gu, ' ')
    .trim();
  const asked = inAnyLanguage('bringsIt').exec(words);
  return asked?.index === 0 && asked[0].length === words.length;
}
const manners =
  /(?<!\p{L})(?:and|so|then|please|just|rather|instead|thanks|und|also|daher|deshalb|dann|bitte|doch|einfach|lieber|dus|daarom|graag|maar|liever|gewoon|a\.?u\.?b|donc|du coup|alors|plutôt|merci|s[’']il vous plaît|svp|así que|por eso|entonces|mejor|por favor|quindi|perciò|meglio|piuttosto|per favore|por isso|portanto|antes|então|więc|dlatego|raczej|lepiej|proszę|prosimy|bare|så|derfor|hellere|venligst|gerne|og)(?!\p{L})/giu;

/** "So Wednesday", "altså onsdag": nothing but a day of the week. */
function isSaidAgain(clause: string): boolean {
  return onlyWeekday.test(clause.trim());
}
const onlyWeekday = new RegExp(
  `^(?:(?:so|that is|i\\.e\\.|on|also|am|dus|op|donc|soit|le|o sea|es decir|el|quindi|cioè|ou seja|portanto|na|czyli|we?|altså|dvs\\.?|om)\\s){0,2}(?:${weekday})$`,
  'iu',
);

/** The days of the week that a text names, 1 for Monday. */
export function weekdaysIn(text: string): number[] {
  return [...text.matchAll(anyWeekday)].flatMap(
    ([said]) => dateWords.weekdays.get(foldWord(said.replace(/-feira$/i, ''))) ?? [],
  );
}
const anyWeekday = new RegExp(`(?<!\\p{L})(?:${weekday})(?!\\p{L})`, 'giu');
