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
        /:$/.test(before.text) &&
        gap < valueReach * heightOf(segment.box)
      );
    }),
  );
}
/** In heights of the value. */
const valueReach = 4;
