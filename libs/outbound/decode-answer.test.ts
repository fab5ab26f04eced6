import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeAnswer } from './decode-answer.ts';

const text = Buffer.from('{"success":true}');

test.each([
  ['gzip', gzipSync(text)],
  ['X-GZip ', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
  ['identity', text],
  ['constructor', text],
  [undefined, text],
])('%s is undone', (encoding, body) => {
  expect(String(decodeAnswer(body, encoding, 100))).toBe('{"success":true}');
});

test('what is not what it says stays as it is', () => {
  expect(String(decodeAnswer(text, 'gzip', 100))).toBe('{"success":true}');
});

test('what unpacks to more than the limit is not unpacked', () => {
  expect(decodeAnswer(gzipSync(Buffer.alloc(101)), 'gzip', 100)).toBeUndefined();
  expect(decodeAnswer(gzipSync(Buffer.alloc(100)), 'gzip', 100)?.length).toBe(100);
});
