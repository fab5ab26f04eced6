import type { Segment } from '../layout/sheet.ts';
import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { dateWords, documentBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { foldWord } from '../values/fold.ts';
import { remembered } from '../values/remembered.ts';

/** Titles have at most this many words. */
export const longestTitle = 8;
/** The fewest letters that tell a word, and the longest ending that it may have. */
const stem = 5;
const longestEnding = 3;

/** The single words that name orders. */
const orderWords = lexicons
  .flatMap(({ labels, documentTypes }) => [
    ...phrasesOf(labels.orderTitle),
    ...phrasesOf(documentTypes.purchase_order),
  ])
  .filter((phrase) => /^\p{L}{5,}$/u.test(phrase))
  .map(foldWord);
/** Without their endings; `Pedido de material` names an order as much as `Pedido` does. */
const orderStems = [
  ...new Set(orderWords.map((word) => word.slice(0, Math.max(stem, word.length - longestEnding)))),
];
/** In longer words an order may be the last part: `Warenbestellung`. */
const shortestPart = 6;

/** True for a short text that names an order. */
export function namesOrder({ text, words }: Segment): boolean {
  return words.length <= longestTitle && tokenise(text).some(({ text: word }) => isOrderWord(word));
}

/** True for a folded word that names an order. */
export const isOrderWord = remembered((word): boolean => {
  return (
    !dateWords.months.has(word) &&
    orderStems.some(
      (part) =>
        word.startsWith(part) || word.endsWith(part) || (part.length >= shortestPart && word.includes(part)),
    )
  );
});

/** True for a folded word whose last part is one for an order: `lieferantenauftrag`, but not `auftragsbestaetigung`. */
export function endsInOrderWord(word: string): boolean {
  return orderWords.some((last) => word.endsWith(last));
}

/** True for a text that a lexicon has as the name of an order. */
export const isWholeTitle = remembered((text): boolean => {
  const all = tokenise(text);
  const match = longestMatch(documentBook, all, 0);
  return (
    match !== null &&
    match.length === all.length &&
    match.meanings.some(({ kind }) => kind === 'purchase_order')
  );
});

/** True for `Pedido para Muster S.A.`, `Bestellung bei Muster`: a line that says to whom an order goes names it, and no house. */
export const namesOrderTo = remembered((text): boolean => {
  const [, title] = orderTo.exec(text) ?? [];
  return title !== undefined && isWholeTitle(title);
});
const orderTo = new RegExp(
  `^(\\S+(?:\\s\\S+){0,2}?)\\s${anyOf(
    ({ smallWords }) => smallWords.to,
    ({ smallWords }) => smallWords.at,
    ({ smallWords }) => smallWords.for,
  )}\\s\\p{Lu}`,
  'u',
);
