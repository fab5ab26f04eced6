import { expect, test } from 'vitest';
import { chosenFrom } from '../choose.ts';
import { emptyParty } from '../draft.ts';
import { placeOf } from '../layout/sheet.ts';
import { printedSheets } from '../sample.fixture.ts';
import { withMendedTowns } from './mended-towns.ts';

const townIn = async (source: 'ocr' | 'text', ...lines: string[]) => {
  const [sheet] = await printedSheets(lines.map((line, at) => [40, 40 + 20 * at, line]));
  const place = placeOf(sheet!, sheet!.lines[0]!.words);
  const city = chosenFrom({ ...place, value: 'Bremeq', score: 0.9, because: 'buyer block' });
  const postalCode = chosenFrom({ ...place, value: '28195', score: 0.9, because: 'buyer block' });
  const parties = { buyer: { ...emptyParty, city, postalCode }, shipTo: emptyParty, doubts: [] };
  return withMendedTowns(parties, [{ ...sheet!, source }]).buyer.city?.value;
};
const lines = ['28195 Bremeq', '28195 Bremen', 'HRB 4711, Bremen'];

test('a town that a scan prints more often with another letter', async () => {
  expect(await townIn('ocr', ...lines)).toBe('Bremen');
});

test('printed text is as it is, and so is what stands there as often', async () => {
  expect(await townIn('text', ...lines)).toBe('Bremeq');
  expect(await townIn('ocr', '28195 Bremeq', '28199 Bremen')).toBe('Bremeq');
});

test('two towns are two, however alike', async () => {
  expect(await townIn('ocr', '28195 Bremeq', '28199 Bremen', 'HRB 4711, Bremen')).toBe('Bremeq');
});
