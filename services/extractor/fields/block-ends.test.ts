import { expect, test } from 'vitest';
import { printedSheets, settings } from '../sample.fixture.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { findBlocks } from './party-blocks.ts';

/** The lines of an address under its label, with these two texts side by side below, the second flush with it. */
async function addressOver(label: string, value: string, left: number) {
  const sheets = await printedSheets([
    [240, 60, 'Ship to:'],
    [240, 74, 'Nordwind Pumpen GmbH'],
    [240, 86, 'Hafenallee 7'],
    [240, 98, '28195 Bremen'],
    [left, 110, label],
    [240, 110, value],
    [40, 400, 'Please supply the goods below to our works in Leeds by the end of the month.'],
  ]);
  const blocks = findBlocks(sheets, indexLabels(sheets.flatMap(labelsOf)), new Set(), settings.supplier);
  return blocks.find(({ role }) => role === 'shipTo')?.lines.map(({ text }) => text);
}
const address = ['Nordwind Pumpen GmbH', 'Hafenallee 7', '28195 Bremen'];

test('what stands near behind the label of another party is no line of the block above', async () => {
  expect(await addressOver('Bill to:', 'Accounts, hall 5', 190)).toEqual(address);
  expect(await addressOver('Vendor:', 'Muster Works', 190)).toEqual(address);
  expect(await addressOver('Gate:', 'Accounts, hall 5', 190)).toEqual([...address, 'Accounts, hall 5']);
  expect(await addressOver('Bill to:', 'Accounts, hall 5', 40)).toEqual([...address, 'Accounts, hall 5']);
});
