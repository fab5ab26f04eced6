import type { Box } from '@orderloom/pages/page.ts';

/** The smallest box around all of them. */
export function boxAround(boxes: readonly Box[]): Box {
  const around: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x0, y0, x1, y1] of boxes) {
    around[0] = Math.min(around[0], x0);
    around[1] = Math.min(around[1], y0);
    around[2] = Math.max(around[2], x1);
    around[3] = Math.max(around[3], y1);
  }
  return around;
}

/** Points by which two boxes overlap from left to right; negative is the gap between them. */
export function overlapX(a: Box, b: Box): number {
  return Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
}

/** How far two boxes overlap from top to bottom, in points; negative is the gap between them. */
export function overlapY(a: Box, b: Box): number {
  return Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
}

export function middleX(box: Box): number {
  return (box[0] + box[2]) / 2;
}

export function middleY(box: Box): number {
  return (box[1] + box[3]) / 2;
}

export function heightOf(box: Box): number {
  return box[3] - box[1];
}

export function widthOf(box: Box): number {
  return box[2] - box[0];
}
