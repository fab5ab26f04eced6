import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { sheetsOf } from '../../layout/sheet.ts';
import { readTables } from '../read-tables.ts';

test('who wants a thing stands before it and names nothing', () => {
  const text = [
    'Wer          Artikel            Menge   Einheit',
    'Küche        Spülmittel 5 L     4       Kanister',
    'Empfang      Schwämme           20      Stk',
    'Küche        Kopierpapier A4    10      Karton',
  ].join('\n');
  const { pages } = layText(text, { maxPages: 1 });
  const tables = readTables(sheetsOf([{ name: 'order.txt', pages, notes: [] }]));
  expect(tables.map(({ roles }) => roles)).toEqual([[null, 'description', 'quantity', 'unit']]);
});

test('sizes of goods name them only where no other column does', () => {
  const rolesOf = (text: string) => {
    const { pages } = layText(text, { maxPages: 1 });
    return readTables(sheetsOf([{ name: 'order.txt', pages, notes: [] }])).map(({ roles }) => roles);
  };
  const lines = (head: string, ...rows: string[]) => rolesOf([head, ...rows].join('\n'));
  expect(
    lines(
      'Code      Item                         Size    Qty',
      'ST-10     Apron, red                   M         6',
      'ST-10     Apron, red                   XL       10',
      'ST-31     Cap with ear flaps           one       4',
    ),
  ).toEqual([['article', 'description', 'ignored', 'quantity']]);
  expect(
    lines(
      'Item          Size    Colour    Qty',
      'Polo shirt    M       navy       10',
      'Fleece        L       grey       12',
      'Trousers      XL      black       4',
    ),
  ).toEqual([['description', 'ignored', 'ignored', 'quantity']]);
  expect(
    lines(
      'Code      Size                         Qty',
      'ST-10     Oak, 22 x 95 mm planed        6',
      'ST-11     Ash, 18 x 60 mm rough        10',
    ),
  ).toEqual([['article', 'description', 'quantity']]);
});
