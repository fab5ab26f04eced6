import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './extract-child.ts';
import type { ExtractSettings } from './settings.ts';

const settings: ExtractSettings = {
  locale: { language: 'en', country: 'GB', currency: 'GBP', dateOrder: 'DMY' },
  supplier: {
    company: 'Example Supplies B.V.',
    contactPerson: null,
    email: null,
    address: { street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', country: 'NL' },
  },
  deliveryWindow: 'latest',
  thresholds: { review: 0.8 },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'extract-child-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string, mimeType = 'application/octet-stream') {
  const at = path.join(folder, name);
  await writeFile(at, content);
  return { name, mimeType, path: at };
}

test('one of several files unreadable: the rest is read, with a doubt and a note', async () => {
  const files = [
    await file('broken.pdf', '%PDF-1.7 and nothing more'),
    await file('order.txt', 'PURCHASE ORDER\nPO Number: 88123\n'),
  ];
  const draft = await run({ files, settings, maxPages: 10 });
  expect(draft.orderNumber?.value).toBe('88123');
  expect(draft.doubts[0]).toMatchObject({ code: 'file_unreadable', path: '' });
  expect(draft.doubts[0]!.message).toContain('broken.pdf');
  expect(draft.notes[0]).toBe(draft.doubts[0]!.message);
  expect(structuredClone(draft)).toEqual(draft);
});

test('all files unreadable: a failure that names the file', async () => {
  const files = [await file('broken.pdf', '%PDF-1.7 and nothing more')];
  await expect(run({ files, settings, maxPages: 10 })).rejects.toMatchObject({
    kind: 'unreadable',
    message: expect.stringContaining('broken.pdf'),
  });
});

test('pages left out are a doubt: the order may go on there', async () => {
  const files = [await file('long.txt', 'PURCHASE ORDER\nPO Number: 88123\n\fsecond page\n')];
  const draft = await run({ files, settings, maxPages: 1 });
  expect(draft.doubts.find((doubt) => doubt.code === 'file_incomplete')?.message).toBe(
    'long.txt: the text after page 1 was not read (limit 1)',
  );
});

test('what mail programs add is a note; any other file that no reader knows is a doubt as well', async () => {
  const files = [
    await file('order.txt', 'PURCHASE ORDER\nPO Number: 88123\n'),
    await file('logo.gif', 'GIF89a'),
    await file('smime.p7s', 'x'),
    await file('Invite.ICS', 'x'),
    await file('anna.vcf', 'x'),
    await file('attachment-6', 'x', 'application/pkcs7-signature'),
    await file('attachment-7', 'x'),
    await file('scan.gif', 'x'.repeat(30_001)),
    await file('terms.docx', 'x', 'text/calendar'),
    await file('lines.xml', 'x'),
  ];
  const draft = await run({ files, settings, maxPages: 10 });
  const unread = [
    'attachment-7: files of this type are not read',
    'scan.gif: files of this type are not read',
    'terms.docx: files of this type are not read',
    'lines.xml: not a readable XML document',
  ];
  const doubts = draft.doubts.filter(({ code }) => code === 'file_unreadable');
  expect(doubts.map(({ message }) => message)).toEqual(unread);
  expect(draft.notes).toEqual([
    ...unread,
    'logo.gif: not read, it only accompanies the e-mail',
    'smime.p7s: not read, it only accompanies the e-mail',
    'Invite.ICS: not read, it only accompanies the e-mail',
    'anna.vcf: not read, it only accompanies the e-mail',
    'attachment-6: not read, it only accompanies the e-mail',
  ]);
});

test('companions alone are no order', async () => {
  const files = [await file('logo.gif', 'GIF89a')];
  await expect(run({ files, settings, maxPages: 10 })).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'logo.gif: not read, it only accompanies the e-mail',
  });
});

const order = (number: string, goods: string) =>
  `PURCHASE ORDER\n\nOrder number: ${number}\n\nItem    Description    Qty    Price    Total\nA-10    ${goods.padEnd(15)}5      2.00     10.00\n`;
const rowsOf = ({ rows }: Awaited<ReturnType<typeof run>>) =>
  rows.map(({ description }) => description?.value);

test('of several orders the first is read, a doubt names the others, and they are beside it', async () => {
  const files = [await file('all.txt', `${order('PO-1001', 'Gloves')}\f${order('PO-1002', 'Wipes')}`)];
  const { others, ...draft } = await run({ files, settings, maxPages: 10 });
  expect([draft.orderNumber?.value, rowsOf(draft)]).toEqual(['PO-1001', ['Gloves']]);
  expect(draft.doubts.find(({ code }) => code === 'several_orders')?.message).toBe(
    'The file holds several orders; the first was read. Left out: PO-1002.',
  );
  expect(others?.map((other) => [other.orderNumber?.value, rowsOf(other)])).toEqual([['PO-1002', ['Wipes']]]);
});

