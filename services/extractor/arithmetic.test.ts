import { expect, test } from 'vitest';
import { checkRows, checkTotal, withProvenSum } from './arithmetic.ts';
import type { Chosen, DraftRow } from './draft.ts';
import type { Amount } from './fields/totals.ts';

function chosen<T>(value: T): Chosen<T> {
  return { value, confidence: 0.9, places: [], because: 'printed' };
}

function row(quantity: number, price: number, lineTotal: number, discount: number | null = null): DraftRow {
  return {
    supplierArticle: null,
    customerArticle: null,
    description: null,
    quantity: chosen(quantity),
    quantityState: 'Valid',
    unit: null,
    price: chosen(price),
    lineTotal: chosen(lineTotal),
    discount,
    deliveryDate: null,
  };
}

function amount(kind: Amount['kind'], value: number): Amount {
  return {
    kind,
    value,
    currency: null,
    score: 1,
    because: '',
    file: 'a',
    page: 1,
    box: [0, 0, 1, 1],
    text: '',
  };
}

test('a row that multiplies right gains confidence', () => {
  const { rows, doubts } = checkRows([row(500, 7.7842, 3892.1)], () => false, false);
  expect(doubts).toEqual([]);
  expect(rows[0]!.quantity!.confidence).toBe(0.99);
});

test('a discount may be per cent or an amount per unit or line', () => {
  const rows = [row(2, 20, 36, 10), row(2, 20, 38, 1), row(40, 24.6, 934.8, 49.2)];
  expect(checkRows(rows, () => false, false).doubts).toEqual([]);
});

test('a line total may hold the tax that its row prints, as a rate or as an amount', () => {
  const taxed = [
    { ...row(350, 214, 83962.9, 5), tax: { rate: 18, amount: null } },
    { ...row(6, 395, 2512.2), tax: { rate: null, amount: 142.2 } },
  ];
  expect(checkRows(taxed, () => false, false).doubts).toEqual([]);
  const other = { ...row(6, 395, 2512.2), tax: { rate: 18, amount: 140 } };
  expect(checkRows([other], () => false, false).doubts).toHaveLength(1);
  // Of one row alone that would hold its tax the quantity may be wrong.
  const mixed = [
    { ...row(10, 5, 60), tax: { rate: 20, amount: null } },
    { ...row(5, 3, 15), tax: { rate: 20, amount: null } },
  ];
  expect(checkRows(mixed, () => false, false).doubts).toHaveLength(1);
});

test('a row that does not multiply is doubted with both numbers', () => {
  const [doubt] = checkRows([row(2, 10, 30)], () => false, false).doubts;
  expect(doubt).toMatchObject({
    code: 'line_total_mismatch',
    path: 'items[0].line_total',
    message: 'Quantity and price do not give the line total: 2 × 10 = 20, printed is 30.',
  });
});

test('totals that say of how many the prices are', () => {
  const { rows, doubts } = checkRows(
    [row(1500, 386, 579), row(2000, 40, 80), row(6, 48.75, 292.5)],
    () => false,
    false,
  );
  expect(doubts).toEqual([]);
  expect(rows.map(({ price }) => price!.value)).toEqual([0.386, 0.04, 48.75]);
});

test.each([
  ['full packs of a thousand may be what is ordered', [row(2000, 12.5, 25), row(1000, 12.5, 12.5)], 2],
  ['one of another number', [row(1500, 386, 579), row(250, 4.1, 10.25)], 2],
  ['another row that does not multiply', [row(1500, 386, 579), row(2, 10, 30)], 2],
])('are doubted with %s', (_, rows, count) => {
  expect(checkRows(rows, () => false, false).doubts.length).toBe(count);
});

test('in a scan a mark may have been lost', () => {
  expect(checkRows([row(1250, 4, 50)], () => true, false).doubts.length).toBe(1);
});

test('two taxes of one amount are two, the same one printed twice is one', () => {
  const tax = (because: string) => ({ ...amount('tax', 9), because });
  const total = (value: number) => ({ chosen: chosen(value), isFinal: true });
  const check = (value: number, taxes: Amount[]) =>
    checkTotal(total(value), [row(2, 50, 100)], taxes, []).doubts;
  expect(check(118, [tax('at "CGST @ 9.0:"'), tax('at "SGST @ 9.0:"')])).toEqual([]);
  expect(check(109, [tax('at "VAT"'), tax('at "VAT"')])).toEqual([]);
  expect(check(118, [tax('at "VAT"'), tax('at "VAT:"')]).length).toBe(1);
});

