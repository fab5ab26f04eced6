import { expect, test } from 'vitest';
import type { ReadingContext } from '../../context.ts';
import { plainSheets } from '../../sample.fixture.ts';
import { readSchedule } from './schedule.ts';

const dates = { order: 'DMY', source: 'document' } as const;
const context: ReadingContext = { decimal: '.', localeDecimal: '.', headerDates: dates, rowDates: dates };

function daysOf(quantity: number, ...texts: string[]) {
  const [sheet] = plainSheets(texts.join('\n'));
  const lines = sheet!.lines.map((line) => ({ sheet: sheet!, line, cells: [] }));
  return readSchedule(lines, quantity, context).days.map(({ value }) => value);
}

test('the number of a part is not the day of its date', () => {
  expect(daysOf(500, '1    Jun 06, 2026    250 pc', '2    Jun 20, 2026    250 pc')).toEqual([
    '2026-06-06',
    '2026-06-20',
  ]);
});

test('a date among other words', () => {
  expect(daysOf(500, 'Parts 6 June 2026 250', '20 June 2026 250')).toEqual(['2026-06-06', '2026-06-20']);
});

test('parts that do not make the quantity are no schedule', () => {
  expect(daysOf(500, '1    Jun 06, 2026    250', '2    Jun 20, 2026    200')).toEqual([]);
});

test('parts with a word before their number', () => {
  expect(daysOf(500, 'Rel 1  250  Jun 06, 2026', 'Rel 2  250  Jun 20, 2026')).toEqual([
    '2026-06-06',
    '2026-06-20',
  ]);
});

test('parts beside a remark on the line', () => {
  expect(daysOf(500, 'Tests: Q3 Q7 Q11     1    06.06.2026    250.00', '2    20.06.2026    250.00')).toEqual([
    '2026-06-06',
    '2026-06-20',
  ]);
});
