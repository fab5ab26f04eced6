import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const rowsUnder = (numbers: string) => {
  const sheets = plainSheets(`
No     Description           Unit    Qty     Unit price    Amount
${numbers}
1      Cable H07RN-F         m       100           0.86     86.00
2      Adhesive tape         roll      6           0.74      4.44
`);
  return readRows(readTables(sheets), sheets, context).rows.map(({ position, description, quantity }) => [
    position,
    description?.value,
    quantity?.value,
  ]);
};
const rows = [
  [1, 'Cable H07RN-F', 100],
  [2, 'Adhesive tape', 6],
];

test.each([
  '1           2                 3       4           5           6',
  '(1)        (2)               (3)     (4)         (5)         (6)',
  'a           b                 c       d           e           f',
])('a form numbers its columns: %s', (numbers) => {
  expect(rowsUnder(numbers)).toEqual(rows);
});
