import { expect, test } from 'vitest';
import { jsonDepth } from './json-depth.ts';

test.each([
  ['1', 0],
  ['{}', 1],
  ['{"a":[{"b":1}],"c":{}}', 3],
  ['{"a":"[[[[","b":"\\"[["}', 1],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 50_000],
])('%#', (text, depth) => {
  expect(jsonDepth(new TextEncoder().encode(text))).toBe(depth);
});
