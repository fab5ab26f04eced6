import { expect, test } from 'vitest';
import { htmlToText } from './html-text.ts';
import { readMail } from './mail.ts';

const limits = { name: 'x.eml' };
const bytes = (lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));

test('addresses, subject, date, body and attachments', async () => {
  const mail = await readMail(
    bytes([
      'From: =?utf-8?q?J=C3=BCrgen?= <j@buyer.example>',
      'To: "Order desk" <orders@supplier.example>, second@supplier.example',
      'Subject: =?utf-8?q?Bestellung_Gr=C3=B6=C3=9Fe?=',
      'Message-ID: <1@buyer.example>',
      'Date: Mon, 2 Mar 2026 09:12:00 +0100 (CET)',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Sch=F6ne Gr=FC=DFe',
      '--b',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="../a\\b.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'JVBERg==',
      '--b--',
    ]),
    limits,
  );
  expect(mail).toEqual({
    messageId: '1@buyer.example',
    from: { address: 'j@buyer.example', name: 'Jürgen' },
    to: [
      { address: 'orders@supplier.example', name: 'Order desk' },
      { address: 'second@supplier.example', name: '' },
    ],
    subject: 'Bestellung Größe',
    date: '2026-03-02T08:12:00.000Z',
    automatic: null,
    text: 'Schöne Grüße',
    attachments: [
      {
        name: expect.stringMatching(/b\.pdf$/),
        mimeType: 'application/pdf',
        bytes: Buffer.from('%PDF'),
        inline: false,
      },
    ],
    enclosed: [],
  });
});

test('subject, names and addresses are one line without control and direction characters', async () => {
  const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
  const mail = await readMail(
    bytes([
      `From: ${encoded('An\u001b[31mna\r\nBcc: x\u202e')} <a@b.example>`,
      `To: ${encoded('De\u2066sk\u2069')} <o@s.example>`,
      `Subject: ${encoded('Order\r\nX-Admin: 1\u2028\u0085 4711\u202efdp')}`,
      'Message-ID: <1\u0007@b.example>',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: application/pdf',
      `Content-Disposition: attachment; filename="${encoded('or\u202eder\n\t4711\u0000.pdf')}"`,
      '',
      '%PDF',
      '--b--',
    ]),
    limits,
  );
  expect(mail).toMatchObject({
    from: { address: 'a@b.example', name: 'An [31mna Bcc: x' },
    to: [{ address: 'o@s.example', name: 'Desk' }],
    subject: 'Order X-Admin: 1  4711fdp',
    messageId: '1 @b.example',
    attachments: [{ name: 'order 4711 .pdf' }],
  });
});

test('a date that cannot be read is no date', async () => {
  const mail = await readMail(bytes(['From: a@b.example', 'Date: yesterday', '', 'x']), limits);
  expect(mail.date).toBeNull();
});

test('what has no header of a mail is refused', async () => {
  await expect(readMail(bytes(['hello', '', 'world']), limits)).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'x.eml: not a readable e-mail',
  });
});

test.each([
  ['1,001 parts', Array.from({ length: 1001 }, () => ['--b', '', 'x']).flat()],
  [
    '1,001 attachments',
    Array.from({ length: 1001 }, () => ['--b', 'Content-Disposition: attachment', '', 'x']).flat(),
  ],
  ['nested parts', nested(30)],
])('%s are too many', async (_, parts) => {
  const head = ['From: a@b.example', 'Content-Type: multipart/mixed; boundary=b', ''];
  await expect(readMail(bytes([...head, ...parts, '--b--']), limits)).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'x.eml: too complex (e-mail of too many or too deeply nested parts)',
  });
});

test('more than 8 MB of text are too much, of an attachment they are not', async () => {
  const mailOf = (disposition: string) =>
    readMail(
      bytes([
        'From: a@b.example',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        `Content-Disposition: ${disposition}`,
        '',
        'some text '.repeat(880_000),
        '--b--',
      ]),
      limits,
    );
  await expect(mailOf('inline')).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'x.eml: too complex (e-mail with more than 8 MB of text)',
  });
  expect((await mailOf('attachment')).attachments[0]?.bytes.length).toBe(8_800_000);
});

test('more than 300,000 lines or cells are too much, however they are written', async () => {
  const many = (text: string) => text.repeat(300_001);
  const base64 = Buffer.from(many('\n')).toString('base64');
  const written: [type: string, text: string, what: string][] = [
    ['text/plain; format=flowed', many('> >\r\n'), 'lines of text'],
    ['text/plain\r\nContent-Transfer-Encoding: base64', base64, 'lines of text'],
    ['text/html', many('x<br>'), 'lines of text'],
    ['text/html', `<table>${many('<td>x')}`, 'cells of tables'],
  ];
  for (const [type, text, what] of written)
    await expect(
      readMail(bytes(['From: a@b.example', `Content-Type: ${type}`, '', text]), limits),
    ).rejects.toMatchObject({
      kind: 'unreadable',
      message: `x.eml: too complex (e-mail with more than 300,000 ${what})`,
    });
});

