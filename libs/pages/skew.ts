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
  if (points.xs.length < fewestPoints) return 0;
  const coarse = bestAngle(points, 0, mostDegrees, coarseStep);
  return Math.round(bestAngle(points, coarse, coarseStep, fineStep) * 10) / 10;
}
const fewestPoints = 500;

function bestAngle(points: Points, around: number, reach: number, step: number): number {
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

/** Places of ink, in sampled pixels. */
interface Points {
  xs: Int32Array;
  ys: Int32Array;
  width: number;
  height: number;
}

function inkPoints({ pixels, width, height }: Picture): Points {
  const step = Math.max(1, Math.floor(width / sampledColumns));
  const size = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  const [xs, ys] = [new Int32Array(size.width * size.height), new Int32Array(size.width * size.height)];
  let count = 0;
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if (pixels[y * width + x]! >= inkBelow) continue;
      xs[count] = x / step;
      ys[count] = y / step;
      count += 1;
    }
  }
  return { xs: xs.subarray(0, count), ys: ys.subarray(0, count), ...size };
}

/** Sum of squares of the ink in each row after turning back by `degrees`. */
function sharpness({ xs, ys, width, height }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const beyond = Math.ceil(width * Math.abs(slope)) + 1;
  const rows = new Int32Array(height + 2 * beyond);
  for (let at = 0; at < xs.length; at++) rows[beyond + Math.round(ys[at]! - xs[at]! * slope)]! += 1;
  return rows.reduce((sum, count) => sum + count * count, 0);
}
