import { expect, test } from 'vitest';
import type { Chosen } from '../draft.ts';
import { draftOf, plainFile, plainSheets } from '../sample.fixture.ts';
import { findCurrency } from './currency.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';

const ofRows = (...values: string[]): Chosen[] =>
  values.map((value) => ({ value, confidence: 0.9, places: [], because: '' }));

function currencyOf(text: string, rows: readonly Chosen[] = [], country: string | null = null) {
  const sheets = plainSheets(text);
  return findCurrency(indexLabels(sheets.flatMap(labelsOf)), [], rows, sheets, country).chosen;
}

test.each([
  ['a heading', 'Item    Price EUR    Qty', 'EUR'],
  ['brackets', 'Item    Amount (GBP)', 'GBP'],
  ['at a label that nobody knows', 'Valeur en: CHF', 'CHF'],
  ['alone', 'PLN', 'PLN'],
])('a code in a short text: %s', (_, text, code) => {
  expect(currencyOf(text)).toMatchObject({ value: code, confidence: 0.8, because: 'its code' });
});

test.each([
  ['a heading', 'Description    Qty    Kshs.    Cts.', 'KES'],
  ['a heading in brackets', 'Item    Amount (Ksh)', 'KES'],
  ['before an amount', 'To pay    KSh 4,850', 'KES'],
  ['a heading of rupees', 'Item    Rate (Rs.)', 'INR'],
  ['a name', 'KSH Logistics', null],
  ['the number of an article', 'Item    RS-4850    KSH-120', null],
])('an abbreviation in letters, %s', (_, text, code) => {
  expect(currencyOf(text)?.value ?? null).toBe(code);
});

test.each([
  ['behind it', 'Alles in allem sind zu zahlen: 637,68 EUR', 'EUR'],
  ['before it', 'al prezzo unitario di CHF 1.31 per pezzo e per tutti', 'CHF'],
])('an amount with a code in a longer text, %s', (_, text, code) => {
  expect(currencyOf(text)).toMatchObject({ value: code, because: 'its sign at an amount' });
});

test.each([
  ['a number without decimals', 'Please take order EUR 12 of the list on page 3'],
  ['small letters', 'Price eur'],
  ['a sentence', 'We pay in EUR within thirty days of receipt'],
  ['words that are codes as well', 'CAD drawing    TRY again    ALL parts    PEN holder    MAD'],
  ['part of a word', 'EURO-Palette'],
  ['no currency', 'Price XYZ'],
])('%s: no code', (_, text) => {
  expect(currencyOf(text)).toBeNull();
});

test('two codes are in doubt', () => {
  const sheets = plainSheets('Price EUR\n\nAmount USD');
  const index = indexLabels(sheets.flatMap(labelsOf));
  expect(findCurrency(index, [], [], sheets, null).doubts.map(({ code }) => code)).toEqual([
    'conflicting_values',
  ]);
});

test('the label speaks before a code alone, and the lines do', () => {
  expect(currencyOf('Currency: EUR\n\nPrice USD')?.value).toBe('EUR');
  expect(currencyOf('Price USD', ofRows('EUR', 'EUR'))).toMatchObject({ value: 'EUR', confidence: 0.85 });
  expect(currencyOf('Price USD', ofRows('EUR', 'USD'))).toMatchObject({ value: 'EUR', confidence: 0.5 });
});

test("the buyer's country tells whose dollar it is", () => {
  expect(currencyOf('', ofRows('$'), 'CA')?.value).toBe('CAD');
  expect(currencyOf('', ofRows('$'), 'US')?.value).toBe('USD');
});

test('of a whole order: in the heading of its prices', () => {
  const draft = draftOf(
    plainFile(`
Purchase order 4500-7781

Item code   Description   Qty   Price GBP
A-100       Screw         300        1.20
A-200       Nut            10        2.20
`),
  );
  expect(draft.currency?.value).toBe('GBP');
});

test.each([
  ['before it', 'Da saldare € 21.293,56', null],
  ['before it, alone', 'Da saldare    € 21.293,56', 'EUR'],
  ['behind it', 'Da saldare    21.293,56 £', 'GBP'],
  ['of the country', 'Da saldare    $ 21,293.56', 'CAD'],
])('a sign at an amount, %s', (_, text, code) => {
  expect(currencyOf(text, [], 'CA')?.value ?? null).toBe(code);
});

test('the sign at the total says more than its label', () => {
  const draft = draftOf(
    plainFile(`Purchase order 4500-7781

Item code   Description   Qty   Price   Amount
A-100       Screw         300   1,00    300,00
                          Total (EUR)   R$ 300,00
`),
  );
  expect(draft.currency?.value).toBe('BRL');
});

test.each([
  ['All prices in euros', 'EUR'],
  ['All amounts are stated in Swiss francs.', 'CHF'],
  ['Alle Preise verstehen sich in CHF', 'CHF'],
  ['Tutti i prezzi sono in franchi svizzeri', 'CHF'],
  ['Wszystkie ceny podano w euro', 'EUR'],
])('a sentence about amounts: %s', (text, code) => {
  expect(currencyOf(text)).toMatchObject({
    value: code,
    confidence: 0.85,
    because: 'a sentence about amounts',
  });
});

