import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Picture } from './picture.ts';

/** No page is drawn with more pixels than this, whatever its size in points. */
const mostPixels = 30_000_000;

/** Draws a page as a person sees it, black on white paper, at `dpi` or less when the page is huge. */
export async function renderPage(page: PDFPageProxy, dpi: number): Promise<Picture> {
  const points = page.getViewport({ scale: 1 });
  const scale = Math.min(dpi / 72, Math.sqrt(mostPixels / (points.width * points.height)));
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const canvas = createCanvas(width, height);
  // The engine draws on any canvas of the web's kind; its types know only the browser's own.
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise;
  return { pixels: canvas.data(), width, height, channels: 4 };
}
