import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['terms.docx', 'terms.docx: files of this type are not read'],
  ['README', 'README: files of this type are not read'],
  ['x.constructor', 'x.constructor: files of this type are not read'],
  ['order.pdf', 'order.pdf: the content does not match the extension'],
])('%s that holds a ZIP is refused with its reason', async (name, message) => {
  const reading = readFile({ name, bytes: bytes('PK\u0003\u0004\0') }, { maxPages: 1 });
  await expect(reading).rejects.toMatchObject({ kind: 'unreadable', message });
});

test('a text is read by its extension, in any case of it', async () => {
  const { name, pages, notes } = await readFile(
    { name: 'Order.TXT', bytes: bytes('3 bolts') },
    { maxPages: 1 },
  );
  expect([name, pages[0]!.words.map(({ text }) => text), notes]).toEqual(['Order.TXT', ['3', 'bolts'], []]);
});
