import type { Word } from '@orderloom/pages/page.ts';
import type { Candidate } from '../draft.ts';
import { heightOf } from '../layout/boxes.ts';
import { characterConfidence, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { readDate } from '../values/date.ts';
import { looksLikeOrderNumber, readOrderNumber } from '../values/order-number.ts';
import { readPhone } from '../values/phone.ts';
import { readVatId } from '../values/vat-id.ts';
import { isWholeTitle, longestTitle, namesOrder } from './order-words.ts';

/** A title stands in this upper part of the first page, in letters this much larger than most. */
export const titleDepth = 0.4;
const titleSize = 1.15;

/** The titles of a page that name an order, in larger letters or in words that a lexicon has. */
export function titlesOn(sheet: Sheet): Segment[] {
  const large = titleSize * medianHeight(sheet);
  return sheet.lines
    .filter(({ box }, index) => box[1] < titleDepth * sheet.height && (sheet.source !== 'plain' || index < 3))
    .flatMap((line) => line.segments)
    .filter(
      (segment) =>
        sheet.source === 'plain' ||
        heightOf(segment.box) >= large ||
        isWholeTitle(segment.text) ||
        isNumberedTitle(segment),
    )
    .filter((segment) => namesOrder(segment) || isNumberedTitle(segment));
}

/**
 * `Requisição externa PO121353 de 05/02/2026`, `Purchase Order #3000044127`: what a lexicon has as the name of an order,
 * with a number and a date, or one at its sign.
 */
function isNumberedTitle({ text, words }: Segment): boolean {
  const at = words.findIndex((word) => /\d/.test(word.text));
  const name = words.slice(0, Math.max(at, 0)).map((word) => word.text);
  const rest = words.slice(at + 1).map((word) => word.text);
  return (
    at > 0 &&
    words.length <= longestTitle &&
    isWholeTitle(name.join(' ').replace(/\s(?:n\.?[ºo°]?|nr\.?|no\.?|#)$/i, '')) &&
    isNumber(words[at]!.text) &&
    ((rest.length === 0 && words[at]!.text.startsWith('#')) ||
      (readDate(rest.join(' '), 'DMY', dateWords) !== null && !/\d{2}:\d{2}/.test(text)))
  );
}

/** True for a number such as orders have: no year, telephone or number of a tax office. */
export function isNumber(text: string): boolean {
  const number = readOrderNumber(text);
  // A year alone is part of a date.
  return (
    number !== null &&
    !(/^(?:[+(]|0\d*[\s/-])/.test(text) && readPhone(text) !== null) &&
    looksLikeOrderNumber(number) &&
    number.replace(/\D/g, '').length >= 4 &&
    !/^(?:19|20)\d\d$/.test(number) &&
    readVatId(number) === null
  );
}

/** The number in these words. */
export function candidateOf(
  sheet: Sheet,
  words: readonly Word[],
  weight: number,
  because: string,
): Candidate {
  const place = placeOf(sheet, words);
  return {
    ...place,
    value: readOrderNumber(place.text)!,
    score: weight * characterConfidence(words),
    because,
  };
}

export function medianHeight(sheet: Sheet): number {
  const known = medians.get(sheet);
  if (known !== undefined) return known;
  const median = medianIn(sheet);
  medians.set(sheet, median);
  return median;
}

/** A page is asked for it by all that look for titles; sheets never change. */
const medians = new WeakMap<Sheet, number>();

function medianIn(sheet: Sheet): number {
  const heights = sheet.lines
    .flatMap(({ words }) => words.map(({ box }) => heightOf(box)))
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}
