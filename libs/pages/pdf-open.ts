import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '@orderloom/errors/failure.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const engineFolder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const engineFiles = (folder: string) => `${path.join(engineFolder, folder)}${path.sep}`;

export interface OpenOptions {
  /** The name as the client sees it, for sentences. */
  name: string;
  /** In pixels: a larger image is left out of its page. */
  maxImageSize: number;
  /** A page with an error, such as an image over the limit, fails instead of being given without it. */
  stopAtErrors?: boolean;
}

/** Opens a PDF. Fails with `unreadable` when it is protected by a password or cannot be read. */
export async function openPdf(
  bytes: Uint8Array,
  { name, ...options }: OpenOptions,
): Promise<PDFDocumentProxy> {
  const task = getDocument({
    ...options,
    // The engine takes the buffer over, so it gets one of its own; it refuses a Node Buffer.
    data: new Uint8Array(bytes),
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

/** What a person is told when the engine fails. */
export function openFailure(error: unknown, name: string): Failure {
  const isProtected = error instanceof Error && error.name === 'PasswordException';
  const sentence = isProtected ? 'password protected' : 'not a readable PDF';
  return new Failure('unreadable', `${name}: ${sentence}`, {}, { cause: error });
}