test('more than 1 MB of UTF-7 are too much', async () => {
  const text = '+AOk-'.repeat(200_001);
  const mail = ['From: a@b.example', 'Content-Type: text/plain; charset=utf-7', '', text];
  await expect(readMail(bytes(mail), limits)).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'x.eml: too complex (e-mail with more than 1 MB of text in UTF-7)',
  });
});

test('plain text beside HTML is read with it', async () => {
  const mail = await readMail(
    bytes([
      'From: a@b.example',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Bolts < M10 & nuts',
      '',
      '12 x gloves',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>Best<br>Anna</p>',
      '--b--',
    ]),
    limits,
  );
  expect(mail.text).toBe('Bolts < M10 & nuts\n\n12 x gloves\n\nBest\nAnna');
});

function nested(depth: number): string[] {
  const open = (n: number) => [`--b${n || ''}`, `Content-Type: multipart/mixed; boundary=b${n + 1}`, ''];
  return [...Array.from({ length: depth }, (_, n) => open(n)).flat(), `--b${depth}`, '', 'x'];
}

test('cells of an HTML table stay in columns, what follows it stands apart', () => {
  const html = `<style>td{}</style><p>Dear&nbsp;all,</p>
    <table><tr><th>Item</th><th>Qty</th></tr><tr><td>Bolt M10 &amp; nut</td><td><b>4</b>00</td></tr></table>
    <div>Best<br>Anna</div>`;
  expect(htmlToText(html, 'x.eml')).toBe(
    'Dear all,\n\nItem           | Qty\nBolt M10 & nut | 400\n\nBest\nAnna',
  );
});

test.each([
  [
    'an article of two rows with a quantity each is said of both',
    '<tr><th>Item<th>Name<th>Qty<tr><td rowspan=2>K-7<td>Lamp blue<td>4<tr><td>Lamp green<td>6',
    'Item | Name       | Qty\nK-7  | Lamp blue  | 4\nK-7  | Lamp green | 6',
  ],
  [
    'a number of two rows is said of both, a sum of both is not',
    '<tr><td rowspan=2>4711<td>Lamp<td>4<td rowspan="2">20.00<tr><td>Hook<td>6',
    '4711 | Lamp | 4 | 20.00\n4711 | Hook | 6',
  ],
  [
    'a note below an article is no row with its number',
    '<tr><td rowspan=2>K-7<td>Lamp<td>4<tr><td>in a box of its own<td>',
    'K-7 | Lamp                | 4\n    | in a box of its own |',
  ],
  [
    'a day of two rows',
    '<tr><td>Lamp<td>4<td ROWSPAN=2>17.03.2025<tr><td>Hook<td>6',
    'Lamp | 4 | 17.03.2025\nHook | 6 | 17.03.2025',
  ],
  [
    'a cell over two columns',
    '<tr><th>Item<th colspan=2>Name<th>Qty<tr><td>K-7<td>Lamp<td>blue<td>4<tr><td>K-8<td colspan=2>Hook<td>6',
    'Item | Name        | Qty\nK-7  | Lamp | blue | 4\nK-8  | Hook        | 6',
  ],
  [
    'a wide cell makes room for the others',
    '<tr><td colspan=2>Fittings for doors<td>Qty<tr><td>K-7<td>Lamp<td>4',
    'Fittings for doors | Qty\nK-7 | Lamp         | 4',
  ],
  [
    'one column, however many it spans',
    '<tr><td colspan=3>Dear all,<tr><td colspan=9>Thanks',
    'Dear all,\nThanks',
  ],
  ['no number', '<tr><td rowspan=x colspan=-2>K-7<td>4<tr><td>K-8<td>6', 'K-7 | 4\nK-8 | 6'],
])('cells of an HTML table that are joined: %s', (_, rows, text) => {
  expect(htmlToText(`<table>${rows}</table>`, 'x.eml')).toBe(text);
});

