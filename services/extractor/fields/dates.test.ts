import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const lines =
  'Item code   Description   Qty   Unit price   Amount\nA-100       Screw         300   1,00         300,00\n';
const order = (head: string) =>
  draftOf(
    plainFile(
      `Purchase order: 4500-7781      Date: 03.11.2026\n\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen\n\n${head}\n\n${lines}`,
    ),
  );
const doubts = (head: string) =>
  order(head).doubts.flatMap(({ code, message }) => (code === 'date_unclear' ? message : []));

test('a date at a label whose words speak of delivery', () => {
  expect(order('Wareneingangsfenster: 17.12.2026').deliveryDate).toMatchObject({
    value: '2026-12-17',
    confidence: 0.85,
    because: 'its label speaks of the delivery',
  });
});

test('a day that something is due is one of delivery', () => {
  const due = order('Due date: 17.12.2026').deliveryDate;
  expect(due?.value).toBe('2026-12-17');
  expect(due?.confidence).toBeCloseTo(0.864, 3);
});

test.each([
  ['Please supply the goods to our depot on or before 3 November 2026.', '2026-11-03'],
  ['Please supply the goods to our depot on or before 2 November 2026.', undefined],
  ['Goods are supplied on our terms of 3 November 2026 and no others.', undefined],
])('a sentence may want the goods on the day of the order: %s', (line, day) => {
  expect(order(line).deliveryDate?.value).toBe(day);
});

test('two days that no label explains are guessed to be a window, with little confidence', () => {
  const { deliveryDateFrom, deliveryDateTo } = order('Filigree: 17.12.2026\nXyzzy: 20.12.2026');
  expect([deliveryDateFrom?.value, deliveryDateTo?.value, deliveryDateTo?.confidence]).toEqual([
    '2026-12-17',
    '2026-12-20',
    0.6,
  ]);
});

test('a later date that no field takes is asked about', () => {
  expect(doubts('Delivery date: 17.12.2026\nFiligree: 20.12.2026')).toEqual([
    'What the date "20.12.2026" is was not understood.',
  ]);
});

test.each([
  ['the same day', 'Filigree: 17.12.2026'],
  ['an earlier day', 'Filigree: 02.11.2026'],
  ['a date of something else', 'Payment due: 20.12.2026'],
])('%s is not asked about', (_, line) => {
  expect(doubts(`Delivery date: 17.12.2026\n${line}`)).toEqual([]);
});

test('a day comes before words of haste in a sentence', () => {
  expect(order('Delivery as soon as possible\nDue at our filigree: 17.12.2026').deliveryDate?.value).toBe(
    '2026-12-17',
  );
});

test('a date beside a wish for the soonest day is that of something else', () => {
  const { deliveryDate, notes } = order(
    'Our reference               HU          Your quotation of\nRequested delivery date  immediately     12.11.2026',
  );
  expect([deliveryDate, notes]).toEqual([null, ['Delivery: immediately']]);
  const joined = order(
    'Our reference               HU          Your quotation of\nRequested delivery date immediately     12.11.2026',
  );
  expect([joined.deliveryDate, joined.notes]).toEqual([null, ['Delivery: immediately']]);
});

test('the dates of the lines are a window around the day of the header', () => {
  const dated = (day: string) =>
    draftOf(
      plainFile(`Purchase order: 4500-7781      Date: 03.11.2026\n\nDelivery date: ${day}\n
Item code   Description   Qty   Delivery     Unit price   Amount
A-100       Screw         300   12.12.2026   1,00         300,00
B-100       Nut           300   28.12.2026   1,00         300,00
`),
    );
  const windowOf = (day: string) => {
    const { deliveryDateFrom, deliveryDateTo } = dated(day);
    return [deliveryDateFrom?.value ?? null, deliveryDateTo?.value ?? null];
  };
  expect(windowOf('17.12.2026')).toEqual(['2026-12-12', '2026-12-28']);
  expect(windowOf('30.12.2026')).toEqual([null, null]);
});

test.each(['Lieferung: KW 51/2026, nach Abruf durch die Bauleitung', 'Lieferung: KW 51/2026'])(
  'a week at a label of terms of delivery: %s',
  (terms) => {
    expect(order(terms).deliveryDateTo?.value).toBe('2026-12-18');
  },
);

test('the end of a contract is no day of delivery', () => {
  const { deliveryDate, doubts: found } = order('Laufzeit bis: 31.12.2026');
  expect([deliveryDate, found.filter(({ code }) => code === 'date_unclear')]).toEqual([null, []]);
});

