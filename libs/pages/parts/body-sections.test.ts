import { expect, test } from 'vitest';
import { pageLines } from '../page-lines.ts';
import { layText } from '../text.ts';
import { bodySections, undividedAt } from './body-sections.ts';

function numbersOf(text: string): (string | null)[] {
  const { pages } = layText(text, { maxPages: 1 });
  return bodySections(pages.flatMap(pageLines)).map(({ orderNumber }) => orderNumber);
}

test.each([
  ['marks and dots', 'Order 4711-20\n\n- gloves ..... 4 pcs\n\nOrder 4712-20\n\n- bags ..... 9 cans'],
  ['brackets', 'Order 4711-20\n- (4) gloves\n\nOrder 4712-20\n- bags (9 cans)'],
  ['other words of one form', 'With 4711-20 then\n- 4 x gloves\n\nWith 4712-20 then\n- 9 x bags'],
  [
    'a first that needs no noun',
    'The first is 4711-20 for Leiria:\ngloves   4x\n\nOrder 4712-20 for Maia:\nbags, 9 pcs',
  ],
])('headings of orders above lists with %s', (_, text) => {
  expect(numbersOf(text)).toEqual(['4711-20', '4712-20']);
});

test.each([
  ['numbers of articles', 'Article 4711-20:\n- 4 x red\n\nArticle 4712-20:\n- 9 x blue'],
  [
    'names and numbers of articles',
    'Artikel: Stuhl\nArtikelnummer: BS-100\nMenge: 5\n\nArtikel: Tisch\nArtikelnummer: ST-160\nMenge: 3',
  ],
  ['a single place', 'To 10115 Berlin\n- 4 x gloves'],
])('%s above lists are no orders', (_, text) => {
  expect(numbersOf(text)).toEqual([]);
});

test.each([
  [
    'The yard wants 4 boxes of gloves. Its PO number is 4711-20.',
    'The shop wants 9 bags. The PO number is 4712-20.',
  ],
  [
    'Halle 3 bekommt 4 Kartons Handschuhe, Bestellnummer dafür: 4711-20.',
    'Halle 4 bekommt 9 Beutel. Die Bestellnummer ist 4712-20.',
  ],
  [
    'De loods krijgt 4 dozen handschoenen. Ordernummer daar is 4711-20.',
    'De winkel krijgt 9 zakken. Ordernummer daar is 4712-20.',
  ],
  [
    'Au dépôt il faut 4 cartons de gants. Numéro de commande : 4711-20.',
    'Au magasin il faut 9 sacs. Numéro de commande : 4712-20.',
  ],
  [
    'En la nave hacen falta 4 cajas de guantes. El número es 4711-20.',
    'En la tienda hacen falta 9 bolsas. El número es 4712-20.',
  ],
  [
    'Al deposito servono 4 scatole di guanti. Il numero è 4711-20.',
    'Al negozio servono 9 sacchi. Il numero è 4712-20.',
  ],
  ['No armazém faltam 4 caixas de luvas. O número é 4711-20.', 'Na loja faltam 9 sacos. O número é 4712-20.'],
  ['Magazyn bierze 4 kartony rękawic. Numer to 4711-20.', 'Sklep bierze 9 worków. Numer to 4712-20.'],
  [
    'Lageret skal bruge 4 kasser handsker. Nummeret er 4711-20.',
    'Butikken skal bruge 9 poser. Nummeret er 4712-20.',
  ],
])('a paragraph with goods and a number is an order: %s', (first, second) => {
  expect(numbersOf(`${first}\n\n${second}`)).toEqual(['4711-20', '4712-20']);
});

test.each(['Nr zam.', 'N° cde', 'N.º enc.', 'N.º ped.', 'Nr. best.', 'No. ord.'])(
  'a column of numbers below "%s"',
  (heading) => {
    const table = [
      [heading, 'Goods', 'Qty'],
      ['4711-20', 'Gloves', '4'],
      ['4711-20', 'Bags', '9'],
      ['4712-20', 'Tape', '3'],
    ];
    const text = table.map((row) => row.map((cell) => cell.padEnd(16)).join('')).join('\n');
    expect(numbersOf(text)).toEqual(['4711-20', '4712-20']);
  },
);

const undivided = (text: string) => undividedAt(layText(text, { maxPages: 1 }).pages.flatMap(pageLines));

test.each([
  'please book two orders: for order 4711-20 we need 4 boxes of gloves, and for order 4712-20 3 rolls of tape.',
  'please send 4 boxes of gloves to Leeds and, as a separate order, 9 bags of plaster to York.',
  'wir brauchen unter Bestellnummer 4711-20 4 Kartons Handschuhe und unter Bestellnummer 4712-20 9 Beutel.',
  'bitte 4 Kartons Handschuhe für Ulm und als zweite Bestellung 9 Beutel Gips für Bonn.',
  'graag 2 bestellingen: eentje voor Breda met 4 dozen handschoenen en eentje voor Tilburg met 9 zakken.',
  'il nous faut 4 cartons de gants pour la commande 4711-20 et 9 sacs pour la commande 4712-20, merci.',
  'necesitamos 4 cajas de guantes y, en otro pedido, 9 sacos de yeso.',
  'servono 4 scatole di guanti e, come un altro ordine, 9 sacchi di gesso.',
  'precisamos de 4 caixas de luvas e, noutra encomenda, 9 sacos de gesso.',
  'prosimy o 4 kartony rękawic i w osobnym zamówieniu 9 worków gipsu.',
  'vi skal bruge 4 kasser handsker og som en separat ordre 9 poser gips.',
])('several orders in one paragraph are asked about: %s', (text) => {
  expect(undivided(`Hello,\n\n${text}\n\nRegards\nAnna`)).toBe(text);
});

test.each([
  'our order 4711-20: please send 4 boxes of gloves as on order 4612-11 and 9 bags.',
  'please send 4 boxes of gloves and 9 bags, all on one order.',
  'your two open orders have come. Please send 4 boxes of gloves and 9 bags.',
  'please send 4 boxes of gloves to Leeds.',
])('one order in a paragraph: %s', (text) => {
  expect(undivided(`Hello,\n\n${text}\n\nRegards\nAnna`)).toBe(null);
});

test('the day of an order and the address of its page are no numbers of orders', () => {
  const text = 'Purchase order 4711-20\nOrder date: 11/02/2026\n\n4 boxes of gloves\n9 bags of plaster\n';
  expect(undivided(text)).toBe(null);
  const page =
    'Ann Lee placed order #4711.\n\nView order: https://shop.example/orders/5810023391\n\n4 boxes of gloves\n';
  expect(undivided(page)).toBe(null);
  expect(undivided(page.replace('https://shop.example/orders/', 'order '))).toBe(
    'View order: order 5810023391',
  );
});

test('orders that a paragraph counts are asked about', () => {
  expect(undivided('Order 1: 4 boxes of gloves and 9 bags. Order 2: 3 rolls of tape.')).toBe(
    'Order 2: 3 rolls of tape.',
  );
});
