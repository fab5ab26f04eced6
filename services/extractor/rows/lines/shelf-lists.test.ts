import { expect, test } from 'vitest';
import { textFile } from '../../body-instructions/attached-order.fixture.ts';
import { readOrder } from '../../read-order.ts';
import { settings } from '../../structured/structured.fixture.ts';

const shelf = (goods: string, there: string, send: string, unit: string, none: string) => `
${goods.padEnd(24)}${there.padEnd(18)}${send.padEnd(20)}${unit}
${'Floor cleaner 5 l'.padEnd(24)}${'3'.padEnd(18)}${'12'.padEnd(20)}pcs
${'Mop bucket'.padEnd(24)}${'44'.padEnd(18)}${none.padEnd(20)}pcs
${'Bin liners grey'.padEnd(24)}${'0'.padEnd(18)}${'7'.padEnd(20)}pcs
`;

test.each([
  ['Item', 'Still there', 'To deliver', 'Unit'],
  ['Artikel', 'Noch da', 'Zu liefern', 'Einheit'],
  ['Artikel', 'Nog over', 'Te leveren', 'Eenheid'],
  ['Article', 'Reste', 'À livrer', 'Unité'],
  ['Artículo', 'Quedan', 'A enviar', 'Unidad'],
  ['Articolo', 'Rimanenza', 'Da spedire', 'Unità'],
  ['Artigo', 'Restam', 'A fornecer', 'Unidade'],
  ['Towar', 'Zostało', 'Do wysłania', 'J.m.'],
  ['Vare', 'Tilbage', 'Skal sendes', 'Enhed'],
])('%s, %s and %s: what is to be sent is ordered, what is there is not', (goods, there, send, unit) => {
  for (const none of ['', '0']) {
    const files = [textFile('shelf.txt', shelf(goods, there, send, unit, none))];
    const { rows } = readOrder({ files, settings });
    expect(rows.map(({ quantity, description }) => [quantity?.value, description?.value])).toEqual([
      [12, 'Floor cleaner 5 l'],
      [7, 'Bin liners grey'],
    ]);
  }
});
