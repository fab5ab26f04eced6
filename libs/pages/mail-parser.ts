import type { Readable } from 'node:stream';
import { Failure } from '@orderloom/errors/failure.ts';
import { type HeaderLines, MailParser, type MailParserOptions } from 'mailparser';

const mostMimeParts = 1000;
const mostMimeDepth = 20;
/** The headers of one part; real ones stay below 100 KB. */
const mostHeaderBytes = 1_000_000;
/** All text parts together, as sent; an order of ten thousand lines is a tenth of it. */
const mostTextBytes = 8_000_000;

/** The parser's own tree of the message, header lines and step for each piece; its types leave them out. */
interface ParserInside {
  tree: MimeNode | false;
  curnode: { isAttachment?: boolean } | false;
  headerLines: HeaderLines;
  processChunk(piece: MimePiece, done: (error?: unknown) => void): void;
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
  let textBytes = 0;
  inner.processChunk = (piece, done) => {
    if (piece.type === 'body' && inner.curnode && !inner.curnode.isAttachment)
      textBytes += piece.value?.length ?? 0;
    if (textBytes > mostTextBytes) done(tooComplex(name, 'e-mail with more than 8 MB of text'));
    else next(piece, done);
  };
  return parser;
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
    ? tooComplex(name, 'e-mail with more than 1 MB of headers')
    : tooManyParts(name);
}

function tooManyParts(name: string): Failure {
  return tooComplex(name, 'e-mail of too many or too deeply nested parts');
}

function tooComplex(name: string, what: string): Failure {
  return new Failure('unreadable', `${name}: too complex (${what})`);
}

function inside(parser: MailParser): ParserInside {
  return parser as unknown as ParserInside;
}
