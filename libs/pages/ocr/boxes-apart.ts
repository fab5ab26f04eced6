import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import { gapBetween, inkIn } from './ink.ts';

/** Boxes of one line overlap up and down by this share of the lower one, and from side to side by less than this. */
const sameLine = 0.6;
const mostOverlap = 1.5;

/**
 * Boxes that reach into their neighbours on the same line, cut in the white between: the first stroke of a neighbour
 * would make a word as wide as if it went on there.
 */
export function boxesApart(picture: Picture, boxes: readonly Box[]): Box[] {
  const apart = boxes.map((box): Box => [...box]);
  for (const left of apart) {
    for (const right of apart) {
      if (!reachesInto(left, right)) continue;
      const around: Box = [left[0], Math.max(left[1], right[1]), right[2], Math.min(left[3], right[3])];
      const { from, to } = gapBetween(inkIn(picture, around), right[0], left[2]);
      const middle = Math.round((from + to) / 2);
      if (middle > left[0] && middle < right[2]) [left[2], right[0]] = [middle, middle];
    }
  }
  return apart;
}

function reachesInto(left: Box, right: Box): boolean {
  const height = Math.min(left[3] - left[1], right[3] - right[1]);
  const [overlap, beside] = [left[2] - right[0], Math.min(left[3], right[3]) - Math.max(left[1], right[1])];
  const isBefore = left[0] < right[0] && left[2] < right[2];
  return isBefore && beside > sameLine * height && overlap > 0 && overlap < mostOverlap * height;
}
