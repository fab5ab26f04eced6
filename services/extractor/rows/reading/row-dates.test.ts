import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

/** Of each row the day of its delivery, the further days, and why. */
function datesIn(text: string, read = context) {
  const sheets = plainSheets(text);
  const { rows, notes } = readRows(readTables(sheets), sheets, read);
  return {
    days: rows.map(({ deliveryDate, schedule }) => [
      deliveryDate?.value ?? null,
      ...(schedule ?? []).map(({ value }) => value),
    ]),
    because: rows[0]?.deliveryDate?.because ?? null,
    confidence: rows[0]?.deliveryDate?.confidence ?? null,
    notes,
  };
}
const row = 'A-100       Screw         300   1.00         300.00';
const table = (heading: string, cell: string, below = '') =>
  `Item code   Description   Qty   Unit price   Amount    ${heading}\n${row}    ${cell}\n${below}`;

test('in its column', () => {
  expect(datesIn(table('Delivery date', '12.05.2026'))).toEqual({
    days: [['2026-05-12']],
    because: 'delivery date of the line',
    confidence: 0.92,
    notes: [],
  });
});

test('in its column a narrow cell may wrap it; what it wrapped to is no remark', () => {
  const below = '                                                         2026';
  expect(datesIn(table('Delivery date', '28 January', below))).toMatchObject({
    days: [['2026-01-28']],
    notes: [],
  });
});

test('a window or a week has its first and its last day', () => {
  expect(datesIn(table('Delivery date', '12.–16.10.2026')).days).toEqual([['2026-10-16', '2026-10-12']]);
  expect(datesIn(table('Delivery', 'KW 23/2026')).days).toEqual([['2026-06-05', '2026-06-01']]);
});

test('in a column whose heading nobody knows, the only date of the line', () => {
  const { days, because, confidence } = datesIn(table('Zkrt', '12.05.2026'));
  expect(days).toEqual([['2026-05-12']]);
  expect([because, confidence]).toEqual(['delivery date of the line', 0.92]);
});

test.each([
  ['Delivery date: 12.05.2026', 'delivery date of the line', 0.92],
  ['Please note: deliver on 12.05.2026', 'delivery date of the line', 0.92],
  ['Zkrt: 12.05.2026', 'the only date of the line', 0.874],
])('under the line, %s', (below, because, confidence) => {
  const found = datesIn(table('', '', `            ${below}`));
  expect(found.days).toEqual([['2026-05-12']]);
  expect(found.because).toBe(because);
  expect(found.confidence).toBeCloseTo(confidence, 4);
});

test('its column speaks before a label under the line', () => {
  const below = '            Delivery date: 13.05.2026';
  expect(datesIn(table('Delivery date', '12.05.2026', below)).days).toEqual([['2026-05-12']]);
});

test('a label under the line speaks before a date without one', () => {
  const below = '            Zkrt: 01.01.2026\n            Delivery date: 13.05.2026';
  expect(datesIn(table('', '', below)).days).toEqual([['2026-05-13']]);
});

test.each([
  ['two dates at unknown labels', '            Zkrt: 12.05.2026\n            Blok: 13.06.2026'],
  [
    'a sentence with a date',
    '            as told by Petra Huber in her letter of 12.05.2026 about screws of steel',
  ],
  ['no date', '            Delivery date: as told'],
])('no delivery of the line: %s', (_, below) => {
  expect(datesIn(table('', '', below)).days).toEqual([[null]]);
});

test('a day that could change places with its month is less sure', () => {
  const guessed = { ...context, rowDates: { order: 'DMY', source: 'locale' } as const };
  expect(datesIn(table('Delivery date', '3/4/2026'), guessed).confidence).toBe(0.6);
  expect(datesIn(table('Delivery date', '3/4/2026')).confidence).toBe(0.92);
});

test('under the line between other labels, and in brackets', () => {
  const wide = (below: string) => `
Item code   Description                                                                  Qty   Unit price   Amount
A-100       Screw, bright, with a hexagonal head and a thread as long as its shank       300   1.00         300.00
            ${below}
`;
  const between = 'Our part: 2791.87 Rev: 3 Mark: X Delivery date: 12.05.2026 Colour: red';
  expect(datesIn(wide(between)).days).toEqual([['2026-05-12']]);
  expect(datesIn(wide('(deliver 12 May 2026)')).days).toEqual([['2026-05-12']]);
});

test('something like a date that nobody can read is asked about', () => {
  const asked = (cell: string) => {
    const sheets = plainSheets(table('Delivery date', cell));
    return readRows(readTables(sheets), sheets, context)
      .doubts.filter(({ code }) => code === 'date_unclear')
      .map(({ path }) => path);
  };
  expect(asked('11/781')).toEqual(['items[0].delivery_date']);
  expect(asked('Apr/2952025')).toEqual(['items[0].delivery_date']);
  expect(asked('12.05.2026')).toEqual([]);
});

test.each(['Deliver end of May', 'Lieferung Ende Mai', 'Livraison fin mai', 'Levering eind mei'])(
  'a month below the line that is no day is asked about: %s',
  (below) => {
    const sheets = plainSheets(table('', '', `            ${below}`));
    const { doubts } = readRows(readTables(sheets), sheets, context);
    expect(doubts.map(({ code, path, places }) => [code, path, places[0]?.text])).toEqual([
      ['date_unclear', 'items[0].delivery_date', below],
    ]);
  },
);

test('what is due at a label within a long remark', () => {
  const wide = (code: string, name: string, numbers: string) =>
    `${code.padEnd(12)}${name.padEnd(80)}${numbers}\n`;
  const text =
    wide('Item code', 'Description', 'Qty   Unit price   Amount') +
    wide('A-100', 'Screw', '300   1.00         300.00') +
    wide('', 'Vend Item: HI-68976 Manuf Item: 3M 80-9273 Due Date: May 21, 2026', '');
  expect(datesIn(text)).toMatchObject({ days: [['2026-05-21']], because: 'delivery date of the line' });
});

test.each([
  ['   Whse: 001 Required Date: 12/28/2020', []],
  ['   Delivery: 200 pieces on 20-04-2026', ['date_unclear']],
])(
  'a day behind a number below a row is that of a part, unless it stands at its own label: %s',
  (below, asked) => {
    const sheets = plainSheets(table('', '', below));
    expect(readRows(readTables(sheets), sheets, context).doubts.map(({ code }) => code)).toEqual(asked);
  },
);

test.each([
  ['   Plan MHD: 18.12.2026', null],
  ['   Best before: 18.12.2026', null],
  ['   Drawing approved 18.12.2026', null],
  ['   Zeichnung freigegeben 18.12.2026', null],
  ['   Approved for delivery 18.12.2026', '2026-12-18'],
  ['   Lieferung: 18.12.2026', '2026-12-18'],
  ['   Delivery stock: 18.12.2026', '2026-12-18'],
  ['   Ship status: 18.12.2026', '2026-12-18'],
])(
  'until when the goods keep, or when a drawing was approved, is no day of their delivery: %s',
  (below, day) => {
    expect(datesIn(table('', '', below)).days[0]![0]).toBe(day);
  },
);
