import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRow } from '../reading/read-row.ts';
import { listedRows } from './listed-rows.ts';

const itemsIn = (text: string) =>
  listedRows(plainSheets(text))
    .map((parts) => readRow(parts, 'items[0]', context).row)
    .map(({ quantity, unit, description, customerArticle, price }) => [
      quantity?.value,
      unit?.value ?? null,
      description?.value,
      ...(customerArticle ? [customerArticle.value] : []),
      ...(price ? [price.value] : []),
    ]);

test.each([
  ['3. 500 ea flat washers 1/2"', [500, 'ea', 'flat washers 1/2"']],
  ['- 20x bearing 6204', [20, null, 'bearing 6204']],
  ['- 20 x pcs bearing 6204', [20, 'pcs', 'bearing 6204']],
  ['• 75 ft of hose', [75, 'ft', 'hose']],
  ['- Frying fat: 4 bucket', [4, 'bucket', 'Frying fat']],
  ['- Frying fat: 4', [4, null, 'Frying fat']],
])('with a bullet: %s', (line, item) => {
  expect(itemsIn(line)).toEqual([item]);
});

test('without bullets, two lines near each other that begin with quantity and unit', () => {
  expect(itemsIn('Hello,\n\n20 pcs bearing 6204\n75 ft of hose\n\nThanks')).toEqual([
    [20, 'pcs', 'bearing 6204'],
    [75, 'ft', 'hose'],
  ]);
});

test.each([
  ['one line alone', '20 pcs bearing 6204'],
  ['lines far from each other', `20 pcs bearing 6204${'\n'.repeat(3)}a\nb\nc\nd\n75 ft of hose`],
  ['lines that begin at other places', '20 pcs bearing 6204\n          75 ft of hose'],
  ['no quantity', '- bearing 6204\n- hose'],
  ['a number that counts nothing', '2026 was good\n2027 will be better'],
  ['nothing that is ordered', '- 20 pcs\n- 75 ft'],
  ['more than a quantity behind the colon', '- Delivery: 4 May at noon'],
])('no list: %s', (_, text) => {
  expect(itemsIn(text)).toEqual([]);
});

test('the number of an item that stands alone under its text', () => {
  expect(itemsIn('- 20x bearing\n      771-6204\n- 5x hose\n     771-9000')).toEqual([
    [20, null, 'bearing', '771-6204'],
    [5, null, 'hose', '771-9000'],
  ]);
});

test('it may stand two lines below', () => {
  expect(itemsIn('- 20x bearing\n      of steel\n      771-6204\n- 5x hose')).toEqual([
    [20, null, 'bearing', '771-6204'],
    [5, null, 'hose'],
  ]);
});

test.each([
  ['at another place', '- 20x bearing\n771-6204'],
  ['before words', '- 20x bearing\n      771-6204 as before'],
  ['among words', '- 20x bearing\n      see 771-6204'],
  ['of fewer than four digits', '- 20x bearing\n      M-620'],
  ['in small letters', '- 20x bearing\n      m6204'],
  ['behind an empty line', '- 20x bearing\n\n\n      771-6204'],
  ['of the next item', '- 20x bearing\n- 5x hose\n     771-9000'],
])('a number %s is not that of the item', (_, text) => {
  expect(itemsIn(text)[0]).toEqual([20, null, 'bearing']);
});

test('an item goes on below, flush with its text', () => {
  expect(
    itemsIn(`1) 3 ea Stainless bracket, rev C, your ref. 8722711775, at 27.49
   EUR each
2) 6 ea Switch M12, at 0.59 EUR each
By our reckoning this comes to 85.97 EUR`),
  ).toEqual([
    [3, 'ea', 'Stainless bracket, rev C', '8722711775', 27.49],
    [6, 'ea', 'Switch M12', 0.59],
  ]);
});

test('quantities that end below each other', () => {
  expect(itemsIn('   8 pcs bearing 6204\n 750 ft  of hose')).toEqual([
    [8, 'pcs', 'bearing 6204'],
    [750, 'ft', 'hose'],
  ]);
});

test('so many off, with the number of the article in a column of its own', () => {
  expect(itemsIn('4 off    BD-5518V    Front brake disc\n2 off    WP-22070    Water pump')).toEqual([
    [4, 'off', 'Front brake disc', 'BD-5518V'],
    [2, 'off', 'Water pump', 'WP-22070'],
  ]);
});
