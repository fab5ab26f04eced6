import { Failure } from '@orderloom/errors/failure.ts';
import { ocrDpi, recognise } from './image.ts';
import type { Page } from './page.ts';
import { type PdfAttachment, readXmlAttachments } from './pdf-attachments.ts';
import { type PdfPage, withPdf } from './pdf-document.ts';
import { hasAllImages, leaveOutLargeImages, mostImageMegapixels, scanDpi } from './pdf-images.ts';
import { renderPage } from './pdf-render.ts';
import { fewWords, readTextPage, type TextPage } from './pdf-text-page.ts';

/** What a PDF gives. */
export interface ReadPdf {
  pages: Page[];
  notes: string[];
  /** XML files embedded in the PDF. */
  attachments: PdfAttachment[];
}

export interface PdfLimits {
  /** The name as the client sees it, for sentences. */
  name: string;
  /** Pages after this many are left out, with a note. */
  maxPages: number;
}

/**
 * Reads the words and rules of each page. A page without a usable text layer is drawn and read by OCR.
 * Fails with `unreadable` when the file is protected by a password or is no PDF that can be read.
 */
export async function readPdf(bytes: Uint8Array, limits: PdfLimits): Promise<ReadPdf> {
  return withPdf(bytes, limits.name, async (document) => {
    const pages: Page[] = [];
    const notes: string[] = [];
    const count = Math.min(document.pageCount, limits.maxPages);
    for (let number = 1; number <= count; number++) {
      const source = document.openPage(number);
      if (source === null) {
        notes.push(`page ${number} could not be read (damaged)`);
        continue;
      }
      try {
        const read = await readPage(source, number);
        pages.push(read.page);
        notes.push(...read.notes);
      } finally {
        source.close();
      }
    }
    if (pages.length === 0) throw new Failure('unreadable', `${limits.name}: not a readable PDF`);
    if (document.pageCount > count) notes.push(leftOut(count + 1, document.pageCount, limits.maxPages));
    const attachments = readXmlAttachments(document);
    if (attachments.includes(null)) notes.push('the files embedded in it could not be read');
    return { pages, notes, attachments: attachments.filter((attachment) => attachment !== null) };
  });
}

function leftOut(first: number, last: number, limit: number): string {
  const pages = first === last ? `page ${first} was` : `pages ${first} to ${last} were`;
  return `${pages} not read (limit ${limit})`;
}

async function readPage(source: PdfPage, number: number): Promise<{ page: Page; notes: string[] }> {
  const textPage = readTextPage(source, number);
  const notes = textPage.turned === 0 ? [] : [turnedNote(number, textPage.turned)];
  if (!textPage.isDoubtful) return { page: textPage.page, notes };
  const seen = await look(source, textPage);
  return { page: seen.page, notes: [...notes, ...seen.notes] };
}

function turnedNote(number: number, degrees: number): string {
  return `page ${number} was read turned by ${degrees}°`;
}

/** Reads a page as a person would, from its picture, and takes that when it says more than the page's own text. */
async function look(source: PdfPage, { page: textPage, mayShowMore, objects }: TextPage) {
  const { number, width, height } = textPage;
  const notes: string[] = [];
  let page = textPage;
  if (mayShowMore) {
    leaveOutLargeImages(source.engine, objects);
    const { turned, ...seen } = await recognise(renderPage(source, scanDpi(source, objects) ?? ocrDpi), {
      width,
      height,
    });
    if (seen.words.length > textPage.words.length * 1.5) {
      page = { number, ...seen, source: 'ocr', ...(turned !== 0 && { turned }) };
      if (turned !== 0) notes.push(turnedNote(number, turned));
    }
  }
  if (page.words.length < fewWords && !hasAllImages(source.engine, objects)) {
    const what = `a part could not be shown (damaged, or an image over ${mostImageMegapixels} megapixels)`;
    notes.push(`page ${number}: ${what}`);
  } else if (mayShowMore && page.words.length === 0) notes.push(`page ${number}: no text was found`);
  return { page, notes };
}
