import { expect, test } from 'vitest';
import { type Printed, printedSheets, settings } from '../sample.fixture.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { findBlocks } from './party-blocks.ts';

const blocksOn = async (...texts: Printed[]) => {
  const sheets = await printedSheets(texts);
  const index = indexLabels(sheets.flatMap(labelsOf));
  return findBlocks(sheets, index, new Set(), settings.supplier).map(({ role, lines }) => [
    role,
    ...lines.map(({ text }) => text),
  ]);
};
const stacked = (x: number, y: number, ...texts: string[]): Printed[] =>
  texts.map((text, at) => [x, y + 12 * at, text]);
const address = ['Nordwind Pumpen GmbH', 'Hafenallee 7', '28195 Bremen'];

test.each([
  [
    'its number beside',
    [
      [40, 300, 'Ship To:'],
      [90, 300, '475710'],
    ] as Printed[],
  ],
  ['where in the house behind it', [[40, 300, 'À livrer : réception magasin']] as Printed[]],
])('an address under a label with %s, set in', async (_, label) => {
  expect(await blocksOn(...label, ...stacked(52, 316, ...address))).toContainEqual(['shipTo', ...address]);
});

test('a number beside a label without an address under it is no place', async () => {
  const blocks = await blocksOn([40, 300, 'Ship To:'], [90, 300, '475710'], [40, 400, 'Terms: 30 days']);
  expect(blocks).toEqual([['shipTo', '475710']]);
});

test('the heading of another column is none of the supplier whose own name stands below', async () => {
  const blocks = await blocksOn(
    [40, 300, 'Framework supplier'],
    [300, 300, 'Unloading hall'],
    ...stacked(40, 316, 'Example Supplies B.V.', 'Kade 1', '1011 AA Amsterdam'),
    ...stacked(300, 316, ...address),
  );
  expect(blocks).toContainEqual(['shipTo', ...address]);
  expect(blocks.filter(([role]) => role === 'supplier').flat()).not.toContain('Hafenallee 7');
});

test('what an order is called is no label of the supplier', async () => {
  const line = 'Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen';
  const blocks = await blocksOn([40, 40, 'SUPPLY ORDER'], [40, 60, line]);
  expect(blocks.map(([role]) => role)).toEqual(['letterhead']);
});

test('a title over a strip of headings is none of the address below these', async () => {
  const blocks = await blocksOn(
    [40, 60, 'Magazynowy kwit'],
    ...stacked(40, 84, 'Hotel', ...address),
    [200, 84, 'Xyzzy'],
    [300, 84, 'Unloading hall'],
    ...stacked(300, 96, 'Nordwind Lager GmbH', 'Ringweg 3', '28199 Bremen'),
  );
  expect(blocks.filter(([role]) => role === 'shipTo')).toEqual([
    ['shipTo', 'Nordwind Lager GmbH', 'Ringweg 3', '28199 Bremen'],
  ]);
});

test('a numbered dock is a part of an address, the word alone a heading', async () => {
  const place = ['Nordwind Lager GmbH', 'Receiving dock 5', 'Ringweg 3', '28199 Bremen'];
  expect(await blocksOn([40, 300, 'Ship to'], ...stacked(40, 316, ...place))).toContainEqual([
    'shipTo',
    ...place,
  ]);
  expect(await blocksOn([40, 300, 'Receiving dock'], ...stacked(40, 316, ...address))).toContainEqual([
    'shipTo',
    ...address,
  ]);
});

test('the end of a town that had no room on its line', async () => {
  const line = 'Unloading at: Nordwind Pumpen BV, t.a.v. goederenontvangst, Postbus 60, 3197 KD Botlek';
  const [wide, narrow] = [
    await blocksOn([40, 300, line], [40, 313, 'Rotterdam']),
    await blocksOn(
      [40, 300, line],
      [40, 313, 'Rotterdam'],
      [40, 400, `${'wider than that address '.repeat(5)}is`],
    ),
  ];
  const town = (blocks: string[][]) =>
    blocks
      .find(([role]) => role === 'shipTo')
      ?.at(-1)
      ?.endsWith('Botlek Rotterdam');
  expect([town(wide), town(narrow)]).toEqual([true, false]);
});