test('a sentence tells a currency at its end, of amounts, without a number', () => {
  expect(
    [
      'All prices in Swiss francs',
      'We pay our people in Swiss francs',
      'All prices in Swiss francs without tax',
      'All 12 prices in Swiss francs',
    ].map((text) => currencyOf(text)?.value ?? null),
  ).toEqual(['CHF', null, null, null]);
});

test('prices in another currency than the total are asked about', () => {
  const sheets = plainSheets('Currency: EUR');
  const found = (...rows: string[]) => {
    const places = [
      { file: 'order.txt', page: 1, box: [0, 0, 1, 1] as [number, number, number, number], text: '' },
    ];
    return findCurrency(
      indexLabels(sheets.flatMap(labelsOf)),
      [],
      ofRows(...rows).map((row) => ({ ...row, places })),
      sheets,
      null,
    ).doubts.map(({ code, path }) => [code, path]);
  };
  expect(found('EUR', 'EUR')).toEqual([]);
  expect(found('EUR', 'CHF')).toEqual([['conflicting_values', 'currency']]);
});

test('kroner of a Danish order without a country are those of Denmark', () => {
  const { currency } = draftOf(
    plainFile(
      'Rekvisition 4711-22\n\nDato: 4. maj 2026\nLeveringsdato: 18. maj 2026\n\nVarenr.   Varetekst   Antal   Stk.pris   I alt\nA-100     Skrue       4       12,50      50,00\n\n          I alt ekskl. moms, kr.    50,00\n',
    ),
  );
  expect(currency?.value).toBe('DKK');
});

test('the name of a currency as a text of its own', () => {
  expect(currencyOf('US DOLLARS')).toMatchObject({ value: 'USD', because: 'its name' });
  expect(currencyOf('Pound')).toBeNull();
});

test('feet are no forints', () => {
  expect(currencyOf('Hose 350FT')).toBeNull();
});

test('the code of an amount in words', () => {
  expect(currencyOf('In Words: INR One Lakh, Eighty Three Thousand only')).toMatchObject({ value: 'INR' });
  expect(currencyOf('INR One Lakh, Eighty Three Thousand only')).toMatchObject({ value: 'INR' });
  expect(currencyOf('Attention: ALL Drivers report to the gate house first')).toBeNull();
});

test('the letter for rand in a heading of prices or at an amount', () => {
  expect(currencyOf('Item    Unit price (R)    Amount (R)')?.value).toBe('ZAR');
  expect(currencyOf('To pay    R 1 128.40')?.value).toBe('ZAR');
  expect(currencyOf('Item    Unit price (R)', [], 'GB')).toBeNull();
  expect(currencyOf('Muster Clean (R)    R 22')).toBeNull();
});

test('one letter over amounts, and pesos of the buyer’s country', () => {
  expect(currencyOf('Rate (N)    Amount (N)')?.value).toBe('NGN');
  expect(currencyOf('Rate (N)    Amount (N)', [], 'DE')).toBeNull();
  expect(currencyOf('One Hundred Twenty Pesos Only', [], 'PH')?.value).toBe('PHP');
  expect(currencyOf('One Hundred Twenty Pesos Only')).toBeNull();
});

test('the name of a currency at an amount in words', () => {
  const told = (line: string) =>
    draftOf(
      plainFile(
        `Purchase order 4711-22\n\nItem    Qty    Price    Amount\nScrew   10     2.00     20.00\n\n${line}\n`,
      ),
    ).currency?.value ?? null;
  expect(told('Amount in words: Rupees Two Lakh Five Hundred Only')).toBe('INR');
  expect(told('Amount in words: Twenty Thousand Only')).toBeNull();
});

test.each([
  ['Ceny netto PLN. Dostawa na rampę nr 3 w godz. 8-14.', 'PLN'],
  ['Dostawa do nas. Ceny netto PLN.', 'PLN'],
  ['Net 30. Prices in Canadian dollars.', 'CAD'],
  ['Dostawa na rampę PLN. Ceny netto stałe.', null],
])('a sentence of several in one text says in what the prices are: %s', (text, code) => {
  expect(currencyOf(text)?.value ?? null).toBe(code);
});

test.each([
  ['Menge ME    E-Preis/EUR    G-Preis/EUR', 'EUR'],
  ['Qty    Price    USD/each', 'USD'],
  ['Zone/EUR    Pallets', null],
  ['Price list    GBP/FRA', null],
])('a code beside the name of an amount or its unit: %s', (text, code) => {
  expect(currencyOf(text)?.value ?? null).toBe(code);
});

test.each(['EUR/PAL', 'Opakowanie EUR/PAL', 'EPAL/EUR'])('what goods lie on is no currency: %s', (text) => {
  expect(currencyOf(`Item    ${text}    Qty`)).toBeNull();
});

test('letters in quotation marks are written somewhere, and no currency', () => {
  expect(currencyOf('STENCIL "GBP" BOTH ENDS')).toBeNull();
  expect(currencyOf('PRICES (GBP) NET')).toMatchObject({ value: 'GBP' });
});
