import type { Word } from '@orderloom/pages/page.ts';
import type { Candidate } from '../draft.ts';
import { placeOf, type Sheet } from '../layout/sheet.ts';
import { isAmountWord } from '../lexicon/label-words.ts';
import { readCurrency } from '../values/currency.ts';
import { numberOfWord } from '../values/number-words.ts';

/** So many words of a number stand right before its currency. */
const fewestNumbers = 2;
/** `quarante-cinq`, `cuarenta y cinco`, `deux cents`: how many words back they are looked for. */
const wordsBefore = 4;

/** `à la somme de sept mille quatre-vingt-neuf euros`: the currency of a sum that is spelled out. */
export function spelledCurrencies(sheets: readonly Sheet[]): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) =>
      line.segments.flatMap(({ words }) =>
        (isOfSum(words) ? words : []).flatMap((word, at): Candidate[] => {
          const bare = word.text.replace(/[.,;:)]+$/, '');
          const value = /^\p{L}{4,}$/u.test(bare) && at > 1 ? readCurrency(bare) : null;
          if (value === null || !/^[A-Z]{3}$/.test(value)) return [];
          const before = words
            .slice(Math.max(0, at - wordsBefore), at)
            .flatMap(({ text }) => text.split('-'));
          const isNumber = (text: string) => numberOfWord(text) !== null;
          const isSpelled = isNumber(before.at(-1)!) && before.filter(isNumber).length >= fewestNumbers;
          return isSpelled
            ? [{ ...placeOf(sheet, [word]), value, score: 0.8, because: 'its name at a sum in words' }]
            : [];
        }),
      ),
    ),
  );
}

/**
 * `Capital social de cinquante mille euros` names no sum of the order: a word for one stands in its text, or next to
 * nothing but the sum.
 */
function isOfSum(words: readonly Word[]): boolean {
  const first = words.findIndex(({ text }) => text.split('-').some((part) => numberOfWord(part) !== null));
  return first <= 1 || words.some(({ text }) => isAmountWord(text));
}
