import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow, Place } from '../draft.ts';
import { placeOf } from '../layout/sheet.ts';
import { buts } from '../lexicon/conjunctions.ts';
import { phrasesOf } from '../lexicon/mail/phrase-pattern.ts';
import { foldWord } from '../values/fold.ts';
import type { Paragraph } from './message-lines.ts';
import { sentencesOf } from './sentences.ts';
import { textOf } from './starts-item.ts';

/** "Not the blue but the red", "only 20 of them": what was listed shall be otherwise. */
const number = '\\d{1,5}(?![\\d.,:]*\\d)';
const otherwise = new RegExp(
  [
    `(?<!\\p{L})${phrasesOf('negations')}[^.!?]{1,60}(?<!\\p{L})(?:${buts})(?!\\p{L})`,
    `(?<!\\p{L})${phrasesOf('only')} (?:\\p{L}+ )?${number}`,
    `(?<!\\p{L})${phrasesOf('rather')} (?:\\p{L}+ ){0,2}${number}`,
  ].join('|'),
  'iu',
);

/**
 * Sentences that set right what the same mail orders in other lines, by a contrast with a number: `The composite please
 * only 4`. `names` tells whether a row has its name from a word.
 */
export function selfCorrections(
  { sheet, lines }: Paragraph,
  rows: readonly DraftRow[],
  names: (row: DraftRow, word: Word) => boolean,
): Place[] {
  return sentencesOf(lines.flatMap(({ words }) => words))
    .filter((sentence) => {
      const text = textOf(sentence);
      if (!otherwise.test(text) || !/\d/.test(text)) return false;
      const others = rows
        .filter((row) => !sentence.some((word) => names(row, word)))
        .flatMap(({ description }) => namesIn(description?.value ?? ''));
      return namesIn(text).some((own) => others.some((other) => isLike(own, other)));
    })
    .map((sentence) => placeOf(sheet, sentence));
}

function namesIn(text: string): string[] {
  return (text.match(/\p{L}{4,}/gu) ?? []).map(foldWord);
}

/** `Scheren` is in `Kinderschere`, `cartons` in `carton`. */
function isLike(own: string, name: string): boolean {
  const stem = own.slice(0, Math.max(shortestStem, own.length - longestEnding));
  return own.length >= shortestStem && name.includes(stem);
}
const shortestStem = 5;
const longestEnding = 2;
