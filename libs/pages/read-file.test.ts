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

const order = '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"><ID>77</ID></Order>';
const lineOf = (page: { words: { text: string; box: number[] }[] }, index: number) =>
  page.words.filter(({ box }) => box[1] === 36 + index * 12).map(({ text }) => text);

test.each([
  ['order.xml', order],
  ['order.txt', order],
  ['ORDERS.dat', `<?xml version="1.0"?>${order}`],
])('%s that holds an order for machines: its pages show the values', async (name, text) => {
  const { pages, data, notes } = await readFile({ name, bytes: bytes(text) }, { maxPages: 1 });
  expect(data![0]!.identity).toEqual({ standard: 'UBL', message: 'Order', kind: 'order' });
  expect([lineOf(pages[0]!, 0), lineOf(pages[0]!, 3), notes]).toEqual([
    ['Purchase', 'order', 'UBL', 'Order'],
    ['ID:', '77'],
    [],
  ]);
});

test.each([
  ['order.xml', '<Order><ID>7', 'order.xml: not a readable XML document'],
  ['settings.xml', '<settings/>', 'settings.xml: of no kind of business document that is read'],
  ['order.edi', 'hello', 'order.edi: of no kind of business document that is read'],
  ['order.xlsx', 'hello', 'order.xlsx: the content does not match the extension'],
])('%s that holds none is refused with its reason', async (name, text, message) => {
  const reading = readFile({ name, bytes: bytes(text) }, { maxPages: 1 });
  await expect(reading).rejects.toMatchObject({ kind: 'unreadable', message });
});

test('a text that only begins like a message stays a text', async () => {
  const { pages, data } = await readFile(
    { name: 'a.txt', bytes: bytes('<Order> please send 3 bolts') },
    { maxPages: 1 },
  );
  expect([pages[0]!.words.length, data]).toEqual([5, undefined]);
});

test('a table in a text keeps the pages of the text', async () => {
  const { pages, data } = await readFile({ name: 'a.txt', bytes: bytes('sku;qty\nA-1;5') }, { maxPages: 1 });
  expect(lineOf(pages[0]!, 1)).toEqual(['A-1;5']);
  expect(data![0]!.content).toMatchObject({ form: 'tables' });
});

const cipher = '-----BEGIN PGP MESSAGE-----\n\nhQEMAzzz\n=abcd\n-----END PGP MESSAGE-----\n';

test.each([
  ['body.txt', bytes(cipher), 'body.txt: encrypted (PGP)'],
  ['order.pdf', bytes(cipher), 'order.pdf: encrypted (PGP)'],
  ['encrypted.asc', bytes(cipher), 'encrypted.asc: encrypted (PGP)'],
  [
    'smime.p7m',
    Uint8Array.from(Buffer.from('3082021e06092a864886f70d010703a082', 'hex')),
    'smime.p7m: encrypted (S/MIME)',
  ],
  [
    'signed.p7m',
    Uint8Array.from(Buffer.from('3082021e06092a864886f70d010702a082', 'hex')),
    'signed.p7m: files of this type are not read',
  ],
])('%s that is encrypted is refused, and says so', async (name, content, message) => {
  await expect(readFile({ name, bytes: content }, { maxPages: 1 })).rejects.toMatchObject({
    kind: 'unreadable',
    message,
  });
});

test('what stands around an encrypted part is read, with a note', async () => {
  const { pages, notes } = await readFile(
    { name: 'body.txt', bytes: bytes(`3 bolts\n${cipher}`) },
    { maxPages: 1 },
  );
  expect(pages[0]!.words.map(({ text }) => text)).toEqual(['3', 'bolts']);
  expect(notes).toEqual(['a part is encrypted (PGP)']);
});
