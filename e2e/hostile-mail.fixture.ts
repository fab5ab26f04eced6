import { Buffer } from 'node:buffer';

/** A mail that nobody sends who wants to order. */
export interface HostileMail {
  name: string;
  make: () => Buffer;
  /** What the service says against it; null when it reads it. */
  refusal: string | null;
}

const crlf = '\r\n';
const order = `Please send us:${crlf}${crlf}12 x gloves${crlf}4 boxes of wipes${crlf}`;
const multipart = (boundary: string) => `Content-Type: multipart/mixed; boundary=${boundary}`;
const attachment = 'Content-Type: text/plain\r\nContent-Disposition: attachment; filename=a.txt';

function mail(headers: string[], body: string): Buffer {
  const usual = ['From: Anna <anna@buyer.example>', 'Subject: Purchase order PO-1', 'MIME-Version: 1.0'];
  return Buffer.from(`${[...usual, ...headers].join(crlf)}${crlf}${crlf}${body}`);
}

function manyParts(count: number, headers: string, text = 'x'): Buffer {
  const part = `--b${crlf}${headers}${crlf}${crlf}${text}${crlf}`;
  return mail([multipart('b')], `${part.repeat(count)}--b--${crlf}`);
}

function nestedParts(depth: number): Buffer {
  const wrap = (inner: string, level: number) =>
    `${multipart(`n${level}x`)}${crlf}${crlf}--n${level}x${crlf}${inner}${crlf}--n${level}x--${crlf}`;
  let inner = `Content-Type: text/plain${crlf}${crlf}${order}`;
  for (let level = depth; level > 1; level--) inner = wrap(inner, level);
  return mail([multipart('n1x')], `--n1x${crlf}${inner}${crlf}--n1x--${crlf}`);
}

function nestedMails(depth: number): Buffer {
  let inner = mail([], order);
  for (let level = 1; level <= depth; level++) {
    const head = `--m${level}x${crlf}Content-Type: message/rfc822${crlf}${crlf}`;
    inner = mail([multipart(`m${level}x`)], `${head}${inner}${crlf}--m${level}x--${crlf}`);
  }
  return inner;
}

const megabytesOf = (text: string, megabytes: number) => text.repeat((megabytes * 1e6) / text.length);
const html = (tag: string) => mail(['Content-Type: text/html'], `${megabytesOf(tag, 1)}${order}`);
const text = (line: string, megabytes: number, ...headers: string[]) =>
  mail(headers, megabytesOf(line + crlf, megabytes));

const tooManyParts = 'too complex (e-mail of too many or too deeply nested parts)';
const tooManyHeaders = 'too complex (e-mail with more than 1 MB of headers)';
const tooMuchText = 'too complex (e-mail with more than 8 MB of text)';

const refused: [name: string, refusal: string, make: () => Buffer][] = [
  ['100,000 parts', tooManyParts, () => manyParts(100_000, 'X-Part: 1')],
  ['100,000 attachments', tooManyParts, () => manyParts(100_000, attachment)],
  ['20 levels of parts', tooManyParts, () => nestedParts(20)],
  ['5,000 levels of parts', tooManyParts, () => nestedParts(5000)],
  [
    '10 MB of headers, each short',
    tooManyHeaders,
    () => mail(Array<string>(100_000).fill(`X-Header: ${'v'.repeat(88)}`), order),
  ],
  ['10 MB of one header', tooManyHeaders, () => mail([`X-Long: ${'v'.repeat(1e7)}`], order)],
  ['10 MB of headers of a part', tooManyHeaders, () => manyParts(1, `X-Long: ${'v'.repeat(1e7)}`)],
  ['20 MB of order lines', tooMuchText, () => text('12 x gloves', 20)],
  ['20 MB of noise', tooMuchText, () => text('/'.repeat(998), 20, 'Content-Transfer-Encoding: base64')],
];

const read: [name: string, make: () => Buffer][] = [
  ['19 levels of parts', () => nestedParts(18)],
  ['20 levels of mails', () => nestedMails(20)],
  ['900 attached orders', () => manyParts(900, attachment, `PURCHASE ORDER${crlf}12 x gloves`)],
  ['0.9 MB of groups of addresses', () => mail([`Cc: ${megabytesOf('a:', 0.9)}`], order)],
  ['0.9 MB of encoded words', () => mail([`Subject: ${megabytesOf('=?utf-8?Q?=C3?= ', 0.9)}`], order)],
  ['1 MB of nested blocks of HTML', () => html('<div>')],
  ['1 MB of nested tables of HTML', () => html('<table><tr><td>')],
  ['1 MB of nested quotations of HTML', () => html('<blockquote type="cite">')],
  ['1 MB of opened tags of HTML', () => html('<')],
  ['7 MB of blank lines', () => text('', 7)],
  ['7 MB of forwarded mails', () => text('---- Forwarded message ----', 7)],
  ['7 MB of quotations', () => text('> > > > > > >', 7, 'Content-Type: text/plain; format=flowed')],
];

export const hostileMails: HostileMail[] = [
  ...refused.map(([name, refusal, make]) => ({ name, refusal, make })),
  ...read.map(([name, make]) => ({ name, refusal: null, make })),
];
