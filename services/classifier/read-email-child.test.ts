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
