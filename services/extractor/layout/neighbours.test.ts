import type { Drawing } from '@orderloom/pages/drawn-pdf.fixture.ts';
import { expect, test } from 'vitest';
import { type Printed, printedSheets } from '../sample.fixture.ts';
import { above, below, captioned, inCellBelow, rightOf, stackBelow, stackInCell } from './neighbours.ts';

const filler: Printed = [
  40,
  400,
  'Please supply the goods below to our works in Leeds by the end of the month.',
];
/** Uprights at these places, as high as a form's two lines. */
async function inForm(uprights: readonly number[], ...texts: Printed[]) {
  const [sheet] = await printedSheets([[60, 100, 'Order number'], ...texts, filler], (document) => {
    for (const x of uprights) document.moveTo(x, 90).lineTo(x, 140).stroke();
  });
  const label = sheet!.lines[0]!.segments.find(({ text }) => text === 'Order number')!;
  return {
    straight: below(sheet!, label, 2.2)?.text ?? null,
    inCell: inCellBelow(sheet!, label, 2.2)?.text ?? null,
  };
}

test('the value of a cell whose label is centred and whose value is not', async () => {
  expect(await inForm([40, 240], [180, 118, '4500-7781'])).toEqual({ straight: null, inCell: '4500-7781' });
});

test.each<[string, readonly number[], ...Printed[]]>([
  ['the next cell', [40, 160, 300], [180, 118, '4500-7781']],
  ['an open left side', [240], [180, 118, '4500-7781']],
  ['an open right side', [40], [180, 118, '4500-7781']],
  ['no cell', [], [180, 118, '4500-7781']],
  ['a text that goes on behind the upright', [40, 240], [180, 118, '4500-7781-2026-11']],
  ['more than the lines that were asked for', [40, 240], [180, 150, '4500-7781']],
])('%s holds no value of the label', async (_, uprights, ...texts) => {
  expect((await inForm(uprights, ...texts)).inCell).toBeNull();
});

test('the nearest comes first', async () => {
  const { inCell } = await inForm([40, 240], [180, 114, '4500-7781'], [180, 126, '12 May 2026']);
  expect(inCell).toBe('4500-7781');
});

const form: readonly Printed[] = [
  [44, 160, 'Deliver to', 9],
  [47, 180, 'Nordwind Pumpen GmbH'],
  [44, 195, 'Department', 6.5],
  [47, 208, 'Hafenallee 7'],
  [44, 223, 'Street', 6.5],
  [47, 236, '28195 Bremen'],
  [44, 251, 'Town', 6.5],
];
const underline = (document: Drawing) => {
  for (const y of [193, 221, 249]) document.moveTo(44, y).lineTo(280, y).stroke();
};

test('captions under the lines of a form are no lines of the address', async () => {
  const [sheet] = await printedSheets([...form, filler], underline);
  const [label, name, caption] = sheet!.lines.map(({ segments }) => segments[0]!);
  expect(captioned(sheet!, caption!)).toBe(name);
  expect(captioned(sheet!, name!)).toBeNull();
  const stack = stackBelow(sheet!, label!, label!.box[0], () => false, { topIsLabel: true });
  expect(stack.map(({ text }) => text)).toEqual(['Nordwind Pumpen GmbH', 'Hafenallee 7', '28195 Bremen']);
});

test('a small label close over its value is no caption of what stands above', async () => {
  const [sheet] = await printedSheets([
    [44, 100, 'Order no.', 6.5],
    [44, 109, '4500-7781'],
    [44, 130, 'Date', 6.5],
    [44, 139, '3 May 2027'],
    filler,
  ]);
  expect(captioned(sheet!, sheet!.lines[2]!.segments[0]!)).toBeNull();
});

test('boxes with a label over each value and a rule between them have no captions', async () => {
  const [sheet] = await printedSheets(
    [
      [44, 100, 'Order raised', 6.5],
      [44, 113, '28 May 2027'],
      [44, 126, 'Wanted by', 6.5],
      // What stands beside parts the lines of the boxes.
      [240, 133, 'Hafenallee 7'],
      [44, 139, '2 June 2027'],
      filler,
    ],
    (document) => document.moveTo(40, 125).lineTo(160, 125).stroke(),
  );
  const wanted = sheet!.lines.flatMap(({ segments }) => segments).find(({ text }) => text === 'Wanted by')!;
  expect(captioned(sheet!, wanted)).toBeNull();
});

