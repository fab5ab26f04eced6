import type { Box } from './page.ts';
import { apply, type Matrix } from './pdf-state.ts';
import { boxEdges, thickestRulePt } from './rules.ts';

/** The engine's drawing codes inside a path. */
const codes = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 } as const;
/** Off the axis by less than this (points) still counts as straight. */
const straightPt = 0.6;

type Point = [number, number];

/**
 * Adds what may be rules among the lines of one path to `pieces`: straight strokes, thin filled boxes, and the
 * edges of larger filled boxes. `lineWidth` is null for a fill. False when the path is more than lines and boxes.
 */
export function addPath(
  pieces: Box[],
  data: Float32Array,
  matrix: Matrix,
  lineWidth: number | null,
): boolean {
  const { shapes, hasCurves } = readShapes(data, matrix);
  const scale = Math.sqrt(Math.abs(matrix[0]! * matrix[3]! - matrix[1]! * matrix[2]!));
  let isOnlyLines = !hasCurves;
  for (const points of shapes) {
    const added = lineWidth === null ? filledPieces(points) : strokedPieces(points, lineWidth * scale);
    pieces.push(...added);
    if (added.length === 0 && points.length > 2) isOnlyLines = false;
  }
  return isOnlyLines;
}

function readShapes(data: Float32Array, matrix: Matrix): { shapes: Point[][]; hasCurves: boolean } {
  const shapes: Point[][] = [];
  let points: Point[] = [];
  let hasCurves = false;
  const coordinates = { [codes.curveTo]: 6, [codes.quadraticCurveTo]: 4 } as Record<number, number>;
  for (let i = 0; i < data.length; ) {
    const code = data[i++]!;
    if (code === codes.closePath) {
      if (points.length > 0) points.push(points[0]!);
    } else if (code === codes.moveTo || code === codes.lineTo) {
      if (code === codes.moveTo) {
        points = [];
        shapes.push(points);
      }
      points.push(apply(matrix, data[i]!, data[i + 1]!));
      i += 2;
    } else {
      i += coordinates[code] ?? data.length;
      hasCurves = true;
      // What follows a curve starts a line of its own: the edges of a box with round corners.
      points = [apply(matrix, data[i - 2]!, data[i - 1]!)];
      shapes.push(points);
    }
  }
  return { shapes, hasCurves };
}

function strokedPieces(points: Point[], width: number): Box[] {
  const half = Math.min(width, thickestRulePt) / 2;
  const found: Box[] = [];
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1]!;
    const [bx, by] = points[i]!;
    const across = Math.abs(ax - bx);
    const down = Math.abs(ay - by);
    if (down <= straightPt && across > straightPt) {
      found.push([Math.min(ax, bx), Math.min(ay, by) - half, Math.max(ax, bx), Math.max(ay, by) + half]);
    } else if (across <= straightPt && down > straightPt) {
      found.push([Math.min(ax, bx) - half, Math.min(ay, by), Math.max(ax, bx) + half, Math.max(ay, by)]);
    }
  }
  return found;
}

function filledPieces(points: Point[]): Box[] {
  if (!isBox(points)) return [];
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return Math.min(box[2] - box[0], box[3] - box[1]) <= thickestRulePt ? [box] : boxEdges(box);
}

function isBox(points: Point[]): boolean {
  if (points.length < 4 || points.length > 6) return false;
  return points.every((point, i) => {
    const next = points[(i + 1) % points.length]!;
    return Math.abs(point[0] - next[0]) <= straightPt || Math.abs(point[1] - next[1]) <= straightPt;
  });
}
