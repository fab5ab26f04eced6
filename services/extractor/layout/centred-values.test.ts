import { expect, test } from 'vitest';
import { table } from '../fields/printed-order.fixture.ts';
import { draftOf, type Printed, printedFile, printedSheets } from '../sample.fixture.ts';

const texts = async (...printed: Printed[]) => {
  const [sheet] = await printedSheets([...printed, [40, 300, 'Please supply the goods below.']]);
  return sheet!.lines.slice(0, -1).map(({ segments }) => segments.map(({ text }) => text));
};
const wrapped: Printed[] = [
  [150, 100, 'Works "Villa Rosa", 33 Mill Lane,'],
  [40, 106, 'DELIVER TO'],
  [150, 112, '28195 Bremen'],
];

test('a value of two lines stands at the label between them', async () => {
  expect(await texts(...wrapped)).toEqual([['DELIVER TO', 'Works "Villa Rosa", 33 Mill Lane, 28195 Bremen']]);
});

test('so do several at the labels of one line', async () => {
  const second: Printed[] = [
    [400, 100, '23.11.2026 from'],
    [340, 106, 'BY'],
    [400, 112, '7:30'],
  ];
  expect(await texts(...wrapped, ...second)).toEqual([
    ['DELIVER TO', 'Works "Villa Rosa", 33 Mill Lane, 28195 Bremen', 'BY', '23.11.2026 from 7:30'],
  ]);
});

test('a long one is drawn together before the next cell, and keeps its places', async () => {
  const [sheet] = await printedSheets([...wrapped, [340, 106, 'BY']]);
  const [, value, next] = sheet!.lines[0]!.segments;
  expect(value!.box[2]).toBeLessThan(next!.box[0]);
  expect(value!.words.map((word) => sheet!.printed.get(word)![1])).toEqual(
    value!.words.map(({ text }) => expect.closeTo(['28195', 'Bremen'].includes(text) ? 112 : 100, -1)),
  );
});

test.each<[string, ...Printed[]]>([
  [
    'a row of amounts',
    [150, 100, 'Hose of steel,'],
    [40, 106, 'A'],
    [150, 112, 'black'],
    [300, 106, '12'],
    [360, 106, '4.00'],
  ],
  ['a number at the left', [150, 100, 'Hose of steel,'], [40, 106, '12'], [150, 112, 'black']],
  [
    'lines that are not flush',
    [150, 100, 'Mill Lane 3'],
    [40, 106, 'DELIVER TO'],
    [190, 112, '28195 Bremen'],
  ],
  [
    'a label beside the first line',
    [150, 106, 'Mill Lane 3'],
    [40, 106, 'DELIVER TO'],
    [150, 118, '28195 Bremen'],
  ],
])('%s stays as it is', async (_, ...printed) => {
  expect((await texts(...printed)).length).toBeGreaterThan(1);
});

test('a place and a day of delivery in wrapped cells are read', async () => {
  const { shipTo, deliveryDate } = draftOf(
    await printedFile([
      [40, 40, 'Nordwind Pumpen GmbH'],
      [40, 52, 'Hafenallee 7, 24103 Kiel'],
      [40, 76, 'Purchase order 4711-22'],
      ...wrapped,
      [400, 100, '23.11.2026 from'],
      [320, 106, 'DELIVERY DATE'],
      [400, 112, '7:30'],
      ...table,
    ]),
  );
  expect([shipTo.street?.value, shipTo.city?.value]).toEqual(['33 Mill Lane', 'Bremen']);
  expect(deliveryDate?.value).toBe('2026-11-23');
});

test('at a label with a colon other columns may have lines of their own', async () => {
  const others: Printed[] = [
    [340, 100, 'Company: Muster Ltd'],
    [340, 118, 'Street: 9 Dock Lane'],
  ];
  const label: Printed = [40, 106, 'Deliver to:'];
  const lines = await texts(wrapped[0]!, label, wrapped[2]!, ...others);
  expect(lines.flat()).toContain('Works "Villa Rosa", 33 Mill Lane, 28195 Bremen');
  const bare = await texts(...wrapped, ...others);
  expect(bare.flat()).not.toContain('Works "Villa Rosa", 33 Mill Lane, 28195 Bremen');
});

test('close over the value of the next label, but not over another text', async () => {
  const next: Printed = [150, 123, 'Collect'];
  expect(await texts(...wrapped, [40, 123, 'Ship via'], next)).toEqual([
    ['DELIVER TO', 'Works "Villa Rosa", 33 Mill Lane, 28195 Bremen'],
    ['Ship via', 'Collect'],
  ]);
  expect((await texts(...wrapped, next)).length).toBeGreaterThan(2);
});

test('a given name over a surname is one value, a word over another two', async () => {
  const name = (upper: string, lower: string) =>
    texts([150, 100, upper], [40, 106, 'Buyer:'], [150, 112, lower]);
  expect(await name('Janina', 'Rostal')).toEqual([['Buyer:', 'Janina Rostal']]);
  expect((await name('Bolts', 'Nuts')).length).toBeGreaterThan(1);
});
