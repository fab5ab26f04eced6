import { expect, test } from 'vitest';
import { type Printed, plainSheets, printedSheets } from '../../sample.fixture.ts';
import { findHeaders } from './table-header.ts';

/** The headings of a text: what each column is called. */
const headingsIn = (text: string) =>
  findHeaders(plainSheets(text)[0]!).map(({ cells }) => cells.map((cell) => cell.text));

const heading = 'Item code   Description   Quantity   Unit price   Amount';
const names = ['Item code', 'Description', 'Quantity', 'Unit price', 'Amount'];
const row = 'A-100       Screw         300        1.00         300.00';

test('a title over a table is no part of its heading', () => {
  expect(headingsIn(`Order items\n${heading}\n${row}`)).toEqual([names]);
  for (const title of ['Item list', 'Order details'])
    expect(headingsIn(`      ${title}\n${heading}\n${row}`)).toEqual([names]);
});

test.each([
  ['es', 'DETALLES DE LA ORDEN', 'SKU', 'Descripción', 'Cantidad', 'Precio unitario'],
  ['en', 'Details of the order', 'SKU', 'Description', 'Quantity', 'Unit price'],
  ['en, one word', 'Details', 'SKU', 'Description', 'Quantity', 'Unit price'],
  ['de', 'Positionen der Bestellung', 'Artikel', 'Bezeichnung', 'Menge', 'Einzelpreis'],
  ['fr', 'DÉTAILS DE LA COMMANDE', 'Réf', 'Désignation', 'Quantité', 'Prix unitaire'],
  ['it', 'Dettaglio ordine', 'Codice', 'Descrizione', 'Quantità', 'Prezzo'],
  ['nl', 'Omschrijving van de bestelling', 'Artikelnr', 'Omschrijving', 'Aantal', 'Prijs'],
  ['pl', 'Szczegóły zamówienia', 'Kod', 'Nazwa', 'Ilość', 'Cena'],
  ['pt', 'Itens do pedido', 'Código', 'Descrição', 'Qtde', 'Valor unitário'],
  ['da', 'Ordredetaljer', 'Varenr', 'Beskrivelse', 'Antal', 'Pris'],
])('a title of words that head columns, too, leaves them their names (%s)', (_, title, ...columns) => {
  const line = columns.map((text) => text.padEnd(18)).join('');
  expect(headingsIn(`${title}\n${line}\nAB-100            Hexagon bolt      10                3.50`)).toEqual(
    [columns],
  );
});

test('one word over a column that it makes whole belongs to its heading', () => {
  expect(
    headingsIn(`
                                     Unit
Item code   Description   Quantity   price        Amount
${row}`),
  ).toEqual([['Item code', 'Description', 'Quantity', 'Unit price', 'Amount']]);
});

test('a heading of two lines is one', () => {
  expect(
    headingsIn(`
Item        Description   Order      Unit         Total
code                      quantity   price        amount
${row}`),
  ).toEqual([['Item code', 'Description', 'Order quantity', 'Unit price', 'Total amount']]);
});

test('the heading of a schedule among the rows heads no table', () => {
  expect(
    headingsIn(`
${heading}
${row}
            No.      Delivery date     Quantity
            1        02.05.2026        100
            2        02.06.2026        200
A-200       Nut           100        0.50         50.00`),
  ).toEqual([names]);
});

test('a schedule with a heading of its own leaves the rows as they are', () => {
  expect(
    headingsIn(`
${heading}
${row}
            Delivery date     Qty     Unit
            02.05.2026        300     pcs`),
  ).toEqual([names]);
});

test.each([
  ['that names what is ordered', '            Item code      Delivery date     Quantity', 3],
  ['that begins as far to the left', 'No.      Delivery date     Quantity', 3],
  ['without a date', '            No.      Item code     Quantity', 3],
])('a heading %s heads a table of its own', (_, inner, columns) => {
  const found = headingsIn(`${heading}\n${row}\n${inner}\nB-1    02.05.2026    100`);
  expect(found.map((cells) => cells.length)).toEqual([5, columns]);
});

