import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../../sample.fixture.ts';

const order = (parts: string) =>
  draftOf(
    plainFile(`PURCHASE ORDER
Order number  4711          Order date  02/16/2027

Line  Deliver by    Quantity   Received   Balance   Part Number      Unit Price    Ext Price
1     03/18/2027          50          0        50   HX-2210-4             2.50       375.00
${parts}
      Hinge, left
2     03/18/2027          10          0        10   HX-2210-9             4.00        40.00
      Hinge, right
                                                                     Total          415.00
`),
  );
const rowsOf = ({ rows }: ReturnType<typeof order>) =>
  rows.map(({ description, quantity }) => [description?.value, quantity?.value]);

test('parts of a delivery in the columns of the row make its quantity', () => {
  const draft = order(`      04/18/2027          60          0        60
      05/18/2027          40          0        40`);
  expect(rowsOf(draft)).toEqual([
    ['Hinge, left', 150],
    ['Hinge, right', 10],
  ]);
  expect(draft.doubts.map(({ code }) => code)).not.toContain('line_total_mismatch');
  expect([draft.deliveryDateFrom?.value, draft.deliveryDateTo?.value]).toEqual(['2027-03-18', '2027-05-18']);
});

test('parts that do not make the total of the line are doubted', () => {
  const draft = order('      04/18/2027          60          0        60');
  expect(draft.rows[0]?.quantity?.value).toBe(50);
  expect(draft.doubts.map(({ code }) => code)).toContain('line_total_mismatch');
});