test('a tax that is the sum of the other taxes is added once', () => {
  const tax = (value: number, because: string) => ({ ...amount('tax', value), because });
  const taxes = [tax(0, 'at "IGST"'), tax(9, 'at "CGST"'), tax(9, 'at "SGST"'), tax(18, 'at "Total GST"')];
  const check = (value: number) =>
    checkTotal({ chosen: chosen(value), isFinal: true }, [row(2, 50, 100)], taxes, []).doubts;
  expect(check(118)).toEqual([]);
  expect(check(145).length).toBe(1);
});

test('lines, tax and freight make the total', () => {
  const rows = [row(500, 12.5, 6250), row(250, 18.75, 4687.5)];
  const amounts = [amount('subtotal', 10937.5), amount('tax', 765.63), amount('freight', 350)];
  expect(checkTotal({ chosen: chosen(12053.13), isFinal: true }, rows, amounts, []).doubts).toEqual([]);
  expect(checkTotal({ chosen: chosen(13000), isFinal: true }, rows, amounts, []).doubts[0]?.message).toBe(
    'The lines do not add up to the printed total: the lines make 10937.5, printed is 13000.',
  );
});

test('a row without any amount beside others is doubted, unless the others make the total', () => {
  const rows = [row(2, 10, 20), { ...row(3, 1, 3), price: null, lineTotal: null }];
  const total = (value: number) => checkTotal({ chosen: chosen(value), isFinal: true }, rows, [], []).doubts;
  expect(total(35)).toMatchObject([{ code: 'price_missing', path: 'items[1].price' }]);
  expect(total(20)).toEqual([]);
});

test('prices alone make the total; where they do not, only a printed discount may be meant', () => {
  const rows = [{ ...row(2, 10, 20), lineTotal: null }];
  const checked = (value: number) => checkTotal({ chosen: chosen(value), isFinal: true }, rows, [], []);
  expect([checked(20).total!.confidence, checked(20).doubts]).toEqual([0.99, []]);
  expect(checked(18).doubts).toHaveLength(1);
  const reduced = [{ ...rows[0]!, discount: 10 }];
  expect(checkTotal({ chosen: chosen(18), isFinal: true }, reduced, [], []).doubts).toEqual([]);
});

test('the sum of the lines and what is added to it may stand under unknown labels', () => {
  const rows = [row(200, 3.37, 674)];
  const total = { chosen: chosen(727.92), isFinal: true };
  expect(checkTotal(total, rows, [], [674, 53.92, 727.92]).doubts).toEqual([]);
  expect(checkTotal(total, rows, [], [53.92, 727.92]).doubts).toHaveLength(1);
  expect(checkTotal(total, rows, [], [674, 50, 727.92]).doubts).toHaveLength(1);
});

test('the discount of the order, beside those that its lines name', () => {
  const rows = [row(1, 600, 600), row(1, 400, 400)];
  const amounts = [amount('discount', 60), amount('discount', -100), amount('tax', 198)];
  const doubtsAt = (value: number) =>
    checkTotal({ chosen: chosen(value), isFinal: true }, rows, amounts, []).doubts.length;
  expect([1098, 1138, 1038].map(doubtsAt)).toEqual([0, 0, 1]);
});

test('a net and a gross total whose labels say so, of goods of several rates', () => {
  const rows = [row(1, 600, 600), row(1, 400, 400)];
  const doubtsAt = (value: number, because: string, net: number) =>
    checkTotal(
      { chosen: { ...chosen(value), because }, isFinal: true },
      rows,
      [amount('total', net)],
      [net, value, 300],
    ).doubts;
  expect(doubtsAt(1142, 'at "Total TTC :"', 1000)).toEqual([]);
  expect(doubtsAt(1142, 'at "Totaal incl. BTW"', 1000)).toEqual([]);
  expect(doubtsAt(1142, 'at "Total"', 1000)).toHaveLength(1);
  expect(doubtsAt(1142, 'at "Total TTC :"', 1100)).toHaveLength(1);
  expect(doubtsAt(1342, 'at "Total TTC :"', 1000)).toHaveLength(1);
});

test('net and gross alone below the lines are told apart by a rate of tax', () => {
  const rows = [row(200, 3.5, 700)];
  const total = (gross: number) => ({ chosen: chosen(gross), isFinal: true });
  expect(checkTotal(total(861), rows, [], [700, 861]).doubts).toEqual([]);
  expect(checkTotal(total(866), rows, [], [700, 866]).doubts).toHaveLength(1);
});

test('as much again as the lines make is a line that was not read', () => {
  const rows = [row(10, 2, 20), row(20, 1, 20)];
  const printed = [40, 80];
  const { doubts } = checkTotal({ chosen: chosen(80), isFinal: true }, rows, [], printed);
  expect(doubts[0]?.message).toBe(
    'The lines do not add up to the printed total: the lines make 40, printed is 80.',
  );
});

