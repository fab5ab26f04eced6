import { heightOf } from './boxes.ts';
import type { Segment, Sheet } from './sheet.ts';

/** A label with the value to its right and what goes on under that. */
export interface ListEntry {
  label: Segment;
  values: Segment[];
}

/** Edges of labels this near, in points, are flush; those of values may be set in a little. */
const flush = { label: 4, value: 12 } as const;
/** Two entries stand at most this many heights apart, the lines of one value this many. */
const farthest = { entry: 2.5, line: 1.3 } as const;

/**
 * The list of labels and values that goes on downwards from this label and its value, the two first. Labels are flush
 * left or flush right, values flush left; other columns may stand beside. Only one entry: no list.
 */
export function listFrom(sheet: Sheet, label: Segment, value: Segment): ListEntry[] {
  const entries: ListEntry[] = [{ label, values: [value] }];
  let last = label;
  for (const { segments, box } of sheet.lines.slice(label.line + 1)) {
    const gap = (box[1] - last.box[3]) / heightOf(last.box);
    if (gap > farthest.entry) break;
    const own = segments.find((segment) => isUnder(segment, label));
    const beside = segments.find(
      (segment) =>
        segment.box[0] > label.box[0] &&
        Math.abs(segment.box[0] - value.box[0]) < flush.value &&
        segment !== own,
    );
    // What stands between labels and values, flush with neither, is a block of its own.
    if (
      segments.some(
        (segment) => segment !== own && segment.box[0] > label.box[0] && segment.box[2] < value.box[0],
      )
    )
      break;
    if (own && own.box[2] > value.box[0] && own !== beside) break;
    if (own) entries.push({ label: own, values: beside ? [beside] : [] });
    else if (beside && gap > farthest.line) break;
    else if (beside) entries.at(-1)!.values.push(beside);
    last = own ?? beside ?? last;
  }
  return entries.filter(({ values }) => values.length > 0).length > 1 ? entries : [];
}

function isUnder({ box }: Segment, label: Segment): boolean {
  return Math.abs(box[0] - label.box[0]) < flush.label || Math.abs(box[2] - label.box[2]) < flush.label;
}
