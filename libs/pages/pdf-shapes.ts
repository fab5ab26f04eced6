import type { Box } from './page.ts';
import { answeredMatrix, apply, concat, type Matrix } from './pdf-matrix.ts';
import { objectKinds, type PageObject } from './pdf-objects.ts';
import type { Pdfium } from './pdfium.ts';
import { boxEdges, thickestRulePt } from './rules.ts';

/** What a page draws besides text. */
export interface Shapes {
  /** Thin pieces that may be parts of rules, and edges of boxes. */
  pieces: Box[];
  /** True when something could show text without being text: an image, or a shape that is no box and no line. */
  mayShowText: boolean;
}

/** The engine's numbers of kinds of path segments. */
const segments = { line: 0, curve: 1, move: 2 } as const;
/** Off the axis by less than this (points) still counts as straight. */
const straightPt = 0.6;

type Point = [number, number];

/** Straight strokes, thin filled boxes and the edges of larger ones among `objects`. */
export function readShapes(engine: Pdfium, objects: readonly PageObject[]): Shapes {
  const pieces: Box[] = [];
  let mayShowText = false;
  for (const object of objects) {
    if (object.kind === objectKinds.image) mayShowText = true;
    if (object.kind !== objectKinds.path) continue;
    const isOnlyLines = addPath(pieces, engine, object);
    if (!isOnlyLines) mayShowText = true;
  }
  return { pieces, mayShowText };
}

/** False when the path is more than lines and boxes. */
function addPath(pieces: Box[], engine: Pdfium, { handle, matrix: around }: PageObject): boolean {
  const { calls, answer } = engine;
  calls.FPDFPath_GetDrawMode(handle, answer, answer + 4);
  const isFilled = engine.integerAt(answer) !== 0;
  const isStroked = engine.integerAt(answer + 4) !== 0;
  if (!isStroked && (!isFilled || isWhite(engine, handle))) return true;
  calls.FPDFPageObj_GetMatrix(handle, answer);
  const matrix = concat(around, answeredMatrix(engine));
  const { lines, hasCurves } = readLines(engine, handle, matrix);
  const width = isStroked ? strokeWidth(engine, handle) * scaleOf(matrix) : null;
  let isOnlyLines = !hasCurves;
  for (const points of lines) {
    const added = width === null ? filledPieces(points) : strokedPieces(points, width);
    pieces.push(...added);
    if (added.length === 0 && points.length > 2) isOnlyLines = false;
  }
  return isOnlyLines;
}

function isWhite(engine: Pdfium, path: number): boolean {
  const { calls, answer } = engine;
  const isPlain = calls.FPDFPageObj_GetFillColor(path, answer, answer + 4, answer + 8, answer + 12);
  return isPlain === 1 && [0, 4, 8].every((channel) => engine.integerAt(answer + channel) === 255);
}

function strokeWidth(engine: Pdfium, path: number): number {
  return engine.calls.FPDFPageObj_GetStrokeWidth(path, engine.answer) ? engine.float(0) : 1;
}

function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** A drawing of more segments than this in one path is no rule: its corners are left unread. */
const mostSegments = 20_000;

function readLines(engine: Pdfium, path: number, matrix: Matrix) {
  const { calls, answer } = engine;
  const lines: Point[][] = [];
  let points: Point[] = [];
  let hasCurves = false;
  const count = calls.FPDFPath_CountSegments(path);
  if (count > mostSegments) return { lines, hasCurves: true };
  for (let i = 0; i < count; i++) {
    const segment = calls.FPDFPath_GetPathSegment(path, i);
    const kind = calls.FPDFPathSegment_GetType(segment);
    calls.FPDFPathSegment_GetPoint(segment, answer, answer + 4);
    const point = apply(matrix, engine.float(0), engine.float(1));
    if (kind === segments.line) points.push(point);
    else {
      if (kind === segments.curve) hasCurves = true;
      // What follows a curve starts a line of its own: the edges of a box with round corners.
      points = [point];
      lines.push(points);
    }
  }
  return { lines, hasCurves };
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
