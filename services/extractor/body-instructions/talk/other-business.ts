import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { dateWords } from '../../lexicon/phrases.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { foldWord } from '../../values/fold.ts';
import { holdsAmount } from '../gates/may-want.ts';
import { mustBeAsked } from '../gates/never-passed.ts';
import { findTargets, pointsAtRow } from '../goods/find-targets.ts';
import { type DayWriting, daysTold } from '../heads/days-told.ts';
import { verbOf } from '../sentences/clauses.ts';
import { withoutPlainNumbers } from '../sentences/plain-numbers.ts';
import { addressNouns, delivers, numberNouns } from '../words/wordings.ts';
import { longAgo } from '../words/words-of-amounts.ts';
import { declines, sends } from '../words/words-of-refusal.ts';
import { adds, asks } from '../words/words-of-wishes.ts';

const bills = inAnyLanguage('bills');
const absent = inAnyLanguage('absent');
const closed = inAnyLanguage('closed');
const empties = inAnyLanguage('empties');
const goesBack = inAnyLanguage('goesBack');
const gratitude = inAnyLanguage('gratitude');
const always =
  /(?<!\p{L})(?:always|immer|stets|altijd|steeds|toujours|siempre|sempre|zawsze|altid)(?!\p{L})/iu;
const announces = inAnyLanguage('announcesVisit');
const ofOrder = new RegExp(
  `(?<!\\p{L})(?:${numberNouns}|(?:order|po|auftrag\\p{L}*|bestellung|bestelling|commande|pedido|ordine|encomenda|zamówieni\\p{L}+|ordren?|bestilling\\p{L}*)(?!\\p{L}))`,
  'iu',
);

/**
 * Whether a sentence is about something else than this order: a bill or what was paid, a person who is away, a house
 * that is closed on other days than the one of delivery, what shall be taken back, who is called before, thanks. A line of
 * the order, goods that are asked for, a place or a number of the order in it make it one about the order.
 */
export function isOtherBusiness(text: string, rows: readonly DraftRow[], days: DayWriting | null): boolean {
  const topic = topicOf(text);
  if (topic === null || (topic !== 'visit' && mustBeAsked(text, rows))) return false;
  if (pointsAtRow(text, rows) || addressNouns.test(text) || town.test(text)) return false;
  const words = topicWords[topic];
  const plain = words.reduce((left, pattern) => left.replace(globally(pattern), ' '), text);
  if (findTargets(plain, rows) !== null || wantsGoods(plain, topic)) return false;
  const strays =
    topic === 'habit'
      ? []
      : text.split(pieceEnds).filter((piece) => !words.some((pattern) => pattern.test(piece)));
  if (strays.some((piece) => !(topic === 'closed' && says(piece, 'openAgain')) && mayBeOfOrder(piece, days)))
    return false;
  switch (topic) {
    case 'habit':
      return (
        !/\d{3}/.test(plain) &&
        !namesWeekday(plain) &&
        !namesDay(plain, days) &&
        verbOf(plain) === null &&
        !declines.test(plain)
      );
    case 'bill':
      return !(ofOrder.test(text) && /\d/.test(text.replace(ofBill, ' ')));
    case 'empties':
      return !declines.test(plain);
    case 'visit':
      return verbOf(plain) !== 'cancel' && !namesDay(plain, days);
    case 'thanks':
      return verbOf(plain) === null && !declines.test(plain);
    case 'absent':
      return !isMoved(plain) && !countsThings(plain, rows);
    case 'closed':
      return !isMoved(plain) && !countsThings(plain, rows) && days !== null && isClosedOtherwise(text, days);
  }
}

const pieceEnds = /[,;:–]\s|\s-\s/;

/** Beside what a sentence is about: a day, a delivery or a verb of change. */
function mayBeOfOrder(piece: string, days: DayWriting | null): boolean {
  const verb = verbOf(piece);
  return delivers.test(piece) || namesDay(piece, days) || verb === 'cancel' || verb === 'change';
}

function isMoved(plain: string): boolean {
  return delivers.test(plain) || sends.test(plain) || verbOf(plain) === 'cancel';
}

/** Whether a sentence says that nobody is there on the printed day of delivery. */
export function isClosedThen(text: string, days: DayWriting): boolean {
  const { printed } = days;
  if (printed === null || !closed.test(text) || longAgo.test(text) || daysTold(text, days).length === 0)
    return false;
  return topicOf(text) === 'closed' && !isClosedOtherwise(text, days);
}

type Topic = 'habit' | 'bill' | 'absent' | 'closed' | 'empties' | 'visit' | 'thanks';
const topicWords: Record<Topic, RegExp[]> = {
  habit: [always],
  bill: [bills],
  absent: [absent],
  closed: [closed, absent],
  empties: [empties, goesBack],
  visit: [announces],
  thanks: [gratitude],
};

