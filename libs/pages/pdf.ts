import { Failure } from '@orderloom/errors/failure.ts';
import type { Page } from './page.ts';
import { type PdfAttachment, readXmlAttachments } from './pdf-attachments.ts';
import { type PdfPage, withPdf } from './pdf-document.ts';
import { hasAllImages, leaveOutLargeImages, mostImageMegapixels, scanDpi } from './pdf-images.ts';
import type { PageObject } from './pdf-objects.ts';
import { renderPage } from './pdf-render.ts';
import { fewWords, readTextPage, type TextPage } from './pdf-text-page.ts';
import { ocrDpi } from './picture-grey.ts';
import { recognise } from './recognise.ts';

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
    const empty: string[] = [];
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
        if (read.isEmpty) empty.push(`page ${number}: no text was found`);
      } finally {
        source.close();
      }
    }
    // The back of a scanned sheet is empty; a file without a word is told.
    if (pages.every(({ words }) => words.length === 0)) notes.push(...empty);
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

interface ReadPage {
  page: Page;
  notes: string[];
  /** True when its picture shows nothing. */
  isEmpty?: boolean;
}

async function readPage(source: PdfPage, number: number): Promise<ReadPage> {
  const textPage = readTextPage(source, number);
  return textPage.isDoubtful ? look(source, textPage) : { page: textPage.page, notes: whatIsCut(textPage) };
}

/** A note about text that is drawn over the page's edge or beyond it: the page shows its beginning at most. */
function whatIsCut({ page: { number }, beyond }: TextPage): string[] {
  if (beyond.length === 0) return [];
  const first = beyond.slice(0, mostToldWords).map(({ text }) => text);
  const more = beyond.length > first.length ? ' …' : '';
  return [`page ${number}: text beyond the edge of the page was not read: "${first.join(' ')}${more}"`];
}
/** Enough to tell what it is. */
const mostToldWords = 6;

/** Reads a page as a person would, from its picture, and takes that when it says more than the page's own text. */
async function look(source: PdfPage, read: TextPage): Promise<ReadPage> {
  const { page: textPage, mayShowMore, objects } = read;
  const { number, width, height } = textPage;
  if (!mayShowMore)
    return { page: textPage, notes: [...whatIsCut(read), ...whatIsHidden(source, textPage, objects)] };
  leaveOutLargeImages(source.engine, objects);
  const picture = renderPage(source, scanDpi(source, objects) ?? ocrDpi);
  const { turned, isBlank, ...seen } = await recognise(picture, { width, height });
  if (seen.words.length <= textPage.words.length * 1.5) {
    const notes = [...whatIsCut(read), ...whatIsHidden(source, textPage, objects)];
    const showsNothing = textPage.words.length === 0 && notes.length === 0;
    if (showsNothing && !isBlank) notes.push(`page ${number}: no text was found`);
    return { page: textPage, notes, isEmpty: showsNothing && isBlank };
  }
  const page: Page = { number, ...seen, source: 'ocr', ...(turned !== 0 && { turned }) };
  return { page, notes: whatIsHidden(source, page, objects) };
}

/** A note about the images of a page that was drawn without them, when it shows hardly a word. */
function whatIsHidden(source: PdfPage, { number, words }: Page, objects: readonly PageObject[]): string[] {
  if (words.length >= fewWords || hasAllImages(source.engine, objects)) return [];
  const what = `a part could not be shown (damaged, or an image over ${mostImageMegapixels} megapixels)`;
  return [`page ${number}: ${what}`];
}
