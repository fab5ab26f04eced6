import { folded, longestMatch, tokenise, totalBook } from './phrases.ts';

const plusMinus = folded((lexicon) => lexicon.plusMinus);
const mostWords = Math.max(...[...plusMinus].map((phrase) => phrase.split(' ').length));

/** What may stand behind such words: `Less:`, `Add -`, `zzgl.` */
const behindWord = /^[.:]?(?:\s[-–—:])?\s+/;
const sign = /^(?:[+–−-]|\((?:[+–−-])\))\s*/;
const rate = /^\d{1,2}(?:[.,]\d{1,2})?\s?%\s+(?=\p{L})/u;

/**
 * `+ 20 % USt`, `abzüglich 2,00 % Rabatt`, `Less: Special discount`, `Add - Freight`: the name of a tax, a discount or the
 * freight alone; any other text as it is.
 */
export function withoutPlusMinus(text: string): string {
  const signed = text.slice(lengthOfSign(text));
  const name = signed.replace(rate, '');
  if (name === text) return text;
  const kinds = longestMatch(totalBook, tokenise(name), 0)?.meanings.map(({ kind }) => kind) ?? [];
  return kinds.some((kind) => kind === 'tax' || kind === 'discount' || kind === 'freight') ? name : text;
}

/** Of `+ ` or `Less: ` at the beginning; 0 where there is none. */
function lengthOfSign(text: string): number {
  const [mark] = sign.exec(text) ?? [];
  if (mark !== undefined) return mark.length;
  const all = tokenise(text).slice(0, mostWords);
  const last = all.findLast((_, at) =>
    plusMinus.has(
      all
        .slice(0, at + 1)
        .map((token) => token.text)
        .join(' '),
    ),
  );
  const [between] = (last && behindWord.exec(text.slice(last.end))) ?? [];
  return last === undefined || between === undefined ? 0 : last.end + between.length;
}
