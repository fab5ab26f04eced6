import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const order = (text: string) =>
  draftOf(
    plainFile(
      `Purchase order 4711-22\n\nHarbor Machine LLC\n900 Dock St\nTacoma, WA 98402\n\n${text}\n\nRegards\nJoe Rivera\n`,
    ),
  );
const rowsIn = (text: string) =>
  order(text).rows.map(({ customerArticle, description, quantity, unit, price, lineTotal }) => [
    customerArticle?.value ?? null,
    description?.value ?? null,
    quantity?.value ?? null,
    unit?.value ?? null,
    price?.value ?? null,
    lineTotal?.value ?? null,
  ]);

test('an item is a number beside its description, and no amount is one', () => {
  const item = (label: string) =>
    `${label}: BRG-6204 | Desc: Ball bearing | Qty: 100 | Unit: EA | Price: 3.25 | Ext: 325.00\n` +
    `${label}: SEAL-20 | Desc: Oil seal | Qty: 50 | Unit: EA | Price: 1.10 | Ext: 55.00`;
  expect(rowsIn(item('Item'))).toEqual([
    ['BRG-6204', 'Ball bearing', 100, 'EA', 3.25, 325],
    ['SEAL-20', 'Oil seal', 50, 'EA', 1.1, 55],
  ]);
  expect(rowsIn(item('SKU'))).toEqual(rowsIn(item('Item')));
});

test('sums of money in English part thousands by commas', () => {
  const { totalPrice } = order('- Crankshaft assembly – Qty: 50\n\nTotal: $5,000');
  expect(totalPrice?.value).toBe(5000);
});

test('a sum that is spelled out counts no goods', () => {
  const { rows, totalPrice } = order(
    'Items:\n- Black T-shirt | SKU: TEE-BLK-001 | Qty: 100 | $25/unit | Total: $2,500\n- White T-shirt | SKU: TEE-WHT-001 | Qty: 40 | $20/unit | Total: $800\n\nTotal order value: $3,300 (Three Thousand Three Hundred Dollars)',
  );
  expect([rows.length, totalPrice?.value]).toEqual([2, 3300]);
});

test('remarks below their heading count no goods where others are ordered', () => {
  const cells = 'Items: Battery cells (4680 format)\nQuantity: 50000';
  const notes = 'Notes:\n- Cells require IMDG Class 9 certification\n- Keep below 45 degrees';
  expect(rowsIn(`${cells}\n\n${notes}`)).toEqual([
    [null, 'Battery cells (4680 format)', 50000, null, null, null],
  ]);
  expect(rowsIn('Notes:\n- 12 boxes of gloves\n- 5 rolls of tape').map(([, name]) => name)).toEqual([
    'gloves',
    'tape',
  ]);
});

test('a heading for things names none, and a month is no unit', () => {
  expect(rowsIn('Items: 10 monitors').map((row) => row.slice(1, 4))).toEqual([['monitors', 10, null]]);
  expect(rowsIn('- Buckles 12 mm – 6 packs\n- Boxes – 4 packs\n\nTiming: 2 April.')).toHaveLength(2);
});

test('a code with nothing but a remark is the number of the article', () => {
  expect(
    rowsIn('30 ctns GLV-NTR-901 @ $11.50 (brown will do)\n12 rolls Strapping 19 mm').map(([code]) => code),
  ).toEqual(['GLV-NTR-901', null]);
});

test('what stands before a comma is said once', () => {
  expect(
    rowsIn('Ball bearing 6204-2RS, qty 100 EA @ $3.25\nOil seal 20x35x7, qty 50 EA @ $1.10').map(
      ([, name]) => name,
    ),
  ).toEqual(['Ball bearing 6204-2RS', 'Oil seal 20x35x7']);
});

test.each([
  'Please ship to our Dallas warehouse by 15 March 2027.',
  'Please ship to our Dallas warehouse by March 15, 2027.',
  'Please ship everything by 15 March 2027 to our yard.',
])('a day by which goods are to be sent: %s', (sentence) => {
  const { orderDate, deliveryDate } = order(`${sentence}\n\n- 12 boxes of gloves\n- 5 rolls of tape`);
  expect([orderDate, deliveryDate?.value]).toEqual([null, '2027-03-15']);
});

test.each(['Please send the samples by 15 March 2027 to us.', 'Please send your invoice by 15 March 2027.'])(
  'a day by which something else is wanted: %s',
  (sentence) => {
    const { deliveryDate } = order(
      `Date: 2 March 2027\n${sentence}\n\n- 12 boxes of gloves\n- 5 rolls of tape`,
    );
    expect(deliveryDate?.value).not.toBe('2027-03-15');
  },
);

test('how much a container holds stands behind it', () => {
  const counted = (text: string) => rowsIn(text).map((row) => row.slice(1, 4));
  expect(counted('- flour - 2 sacks of 25 kg\n- sugar: 3 bags of 10 kg')).toEqual([
    ['flour 25 kg', 2, 'sacks'],
    ['sugar 10 kg', 3, 'bags'],
  ]);
  expect(counted('- farina 00 - 2 sacchi da 25 kg\n- pomodori 12 latte')[0]).toEqual([
    'farina 00 25 kg',
    2,
    'sacchi',
  ]);
});

test('sets are no month', () => {
  expect(rowsIn('Screwdriver: 2 set\nHammer: 4 pcs\nWrench: 3 set').map((row) => row.slice(1, 4))).toEqual([
    ['Screwdriver', 2, 'set'],
    ['Hammer', 4, 'pcs'],
    ['Wrench', 3, 'set'],
  ]);
});

test('the position of an item is no number of goods', () => {
  const codes = (label: string) =>
    rowsIn(
      `${label} | Art.-Nr.: GL-100 | Desc: Gloves | Qty: 10 | Price: 3.25\n${label} | Art.-Nr.: GL-200 | Desc: Masks | Qty: 5 | Price: 1.10`,
    ).map(([code]) => code);
  expect(codes('Pos: 10000')).toEqual(['GL-100', 'GL-200']);
  expect(codes('Line: A1')).toEqual(['GL-100', 'GL-200']);
});

test('a sentence below the heading of remarks may order', () => {
  const { rows, doubts } = order(
    '- 12 boxes of gloves\n- 5 rolls of tape\n\nRemarks:\nWe would also like 6 tins of white paint.',
  );
  expect(rows.length === 3 || doubts.length > 0).toBe(true);
});

test('the only place in a letter is that of its house as well, where the goods go there by its name', () => {
  const letter = (more: string) =>
    draftOf(
      plainFile(
        `Please send 400 pcs hex bolt M12\n\nDelivery address: Muster Pumps Ltd, 7 Harbour Road, Leeds LS1 4AB\n${more}\nRegards\nAnn Lee\nMuster Pumps Ltd\n`,
      ),
    ).buyer.city;
  expect(letter('')).toMatchObject({ value: 'Leeds' });
  const other = letter('\nInvoice address: Muster Pumps Ltd, 12 Mill Lane, York YO1 7HH\n');
  expect(letter('')!.confidence).toBeGreaterThan(0.85);
  expect(other).toMatchObject({ value: 'York' });
});
