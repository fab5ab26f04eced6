import { expect, test } from 'vitest';
import { explainText } from './explain.fixture.ts';
import { fieldsOf } from './order-fields.ts';

const order = explainText(`
PURCHASE ORDER

Order number: PO-77-A
Your reference: QX-500
Date: 2027-03-04

Buyer: Muster GmbH
Hauptstr. 1
10115 Berlin

Item    Description      Qty   Unit price   Total
A-1     Bolt M8          10    2.50         25.00
        galvanised
A-2     Nut M8           20    1.00         20.00
        Delivery date: 2027-04-01

Total EUR                                   45.00
Our terms apply
`);
const { explanation } = order;

test('every line of the table is told with what became of it', () => {
  const [table] = explanation.tables;
  expect(explanation.tables).toHaveLength(1);
  expect(table!.lines.map(({ kind, item, text }) => [kind, item, text])).toEqual([
    ['header', null, 'Item Description Qty Unit price Total'],
    ['row', 0, 'A-1 Bolt M8 10 2.50 25.00'],
    ['below', 0, 'galvanised'],
    ['row', 1, 'A-2 Nut M8 20 1.00 20.00'],
    ['remark', 1, 'Delivery date: 2027-04-01'],
    ['sum', null, 'Total EUR 45.00'],
    ['after', null, 'Our terms apply'],
  ]);
});

test('every column is told with its heading, what that can mean and what it was taken for', () => {
  expect(explanation.tables[0]!.columns.map(({ heading, role }) => [heading, role])).toEqual([
    ['Item', 'article'],
    ['Description', 'description'],
    ['Qty', 'quantity'],
    ['Unit price', 'price'],
    ['Total', 'lineTotal'],
  ]);
  const { columns, box } = explanation.tables[0]!;
  expect(columns.map((column) => column.box[0])).toEqual([
    box[0],
    ...columns.slice(0, -1).map((column) => column.box[2]),
  ]);
});

test('the blocks tell which party they are and what was read in them', () => {
  expect(explanation.pages[0]!.blocks.map(({ role, reading }) => [role, reading])).toEqual([
    ['buyer', ['company: Muster GmbH', 'street: Hauptstr. 1', 'postalCode: 10115', 'city: Berlin']],
  ]);
});

test('a field has its value, place, reason and the decision about it', () => {
  const { fields } = fieldsOf(order);
  const field = fields.find(({ path }) => path === 'order_number')!;
  expect(field).toMatchObject({ value: 'PO-77-A', because: 'at "Order number"' });
  expect(field.places.map(({ page, text }) => [page, text])).toEqual([[1, 'PO-77-A']]);
  expect(
    field.choices.map(({ options }) =>
      options.map(({ value, support }) => [value, support[0]!.because, support[0]!.score > 0.8]),
    ),
  ).toEqual([[['PO-77-A', 'at "Order number"', true]]]);
});

test('candidates that lost keep their score and reason', () => {
  const { fields } = fieldsOf(
    explainText(`
PURCHASE ORDER
Order number: PO-77-A
Order number: PO-88-B
Order number: PO-88-B
`),
  );
  const [choice] = fields.find(({ path }) => path === 'order_number')!.choices;
  expect(choice!.options.map(({ value, support }) => [value, support.length])).toEqual([
    ['PO-88-B', 2],
    ['PO-77-A', 1],
  ]);
});

test('a heading without rows is told, too', () => {
  const { tables } = explainText(`
PURCHASE ORDER
Item    Description      Qty   Unit price   Total

Bolts please
`).explanation;
  expect(tables.map(({ isUsed, columns }) => [isUsed, columns.length])).toEqual([[false, 5]]);
});
