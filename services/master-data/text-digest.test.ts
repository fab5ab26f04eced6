import { expect, test } from 'vitest';
import { digestOf } from './text-digest.ts';

test('texts that differ little have other digests, of 53 bits', () => {
  const texts = Array.from({ length: 50_000 }, (_, i) => `Bakkerij ${i} ${i % 7}`);
  const digests = texts.map(digestOf);
  expect(new Set([...digests, digestOf(''), digestOf('Ba')]).size).toBe(50_002);
  expect(digests.every(Number.isSafeInteger)).toBe(true);
  expect(digestOf(texts[9]!)).toBe(digests[9]);
});
