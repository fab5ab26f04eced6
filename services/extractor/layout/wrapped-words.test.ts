import { expect, test } from 'vitest';
import { type Printed, printedSheets } from '../sample.fixture.ts';
import { placeOf } from './sheet.ts';

const body: Printed = [
  40,
  300,
  'Please supply the goods below to our works in Leeds by the end of the month.',
];
const linesOf = async (...texts: Printed[]) => {
  const [sheet] = await printedSheets([...texts, body]);
  return sheet!.lines.slice(0, -1).map(({ segments }) => segments.map(({ text }) => text));
};

test.each([
  [
    'a mail address at a hyphen',
    ['E-mail: ann.lee@muster-', 'works.example'],
    'E-mail: ann.lee@muster-works.example',
  ],
  ['a mail address before its mark', ['ann.lee', '@muster.example'], 'ann.lee@muster.example'],
  ['a mail address behind its mark', ['ann.lee@', 'muster.example'], 'ann.lee@muster.example'],
  ['a telephone number at a hyphen', ['Ann Lee / 02581 555-', '417'], 'Ann Lee / 02581 555-417'],
  [
    'a telephone number at a space',
    ['Site contact: Ann 07700 900', '551'],
    'Site contact: Ann 07700 900 551',
  ],
  [
    'a telephone number in brackets',
    ['Yard, 28195 Bremen (Tel. yard 0421 55 50', '01 77)'],
    'Yard, 28195 Bremen (Tel. yard 0421 55 50 01 77)',
  ],
  ['the last group in brackets', ['Yard (Tel. 02 41 55 50', '77)'], 'Yard (Tel. 02 41 55 50 77)'],
  ['an Eircode', ['Oranmore, Galway H91', 'X2P7'], 'Oranmore, Galway H91 X2P7'],
  ['a postcode', ['Bridge Mill, Leeds LS9', '0PX'], 'Bridge Mill, Leeds LS9 0PX'],
])('%s that its cell wrapped is whole', async (_, [first, rest], whole) => {
  expect(await linesOf([40, 60, first!], [40, 72, rest!])).toEqual([[whole]]);
});

test.each([
  ['a whole address over a name', ['ann.lee@muster.example', 'Leeds']],
  ['an address over one word that ends none', ['ann.lee@muster', 'Leeds']],
  ['a number over an amount', ['Bolt 0421 555 120', '417']],
  ['groups that no bracket parts', ['Ann 07700 900', '551 20']],
  ['a part number over a quantity', ['M10', '6EA']],
])('%s stays as it is', async (_, [first, rest]) => {
  expect(await linesOf([40, 60, first!], [40, 72, rest!])).toEqual([[first], [rest]]);
});

test('what stands beside the rest keeps its line, and the whole word both of its places', async () => {
  const [sheet] = await printedSheets([
    [40, 60, 'ann.lee@muster-'],
    [40, 72, 'works.example'],
    [300, 72, 'Galway'],
    body,
  ]);
  expect(
    sheet!.lines.map(({ segments }) => segments.map(({ line, text }) => [line, text])).slice(0, 2),
  ).toEqual([[[0, 'ann.lee@muster-works.example']], [[1, 'Galway']]]);
  const [, top, , bottom] = placeOf(sheet!, sheet!.lines[0]!.words).box;
  expect(bottom - top).toBeGreaterThan(18);
});

test('a mail address wraps flush with the value behind its label, not under another', async () => {
  const mail: Printed = [40, 60, 'Mail: ann.lee@muster-'];
  expect(await linesOf(mail, [64, 72, 'works.example'])).toEqual([['Mail: ann.lee@muster-works.example']]);
  expect(await linesOf(mail, [90, 72, 'works.example'])).toHaveLength(2);
});

test('a mail address whose centred line wrapped at a hyphen is whole, and under a name none is made', async () => {
  expect(await linesOf([40, 60, 'Tel. 01632 960155 office@muster-'], [84, 72, 'works.example'])).toEqual([
    ['Tel. 01632 960155 office@muster-works.example'],
  ]);
  expect(
    await linesOf([40, 60, 'Tel. 01632 960155 office@muster.example'], [90, 72, 'works.example']),
  ).toEqual([['Tel. 01632 960155 office@muster.example'], ['works.example']]);
});

test('so it is flush right', async () => {
  const lines = await linesOf([300, 60, 'Tel. 01632 960155 office@muster-'], [386, 72, 'works.example']);
  expect(lines).toEqual([['Tel. 01632 960155 office@muster-works.example']]);
});
