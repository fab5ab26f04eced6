import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function read(text: string) {
  const sheets = plainSheets(text);
  const { rows, notes } = readRows(readTables(sheets), sheets, context);
  return {
    rows: rows.map(({ description, deliveryDate }) => [description?.value, deliveryDate?.value ?? null]),
    notes,
  };
}

test.each(['Delivery date', 'Zkrt'])(
  'under "%s" a day wraps, and the description goes on beside it',
  (heading) => {
    expect(
      read(`
Item code   Description           Qty   Price   Amount   ${heading}
A-100       Hose for the yard,    12    2.00    24.00    28 January
            black                                        2026
A-200       Nut                   1     1.00    1.00     12 May
                                                         2026
`),
    ).toEqual({
      rows: [
        ['Hose for the yard, black', '2026-01-28'],
        ['Nut', '2026-05-12'],
      ],
      notes: [],
    });
  },
);

test('a clock time wraps under its day, and the description goes on beside it', () => {
  expect(
    read(`
Item code   Description           Qty   Price   Amount   Delivery date
A-100       Hose for the yard,    12    2.00    24.00    28/01/2026
            black                                        00:00:00
A-200       Nut                   1     1.00    1.00     12/05/2026
                                                         00:00:00
`),
  ).toEqual({
    rows: [
      ['Hose for the yard, black', '2026-01-28'],
      ['Nut', '2026-05-12'],
    ],
    notes: [],
  });
});

test.each([
  ['12:00:00', 'Hose for the yard, black'],
  // A time without seconds somebody may have set: it stays beside the row.
  ['08:30   ', 'Hose for the yard,'],
])('a unit wraps under its quantity and %s under its day', (time, description) => {
  const text = `
Item code   Description           Qty        Price   Amount   Delivery date
A-100       Hose for the yard,    12,00      2.00    24.00    28/01/2026
            black                 Unité(s)                    ${time}
A-200       Nut                   1,00       1.00    1.00     12/05/2026
                                  Unité(s)                    ${time}
`;
  const sheets = plainSheets(text);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows[0]!.description?.value).toBe(description);
  expect(rows.map(({ deliveryDate }) => deliveryDate?.value)).toEqual(['2026-01-28', '2026-05-12']);
  if (time === '12:00:00') expect(rows.map(({ unit }) => unit?.value)).toEqual(['Unité(s)', 'Unité(s)']);
});

test('a unit under its quantity and a day under its price go on no text, the description beside them is one', () => {
  const text = `
Item code   Description       Qty     Price        Amount
                              Unit    Needed on
A-100       Hose              12      2.00         24.00
                              PC      28/01/2026
A-200       Nut               1       1.00         1.00
                              PC      12/05/2026
`;
  const sheets = plainSheets(text);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  expect(rows.map(({ unit, deliveryDate }) => [unit?.value, deliveryDate?.value])).toEqual([
    ['PC', '2026-01-28'],
    ['PC', '2026-05-12'],
  ]);
  expect(doubts.map(({ code }) => code)).not.toContain('text_not_understood');
});

test('the sign of an amount wraps, and the description goes on beside it; another word is a remark', () => {
  expect(
    read(`
Item code   Description           Qty   Price   Amount
A-100       Hose for the yard,    12    2.00    24.00
            black                       CHF     CHF
A-200       Nut                   1     1.00    1.00
                                        CHF     CHF
`),
  ).toEqual({
    rows: [
      ['Hose for the yard, black', null],
      ['Nut', null],
    ],
    notes: [],
  });
  expect(
    read(`
Item code   Description           Qty   Price   Amount
A-100       Hose for the yard,    12    2.00    24.00
            black                               net
`),
  ).toEqual({ rows: [['Hose for the yard,', null]], notes: ['Line 1: black; net'] });
});

