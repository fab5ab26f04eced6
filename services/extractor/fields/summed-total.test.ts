import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const totalOf = (...sums: string[]) =>
  draftOf(
    plainFile(`Purchase order 4500-7781

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1.00         300.00

${sums.map((sum) => `                          ${sum}`).join('\n')}
`),
  ).totalPrice?.value ?? null;

test.each<[string, string[], number]>([
  ['tax at labels that we do not know', ['Subtotal    300.00', 'Xyzzy    57.00', 'Filigree    357.00'], 357],
  ['freight and tax', ['Subtotal    300.00', 'Qux    20.00', 'Xyzzy    60.80', 'Filigree    380.80'], 380.8],
])('the largest amount that a total and %s make', (_, sums, total) => {
  expect(totalOf(...sums)).toBe(total);
});

test('an amount that nothing makes leaves the labelled total', () => {
  expect(totalOf('Subtotal    300.00', 'Xyzzy    57.00', 'Filigree    999.00')).toBe(300);
});
