import { layText } from '@orderloom/pages/text.ts';
import { describe, expect, test } from 'vitest';
import { extractOrder } from '../../extract-order.ts';
import { settings } from '../../structured/structured.fixture.ts';
import { findTargets } from './find-targets.ts';

/** Rows of an order whose lines bear these numbers, under this heading. */
function rowsOf(numbers: readonly string[], heading = 'Pos.') {
  const lines = numbers.map(
    (number, i) =>
      `${number.padEnd(8)}A-${100 + i}    Article ${'ABCDEFGHIJKL'[i]!.repeat(4)}    5     2.00     10.00`,
  );
  const head = `${heading.padEnd(8)}Item     Description     Qty   Price    Total`;
  const text = `PURCHASE ORDER\n\n${head}\n${lines.join('\n')}\n`;
  const file = { name: 'order.txt', notes: [], pages: layText(text, { maxPages: 9 }).pages };
  const { rows } = extractOrder({ files: [file], settings });
  expect(rows.map(({ position }) => position)).toEqual(numbers.map(Number));
  return rows;
}

const targetsIn = (text: string, rows: ReturnType<typeof rowsOf>) => findTargets(text, rows)?.rows ?? null;
const tens = ['10', '20', '30'];

describe('lines that are numbered in tens', () => {
  test.each([
    ['Please cancel position 20.', [1]],
    ['Pos. 20 entfällt.', [1]],
    ['Please cancel Pos. 00020.', [1]],
    ['Please cancel line 20.', [1]],
    ['Please cancel line 2.', [1]],
    ['Please cancel lines 10 and 30.', [0, 2]],
    ['Please cancel line 40.', null],
  ])('%s', (text, rows) => {
    expect(targetsIn(text, rowsOf(tens))).toEqual(rows);
  });

  test('of ten or more, position 10 is the first, and line 10 the first or the tenth', () => {
    const rows = rowsOf(Array.from({ length: 12 }, (_, i) => String(10 * (i + 1))));
    expect(targetsIn('Please cancel position 10.', rows)).toEqual([0]);
    expect(targetsIn('Please cancel line 10.', rows)).toBeNull();
    expect(targetsIn('Please cancel line 20.', rows)).toEqual([1]);
  });

  test('are so without a heading, too', () => {
    expect(targetsIn('Please cancel line 30.', rowsOf(tens, ''))).toEqual([2]);
  });
});

test('where a number is left out, a line is the one that bears it', () => {
  const rows = rowsOf(['1', '2', '4', '5']);
  expect(targetsIn('Please cancel line 4.', rows)).toEqual([2]);
  expect(targetsIn('Please cancel line 3.', rows)).toBeNull();
});

describe('a frequent word is no other form of a name', () => {
  const [row] = rowsOf(['1']);
  const goods = ['Needle 23G (box 100)', 'Syringe 5 ml luer slip (box 100)', 'Bitter lemon 0,2 l'].map(
    (value) => ({ ...row!, position: undefined, description: { ...row!.description!, value } }),
  );

  test.each([
    ['We need 5 boxes of syringes.', [1]],
    ['We need 5 boxes of needles.', [0]],
    ['Bitte 5 Kisten mehr.', null],
    ['Bitte 5 Kisten mehr vom Bitter Lemon.', [2]],
  ])('%s', (text, rows) => {
    expect(targetsIn(text, goods)).toEqual(rows);
  });
});

test('no line bears the number 0, and nothing is counted from it', () => {
  const rows = rowsOf(['1', '2']);
  expect(targetsIn('Registered in England No. 00000000', rows)).toBeNull();
  expect(targetsIn('Please cancel line 0.', rows)).toBeNull();
});
