import type { Readable } from 'node:stream';
import { Failure } from '@orderloom/errors/failure.ts';
import {
  type AddressObject,
  type AttachmentStream,
  type HeaderLines,
  type Headers,
  MailParser,
  type MailParserOptions,
  type MessageText,
} from 'mailparser';
import { extensionFor } from './file-type.ts';
import { htmlToText } from './html-text.ts';

/** An e-mail as far as an order desk reads it. All but the body is one line without control characters. */
export interface Mail {
  /** With its angle brackets removed, null when there is none. */
  messageId: string | null;
  from: MailAddress | null;
  to: MailAddress[];
  /** Empty when there is none. */
  subject: string;
  /** ISO 8601, null when there is none that can be read. */
  date: string | null;
  /** The body; of HTML with table cells in columns. */
  text: string;
  attachments: MailAttachment[];
}

export interface MailAddress {
  /** Empty when the header holds none that can be read. */
  address: string;
  name: string;
}

export interface MailAttachment {
  /** As sent, without any folder; made from the type when the sender gave none. */
  name: string;
  mimeType: string;
  bytes: Uint8Array;
  /** True for pictures that belong to the body, such as a logo. */
  inline: boolean;
}

export interface MailLimits {
  /** The name as the client sees it, for sentences. */
  name: string;
}

const mostMimeParts = 1000;
const mostMimeDepth = 20;
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
 * Reads an e-mail with its attachments. Fails with `unreadable` when the bytes are no e-mail, or when it has more
 * parts or deeper ones than any real one.
 */
export async function readMail(bytes: Uint8Array, { name }: MailLimits): Promise<Mail> {
  const parser = new MailParser({ ...quick, maxChildNodes: mostMimeParts } as MailParserOptions);
  try {
    const parts = await collect(parser, bytes);
    if (!mailHeaders.some((header) => parts.headers.has(header))) throw notAMail(name);
    if (depthOf((parser as unknown as ParsedTree).tree) > mostMimeDepth) throw tooComplex(name);
    return toMail(parts);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw isOverLimit(error) ? tooComplex(name) : notAMail(name, error);
  } finally {
    parser.destroy();
  }
}

/** Without these the parser converts every body to HTML and back, in a time that can grow to minutes. */
const quick = { skipHtmlToText: true, skipTextLinks: true, skipImageLinks: true };

/** The parser's own tree of the message; its types leave it out. */
interface ParsedTree {
  tree: MimeNode | false;
}
interface MimeNode {
  children: MimeNode[];
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

function isOverLimit(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EMAXLEN';
}

function notAMail(name: string, cause?: unknown): Failure {
  return new Failure('unreadable', `${name}: not a readable e-mail`, {}, { cause });
}

function tooComplex(name: string): Failure {
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
    parts.headerLines = (parser as unknown as { headerLines: HeaderLines }).headerLines;
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
    name:
      oneLine(part.filename?.split(/[/\\]/).at(-1) ?? '') || `attachment-${ordinal}${extensionFor(mimeType)}`,
    mimeType,
    bytes: Buffer.concat(chunks),
    inline: part.related === true || (part.contentDisposition === 'inline' && mimeType.startsWith('image/')),
  };
}

function toMail({ headers, headerLines, body, attachments }: Parts): Mail {
  return {
    messageId: oneLine(header(headers, 'message-id')?.replace(/^<|>$/g, '') ?? '') || null,
    from: addresses(headers, 'from')[0] ?? null,
    to: addresses(headers, 'to'),
    subject: oneLine(header(headers, 'subject') ?? ''),
    date: sentAt(headerLines),
    text: bodyText(body),
    attachments,
  };
}

/** Control characters (C0, DEL, C1), line and paragraph separators. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that turn the reading direction: they make a name look like another. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Encoded words can bring any character into a header, and lists, logs and terminals show these. */
function oneLine(text: string): string {
  return text.replace(directions, '').replace(breaks, ' ').trim();
}

function header(headers: Headers, name: string): string | null {
  const value = headers.get(name);
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.trim() : null;
}

function addresses(headers: Headers, name: string): MailAddress[] {
  const value = headers.get(name) as AddressObject | AddressObject[] | undefined;
  const groups = [value ?? []].flat();
  return groups.flatMap(({ value }) =>
    value
      .flatMap((entry) => entry.group ?? [entry])
      .map(({ address, name }) => ({ address: oneLine(address ?? ''), name: oneLine(name) })),
  );
}

/** Read from the header itself: the parser puts the present time where a date cannot be read. */
function sentAt(lines: HeaderLines): string | null {
  const line = lines.find(({ key }) => key === 'date')?.line ?? '';
  const at = new Date(
    line
      .slice(line.indexOf(':') + 1)
      .replace(/\(.*\)/, '')
      .trim(),
  );
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** An HTML body holds what the plain one says, and its tables keep their columns. */
function bodyText({ html, text }: MessageText): string {
  const fromHtml = typeof html === 'string' ? htmlToText(html) : '';
  return fromHtml || (text ?? '');
}
