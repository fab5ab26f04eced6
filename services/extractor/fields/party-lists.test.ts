import { expect, test } from 'vitest';
import { type Printed, printedSheets, settings } from '../sample.fixture.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { findBlocks } from './party-blocks.ts';

const supplierWith = async (...under: Printed[]) => {
  const sheets = await printedSheets([
    [40, 40, 'Purchase order 4711-22'],
    [40, 100, 'Supplier'],
    [120, 100, 'Nordwind Boxes Ltd.'],
    ...under,
    [40, 300, 'Please note our new hours.'],
  ]);
  const blocks = findBlocks(sheets, indexLabels(sheets.flatMap(labelsOf)), new Set(), settings.supplier);
  return blocks.find(({ role }) => role === 'supplier')?.lines.map(({ text }) => text);
};

test('beside the number of a house under its label its address goes on, whatever its office is called', async () => {
  const address: Printed[] = [
    [120, 112, 'Order Desk'],
    [120, 124, '45 Mill Road'],
    [120, 136, 'Leeds LS1 4AP'],
  ];
  const whole = ['Nordwind Boxes Ltd.', 'Order Desk', '45 Mill Road', 'Leeds LS1 4AP'];
  expect(await supplierWith([40, 112, '4207719'], ...address)).toEqual(whole);
});

test('a list of other numbers and their values is none', async () => {
  expect(
    await supplierWith(
      [40, 112, '4207719'],
      [120, 112, 'Frame order'],
      [40, 124, '5501'],
      [120, 124, 'Reels'],
    ),
  ).toEqual(['Nordwind Boxes Ltd.']);
});
