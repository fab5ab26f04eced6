import { Failure } from '@orderloom/errors/failure.ts';
import { contentMatches, extensionOf, isRead } from './file-type.ts';
import type { ReadFile } from './page.ts';
import { layText, readText } from './text.ts';

export interface ReadLimits {
  /** Pages of one file after this many are left out, with a note. */
  maxPages: number;
}

export interface InputFile {
  /** The name as the client sees it. */
  name: string;
  bytes: Uint8Array;
}

/**
 * Reads the pages of one file by its extension. Of an e-mail these are the pages of its body; its attachments are
 * files of their own (`readMail`). Fails with `unreadable`, a sentence that names the file, when it cannot be read.
 * Engines are loaded when the first file of their kind comes.
 */
export async function readFile(file: InputFile, limits: ReadLimits): Promise<ReadFile> {
  const extension = extensionOf(file.name);
  if (!isRead(extension)) throw unreadable(file.name, 'files of this type are not read');
  if (extension !== 'eml' && !contentMatches(extension, file.bytes)) {
    throw unreadable(file.name, 'the content does not match the extension');
  }
  const { pages, notes } = await readAs(extension, file, limits);
  return { name: file.name, pages, notes };
}

async function readAs(extension: string, { name, bytes }: InputFile, { maxPages }: ReadLimits) {
  switch (extension) {
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(bytes, { name, maxPages });
    case 'jpg':
    case 'jpeg':
    case 'png':
      return (await import('./image.ts')).readImage(bytes, { name });
    case 'eml': {
      const mail = await (await import('./mail.ts')).readMail(bytes, { name });
      return layText(mail.text, { maxPages });
    }
    default:
      return readText(bytes, { maxPages });
  }
}

function unreadable(name: string, reason: string): Failure {
  return new Failure('unreadable', `${name}: ${reason}`);
}
