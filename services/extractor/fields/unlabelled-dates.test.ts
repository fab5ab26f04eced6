import { expect, test } from 'vitest';
import type { DateRule } from '../context.ts';
import { draftOf, type Printed, plainFile, plainSheets, printedSheets } from '../sample.fixture.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { findLetterDates, findUnlabelledDates } from './unlabelled-dates.ts';

const rule: DateRule = { order: 'DMY', source: 'document' };
const noLabels = indexLabels([]);
const datesIn = (text: string, read = rule) =>
  findLetterDates(plainSheets(text), noLabels, read).map(({ value }) => value);

test.each([
  ['Leeds, 16 March 2026', '2026-03-16'],
  ['Poznań, dnia 16.03.2026', '2026-03-16'],
  ['Bremen, den 3. November 2026', '2026-11-03'],
  ['Lyon, le 3 février 2026', '2026-02-03'],
  ['Milano, 3 dicembre 2026', '2026-12-03'],
  ['Weil am Rhein, 17.11.2026', '2026-11-17'],
  ['Wels, am 17. November 2026', '2026-11-17'],
  ['Odense, d. 17.11.2026', '2026-11-17'],
  ['Odense d. 17/11 2026', '2026-11-17'],
  ['Fait à Lyon le 17/11/2026', '2026-11-17'],
])('%s', (line, date) => {
  expect(datesIn(`Dear all,\n${line}\nplease send`)).toEqual([date]);
});

test('a day alone over the salutation of a letter, not of a mail', () => {
  const letter = 'Muster Ltd\n14 Mill Road\n\n16 January 2026\n\nDear Sirs,\nplease send';
  expect(datesIn(letter)).toEqual(['2026-01-16']);
  expect(datesIn(letter, { ...rule, sentOn: '2026-01-15' })).toEqual([]);
  expect(datesIn(letter.replace('Dear Sirs,', 'Goods in'))).toEqual([]);
});

test('a delivery is no town', () => {
  expect(datesIn('Dear all,\nLivraison le 17/11/2026\nplease send')).toEqual([]);
});

test('how sure it is, and why', () => {
  const [found] = findLetterDates(plainSheets('Leeds, 16 March 2026'), noLabels, rule);
  expect(found).toMatchObject({
    value: '2026-03-16',
    score: 0.84,
    because: 'the date of the letter',
    text: 'Leeds, 16 March 2026',
  });
});

test.each([
  ['a weekday', 'Monday, 16 March 2026'],
  ['a weekday of another language', 'Dienstag, 17.11.2026'],
  ['no place', '16 March 2026'],
  ['a place in small letters', 'delivery, 16 March 2026'],
  ['no date behind the place', 'Leeds, 16 Mill Lane'],
  ['a label', 'Delivery: 16 March 2026'],
])('%s: no date of a letter', (_, line) => {
  expect(datesIn(line)).toEqual([]);
});

test('a date whose day and month are guessed is none', () => {
  expect(datesIn('Leeds, 3/4/2026', { order: 'DMY', source: 'locale' })).toEqual([]);
  expect(datesIn('Leeds, 3/4/2026')).toEqual(['2026-04-03']);
  expect(datesIn('Leeds, 3 April 2026', { order: 'DMY', source: 'locale' })).toEqual(['2026-04-03']);
});

test('the lower part of the first page and further pages hold none', async () => {
  expect(datesIn(`${'\n'.repeat(40)}Leeds, 16 March 2026`)).toEqual([]);
  expect(findLetterDates(plainSheets('Dear all', 'Leeds, 16 March 2026'), noLabels, rule)).toEqual([]);
  expect(findLetterDates([], noLabels, rule)).toEqual([]);
});

test('a date in the title of the document', async () => {
  const body: Printed = [
    40,
    200,
    'Please supply the goods below to our works in Leeds by the end of the month.',
  ];
  const titled = await printedSheets([[40, 60, 'Purchase order of 16 March 2026', 18], body]);
  expect(findLetterDates(titled, noLabels, rule).map(({ value }) => value)).toEqual(['2026-03-16']);
  const other = await printedSheets([[40, 60, 'Our offer of 16 April 2026', 18], body]);
  expect(findLetterDates(other, noLabels, rule)).toEqual([]);
});

function unlabelledIn(text: string, after: string | null = null) {
  const sheets = plainSheets(text);
  const reading = { rule, after };
  return findUnlabelledDates(sheets, indexLabels(sheets.flatMap(labelsOf)), new Set(), reading).map(
    ({ value, meaning, score }) => [value.from, meaning, score],
  );
}

