import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function rowsIn(text: string) {
  const sheets = plainSheets(text);
  return readRows(readTables(sheets), sheets, context).rows.map((row) => [
    row.customerArticle?.value ?? null,
    row.description?.value,
    row.quantity?.value,
  ]);
}

test.each([':', ''])('cards under their numbers, labels that end in "%s"', (mark) => {
  const card = (title: string, name: string, number: string, quantity: string) => `
${title}
${`Item${mark}`.padEnd(20)}${name}
${`Item no.${mark}`.padEnd(20)}${number}
${`Quantity${mark}`.padEnd(20)}${quantity}
`;
  const first = card('Item 1 of 3', 'Drill 18 V', '168.988.44', '3');
  const second = card('Item 2 of 3', 'Office chair, black', '195.649.73', '120');
  const third = card('Item 3 of 3', 'V-belt SPZ 1000', '144.299.84', '1');
  expect(rowsIn(`${first}\n${second}\n${third}`)).toEqual([
    ['168.988.44', 'Drill 18 V', 3],
    ['195.649.73', 'Office chair, black', 120],
    ['144.299.84', 'V-belt SPZ 1000', 1],
  ]);
});

test('an article that has a name over its number', () => {
  const card = (name: string, number: string, quantity: number) =>
    `Artikel: ${name}\nArtikelnummer: ${number}\nAantal: ${quantity}\nPrijs per stuk: 7,85\n`;
  expect(rowsIn(`${card('V-belt A45', '22045', 12)}\n${card('Olie 46, 20 L', '30046', 4)}`)).toEqual([
    ['22045', 'V-belt A45', 12],
    ['30046', 'Olie 46, 20 L', 4],
  ]);
});

test('a part without a number that is named', () => {
  expect(rowsIn('Part: 7/16 UNF nyloc nut\nQty: 400\nPart: Split pin 3.2 x 40\nQty: 250\n')).toEqual([
    [null, '7/16 UNF nyloc nut', 400],
    [null, 'Split pin 3.2 x 40', 250],
  ]);
});

test('parts whose names are a word with a capital and its size', () => {
  const text =
    'Wir bestellen wie folgt.\n\nArtikel: Dichtring 40/62 NBR\nAnzahl: 30\n\nArtikel: Keilriemen SPZ 1000\nAnzahl: 6\n';
  expect(rowsIn(text)).toEqual([
    [null, 'Dichtring 40/62 NBR', 30],
    [null, 'Keilriemen SPZ 1000', 6],
  ]);
});

test("the order's number at a label that may head amounts begins no item", () => {
  const card = (number: string, name: string, quantity: number) =>
    `Article : ${number}\nDésignation : ${name}\nQuantité : ${quantity}\nPU HT : 6,80\n`;
  const text = `Commande : BCF-00912\n\n${card('GT-M', 'gants taille M', 40)}\n${card('BCH-250', 'bécher verre', 24)}`;
  expect(rowsIn(text)).toEqual([
    ['GT-M', 'gants taille M', 40],
    ['BCH-250', 'bécher verre', 24],
  ]);
});

test('goods told by what they are like, under a number of the order', () => {
  const card = (at: number, grade: string, form: string, length: string, quantity: number) =>
    `Position ${at}:\nMaterial: ${grade}\nQuerschnitt: ${form}\nLänge: ${length}\nMenge: ${quantity} Stk.\n`;
  const cards = [
    card(1, 'C45', 'Rund 20 h9', '3000 mm', 4),
    card(2, 'S235JR', 'Flach 30 x 5', '6000 mm', 12),
  ];
  const rows = [
    [null, 'C45 Rund 20 h9 3000 mm', 4],
    [null, 'S235JR Flach 30 x 5 6000 mm', 12],
  ];
  for (const head of ['Auftrag: 26-1187', 'Menge: 2 Positionen']) {
    expect(rowsIn(`Bitte liefern Sie.\n\n${head}\nBearbeiter: K. Lorenz\n\n${cards.join('\n')}`)).toEqual(
      rows,
    );
  }
});

test('a label of the order above the first item begins none of them', () => {
  const card = (number: string, quantity: number) => `Article: ${number}\nQuantity: ${quantity}\n`;
  const cards = [card('GT-200', 12), card('GT-310', 40), card('GT-415', 6)];
  expect(
    rowsIn(`Quantity: 58\n${cards.join('\n')}`).map(([number, , quantity]) => [number, quantity]),
  ).toEqual([
    ['GT-200', 12],
    ['GT-310', 40],
    ['GT-415', 6],
  ]);
});

test('cards under numbered titles are named by these, whatever labels stand between', () => {
  const card = (title: string, trait: string, quantity: number) =>
    `${title}\n${trait}Qty: ${quantity}   Unit Cost: $12.50   Line Total: $${12.5 * quantity}\n`;
  const cards = [
    card('1. K-110-B - Ball valve 1 in', 'Finish: brass   Height: 2 in\n', 4),
    card('2. K-95 - Valve seat', 'Style: flat\n', 2),
    card('3. K-96 - Valve disc', 'Style: flat steel\n', 2),
    card('4. Hose 3 m', '', 10),
  ];
  expect(rowsIn(`Status: Open\n\n${cards.join('')}`)).toEqual([
    ['K-110-B', 'Ball valve 1 in Finish: brass Height: 2 in', 4],
    ['K-95', 'Valve seat Style: flat', 2],
    ['K-96', 'Valve disc Style: flat steel', 2],
    [null, 'Hose 3 m', 10],
  ]);
});

