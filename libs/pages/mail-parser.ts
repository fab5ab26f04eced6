import type { Readable } from 'node:stream';
import { Failure } from '@orderloom/errors/failure.ts';
import { type HeaderLines, MailParser, type MailParserOptions } from 'mailparser';
import { mostTextBytes, mostTextLines, tooComplex, tooManyLines, tooMuchText } from './mail-limits.ts';

const mostMimeParts = 1000;
const mostMimeDepth = 20;
/** The headers of one part; real ones stay below 100 KB. A megabyte of addresses takes the parser 4 s of CPU. */
const mostHeaderBytes = 250_000;
/** Its decoder takes 0.8 s of CPU for a megabyte, others a tenth of that. */
const mostUtf7Bytes = 1_000_000;

/** The parser's own tree of the message, header lines and step for each piece; its types leave them out. */
interface ParserInside {
  tree: MimeNode | false;
  curnode: { isAttachment?: boolean; charset?: string } | false;
  headerLines: HeaderLines;
  hasHtml: boolean;
  processChunk(piece: MimePiece, done: (error?: unknown) => void): void;
  textToHtml(text: string): string;
}
interface MimeNode {
  children: MimeNode[];
}
interface MimePiece {
  type: 'node' | 'data' | 'body';
  value?: Uint8Array;
}

/**
 * Without the first three the parser converts every body to HTML and back, in a time that can grow to minutes.
 * Mails in the mail stay attachments: they are read on their own.
 */
const options = {
  skipHtmlToText: true,
  skipTextLinks: true,
  skipImageLinks: true,
  ignoreEmbedded: true,
  maxChildNodes: mostMimeParts,
  maxHeadSize: mostHeaderBytes,
} as MailParserOptions;

/** A parser of MIME that fails where a mail has more parts, more text or longer headers than any real one. */
export function createMailParser(name: string): MailParser {
  const parser = new MailParser(options);
  const inner = inside(parser);
  const next = inner.processChunk.bind(parser);
  const sent = { bytes: 0, utf7Bytes: 0, lines: 0 };
  inner.processChunk = (piece, done) => {
    if (piece.type === 'body' && piece.value && inner.curnode && !inner.curnode.isAttachment) {
      sent.bytes += piece.value.length;
      sent.lines += lineEndsIn(piece.value);
      if (/^utf-?7/i.test(inner.curnode.charset ?? '')) sent.utf7Bytes += piece.value.length;
    }
    const excess = excessOf(sent);
    if (excess === null) next(piece, done);
    else done(tooComplex(name, excess));
  };
  // The parser makes HTML of every plain text, at 0.2 s of CPU for a megabyte; it is read only beside parts of HTML.
  inner.textToHtml = (text) => (inner.hasHtml ? plainAsHtml(text) : '');
  return parser;
}

function excessOf({ bytes, utf7Bytes, lines }: { bytes: number; utf7Bytes: number; lines: number }) {
  if (bytes > mostTextBytes) return tooMuchText;
  if (utf7Bytes > mostUtf7Bytes) return 'e-mail with more than 1 MB of text in UTF-7';
  return lines > mostTextLines ? tooManyLines : null;
}

function lineEndsIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) count += 1;
  return count;
}

const lineFeed = 10;

function plainAsHtml(text: string): string {
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`;
}

export function headerLinesOf(parser: MailParser): HeaderLines {
  return inside(parser).headerLines;
}

/** The bytes of an attachment. The parser lets it wait for ever when it fails on what comes behind. */
export async function readContent(parser: MailParser, content: Readable): Promise<Uint8Array> {
  const giveUp = (error: Error) => content.destroy(error);
  parser.once('error', giveUp);
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    return Buffer.concat(chunks);
  } finally {
    parser.off('error', giveUp);
  }
}

/** Fails with `unreadable` when parts stand in parts in parts. */
export function checkDepth(parser: MailParser, name: string): void {
  const { tree } = inside(parser);
  let depth = 0;
  for (let level = tree ? [tree] : []; level.length > 0; depth++)
    level = level.flatMap((node) => node.children ?? []);
  if (depth > mostMimeDepth) throw tooManyParts(name);
}

/** Which limit the parser met, null when it failed for another reason. */
export function overLimit(name: string, error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EMAXLEN') return null;
  return /header/i.test(error.message)
    ? tooComplex(name, 'e-mail with more than 250 KB of headers')
    : tooManyParts(name);
}

function tooManyParts(name: string): Failure {
  return tooComplex(name, 'e-mail of too many or too deeply nested parts');
}

function inside(parser: MailParser): ParserInside {
  return parser as unknown as ParserInside;
}
