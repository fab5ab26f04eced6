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

async function file(name: string, content: string) {
  const at = path.join(folder, name);
  await writeFile(at, content);
  return { name, mimeType: 'application/octet-stream', path: at };
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
