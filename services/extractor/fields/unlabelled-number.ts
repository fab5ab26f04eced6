import type { Candidate } from '../draft.ts';
import { below } from '../layout/neighbours.ts';
import { characterConfidence, type Line, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { looksLikeOrderNumber, readOrderNumber } from '../values/order-number.ts';
import { readPhone } from '../values/phone.ts';
import { readVatId } from '../values/vat-id.ts';
import type { LabelIndex } from './labelled-values.ts';
import { linesAbove } from './unlabelled-dates.ts';

/** Such a number is never taken without a look. */
const weight = 0.6;
/** What announces a number in the languages that we read. */
const numberWords = new Set('no nr num number nummer numero numer nummero n ref id code'.split(' '));
/** A label has at most this many words. */
const longestLabel = 5;

/**
 * Numbers of the first page's head at labels that we do not know but that announce a number: `Belegnr.: 4711-22`. Only
 * the first from the top; further down stand other numbers.
 */
export function findUnlabelledNumber(
  sheets: readonly Sheet[],
  index: LabelIndex,
  inTables: ReadonlySet<Line>,
): Candidate[] {
  const [sheet] = sheets;
  // OCR misreads labels that we do know: a number beside one of those is another number.
  if (!sheet || sheet.source === 'ocr') return [];
  for (const line of linesAbove(sheet, inTables)) {
    for (const [at, segment] of line.segments.entries()) {
      const found = numberAt(sheet, segment, line.segments[at + 1] ?? null, index);
      if (found) return [found];
    }
  }
  return [];
}

function numberAt(sheet: Sheet, label: Segment, right: Segment | null, index: LabelIndex): Candidate | null {
  if (index.labelled.has(label) || label.words.length > longestLabel || !announcesNumber(label.text))
    return null;
  for (const value of [right, below(sheet, label, 2.2)]) {
    if (!value || index.labelled.has(value) || index.values.has(value)) continue;
    const number = readOrderNumber(value.text);
    const isOther =
      (/^[+(0]/.test(value.text) && readPhone(value.text) !== null) || readVatId(value.text) !== null;
    if (number === null || isOther || !looksLikeOrderNumber(number) || number.replace(/\D/g, '').length < 4)
      continue;
    return {
      ...placeOf(sheet, value.words),
      value: number,
      score: weight * characterConfidence(value.words),
      because: `at "${label.text}", a label that we do not know`,
    };
  }
  return null;
}

function announcesNumber(text: string): boolean {
  return tokenise(text).some(
    ({ text: token }) => numberWords.has(token) || /(?:nr|nummer|nummeret|numer)$/.test(token),
  );
}
