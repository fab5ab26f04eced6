import type { PdfPage } from './pdf-document.ts';
import { objectKinds, type PageObject } from './pdf-objects.ts';
import type { Pdfium } from './pdfium.ts';

/** The largest image inside a page that is decoded. */
export const mostImageMegapixels = 100;

/** Outside of these a resolution is that of a thumbnail or of a detail. */
const scannedDpi = { least: 72, most: 400 };

/**
 * The resolution (dots per inch) of the images of a page that is nothing but images; null when it has none or draws
 * something else. Drawn at another one they would be stretched by the engine, which blurs letters: measured on five
 * scanned documents, order lines found 0.83 when stretched from 200 to 250 dpi, 0.96 as scanned.
 */
export function scanDpi(page: PdfPage, objects: readonly PageObject[]): number | null {
  const { engine, handle } = page;
  let found = 0;
  for (const object of objects) {
    if (object.kind === objectKinds.path || object.kind === objectKinds.shading) return null;
    if (object.kind !== objectKinds.image) continue;
    engine.calls.FPDFImageObj_GetImageMetadata(object.handle, handle, engine.answer);
    found = Math.max(found, engine.float(2));
  }
  return found >= scannedDpi.least && found <= scannedDpi.most ? found : null;
}

/** Keeps images over the limit out of the page's picture. */
export function leaveOutLargeImages(engine: Pdfium, objects: readonly PageObject[]): void {
  for (const { handle, kind } of objects) {
    if (kind === objectKinds.image && isTooLarge(engine, handle)) {
      engine.calls.FPDFPageObj_SetIsActive(handle, false);
    }
  }
}

/** False when an image of the page is over the limit or damaged: its picture does not show it. */
export function hasAllImages(engine: Pdfium, objects: readonly PageObject[]): boolean {
  return objects.every(({ handle, kind }) => kind !== objectKinds.image || isWhole(engine, handle));
}

function isTooLarge(engine: Pdfium, image: number): boolean {
  const { calls, answer } = engine;
  if (!calls.FPDFImageObj_GetImagePixelSize(image, answer, answer + 4)) return false;
  return engine.integerAt(answer) * engine.integerAt(answer + 4) > mostImageMegapixels * 1_000_000;
}

function isWhole(engine: Pdfium, image: number): boolean {
  if (isTooLarge(engine, image)) return false;
  const bitmap = engine.calls.FPDFImageObj_GetBitmap(image);
  if (bitmap === 0) return false;
  engine.calls.FPDFBitmap_Destroy(bitmap);
  return true;
}
