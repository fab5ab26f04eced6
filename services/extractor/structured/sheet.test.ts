import { expect, test } from 'vitest';
import { doubtsOf, draftOf, headerValues, partyValues, rowValues } from './structured.fixture.ts';

const values = async (text: string, name = 'order.csv') => rowValues(await draftOf({ [name]: text }));

test('a German sheet with a header above its lines and a total below', async () => {
  const draft = await draftOf({
    'bestellung.csv': `Bestellung;;;;;;
Bestellnummer;B-2027/118;;;;;
Bestelldatum;05.02.2027;;;;;
;;;;;;
Pos;Art.-Nr.;Bezeichnung;Menge;Einheit;Einzelpreis (EUR);Gesamt
10;4711-A;"Schraube M8
verzinkt";1.200;Stk;0,18;216,00
20;4712;Mutter M8;500;Stk;0,05;25,00
;;verpackt zu 100;;;;
;;;;;Summe;241,00
`,
  });
  expect(headerValues(draft)).toEqual(['B-2027/118', '2027-02-05', null, null, null, 'EUR', 241]);
  expect(rowValues(draft)).toEqual([
    [null, '4711-A', 'Schraube M8 verzinkt', 1200, 'Stk', 0.18, 216, null],
    [null, '4712', 'Mutter M8', 500, 'Stk', 0.05, 25, null],
  ]);
  expect([draft.notes, doubtsOf(draft)]).toEqual([
    ['Line 2: verpackt zu 100'],
    ['customer_missing customer.company'],
  ]);
});

test.each([
  ['en', 'Item code,Vendor part no,Description,Qty,UOM,Unit price,Amount\nB-1,S-1,Cup,3,pcs,1.50,4.50'],
  ['de', 'Artikelnummer;Ihre Artikelnr.;Bezeichnung;Menge;ME;Preis;Gesamtpreis\nB-1;S-1;Cup;3;pcs;1,50;4,50'],
  [
    'nl',
    'Artikelnummer;Uw artikelnummer;Omschrijving;Aantal;Eenheid;Prijs;Totaal\nB-1;S-1;Cup;3;pcs;1,50;4,50',
  ],
  [
    'fr',
    'Référence;Votre référence;Désignation;Quantité;Unité;Prix unitaire;Montant\nB-1;S-1;Cup;3;pcs;1,50;4,50',
  ],
  ['es', 'Código\tDescripción\tCantidad\tUnidad\tPrecio\tImporte\nB-1\tCup\t3\tpcs\t1,50\t4,50'],
  ['it', 'Codice|Descrizione|Quantità|UM|Prezzo|Importo\nB-1|Cup|3|pcs|1,50|4,50'],
])('headings in %s', async (_, text) => {
  const [row] = await values(text);
  expect(row!.slice(1)).toEqual(['B-1', 'Cup', 3, 'pcs', 1.5, 4.5, null]);
});

test.each([
  ['product_code', 'unit_price'],
  ['ProductCode', 'UnitPrice'],
  ['Product Code *', 'Unit Price (EUR)'],
])('headings as programs write them: %s', async (article, price) => {
  expect(await values(`supplier_name,${article},quantity,${price}\nUs,A-1,5,0.25`)).toEqual([
    [null, 'A-1', null, 5, null, 0.25, null, null],
  ]);
});

test('packings as the unit of a line are no costs of packing', async () => {
  expect(
    (await values('Descrição|Unidade|Quantidade\nSacos|embalagens|15\nFita|rolos|6', 'body.txt')).map(
      ([, , description, quantity, unit]) => [description, quantity, unit],
    ),
  ).toEqual([
    ['Sacos', 15, 'embalagens'],
    ['Fita', 6, 'rolos'],
  ]);
});

test('a column of numbers that both sides know, and one called item that holds texts', async () => {
  expect(
    await values(
      'EAN,Item,Ordered Qty,Price\n4006381333931,Pen,12,1.5\n4006381333948,"Marker, red",24 pcs,2.25',
    ),
  ).toEqual([
    ['4006381333931', null, 'Pen', 12, null, 1.5, null, null],
    ['4006381333948', null, 'Marker, red', 24, 'pcs', 2.25, null, null],
  ]);
});

