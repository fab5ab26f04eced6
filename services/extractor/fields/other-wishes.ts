import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { documentBook, longestMatch, spellings, tokenise } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { foldWord } from '../values/fold.ts';
import { remembered } from '../values/remembered.ts';

/** Beginnings this long may also stand inside a compound: `Auftragsbestätigung`. */
const shortestInside = 6;

const beginnings = lexicons
  .flatMap(({ otherWishes }) => phrasesOf(otherWishes).flatMap(spellings))
  .map((word) => foldWord(word.replace('-', '')));

/** What a buyer wants of the goods. */
const ofGoods = new RegExp(
  anyOf(
    ({ goodsWords }) => goodsWords.deliver,
    ({ goodsWords }) => goodsWords.leave,
  ),
  'iu',
);

/** True for words that want a confirmation, an answer, an offer or money by a day: `Please confirm by`. */
export const wantsOther = remembered((text): boolean => {
  return text
    .split(/[^\p{L}\p{M}]+/u)
    .map(foldWord)
    .some((word) =>
      beginnings.some(
        (begin) => word.startsWith(begin) || (begin.length >= shortestInside && word.includes(begin)),
      ),
    );
});

/** True for words that want only that: `Please confirm the delivery by` may speak of the goods. */
export function wantsOnlyOther(text: string): boolean {
  return wantsOther(text) && !ofGoods.test(text);
}

/** `Lieferscheine senden Sie an unser Büro …`, `les bons de livraison …`: papers go there. */
export function namesOtherPaper(sentence: string): boolean {
  const words = sentence.split(' ');
  return words.some((word, at) => {
    const singular = [word, ...plurals.map((end) => word.replace(end, ''))];
    return singular.some((one) => {
      const all = tokenise([one, ...words.slice(at + 1)].join(' '));
      const paper = longestMatch(documentBook, all, 0);
      return paper?.meanings.some(({ kind }) => kind !== 'purchase_order') ?? false;
    });
  });
}
/** What many of a thing end in, in the languages that we read. */
const plurals = [/s$/, /e[ns]?$/, /er$/];
