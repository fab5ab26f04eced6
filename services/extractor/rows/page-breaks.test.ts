import { expect, test } from 'vitest';
import { context, plainSheets } from '../sample.fixture.ts';
import { readRows } from './read-rows.ts';
import { readTables } from './read-tables.ts';

const heading = 'Item code   Description   Qty   Unit price   Amount';
const first = 'A-100       Screw         300   1.00         300.00';
const second = 'A-200       Nut           100   0.50          50.00';

function read(...pages: string[]) {
  const sheets = plainSheets(...pages);
  const { rows, notes, doubts } = readRows(readTables(sheets), sheets, context);
  return { rows, notes, doubts: doubts.map(({ message }) => message) };
}
const days = (pages: string[]) =>
  read(...pages).rows.map(({ deliveryDate, schedule }) => [
    deliveryDate?.value ?? null,
    ...(schedule ?? []).map(({ value }) => value),
  ]);

test('what stands at a label belongs to the last row of the page before', () => {
  const { rows, notes, doubts } = read(
    `${heading}\n${first}`,
    `            Delivery date: 12.05.2026\n            Drawing: Z-77\n${second}`,
  );
  expect(
    rows.map(({ customerArticle, deliveryDate }) => [customerArticle?.value, deliveryDate?.value]),
  ).toEqual([
    ['A-100', '2026-05-12'],
    ['A-200', undefined],
  ]);
  expect(notes).toEqual(['Line 1: Delivery date: 12.05.2026; Drawing: Z-77']);
  expect(doubts).toEqual([]);
});

test('a price parted from its row', () => {
  const { rows } = read(
    'Item code   Description   Qty\nA-100       Screw         300',
    '            Unit price: 16.87\nA-200       Nut           100',
  );
  expect(rows.map(({ price }) => price?.value ?? null)).toEqual([16.87, null]);
});

test('a schedule parted from its row', () => {
  const parts = '            Schedule    02.05.2026    100\n            Schedule    02.06.2026    200';
  expect(days([`${heading}\n${first}`, `${parts}\n${second}`])).toEqual([
    [null, '2026-05-02', '2026-06-02'],
    [null],
  ]);
});

test.each([
  ['a sentence', 'Our order goes on here\n            Delivery date: 12.05.2026'],
  ['a total', '                    Total: 350.00\n            Delivery date: 12.05.2026'],
])('%s ends what was parted', (_, top) => {
  expect(days([`${heading}\n${first}`, `${top}\n${second}`])[0]).toEqual([null]);
});

test('under a heading that is printed again', () => {
  expect(
    days([`${heading}\n${first}`, `${heading}\n            Delivery date: 12.05.2026\n${second}`]),
  ).toEqual([['2026-05-12'], [null]]);
});

test('the page of another file parts no row', () => {
  const [one] = plainSheets(`${heading}\n${first}`);
  const [other] = plainSheets(`${heading}\n            Delivery date: 12.05.2026\n${second}`);
  const sheets = [one!, { ...other!, file: 'other.txt' }];
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map(({ deliveryDate }) => deliveryDate)).toEqual([null, null]);
});

test('under the last row of the same page nothing is given back', () => {
  expect(days([`${heading}\n${first}\n            Delivery date: 12.05.2026\n${second}`])).toEqual([
    ['2026-05-12'],
    [null],
  ]);
});

const texts = (pages: string[]) => {
  const { rows, notes, doubts } = read(...pages);
  return { texts: rows.map(({ description }) => description?.value), notes, doubts };
};
const table = `Item code   Description                    Qty   Unit price   Amount
A-100       Screw                          300   1.00         300.00
A-200       Hose for the yard with brass   100   0.50          50.00`;
const third = 'A-300       Nut                             10   1.00          10.00';

test.each([
  ['before the next row', `            couplings, black\n            20 m\n${third}`, ['Line 2: 20 m']],
  [
    'under a heading that is printed again',
    `${table.split('\n')[0]}\n            couplings, black\n${third}`,
    [],
  ],
  ['below the head of the page', `Muster Ltd    Order 4711\n\n\n            couplings, black\n${third}`, []],
])('the rest of a text parted from its row, %s', (_, page, notes) => {
  expect(texts([table, page])).toEqual({
    texts: ['Screw', 'Hose for the yard with brass couplings, black', 'Nut'],
    notes,
    doubts: [],
  });
});

test('on a page without a row the rest stands over the total', () => {
  const page = '            couplings, black\n\n                                   Total   350.00';
  expect(texts([table, page]).texts).toEqual(['Screw', 'Hose for the yard with brass couplings, black']);
});

test('a text of which nothing shows that it goes on is asked about', () => {
  const short = table.split('\n').slice(0, 2).join('\n');
  expect(texts([short.replace('Screw', 'Nail '), `            Garden\n${third}`]).doubts).toEqual([
    'A line among the order lines was not understood: "Garden".',
  ]);
});

test('headings of sections among the rows of one page head those of the next', () => {
  const sectioned = table.replace('\nA-200', '\n\n            Garden\n\nA-200');
  expect(texts([sectioned, `            Workshop\n\n${third}`]).doubts).toEqual([]);
});

test('the heading of a schedule on the next page heads no table there, and its times are of its days', () => {
  const schedule = (day: string, count: number) =>
    `            Schedule Line #   Delivery Date              Ship Date   Quantity (Unit)\n            1                 ${day} 12:00 AM PST               ${count} (EA)`;
  const line = (code: string, count: number, amount: string) =>
    `${code}       Name ${code}   ${count} (EA) i   1.00         ${amount}`;
  const { rows, doubts } = read(
    `${heading}\n${line('A-100', 300, '300.00')}\n${schedule('14 Feb 2026', 300)}\n${line('A-200', 100, '100.00')}`,
    `${schedule('28 Feb 2026', 100)}\n${line('A-300', 200, '200.00')}\n${schedule('14 Feb 2026', 200)}`,
  );
  expect(rows.map(({ customerArticle, quantity }) => [customerArticle?.value, quantity?.value])).toEqual([
    ['A-100', 300],
    ['A-200', 100],
    ['A-300', 200],
  ]);
  expect(doubts).toEqual([]);
});