test('a unit alone goes on behind a number', () => {
  const described = (first: string, second: string) =>
    read(`
Item code   Description           Qty   Price   Amount
A-100       ${first.padEnd(22)}12    2.00    24.00
            ${second}
A-200       Nut with a long name  1     1.00    1.00
`).rows[0]![0];
  expect([
    described('Hose 5', 'm'),
    described('Hose 5', 'M'),
    described('Hose', 'M'),
    described('Hose 5', 'M net'),
  ]).toEqual(['Hose 5 m', 'Hose 5 M', 'Hose', 'Hose 5']);
});

test('a day under a row, and what other rows say with other numbers, are remarks', () => {
  expect(
    read(`
Item code   Description                          Qty   Price   Amount
A-100       Hose for the yard of the new works   12    2.00    24.00
            Unload 24 March 2026
A-200       Hose for the yard of the old works   1     1.00    1.00
            JOB 24-1465 drawing 738064
A-300       Nut for the yard of the other one    1     1.00    1.00
            JOB 25-7358 drawing 974010
`).rows.map(([description]) => description),
  ).toEqual([
    'Hose for the yard of the new works',
    'Hose for the yard of the old works',
    'Nut for the yard of the other one',
  ]);
});

test('a measure goes on with its unit', () => {
  expect(
    read(`
Item code   Description                      Qty   Price   Amount
A-100       LED panel 600 x 600, 36          12    2.00    24.00
            W, 4000 K, with driver
A-200       Clamp of steel, long, bright     1     1.00    1.00
`).rows.map(([name]) => name),
  ).toEqual(['LED panel 600 x 600, 36 W, 4000 K, with driver', 'Clamp of steel, long, bright']);
});

test('one end of several descriptions is no remark of each, though its letters are printed or read in two ways', () => {
  expect(
    read(`
Pos   Description                  Qty   Price   Amount
1     Panel light 600 x 600, 36    10    2.00    20.00
      W, 4000 K, incI. driver
2     Relay                        1     1.00    1.00
3     Panel light 600 x 600, 40    10    3.00    30.00
      W, 4000 K, incl. driver
4     Panel light 600 x 600, 40    2     3.00    6.00
      W, 4000 K, incl. driver
`).rows.map(([description]) => description),
  ).toEqual([
    'Panel light 600 x 600, 36 W, 4000 K, incI. driver',
    'Relay',
    'Panel light 600 x 600, 40 W, 4000 K, incl. driver',
    'Panel light 600 x 600, 40 W, 4000 K, incl. driver',
  ]);
});

test.each(['Part no. / Description', 'Details'])(
  'a code without a digit over its text, where the other rows have numbers there, under %s',
  (heading) => {
    const articles = (last: string) => {
      const sheets = plainSheets(`
${heading.padEnd(40)} Qty   Price   Amount
HS-1001                                  12    2.00    24.00
Hose for the yard
HS-1002                                  1     1.00    1.00
Nut
${last.padEnd(40)} 1     9.00    9.00
Plate with the new sign
`);
      const { rows } = readRows(readTables(sheets), sheets, context);
      const row = rows.at(-1)!;
      return [row.customerArticle?.value ?? null, row.description?.value];
    };
    expect(articles('PLATE')).toEqual(['PLATE', 'Plate with the new sign']);
    expect(articles('W-LAG-BAND')).toEqual(['W-LAG-BAND', 'Plate with the new sign']);
    expect(articles('Engraving')[0]).toBeNull();
  },
);

test('days below a row that make no schedule are asked about', () => {
  const sheets = plainSheets(`
Item code   Description            Qty   Price   Amount
A-100       Hose for the yard      12    2.00    24.00
            Rel 1   5   16/03/2026
            Rel 2   5   13/04/2026
`);
  const { doubts } = readRows(readTables(sheets), sheets, context);
  expect(doubts.map(({ code, path }) => `${code} ${path}`)).toContain('date_unclear items[0].delivery_date');
});

test.each(['Delivery schedule', 'Lieferplan:', 'Harmonogram dostaw'])(
  '"%s" over the parts of a delivery is no part of the description',
  (caption) => {
    expect(
      read(`
Item code   Description                     Qty   Price   Amount
A-100       Hose                            12    2.00    24.00
            ${caption}
            02.05.2026                      5
            09.05.2026                      7
A-200       Nut                             1     1.00    1.00
`).rows.map(([text]) => text),
    ).toEqual(['Hose', 'Nut']);
  },
);

