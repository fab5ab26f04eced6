import { expect, test } from 'vitest';
import { draftOf, plainFile, plainSheets } from '../sample.fixture.ts';

const textsOf = (text: string) =>
  plainSheets(text).flatMap(({ lines }) => lines.flatMap(({ segments }) => segments.map((one) => one.text)));

test('a title that is drawn with spaces is whole, and so is each of its words', () => {
  expect(textsOf('B E S T E L L U N G    Nr. 250419')).toEqual(['BESTELLUNG', 'Nr. 250419']);
  expect(textsOf('P U R C H A S E   O R D E R')).toEqual(['PURCHASE ORDER']);
});

test('a few letters are marks or sizes, and so are letters in columns', () => {
  expect(textsOf('S M L')).toEqual(['S M L']);
  expect(textsOf('A    B    C    D    E    F')).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

test('the number behind such a title is that of the order', () => {
  const { orderNumber } = draftOf(
    plainFile(
      'Muster GmbH\n\nB E S T E L L U N G    Nr. 250419       Datum: 17.06.2027\n\nPos  Bezeichnung  Menge\n1    Karton       10\n',
    ),
  );
  expect(orderNumber?.value).toBe('250419');
});
