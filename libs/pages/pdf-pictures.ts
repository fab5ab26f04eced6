import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ocrDpi } from './image.ts';
import { readContent } from './pdf-content.ts';
import { openPdf } from './pdf-open.ts';
import { renderPage } from './pdf-render.ts';
import type { Picture } from './picture.ts';

/** The largest image inside a page that is decoded. */
export const mostImageMegapixels = 100;
const maxImageSize = mostImageMegapixels * 1_000_000;

/** Pages of a PDF as a person sees them. */
export interface PagePictures {
  /** Null when the page draws nothing that could show text without being text. */
  draw(pageNumber: number): Promise<Picture | null>;
  /** False when the page has an image over the limit or a damaged part, which are left out of its picture. */
  isWhole(pageNumber: number): Promise<boolean>;
  close(): Promise<void>;
}

/** The file is opened when the first page is asked for. */
export function createPagePictures(bytes: Uint8Array, name: string): PagePictures {
  const opened = new Map<'lenient' | 'strict', Promise<PDFDocumentProxy>>();
  const open = (mode: 'lenient' | 'strict') => {
    const opening =
      opened.get(mode) ?? openPdf(bytes, { name, maxImageSize, stopAtErrors: mode === 'strict' });
    opened.set(mode, opening);
    return opening;
  };
  return {
    draw: async (pageNumber) => drawPage(await open('lenient'), pageNumber),
    isWhole: async (pageNumber) => {
      const given = await countSteps(await open('lenient'), pageNumber);
      // The engine leaves out without a word what it cannot read. Told to stop there, it ends the list early.
      return given === (await open('strict').then((document) => countSteps(document, pageNumber), stopped));
    },
    close: async () => {
      for (const opening of await Promise.allSettled(opened.values())) {
        if (opening.status === 'fulfilled') await opening.value.loadingTask.destroy();
      }
    },
  };
}

/** Damage that keeps the strict engine from opening the file. */
const stopped = () => -1;

async function countSteps(document: PDFDocumentProxy, pageNumber: number): Promise<number> {
  const page = await document.getPage(pageNumber);
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  return fnArray.length;
}

async function drawPage(document: PDFDocumentProxy, pageNumber: number): Promise<Picture | null> {
  const page = await document.getPage(pageNumber);
  const { drawings } = await readContent(document, page);
  if (drawings === 0) return null;
  const picture = await renderPage(page, ocrDpi);
  page.cleanup();
  return picture;
}
