import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '@orderloom/errors/failure.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ocrDpi, recognise } from './image.ts';
import type { Page } from './page.ts';
import { type Glyph, readContent } from './pdf-content.ts';
import { renderPage } from './pdf-render.ts';
import { turnUpright } from './pdf-turn.ts';
import { toWords } from './pdf-words.ts';
import { findRules } from './rules.ts';

/** What a PDF gives. */
export interface ReadPdf {
  pages: Page[];
  notes: string[];
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
/** The largest image inside a page that is decoded, in pixels. */
const maxImagePixels = 100_000_000;

const engineFolder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const engineFiles = (folder: string) => `${path.join(engineFolder, folder)}${path.sep}`;

/**
 * Reads the words and rules of each page. A page without a usable text layer is drawn and read by OCR.
 * Fails with `unreadable` when the file is protected by a password or is no PDF that can be read.
 */
export async function readPdf(bytes: Uint8Array, limits: PdfLimits): Promise<ReadPdf> {
  const pages: Page[] = [];
  const notes: string[] = [];
  // Reading text does not need the images: leaving them undecoded is most of the time saved on pages with photos.
  const document = await open(bytes, limits.name, 1);
  let withImages: PDFDocumentProxy | null = null;
  try {
    const count = Math.min(document.numPages, limits.maxPages);
    for (let number = 1; number <= count; number++) {
      const { page, isDoubtful, turned } = await readTextPage(document, number, limits.name);
      if (turned !== 0) notes.push(`page ${number} was read turned by ${turned}°`);
      if (isDoubtful) withImages ??= await open(bytes, limits.name, maxImagePixels);
      pages.push(isDoubtful && withImages ? await look(withImages, page) : page);
    }
    if (document.numPages > count) notes.push(leftOut(count + 1, document.numPages, limits.maxPages));
  } finally {
    await document.loadingTask.destroy();
    await withImages?.loadingTask.destroy();
  }
  return { pages, notes };
}

function leftOut(first: number, last: number, limit: number): string {
  const pages = first === last ? `page ${first} was` : `pages ${first} to ${last} were`;
  return `${pages} not read (limit ${limit})`;
}

async function open(bytes: Uint8Array, name: string, maxImageSize: number): Promise<PDFDocumentProxy> {
  const task = getDocument({
    // The engine takes the buffer over, so it gets one of its own; it refuses a Node Buffer.
    data: new Uint8Array(bytes),
    maxImageSize,
    verbosity: VerbosityLevel.ERRORS,
    // Nothing is fetched and nothing of the machine's fonts is used: the same bytes give the same words everywhere.
    useSystemFonts: false,
    useWorkerFetch: false,
    disableFontFace: true,
    fontExtraProperties: true,
    enableXfa: false,
    cMapUrl: engineFiles('cmaps'),
    standardFontDataUrl: engineFiles('standard_fonts'),
    wasmUrl: engineFiles('wasm'),
    iccUrl: engineFiles('iccs'),
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    throw openFailure(error, name);
  }
}

function openFailure(error: unknown, name: string): Failure {
  const isProtected = error instanceof Error && error.name === 'PasswordException';
  const sentence = isProtected ? 'password protected' : 'not a readable PDF';
  return new Failure('unreadable', `${name}: ${sentence}`, {}, { cause: error });
}

interface TextPage {
  page: Page;
  /** True when what the page shows may not be in its words. */
  isDoubtful: boolean;
  /** Degrees clockwise in which the words ran before they were turned upright. */
  turned: number;
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
async function look(document: PDFDocumentProxy, textPage: Page): Promise<Page> {
  const page = await document.getPage(textPage.number);
  const { drawings } = await readContent(document, page);
  if (drawings === 0) return textPage;
  const picture = await renderPage(page, ocrDpi);
  page.cleanup();
  const seen = await recognise(picture, { width: textPage.width, height: textPage.height });
  if (seen.words.length <= textPage.words.length * 1.5) return textPage;
  return { ...textPage, words: seen.words, rules: seen.rules, source: 'ocr' };
}
