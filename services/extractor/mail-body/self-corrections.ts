import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow, Place } from '../draft.ts';
import { placeOf } from '../layout/sheet.ts';
import { foldWord } from '../values/fold.ts';
import type { Paragraph } from './message-lines.ts';
import { sentencesOf } from './sentences.ts';
import { textOf } from './starts-item.ts';

/** "Not the blue but the red", "only 20 of them": what was listed shall be otherwise. */
const otherwise = new RegExp(
  [
    '(?<!\\p{L})(?:not|nicht|kein\\p{L}*|niet|geen|pas|non|não|nie|ikke)(?!\\p{L})[^.!?]{1,60}(?<!\\p{L})(?:but|sondern|maar|mais|ma|bensì|mas|lecz|ale|tylko|men)(?!\\p{L})',
    '(?<!\\p{L})no(?!\\p{L})[^.!?]{1,60}(?<!\\p{L})sino(?!\\p{L})',
    "(?<!\\p{L})(?:only|just|nur|lediglich|bloß|slechts|maar|seulement|n(?:e |[’']) ?\\p{L}+ que|sólo|solo|soltanto|apenas|só|tylko|kun) (?:\\p{L}+ )?\\d{1,5}(?![\\d.,:]*\\d)",
    '(?<!\\p{L})(?:rather|better|instead|lieber|besser|doch|statt\\p{L}*|liever|toch|beter|plutôt|finalement|mejor|más bien|piuttosto|anzi|meglio|antes|melhor|afinal|raczej|lepiej|jednak|hellere|alligevel|sorry|i meant|ich meinte) (?:\\p{L}+ ){0,2}\\d{1,5}(?![\\d.,:]*\\d)',
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
