import { expect, test } from 'vitest';
import { context, type Printed, plainSheets, printedSheets } from '../sample.fixture.ts';
import { findAmounts, findTotal } from './totals.ts';

const none = new Set<never>();
const amountsIn = (text: string) =>
  findAmounts(plainSheets(text), context, none, 'en').map(({ kind, value }) => [kind, value]);

test('an amount in words beside the total, which no label names', () => {
  expect(amountsIn('ONE HUNDRED TWENTY THOUSAND PESOS ONLY.    Php 120,000.00')).toEqual([['total', 120000]]);
  expect(amountsIn('Rupees Two Lakh Five Hundred Only    200,500.00')).toEqual([['total', 200500]]);
  expect(amountsIn('For office use only    120,000.00')).toEqual([]);
  expect(amountsIn('Pack of one thousand screws, indoor use only    A-100    12.50')).toEqual([]);
});

test.each([
  ['Total incl. 121.00', 'total', 121],
  ['Total excl. 100.00', 'total', 100],
  ['Total incl. VAT    EUR 121.00', 'grandTotal', 121],
  ['Summe exkl.    100.00', 'total', 100],
  ['Totale incl. tasse    121.00', 'total', 121],
  ['I alt DKK ekskl. moms    121.00', 'total', 121],
  ['I alt kr. 121.00 ekskl. moms', 'grandTotal', 121],
  ['Lump sum per quote Q-55120    121.00', 'grandTotal', 121],
  ['Total net : 546.60 EUR  Freight : free from 300 EUR', 'total', 546.6],
  ['VAT 21 %    21.00', 'tax', 21],
  ['Total VAT    21.00', 'tax', 21],
  ['Shipping: 6.95 via DPD Next Day', 'freight', 6.95],
  ['Versand: 6.95 über DHL Paket', 'freight', 6.95],
  ['Subtotal    1 733.20', 'subtotal', 1733.2],
  ['Kwota końcowa    121.00', 'grandTotal', 121],
  ['Total HT de la commande    121.00', 'total', 121],
  ['Total CAD    121.00', 'total', 121],
  ['Total pesos    121.00', 'grandTotal', 121],
])('%s', (line, kind, value) => {
  expect(amountsIn(line)).toEqual([[kind, value]]);
});

test.each([
  ['Total net : 24694.81 (freight included 178.50)', 24694.81, 'freight', 178.5],
  ['Totale netto : 19211.36 (di cui trasporto 50.50)', 19211.36, 'freight', 50.5],
  ['Total 121.00 EUR, dont TVA 21.00', 121, 'tax', 21],
])('what an amount holds is not the amount: %s', (line, value, part, held) => {
  const [[, first], ...others] = amountsIn(line) as [[string, number], ...[string, number][]];
  expect([first, others]).toEqual([value, [[part, held]]]);
});

test.each([
  ['a word that is no tax', 'Total savings 121.00'],
  ['a sentence', 'Total discounts apply from 500.00'],
  ['no amount', 'Total incl. VAT'],
  ['a rate alone', 'VAT    21 %'],
  ['a count', 'Total boxes:    2200'],
  ['a weight', 'Total weight (kg):    62520.00'],
  ['three numbers', 'Total    3    40.00    120.00'],
])('%s: no amount', (_, line) => {
  expect(amountsIn(line)).toEqual([]);
});

test.each([
  ['00', [], 183550],
  ['40', [[526, 250, 'CTS']], 183550.4],
  ['40', [], 40],
] as [string, Printed[], number][])('a column of cents: %s', async (cents, heading, value) => {
  const sheets = await printedSheets([
    ...heading,
    [380, 360, 'Total amount:'],
    [479, 360, '183550'],
    [526, 360, cents],
  ]);
  expect(findAmounts(sheets, context, none, 'en').map((amount) => amount.value)).toEqual([value]);
});

const strip: readonly Printed[] = [
  [40, 400, 'Goods value'],
  [180, 400, 'Freight'],
  [300, 400, 'VAT'],
  [420, 400, 'Total amount'],
];
const printedAmounts = async (...texts: Printed[]) =>
  findAmounts(await printedSheets([...strip, ...texts]), context, none, 'en').map(({ kind, value }) => [
    kind,
    value,
  ]);

