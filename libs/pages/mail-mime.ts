import type { Readable } from 'node:stream';
import { Failure } from '@orderloom/errors/failure.ts';
import {
  type AttachmentStream,
  type HeaderLines,
  type Headers,
  MailParser,
  type MailParserOptions,
  type MessageText,
} from 'mailparser';
import { extensionFor } from './file-type.ts';
import { htmlToText } from './html-text.ts';
import type { Mail, MailAttachment } from './mail.ts';
import { addressesIn, automaticKind, headerText, oneLine, sentAt } from './mail-headers.ts';
import { withoutPgpShell } from './mail-signed.ts';

const mostMimeParts = 1000;
const mostMimeDepth = 20;
/** The headers of one part; real ones stay below 100 KB. */
const mostHeaderBytes = 1_000_000;
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

/** The parser's own tree of the message and header lines; its types leave them out. */
interface ParserInside {
  tree: MimeNode | false;
  headerLines: HeaderLines;
}
interface MimeNode {
  children: MimeNode[];
}

/**
 * The mail in MIME bytes; what is enclosed in it stays closed. Fails with `unreadable` when the bytes are no
 * e-mail, or when it has more parts, deeper ones or longer headers than any real one.
 */
export async function readMime(bytes: Uint8Array, name: string): Promise<Mail> {
  const parser = new MailParser(parserOptions);
  try {
    const parts = await collect(parser, bytes);
    if (!mailHeaders.some((header) => parts.headers.has(header))) throw notAMail(name);
    if (depthOf(inside(parser).tree) > mostMimeDepth) throw tooManyParts(name);
    return toMail(parts);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw overLimit(name, error) ?? notAMail(name, error);
  } finally {
    parser.destroy();
  }
}

/**
 * Without the first three the parser converts every body to HTML and back, in a time that can grow to minutes.
 * Mails in the mail stay attachments: they are read on their own.
 */
const parserOptions = {
  skipHtmlToText: true,
  skipTextLinks: true,
  skipImageLinks: true,
  ignoreEmbedded: true,
  maxChildNodes: mostMimeParts,
  maxHeadSize: mostHeaderBytes,
} as MailParserOptions;

function inside(parser: MailParser): ParserInside {
  return parser as unknown as ParserInside;
}

function depthOf(tree: MimeNode | false): number {
  let depth = 0;
  let level = tree ? [tree] : [];
  while (level.length > 0) {
    level = level.flatMap((node) => node.children ?? []);
    depth += 1;
  }
  return depth;
}

function overLimit(name: string, error: unknown): Failure | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EMAXLEN') return null;
  return /header/i.test(error.message)
    ? new Failure('unreadable', `${name}: too complex (e-mail with more than 1 MB of headers)`)
    : tooManyParts(name);
}

function notAMail(name: string, cause?: unknown): Failure {
  return new Failure('unreadable', `${name}: not a readable e-mail`, {}, { cause });
}

function tooManyParts(name: string): Failure {
  return new Failure('unreadable', `${name}: too complex (e-mail of too many or too deeply nested parts)`);
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
    parts.headerLines = inside(parser).headerLines;
  });
  parser.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
    if (part.type === 'text') parts.body = part;
    else {
      // The parser goes on only after the attachment was read and released.
      parts.attachments.push(await readAttachment(part, parts.attachments.length + 1));
      part.release();
    }
  }
  return parts;
}

async function readAttachment(part: AttachmentStream, ordinal: number): Promise<MailAttachment> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.content as Readable) chunks.push(chunk);
  const mimeType = part.contentType || 'application/octet-stream';
  return {
    name: cleanName(part.filename ?? '') || `attachment-${ordinal}${extensionFor(mimeType)}`,
    mimeType,
    bytes: Buffer.concat(chunks),
    inline: part.related === true || (part.contentDisposition === 'inline' && mimeType.startsWith('image/')),
  };
}

/** Without any folder, on one line. */
export function cleanName(name: string): string {
  return oneLine(name.split(/[/\\]/).at(-1) ?? '');
}

function toMail({ headers, headerLines, body, attachments }: Parts): Mail {
  return {
    messageId: oneLine(headerText(headers, 'message-id')?.replace(/^<|>$/g, '') ?? '') || null,
    from: addressesIn(headers, 'from')[0] ?? null,
    to: addressesIn(headers, 'to'),
    subject: oneLine(headerText(headers, 'subject') ?? ''),
    date: sentAt(headerLines),
    automatic: automaticKind(headers),
    text: withoutPgpShell(bodyText(body)),
    attachments,
    enclosed: [],
  };
}

/** An HTML body holds what the plain one says, and its tables keep their columns. */
function bodyText({ html, text }: MessageText): string {
  const fromHtml = typeof html === 'string' ? htmlToText(html) : '';
  return fromHtml || (text ?? '');
}
