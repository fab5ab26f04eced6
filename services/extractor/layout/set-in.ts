import { heightOf } from './boxes.ts';
import { rightOf, stackBelow } from './neighbours.ts';
import type { Segment, Sheet } from './sheet.ts';

/** What belongs to a heading of a plain text, or to one with a colon, is set in by at most so many points: a tab, eight characters. */
const widestTab = 48;
/** It begins at most so many heights under its heading. */
const linesBelow = 3;
/** Left edges this near, in points, are flush. */
const flush = 3;

/** The first text that is set in under such a heading; null for the second line of what stands beside it. */
export function firstSetIn(sheet: Sheet, heading: Segment): Segment | null {
  const [left, , , bottom] = heading.box;
  const line = sheet.lines[heading.line + 1];
  const isHeading = sheet.source === 'plain' || heading.text.endsWith(':');
  if (!isHeading || !line || line.box[1] - bottom > linesBelow * heightOf(heading.box)) return null;
  const first = line.segments.find(({ box }) => box[0] > left - flush);
  const set = first ? first.box[0] - left : 0;
  const beside = rightOf(sheet, heading);
  const goesOn = first !== undefined && beside !== null && beside.box[0] <= first.box[0] + flush;
  return set > flush && set <= widestTab && !goesOn ? first! : null;
}

/** The texts that are set in under such a heading, up to the next one. */
export function stackSetIn(sheet: Sheet, heading: Segment, isEnd: (segment: Segment) => boolean): Segment[] {
  const first = firstSetIn(sheet, heading);
  if (!first || isEnd(first)) return [];
  const isOut = ({ box }: Segment) => Math.abs(box[0] - heading.box[0]) < flush;
  return [
    first,
    ...stackBelow(sheet, first, first.box[0], (part) => isOut(part) || isEnd(part), { isColumn: true }),
  ];
}