test('delivery dates, of which one proves the order of the others', async () => {
  const rows = await values('Article;Qty;Delivery date\nA-1;5;03/04/2027\nA-2;6;25/04/2027');
  expect(rows.map((row) => row[7])).toEqual(['2027-04-03', '2027-04-25']);
  const alone = await draftOf({ 'order.csv': 'Article;Qty;Delivery date\nA-1;5;03/04/2027' });
  expect(doubtsOf(alone)[0]).toBe('date_order_assumed items[0].delivery_date');
});

test('a number that could be another is doubted, unless the sheet proves a mark', async () => {
  const draft = await draftOf({ 'order.csv': 'Article;Qty\nA-1;1.200\nA-2;5' });
  expect([rowValues(draft)[0]![3], doubtsOf(draft)[0]]).toEqual([1200, 'number_ambiguous items[0].quantity']);
  const proved = await draftOf({ 'order.csv': 'Article;Qty;Price\nA-1;1.200;0,50\nA-2;5;0,25' });
  expect(doubtsOf(proved).filter((doubt) => doubt.startsWith('number'))).toEqual([]);
});

test('quantities that are none, empty and zero ones among lines', async () => {
  const draft = await draftOf({
    'order.csv': 'Article;Qty\nA-1;2,5\nA-2;\nA-3;0\nA-4;TBD\nA-5;1\nA-6;1\nA-7;1',
  });
  expect(draft.rows.map(({ quantityState }) => quantityState)).toEqual([
    'Unrecognised',
    'Empty',
    'Zero',
    'Unrecognised',
    'Valid',
    'Valid',
    'Valid',
  ]);
  expect(doubtsOf(draft).slice(0, 3)).toEqual([
    'quantity_unrecognised items[0].quantity',
    'quantity_missing items[1].quantity',
    'quantity_unrecognised items[3].quantity',
  ]);
});

test('a form of all articles: only those with a quantity are ordered, and a remark counts the others', async () => {
  const draft = await draftOf({
    'order form.csv': 'Article;Text;Qty\nA-1;Cup;\nA-2;Mug;12\nA-3;Bowl;\nA-4;Jug;',
  });
  expect([draft.rows.map(({ customerArticle }) => customerArticle?.value), draft.remarks?.value]).toEqual([
    ['A-2'],
    '3 listed articles have no quantity and were left out',
  ]);
});

test('lines of several orders by a column of order numbers', async () => {
  const draft = await draftOf({
    'a.txt':
      'PO Number\tPO Date\tSKU\tQty\n4711\t2027-01-03\tA-1\t5\n4711\t2027-01-03\tA-2\t7\n4712\t2027-01-04\tA-3\t9',
  });
  expect([headerValues(draft).slice(0, 2), draft.rows.length, doubtsOf(draft)[0]]).toEqual([
    ['4711', '2027-01-03'],
    2,
    'several_orders',
  ]);
});

test('one number for each row under what heads orders and articles is that of the article', async () => {
  const table = (head: string) =>
    `${head};Menge;Bezeichnung\nA01;18;Kartoffeln 2 kg\nB07;11;Salat\nC22;25;Eier`;
  for (const head of ['Bestellnummer', 'Bestelnummer', 'Bestell-Nr.'])
    expect((await values(table(head))).map(([own, theirs]) => own ?? theirs)).toEqual(['A01', 'B07', 'C22']);
  const repeated = await draftOf({
    'a.txt': 'Bestellnummer\tMenge\tBezeichnung\n4711\t5\tSeife\n4711\t7\tTuch\n4712\t9\tEimer',
  });
  expect(doubtsOf(repeated)[0]).toBe('several_orders');
});

test('repeated headings and blank rows are no lines', async () => {
  expect((await values('Article;Qty\nA-1;1\n;\nArticle;Qty\nA-2;2')).map((row) => row[1])).toEqual([
    'A-1',
    'A-2',
  ]);
});

test('what a sheet is: an order by its name or title, another document by its title, else open', async () => {
  const lines = 'Article;Qty\nA-1;1';
  const doubts = async (name: string, text: string) => doubtsOf(await draftOf({ [name]: text }))[0];
  expect(await doubts('export.csv', lines)).toBe('document_type_unclear');
  expect(await doubts('export.csv', `QUOTATION;\n;\n${lines}`)).toBe('not_an_order');
  expect(await doubts('export.csv', `PURCHASE ORDER;\n;\n${lines}`)).toBe(
    'customer_missing customer.company',
  );
  expect(await doubts('Bestellung 7.csv', lines)).toBe('customer_missing customer.company');
});

