import type { Box } from './page.ts';
import type { PdfPage } from './pdf-document.ts';
import { apply } from './pdf-matrix.ts';
import { objectKinds, type PageObject } from './pdf-objects.ts';
import type { Pdfium } from './pdfium.ts';

/** Red, green and blue from 0 to 255, and how opaque it is. */
type Colour = readonly [number, number, number, number];

/** Nobody sees a difference of less than this in each of red, green and blue. */
const leastDifference = 8;
const opaque = 255;
const white: Colour = [255, 255, 255, opaque];
/** Text that is filled and not stroked has the fill colour alone. */
const filledModes = new Set([0, 4]);
/** A page of more coloured areas is a drawing. */
const mostAreas = 2000;

/** Something with a colour that may lie behind a text; null: of many colours, as a picture is. */
interface Area {
  /** Place among what the page draws. */
  at: number;
  box: Box;
  colour: Colour | null;
  /** It fills its box: nothing clips it. */
  isWhole: boolean;
}

/**
 * Texts that the page draws in the colour of what lies behind them, or without any: a person does not see them. White
 * text on a bar or a picture is seen; where something may lie behind it, it is taken for seen.
 */
export function paleObjects({ engine }: PdfPage, objects: readonly PageObject[]): Set<number> {
  const pale = new Set<number>();
  let areas: Area[] | null = null;
  objects.forEach((object, at) => {
    if (object.kind !== objectKinds.text) return;
    const colour = colourOfText(engine, object.handle);
    if (colour === null) return;
    if (colour[3] === 0) {
      pale.add(object.handle);
      return;
    }
    areas ??= areasOf(engine, objects);
    const isLight = isSame(colour, white);
    if (!isLight && !areas.some((area) => area.colour && isSame(area.colour, colour))) return;
    const box = boxOf(engine, object);
    if (!box || areas.length > mostAreas) return;
    const behind = areas.filter((area) => area.at < at && overlaps(area.box, box));
    const isOf = (area: Area | undefined) => area?.colour != null && isSame(area.colour, colour);
    const top = behind.at(-1);
    const isCovered = top?.isWhole && isOf(top) && top.colour![3] === opaque && contains(top.box, box);
    if (isCovered || (isLight && behind.every(isOf))) pale.add(object.handle);
  });
  return pale;
}

function colourOfText(engine: Pdfium, handle: number): Colour | null {
  if (!filledModes.has(engine.calls.FPDFTextObj_GetTextRenderMode(handle))) return null;
  return fillOf(engine, handle);
}

/** Null where it is a pattern. */
function fillOf(engine: Pdfium, handle: number): Colour | null {
  const { calls, answer } = engine;
  return calls.FPDFPageObj_GetFillColor(handle, answer, answer + 4, answer + 8, answer + 12) === 1
    ? answered(engine)
    : null;
}

function strokeOf(engine: Pdfium, handle: number): Colour | null {
  const { calls, answer } = engine;
  return calls.FPDFPageObj_GetStrokeColor(handle, answer, answer + 4, answer + 8, answer + 12) === 1
    ? answered(engine)
    : null;
}

function answered(engine: Pdfium): Colour {
  const at = (channel: number) => engine.integerAt(engine.answer + 4 * channel);
  return [at(0), at(1), at(2), at(3)];
}

function areasOf(engine: Pdfium, objects: readonly PageObject[]): Area[] {
  return objects.flatMap((object, at): Area[] => {
    if (object.kind === objectKinds.text) return [];
    const box = boxOf(engine, object);
    if (!box) return [];
    if (object.kind !== objectKinds.path) return [{ at, box, colour: null, isWhole: false }];
    const { calls, answer } = engine;
    calls.FPDFPath_GetDrawMode(object.handle, answer, answer + 4);
    const isFilled = engine.integerAt(answer) !== 0;
    const isStroked = engine.integerAt(answer + 4) !== 0;
    const clip = calls.FPDFPageObj_GetClipPath(object.handle);
    const isWhole =
      isFilled &&
      calls.FPDFClipPath_CountPaths(clip) <= 0 &&
      calls.FPDFPath_CountSegments(object.handle) <= 5;
    return [
      ...(isFilled ? [{ at, box, colour: fillOf(engine, object.handle), isWhole }] : []),
      ...(isStroked ? [{ at, box, colour: strokeOf(engine, object.handle), isWhole: false }] : []),
    ];
  });
}

/** In points from the top left of the page. */
function boxOf(engine: Pdfium, { handle, matrix }: PageObject): Box | null {
  const { calls, answer } = engine;
  if (calls.FPDFPageObj_GetBounds(handle, answer, answer + 4, answer + 8, answer + 12) !== 1) return null;
  const [left, bottom, right, top] = [engine.float(0), engine.float(1), engine.float(2), engine.float(3)];
  const [ax, ay] = apply(matrix, left, bottom);
  const [bx, by] = apply(matrix, right, top);
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}

function isSame(a: Colour, b: Colour): boolean {
  return [0, 1, 2].every((channel) => Math.abs(a[channel]! - b[channel]!) < leastDifference);
}

function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function contains(outer: Box, inner: Box): boolean {
  const [x0, y0, x1, y1] = outer;
  return x0 <= inner[0] && y0 <= inner[1] && x1 >= inner[2] && y1 >= inner[3];
}
