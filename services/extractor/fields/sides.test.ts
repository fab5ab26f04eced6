import { expect, test } from 'vitest';
import type { Line } from '../layout/sheet.ts';
import { draftOf, type Printed, printedFile, printedSheets } from '../sample.fixture.ts';
import { partSide } from './sides.ts';

const letterhead: Printed[] = [
  [170, 30, 'Nordwind Pumpen GmbH', 14],
  [170, 54, 'Hafenallee 7, 28195 Bremen'],
  [170, 100, 'Example Supplies B.V.'],
  [170, 112, 'Kade 1'],
  [170, 124, '1011 AA Amsterdam'],
  [170, 160, 'PURCHASE ORDER', 14],
];
/** `x` of the item, its quantity, price and amount. */
const row = (y: number, item: string, quantity: string, price: string, amount: string): Printed[] => [
  [172, y, item],
  [330, y, quantity],
  [400, y, price],
  [500, y, amount],
];
const table: Printed[] = [
  ...row(205, 'Description', 'Qty', 'Unit price', 'Amount'),
  ...row(222, 'Hex bolt M8', '10', '2.00', '20.00'),
  ...row(250, 'Washer 8 mm', '20', '1.00', '20.00'),
  ...row(278, 'Safety gloves', '30', '3.00', '90.00'),
  [400, 310, 'Total EUR'],
  [500, 310, '130.00'],
];
/** Labels over their values, from a height on. */
const facts = (x: number, top: number): Printed[] =>
  [
    ['Our order no.', '4500-7781'],
    ['Order date', '03.11.2026'],
    ['Contact', 'Ann Lee'],
    ['Phone', '0421 555 120'],
    ['Delivery date', '24.11.2026'],
  ].flatMap(([label, value], at): Printed[] => [
    [x, top + 34 * at, label!, 8],
    [x, top + 34 * at + 10, value!],
  ]);

test('facts in the margin beside a table are a side of the page', async () => {
  const draft = draftOf(await printedFile([...letterhead, ...table, ...facts(34, 100)]));
  expect(draft.orderNumber?.value).toBe('4500-7781');
  expect(draft.orderDate?.value).toBe('2026-11-03');
  expect(draft.deliveryDate?.value).toBe('2026-11-24');
  expect(draft.buyer.contactPerson?.value).toBe('Ann Lee');
  expect(draft.rows.map(({ description, quantity }) => [description?.value, quantity?.value])).toEqual([
    ['Hex bolt M8', 10],
    ['Washer 8 mm', 20],
    ['Safety gloves', 30],
  ]);
});

test('both sides keep their words, and every word is in one', async () => {
  const [sheet] = await printedSheets([...letterhead, ...table, ...facts(34, 100)]);
  const [main, side] = partSide(sheet!);
  const textsOf = (lines: readonly Line[]) =>
    lines.map(({ words }) => words.map(({ text }) => text).join(' '));
  expect(textsOf(side!.lines)).toEqual([
    'Our order no.',
    '4500-7781',
    'Order date',
    '03.11.2026',
    'Contact',
    'Ann Lee',
    'Phone',
    '0421 555 120',
    'Delivery date',
    '24.11.2026',
  ]);
  expect(textsOf(main!.lines)).toContain('Washer 8 mm 20 1.00 20.00');
  const count = (lines: readonly { words: readonly unknown[] }[]) =>
    lines.reduce((sum, { words }) => sum + words.length, 0);
  expect(count(main!.lines) + count(side!.lines)).toBe(count(sheet!.lines));
});

test.each([
  [
    'facts above a table',
    [...letterhead, ...table.map(([x, y, text]): Printed => [x, y + 120, text]), ...facts(34, 100)],
  ],
  ['the last columns of a table under a box of facts', [...letterhead, ...table, ...facts(400, 20)]],
  [
    'the first column of a table',
    [...letterhead, ...table.map(([x, y, text]): Printed => [x - 130, y, text])],
  ],
])('no side: %s', async (_, drawn) => {
  const [sheet] = await printedSheets(drawn);
  expect(partSide(sheet!)).toEqual([sheet]);
});

test('numbers and names at the beginning of rows are no side, however many titles stand over them', async () => {
  const address = (top: number, ...texts: string[]): Printed[] =>
    texts.map((text, at) => [38, top + 10 * at, text, 8]);
  const line = (y: number, ...cells: string[]): Printed[] =>
    cells.map((text, at) => [[38, 60, 240, 330, 400, 500][at]!, y, text, 8]);
  const [sheet] = await printedSheets([
    ...address(40, 'Invoice To', 'Nordwind Pumps', '18 Harbor Street', 'Pune 411026', 'Phone: 020-5550-0184'),
    ...address(100, 'Ship To', 'Nordwind Pumps', '90 Mill Road', 'Pune 411030'),
    ...address(150, 'Supplier', 'Example Traders', '1 Kade', 'Pune 411002'),
    [302, 40, 'Voucher No.', 8],
    [302, 50, 'N/PO/1147', 8],
    [420, 40, 'Dated', 8],
    [420, 50, '27-Mar-26', 8],
    ...line(200, 'No.', 'Description', 'Due on', 'Quantity', 'Rate', 'Amount'),
    ...line(214, '1', 'Hex bolt M8', '15-Apr-26', '10 Nos', '2.00', '20.00'),
    ...line(228, '2', 'Washer 8 mm', '15-Apr-26', '20 Nos', '1.00', '20.00'),
    ...line(242, '3', 'Gloves', '15-Apr-26', '30 Nos', '3.00', '90.00'),
  ]);
  expect(partSide(sheet!)).toHaveLength(1);
});
