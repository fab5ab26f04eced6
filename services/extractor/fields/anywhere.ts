import type { Word } from '@orderloom/pages/page.ts';
import type { Candidate } from '../draft.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { wordsBetween } from './labels.ts';

/** Values that a reader finds in any text outside the segments of others. */
export function anywhere(
  sheets: readonly Sheet[],
  foreign: ReadonlySet<Segment>,
  read: (text: string) => string | null,
  score: number,
): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) =>
      line.segments.flatMap((segment): Candidate[] => {
        const value = foreign.has(segment) ? null : read(segment.text);
        return value === null
          ? []
          : [
              {
                ...placeOf(sheet, wordsOf(segment, value)),
                value,
                score,
                because: 'the only one printed',
              },
            ];
      }),
    ),
  );
}

/** The words of a segment that make a value; all of them where it is printed otherwise. */
function wordsOf(segment: Segment, value: string): Word[] {
  const at = segment.text.indexOf(value);
  return at < 0 ? segment.words : wordsBetween(segment, at, at + value.length);
}
