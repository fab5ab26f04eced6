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
        'some text\r\n'.repeat(800_000),
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

function nested(depth: number): string[] {
  const open = (n: number) => [`--b${n || ''}`, `Content-Type: multipart/mixed; boundary=b${n + 1}`, ''];
  return [...Array.from({ length: depth }, (_, n) => open(n)).flat(), `--b${depth}`, '', 'x'];
}

test('cells of an HTML table stay in columns', () => {
  const html = `<style>td{}</style><p>Dear&nbsp;all,</p>
    <table><tr><th>Item</th><th>Qty</th></tr><tr><td>Bolt M10 &amp; nut</td><td><b>4</b>00</td></tr></table>
    <div>Best<br>Anna</div>`;
  expect(htmlToText(html)).toBe('Dear all,\n\nItem           | Qty\nBolt M10 & nut | 400\nBest\nAnna');
});

test('half a megabyte of nested tags takes less than a second', () => {
  for (const tag of ['div', 'table><tr><td', 'b', 'ul><li']) {
    const started = performance.now();
    htmlToText(`<${tag}>`.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1000);
  }
});
