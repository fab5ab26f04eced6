import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './read-email-child.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'read-email-child-'));
});
afterAll(() => rm(folder, { recursive: true }));

const mailWith = (name: string, content: string) =>
  [
    'From: Anna Rossi <anna@buyer.example>',
    'Subject: Document',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'See attachment.',
    '--b',
    `Content-Type: application/octet-stream; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    content,
    '--b--',
  ].join('\r\n');

const message = (type: string) => `UNH+1+${type}:D:96A:UN'BGM+220+1+9'LIN+1'LIN+2'UNT+5+1'`;

test.each([
  ['ORDERS', 'purchase_order'],
  ['ORDRSP', 'order_confirmation'],
  ['INVOIC', 'invoice'],
  ['QUOTES', 'quotation'],
])(
  'an attached message of type %s tells what the mail is, and how many lines it has',
  async (type, category) => {
    const file = path.join(folder, `${type}.eml`);
    await writeFile(file, mailWith('message.edi', message(type)));
    const { classification } = await run({ path: file, name: 'mail.eml', withParts: false });
    expect(classification).toMatchObject({ category, line_item_count: 2 });
  },
);

const orderText = (number: string, goods: string) =>
  `PURCHASE ORDER\n\nOrder number: ${number}\n\nItem    Description    Qty    Price    Total\nA-10    ${goods}    5    2.00    10.00\n`;

const mailWithAll = (text: string, files: Record<string, string>) =>
  [
    'From: Anna Rossi <anna@buyer.example>',
    'Subject: Orders',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    text,
    ...Object.entries(files).flatMap(([name, content]) => [
      '--b',
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      content,
    ]),
    '--b--',
  ].join('\r\n');

test.each([
  [
    { 'one.txt': orderText('PO-1001', 'Gloves'), 'two.txt': orderText('PO-1002', 'Wipes') },
    ['PO-1001', 'PO-1002'],
  ],
  [{ 'one.txt': orderText('PO-1001', 'Gloves'), 'again.txt': orderText('PO-1001', 'Gloves') }, []],
  [
    {
      'one.txt': orderText('PO-1001', 'Gloves'),
      'terms.txt': `General terms and conditions\nOrder number: 12345\n${'1  Payment  30  10\n'.repeat(9)}`,
      'invoice.txt': `INVOICE\nOrder number: PO-1002\nA-1  Gloves  5  2.00\n`,
    },
    [],
  ],
])('several orders among attachments: %j', async (files, numbers) => {
  const file = path.join(folder, 'several.eml');
  await writeFile(file, mailWithAll('Please see attached.', files));
  const { orders } = await run({ path: file, name: 'mail.eml', withParts: false });
  expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(numbers);
});

const countOf = async (name: string, text: string, files: Record<string, string>) => {
  const file = path.join(folder, `${name}.eml`);
  await writeFile(file, mailWithAll(text, files));
  return (await run({ path: file, name: 'mail.eml', withParts: false })).classification;
};
const rows = 'A-11    Tape    3    1.00    3.00\nA-12    Hooks    7    1.00    7.00\n';

test('lines of several orders are counted together, those of two files of one order once', async () => {
  const files = {
    'one.txt': orderText('PO-1001', 'Gloves') + rows,
    'two.txt': orderText('PO-1002', 'Wipes'),
  };
  expect(await countOf('several', 'Please see the attached orders.', files)).toMatchObject({
    line_item_count: 4,
  });
  const same = { 'one.txt': orderText('PO-1001', 'Gloves'), 'again.txt': orderText('PO-1001', 'Gloves') };
  expect(await countOf('same', 'Please see the attached order.', same)).toMatchObject({ line_item_count: 1 });
});

test('a mail that is encrypted says so, whatever its subject tells', async () => {
  const cipher = '-----BEGIN PGP MESSAGE-----\n\nhQEMAzzz\n-----END PGP MESSAGE-----';
  const subject = (text: string) => text.replace('Subject: Orders', 'Subject: Purchase order 7011');
  const file = path.join(folder, 'encrypted.eml');
  await writeFile(file, subject(mailWithAll(cipher, {})));
  const inText = await run({ path: file, name: 'mail.eml', withParts: false });
  expect(inText.classification).toMatchObject({ category: 'purchase_order' });
  expect(inText.classification.reasons[0]).toBe('encrypted: PGP');
  const apart = await countOf('apart', '', { 'encrypted.asc': cipher });
  expect(apart.reasons[0]).toBe('encrypted: PGP');
});
