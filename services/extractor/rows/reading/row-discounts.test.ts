import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function rowUnder(...below: string[]) {
  const sheets = plainSheets(`
Item code   Description   Qty   Unit price      Amount
A-100       Screw         300         2.00      600.00
${below.join('\n')}
A-200       Nut           100         0.50       50.00
`);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  const [{ lineTotal, discount } = { lineTotal: null, discount: null }] = rows;
  return { lines: rows.length, total: lineTotal?.value, discount, doubts: doubts.map(({ code }) => code) };
}

test('what is taken off under a line leaves its net total', () => {
  expect(rowUnder('            - 20 % discount                    -120.00')).toEqual({
    lines: 2,
    total: 480,
    discount: 0.4,
    doubts: [],
  });
});

test('several discounts, and the net amount below them', () => {
  expect(
    rowUnder(
      '            - 20 % discount                    -120.00',
      '            - 5 % bonus                         -30.00',
      '            price reduced                       450.00',
    ),
  ).toEqual({ lines: 2, total: 450, discount: 0.5, doubts: [] });
});

test('the place of the net amount is shown with that of the total', () => {
  const sheets = plainSheets(`
Item code   Description   Qty   Unit price      Amount
A-100       Screw         300         2.00      600.00
            - 20 % discount                    -120.00
`);
  const { lineTotal } = readRows(readTables(sheets), sheets, context).rows[0]!;
  expect(lineTotal!.places.map(({ text }) => text)).toEqual(['600.00', '- 20 % discount -120.00']);
  expect(lineTotal!.because).toBe(
    'row under "Item code | Description | Qty | Unit price | Amount"; less the discount printed under it',
  );
});

test('an amount below that the discounts do not leave: nothing is taken off, it is doubted', () => {
  expect(
    rowUnder(
      '            - 20 % discount                    -120.00',
      '            price reduced                       455.00',
    ),
  ).toMatchObject({ lines: 2, total: 600, discount: null });
});

test.each([
  ['an amount in another column', '            - 20 % discount        -120.00'],
  ['a discount without cents', '            - 20 % discount                       -120'],
  ['the whole total taken off', '            given away                         -600.00'],
  ['more than the total', '            given away                         -700.00'],
  ['the same total again', '            price reduced                       600.00'],
])('%s leaves the total as it is', (_, below) => {
  expect(rowUnder(below)).toMatchObject({ lines: 2, total: 600, discount: null });
});

test('the net amount alone under the gross one, where the rate of the line leaves it', () => {
  const totals = (under: string) => {
    const sheets = plainSheets(`
Item code   Description   Qty   Unit price   Discount      Amount
A-100       Screw         300         2.00         4 %     600.00
                                                           ${under}
A-200       Nut           100         0.50         0 %      50.00
`);
    const { rows } = readRows(readTables(sheets), sheets, context);
    return rows.map(({ lineTotal }) => lineTotal?.value);
  };
  expect(totals('576.00')).toEqual([576, 50]);
  expect(totals('570.00')).toEqual([600, 50]);
});
