import type { Picture } from './picture.ts';
import { inkBelow } from './picture-lines.ts';

/** Pages are laid on a scanner within this (degrees); photos that lean more are rare. */
const mostDegrees = 6;
const coarseStep = 0.5;
const fineStep = 0.1;
/** About as many columns as are needed to see a tenth of a degree over a page. */
const sampledColumns = 1000;

/**
 * Degrees by which the lines of text lean, clockwise positive; 0 when they do not or when there is too little ink to
 * tell. The angle is right when the ink falls into the fewest and fullest rows.
 */
export function skewOf(picture: Picture): number {
  const points = inkPoints(picture);
  if (points.length < 500) return 0;
  const coarse = bestAngle(points, 0, mostDegrees, coarseStep);
  return Math.round(bestAngle(points, coarse, coarseStep, fineStep) * 10) / 10;
}

function bestAngle(points: Point[], around: number, reach: number, step: number): number {
  let best = around;
  let bestScore = 0;
  for (let angle = around - reach; angle <= around + reach + step / 2; angle += step) {
    const score = sharpness(points, angle);
    // A small lead of another angle is chance; the one in the middle is kept.
    if (score > bestScore * (1 + Number.EPSILON)) {
      best = angle;
      bestScore = score;
    }
  }
  return best;
}

type Point = [x: number, y: number];

function inkPoints({ pixels, width, height }: Picture): Point[] {
  const step = Math.max(1, Math.floor(width / sampledColumns));
  const points: Point[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if (pixels[y * width + x]! < inkBelow) points.push([x / step, y / step]);
    }
  }
  return points;
}

/** Sum of squares of the ink in each row after turning back by `degrees`. */
function sharpness(points: Point[], degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  for (const [x, y] of points) {
    const row = Math.round(y - x * slope);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum;
}
