import { expect, test } from 'vitest';
import { plainSheets } from '../../sample.fixture.ts';
import { type BodyLine, type Table, textOf } from '../table.ts';
import type { RowLines } from './row-lines.ts';
import { joinRuled } from './ruled-rows.ts';

const roles: RowLines['roles'] = ['position', 'description', 'quantity', 'price', 'lineTotal'];

/** Lines of a table 10 points apart from 100 on, their cells parted by `|`, with rules through it at these heights. */
function tableOf(lines: readonly string[], rules: readonly number[]): Table {
  const [plain] = plainSheets('');
  const sheet = {
    ...plain!,
    rules: rules.map((y) => ({ direction: 'horizontal' as const, box: [40, y, 560, y] as const })),
  };
  const body = lines.map((text, at): BodyLine => {
    const y = 100 + 10 * at;
    const cells = text
      .split('|')
      .map((cell, column) =>
        cell === ''
          ? []
          : [{ text: cell, box: [40 + 100 * column, y, 90 + 100 * column, y + 8], confidence: 1 }],
      );
    const line = {
      box: [40, y, 560, y + 8],
      words: cells.flat(),
      segments: cells.map((words) => ({ words })).filter(({ words }) => words.length > 0),
    };
    return { sheet, line, cells } as unknown as BodyLine;
  });
  return { sheet, left: 40, right: 560, body } as unknown as Table;
}

const lines = [
  '|Lacquer emulsion|||',
  '|soft||5.00|',
  '1||10||50.00',
  '|||[ EXW ]|',
  '|Resin binder|||',
  '|soft||2.00|',
  '2||240||480.00',
  '|||[ EXW ]|',
];
/** Each line with a number was taken for a row of its own. */
function joinedRows(rules: readonly number[], body = lines) {
  const table = tableOf(body, rules);
  const anchors = table.body.filter(({ line }) => /\d/.test(textOf(line.words)));
  const rows = anchors.map((line) => ({ table, roles, anchors: [line], above: [], below: [] }));
  const texts = (of: readonly BodyLine[]) => of.map(({ line }) => textOf(line.words));
  return joinRuled(table, roles, rows).map((row) => [texts(row.above), texts(row.anchors), texts(row.below)]);
}

test('what stands between two rules is one row, on whatever lines its numbers are', () => {
  expect(joinedRows([98, 139, 179])).toEqual([
    [['Lacquer emulsion'], ['soft 5.00', '1 10 50.00'], ['[ EXW ]']],
    [['Resin binder'], ['soft 2.00', '2 240 480.00'], ['[ EXW ]']],
  ]);
});

test('several rows between the same rules, and rows without rules, stay as they are', () => {
  expect(joinedRows([98, 179])).toHaveLength(4);
  expect(joinedRows([])).toHaveLength(4);
});

test('two quantities between the same rules are two rows', () => {
  const two = ['1|Nut|10|5.00|50.00', '|Bolt|20|1.00|20.00', '2|Pin|30|1.00|30.00'];
  expect(joinedRows([98, 119, 129], two)).toHaveLength(3);
});

test('two numbers of goods between the same rules are two rows', () => {
  const named: RowLines['roles'] = ['article', 'description', 'quantity', 'price', 'lineTotal'];
  const table = tableOf(['A-100|Elbow|1||', 'A-101|Kit|||12.00', 'A-102|Nut|2|1.00|2.00'], [98, 119, 129]);
  const rows = table.body.map((line) => ({ table, roles: named, anchors: [line], above: [], below: [] }));
  expect(joinRuled(table, named, rows)).toHaveLength(3);
});
