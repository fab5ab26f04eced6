import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { dateWords, tokenise } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { remembered } from '../values/remembered.ts';
import { wantsOnlyOther, wantsOther } from './other-wishes.ts';
import { tellingWords } from './telling-words.ts';

/** What a date at a label that no lexicon has may be. */
export type DateMeaning = 'order' | 'delivery' | 'other';

/** Shorter words stand for too much; words grow endings, and this many letters tell them. */
const shortestWord = 3;
const stem = 5;
/** Labels are short; longer texts before a date are sentences. */
const longestLabel = 6;

/**
 * What the words of an unknown label say about its date: words that the lexicons' labels of one meaning have
 * far more often than others, as `due` in `Due at our site`. Null when none does; what is about something else decides.
 */
export const dateMeaning = remembered((label): DateMeaning | null => {
  const words = tokenise(label)
    .map(({ text }) => text)
    .filter((word) => !/\d/.test(word));
  if (words.length === 0 || words.length > longestLabel) return null;
  // `Please confirm the delivery by` may want either.
  if (wantsOther(label)) return wantsOnlyOther(label) ? 'other' : null;
  const found = new Set(
    words.flatMap((word) => telling.get(word) ?? telling.get(word.slice(0, stem)) ?? limitOf(word)),
  );
  if (found.has('other')) return 'other';
  return found.size === 1 ? [...found][0]! : null;
});

/** `by`, `until`, `latest`: a limit is one of delivery. */
function limitOf(word: string): DateMeaning[] {
  const isLimit = word.length >= shortestWord && (dateWords.until.has(word) || dateWords.from.has(word));
  return isLimit ? ['delivery'] : [];
}

const telling = tellingWords<DateMeaning>(
  {
    delivery: lexicons.flatMap(({ labels, columns }) =>
      [labels.deliveryDate, labels.dueDate, labels.shipTo, columns.deliveryDate].flatMap(phrasesOf),
    ),
    order: lexicons.flatMap(({ labels }) =>
      [labels.orderDate, labels.orderNumber, labels.orderTitle].flatMap(phrasesOf),
    ),
    other: lexicons.flatMap(({ labels }) => phrasesOf(labels.other)),
  },
  { shortest: shortestWord, stem },
);

/** True for a label of the day on which goods leave: `Ship not before`, `Versanddatum`, no more than that they are sent. */
export function namesLeaving(label: string): boolean {
  return leaving.test(label) && !arriving.test(label);
}

/** True for a label of the day on which goods are there: `Must arrive by`, `Delivery date`. */
export function namesArriving(label: string): boolean {
  return arriving.test(label) && !leaving.test(label);
}
/** True for a label of the day from which nobody wants the goods: `Cancel after`. */
export function namesLapse(label: string): boolean {
  return /^(?:cancel|annul|storn|anul)/iu.test(label);
}
/** `Ship to arrive by` and `Versand/Lieferung` say both; `Ship to` is a place. */
const leaving = new RegExp(`${anyOf(({ goodsWords }) => goodsWords.leave)}(?!\\s?to)`, 'iu');
const arriving = new RegExp(
  anyOf(
    ({ goodsWords }) => goodsWords.deliver,
    ({ goodsWords }) => goodsWords.arrive,
  ),
  'iu',
);
