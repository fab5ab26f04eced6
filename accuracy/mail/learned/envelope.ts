import { createHash } from 'node:crypto';
import type { Random } from '../../random.ts';

export interface Enclosure {
  name: string;
  type: string;
  content: Uint8Array;
  /** An image that the HTML shows; its Content-ID. */
  contentId?: string;
}

export interface Envelope {
  /** `Name <address>` as header lines show them; the writer encodes the name. */
  from: Mailbox;
  to: Mailbox;
  subject: string;
  /** ISO 8601 with time. */
  date: string;
  /** Null: no such part. At least one of the two. */
  text: string | null;
  html: string | null;
  isFlowed?: boolean;
  enclosures: readonly Enclosure[];
  /** Further header lines. */
  headers?: readonly string[];
}

export interface Mailbox {
  name: string;
  address: string;
}

/** The bytes of a mail; charset, transfer encoding and the encoding of names come by chance. */
export function writeEnvelope(mail: Envelope, random: Random): Uint8Array {
  const mark = createHash('sha256')
    .update(`${mail.subject}${mail.date}${mail.text}${mail.html}`)
    .digest('hex');
  const head = [
    'Received: from mx.example.net (mx.example.net [192.0.2.17]) by mail.halvorsen-supplies.nl with ESMTPS',
    ...(mail.headers ?? []),
    `From: ${mailbox(mail.from)}`,
    `To: ${mailbox(mail.to)}`,
    `Subject: ${encodedHeader(mail.subject)}`,
    `Date: ${new Date(mail.date).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${mark.slice(0, 24)}@${mail.from.address.split('@')[1]}>`,
    'MIME-Version: 1.0',
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n`), bodyOf(mail, mark, random)]);
}

/** From the first Content-Type on. */
function bodyOf(mail: Envelope, mark: string, random: Random): Buffer {
  const shown = mail.enclosures.filter(({ contentId }) => contentId);
  const brought = mail.enclosures.filter(({ contentId }) => !contentId);
  const texts = [
    ...(mail.text === null ? [] : [textPart('plain', mail.text, random, mail.isFlowed)]),
    ...(mail.html === null ? [] : [textPart('html', mail.html, random)]),
  ];
  const alternative = nested('alternative', `----=_Alt_${mark.slice(0, 16)}`, texts);
  const related = nested('related', `_004_${mark.slice(16, 40)}_`, [
    alternative,
    ...shown.map((one) => enclosed(one, random)),
  ]);
  return nested('mixed', `Apple-Mail=_${mark.slice(40, 60)}`, [
    related,
    ...brought.map((one) => enclosed(one, random)),
  ]);
}

/** One part stands alone. */
function nested(kind: string, boundary: string, parts: readonly Buffer[]): Buffer {
  if (parts.length === 1) return parts[0]!;
  const opened = parts.flatMap((part) => [Buffer.from(`\r\n--${boundary}\r\n`), part]);
  return Buffer.concat([
    Buffer.from(`Content-Type: multipart/${kind};\r\n\tboundary="${boundary}"\r\n`),
    ...opened,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

function textPart(kind: 'plain' | 'html', content: string, random: Random, isFlowed = false): Buffer {
  const text = content.replace(/\n/g, '\r\n');
  const isLatin = [...text].every((letter) => letter.codePointAt(0)! < 256);
  const charset = isLatin ? random.pick(['iso-8859-1', 'utf-8']) : 'utf-8';
  const bytes = Buffer.from(text, charset === 'utf-8' ? 'utf8' : 'latin1');
  const encoding = random.pick(['quoted-printable', 'quoted-printable', 'base64', '8bit']);
  const written =
    encoding === '8bit'
      ? bytes
      : Buffer.from(encoding === 'base64' ? base64Lines(bytes) : quotedPrintable(bytes));
  const type = `Content-Type: text/${kind}; charset=${charset}${isFlowed ? '; format=flowed' : ''}`;
  return Buffer.concat([
    Buffer.from(`${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`),
    written,
    Buffer.from('\r\n'),
  ]);
}

function enclosed({ name, type, content, contentId }: Enclosure, random: Random): Buffer {
  const isMail = type === 'message/rfc822';
  const isPlainName = /^[\x20-\x7e]*$/.test(name);
  const fileName = isPlainName
    ? `filename="${name}"`
    : random.chance(0.5)
      ? `filename*=UTF-8''${encodeURIComponent(name)}`
      : `filename="${encodedHeader(name)}"`;
  const head = [
    `Content-Type: ${type};\r\n\tname="${encodedHeader(name)}"`,
    `Content-Disposition: ${contentId ? 'inline' : 'attachment'};\r\n\t${fileName}`,
    ...(contentId ? [`Content-ID: <${contentId}>`] : []),
    // RFC 2046 5.2.1: an enclosed mail has no encoding of its own.
    `Content-Transfer-Encoding: ${isMail ? '8bit' : 'base64'}`,
  ];
  return Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`),
    isMail ? content : Buffer.from(base64Lines(content)),
  ]);
}

function mailbox({ name, address }: Mailbox): string {
  if (!name) return `<${address}>`;
  const isPlain = /^[\x20-\x7e]*$/.test(name);
  return `${isPlain ? `"${name}"` : encodedHeader(name)} <${address}>`;
}

/** RFC 2047: words of at most 75 letters, each of whole characters. */
function encodedHeader(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words: string[] = [];
  let word = '';
  for (const letter of text) {
    if (Buffer.byteLength(word + letter) > 42) {
      words.push(word);
      word = '';
    }
    word += letter;
  }
  return [...words, word].map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
}

function base64Lines(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('base64')
    .replace(/.{76}(?=.)/g, '$&\r\n');
}

/** RFC 2045 6.7: lines of at most 76 letters. */
function quotedPrintable(bytes: Buffer): string {
  const lines = bytes.toString('latin1').split('\r\n').map(quotedLine);
  return lines.join('\r\n');
}

function quotedLine(line: string): string {
  const letters = [...line].map((letter, i) => {
    const code = letter.charCodeAt(0);
    const isEnd = i === line.length - 1;
    const isPlain = (code >= 33 && code <= 126 && letter !== '=') || (letter === ' ' && !isEnd);
    return isPlain ? letter : `=${code.toString(16).toUpperCase().padStart(2, '0')}`;
  });
  const rows: string[] = [];
  let row = '';
  for (const letter of letters) {
    if (row.length + letter.length > 75) {
      rows.push(`${row}=`);
      row = '';
    }
    row += letter;
  }
  return [...rows, row].join('\r\n');
}