test('the rest of a description over the parts of a delivery is', () => {
  expect(
    read(`
Item code   Description                     Qty   Price   Amount
A-100       Hose for the yard,              12    2.00    24.00
            with plan for delivery
            02.05.2026                      5
            09.05.2026                      7
A-200       Nut                             1     1.00    1.00
`).rows.map(([text]) => text),
  ).toEqual(['Hose for the yard, with plan for delivery', 'Nut']);
});

test('words under a tax and a unit under its number belong to those, and the description goes on beside them', () => {
  const sheets = plainSheets(`
Description            Tax         Quantity   Unit price   Amount
Hose for the yard,     VAT 21 %    12.00      2.00         24.00
black                  (goods)     pcs
Nut                    VAT 21 %    1.00       1.00         1.00
                       (goods)     pcs
`);
  const { rows, doubts, notes } = readRows(readTables(sheets), sheets, context);
  expect(rows.map(({ description, unit }) => [description?.value, unit?.value])).toEqual([
    ['Hose for the yard, black', 'pcs'],
    ['Nut', 'pcs'],
  ]);
  expect([...doubts, ...notes]).toEqual([]);
});

test('a rate under a tax belongs to it, and the description goes on beside it', () => {
  const sheets = plainSheets(`
Description            Tax         Quantity   Unit price   Amount
Hose for the yard,     VAT         12         2.00         24.00
black                  5.00%
Nut                    VAT         1          1.00         1.00
                       [0.05]
`);
  const { rows, notes } = readRows(readTables(sheets), sheets, context);
  expect(rows.map(({ description }) => description?.value)).toEqual(['Hose for the yard, black', 'Nut']);
  expect(notes).toEqual([]);
});

test('for how many a price is, under its word', () => {
  const sheets = plainSheets(`
Item code   Description      Quantity   Unit price     Amount
A-100       Hex set screw    1500       18.60 per      279.00
                                        100
A-200       Nut              1          1.00           1.00
`);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  expect([rows.map(({ price }) => price?.value), doubts]).toEqual([[0.186, 1], []]);
});

test('packs of some pieces are counted by packs where the amount says so', () => {
  const read = (amount: string) => {
    const sheets = plainSheets(`
Description      Quantity        Unit price     Amount
Candles          4 boxes of 6    2.50           ${amount}
Nut              1               1.00           1.00
`);
    const { rows, doubts } = readRows(readTables(sheets), sheets, context);
    return [rows[0]!.quantity?.value, rows[0]!.unit?.value, doubts.map(({ path }) => path)];
  };
  expect(read('10.00')).toEqual([4, 'boxes', []]);
  expect(read('60.00')).toEqual([4, 'boxes', expect.arrayContaining(['items[0].quantity'])]);
});

test('a name that ends in mid-sentence is less sure where a line below was not taken for its end', () => {
  const sureness = (name: string) => {
    const sheets = plainSheets(`
Item code   Description           Qty   Price   Amount
A-100       ${name.padEnd(18)}    12    2.00    24.00
            black                               net
`);
    return readRows(readTables(sheets), sheets, context).rows[0]!.description!.confidence;
  };
  for (const name of ['Hose for the yard,', 'Hose 3 m with']) expect(sureness(name)).toBeLessThan(0.7);
  expect(sureness('Hose for the yard')).toBeGreaterThan(0.9);
});

test('what a price is for wraps under it, whatever it is called', () => {
  expect(
    read(`
Item code   Description           Qty   Price    Amount
A-100       Crayons, 12 colours,  3     219.00   657.00
            72 in a tub                 per tub
A-200       Nut                   1     1.00     1.00
`).rows,
  ).toEqual([
    ['Crayons, 12 colours, 72 in a tub', null],
    ['Nut', null],
  ]);
});
