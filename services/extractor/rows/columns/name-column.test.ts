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
