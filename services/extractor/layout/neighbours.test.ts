import { expect, test } from 'vitest';
import { type Printed, printedSheets } from '../sample.fixture.ts';
import { below, inCellBelow } from './neighbours.ts';

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
