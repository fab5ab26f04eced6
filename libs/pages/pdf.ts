import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { recognise } from './image.ts';
import type { Page } from './page.ts';
import { type PdfAttachment, readXmlAttachments } from './pdf-attachments.ts';
import { type Glyph, readContent } from './pdf-content.ts';
import { openFailure, openPdf } from './pdf-open.ts';
import { createPagePictures, mostImageMegapixels, type PagePictures } from './pdf-pictures.ts';
import { turnUpright } from './pdf-turn.ts';
import { toWords } from './pdf-words.ts';
import type { QuarterTurn } from './picture-turn.ts';
import { findRules } from './rules.ts';

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

/** A page with fewer words may be a picture with a stamp or a footer over it. */
const fewWords = 12;
/** A text layer with a larger part of unreadable characters is worse than OCR. */
const mostUnreadable = 0.3;
const nothingReadable = /^[\p{Co}\p{Cc}\p{Cn}\uFFFD]+$/u;
/**
 * Reads the words and rules of each page. A page without a usable text layer is drawn and read by OCR.
 * Fails with `unreadable` when the file is protected by a password or is no PDF that can be read.
 */
export async function readPdf(bytes: Uint8Array, limits: PdfLimits): Promise<ReadPdf> {
  const pages: Page[] = [];
  const notes: string[] = [];
  let attachments: PdfAttachment[] = [];
  // Reading text does not need the images: leaving them undecoded is most of the time saved on pages with photos.
  const document = await openPdf(bytes, { name: limits.name, maxImageSize: 1 });
  const pictures = createPagePictures(bytes, limits.name);
  try {
    const count = Math.min(document.numPages, limits.maxPages);
    for (let number = 1; number <= count; number++) {
      const { page, isDoubtful, turned } = await readTextPage(document, number, limits.name);
      if (turned !== 0) notes.push(`page ${number} was read turned by ${turned}°`);
      const seen = isDoubtful ? await look(pictures, page) : { page, notes: [] };
      pages.push(seen.page);
      notes.push(...seen.notes);
    }
    if (document.numPages > count) notes.push(leftOut(count + 1, document.numPages, limits.maxPages));
    attachments = await readXmlAttachments(document).catch(() => {
      notes.push('the files embedded in it could not be read');
      return [];
    });
  } finally {
    await document.loadingTask.destroy();
    await pictures.close();
  }
  return { pages, notes, attachments };
}

function leftOut(first: number, last: number, limit: number): string {
  const pages = first === last ? `page ${first} was` : `pages ${first} to ${last} were`;
  return `${pages} not read (limit ${limit})`;
}

interface TextPage {
  page: Page;
  /** True when what the page shows may not be in its words. */
  isDoubtful: boolean;
  /** Degrees clockwise in which the words ran before they were turned upright. */
  turned: QuarterTurn;
}

async function readTextPage(document: PDFDocumentProxy, number: number, name: string): Promise<TextPage> {
  const { size, content } = await readOnePage(document, number, name);
  const { glyphs, turned } = turnUpright(content.glyphs, size);
  const isSideways = turned === 90 || turned === 270;
  const width = isSideways ? size.height : size.width;
  const height = isSideways ? size.width : size.height;
  const words = toWords(glyphs.filter((glyph) => isWithin(glyph, width, height)));
  return {
    page: {
      number,
      width,
      height,
      words: words.filter((word) => !nothingReadable.test(word.text)),
      rules: turned === 0 ? findRules(content.pieces, width, height) : [],
      source: 'text',
      ...(turned !== 0 && { turned }),
    },
    isDoubtful: words.length < fewWords || isMostlyUnreadable(glyphs),
    turned,
  };
}

async function readOnePage(document: PDFDocumentProxy, number: number, name: string) {
  try {
    const page = await document.getPage(number);
    const content = await readContent(document, page);
    const { width, height } = page.getViewport({ scale: 1 });
    page.cleanup();
    return { size: { width, height }, content };
  } catch (error) {
    throw openFailure(error, name);
  }
}

function isWithin(glyph: Glyph, width: number, height: number): boolean {
  const middle = glyph.x + glyph.width / 2;
  return middle >= 0 && middle <= width && glyph.y >= 0 && glyph.y - glyph.size / 2 <= height;
}

/** Fonts without a mapping to Unicode give private-use, control or replacement characters. */
function isMostlyUnreadable(glyphs: Glyph[]): boolean {
  const printed = glyphs.filter((glyph) => !glyph.isSpace);
  const bad = printed.filter((glyph) => nothingReadable.test(glyph.text));
  return bad.length > printed.length * mostUnreadable;
}

/** Reads a page as a person would, from its picture, and takes that when it says more than the page's own text. */
async function look(pictures: PagePictures, textPage: Page): Promise<{ page: Page; notes: string[] }> {
  const { number, width, height } = textPage;
  const picture = await pictures.draw(number);
  const seen = picture && (await recognise(picture, { width, height }));
  const notes: string[] = [];
  let page = textPage;
  if (seen && seen.words.length > textPage.words.length * 1.5) {
    const { turned, ...recognised } = seen;
    page = { number, ...recognised, source: 'ocr', ...(turned !== 0 && { turned }) };
    if (turned !== 0) notes.push(`page ${number} was read turned by ${turned}°`);
  }
  if (page.words.length < fewWords && !(await pictures.isWhole(number))) {
    const what = `a part could not be shown (damaged, or an image over ${mostImageMegapixels} megapixels)`;
    notes.push(`page ${number}: ${what}`);
  } else if (picture && page.words.length === 0) notes.push(`page ${number}: no text was found`);
  return { page, notes };
}
