import { expect, test } from 'vitest';
import { contentMatches, extensionFor, extensionOf, mimeTypeOf, uploadExtensions } from './file-type.ts';

test('the extensions that an upload takes', () => {
  expect(uploadExtensions).toEqual(['pdf', 'jpg', 'jpeg', 'png', 'txt', 'md']);
});

test.each([
  ['Order.PDF', 'pdf', 'application/pdf'],
  ['x.pdf.exe', 'exe', 'application/octet-stream'],
  ['x', '', 'application/octet-stream'],
  ['.pdf', '', 'application/octet-stream'],
  ['x.constructor', 'constructor', 'application/octet-stream'],
  ['mail.eml', 'eml', 'message/rfc822'],
])('%s has extension %j and type %s', (name, extension, mimeType) => {
  expect(extensionOf(name)).toBe(extension);
  expect(mimeTypeOf(name)).toBe(mimeType);
});

test('a type of ours has an extension, another has none', () => {
  expect([extensionFor('image/jpeg'), extensionFor('text/html')]).toEqual(['.jpg', '']);
});

const bytes = (text: string) => new TextEncoder().encode(text);
test.each([
  ['pdf', bytes('%PDF-1.7'), true],
  ['pdf', bytes(`${'x'.repeat(1000)}%PDF-1.7`), true],
  ['pdf', bytes(`${'x'.repeat(1024)}%PDF-1.7`), false],
  ['pdf', bytes('MZ'), false],
  ['png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), true],
  ['jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), true],
  ['jpeg', bytes('<svg'), false],
  ['txt', bytes('order'), true],
  ['md', new Uint8Array([65, 0, 66]), false],
  ['txt', new Uint8Array([0xff, 0xfe, 65, 0]), true],
  ['exe', bytes('order'), false],
  ['txt', bytes('%PDF-1.7'), false],
  ['md', bytes('\r\n%PDF-1.4'), false],
  ['txt', bytes('\ufeff \n<!DOCTYPE  html>'), false],
  ['txt', bytes('\n\n<!doctype\nHTML>'), false],
  ['md', bytes('<html lang="en">'), false],
  ['md', bytes('<HTML>'), false],
  ['txt', Buffer.from('\ufeff<html>', 'utf16le'), false],
  ['txt', Buffer.from('\ufeff<html>', 'utf16le').swap16(), false],
  ['txt', bytes('Order as %PDF-1.7 or <html>'), true],
  ['md', bytes('<b>Order</b>'), true],
  ['txt', Buffer.from('\ufeffOrder', 'utf16le'), true],
])('content of a %s file %#', (extension, first, matches) => {
  expect(contentMatches(extension, first)).toBe(matches);
});
