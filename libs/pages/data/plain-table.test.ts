import { expect, test } from 'vitest';
import { readPlainTable } from './read-data.ts';

const rowsOf = (text: string) => {
  const content = readPlainTable('body.txt', new TextEncoder().encode(text))?.content;
  return content?.form === 'tables'
    ? content.tables[0]!.rows.map(({ cells }) => cells.map((cell) => cell.text).join(' ¦ '))
    : null;
};

test('what stands below a table in a letter is none of it', () => {
  const letter = `Hello,

Item  | Description | Qty
A-100 | Gloves      | 12
A-200 | Wipes       | 4
        and some more text

Delivery: 3 March
Regards
Anna
High Street 12, 1234 AB Utrecht
Tel. +31 30 123 45 67 | anna@buyer.example
`;
  expect(rowsOf(letter)).toEqual([
    'Hello,',
    '',
    'Item ¦ Description ¦ Qty',
    'A-100 ¦ Gloves ¦ 12',
    'A-200 ¦ Wipes ¦ 4',
    'and some more text',
  ]);
});

test('of two columns the signature has as many', () => {
  expect(rowsOf('Item | Qty\nGloves | 12\nWipes | 4\n\nAnna\nTel. +31 30 | anna@buyer.example\n')).toEqual([
    'Item ¦ Qty',
    'Gloves ¦ 12',
    'Wipes ¦ 4',
  ]);
});

test('blank lines within a table are no end of it', () => {
  expect(rowsOf('Item;Qty\nGloves;12\n\nWipes;4\n')).toEqual(['Item ¦ Qty', 'Gloves ¦ 12', '', 'Wipes ¦ 4']);
});

test('rows that go on in the next line are a text for people', () => {
  expect(rowsOf('No | Item | Qty\n1 | Paint white\n  Art. 110 | 8\n2 | Primer\n  Art. 220 | 4')).toBe(null);
});