function topicOf(text: string): Topic | null {
  if (gratitude.test(text)) return 'thanks';
  if (bills.test(text)) return 'bill';
  if (empties.test(text)) return goesBack.test(text) ? 'empties' : null;
  if (announces.test(text)) return 'visit';
  if (closed.test(text)) return 'closed';
  if (!absent.test(text)) return always.test(text) && delivers.test(text) ? 'habit' : null;
  return wholeFirm.test(text) ? 'closed' : 'absent';
}
/** A firm on holiday, and not one person of it. */
const wholeFirm =
  /(?<!\p{L})(?:we|our|wir|unser\p{L}*|we|wij|ons|onze|nous|notre|estamos|nuestr\p{L}+|nos|siamo|noi|nostr\p{L}|nosso|nossa|jesteśmy|mamy|nasz\p{L}*|vi|vores)(?!\p{L})/iu;

/** "Invoice 2291 of 30 May": numbers behind a word for a bill are its own. */
const ofBill = new RegExp(
  `${bills.source}(?:\\s\\p{L}{1,6}\\.?){0,2}\\s*[#:]?\\s*[\\p{L}\\d/.-]*\\d[\\p{L}\\d/.,-]*`,
  'giu',
);
const town = /(?<![\p{L}\d.,/-])(?:\d{4,5}(?: [A-Z]{2})?|\d{2}-\d{3})\s\p{Lu}\p{Ll}{2,}/u;

/** "Always on Tuesdays" may not be the printed day. */
function namesWeekday(text: string): boolean {
  return (text.match(/\p{L}{5,}/gu) ?? []).some(
    (word) =>
      dateWords.weekdays.has(foldWord(word)) || dateWords.weekdays.has(foldWord(word.replace(/s$/, ''))),
  );
}

/** Goods that are asked for with an amount, or added. */
function wantsGoods(text: string, topic: Topic): boolean {
  const isCounted = [
    ...withoutPlainNumbers(text).matchAll(/(?<![\p{L}\d.,/-])\d{1,5} ?(?:[x×] ?)?(\p{L}{2,})/giu),
  ].some(([, word]) => isBodyUnit(word!) && !/^(?:euro?s?|min|std|st|h)$/iu.test(word!));
  if (!isCounted) return false;
  return topic === 'bill'
    ? asks.test(text) && (adds.test(text) || sends.test(text))
    : asks.test(text) || adds.test(text);
}

/** "10 extension leads", and neither a day nor so many weeks. */
function countsThings(text: string, rows: readonly DraftRow[]): boolean {
  const nouns = [...text.matchAll(/(?<![\p{L}\d.,/-])\d{1,5} (\p{L}{4,})/gu)];
  const isThing = nouns.some(([, noun]) => !dateWords.months.has(foldWord(noun!)));
  return isThing && holdsAmount(text, { present: null, rows });
}

function namesDay(text: string, days: DayWriting | null): boolean {
  return days !== null && daysTold(text, days).length > 0;
}

/** The days or weeks on which a house is closed leave out the day of delivery; where nobody can tell, it is none. */
export function isClosedOtherwise(text: string, days: DayWriting): boolean {
  const { printed } = days;
  if (printed === null) return true;
  const told = daysTold(text, days).map(({ iso }) => iso);
  const [first, last] = [told[0], told.at(-1)];
  if (first === undefined || last === undefined) {
    const months = (text.match(/\p{L}{3,}/gu) ?? []).flatMap(
      (word) => dateWords.months.get(foldWord(word)) ?? [],
    );
    return months.length > 0 && !months.includes(Number(printed.slice(5, 7)));
  }
  const start = startOfRange.exec(text.slice(0, text.indexOf(daysTold(text, days)[0]!.text)))?.[1];
  if (told.length === 1 && start !== undefined)
    return printed > last || printed < `${first.slice(0, 8)}${start.padStart(2, '0')}`;
  if (told.length === 1 && says(text, 'openAgain')) return printed >= first;
  if (told.length === 1)
    return says(text, 'sinceOrUntil') ? isWithin(text, first, printed) : first !== printed;
  return first <= last
    ? printed < first || printed > last || isBackThen(text, last, printed)
    : printed > first;
}

/** "From 3 to" before 23 August. */
const startOfRange =
  /(?<![\d.,])(\d{1,2})\.?(?:º|er|°)?\s?(?:to|till|until|bis(?: zum)?|t\/m|tot(?: en met)?|au|al|a|ao|do|til|-|–)\s?(?:the |le |el |il |den |de )?$/iu;

/** "Closed from 9 April": a delivery before it. "Closed until 5 April": one behind it. */
function isWithin(text: string, day: string, printed: string): boolean {
  return says(text, 'since') ? printed < day : printed > day;
}

/** "Open again from 7 April": a delivery on that day. */
function isBackThen(text: string, last: string, printed: string): boolean {
  return printed === last && says(text, 'openAgain');
}

function globally({ source }: RegExp): RegExp {
  return new RegExp(source, 'giu');
}
