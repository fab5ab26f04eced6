import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const totalBehind = (text: string) =>
  draftOf(
    plainFile(`Purchase order 4500-7781

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1.00         300.00

${text}
`),
  ).totalPrice?.value ?? null;
const totalOf = (...sums: string[]) =>
  totalBehind(sums.map((sum) => `                          ${sum}`).join('\n'));

test.each<[string, string[], number]>([
  ['tax at labels that we do not know', ['Subtotal    300.00', 'Xyzzy    57.00', 'Filigree    357.00'], 357],
  ['freight and tax', ['Subtotal    300.00', 'Qux    20.00', 'Xyzzy    60.80', 'Filigree    380.80'], 380.8],
])('the largest amount that a total and %s make', (_, sums, total) => {
  expect(totalOf(...sums)).toBe(total);
});

test('what is taken off a subtotal is not put on the total', () => {
  expect(totalOf('Subtotal    300.00', 'Discount    12.00', 'Order total    288.00')).toBe(288);
  expect(totalOf('Goods total    300.00', 'Discount    -12.00', 'Order total    288.00')).toBe(288);
});

test('labels with the currency before their amounts', () => {
  expect(totalOf('Totaal excl. btw € 300.00', 'Btw 19%    € 57.00', 'Totaal    € 357.00')).toBe(357);
  const { doubts } = draftOf(
    plainFile(`Purchase order 4500-7781

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1.00         300.00



                                             Xyzzy net £300.00
                                             Filigree    £57.00
                                             Order total £357.00
`),
  );
  expect(doubts.filter(({ code }) => code === 'total_mismatch')).toEqual([]);
});

test('an amount that nothing makes leaves the labelled total', () => {
  expect(totalOf('Subtotal    300.00', 'Xyzzy    57.00', 'Filigree    999.00')).toBe(300);
});

test.each([
  'Makes 300.00 EUR by our reckoning.',
  'Razem wychodzi 300.00 PLN.',
  'I alt 300.00 DKK efter vores beregning.',
  'All without tax. Total as I make it £300.00.',
  'Alles netto. Zusammen macht das € 300.00.',
  'Sans taxes. Nous arrivons à €300.00.',
])('the one amount of a sentence that the lines make: %s', (sentence) => {
  expect(totalBehind(`\n\n\n${sentence}`)).toBe(300);
});

test.each([
  ['-$10.00', '$110.00', true],
  ['($10.00)', '$110.00', true],
  ['-10.00', '$110.00', true],
  ['-$10.00', '$115.00', false],
])('%s under a name that we do not know is taken off', (amount, total, isRight) => {
  const { totalPrice, doubts } = draftOf(
    plainFile(`Purchase order 4711-22

Item      Qty    Price     Amount
Screw     10     $ 6.00    $ 60.00
Nut       10     $ 6.00    $ 60.00

          Subtotal                  $120.00
          Builders' allowance (8%)  ${amount}
          Total                     ${total}
`),
  );
  expect(totalPrice?.value).toBe(isRight ? 110 : 115);
  expect(doubts.some(({ code }) => code === 'total_mismatch')).toBe(!isRight);
});
