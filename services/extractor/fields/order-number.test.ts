import { expect, test } from 'vitest';
import { plainSheets, printedSheets } from '../sample.fixture.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { findOrderNumber } from './order-number.ts';

const numberIn = (text: string) =>
  findOrderNumber(indexLabels(plainSheets(text).flatMap(labelsOf)), [], []).chosen?.value ?? null;

test('a number beside the kind of the document, where that is an order', () => {
  const papers = ['Pedido mat.', 'Bestellung', 'Quotation', 'Blue'];
  expect(
    papers.map((paper) =>
      numberIn(`DOCUMENT               NUMBER       DATE\n${paper.padEnd(23)}612          3 May 2027`),
    ),
  ).toEqual(['612', '612', null, null]);
});

test('a number right under the title of an order, in groups', () => {
  const under = (title: string) => numberIn(`${title}\nN° 26 C 007718 du 21/04/2026`);
  expect(['BON DE COMMANDE', 'FACTURE', 'Bleu'].map(under)).toEqual(['26 C 007718', null, null]);
});

test('a number that was set aside for an order is its number, unless another is printed', () => {
  const aside = 'N° Engagement : 26H004412';
  expect(numberIn(`${aside}\nMarché n° : 2025-FM-018`)).toBe('26H004412');
  expect(numberIn(`${aside}\nBon de commande n° : 2026-551`)).toBe('2026-551');
});

test('a number of this month, which is no day', () => {
  expect(numberIn('Zamówienie nr 45/06/26')).toBe('45/06/26');
});

test('a number that looks like a day, at a label of the number, where no other is printed', () => {
  expect(numberIn('ZAMÓWIENIE NR 14/06/2026')).toBe('14/06/2026');
  expect(numberIn('ZAMÓWIENIE NR 14/06/2026\nNumer zamówienia: ZD-77')).toBe('ZD-77');
  expect(numberIn('Zamówienie z 14/06/2026')).toBeNull();
});

test('digits that begin with a zero at the title of the order, and when the paper was printed', () => {
  expect(numberIn('PURCHASE ORDER:  0200417733')).toBe('0200417733');
  expect(numberIn('PO PRINT  RUN 10/02/26')).toBeNull();
});

test('letters behind a long number are its kind, behind a short one a unit of what is ordered', () => {
  expect(numberIn('Order Number: 61140 OP')).toBe('61140');
  expect(numberIn('Our order: 40 op. gloves')).toBe(null);
});

test('`nbr` is a number, and the order of whom the goods go on to is not this one', () => {
  expect(numberIn('Order Nbr.: PK-20771')).toBe('PK-20771');
  expect(numberIn('PO Nbr: 88123')).toBe('88123');
  expect(numberIn('Attn: Goods in / their PO AX-5519')).toBeNull();
  expect(numberIn('Attn: Goods in / our PO AX-5519')).toBe('AX-5519');
});

test('a number in the block of the recipient counts where no other is printed', () => {
  const found = (text: string) => {
    const labels = indexLabels(plainSheets(text).flatMap(labelsOf));
    const inBlock = labels.labels.flatMap(({ segment }) => (/PO/.test(segment.text) ? [segment] : []));
    return findOrderNumber(labels, [], [], new Set(inBlock));
  };
  expect(found('PO no: ZX-4410').chosen?.value).toBe('ZX-4410');
  const both = found('PO no: ZX-4410\nOrder number: 77120');
  expect(both.chosen?.value).toBe('77120');
  expect(both.doubts).toEqual([]);
});

test('the number of a contract is that of the order where the paper calls itself one', () => {
  expect(numberIn('PURCHASE CONTRACT\nContract no.    AW27-20118')).toBe('AW27-20118');
  expect(numberIn('KAUFVERTRAG\nVertragsnummer:    K-20118')).toBe('K-20118');
  expect(numberIn('PURCHASE ORDER\nContract no.    AW27-20118')).toBeNull();
  expect(numberIn('PURCHASE CONTRACT\nOrder no.  7712-4\nContract no.    AW27-20118')).toBe('7712-4');
});

test('a number under "your order number" is the number of the supplier, where the order has its own', () => {
  const numbers = (text: string) => {
    const { chosen, doubts } = findOrderNumber(indexLabels(plainSheets(text).flatMap(labelsOf)), [], []);
    return [chosen?.value, doubts.length];
  };
  const theirs = 'Your order number: OF-2027/118';
  expect(numbers(`Purchase order: P00412\n${theirs}`)).toEqual(['P00412', 0]);
  expect(numbers(theirs)).toEqual(['OF-2027/118', 0]);
});

