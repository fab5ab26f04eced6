import { expect, test } from 'vitest';
import { context, type Printed, printedSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const heading: Printed[] = [
  [40, 100, 'Item code'],
  [130, 100, 'Description'],
  [330, 100, 'Qty'],
  [390, 100, 'Price'],
  [460, 100, 'Amount'],
];

/** A table whose figures stand in the middle of their cells, or beside the first line. */
async function read(cells: readonly (readonly string[])[], room: number, place: 'middle' | 'top' = 'middle') {
  const pitch = 12;
  let y = 100 + pitch + room;
  const body = cells.flatMap((lines, at): Printed[] => {
    const top = y;
    const figures = place === 'top' ? top : top + ((lines.length - 1) * pitch) / 2;
    y += lines.length * pitch + room;
    return [
      [40, figures, `A-${at + 1}00`],
      ...lines.map((text, line): Printed => [130, top + line * pitch, text]),
      [330, figures, `${at + 1}`],
      [390, figures, '2.00'],
      [460, figures, `${at + 1}.00`.replace(/^\d+/, (number) => String(2 * Number(number)))],
    ];
  });
  const sheets = await printedSheets([...heading, ...body]);
  const { rows, notes } = readRows(readTables(sheets), sheets, context);
  return { texts: rows.map(({ description }) => description?.value), notes };
}

const hose = ['Garden hose with UV', 'protection, 20 m'];
const reel = ['Cable reel, black', 'with rubber grip', 'Box of 5'];
const nut = ['Nut'];

test.each([
  ['of two lines', [hose, hose, hose], 6],
  ['of two lines without room between', [hose, hose, hose], 0],
  ['of three lines', [reel, reel, reel], 6],
  ['of three lines without room between', [reel, reel, reel], 0],
  ['of one, two and three lines', [nut, hose, reel], 6],
  ['of three, one and two lines', [reel, nut, hose], 0],
])('cells %s whose figures stand in the middle', async (_, cells, room) => {
  expect(await read(cells, room)).toEqual({ texts: cells.map((lines) => lines.join(' ')), notes: [] });
});

test.each([6, 0])('figures beside the first line are none of these (room %d)', async (room) => {
  const cells = [nut, hose, hose, nut];
  expect((await read(cells, room, 'top')).texts).toEqual([
    'Nut',
    'Garden hose with UV protection, 20 m',
    'Garden hose with UV protection, 20 m',
    'Nut',
  ]);
});

test('what follows under the last of them is a remark', async () => {
  const sheets = await printedSheets([
    ...heading,
    [130, 118, 'Garden hose'],
    [40, 124, 'A-100'],
    [330, 124, '1'],
    [390, 124, '2.00'],
    [460, 124, '2.00'],
    [130, 130, '20 m'],
    [130, 150, 'Cable reel'],
    [40, 156, 'A-200'],
    [330, 156, '1'],
    [390, 156, '2.00'],
    [460, 156, '2.00'],
    [130, 162, 'black'],
    [130, 174, 'Pack both together'],
  ]);
  const { rows, notes } = readRows(readTables(sheets), sheets, context);
  expect([rows.map(({ description }) => description?.value), notes]).toEqual([
    ['Garden hose 20 m', 'Cable reel black'],
    ['Line 2: Pack both together'],
  ]);
});

test('a number at its label beside the figures is no part of the name', async () => {
  const cells = [
    ['Valve DN 15', 'Your part no. 4711', 'Our part no. 99-1'],
    ['Valve DN 20', 'Your part no. 4712', 'Our part no. 99-2'],
  ];
  const body = cells.flatMap((lines, at): Printed[] => [
    ...lines.map((text, line): Printed => [130, 120 + at * 42 + line * 12, text]),
    [330, 132 + at * 42, '10'],
    [390, 132 + at * 42, '8.00'],
    [460, 132 + at * 42, '80.00'],
  ]);
  const sheets = await printedSheets([...heading.slice(1), ...body]);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(
    rows.map(({ description, supplierArticle, customerArticle }) =>
      [description, supplierArticle, customerArticle].map((field) => field?.value),
    ),
  ).toEqual([
    ['Valve DN 15', '4711', '99-1'],
    ['Valve DN 20', '4712', '99-2'],
  ]);
});

test('remarks that wrap in a column of notes stand between the lines of the descriptions', async () => {
  const row = (y: number, code: string, name: readonly string[], notes: readonly string[]): Printed[] => [
    [40, y, code],
    ...name.map((text, at): Printed => [130, y + 12 * (at - (name.length - 1) / 2), text]),
    [330, y, '1'],
    [390, y, '2.00'],
    [430, y, '2.00'],
    ...notes.map((text, at): Printed => [490, y + 12 * (at - (notes.length - 1) / 2), text]),
  ];
  const sheets = await printedSheets([
    ...heading.map(([x, y, text]): Printed => [x === 460 ? 430 : x, y, text]),
    [490, 100, 'Notes'],
    ...row(140, 'A-100', reel, []),
    ...row(196, 'A-200', hose, ['latest make', 'of it only,', 'for branch', 'no. 3 there']),
    ...row(250, 'A-300', reel, []),
  ]);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map(({ description }) => description?.value)).toEqual(
    [reel, hose, reel].map((lines) => lines.join(' ')),
  );
});
