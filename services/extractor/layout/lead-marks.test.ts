import { expect, test } from 'vitest';
import { plainSheets, printedSheets } from '../sample.fixture.ts';

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
