import type { DateRule } from '../context.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { asksForGoods, tellsOfPast } from '../mail-body/wordings.ts';
import { readDayWithoutYear } from '../values/day-without-year.ts';
import { type ReadDelivery, readDelivery } from '../values/delivery.ts';
import { readWeekday } from '../values/weekday-alone.ts';
import { wantsOther } from './other-wishes.ts';

/** A day on which an e-mail wants the goods; `isGuess`: nothing but a preposition says so. */
export interface MailDay {
  value: ReadDelivery;
  isGuess: boolean;
}

const delivery =
  /^(?:deliver(?:y|ed|ies)?|(?:an|aus|be)?liefer(?:ung|n|t|termin)?|(?:af|ge)?lever(?:ing|en|d|es|t)?|livr(?:aison|er|ez|é|able)|entreg(?:a|ar|uen|ue)|consegn(?:a|are|ate)|dostaw[aęy]|dostarczy\p{L}*)[:,.]?$/iu;
const preposition =
  /^(?:for|by|on|before|für|bis|am|zum|vor|voor|op|uiterlijk|tegen|pour|avant|para|el|per|entro|até|na|do|dla|til|senest|inden|på)$/iu;
const sentenceEnd = /(?<=\p{L}{2}[.!?])\s+|(?<=:)\s+/u;
/** So many words may stand between what is delivered and its day: "deliver to us on Monday". */
const mostBetween = 3;
const mostWordsOfDay = 5;
/** Such a sentence says nothing else: "For Saturday please:". */
const shortest = 5;

/**
 * The day on which a sentence of an e-mail wants the goods: "Delivery Monday if possible", "livraison le 16 octobre",
 * "we need 12 boxes for Friday". Days without a year, and days of the week, come next after that of the e-mail.
 */
export function readMailDay(text: string, rule: DateRule): MailDay | null {
  const { sentOn } = rule;
  if (!sentOn) return null;
  const found = text.split(sentenceEnd).flatMap((sentence) => {
    if (tellsOfPast.test(sentence)) return [];
    const words = sentence.split(/\s+/);
    const isAsked = words.length <= shortest || asksForGoods(sentence);
    return words.flatMap((word, at): MailDay[] => {
      const isDelivery = delivery.test(word);
      if (!isDelivery && !(isAsked && preposition.test(word))) return [];
      const value = isDelivery ? dayWithin(words, at + 1, rule, sentOn) : dayAt(words, at, rule, sentOn);
      return value && !wantsOther(words.slice(0, at).join(' ')) ? [{ value, isGuess: !isDelivery }] : [];
    });
  });
  return found.find(({ isGuess }) => !isGuess) ?? found[0] ?? null;
}

function dayWithin(
  words: readonly string[],
  from: number,
  rule: DateRule,
  sentOn: string,
): ReadDelivery | null {
  for (let at = from; at <= from + mostBetween; at++) {
    const read = dayAt(words, at, rule, sentOn);
    if (read) return read;
  }
  return null;
}

/** The day that the words begin with, perhaps behind its preposition. */
function dayAt(words: readonly string[], at: number, rule: DateRule, sentOn: string): ReadDelivery | null {
  for (let length = mostWordsOfDay; length > 0; length--) {
    const own = words.slice(at, at + length);
    if (own.length < length) continue;
    const text = own.join(' ').replace(/(?<=\p{L})[.,;:!?)]+$|[,;:!?)]+$/u, '');
    const bare = own
      .slice(1)
      .join(' ')
      .replace(/(?<=\p{L})[.,;:!?)]+$|[,;:!?)]+$/u, '');
    const withYear = readDelivery(text, rule.order, dateWords, null);
    if (withYear && !withYear.asap && text.endsWith(withYear.text)) return withYear;
    const read =
      readDayWithoutYear(text, rule.order, dateWords, sentOn) ??
      (preposition.test(own[0]!) && bare !== ''
        ? readDayWithoutYear(bare, rule.order, dateWords, sentOn)
        : null);
    if (read) return read;
  }
  if (rule.tellsWeek) return null;
  const text = words.slice(at, at + mostWordsOfDay).join(' ');
  const [first = ''] = words.slice(at);
  const behind = preposition.test(first) ? words.slice(at + 1, at + mostWordsOfDay).join(' ') : '';
  return readWeekday(text, dateWords, sentOn) ?? (behind ? readWeekday(behind, dateWords, sentOn) : null);
}