test.each([
  ['cells that reach down', `<table>${'<tr><td rowspan=65534>1'.repeat(20_000)}`],
  [
    'rows of repeated cells',
    `<table><tr><td>1${'<td rowspan=65534>a long name'.repeat(90)}${'<tr><td>1'.repeat(200_000)}`,
  ],
  ['wide cells', `<table>${'<tr><td colspan=99>x<td>y'.repeat(100_000)}<tr>${'<td>word'.repeat(100)}`],
])('a short text that asks for endless places of tables takes less than two seconds: %s', (_, html) => {
  // Of this thread alone: other tests run beside it.
  const started = process.threadCpuUsage();
  expect(() => htmlToText(html, 'x.eml')).toThrow('cells of tables');
  expect(process.threadCpuUsage(started).user).toBeLessThan(2_000_000);
});

test.each([
  ['<p>Hi,<br><del>No gloves please.</del> See below.</p>', 'Hi,\nSee below.'],
  ['<p>Price <s>10.00</s> <b>8.00</b></p>', 'Price 8.00'],
  ['<p style="color:red; text-decoration: line-through">No gloves.</p><p>Thanks</p>', 'Thanks'],
  ['<span style="text-decoration-line:line-through">old <i>text</i></span> new', 'new'],
  ['<p><s>never closed</p><p>Thanks</p>', 'Thanks'],
  ['<p style="text-decoration:underline">No gloves.</p>', 'No gloves.'],
  ['<div style="max-height:0;display:none">Only today</div><p>Thanks</p>', 'Thanks'],
  ['<p style="mso-hide:all; color:red">Twice</p><p style="display:block">Once</p>', 'Once'],
])('what is struck out or hidden in an HTML text is not read: %s', (html, text) => {
  expect(htmlToText(html, 'x.eml')).toBe(text);
});

test('columns typed with spaces that do not break are kept, two spaces behind a sentence are one', () => {
  const html = '<p>Our order.&nbsp; Thanks</p><p>B-10&nbsp;&nbsp; Bolt&nbsp;&nbsp;&nbsp; 400</p>';
  expect(htmlToText(html, 'x.eml')).toBe('Our order. Thanks\n\nB-10   Bolt    400');
});

const alternatives = (plain: string, html: string) =>
  bytes([
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    '',
    plain,
    '--b',
    'Content-Type: text/html',
    '',
    html,
    '--b--',
  ]);

test.each([
  [
    'says the same: it keeps the columns',
    'Hi,\r\nB-10   Bolt',
    '<p>Hi,</p><p>B-10   Bolt</p>',
    'Hi,\nB-10   Bolt',
  ],
  ['says something else', 'Hi,\r\nB-10   Bolt', '<p>Hi,</p><p>B-12 Bolt</p>', 'Hi,\n\nB-12 Bolt'],
  ['lies beside a table', 'B-10   Bolt', '<table><tr><td>B-10</td><td>Bolt</td></tr></table>', 'B-10 | Bolt'],
])('a plain text with typed columns that %s', async (_, plain, html, text) => {
  expect((await readMail(alternatives(plain, html), limits)).text).toBe(text);
});

test('paragraphs without a margin are lines, empty ones part them; those with a margin stand apart', () => {
  const read = (html: string) => htmlToText(html, 'x.eml');
  const outlook = (line: string) => `<p class=MsoNormal><span>${line}<o:p></o:p></span></p>`;
  const lines = ['Please send:', '&nbsp;', 'Lamp oil 1 l 4', 'Wicks 6', '&nbsp;', 'Jo'];
  const typed = 'Please send:\n\nLamp oil 1 l 4\nWicks 6\n\nJo';
  expect(read(lines.map(outlook).join(''))).toBe(typed);
  const styled = lines.map((line) => `<p style="margin:0cm 0cm 0.0001pt">${line}</p>`);
  expect(read(styled.join(''))).toBe(typed);
  const plain = lines.map((line) => `<p>${line}</p>`).join('\n');
  const sheet = '<style>P {margin-top:0;margin-bottom:0;}</style>';
  expect(read(`<html><head>${sheet}</head><body>${plain}</body></html>`)).toBe(typed);
  expect(read('<p style="margin:0 0 12px">Gloves 4</p><p style="margin-bottom:8pt">Tape 6</p>')).toBe(
    'Gloves 4\n\nTape 6',
  );
  expect(read('<p>Gloves 4</p><p>Tape 6</p>')).toBe('Gloves 4\n\nTape 6');
});

test('a line of many pieces with spaces between takes less than a second', () => {
  const started = performance.now();
  expect(htmlToText('<b>x</b> '.repeat(200_000), 'x.eml')).toHaveLength(399_999);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('half a megabyte of nested tags takes less than a second', () => {
  for (const tag of ['div', 'table><tr><td', 'b', 'ul><li']) {
    const started = performance.now();
    htmlToText(`<${tag}>`.repeat(100_000), 'x.eml');
    expect(performance.now() - started).toBeLessThan(1000);
  }
});