test('a later day at a label of any day, where no other says when to deliver', () => {
  const asked = (head: string) =>
    draftOf(
      plainFile(`Purchase order: 4500-7781\nOrder date: 03.11.2026\n${head}\n\nNordwind GmbH\n\n${lines}`),
    ).doubts.flatMap(({ code, message }) => (code === 'date_unclear' ? message : []));
  expect(asked('Supplier date: 17.12.2026')).toEqual(['What the date "17.12.2026" is was not understood.']);
  expect(asked('Supplier date: 02.11.2026')).toEqual([]);
  expect(asked('Supplier date: 17.12.2026\nDelivery date: 17.12.2026')).toEqual([]);
});

test('the days of the lines say more than the month of them all', () => {
  const dated = (...days: string[]) => {
    const rows = days.map((day, at) => `A-${at}         Screw         300   1,00         300,00   ${day}`);
    const { deliveryDate, deliveryDateFrom, deliveryDateTo } = draftOf(
      plainFile(
        `Purchase order: 4500-7781      Date: 03.11.2026\n\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen\n\nDeliveries: December 2026\n\nItem code   Description   Qty   Unit price   Amount   Delivery date\n${rows.join('\n')}\n`,
      ),
    );
    return [deliveryDate, deliveryDateFrom, deliveryDateTo].map((day) => day?.value ?? null);
  };
  expect(dated('07.12.2026', '11.12.2026')).toEqual(['2026-12-11', '2026-12-07', '2026-12-11']);
  expect(dated('07.12.2026', '07.12.2026')).toEqual(['2026-12-07', null, null]);
  expect(dated('07.12.2026', '07.01.2027').slice(1)).not.toContain('2027-01-07');
});

test.each(['Dates in format YYMMDD.', 'Datum: JJMMTT', 'Dates au format AAMMJJ', 'Daty w formacie RRMMDD'])(
  'days in six digits are read where the document says so: %s',
  (format) => {
    const told = order(`Delivery date: 261217\n\n${format}`);
    expect(told.deliveryDate?.value).toBe('2026-12-17');
    expect(order('Delivery date: 261217').deliveryDate).toBeNull();
    expect(order(`Delivery date: 261317\n\n${format}`).deliveryDate).toBeNull();
  },
);

test('a day of arrival over those on which the goods leave', () => {
  const { deliveryDate, doubts } = draftOf(
    plainFile(`PURCHASE ORDER 4500017
Order date        05.05.2026
Ship not before   12.05.2026
Ship not after    19.05.2026
Must arrive by    22.05.2026

Item    Description    Qty    Price    Amount
A-17    Screw M6        12     2.00     24.00
`),
  );
  expect(deliveryDate?.value).toBe('2026-05-22');
  expect(doubts.filter(({ path }) => path === 'delivery_date')).toEqual([]);
});

test('a limit among terms of delivery under the rows', () => {
  const { deliveryDate } = draftOf(
    plainFile(`PURCHASE ORDER 4500017
Order date: 05.05.2026

Item    Description    Qty    Price    Amount
A-17    Screw M6        12     2.00     24.00
                               Total    24.00

Terms
Delivery :      On or before 22.05.2026 to our site
Payment :       60 days
`),
  );
  expect(deliveryDate?.value).toBe('2026-05-22');
});

test('the day on which goods leave is no second one of delivery', () => {
  const { deliveryDate, doubts } = order(
    'Order date: 05.05.2026\nShip date: 12.05.2026\nDelivery date: 15.05.2026',
  );
  expect(deliveryDate?.value).toBe('2026-05-15');
  expect(doubts.filter(({ path }) => path === 'delivery_date')).toEqual([]);
});

test('a week beside a day of it says no more; one beside the day of another week contradicts it', () => {
  const conflicts = (head: string) => {
    const { deliveryDate, doubts } = order(head);
    return [deliveryDate?.value, doubts.some(({ code }) => code === 'conflicting_values')];
  };
  expect(conflicts('Leverweek: 51      Leverdatum: 17-12-2026')).toEqual(['2026-12-17', false]);
  expect(conflicts('Lieferwoche: KW 51/2026      Liefertermin: 17.12.2026')).toEqual(['2026-12-17', false]);
  expect(conflicts('Leverweek: 50      Leverdatum: 17-12-2026')[1]).toBe(true);
});
