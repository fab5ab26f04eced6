import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classify } from './classify.ts';
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
    const mail = await run({ path: file, name: 'mail.eml' });
    expect(classify(mail)).toMatchObject({ category, line_item_count: 2 });
  },
);
