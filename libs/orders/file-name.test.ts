import { expect, test } from 'vitest';
import { cleanFileName, createFileNamer } from './file-name.ts';

test.each([
  ['order.pdf', 'order.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['..\\..\\win.pdf', 'win.pdf'],
  ['C:\\Users\\me\\a b.pdf', 'a b.pdf'],
  ['a/b/c.pdf', 'c.pdf'],
  ['a/', ''],
  ['Bestellung Größe.pdf', 'Bestellung Größe.pdf'],
  ['Bestellung Gro\u0308\u00dfe.pdf', 'Bestellung Gro\u0308\u00dfe.pdf'],
  ['注文書😀.pdf', '注文書😀.pdf'],
  ['a\r\nSet-Cookie: x\0.pdf', 'aSet-Cookie: x.pdf'],
  ['invoice\u202efdp.exe.pdf', 'invoicefdp.exe.pdf'],
  ['a\u2066b\u2069\u200e\u061c\u0085.txt', 'ab.txt'],
  ['x.pdf ', 'x.pdf '],
  ['CON', 'CON'],
  ['.', '.'],
  ['__proto__.pdf', '__proto__.pdf'],
])('%j is known as %j', (raw, clean) => {
  expect(cleanFileName(raw)).toBe(clean);
});

test('a long name is cut to 200 bytes, never within a character, and keeps its extension', () => {
  expect(cleanFileName(`${'a'.repeat(3000)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`);
  expect(cleanFileName(`${'ü'.repeat(300)}.pdf`)).toBe(`${'ü'.repeat(98)}.pdf`);
  expect(cleanFileName(`x${'😀'.repeat(100)}.jpeg`)).toBe(`x${'😀'.repeat(48)}.jpeg`);
  expect(cleanFileName(`x.${'e'.repeat(3000)}`)).toBe(`x.${'e'.repeat(198)}`);
});

test('equal names are counted', () => {
  const name = createFileNamer();
  expect(['a.pdf', 'a.pdf', 'dir/a.pdf', 'b.pdf', 'A.pdf', 'README', 'README'].map(name)).toEqual([
    'a.pdf',
    'a (2).pdf',
    'a (3).pdf',
    'b.pdf',
    'A.pdf',
    'README',
    'README (2)',
  ]);
});

test('a count never meets a name that was sent as such', () => {
  const name = createFileNamer();
  expect(['a (2).pdf', 'a.pdf', 'a.pdf', 'a (2).pdf'].map(name)).toEqual([
    'a (2).pdf',
    'a.pdf',
    'a (3).pdf',
    'a (2) (2).pdf',
  ]);
});

test('a counted name stays within 200 bytes', () => {
  const name = createFileNamer();
  const long = `${'a'.repeat(196)}.pdf`;
  expect([long, long].map(name)).toEqual([long, `${'a'.repeat(192)} (2).pdf`]);
});

test('no upload is called like an artifact', () => {
  const name = createFileNamer();
  expect(['latest_result.json', 'timeline.json', 'latest_result.json'].map(name)).toEqual([
    'latest_result (2).json',
    'timeline (2).json',
    'latest_result (3).json',
  ]);
});

test('ten thousand equal names are given in well under a second', () => {
  const name = createFileNamer();
  const began = performance.now();
  for (let i = 0; i < 10_000; i += 1) name('a.pdf');
  expect(performance.now() - began).toBeLessThan(1000);
  expect(name('a.pdf')).toBe('a (10001).pdf');
});
