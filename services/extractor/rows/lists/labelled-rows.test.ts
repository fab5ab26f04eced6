import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function rowsIn(text: string) {
  const sheets = plainSheets(text);
  return readRows(readTables(sheets), sheets, context).rows.map((row) => [
    row.customerArticle?.value ?? null,
    row.description?.value,
    row.quantity?.value,
  ]);
}

test.each([':', ''])('cards under their numbers, labels that end in "%s"', (mark) => {
  const card = (title: string, name: string, number: string, quantity: string) => `
${title}
${`Item${mark}`.padEnd(20)}${name}
${`Item no.${mark}`.padEnd(20)}${number}
${`Quantity${mark}`.padEnd(20)}${quantity}
`;
  const first = card('Item 1 of 3', 'Drill 18 V', '168.988.44', '3');
  const second = card('Item 2 of 3', 'Office chair, black', '195.649.73', '120');
  const third = card('Item 3 of 3', 'V-belt SPZ 1000', '144.299.84', '1');
  expect(rowsIn(`${first}\n${second}\n${third}`)).toEqual([
    ['168.988.44', 'Drill 18 V', 3],
    ['195.649.73', 'Office chair, black', 120],
    ['144.299.84', 'V-belt SPZ 1000', 1],
  ]);
});