test.each([
  'Total pos. net 95.00',
  'Total incl. freight, all units    95.00',
  'Total for the job    95.00',
  'Total peso    95.00',
  'Total for 5 pcs    95.00',
])('%s is money', (line) => {
  expect(amountsIn(line).map(([, value]) => value)).toEqual([95]);
});

test.each([
  'Summe KG: 13.5',
  'Suma kg    13.50',
  'Total quantity (pcs)    95.00',
  'Total peso (kg)    95.00',
])('%s counts', (line) => {
  expect(amountsIn(line)).toEqual([]);
});

test('a strip of labels with the amounts below them', async () => {
  expect(
    await printedAmounts(
      [40, 416, '300.00'],
      [180, 416, '15.00'],
      [300, 416, '66.15'],
      [420, 416, 'EUR 381.15'],
    ),
  ).toEqual([
    ['subtotal', 300],
    ['freight', 15],
    ['tax', 66.15],
    ['grandTotal', 381.15],
  ]);
});

test('words below a label of a strip are no amount', async () => {
  expect(await printedAmounts([40, 416, '300.00'], [180, 416, '30 days'], [420, 416, '381.15'])).toEqual([
    ['subtotal', 300],
    ['grandTotal', 381.15],
  ]);
});

test('what stands further down belongs to no label of the strip', async () => {
  expect(await printedAmounts([420, 470, '381.15'])).toEqual([]);
});

test('the heading of a table announces no amounts', () => {
  const sheets = plainSheets('Item    Description    Total    Tax\nA-1     Screw          30.00    2.00');
  const heading = new Set([sheets[0]!.lines[0]!]);
  expect(findAmounts(sheets, context, heading, 'en')).toEqual([]);
});

test('an amount a little lower than its label', async () => {
  const sheets = await printedSheets([
    [300, 400, 'Total amount'],
    [480, 411, '381.15'],
  ]);
  expect(findAmounts(sheets, context, none, 'en').map(({ value }) => value)).toEqual([381.15]);
});

test('the grandest total counts, the largest of its kind', () => {
  const total = (text: string) => {
    const { chosen, isFinal } = findTotal(findAmounts(plainSheets(text), context, none, 'en'));
    return [chosen?.value ?? null, isFinal];
  };
  expect(total('Subtotal    300.00\nTotal    310.00\nGrand total    381.15')).toEqual([381.15, true]);
  expect(total('Total excl.    300.00\nTotal incl.    363.00')).toEqual([363, true]);
  expect(total('Subtotal    300.00\nVAT    63.00')).toEqual([300, false]);
  expect(total('Subtotal    300.00\nVAT    0.00')).toEqual([300, true]);
  expect(total('Thank you')).toEqual([null, true]);
});

test('a currency beside the amount or in the label', () => {
  const currency = (text: string) => findAmounts(plainSheets(text), context, none, 'en')[0]?.currency;
  expect(currency('Total CHF    300.00')).toBe('CHF');
  expect(currency('Total    300.00 EUR')).toBe('EUR');
  expect(currency('Total    300.00')).toBeNull();
});

test('what a label means in the language of the order comes first', () => {
  const kinds = (language: string) =>
    findAmounts(plainSheets('Suma: 4.822,74'), context, none, language).map(({ kind }) => kind);
  expect([kinds('pl'), kinds('es')]).toEqual([['total'], ['subtotal']]);
});

test('amounts of a strip set to the other side of their cells', async () => {
  expect(
    await printedAmounts(
      [120, 414, '104.50'],
      [245, 414, '500.00'],
      [352, 414, '114.19'],
      [520, 414, '658.69'],
    ),
  ).toEqual([
    ['subtotal', 104.5],
    ['freight', 500],
    ['tax', 114.19],
    ['grandTotal', 658.69],
  ]);
});

test('a whole number of days is no amount', () => {
  expect(amountsIn('Zahlbar: 60 Tage ohne Abzug')).toEqual([]);
  expect(amountsIn('Total 60 EUR')).toEqual([['total', 60]]);
});

