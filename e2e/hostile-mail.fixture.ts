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
const html = (tag: string, megabytes = 1, above = '') =>
  mail(['Content-Type: text/html'], `${above}${megabytesOf(tag, megabytes)}${order}`);
const text = (line: string, megabytes: number, ...headers: string[]) =>
  mail(headers, megabytesOf(line + crlf, megabytes));
/** As many as are just read. */
const manyLines = (line: string, ...headers: string[]) => mail(headers, (line + crlf).repeat(299_000));
const flowed = 'Content-Type: text/plain; format=flowed';
const enclosed = `Content-Type: message/rfc822${crlf}${crlf}From: a@buyer.example`;

const tooManyParts = 'too complex (e-mail of too many or too deeply nested parts)';
const tooManyHeaders = 'too complex (e-mail with more than 250 KB of headers)';
const tooMuchText = 'too complex (e-mail with more than 8 MB of text)';
const tooManyLines = 'too complex (e-mail with more than 300,000 lines of text)';
const tooManyCells = 'too complex (e-mail with more than 300,000 cells of tables)';
const tooMuchUtf7 = 'too complex (e-mail with more than 1 MB of text in UTF-7)';

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
  ['20 MB of order lines', tooManyLines, () => text('12 x gloves', 20)],
  ['20 MB of noise', tooMuchText, () => text('/'.repeat(998), 20, 'Content-Transfer-Encoding: base64')],
  ['7 MB of blank lines', tooManyLines, () => text('', 7)],
  ['7 MB of quotations', tooManyLines, () => text('> > > > > > >', 7, flowed)],
  ['7 MB of line breaks of HTML', tooManyLines, () => html('x<br>', 7)],
  ['7 MB of cells in one row of HTML', tooManyCells, () => html('<td>x', 7, '<table>')],
  [
    '7 MB of UTF-7',
    tooMuchUtf7,
    () => text('+AOk-'.repeat(15), 7, 'Content-Type: text/plain; charset=utf-7'),
  ],
];

const read: [name: string, make: () => Buffer][] = [
  ['19 levels of parts', () => nestedParts(18)],
  ['20 levels of mails', () => nestedMails(20)],
  ['900 attached orders', () => manyParts(900, attachment, `PURCHASE ORDER${crlf}12 x gloves`)],
  ['0.2 MB of groups of addresses', () => mail([`Cc: ${megabytesOf('a:', 0.2)}`], order)],
  ['0.2 MB of encoded words', () => mail([`Subject: ${megabytesOf('=?utf-8?Q?=C3?= ', 0.2)}`], order)],
  ['1 MB of nested blocks of HTML', () => html('<div>')],
  ['1 MB of nested tables of HTML', () => html('<table><tr><td>')],
  ['1 MB of nested quotations of HTML', () => html('<blockquote type="cite">')],
  ['1 MB of opened tags of HTML', () => html('<')],
  ['7 MB of forwarded mails', () => text('---- Forwarded message ----', 7)],
  ['299,000 lines of quotations', () => manyLines('> > > > please send', flowed)],
  ['299,000 order lines', () => manyLines('12 x gloves')],
  ['299,000 first lines of headers', () => manyLines('From: a@b.example')],
  ['7 MB in one line', () => mail([], megabytesOf('-.', 7))],
  ['7 MB of tabs', () => mail([], `${megabytesOf('\t', 7)}x`)],
  ['7 MB of form feeds', () => mail([], megabytesOf('\f', 7))],
  ['3 MB of words of HTML in one line', () => html('<b>x</b> ', 3)],
  ['7 MB of quotations of HTML', () => html('<blockquote type="cite">text</blockquote>', 7)],
  [
    '5 MB of rows of HTML',
    () => html('<tr><td>Gloves, nitrile</td><td>12</td><td>4.50</td></tr>', 5, '<table>'),
  ],
  ['190 enclosed mails', () => manyParts(190, enclosed, megabytesOf('please confirm our order 4711 ', 0.02))],
];

export const hostileMails: HostileMail[] = [
  ...refused.map(([name, refusal, make]) => ({ name, refusal, make })),
  ...read.map(([name, make]) => ({ name, refusal: null, make })),
];
