import { expect, test } from 'vitest';
import { context, plainSheets, printedSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function doubtedIn(text: string) {
  const sheets = plainSheets(`Please deliver:\n\n${text}\n\nKind regards\nAnna`);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return {
    quantities: rows.map(({ quantity }) => quantity?.value),
    doubts: doubts.map(({ code, places }) => [code, places[0]?.text]),
  };
}

test.each([
  'Boots 44 x 7',
  '10 + 1 x boots',
  'either 10 x boots or 12 x shoes',
  '-2 x boots',
  'CANCELLED - 24 x boots',
  'do not supply',
])('a line of a list that no item takes: %s', (line) => {
  expect(doubtedIn(`24 x masks\n5 x gloves\n${line}`)).toEqual({
    quantities: [24, 5],
    doubts: [['text_not_understood', line]],
  });
});

test('a numbered line among numbered items that no item takes', () => {
  expect(doubtedIn('1. 24 x masks\n2. 5 x gloves\n3. Labels (S, M, L) - 2,500 each size')).toEqual({
    quantities: [24, 5],
    doubts: [['text_not_understood', '3. Labels (S, M, L) - 2,500 each size']],
  });
  // Terms have numbers of their own.
  const list = '1. 24 x masks\n2. 5 x gloves';
  const terms = '1. Deliver within 14 days of order.\n2. Invoices by mail.';
  expect(doubtedIn(`${list}\nTerms and conditions:\n${terms}`).doubts).toEqual([]);
  expect(doubtedIn(`${list}\nHinweise\n1. Lieferung in 14 Tagen.`).doubts).toEqual([]);
  expect(doubtedIn(`${list}\nFor the yard\n${terms}`).doubts).not.toEqual([]);
  // What tells no number orders nothing.
  expect(doubtedIn('1. 24 x masks\n2. 5 x gloves\n3. No plastic wrap please').doubts).toEqual([]);
});

test.each(['Optional:', 'Already received:', 'Storniert:', 'Pour devis :', 'Retour', 'Do wyceny:'])(
  'a heading over what is not ordered: %s',
  (heading) => {
    expect(doubtedIn(`24 x masks\n\n${heading}\n5 x gloves`)).toEqual({
      quantities: [24, 5],
      doubts: [['text_not_understood', heading]],
    });
  },
);

test.each([
  ['drills 2 x blunt', 'drills 2 x blunt 7'],
  ['a thing without an amount', 'safety goggles clear'],
])('%s among the lines of a typed list is told', (_, line) => {
  const { quantities, doubts } = doubtedIn(`24 x masks\n${line}\n5 x gloves`);
  expect([quantities, doubts]).toEqual([[24, 5], [['text_not_understood', line]]]);
});

test('a line like the items beside it is told though blank lines stand between', () => {
  const { quantities, doubts } = doubtedIn('24 x masks\n\n5 x gloves\n\nVORTEX GR 12');
  expect([quantities, doubts]).toEqual([[24, 5], []]);
});

test('other lines are none', () => {
  expect(doubtedIn('For the yard:\n24 x masks\nFor the office:\n5 x gloves\nRef: 4711 - 3').doubts).toEqual(
    [],
  );
});

test.each([
  'masks (cancelled)',
  'masks - cancelled',
  'masks (please do not send)',
  'Masken (entfällt)',
  'Masken -> nur 12',
])('an item that is marked off: %s', (item) => {
  expect(doubtedIn(`24 x ${item}\n5 x gloves`).doubts).toEqual([['text_not_understood', item]]);
});

test('numbers that count the lines are no amounts', () => {
  expect(doubtedIn('1 Gloves size 9  10\n2 Gloves size 10  5').quantities).toEqual([10, 5]);
  expect(doubtedIn('1 Gloves size 9 10\n2 Gloves size 10 5\n3 Masks 8').doubts.map(([code]) => code)).toEqual(
    ['text_not_understood', 'text_not_understood', 'text_not_understood'],
  );
});

test('a sign without a space before its number', () => {
  expect(doubtedIn('Gloves L x10\nMasks x 24').quantities).toEqual([10, 24]);
});

test('an amount behind the goods may be their price', () => {
  expect(doubtedIn('10 x gloves 5.00\n24 x masks 2.00').doubts).toEqual([
    ['price_missing', 'gloves 5.00'],
    ['price_missing', 'masks 2.00'],
  ]);
});

test('money among the goods may be their price', () => {
  expect(doubtedIn('10 x gloves, all of it for CHF 19.00 only\n24 x masks\n7 x boots').doubts).toEqual([
    ['price_missing', 'gloves, all of it for CHF 19.00 only'],
  ]);
});

test('a comma at the end of the goods is doubted', () => {
  expect(doubtedIn('10 x gloves, black,\n24 x masks\n7 x boots').doubts).toEqual([
    ['text_not_understood', 'gloves, black,'],
  ]);
});

test('a day between the items is that of those below', () => {
  expect(doubtedIn('24 x masks\n\nDeliver 15 April:\n5 x gloves').doubts).toEqual([
    ['text_not_understood', 'Deliver 15 April:'],
  ]);
});

test('a size under an item of a printed list is none', async () => {
  const sheets = await printedSheets([
    [40, 100, '24 pcs masks'],
    [40, 113, '5 pcs boards'],
    [80, 126, 'Format 1250 x 600'],
  ]);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  expect([rows.length, doubts]).toEqual([2, []]);
});

test('an amount in an unknown unit between the items of a printed list is told', async () => {
  const sheets = await printedSheets([
    [40, 100, '3 pcs lettuce'],
    [40, 125, '2 frx coriander'],
    [40, 150, '40 pcs lemons'],
  ]);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  expect([rows.length, doubts.map(({ code }) => code)]).toEqual([2, ['text_not_understood']]);
});

test.each(['Sandpaper             one', 'Rollers               a dozen'])(
  'a line whose amount is a word: %s',
  (line) => {
    expect(doubtedIn(`Paint white 10 L      3 tins\nBrushes 2"            2 packs\n${line}`)).toEqual({
      quantities: [3, 2],
      doubts: [['text_not_understood', line.replace(/ +/, ' ')]],
    });
  },
);

test.each([
  ['about so much', 'approx 10 kg carrots'],
  ['from so many to so many', '4-5 cucumbers'],
  ['some', 'some parsley'],
  ['a bare number behind one word', 'Gravel 3'],
])('a line below a list that says %s', (_, line) => {
  expect(doubtedIn(`2 cases tomatoes\n1 case lettuce\n${line}`)).toEqual({
    quantities: [2, 1],
    doubts: [['text_not_understood', line]],
  });
});

test('a line that begins with a code like those of the others', () => {
  expect(
    doubtedIn(
      '88-1201   Valve 15mm   24\n88-1202   Valve 22mm   12 (urgent)\n88-1203   Valve 28mm   6\n88-1204   Valve 35mm   4',
    ).doubts,
  ).toEqual([['text_not_understood', '88-1202 Valve 22mm 12 (urgent)']]);
});

test.each([
  ['a size or a number that is set right', '3x Ladder 4 m, make it 5', '3 Ladder 4 m, make it 5'],
  ['days', 'Tue: 15 loaves', '15 Tue'],
])('an item of which nobody knows what it says: %s', (_, line, told) => {
  const sheets = plainSheets(`Please deliver:\n\n4x Trestle\n2x Plank\n${line}\n\nKind regards\nAnna`);
  const { doubts } = readRows(readTables(sheets), sheets, context);
  expect(doubts.map(({ code, path, message }) => [code, path, /"(.*)"/.exec(message)?.[1]])).toEqual([
    ['text_not_understood', 'items[2]', told],
  ]);
});

test('values and addresses side by side at the head of a printed page are no list, rows in columns that nobody read are asked about', async () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((cell, at): [number, number, string] => [40 + 100 * at, y, cell]);
  const sheets = await printedSheets([
    ...row(40, 'Country: 12 Spain', 'Section: 04 men'),
    ...row(60, '28108 Musterstadt', '19208 Altstadt'),
    ...row(120, 'Lorem', 'Ipsum', 'Dolor', 'Amet'),
    ...row(134, 'KX/red', '40', '11.90', '15.20'),
    ...row(148, 'KX/blue', '20', '11.90', '0'),
  ]);
  const { doubts } = readRows([], sheets, context);
  expect(doubts.map(({ code, places }) => [code, places[0]?.text])).toEqual([
    ['text_not_understood', 'KX/red 40 11.90 15.20'],
    ['text_not_understood', 'KX/blue 20 11.90 0'],
  ]);
});

test('an item behind the bullet of others that nobody read is asked about, a remark without a figure is not', () => {
  const list = [
    '- masks x 24 (code: A-10)',
    '- gloves 5 l x 6 (code: A-20) - brown ones',
    '- boots x 2 (code: A-30)',
  ];
  expect(doubtedIn([...list, '- kind regards to all'].join('\n'))).toEqual({
    quantities: [24, 2],
    doubts: [['text_not_understood', list[1]]],
  });
});

test('several sizes of one thing in a line of a list are a line each', () => {
  expect(doubtedIn('4 x trestles\n2 x planks\nGloves M: 10 boxes, L: 20 boxes, XL: 5 boxes')).toEqual({
    quantities: [4, 2, 10, 20, 5],
    doubts: [],
  });
});