test('the gross value of an order, at words that no lexicon has whole', () => {
  expect(amountsIn('Gross value of order: 121.00 USD')).toEqual([['grandTotal', 121]]);
  expect(amountsIn('ORDER TOTAL COST EUR    121.00')).toEqual([['grandTotal', 121]]);
});

const totalIn = (text: string) =>
  findTotal(findAmounts(plainSheets(text), context, none, 'en')).chosen?.value;

test('what allowances leave is the total, not what they are taken from', () => {
  expect(totalIn('Gross amount    1,250.00\nAllowances    50.00-\nNet PO amount    1,200.00')).toBe(1200);
  expect(totalIn('Gross amount    1,250.00\nAllowances    30.00-\nNet PO amount    1,200.00')).toBe(1250);
});

test('the end of a heading, wrapped under it, announces no total', async () => {
  const [sheet] = await printedSheets([
    ...['Désignation', 'Qté', 'P.U. HT', 'Montant'].map((text, at): Printed => [40 + 120 * at, 40, text]),
    [400, 51, 'HT'],
    ...['Panneau', '4,00', '96,40', '385,60'].map((text, at): Printed => [40 + 120 * at, 66, text]),
    [300, 120, 'Total HT'],
    [400, 120, '1479,50'],
  ]);
  const inTables = new Set(sheet!.lines.slice(0, 3));
  expect(
    findAmounts([sheet!], { ...context, decimal: ',' }, inTables, 'fr').map(({ value }) => value),
  ).toEqual([1479.5]);
});

test('the rate before the name of a tax', () => {
  expect(amountsIn('+ 20 % USt    288,46')).toEqual([['tax', 288.46]]);
  expect(amountsIn('zzgl. 19 % MwSt    19,00')).toEqual([['tax', 19]]);
  expect(amountsIn('20 % Hydraulics    288,46')).toEqual([]);
  expect(amountsIn('abzüglich 2,00 % Rabatt    -173.16')).toEqual([['discount', -173.16]]);
});

test.each([
  ['Less: Special discount    500.00', 'discount'],
  ['Less Trade discount 2.5 %    500.00', 'discount'],
  ['Add: VAT @ 5%    500.00', 'tax'],
  ['Plus: Freight    500.00', 'freight'],
  ['Abzgl. Sonderrabatt    500.00', 'discount'],
  ['Zuzüglich Fracht    500.00', 'freight'],
  ['Minus: korting    500.00', 'discount'],
  ['À déduire : remise    500.00', 'discount'],
  ['Menos: descuento    500.00', 'discount'],
  ['A dedurre: sconto    500.00', 'discount'],
  ['Menos desconto    500.00', 'discount'],
  ['Minus rabat    500.00', 'discount'],
  ['Fratrukket rabat    500.00', 'discount'],
])('what is added or taken off: %s', (line, kind) => {
  expect(amountsIn(line)).toEqual([[kind, 500]]);
});

test.each(['Less than 500.00', 'Plus size gloves    500.00', 'Add 500.00', 'Más Total    500.00'])(
  'no name of a tax, a discount or freight behind such a word: %s',
  (line) => {
    expect(amountsIn(line)).toEqual([]);
  },
);

test('a label that names the currency, and the number of a tax office', () => {
  expect(amountsIn('Total TTC en FCFA    15465469')).toEqual([['grandTotal', 15465469]]);
  expect(amountsIn('VAT: 4610228837')).toEqual([]);
});

test.each([
  'Subtotal 697.20 - VAT 22% 153.38 - Total 850.58',
  'Subtotal 697.20 EUR ; VAT 22% 153.38 EUR ; Total 850.58 EUR',
])('several amounts in one text, each with its name: %s', (line) => {
  expect(amountsIn(line).map(([, value]) => value)).toEqual([697.2, 153.38, 850.58]);
});

test('a text of parts that name no amounts is not parted', () => {
  expect(amountsIn('Total 121.00 - thank you / merci')).toHaveLength(1);
});

test('terms of payment in one text are no totals', () => {
  expect(amountsIn('Skonto 10 T. 2% / Netto 30 T.')).toEqual([]);
});