test('a text with commas is read as print', async () => {
  const draft = await draftOf({
    'mail.txt': 'PURCHASE ORDER\nPO Number: 88123\n\nDear all,\nplease send cups, mugs, bowls.\nThanks, Ann',
  });
  expect([draft.orderNumber?.value, draft.rows.length]).toEqual(['88123', 0]);
});

test('a table without headings: articles and quantities, never without a doubt', async () => {
  const draft = await draftOf({ 'lines.csv': '4711-A;Cup;12\n4711-B;Mug;24\n4712;Jug;6' });
  expect(rowValues(draft).map((row) => row.slice(1, 4))).toEqual([
    ['4711-A', 'Cup', 12],
    ['4711-B', 'Mug', 24],
    ['4712', 'Jug', 6],
  ]);
  expect(doubtsOf(draft)[0]).toBe('document_type_unclear');
  expect(await values('4711-A;12\n4711-B;24', 'lines.txt')).toEqual([]);
  expect(await values('4711;12\n4712;2,5', 'lines.csv')).toEqual([]);
});

test('remarks, and columns that we do not know, are kept as notes of their lines', async () => {
  const draft = await draftOf({
    'order.csv': 'Artikelnr;Aantal;Engraving;Opmerking\nA-1;1;For Ann;per pallet\nA-2;2;;',
  });
  expect(draft.notes).toEqual(['Line 1: per pallet; Engraving: For Ann']);
});

test('above the tabs of a letter spaces part the addresses', async () => {
  const draft = await draftOf({
    'order.txt': `Purchase order 4711

Buyer                          Ship to
Nordwind Pumpen GmbH           Nordwind Depot
Hafenallee 7                   Kattenweg 12
28195 Bremen                   28197 Bremen

Item no.\tDescription\tQty\tUnit price\tAmount
A-100\tHex screw M8\t300\t1.00\t300.00
A-200\tHose\t4\t12.50\t50.00
`,
  });
  expect([partyValues(draft.buyer), partyValues(draft.shipTo)]).toEqual([
    { company: 'Nordwind Pumpen GmbH', street: 'Hafenallee 7', postalCode: '28195', city: 'Bremen' },
    { company: 'Nordwind Depot', street: 'Kattenweg 12', postalCode: '28197', city: 'Bremen' },
  ]);
  expect(rowValues(draft)).toEqual([
    [null, 'A-100', 'Hex screw M8', 300, null, 1, 300, null],
    [null, 'A-200', 'Hose', 4, null, 12.5, 50, null],
  ]);
});

test.each([
  ['Purchase Order,XL-9', 'XL-9'],
  ['Bestellung,AB-71', 'AB-71'],
  ['Purchase Order,Rev', null],
  ['Purchase Order,REV-2', null],
  ['Purchase Order,12', null],
])('the title of a sheet with its number beside it: %s', async (head, number) => {
  const draft = await draftOf({
    'order.csv': `${head}\nDate,2027-02-03\n\nArticle,Description,Quantity\nS-1,Cup,4\nS-2,Plate,6\n`,
  });
  expect(draft.orderNumber?.value ?? null).toBe(number);
});

test.each([
  [
    'the size of what has no number',
    'Product;Size;Colour;Qty\nPolo;M;navy;10\nPolo;L;;12',
    ['Polo M navy', 'Polo L'],
  ],
  ['sizes that look like units', 'Product;Size;Qty\nPolo;M;10\nFleece;L;12', ['Polo M', 'Fleece L']],
  ['a number for each size', 'Article;Product;Size;Qty\nA-1;Polo;M;10\nA-2;Polo;L;12', ['Polo', 'Polo']],
  [
    'one number for all sizes',
    'Article;Product;Size;Qty\nA-1;Polo;M;10\nA-1;Polo;L;12',
    ['Polo M', 'Polo L'],
  ],
])('what goods are like: %s', async (_, text, descriptions) => {
  const rows = await values(text);
  expect(rows.map(([, , description]) => description)).toEqual(descriptions);
  expect(rows.map(([, , , quantity, unit]) => [quantity, unit])).toEqual([
    [10, null],
    [12, null],
  ]);
});

