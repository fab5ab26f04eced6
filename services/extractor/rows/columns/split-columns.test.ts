import { expect, test } from 'vitest';
import { plainSheets } from '../../sample.fixture.ts';
import { readTables } from '../read-tables.ts';

const rolesOf = (text: string) => readTables(plainSheets(text)).map(({ roles }) => roles);

test.each([
  ['12 May 2026', '19 May 2026'],
  ['12 mai 2026', '19 juin 2026'],
  ['12. Mai 2026', '3. Juni 2026'],
])('a day and the name of its month are one column: %j', (first, second) => {
  expect(
    rolesOf(`
Item code   Description   Qty   Need by        Unit price   Amount
A-100       Screw         300   ${first.padEnd(14)} 1.00         300.00
A-200       Bolt          100   ${second.padEnd(14)} 0.50          50.00
`),
  ).toEqual([['article', 'description', 'quantity', 'deliveryDate', 'price', 'lineTotal']]);
});

test('a price and its basis under one heading are two', () => {
  expect(
    rolesOf(`
Item code   Description   Qty   Price Base      Amount
A-100       Screw         300   1.00   100        3.00
A-200       Bolt          100   0.50   100        0.50
`)[0],
  ).toHaveLength(6);
});