test('of a part nothing else is read, and nothing is missing', async () => {
  const text = `${order('PO-1001', 'Gloves')}\f${order('PO-1002', 'Wipes')}\f${order('PO-1003', 'Tape')}`;
  const part = { pages: [[2, 2] as const], lines: [], orderNumber: null };
  const files = [{ ...(await file('all.txt', text)), part }];
  const draft = await run({ files, settings, maxPages: 10 });
  expect([draft.orderNumber?.value, rowsOf(draft)]).toEqual(['PO-1002', ['Wipes']]);
  expect(draft.documentType.value).toBe('purchase_order');
  expect(draft.rows[0]?.description?.places[0]?.page).toBe(2);
  const codes = draft.doubts.map(({ code }) => code);
  expect(codes).not.toContain('several_orders');
  expect(codes).not.toContain('file_incomplete');
});

test('of a file for machines the order of the number is read', async () => {
  const csv = 'Order no;Article;Description;Quantity\n7001;A1;Gloves;5\n7002;A3;Tape;7\n7002;A4;Glue;2\n';
  const part = { pages: [], lines: [], orderNumber: '7002' };
  const draft = await run({ files: [{ ...(await file('all.csv', csv)), part }], settings, maxPages: 10 });
  expect([draft.orderNumber?.value, rowsOf(draft)]).toEqual(['7002', ['Tape', 'Glue']]);
  expect(draft.doubts.map(({ code }) => code)).not.toContain('several_orders');
});

test('a quoted offer that is taken is asked about, with its lines as a note', async () => {
  const body = await file(
    'body.txt',
    'Hello,\n\nyes please, send pos. 2 and 3\nof your offer.\n\nAnna',
    'text/plain',
  );
  const takenOffer = {
    sentence: 'yes please, send pos. 2 and 3 of your offer.',
    positions: [2, 3],
    lines: ['2. 4 pcs saw, 73.50 EUR', '3. 9 pcs drill, 12.00 EUR'],
  };
  const files = [{ ...body, isBody: true, takenOffer }];
  const { rows, doubts, notes } = await run({ files, settings, maxPages: 10 });
  expect(rows).toEqual([]);
  expect(doubts.map(({ code }) => code)).toEqual(['offer_taken', 'no_lines', 'customer_missing']);
  expect(doubts[0]).toMatchObject({
    code: 'offer_taken',
    path: 'items',
    message:
      'The e-mail takes lines 2 and 3 from a quoted offer: "yes please, send pos. 2 and 3 of your offer.". The quoted lines were not taken over: enter those that are ordered.',
    places: [{ file: 'body.txt', page: 1, text: 'yes please, send pos. 2 and 3 of your offer.' }],
  });
  expect(notes).toEqual([
    'Not taken over, from the quoted offer:',
    '> 2. 4 pcs saw, 73.50 EUR',
    '> 3. 9 pcs drill, 12.00 EUR',
  ]);
});

test('what the text itself orders beside a quoted offer stays', async () => {
  const body = await file(
    'body2.txt',
    'We accept your offer. Please also send:\n\n12 x gloves\n\nAnna',
    'text/plain',
  );
  const takenOffer = { sentence: 'We accept your offer.', positions: [], lines: [] };
  const { rows, doubts, notes } = await run({
    files: [{ ...body, isBody: true, takenOffer }],
    settings,
    maxPages: 10,
  });
  expect(rows.map(({ quantity, description }) => [quantity?.value, description?.value])).toEqual([
    [12, 'gloves'],
  ]);
  expect(doubts[0]).toMatchObject({
    code: 'offer_taken',
    message:
      'The e-mail takes goods from a quoted offer: "We accept your offer.". The quoted lines were not taken over: enter those that are ordered.',
  });
  expect(notes).toEqual([]);
});

test('a number within the name of something offered is no quantity', async () => {
  const sentence = 'Please supply everything as quoted but leave the Copy paper A4 80 g out, it is too dear.';
  const body = await file('body3.txt', `Hello,\n\n${sentence}\n\nAnna`, 'text/plain');
  const rowsWith = async (lines: string[]) => {
    const files = [{ ...body, isBody: true, takenOffer: { sentence, positions: [], lines } }];
    const { rows } = await run({ files, settings, maxPages: 10 });
    return rows.map(({ quantity }) => quantity?.value);
  };
  expect(await rowsWith(['1. 5 boxes Copy paper A4 80 g, 3.89 EUR'])).toEqual([]);
  expect(await rowsWith(['1. 5 boxes Pens, 3.89 EUR'])).toEqual([80]);
});
