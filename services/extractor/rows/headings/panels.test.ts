import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../../sample.fixture.ts';

const page = (gap: string) => `
Order 4711                                        ${gap}Horlogerie Nord SA
                                                  ${gap}Rue du Port 4
                                                  ${gap}1023 Crissier
                                                  ${gap}Telephone
                                                  ${gap}Register
Pos   Article   Description          Qty   Price  ${gap}Bank
1     A-100     Europallet 1200 x    10    1.50   ${gap}IBAN CH
                800 mm, used                      ${gap}Owner
2     A-200     Belt                 20    2.50   ${gap}Ann Lee
`;

test('what runs down the right of the page beside a table is none of it', () => {
  const { rows } = draftOf(plainFile(page('      ')));
  expect(rows.map(({ description, quantity }) => [description?.value, quantity?.value])).toEqual([
    ['Europallet 1200 x 800 mm, used', 10],
    ['Belt', 20],
  ]);
});

test.each([
  ['Qty', 'Item no', 'Description', 'Onions, yellow, large, 50 lb'],
  ['Menge', 'Art.-Nr.', 'Bezeichnung', 'Zwiebeln gelb, Sack zu 25 kg'],
  ['Aantal', 'Artikel', 'Omschrijving', 'Uien geel grof, baal 25 kg'],
])('texts of the first of two tables reach far under the second: %s', (...[qty, item, name, long]) => {
  const row = (...cells: string[]) =>
    [8, 10, 32].map((width, at) => cells[at]!.padEnd(width)).join('') + cells.slice(3).join('    ');
  const { rows } = draftOf(
    plainFile(
      [
        'Purchase order 4711',
        '',
        row(qty, item, name, qty, item, name),
        row('3', '10432', 'Lettuce', '8', '30771', 'Rice'),
        row('4', '10305', long, '10', '45003', 'Oil 5 l'),
      ].join('\n'),
    ),
  );
  expect(rows.map(({ quantity, description }) => [quantity?.value, description?.value])).toEqual([
    [3, 'Lettuce'],
    [4, long],
    [8, 'Rice'],
    [10, 'Oil 5 l'],
  ]);
});
