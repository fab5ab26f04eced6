import { Readable } from 'node:stream';
import { Failure } from '@orderloom/errors/failure.ts';
import type { AttachmentStream, HeaderLines, Headers, MailParser, MessageText } from 'mailparser';
import { extensionFor } from './file-type.ts';
import { htmlToText } from './html-text.ts';
import type { Mail, MailAttachment } from './mail.ts';
import { addressesIn, automaticKind, headerText, oneLine, sentAt } from './mail-headers.ts';
import { withinLines } from './mail-limits.ts';
import { checkDepth, createMailParser, headerLinesOf, overLimit, readContent } from './mail-parser.ts';
import { withoutPgpShell } from './mail-signed.ts';

/** As files are read. */
const pieceBytes = 65_536;

/** A file without one of these is no e-mail, whatever its extension says. */
const mailHeaders = [
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'received',
  'mime-version',
  'content-type',
];

/**
 * The mail in MIME bytes; what is enclosed in it stays closed. Fails with `unreadable` when the bytes are no
 * e-mail, or when it has more parts, deeper ones, more text or longer headers than any real one.
 */
export async function readMime(bytes: Uint8Array, name: string): Promise<Mail> {
  const parser = createMailParser(name);
  try {
    const parts = await collect(parser, bytes);
    if (!mailHeaders.some((header) => parts.headers.has(header))) throw notAMail(name);
    checkDepth(parser, name);
    return toMail(parts, name);
  } catch (error) {
    throw overLimit(name, error) ?? notAMail(name, error);
  } finally {
    parser.destroy();
  }
}

function notAMail(name: string, cause?: unknown): Failure {
  return new Failure('unreadable', `${name}: not a readable e-mail`, {}, { cause });
}

interface Parts {
  headers: Headers;
  headerLines: HeaderLines;
  body: MessageText;
  attachments: MailAttachment[];
}

async function collect(parser: MailParser, bytes: Uint8Array): Promise<Parts> {
  const parts: Parts = { headers: new Map(), headerLines: [], body: { type: 'text' }, attachments: [] };
  parser.on('headers', (headers) => {
    parts.headers = headers;
    parts.headerLines = headerLinesOf(parser);
  });
  // In pieces, so that nothing behind a limit is taken apart.
  Readable.from(piecesOf(bytes)).pipe(parser);
  for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
    if (part.type === 'text') parts.body = part;
    else {
      // The parser goes on only after the attachment was read and released.
      parts.attachments.push(await readAttachment(parser, part, parts.attachments.length + 1));
      part.release();
    }
  }
  return parts;
}

function* piecesOf(bytes: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(pieceBytes, bytes.length - at));
}

async function readAttachment(
  parser: MailParser,
  part: AttachmentStream,
  ordinal: number,
): Promise<MailAttachment> {
  const mimeType = part.contentType || 'application/octet-stream';
  return {
    name: cleanName(part.filename ?? '') || `attachment-${ordinal}${extensionFor(mimeType)}`,
    mimeType,
    bytes: await readContent(parser, part.content as Readable),
    inline: part.related === true || (part.contentDisposition === 'inline' && mimeType.startsWith('image/')),
  };
}

/** Without any folder, on one line. */
export function cleanName(name: string): string {
  return oneLine(name.split(/[/\\]/).at(-1) ?? '');
}

function toMail({ headers, headerLines, body, attachments }: Parts, name: string): Mail {
  return {
    messageId: oneLine(headerText(headers, 'message-id')?.replace(/^<|>$/g, '') ?? '') || null,
    from: addressesIn(headers, 'from')[0] ?? null,
    to: addressesIn(headers, 'to'),
    subject: oneLine(headerText(headers, 'subject') ?? ''),
    date: sentAt(headerLines),
    automatic: automaticKind(headers),
    text: withoutPgpShell(bodyText(body, name)),
    attachments,
    enclosed: [],
  };
}

/**
 * An HTML body holds what the plain one says, and its tables keep their columns. Where it has none and says the same
 * as the plain one, columns typed with spaces are kept by that one alone.
 */
function bodyText({ html, text }: MessageText, name: string): string {
  const fromHtml = typeof html === 'string' ? htmlToText(html, name) : '';
  if (fromHtml === '') return withinLines(text ?? '', name);
  const isTyped = !!text && typedColumns.test(text) && !typedColumns.test(fromHtml);
  return isTyped && wordsOf(text) === wordsOf(fromHtml) ? withinLines(text, name) : fromHtml;
}

const typedColumns = /\S(?: {2,}|\t)\S/;

function wordsOf(text: string): string {
  return text.trim().replace(/[\s\u200B\u200C\uFEFF\u00AD]+/g, ' ');
}
