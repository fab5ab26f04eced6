import { expect, test } from 'vitest';
import { type Printed, printedSheets, settings } from '../sample.fixture.ts';
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

test('a name at the label of the buyer is no line of the block above', async () => {
  const sheets = await printedSheets([
    [40, 60, 'Supplier:'],
    [40, 74, 'Muster Works'],
    [40, 86, 'Hafenallee 7'],
    [40, 98, '28195 Bremen'],
    [40, 110, 'Buyer: Ann Lee'],
    [40, 400, 'Please supply the goods below to our works in Leeds by the end of the month.'],
  ]);
  const blocks = findBlocks(sheets, indexLabels(sheets.flatMap(labelsOf)), new Set(), settings.supplier);
  expect(blocks.find(({ role }) => role === 'supplier')?.lines.map(({ text }) => text)).toEqual([
    'Muster Works',
    'Hafenallee 7',
    '28195 Bremen',
  ]);
});

test('a house number flush with the second heading is no cell below it', async () => {
  const street: Printed = [40, 86, 'Calle Hafenallee  7'];
  const [alone] = await printedSheets([street]);
  const [left] = alone!.lines[0]!.segments.at(-1)!.words.at(-1)!.box;
  const sheets = await printedSheets([
    [40, 60, 'Deliver to'],
    [left, 60, 'Entregar en'],
    [40, 74, 'Nordwindpumpenundfilterwerke S.A.'],
    street,
    [40, 98, '28195 Bremen'],
    [40, 400, 'Please supply the goods below to our works in Leeds by the end of the month.'],
  ]);
  const blocks = findBlocks(sheets, indexLabels(sheets.flatMap(labelsOf)), new Set(), settings.supplier);
  expect(blocks.find(({ role }) => role === 'shipTo')?.lines.map(({ text }) => text)).toContain(
    'Calle Hafenallee 7',
  );
});

test('under the line of a sender stands the address of somebody else', async () => {
  const sheets = await printedSheets([
    [40, 60, 'Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen', 7],
    [40, 72, 'Muster Works'],
    [40, 84, 'Ringweg 9'],
    [40, 96, '50667 Köln'],
    [40, 400, 'Please supply the goods below to our works in Leeds by the end of the month.'],
  ]);
  const blocks = findBlocks(sheets, indexLabels(sheets.flatMap(labelsOf)), new Set(), settings.supplier);
  const first = blocks.find(({ lines }) => lines[0]?.text.startsWith('Nordwind'));
  expect(first?.lines.map(({ text }) => text)).toEqual(['Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen']);
});

test('what a house prints of its seat at the foot is no line of an address over it, nor is a value at a telephone', async () => {
  const seat = 'Company no. 09123377. Registered office: 4 Mill Road, Leeds LS9 0PX';
  expect(await addressOver('', seat, 190)).toEqual(address);
  expect(await addressOver('Phone:', '0421 555 0152', 190)).toEqual(address);
  expect(await addressOver('', 'Gate 4, Mill Road', 190)).toEqual([...address, 'Gate 4, Mill Road']);
});

test('a title over a second address ends the first', async () => {
  const sheets = await printedSheets([
    [240, 60, 'Ship to:'],
    ...[
      'Nordwind Hospital',
      'Mill Road',
      'LEEDS',
      'LS9 0PX',
      'Requested by: A Lee 0113 496 0188',
      'Enquiries',
      'Head Office, Canal Road',
      'LEEDS LS1 4AB',
    ].map((text, at): Printed => [240, 74 + 12 * at, text]),
    [40, 400, 'Please supply the goods below to our works in Leeds by the end of the month.'],
  ]);
  const blocks = findBlocks(sheets, indexLabels(sheets.flatMap(labelsOf)), new Set(), settings.supplier);
  expect(blocks.find(({ role }) => role === 'shipTo')?.lines.at(-1)?.text).toBe(
    'Requested by: A Lee 0113 496 0188',
  );
});

/** The lines of the place of delivery among these texts. */
async function deliveryIn(...texts: Printed[]) {
  const end: Printed = [
    40,
    400,
    'Please supply the goods below to our works in Leeds by the end of the month.',
  ];
  const sheets = await printedSheets([...texts, end]);
  const blocks = findBlocks(sheets, indexLabels(sheets.flatMap(labelsOf)), new Set(), settings.supplier);
  return blocks.find(({ role }) => role === 'shipTo')?.lines.map(({ text }) => text);
}

test('a value behind its label ends over that of the next one', async () => {
  expect(
    await deliveryIn(
      [40, 60, 'Place of Delivery: Muster Supply Office, Baybay'],
      [40, 74, 'Delivery date:'],
      [131, 74, '30 calendar days upon receipt'],
    ),
  ).toEqual(['Muster Supply Office, Baybay']);
});

test('an address that goes on beside its label to the town, and what follows further down', async () => {
  expect(
    await deliveryIn(
      [40, 60, 'Lieferanschrift:'],
      [170, 60, 'Industriegebiet Nord 3'],
      [170, 73, '28195 Bremen'],
      [40, 96, 'Sehr geehrte Damen und Herren,'],
    ),
  ).toEqual(['Industriegebiet Nord 3', '28195 Bremen']);
});

test('a street with the name of a unit, before its unit, goes on to the town', async () => {
  const lines = ['Muster Coffee Roasters', '1250 Yard Court, Unit B', 'San Jose, CA 95133'];
  expect(
    await deliveryIn([40, 60, 'Deliver to:'], ...lines.map((text, at): Printed => [40, 74 + 13 * at, text])),
  ).toEqual(lines);
  // `12 yards of canvas, blue` is ordered.
  expect(
    await deliveryIn([40, 60, 'Deliver to:'], [40, 74, 'Muster Mill'], [40, 87, '12 yards canvas, blue']),
  ).toEqual(['Muster Mill']);
});
