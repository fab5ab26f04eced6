import { drawPdf } from '@orderloom/pages/drawn-pdf.fixture.ts';
import { expect, test } from 'vitest';
import { draftOf, headerValues, rowValues } from './structured/structured.fixture.ts';

interface Change {
  number?: string;
  title?: string;
  day?: string;
  delivery?: string;
  rows?: readonly (readonly string[])[];
}

const goods = [
  ['T-10', 'Garden hose', '4', '12.00', '48.00'],
  ['T-11', 'Watering can', '9', '7.00', '63.00'],
  ['T-12', 'Hand rake', '2', '5.50', '11.00'],
];

const changed = [['T-10', 'Garden hose', '6', '12.00', '72.00'], goods[1]!, goods[2]!];

function orderPdf({
  number = 'GH-5512',
  title = 'Purchase order',
  day = '2 June 2025',
  delivery = '16 June 2025',
  rows = goods,
}: Change): Promise<Uint8Array> {
  const columns = [50, 120, 300, 360, 450];
  return drawPdf((document) => {
    const put = (x: number, y: number, text: string) => document.text(text, x, y, { lineBreak: false });
    document.fontSize(18);
    put(300, 40, title);
    document.fontSize(10);
    ['Fern & Leaf Nurseries Ltd', '3 Orchard Row', 'Exeter EX1 2AB'].forEach((text, at) => {
      put(50, 40 + 14 * at, text);
    });
    [
      ['Order number:', number],
      ['Order date:', day],
      ['Delivery date:', delivery],
    ].forEach(([label, value], at) => {
      put(300, 70 + 14 * at, label!);
      put(390, 70 + 14 * at, value!);
    });
    [['Article', 'Description', 'Quantity', 'Unit price', 'Amount'], ...rows].forEach((cells, at) => {
      cells.forEach((text, column) => {
        put(columns[column]!, 160 + 16 * at, text);
      });
    });
  });
}

const versionsOf = async (contents: Record<string, Change>) => {
  const drawn = await Promise.all(
    Object.entries(contents).map(async ([name, change]) => [name, await orderPdf(change)] as const),
  );
  return draftOf(Object.fromEntries(drawn));
};
const doubtsOf = ({ doubts }: Awaited<ReturnType<typeof draftOf>>) =>
  doubts.map(({ code, path, message }) => `${code} ${path}: ${message}`);
const quantities = (draft: Awaited<ReturnType<typeof draftOf>>) => rowValues(draft).map((row) => row[3]);

test('of an order and its revision only the revision is read, whichever comes first', async () => {
  const draft = await versionsOf({ 'GH-5512 rev1.pdf': { rows: changed }, 'GH-5512.pdf': {} });
  expect(quantities(draft)).toEqual([6, 9, 2]);
  expect(doubtsOf(draft)).toEqual([
    'versions_differ items: Two files state this order differently: GH-5512 rev1.pdf was read, because it says that it is a revision, GH-5512.pdf was not. T-10 Garden hose: quantity 6, not 4.',
  ]);
});

test.each([
  ['the higher revision', { 'a v3.pdf': { rows: changed }, 'b v2.pdf': {} }, 'it says that it is a revision'],
  ['the later date', { 'a.pdf': { rows: changed, day: '4 June 2025' }, 'b.pdf': {} }, 'its date is later'],
  ['the last one', { 'a.pdf': {}, 'b.pdf': { rows: changed } }, 'it comes last'],
])('%s is taken', async (_, contents, because) => {
  const draft = await versionsOf(contents);
  expect(quantities(draft)).toEqual([6, 9, 2]);
  expect(doubtsOf(draft).join()).toContain(`because ${because}`);
});

test.each([
  ['Herziene bestelling', 'Bestelling'],
  ['Bestellung (geändert)', 'Bestellung'],
  ['Commande rectifiée', 'Bon de commande'],
  ['Pedido modificado', 'Pedido'],
  ['Ordine rettificato', 'Ordine'],
  ['Encomenda alterada', 'Encomenda'],
  ['Zamówienie (korekta)', 'Zamówienie'],
  ['Ændret ordre', 'Ordre'],
])('a title tells a revision: %s', async (title, former) => {
  const draft = await versionsOf({ 'b.pdf': { title, rows: changed }, 'a.pdf': { title: former } });
  expect(quantities(draft)).toEqual([6, 9, 2]);
});

test('lines that came and went, and another day of delivery, are told', async () => {
  const rows = [goods[0]!, goods[1]!, ['T-20', 'Spade', '3', '20.00', '60.00']];
  const came = await versionsOf({ 'a.pdf': {}, 'b.pdf': { rows } });
  expect(quantities(came)).toEqual([4, 9, 3]);
  expect(doubtsOf(came).join()).toContain('T-12 Hand rake is left out; T-20 Spade is new.');
  const later = await versionsOf({ 'a.pdf': {}, 'b.pdf': { delivery: '23 June 2025' } });
  expect(headerValues(later)[2]).toBe('2025-06-23');
  expect(doubtsOf(later).join()).toContain('delivery 2025-06-23, not 2025-06-16.');
});

test('the same order twice is one order without a doubt', async () => {
  const draft = await versionsOf({ 'a.pdf': {}, 'copy rev1.pdf': {} });
  expect(quantities(draft)).toEqual([4, 9, 2]);
  expect(doubtsOf(draft)).toEqual([]);
});

test('two files of one order with other lines are both read', async () => {
  const rows = [
    ['T-30', 'Flower pot', '20', '1.00', '20.00'],
    ['T-31', 'Saucer', '20', '0.50', '10.00'],
  ];
  const draft = await versionsOf({ 'page 1.pdf': {}, 'page 2.pdf': { rows } });
  expect(quantities(draft)).toEqual([4, 9, 2, 20, 20]);
  expect(doubtsOf(draft)).toEqual([]);
});