test('a short number at a title with a colon is one when its own words or letters say so', () => {
  expect(['BON DE COMMANDE: N° 512', 'PurchaseOrder: PO412', 'BON DE COMMANDE: 51'].map(numberIn)).toEqual([
    '512',
    'PO412',
    null,
  ]);
});

test('to what an order refers is its number only where its title has none', () => {
  const paper = 'Order Reference: Q-2291';
  expect(numberIn(`Purchase Order: PX00873\n${paper}`)).toBe('PX00873');
  expect(numberIn(`Purchase Order\n${paper}`)).toBe('Q-2291');
});

test("a customer's number beside that of the title is none of the order", () => {
  const customers = 'Customer PO: BR-774190';
  expect(numberIn(`Purchase Order 61407\n\n${customers}`)).toBe('61407');
  expect(numberIn(`Nordwind Works\n\n${customers}`)).toBe('BR-774190');
});

test('a reference that differs from the number in the title is asked about', () => {
  const found = findOrderNumber(
    indexLabels(plainSheets('PURCHASE ORDER: QF-0703\nOrder reference: 4711-22').flatMap(labelsOf)),
    [],
    [],
  );
  expect(found.doubts.map(({ code }) => code)).toEqual(['conflicting_values']);
});

test('the number of a form is none of the order', () => {
  expect(numberIn('Purchase order no.: 4711-22\nDocument ID: QF-PUR-007')).toBe('4711-22');
});

test.each([
  ['LOCAL PURCHASE ORDER', 'No.', 20, '0883'],
  ['LOCAL PURCHASE ORDER', 'No.', 10, null],
  ['DELIVERY NOTE', 'No.', 20, null],
  ['LOCAL PURCHASE ORDER', 'Page', 20, null],
])('the serial number of a pad of forms: %s, %s, of size %i', async (title, label, size, number) => {
  const sheets = await printedSheets([
    [200, 120, title, 12],
    [42, 170, label],
    [72, 164, '0883', size],
    [60, 320, 'Paper A4'],
  ]);
  expect(findOrderNumber(indexLabels(sheets.flatMap(labelsOf)), [], []).chosen?.value ?? null).toBe(number);
});

test.each([
  ['Order:', '2000 pcs. bags black'],
  ['Our order:', '2000 black bags'],
  ['Bestellung:', '2500 Stk. Beutel'],
  ['Bestelling:', '1500 dozen zakken'],
  ['Commande :', '2000 sachets noirs'],
  ['Pedido:', '2000 uds. bolsas'],
  ['Ordine:', '1200 pz. sacchetti'],
  ['Encomenda:', '2000 sacos pretos'],
  ['Zamówienie:', '2000 szt. worków'],
  ['Bestilling:', '2000 stk. poser'],
])('goods that are counted under "%s" have no number: %s', (label, goods) => {
  expect(numberIn(`${label}\n\n${goods}\n50 x tape`)).toBeNull();
});

test('a number with its day, or alone, under the title in a letter', () => {
  expect(numberIn('Bestellung:\n45123 vom 12.03.2027')).toBe('45123');
  expect(numberIn('Order:\n45123')).toBe('45123');
});

test('the title that begins a number is no label of another one', () => {
  const { chosen, doubts } = findOrderNumber(
    indexLabels(plainSheets('Purchase Order No.   PO 112/2023').flatMap(labelsOf)),
    [],
    [],
  );
  expect([chosen?.value, doubts]).toEqual(['PO 112/2023', []]);
});

test('a number that a template has in brackets, where no other is printed', () => {
  const sheets = (text: string) => indexLabels(plainSheets(text).flatMap(labelsOf));
  const chosen = (text: string) => findOrderNumber(sheets(text), [], []).chosen;
  expect(chosen('PO #      [123456]')).toMatchObject({ value: '123456' });
  expect(chosen('PO #      [123456]')!.confidence).toBeLessThan(0.8);
  expect(chosen('PO #      [123456]\nOrder no.: 4711-22')?.value).toBe('4711-22');
  expect(chosen('PO #      [number]')).toBeNull();
});
