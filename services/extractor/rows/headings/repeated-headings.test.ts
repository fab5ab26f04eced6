import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../../sample.fixture.ts';

/** An order whose second page repeats the headings over what is no row. */
function orderWith(heading: string, cell: string, under: string) {
  const head = `Item code   Description   Qty   Unit price   Amount   ${heading}`;
  return draftOf(
    plainFile(
      `Purchase order 4500-7781      Date: 03.11.2026

Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen

${head}
A-100       Screw         300   1,00         300,00   ${cell}
`,
      [`Purchase order 4500-7781      Page 2`, '', head, `${' '.repeat(54)}${under}`].join('\n'),
    ),
  );
}

test('headings repeated on a page without rows announce no value', () => {
  const dated = orderWith('Delivery date', '12.12.2026', '17.12.2026');
  expect([dated.rows.length, dated.deliveryDate?.value]).toEqual([1, '2026-12-12']);
  const numbered = orderWith('Order number', '5511-1', '77-8812');
  expect([numbered.orderNumber?.value, numbered.doubts]).toEqual(['4500-7781', []]);
});
