import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { sheetsOf } from '../layout/sheet.ts';
import { bodyRows } from './body-rows.ts';

/** Each row as `quantity unit | article | description`. */
function rowsOf(text: string): string[] {
  const { pages } = layText(text, { maxPages: 10 });
  const shown = (words: readonly { text: string }[] = []) => words.map((word) => word.text).join(' ');
  return bodyRows(sheetsOf([{ name: 'body.txt', pages, notes: [] }])).map(
    ({ words }) =>
      `${shown([...(words.quantity ?? []), ...(words.unit ?? [])])} | ${shown(words.article)} | ${shown(words.description)}`,
  );
}

test.each([
  [
    'in front, the amount behind a size',
    'Order:\n\nMC-72011 Paper roll blue x 40 packs\nMC-72140 Bin liner clear, case 200 x 15 cases',
    ['40 packs | MC-72011 | Paper roll blue', '15 cases | MC-72140 | Bin liner clear, case 200'],
  ],
  [
    'in three parts',
    'Please send:\n\n20 boxes CPY-A4-80 copier paper\n4 boxes ENV-C5-90 window envelopes',
    ['20 boxes | CPY-A4-80 | copier paper', '4 boxes | ENV-C5-90 | window envelopes'],
  ],
  [
    'behind, of one form',
    'Vi ordiniamo:\n- n. 30 caschi bianchi MC-53118 a 9,20 euro cad.\n- n. 80 paia guanti taglia 9 MC-52010 a 3,70 euro al paio',
    ['30 | MC-53118 | caschi bianchi', '80 paia | MC-52010 | guanti taglia 9'],
  ],
])('numbers of articles in each row of a list: %s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test.each([
  [
    'models of several makers',
    'Bitte liefern:\n\n4 Stück Toner TN-2420\n2 Stück Trommel DR-2400',
    ['4 Stück |  | Toner TN-2420', '2 Stück |  | Trommel DR-2400'],
  ],
  [
    'norms',
    'Please send\n\n4 boxes screws DIN-7981\n4 boxes screws DIN-7982',
    ['4 boxes |  | screws DIN-7981', '4 boxes |  | screws DIN-7982'],
  ],
  [
    'plugs',
    'Please send:\n\n2 pcs USB-C cable\n3 pcs HDMI-A adapter',
    ['2 pcs |  | USB-C cable', '3 pcs |  | HDMI-A adapter'],
  ],
  [
    'brands',
    'Please supply:\n- 12 COLA-LEMO ZERO\n- 6 FIZZ-UP FREE\n- 3 RIS-100 chips',
    ['12 |  | COLA-LEMO ZERO', '6 |  | FIZZ-UP FREE', '3 |  | RIS-100 chips'],
  ],
  [
    'classes of things',
    'Please supply:\n- 12 NBR-400 gloves\n- 6 FFP-3 masks\n- 3 KN-95 masks',
    ['12 |  | NBR-400 gloves', '6 |  | FFP-3 masks', '3 |  | KN-95 masks'],
  ],
  [
    'a row without one',
    'Merci de livrer :\n\n4 cartons de gants MC-44021\n2 cartons de lingettes',
    ['4 cartons |  | gants MC-44021', '2 cartons |  | lingettes'],
  ],
])('names that are part of their thing stay there: %s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('fields beside each other, line by line', () => {
  expect(
    rowsOf(
      'A new quick order was submitted.\n\nYour order number: 77\n\nArticle 1: MC-80140   Description: Copper spray 500 ml   Qty: 6\nArticle 2: MC-53301   Description: Coverall XL   Qty: 25\n\nDate: 12 May   Ref: 4711',
    ),
  ).toEqual(['6 | MC-80140 | Copper spray 500 ml', '25 | MC-53301 | Coverall XL']);
});