test.each([
  ['a row', row],
  ['values behind colons', 'Item code: A-100   Quantity: 300   Price: 1.00'],
  ['nothing that counts', 'Item code   Description   Colour'],
  ['nothing that is ordered', 'Quantity   Amount'],
  ['a sentence', 'The quantity and the price of all goods that are named in the description of this order'],
])('no heading: %s', (_, line) => {
  expect(headingsIn(line)).toEqual([]);
});

test('a heading of two lines beside those that stand in their middle', async () => {
  const [sheet] = await printedSheets([
    [40, 94, 'Lfd.'],
    [90, 100, 'Bezeichnung'],
    [250, 100, 'Menge'],
    [330, 100, 'Einzelpreis'],
    [440, 100, 'Gesamt'],
    [40, 106, 'Nr.'],
  ]);
  expect(findHeaders(sheet!)[0]!.cells.map(({ text, roles }) => [text, roles[0]])).toEqual([
    ['Lfd. Nr.', 'position'],
    ['Bezeichnung', 'description'],
    ['Menge', 'quantity'],
    ['Einzelpreis', 'price'],
    ['Gesamt', 'lineTotal'],
  ]);
});

test('the first line of a description that is centred in its cell ends no heading', () => {
  expect(
    headingsIn(
      `${heading}\n            Hose grey UV-\nA-100                     300        1.00         300.00`,
    ),
  ).toEqual([names]);
});

test('words that narrow cells of a row wrapped to head no table, those apart from it do', () => {
  const taxed = 'Description       Tax          Quantity   Unit price   Amount';
  const goods = 'Screw M8          VAT 21 %     300.00     1.00         300.00';
  const wrapped = 'and washer        (item)       units';
  expect(headingsIn(`${taxed}\n${goods}\n${wrapped}\n${goods}`).length).toBe(1);
  expect(headingsIn(`${taxed}\n${goods}\n\n${wrapped}\n${goods}`).length).toBe(2);
});

test('sums under a table head no other one', async () => {
  const at = (y: number, xs: number[], ...texts: string[]): Printed[] =>
    texts.map((text, i) => [xs[i]!, y, text]);
  const rows = [40, 130, 300, 380, 480];
  const feet = [40, 300, 380, 480];
  const [sheet] = await printedSheets([
    ...at(100, rows, 'Codice', 'Descrizione', 'Quantità', 'Prezzo', 'Importo'),
    ...at(116, rows, 'A-100', 'Cuscinetto', '50', '2,00', '100,00'),
    ...at(150, feet, 'Destinazione merce', 'Imponibile', 'Imposta', 'TOTALE ORDINE'),
    ...at(162, feet, 'Frantoio, S.P. 231 km 44', '100,00', '22,00', '122,00'),
  ]);
  expect(findHeaders(sheet!).map(({ firstLine }) => firstLine)).toEqual([0]);
});

test('the basis of the price on a line of its own, or on two', async () => {
  const printed = (...below: Printed[]): Printed[] => [
    ...names.map((text, at): Printed => [40 + 100 * at, 100, text]),
    ...below,
    ...['A-100', 'Screw', '300', '1.00', '3.00'].map((text, at): Printed => [40 + 100 * at, 150, text]),
  ];
  for (const below of [
    [[340, 112, 'EUR / 100']],
    [
      [340, 112, 'EUR /'],
      [340, 124, '100'],
    ],
  ] as Printed[][]) {
    const [sheet] = await printedSheets(printed(...below));
    expect(findHeaders(sheet!).map(({ cells }) => cells[3]!.text)).toEqual(['Unit price EUR / 100']);
  }
});

test('columns for the currency and the number that the customer has, one that ends in a number of its kind', () => {
  const names = ['EAN 13', 'Customer no.', 'Description', 'Quantity', 'Price', 'Currency'];
  expect(headingsIn(names.join('   '))).toEqual([names]);
  expect(headingsIn('Customer no.   Order date   Currency')).toEqual([]);
});
