import { Failure } from '@orderloom/errors/failure.ts';
import { drawAnnotations } from './pdf-annotations.ts';
import type { Matrix } from './pdf-matrix.ts';
import { dropPdfium, type Pdfium, startPdfium } from './pdfium.ts';

/** An open page. It must be closed before its document is. */
export interface PdfPage {
  engine: Pdfium;
  handle: number;
  /** Points, as a person sees the page. */
  width: number;
  height: number;
  /** From the coordinates in the file to points from the top left of the page as a person sees it. */
  matrix: Matrix;
  close(): void;
}

/** An open PDF. */
export interface PdfDocument {
  engine: Pdfium;
  handle: number;
  pageCount: number;
  /** Page `number` counted from 1; null when it is damaged. */
  openPage(number: number): PdfPage | null;
}

const noPassword = 0;
const passwordError = 4;

/**
 * Opens a PDF for as long as `use` takes. Fails with `unreadable` when it is protected by a password, cannot be read
 * or makes the engine crash.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  name: string,
  use: (document: PdfDocument) => Promise<T>,
): Promise<T> {
  const engine = await startPdfium();
  try {
    // The engine reads from this copy until the document is closed.
    const copy = engine.allocate(bytes.length);
    engine.bytesAt(copy, bytes.length).set(bytes);
    const handle = engine.calls.FPDF_LoadMemDocument(copy, bytes.length, noPassword);
    try {
      const pageCount = handle === 0 ? 0 : engine.calls.FPDF_GetPageCount(handle);
      if (pageCount === 0) throw unreadable(name, reasonOf(engine));
      return await use({ engine, handle, pageCount, openPage: (number) => openPage(engine, handle, number) });
    } finally {
      if (handle !== 0) engine.calls.FPDF_CloseDocument(handle);
      engine.free(copy);
    }
  } catch (error) {
    if (!isCrash(error)) throw error;
    dropPdfium();
    throw unreadable(name, 'could not be read (the reader crashed)', error);
  }
}

function reasonOf(engine: Pdfium): string {
  return engine.calls.FPDF_GetLastError() === passwordError ? 'password protected' : 'not a readable PDF';
}

/** A trap, memory that ran out, or a stack that did. */
function isCrash(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError');
}

function unreadable(name: string, sentence: string, cause?: unknown): Failure {
  return new Failure('unreadable', `${name}: ${sentence}`, {}, { cause });
}

function openPage(engine: Pdfium, document: number, number: number): PdfPage | null {
  const { calls } = engine;
  let handle = calls.FPDF_LoadPage(document, number - 1);
  if (handle !== 0 && drawAnnotations(engine, handle)) {
    calls.FPDF_ClosePage(handle);
    handle = calls.FPDF_LoadPage(document, number - 1);
  }
  if (handle === 0) return null;
  return {
    engine,
    handle,
    width: calls.FPDF_GetPageWidthF(handle),
    height: calls.FPDF_GetPageHeightF(handle),
    matrix: pageMatrix(engine, handle),
    close: () => calls.FPDF_ClosePage(handle),
  };
}

function pageMatrix(engine: Pdfium, page: number): Matrix {
  engine.calls.FPDF_GetPageBoundingBox(page, engine.answer);
  const [left, top, right, bottom] = [0, 1, 2, 3].map((index) => engine.float(index)) as [
    number,
    number,
    number,
    number,
  ];
  switch (engine.calls.FPDFPage_GetRotation(page)) {
    case 1:
      return [0, 1, 1, 0, -bottom, -left];
    case 2:
      return [-1, 0, 0, 1, right, -bottom];
    case 3:
      return [0, -1, -1, 0, top, right];
    default:
      return [1, 0, 0, -1, -left, top];
  }
}
