import { heightOf } from '../layout/boxes.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';

/** `Attn:` in the block of others, and who is named a gap behind it. */
export function valuesBeside({ lines }: Sheet, labels: ReadonlySet<Segment>): Segment[] {
  return lines.flatMap(({ segments }) =>
    segments.filter((segment, at) => {
      const before = segments[at - 1];
      const gap = segment.box[0] - (before?.box[2] ?? 0);
      return (
        before !== undefined &&
        labels.has(before) &&
        gap < heightOf(segment.box) * (/:$/.test(before.text) ? valueReach : cellReach)
      );
    }),
  );
}
/** In heights of the value; without a colon it stands in the same cell, `Spoken to Ann Lee`. */
const valueReach = 4;
const cellReach = 1.2;