test('what the words before a date say that it is', () => {
  expect(unlabelledIn('Due at our filigree: 17.04.2026')).toEqual([['2026-04-17', 'delivery', 0.85]]);
  expect(unlabelledIn('Lieferung bitte KW16/2026')).toEqual([['2026-04-13', 'delivery', 0.85]]);
  expect(unlabelledIn('Filigree: 17.04.2026')).toEqual([['2026-04-17', null, 0.6]]);
  expect(unlabelledIn('Filigree offer\n17.04.2026')).toEqual([['2026-04-17', 'other', 0.6]]);
});

test('a date under the title is that of the order', async () => {
  const sheets = await printedSheets([
    [40, 60, 'PURCHASE ORDER', 18],
    [40, 84, '16 March 2026, 17:37'],
    [40, 200, 'Please supply the goods below to our works in Leeds by the end of the month.'],
  ]);
  expect(findLetterDates(sheets, noLabels, rule).map(({ value }) => value)).toEqual(['2026-03-16']);
});

test.each([
  'Bitte liefern Sie die Ware bis spätestens Freitag, den 18. September frei Haus.',
  'Observaciones: Servir antes del 18 de septiembre. Llamar antes de entregar.',
  'Remarks: please deliver the goods by 18 September, thank you.',
])('a sentence names a day without its year, after that of the order: %s', (text) => {
  expect(unlabelledIn(text, '2026-09-03')).toEqual([[null, 'delivery', 0.85]]);
  expect(unlabelledIn(text)).toEqual([]);
});

test('a day at the label of delivery, near under the title, is not that of the letter', async () => {
  const sheets = await printedSheets([
    [40, 60, 'COMMANDE FOURNISSEUR', 18],
    [40, 84, 'Livraison souhaitée'],
    [180, 84, '20.01.2026'],
    [40, 200, 'Nous vous prions de livrer les articles suivants dans nos ateliers de Nyon.'],
  ]);
  const index = indexLabels(sheets.flatMap(labelsOf));
  expect(findLetterDates(sheets, index, rule)).toEqual([]);
});

test('a day without a year at a term of delivery', () => {
  expect(
    unlabelledIn('Lieferung: Mo. 15.6. vormittags auf die Baustelle, bitte mit Kran', '2026-06-11'),
  ).toEqual([['2026-06-15', 'delivery', 0.85]]);
});

test('each part has a day of its own, and together they are a window that is looked at', () => {
  const read = (text: string) => {
    const { deliveryDateFrom, deliveryDateTo, deliveryDate } = draftOf(
      plainFile(
        `PURCHASE ORDER 4711-22\nOrder date: 16.03.2027\n\n${text}\n\nItem code  Description  Qty  Price\nA-100      Screw        300  1.00\n`,
      ),
    );
    return [deliveryDateFrom?.value, deliveryDateTo?.value, (deliveryDate?.confidence ?? 0) < 0.8];
  };
  expect(read('DELIVER: frames 13.04.2027; doors and hardware 01.06.2027')).toEqual([
    '2027-04-13',
    '2027-06-01',
    true,
  ]);
  expect(read('Please deliver the frames by 13.04.2027; send the invoice by 01.06.2027')[1]).not.toBe(
    '2027-06-01',
  );
});

test('the second at which a paper was printed is no day of delivery, a day beside other words may be', () => {
  const doubts = (stamp: string) =>
    draftOf(
      plainFile(
        `R43500      Nordwind Foods, Inc.      ${stamp}\n\nPURCHASE ORDER 4711-22\nOrder date: 30.05.2027\nRequested: 20.06.2027\n\nItem code  Description  Qty  Price\nA-100      Screw        300  1.00\n`,
      ),
    ).doubts.filter(({ code }) => code === 'date_unclear').length;
  expect([doubts('02.06.2027   9:14:22'), doubts('02.06.2027')]).toEqual([0, 1]);
});

test('a town that begins as words for deliveries do, where an address of the paper has it', async () => {
  const day = async (place: string) => {
    const sheets = await printedSheets([
      [400, 40, `${place}, den 18.03.2027`],
      [40, 70, 'BESTELLUNG', 18],
      [40, 110, 'Nordwind Pumpen GmbH'],
      [40, 124, 'Hafenallee 7'],
      [40, 138, '51371 Leverkusen'],
    ]);
    return findLetterDates(sheets, indexLabels(sheets.flatMap(labelsOf)), rule)[0]?.value ?? null;
  };
  expect([await day('Leverkusen'), await day('Lieferung')]).toEqual(['2027-03-18', null]);
});