test('what stands below the totals of a mailed table is no line, and its prices are of whole lines', async () => {
  const text = `Product | Quantity | Price
Garden hose, 25 m (#GH-25) | 4 | £174.00
Spray head (#SH-1) | 12 | £99.00
Subtotal: | £273.00
Payment method: | On account
Total: | £273.00
Billing address | Shipping address
Mill Farm Ltd | Mill Farm Ltd
12 Mill Lane | 12 Mill Lane`;
  const draft = await draftOf({ 'body.txt': text });
  expect(rowValues(draft)).toEqual([
    [null, 'GH-25', 'Garden hose, 25 m', 4, null, 43.5, 174, null],
    [null, 'SH-1', 'Spray head', 12, null, 8.25, 99, null],
  ]);
  // Its column is called as that of the price of one.
  expect(doubtsOf(draft)).toContain('conflicting_values items[0].price');
});

test('prices of one stay what they are called', async () => {
  const text = 'Product | Quantity | Price\nHose | 4 | 10.00\nHead | 2 | 5.00\nTotal | | 50.00';
  expect((await values(text, 'body.txt')).map((row) => [row[5], row[6]])).toEqual([
    [10, null],
    [5, null],
  ]);
});

test('a sum right beside its name below a wide table is no line', async () => {
  const text =
    'Producto | Código | Cantidad | Precio | Total\nTubo | T-1 | 4 | 10,00 € | 40,00 €\nTotal Estimado | 40,00 €';
  expect((await values(text, 'body.txt')).map((row) => row[1])).toEqual(['T-1']);
});

test('a sum of prices is no sum of lines without a doubt, and in another column none at all', async () => {
  const head = 'Article;Description;Quantity;Price\nA-1;Bearing;10;5.00\nA-2;Seal;5;4.00\n';
  const byChance = await draftOf({ 'order.csv': `${head};Total;;9.00` });
  expect(doubtsOf(byChance)).toContain('conflicting_values items[0].price');
  expect((await values(`${head};Total;9;70.00`)).map((row) => row[5])).toEqual([5, 4]);
  expect((await values(`${head};Total;15;9.00`)).length).toBe(2);
});

test.each([
  ['Total EUR', 'A-300;Cover;7;', ['A-300', 7]],
  ['Subtotal', 'A-300;Cover;7;', ['A-300', 7]],
  ['Total', 'A-300;Cover;x3;2.00', ['A-300', 3]],
  ['Total', 'A-300;Cover;;2.00', ['A-300', null]],
  ['Total', ';Cover;7 pcs;', [null, 7]],
  ['Total', 'A-300;;;', ['A-300', null]],
])('below a row called %s stands a line: %s', async (total, line, expected) => {
  const rows = await values(
    `Article;Description;Quantity;Price\nA-100;Bearing;10;5.00\nA-200;Seal;5;4.00\n;${total};;70.00\n${line}`,
  );
  expect(rows.slice(2).map((row) => [row[1], row[3]])).toEqual([expected]);
});

test('below a total what is paid, when and where it goes is no line', async () => {
  const rows = await values(`Product | Quantity | Price
Hose | 4 | 10.00
Total | | 40.00
Delivery: | 3
Delivery | 3 days
Payment | 30 days net
Tel | 0421 5550 17
12 Mill Lane | 12 Mill Lane`);
  expect(rows.map(([, , description]) => description)).toEqual(['Hose']);
});

test.each([
  ['a size', 'Wood screw (#8);100;0.05\nWood screw (#10);200;0.06'],
  ['numbers of some only', 'Hose (#GH-25);100;0.05\nWood screw, brass;200;0.06'],
  ['words', 'Hose (#GREEN);100;0.05\nHose (#BLUE);200;0.06'],
])('what stands in brackets behind a name: %s', async (_, lines) => {
  const rows = await values(`Description;Quantity;Price\n${lines}`);
  expect(rows.map((row) => [row[0], row[1], row[2]])).toEqual(
    lines.split('\n').map((line) => [null, null, line.split(';')[0]]),
  );
});
