import { Failure } from '@orderloom/errors/failure.ts';
import type { DataDocument } from './data/data.ts';
import {
  dataFormOf,
  readEdiData,
  readPlainTable,
  readSeparatedData,
  readWorkbookData,
  readXmlData,
} from './data/read-data.ts';
import { encryptionOf, withoutEncrypted } from './encrypted.ts';
import { contentMatches, extensionOf, isRead } from './file-type.ts';
import type { ReadFile } from './page.ts';
import { decodeText, layText, readText } from './text.ts';

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
 * Reads the pages of one file by its extension, and what it holds for machines to read: a text, and a file of an
 * unknown extension, is also asked for its content. Of an e-mail these are the pages of its body; its attachments
 * are files of their own (`readMail`). Fails with `unreadable`, a sentence that names the file, when it cannot be
 * read. Engines are loaded when the first file of their kind comes.
 */
export async function readFile(file: InputFile, limits: ReadLimits): Promise<ReadFile> {
  const extension = extensionOf(file.name);
  const form = dataFormOf(file.bytes);
  const encryption = isText(extension) ? null : encryptionOf(file.bytes);
  if (encryption) throw unreadable(file.name, `encrypted (${encryption})`);
  if (!isRead(extension) && form === null) throw unreadable(file.name, 'files of this type are not read');
  if (isRead(extension) && extension !== 'eml' && !contentMatches(extension, file.bytes)) {
    throw unreadable(file.name, 'the content does not match the extension');
  }
  return { name: file.name, ...(await readAs(extension, form, file, limits)) };
}

type Contents = Omit<ReadFile, 'name'>;

function isText(extension: string): boolean {
  return extension === 'txt' || extension === 'md' || extension === 'eml';
}

async function readAs(
  extension: string,
  form: 'xml' | 'edi' | null,
  file: InputFile,
  { maxPages }: ReadLimits,
): Promise<Contents> {
  const { name, bytes } = file;
  switch (extension) {
    case 'pdf':
      return readPdfWithData(file, maxPages);
    case 'jpg':
    case 'jpeg':
    case 'png':
      return (await import('./image.ts')).readImage(bytes, { name });
    case 'eml': {
      const mail = await (await import('./mail.ts')).readMail(bytes, { name });
      return readable(mail.text, name, (text) => layText(text, { maxPages }));
    }
    case 'txt':
    case 'md':
      return readTextWithData(form, file, maxPages);
    case 'xlsx':
    case 'xlsm':
    case 'xls':
    case 'ods':
      return layData(await reading(name, 'workbook', () => readWorkbookData(name, bytes)), maxPages);
    case 'csv':
    case 'tsv': {
      const sheet = await reading(name, 'table', () => readSeparatedData(name, bytes));
      return sheet ? layData(sheet, maxPages) : readText(bytes, { maxPages });
    }
    default:
      return layData(await readMessage(form, file), maxPages);
  }
}

/** An XML file or an interchange that is nothing else. */
async function readMessage(form: 'xml' | 'edi' | null, { name, bytes }: InputFile): Promise<DataDocument> {
  const document =
    form === 'edi' || (form === null && isInterchange(name))
      ? await reading(name, 'interchange', () => readEdiData(name, bytes))
      : await reading(name, 'XML document', () => readXmlData(name, bytes));
  if (!document) throw unreadable(name, 'of no kind of business document that is read');
  return document;
}

function isInterchange(name: string): boolean {
  return ['edi', 'edifact', 'x12'].includes(extensionOf(name));
}

/** A text is what it shows, unless it is a message or a table for machines. */
async function readTextWithData(
  form: 'xml' | 'edi' | null,
  file: InputFile,
  maxPages: number,
): Promise<Contents> {
  const { name, bytes } = file;
  const message = form && (await optional(() => readMessage(form, file)));
  if (message) return layData(message, maxPages);
  const text = decodeText(bytes);
  if (withoutEncrypted(text).isEncrypted)
    return readable(text, name, (plain) => readText(new TextEncoder().encode(plain), { maxPages }));
  const table = await optional(() => readPlainTable(name, bytes));
  return { ...readText(bytes, { maxPages }), ...(table && { data: [table] }) };
}

/** What `read` gives of a text, without what is encrypted in it; a Failure when nothing else is. */
function readable(text: string, name: string, read: (text: string) => Contents): Contents {
  const { text: plain, isEncrypted } = withoutEncrypted(text);
  if (!isEncrypted) return read(text);
  if (plain.trim() === '') throw unreadable(name, 'encrypted (PGP)');
  const contents = read(plain);
  return { ...contents, notes: [...contents.notes, 'a part is encrypted (PGP)'] };
}

async function readPdfWithData({ name, bytes }: InputFile, maxPages: number): Promise<Contents> {
  const { attachments, pages, notes } = await (await import('./pdf.ts')).readPdf(bytes, { name, maxPages });
  const data: DataDocument[] = [];
  for (const attachment of attachments) {
    const inner = `${name}/${attachment.name}`;
    try {
      const document = await readXmlData(inner, attachment.bytes);
      if (document) data.push(document);
    } catch {
      notes.push(`the embedded file ${attachment.name} could not be read`);
    }
  }
  return { pages, notes, ...(data.length > 0 && { data }) };
}

/** The limit of pages is one of what is shown: the data itself is read whole. */
function layData(document: DataDocument, maxPages: number): Contents {
  const { pages } = layText(document.lines.join('\n'), { maxPages });
  return { pages, notes: [], data: [document] };
}

/** What `read` gives; a Failure that says what the file is not when it fails. */
async function reading<T>(name: string, what: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new Failure('unreadable', `${name}: not a readable ${what}`, {}, { cause: error });
  }
}

/** Null instead of a failure: a text that looks like a message and is none stays a text. */
async function optional<T>(read: () => T | Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}

function unreadable(name: string, reason: string): Failure {
  return new Failure('unreadable', `${name}: ${reason}`);
}
