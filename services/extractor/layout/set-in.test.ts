import { expect, test } from 'vitest';
import { plainSheets, printedSheets } from '../sample.fixture.ts';
import { stackSetIn } from './set-in.ts';

/** What is set in under the segment that reads `heading`. */
function setInUnder(heading: string, text: string, end = '') {
  const [sheet] = plainSheets(text);
  const top = sheet!.lines.flatMap(({ segments }) => segments).find((segment) => segment.text === heading);
  return stackSetIn(sheet!, top!, (segment) => segment.text === end).map((segment) => segment.text);
}

test('lines under a heading that are set in, up to the next heading', () => {
  expect(setInUnder('BUYER', 'BUYER\n   Nordwind GmbH\n   28195 Bremen\nSUPPLIER\n   Kade')).toEqual([
    'Nordwind GmbH',
    '28195 Bremen',
  ]);
  expect(setInUnder('To', 'To\n\n\tNordwind GmbH\n\t28195 Bremen')).toEqual([
    'Nordwind GmbH',
    '28195 Bremen',
  ]);
});

test('of two columns each has its own', () => {
  const text = 'Buyer:            Ship to:\n  Nordwind GmbH     Depot 2\n  28195 Bremen      28197 Bremen';
  expect(setInUnder('Buyer:', text)).toEqual(['Nordwind GmbH', '28195 Bremen']);
  expect(setInUnder('Ship to:', text)).toEqual(['Depot 2', '28197 Bremen']);
});

test.each([
  ['flush lines', 'Buyer\nNordwind GmbH'],
  ['lines further in than a tab', 'Buyer\n          Nordwind GmbH'],
  ['lines far below', 'Buyer\n\n\n\n\n   Nordwind GmbH'],
  ['the second line of what stands beside', 'Buyer  Nordwind GmbH\n       28195 Bremen'],
])('%s are not set in', (_, text) => {
  expect(setInUnder('Buyer', text)).toEqual([]);
});

test('an end comes before everything else', () => {
  const text = 'Buyer\n   Nordwind GmbH\n   Page 2\n   Bremen';
  expect(setInUnder('Buyer', text, 'Page 2')).toEqual(['Nordwind GmbH']);
  expect(setInUnder('Buyer', text, 'Nordwind GmbH')).toEqual([]);
});

test('on printed pages columns are no characters', async () => {
  const [sheet] = await printedSheets([
    [40, 60, 'Buyer'],
    [58, 74, 'Nordwind GmbH'],
  ]);
  expect(stackSetIn(sheet!, sheet!.lines[0]!.segments[0]!, () => false)).toEqual([]);
});
