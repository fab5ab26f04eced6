import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('what is typed', () => {
  const options = readOptions(
    [
      '--set',
      'building',
      '--kinds',
      'text,scan',
      '--per-family',
      '2',
      '--languages',
      'de,pl',
      '--family',
      'letter',
    ],
    {
      ORDERLOOM_CORPUS: '/orders',
    },
  );
  expect(options).toMatchObject({
    sets: ['building'],
    kinds: ['text', 'scan'],
    perFamily: 2,
    languages: ['de', 'pl'],
    families: ['letter'],
    corpus: '/orders',
    seed: 1,
  });
});

test.each([
  [['--set', 'mine'], '--set mine: one of building, held-out'],
  [['--languages', 'de,xx'], '--languages xx: one of en, de, nl, fr, es, it, pt, pl, da'],
  [['--unknown-headings', '2'], '--unknown-headings 2: a number from 0 to 1'],
  [['--seed', 'x'], '--seed x: a whole number'],
])('%j is refused', (args, sentence) => {
  expect(() => readOptions(args, {})).toThrow(sentence);
});