test('amounts side by side under a numbered title, with a number that has no colon', () => {
  const items = [
    '1. Kopierpapier A4, Palette 200 Pack\n    Art.-Nr. 7700   Menge: 1 Palette   Einzelpreis: 598,00 €   Summe: 598,00 €\n',
    '2. Versandtasche C4\n    Art.-Nr. 7715   Menge: 10 Karton   Einzelpreis: 18,40 €   Summe: 184,00 €\n',
  ];
  expect(rowsIn(`${items.join('\n')}\nGesamt netto: 782,00 €`)).toEqual([
    ['7700', 'Kopierpapier A4, Palette 200 Pack', 1],
    ['7715', 'Versandtasche C4', 10],
  ]);
  const signed = items.map((item) => item.replace(/^(\d)\./, '#$1'));
  expect(rowsIn(signed.join('\n')).map(([, name]) => name)).toEqual([
    'Kopierpapier A4, Palette 200 Pack',
    'Versandtasche C4',
  ]);
});

test('numbered conditions over cards name none of them', () => {
  const card = (name: string, quantity: number) => `Part: ${name}\nQty: ${quantity}\nUnit price: 12.50\n`;
  const conditions = '1. Deliver by noon.\n2. Quote our number.\n';
  expect(rowsIn(`${conditions}\n${card('Ball valve', 4)}\n${card('Hose 3 m', 10)}`)).toEqual([
    [null, 'Ball valve', 4],
    [null, 'Hose 3 m', 10],
  ]);
});

test('labelled values of a card win over its numbered title, and are no traits', () => {
  const card = (title: string, name: string, quantity: number) =>
    `${title}\nArticle: K-11${quantity}\n${name}Quantity: ${quantity}\nPrice: 10.00\n`;
  const named = `${card('1. Kitchen', 'Description: Valve brass\n', 4)}\n${card('2. Bath', 'Description: Hose\n', 3)}`;
  expect(rowsIn(named)).toEqual([
    ['K-114', 'Valve brass', 4],
    ['K-113', 'Hose', 3],
  ]);
  const titled = `${card('1. Ball valve', 'Finish: brass\n', 4)}\n${card('2. Hose 3 m', '', 3)}`;
  expect(rowsIn(titled)).toEqual([
    ['K-114', 'Ball valve Finish: brass', 4],
    ['K-113', 'Hose 3 m', 3],
  ]);
  const made = titled.replace('Article: K-114', 'Material: brass\nArticle: K-114');
  expect(rowsIn(made)[0]).toEqual(['K-114', 'Ball valve Material: brass Finish: brass', 4]);
});

test('labels behind each other a space apart, in three languages', () => {
  const text = `1. K-110 - Kugelhahn DN 20
Menge: 3 Stk Preis: 4,20 Gesamt: 12,60
2. K-120 - Kugelhahn DN 25
Menge: 12 Stk Preis: 5,10 Gesamt: 61,20`;
  expect(rowsIn(text)).toEqual([
    ['K-110', 'Kugelhahn DN 20', 3],
    ['K-120', 'Kugelhahn DN 25', 12],
  ]);
  expect(rowsIn('SKU: W-100 Qty: 2 Unit Cost: 164.50\nSKU: W-200 Qty: 12 Unit Cost: 78.20')).toEqual([
    ['W-100', undefined, 2],
    ['W-200', undefined, 12],
  ]);
});

test('a name that holds the word of a label stays whole', () => {
  expect(
    rowsIn('Article: Boîte 12 Prix: choc\nQuantité: 4\nArticle: Pince n° 2 Total: inox\nQuantité: 6'),
  ).toHaveLength(2);
});

test.each([
  ['Qty', 'Unit Price', '40 sq yd'],
  ['Menge', 'Preis', '40 Stk'],
  ['Quantité', 'Prix', '40 pcs'],
  ['Ilość', 'Cena', '40 szt'],
])('names numbered before their amounts, whose labels stand behind dashes: %s', (quantity, price, amount) => {
  expect(
    rowsIn(`
1. Packing rope, 10 mm, reinforced - ${quantity}: 75 m - ${price}: 9.20
2. Glass cloth, 60 in, coated - ${quantity}: ${amount} - ${price}: 21.75
3. Cement, can of 1 l - ${quantity}: 6 - ${price}: 34.00

Payment Terms: Net 30
Required By: February 6, 2027
`),
  ).toEqual([
    [null, 'Packing rope, 10 mm, reinforced', 75],
    [null, 'Glass cloth, 60 in, coated', 40],
    [null, 'Cement, can of 1 l', 6],
  ]);
});

test.each([
  ['behind bullets', (_: number, name: string) => `- ${name}`],
  ['counted', (at: number, name: string) => `${at}. ${name}`],
  ['counted by tens behind bullets', (at: number, name: string) => `- ${at}0: ${name}`],
])('names %s over amounts that commas part', (_, title) => {
  const item = (at: number, name: string, quantity: number) =>
    `${title(at, name)}\n  Quantity: ${quantity}, Unit Price: USD 0.42, Total: USD ${quantity * 0.42}\n`;
  expect(rowsIn(`Order Details:\n${item(1, 'Rivet 4x10', 400)}${item(2, 'Split pin 3x40', 800)}`)).toEqual([
    [null, 'Rivet 4x10', 400],
    [null, 'Split pin 3x40', 800],
  ]);
});

test('how many at what price behind one label', () => {
  const item = (name: string, quantity: number) =>
    `Item: ${name}\nQuantity: ${quantity} @ USD 0.50 = USD ${quantity / 2}\n`;
  expect(rowsIn(`${item('Rivet 4x10', 400)}${item('Split pin 3x40', 800)}`)).toEqual([
    [null, 'Rivet 4x10', 400],
    [null, 'Split pin 3x40', 800],
  ]);
});