test('what is added to the lines is proven by amounts below them, whatever their labels say', () => {
  const total = { chosen: chosen(138), isFinal: true };
  const rows = [row(10, 10, 100)];
  expect(checkTotal(total, rows, [], [100, 15, 23, 138]).doubts).toEqual([]);
  // Without the sum of the lines, or with other amounts, a line may be missing.
  expect(checkTotal(total, rows, [], [15, 23, 138]).doubts).toMatchObject([{ code: 'total_mismatch' }]);
  expect(checkTotal(total, rows, [], [100, 15, 22, 138]).doubts).toMatchObject([{ code: 'total_mismatch' }]);
});

test('what a total is rounded by to a whole amount is printed', () => {
  const rows = [row(200, 3.5, 700)];
  const tax = (value: number, because: string) => ({ kind: 'tax' as const, ...chosen(value), because });
  const taxes = [tax(63.2, 'at "CGST"'), tax(63.2, 'at "SGST"')] as unknown as Parameters<
    typeof checkTotal
  >[2];
  const checked = (...printed: number[]) =>
    checkTotal({ chosen: chosen(826), isFinal: true }, rows, taxes, printed).doubts;
  expect(checked(700, 63.2, 63.2, -0.4, 826)).toEqual([]);
  expect(checked(700, 63.2, 63.2, 826)).toHaveLength(1);
});

test('totals that hold the tax of every line agree with prices that do not', () => {
  const taxed = [row(25, 41.8, 1149.5), row(40, 67.25, 2959), row(150, 22.9, 3778.5)];
  expect(checkRows(taxed, () => false, true).doubts).toEqual([]);
  expect(checkRows(taxed, () => true, true).doubts).toHaveLength(3);
  expect(checkRows(taxed, () => false, false).doubts).toHaveLength(3);
  expect(checkRows(taxed.slice(0, 1), () => false, true).doubts).toHaveLength(1);
  expect(checkRows([...taxed, row(2, 10, 20)], () => false, true).doubts).toHaveLength(3);
  expect(checkRows([taxed[0]!, row(40, 67.25, 2900)], () => false, true).doubts).toHaveLength(2);
});

test('amounts without prices of one are asked about where no total confirms them', () => {
  const rows = [row(4, 0, 8), row(1, 0, 5)].map((one) => ({ ...one, price: null }));
  const codes = (total: number | null) =>
    checkTotal({ chosen: total === null ? null : chosen(total), isFinal: true }, rows, [], []).doubts.map(
      ({ code, path }) => [code, path],
    );
  expect(codes(13)).toEqual([]);
  expect(codes(null)).toEqual([['price_missing', 'items[0].price']]);
  expect(codes(20)).toEqual([['total_mismatch', 'total_price']]);
});

test('the taxes that all rows print make the total, by their rates or by their amounts', () => {
  const rows = [
    { ...row(2, 50, 100), tax: { rate: 18, amount: 18 } },
    { ...row(3, 10, 30), tax: { rate: 5, amount: 1.5 } },
  ];
  const doubts = (value: number, of: DraftRow[]) =>
    checkTotal({ chosen: chosen(value), isFinal: true }, of, [], []).doubts.map(({ code }) => code);
  expect(doubts(149.5, rows)).toEqual([]);
  expect(doubts(149.5, [rows[0]!, row(3, 10, 30)])).toEqual(['total_mismatch']);
  expect(doubts(150.5, rows)).toEqual(['total_mismatch']);
});

test('the number of all pieces is no total where no line has a price', () => {
  const rows = [row(6, 0, 0), row(4, 0, 0)].map((one) => ({ ...one, price: null, lineTotal: null }));
  expect(checkTotal({ chosen: chosen(10), isFinal: true }, rows, [], [])).toEqual({
    total: null,
    doubts: [],
  });
  const other = checkTotal({ chosen: chosen(68.5), isFinal: true }, rows, [], []);
  expect([other.total?.value, other.doubts[0]?.code]).toEqual([68.5, 'total_mismatch']);
});

test('quantities and prices that make a printed sum gain confidence', () => {
  const rows = [
    { ...row(2, 129, 0), lineTotal: null },
    { ...row(1, 249, 0), lineTotal: null },
  ];
  const confidences = (...amounts: Amount[]) =>
    withProvenSum(rows, amounts).map(({ quantity, price }) => [quantity!.confidence, price!.confidence]);
  const [sure, as] = [0.99, 0.9];
  expect(confidences(amount('subtotal', 507))).toEqual([
    [sure, sure],
    [sure, sure],
  ]);
  expect(confidences(amount('total', 519), amount('freight', 507))).toEqual([
    [as, as],
    [as, as],
  ]);
  // One row may have its number and its price for each other.
  expect(withProvenSum(rows.slice(0, 1), [amount('total', 258)])[0]!.quantity!.confidence).toBe(as);
});
