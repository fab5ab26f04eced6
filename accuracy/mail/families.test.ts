import { expect, test } from 'vitest';
import { families as building } from './building/families.ts';
import { families as heldOut } from './held-out/families.ts';
import { families as learned } from './learned/families.ts';

test('each family has a name of its own', () => {
  const names = [...building, ...learned, ...heldOut].map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
});
