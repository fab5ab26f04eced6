import { expect, test } from 'vitest';
import { ask, fitOf, isToldFrom } from './compare-descriptions.ts';
import { describe } from './describe-goods.ts';

const fit = (line: string, article: string, unit: string | null = null) =>
  fitOf(ask(line, unit), describe(article), describe(article).units, () => 1);

test.each([
  ['Wall paint white 5 l', 'Wall paint white 5 l', 'Wall paint black 5 l', true],
  ['Wall paint white 5 l', 'Wall paint white 5 l', 'Wall paint white 10 l', true],
  ['Wall paint 5 l', 'Wall paint white 5 l', 'Wall paint black 5 l', false],
  ['Wall paint 5 l', 'Wall paint 5 l', 'Wall paint 5 l matt', true],
  ['Wall paint whte 5 l', 'Wall paint white 5 l', 'Wall paint black 5 l', true],
  ['Bolt black', 'Bolt black', 'Bolt blank', true],
  ['Bolt bl.', 'Bolt black', 'Bolt blank', false],
  ['Bolt verz.', 'Bolt verzinkt', 'Bolt verzinnt', false],
  ['Envelope selbstklebend', 'Envelope selbstklebend rot', 'Envelope selbstklebend blau', false],
  ['Flexible bl. 5 m', 'Flexible 5 m black', 'Flexible 5 m grey', true],
  ['Bla. 5 m', 'Blanket 5 m black', 'Blanket 5 m grey', false],
  ['Paint white matt', 'Paint white', 'Paint matt', false],
])('%j means %j and not %j: %j', (line, one, other, isTold) => {
  expect(isToldFrom(fit(line, one), fit(line, other))).toBe(isTold);
});

test.each([
  ['pack of 4', 'Primer grey pack of 4', 'Primer grey pack of 6', true],
  ['carton', 'Primer grey carton', 'Primer grey 1 piece', true],
  ['pcs', 'Primer grey carton', 'Primer grey pack', false],
  [null, 'Primer grey pack of 4', 'Primer grey pack of 6', false],
])('ordered in %j, %j is told from %j: %j', (unit, one, other, isTold) => {
  expect(isToldFrom(fit('Primer grey', one, unit), fit('Primer grey', other, unit))).toBe(isTold);
});

test('what the unit says explains the article, and is not asked of it', () => {
  expect(fit('Primer grey', 'Primer grey pack of 4', 'pack of 4')).toMatchObject({ score: 1, unsaid: 0 });
  expect(fit('Primer grey', 'Primer grey', '1000 pcs')).toMatchObject({ score: 1, hasAllNumbers: true });
});

test.each([
  ['Wheat flour Brimax fine 5 kg', true],
  ['Wheat flour Torvex fine 5 kg', false],
  ['Wheat flour Torvex fine 5 kg as agreed', false],
  ['Wheat flour Torv. fine 5 kg', false],
])('%j has a word of the catalogue that the article lacks: %j', (line, lacks) => {
  const rarity = (word: string) => (/wheat|flour|torvex|brimax|fine/.test(word) ? 2 : 9);
  const article = describe('Wheat flour Torvex fine 5 kg');
  expect(fitOf(ask(line, null), article, article.units, rarity).lacksKnownWord).toBe(lacks);
});
