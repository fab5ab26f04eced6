import type { PdfPage } from './pdf-document.ts';
import type { Picture } from './picture.ts';

/** No page is drawn with more pixels than this, whatever its size in points. */
const mostPixels = 30_000_000;
/** The engine's numbers: 4 bytes a pixel, the last unused; red first. */
const colourFormat = 3;
const redFirst = 0x10;
const white = 0xffffffff;

/** Draws a page as a person sees it, on white paper, at `dpi` or less when the page is huge. */
export function renderPage({ engine, handle, width, height }: PdfPage, dpi: number): Picture {
  const { calls } = engine;
  const scale = Math.min(dpi / 72, Math.sqrt(mostPixels / (width * height)));
  const across = Math.max(1, Math.round(width * scale));
  const down = Math.max(1, Math.round(height * scale));
  const bitmap = calls.FPDFBitmap_CreateEx(across, down, colourFormat, 0, 0);
  try {
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, across, down, white);
    calls.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, across, down, 0, redFirst);
    const pixels = engine.bytesAt(calls.FPDFBitmap_GetBuffer(bitmap), across * down * 4).slice();
    return { pixels, width: across, height: down, channels: 4 };
  } finally {
    calls.FPDFBitmap_Destroy(bitmap);
  }
}
