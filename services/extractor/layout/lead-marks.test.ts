import { expect, test } from 'vitest';
import { type Printed, plainSheets, printedSheets } from '../sample.fixture.ts';

const linesOf = (text: string) =>
  plainSheets(text)[0]!.lines.map(({ segments }) => segments.map((segment) => segment.text));

test('colons in a column between labels and values stand at the labels', async () => {
  const [sheet] = await printedSheets([
    [40, 100, 'Ville'],
    [120, 100, ': 28195 Bremen'],
  ]);
  const [label, value] = sheet!.lines[0]!.segments;
  expect([label!.text, value!.text]).toEqual(['Ville :', '28195 Bremen']);
  expect(label!.box[2]).toBeLessThan(80);
});

test.each(['>', '-', '=', '....'])('so do other marks, three at least under each other: %s', (mark) => {
  const list = `ORDRE       ${mark} 4711-22\nEINGANG BIS ${mark} 9 May 2026\nDISPO       ${mark} Ann Lee\nRUF         ${mark} 0421 555`;
  expect(linesOf(list)).toEqual([
    ['ORDRE :', '4711-22'],
    ['EINGANG BIS :', '9 May 2026'],
    ['DISPO :', 'Ann Lee'],
    ['RUF :', '0421 555'],
  ]);
});

test.each([
  ['two marks are none', 'ORDRE       - 4711-22\nDISPO       - Ann Lee'],
  [
    'nor those behind figures, as bullets in a table',
    '1 A-55      - Screws\n2 A-56      - Valves\n3 A-57      - Belts',
  ],
])('%s', (_, text) => {
  expect(linesOf(text).flat().join(' ')).not.toContain(':');
});

test('what messages between programs call it stands between label and value, three times at least', () => {
  const list = (codes: string[], values: string[]) =>
    linesOf(
      ['Buyer', 'Seller', 'Phone']
        .map((label, at) => `${label.padEnd(12)}${codes[at]}        ${values[at]}`)
        .join('\n'),
    );
  const houses = ['GLN 4012345000009', 'Nordwind GmbH', '97 55 50 41'];
  expect(list(['(BY)', '(SU)', '(TE)'], houses)).toEqual([
    ['Buyer :', 'GLN 4012345000009'],
    ['Seller :', 'Nordwind GmbH'],
    ['Phone :', '97 55 50 41'],
  ]);
  // Units, and asides in words.
  expect(list(['(KG)', '(EA)', '(ST)'], ['25', '1.200', '4,50'])[0]).toEqual(['Buyer', '(KG)', '25']);
  expect(list(['(main)', '(main)', '(main)'], houses)[1]).toEqual(['Seller', '(main)', 'Nordwind GmbH']);
});

test('dots with a colon between labels and values, close behind a long label', () => {
  const list =
    'Order Number  . . . :   4711-22\nRequested . . . . . :   9 May 2026\nBuyer . . . . . . . :   Ann Lee';
  expect(linesOf(list)).toEqual([
    ['Order Number :', '4711-22'],
    ['Requested :', '9 May 2026'],
    ['Buyer :', 'Ann Lee'],
  ]);
  expect(linesOf('Deliver soon . .')).toEqual([['Deliver soon . .']]);
});

test('marks that stand apart from label and value, dots by themselves and dashes in columns', async () => {
  const linesIn = async (...texts: Printed[]) =>
    (await printedSheets(texts))[0]!.lines.map(({ segments }) => segments.map((segment) => segment.text));
  expect(
    await linesIn(
      [40, 100, 'Buyer'],
      [90, 100, '. . . .'],
      [140, 100, 'Ann Lee'],
      [300, 100, 'Date'],
      [340, 100, '-'],
      [356, 100, '4 May'],
      [300, 114, 'Time'],
      [340, 114, '-'],
      [356, 114, '9:41'],
      [300, 128, 'Page'],
      [340, 128, '-'],
      [356, 128, '1'],
    ),
  ).toEqual([
    ['Buyer :', 'Ann Lee', 'Date :', '4 May'],
    ['Time :', '9:41'],
    ['Page :', '1'],
  ]);
  // A cell that is left empty, far from the next one.
  const empty = (y: number): Printed[] => [
    [40, y, 'Hex bolt'],
    [140, y, '-'],
    [240, y, '12 EA'],
  ];
  expect(await linesIn(...empty(100), ...empty(114), ...empty(128))).toEqual([
    ['Hex bolt', '-', '12 EA'],
    ['Hex bolt', '-', '12 EA'],
    ['Hex bolt', '-', '12 EA'],
  ]);
});

test('a colon that stands apart from both, alone on its page', async () => {
  const [sheet] = await printedSheets([
    [40, 100, 'ORDER NO.'],
    [110, 100, ':'],
    [124, 100, '118-30552'],
  ]);
  expect(sheet!.lines[0]!.segments.map(({ text }) => text)).toEqual(['ORDER NO. :', '118-30552']);
});
