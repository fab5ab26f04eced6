import { expect, test } from 'vitest';
import { type Printed, printedSheets } from '../sample.fixture.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { sideTitles } from './side-titles.ts';

async function blocksOf(...texts: readonly Printed[]) {
  const [sheet] = await printedSheets([
    ...texts,
    [40, 400, 'Please supply the goods below to our works in Leeds by the end of the month.'],
  ]);
  return sideTitles(sheet!, indexLabels(labelsOf(sheet!))).map(({ role, lines }) => [
    role,
    ...lines.map(({ text }) => text),
  ]);
}

const list: Printed[] = [
  ['Name', 'Fjordstål AS'],
  ['Phone', '+47 55 55 01 20'],
  ['Email', 'salg@fjordstaal.example'],
  ['Address', 'Havnegata 4'],
  ['City', 'Bergen'],
].flatMap(([label, value], row): Printed[] => [
  [120, 100 + 14 * row, label!],
  [220, 100 + 14 * row, value!],
]);

test('a title half way down the side of its list', async () => {
  const [block] = await blocksOf([40, 128, 'SUPPLIER'], ...list);
  expect(block?.slice(0, 3)).toEqual(['supplier', 'Fjordstål AS', 'Havnegata 4']);
});

test.each([
  ['over the list', [[40, 86, 'SUPPLIER']]],
  [
    'with another text under it',
    [
      [40, 128, 'SUPPLIER'],
      [40, 156, 'PO 4711'],
    ],
  ],
] as [string, Printed[]][])('a title %s is none', async (_, others) => {
  expect(await blocksOf(...others, ...list)).toEqual([]);
});
