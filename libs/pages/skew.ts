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
  const ink = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++)
      ink[y * size.width + x] = pixels[y * step * width + x * step]! < inkBelow ? 1 : 0;
  }
  wipeFromEdges(ink, size);
  const [xs, ys] = [new Int32Array(ink.length), new Int32Array(ink.length)];
  let count = 0;
  for (let at = 0; at < ink.length; at++) {
    if (ink[at] === 0) continue;
    xs[count] = at % size.width;
    ys[count] = Math.floor(at / size.width);
    count += 1;
  }
  return { xs: xs.subarray(0, count), ys: ys.subarray(0, count), ...size };
}

/**
 * Wipes out what is dark from the edge of the picture on: what a photographed page lies on leans as the camera was held,
 * and has more ink than its text.
 */
function wipeFromEdges(ink: Uint8Array, { width, height }: { width: number; height: number }): void {
  const open: number[] = [];
  const wipe = (at: number) => {
    if (ink[at] === 0) return;
    ink[at] = 0;
    open.push(at);
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(wipe);
  for (let y = 0; y < height; y++) [y * width, (y + 1) * width - 1].forEach(wipe);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    if (x > 0) wipe(at - 1);
    if (x < width - 1) wipe(at + 1);
    if (at >= width) wipe(at - width);
    if (at < ink.length - width) wipe(at + width);
  }
}

/** Sum of squares of the ink in each row after turning back by `degrees`. */
function sharpness({ xs, ys, width, height }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const beyond = Math.ceil(width * Math.abs(slope)) + 1;
  const rows = new Int32Array(height + 2 * beyond);
  for (let at = 0; at < xs.length; at++) rows[beyond + Math.round(ys[at]! - xs[at]! * slope)]! += 1;
  return rows.reduce((sum, count) => sum + count * count, 0);
}