test('a column ends at a line that goes on under it from further left', async () => {
  const [sheet] = await printedSheets([
    [240, 100, 'Unload at:'],
    [240, 114, 'Nordwind Pumpen GmbH'],
    [240, 128, 'Hafenallee 7'],
    [40, 142, 'Call Ann Lee on 0113 496 0188 if anything of this order is missing or late'],
    filler,
  ]);
  const label = sheet!.lines[0]!.segments[0]!;
  const textsUnder = (isColumn: boolean) =>
    stackBelow(sheet!, label, label.box[0], () => false, { isColumn }).map(({ text }) => text);
  expect(textsUnder(true)).toEqual(['Nordwind Pumpen GmbH', 'Hafenallee 7']);
  expect(textsUnder(false)).toHaveLength(3);
});

test('the nearest text over one, at most so many heights away', async () => {
  const [sheet] = await printedSheets([
    [44, 60, 'Order no.'],
    [44, 74, 'Incoterm'],
    [244, 74, 'Buyer'],
    [44, 88, 'Carriage paid'],
    filler,
  ]);
  const overOf = (line: number, most: number) =>
    above(sheet!, sheet!.lines[line]!.segments[0]!, most)?.text ?? null;
  expect([overOf(2, 1), overOf(1, 1), overOf(0, 1), overOf(3, 1)]).toEqual([
    'Incoterm',
    'Order no.',
    null,
    null,
  ]);
});

test('what begins beside the heading in its cell goes on there', async () => {
  const stackIn = async (...texts: Printed[]) => {
    const [sheet] = await printedSheets([[60, 100, 'Ship To:'], ...texts, filler], (document) => {
      for (const x of [50, 400]) document.moveTo(x, 90).lineTo(x, 160).stroke();
    });
    return stackInCell(sheet!, sheet!.lines[0]!.segments[0]!, () => false).map(({ text }) => text);
  };
  expect(await stackIn([140, 114, 'Depot 2'], [140, 128, 'Leeds'])).toEqual(['Depot 2', 'Leeds']);
  expect(await stackIn([140, 100, 'Muster Ltd'], [140, 114, 'Depot 2'], [140, 128, 'Leeds'])).toEqual([]);
});

test('a value in larger letters whose base line is a little lower stands beside its label', async () => {
  const beside = async (...value: Printed) => {
    const [sheet] = await printedSheets([[60, 100, 'Order number', 8], value, filler]);
    return (
      rightOf(
        sheet!,
        sheet!.lines.flatMap(({ segments }) => segments).find(({ text }) => text === 'Order number')!,
      )?.text ?? null
    );
  };
  expect(await beside(180, 101.5, '4500-7781', 13)).toBe('4500-7781');
  expect(await beside(180, 106, '4500-7781', 13)).toBeNull();
  expect(await beside(20, 101.5, '77', 13)).toBeNull();
});

test('a long line of the column beside ends no block, one that begins anywhere else does', async () => {
  const stackOver = async (x: number) => {
    const [sheet] = await printedSheets([
      [200, 100, 'Supplier'],
      ...['Nordwind Inc.', '9 Canal Road', 'Leeds LS9 0PX'].map(
        (text, at): Printed => [200, 112 + 12 * at, text],
      ),
      ...['2 May', '9 May', 'Ann Lee'].map((text, at): Printed => [100, 112 + 12 * at, text]),
      [x, 148, 'ann.lee.of.the.works@muster.example'],
      [200, 154, 'Tel 0113 496 0188'],
      filler,
    ]);
    const label = sheet!.lines[0]!.segments[0]!;
    return stackBelow(sheet!, label, 200, () => false, { topIsLabel: true, isColumn: true }).at(-1)?.text;
  };
  expect(await stackOver(100)).toBe('Tel 0113 496 0188');
  expect(await stackOver(88)).toBe('Leeds LS9 0PX');
});
