import { expect, test } from 'vitest';
import { isOtherProcess, ownerOf } from './owner.ts';

test('processes of one instance are told from themselves and from other instances', () => {
  expect(ownerOf('extractor', 'boot-1')).toBe('extractor/boot-1');
  expect(isOtherProcess('extractor/boot-1', 'extractor/boot-2')).toBe(true);
  expect(isOtherProcess('extractor/boot-1', 'extractor/boot-1')).toBe(false);
  expect(isOtherProcess('extractor-b/boot-1', 'extractor/boot-2')).toBe(false);
  expect(isOtherProcess('a/extractor/boot-1', 'a/extractor/boot-2')).toBe(true);
});
