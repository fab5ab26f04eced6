import type { PdfPage } from './pdf-document.ts';
import type { PageObject } from './pdf-objects.ts';
import type { Pdfium } from './pdfium.ts';

/** More layers than this belong to a drawing; they are taken for visible. */
const mostLayers = 50;
/** Pixels along a side of the picture that shows whether a layer draws anything. */
const side = 400;
/** The engine's number for 8 bits each of blue, green, red and alpha. */
const withAlpha = 4;

/**
 * The objects in layers ("optional content") that are switched off. The engine leaves them out of a picture of the
 * page but gives their text; a layer is off when a picture of it alone stays empty.
 */
export function hiddenObjects(page: PdfPage, objects: readonly PageObject[]): Set<number> {
  const layers = layersOf(page.engine, objects);
  const hidden = new Set<number>();
  if (layers.size > mostLayers) return hidden;
  for (const members of layers.values()) {
    const alone = new Set(members);
    for (const { handle } of objects) page.engine.calls.FPDFPageObj_SetIsActive(handle, alone.has(handle));
    if (isEmpty(page)) for (const handle of members) hidden.add(handle);
  }
  if (layers.size > 0) {
    for (const { handle } of objects) page.engine.calls.FPDFPageObj_SetIsActive(handle, true);
  }
  return hidden;
}

/** Objects by the name of the layer they are in. */
function layersOf(engine: Pdfium, objects: readonly PageObject[]): Map<string, number[]> {
  const nameOfMark = new Map<number, string | null>();
  const layers = new Map<string, number[]>();
  for (const { handle } of objects) {
    const count = engine.calls.FPDFPageObj_CountMarks(handle);
    for (let i = 0; i < count; i++) {
      const mark = engine.calls.FPDFPageObj_GetMark(handle, i);
      if (!nameOfMark.has(mark)) nameOfMark.set(mark, layerName(engine, mark));
      const name = nameOfMark.get(mark);
      if (typeof name !== 'string') continue;
      const members = layers.get(name);
      if (members) members.push(handle);
      else layers.set(name, [handle]);
    }
  }
  return layers;
}

/** Null when the mark is of another kind. */
function layerName(engine: Pdfium, mark: number): string | null {
  const { FPDFPageObjMark_GetName, FPDFPageObjMark_GetParamStringValue } = engine.calls;
  const kind = engine.text('utf-16le', (address, bytes, length) => {
    return FPDFPageObjMark_GetName(mark, address, bytes, length) ? engine.integerAt(length) : 0;
  });
  if (kind !== 'OC') return null;
  const key = engine.allocateText('Name');
  const name = engine.text('utf-16le', (address, bytes, length) => {
    return FPDFPageObjMark_GetParamStringValue(mark, key, address, bytes, length)
      ? engine.integerAt(length)
      : 0;
  });
  engine.free(key);
  return name;
}

function isEmpty({ engine, handle }: PdfPage): boolean {
  const { calls } = engine;
  const bitmap = calls.FPDFBitmap_CreateEx(side, side, withAlpha, 0, 0);
  calls.FPDFBitmap_FillRect(bitmap, 0, 0, side, side, 0);
  calls.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, side, side, 0, 0);
  const pixels = engine.bytesAt(calls.FPDFBitmap_GetBuffer(bitmap), side * side * 4);
  let drawn = 0;
  for (let alpha = 3; alpha < pixels.length; alpha += 4) drawn |= pixels[alpha]!;
  calls.FPDFBitmap_Destroy(bitmap);
  return drawn === 0;
}
