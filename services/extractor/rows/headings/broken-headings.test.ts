import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { sheetsOf } from '../../layout/sheet.ts';
import { readTables } from '../read-tables.ts';

const tableOf = (text: string) => {
  const { pages } = layText(text, { maxPages: 1 });
  const [table] = readTables(sheetsOf([{ name: 'a.txt', pages, notes: [] }]));
  return table && { headings: table.table.header.map((cell) => cell.text), rows: table.rows.length };
};

test('a heading that was broken in a word is whole', () => {
  const text = `Referência    Descrição             Quantidad   Preç
                                    e           o
A-100         Luva de proteção      12          2,00
A-200         Papel A4              4           3,00
`;
  expect(tableOf(text)).toEqual({ headings: ['Referência', 'Descrição', 'Quantidade', 'Preço'], rows: 2 });
});

test('a short word under a heading that is whole stays a word', () => {
  const text = `Item          Description           Quantity    Price
              per each
A-100         Gloves                12          2.00
`;
  expect(tableOf(text)?.headings).toEqual(expect.arrayContaining(['Quantity', 'Price']));
});
