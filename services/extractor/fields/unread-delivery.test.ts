import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const order = (head: string, cells = ['', '']) =>
  draftOf(
    plainFile(
      `Purchase order: 4500-7781      Date: 03.11.2026\n\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen\n\n${head}\n\nItem code   Description   Qty   Unit price   Amount   ${cells[0]}\nA-100       Screw         300   1,00         300,00   ${cells[1]}\n`,
    ),
  );
const asked = (head: string, cells?: string[]) => {
  const { deliveryDate, doubts } = order(head, cells);
  return [
    deliveryDate?.value ?? null,
    doubts.flatMap(({ code, message }) => (code === 'date_unclear' ? message : [])),
  ];
};
const unclear = (text: string) => [`What the date "${text}" is was not understood.`];

test.each([
  ['Liefertermin: ', '31.04.2027'],
  ['Liefertermin: ', 'Ende September'],
  ['Delivery date: ', 'by April 2027'],
  ['Livraison : ', 'fin avril ou mai'],
  ['Levering: ', 'binnen 10 werkdagen'],
  ['Liefertermin: ', '14/2027'],
  ['Liefertermin: ', '3 Wochen nach Auftragseingang'],
  ['Liefertermin: ', 'siehe Positionen'],
  ['Liefertermin: ', 'Donnerstag'],
  ['Delivery date: ', 'see lines'],
  ['Delivery period: ', '10 working days'],
])('%s%s', (label, text) => {
  expect(asked(`${label}${text}`)).toEqual([null, unclear(text)]);
});

test.each(['Delivery: 3 weeks', 'Delivery: Thursday', 'Delivery: 30 February 2027', 'Delivery: Q2 2027'])(
  'at words of delivery that are no label: %s',
  (text) => {
    expect(asked(text)).toEqual([null, unclear(text)]);
  },
);

test.each([
  'Liefertermin: nach Absprache',
  'Liefertermin: sofort',
  'Liefertermin:',
  'Delivery date: TBC',
  'Lieferung: frei Haus',
  'Livraison : franco domicile',
  'Delivery time: 8.00 - 16.00',
  'Delivery: by courier',
  'Required by: Ann Lee',
])('nothing that says when: %s', (text) => {
  expect(asked(text)).toEqual([null, []]);
});

test('the lines have the days that a label sends to them, but not what it garbled', () => {
  const dated = ['Delivery date', '24.11.2026'];
  expect(asked('Liefertermin: siehe Positionen', dated)).toEqual(['2026-11-24', []]);
  expect(asked('Liefertermin: 31.11.2026', dated)).toEqual(['2026-11-24', unclear('31.11.2026')]);
});

test.each([
  ['Liefertermin: 30.11.', '2026-11-30'],
  ['Delivery date: 30/11', '2026-11-30'],
  ['Levering: 30-11', '2026-11-30'],
  ['Delivery date: 30th November', '2026-11-30'],
  ['Liefertermin: 49. KW', '2026-12-04'],
  ['Delivery week 49', '2026-12-04'],
  ['Delivery week: 49/2026', '2026-12-04'],
  ['Lieferwoche: 49', '2026-12-04'],
])('read with the year of the order: %s', (text, day) => {
  expect(asked(text)).toEqual([day, []]);
});

test.each([
  ['Liefertermin: Ende April', '2027-04-21', '2027-04-30'],
  ['Liefertermin: April 2027', '2027-04-01', '2027-04-30'],
  ['Livraison : fin avril', '2027-04-21', '2027-04-30'],
  ['Levering: eind april', '2027-04-21', '2027-04-30'],
  ['Consegna: fine aprile', '2027-04-21', '2027-04-30'],
  ['Delivery date: between 17 and 21 March 2027', '2027-03-17', '2027-03-21'],
  ['Delivery date: not before 17 March 2027', '2027-03-17', null],
  ['Liefertermin: innerhalb von 14 Tagen', null, '2026-11-17'],
])('read as a window: %s', (head, from, to) => {
  const { deliveryDate, deliveryDateFrom, deliveryDateTo, doubts } = order(head);
  const isWindow = from !== null && to !== null;
  expect([deliveryDate?.value, deliveryDateFrom?.value, deliveryDateTo?.value]).toEqual([
    to ?? from,
    from ?? undefined,
    isWindow ? to : undefined,
  ]);
  expect(doubts.filter(({ path }) => path === 'delivery_date')).toEqual([]);
});

test.each([
  ['before the order', '20.11.2025', '2025-11-20'],
  ['years after it', '20.11.2062', '2062-11-20'],
])('a day %s is asked about', (_, text, day) => {
  expect(asked(`Liefertermin: ${text}`)).toEqual([day, unclear(day)]);
  expect(order('', ['Delivery date', text]).doubts.map(({ code, path }) => [code, path])).toContainEqual([
    'date_unclear',
    'delivery_date',
  ]);
});
