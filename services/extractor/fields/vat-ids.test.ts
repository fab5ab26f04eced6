import { expect, test } from 'vitest';
import { plainSheets, printedSheets } from '../sample.fixture.ts';
import { indexLabels } from './labelled-values.ts';
import { labelsOf } from './labels.ts';
import { brokenVatIds, nationalVatId, ofOthers, vatIdIn, vatIdNamed, withoutForeign } from './vat-ids.ts';

test('groups of digits behind words of a tax office', () => {
  expect(
    [
      'Muster Ltd VAT 428 715 620',
      'Muster Ltd VAT 428 71 56 20',
      'Muster Ltd hall 428 715 620',
      'Muster Ltd VAT 28 71',
      'Muster Ltd VAT 4 28 71 56',
    ].map(vatIdNamed),
  ).toEqual(['428 715 620', '428 71 56 20', null, null, null]);
});

test('numbers of Canada, which no other office gives, and exemptions, which are none', () => {
  expect(
    [
      'GST/HST Reg. No. 71452 8890 RT0001. Invoices to us.',
      'HST 714528890RT0001',
      'Tax exempt 71452 8890 RT0001',
    ].map(vatIdNamed),
  ).toEqual(['71452 8890 RT0001', '714528890RT0001', null]);
});

test('digits behind an e-mail address are a number of the tax office where their check digit is right', () => {
  expect(
    [
      'post@nordwind.example CVR 13585628',
      'post@nordwind.example CVR 13585629',
      'post@nordwind.example +45 13585628',
    ].map((text) => nationalVatId('DK', 'nordwind', text)),
  ).toEqual(['13585628', null, null]);
});

test('a number of the country of a seller is no number of the buyer, where another stands beside it', () => {
  const candidate = (value: string, because: string) => ({
    value,
    because,
    score: 0.9,
    file: '',
    page: 1,
    box: [0, 0, 1, 1] as const,
    text: value,
  });
  const printed = [candidate('DE811555900', 'under "N.I.F."'), candidate('B-55590127', 'at "C.I.F."')];
  const valuesOf = (buyer: string | null, all: typeof printed) =>
    withoutForeign({ buyer, sellers: new Set(['DE']) }, all as never).map(({ value }) => value);
  expect(valuesOf(null, printed)).toEqual(['B-55590127']);
  expect(valuesOf('DE', printed)).toEqual(['DE811555900', 'B-55590127']);
  expect(valuesOf(null, printed.slice(0, 1))).toEqual(['DE811555900']);
});

test('a number before that of another register', () => {
  expect(vatIdIn('05.112.550/0001-44 IE 254.550.118')).toBe('05.112.550/0001-44');
});

test('a day behind words of a tax office is no number of it', () => {
  expect(['Tax date: 24/03/26', 'Tax date: 24/03/2026', 'VAT date 2026-03-24'].map(vatIdNamed)).toEqual([
    null,
    null,
    null,
  ]);
});

test('a number behind the word for the supplier, wherever on its line, is theirs', () => {
  const theirs = (text: string) => {
    const sheets = plainSheets(text);
    return ofOthers(sheets, indexLabels(sheets.flatMap(labelsOf))).map((segment) => segment.text);
  };
  const told = 'Fornitore : P.IVA 03555440122';
  expect(theirs(`Pag. 1 di 1     ${told}     Tel. 0733 555041`)).toContain(told);
  expect(theirs(told)).toEqual([told]);
  expect(theirs('Cliente : P.IVA 03555440122')).toEqual([]);
});

test('a number of the tax office that the end of its line broke', async () => {
  const found = async (line: string, next: string) =>
    brokenVatIds(
      await printedSheets([
        [40, 100, 'Please supply the goods below to our works in Leeds by the end of the month.'],
        [40, 780, line],
        [40, 792, next],
      ]),
      new Set(),
    ).map(({ value }) => value);
  expect(await found('Nordwind SARL - TVA intracom. FR 38', '812445907 - RCS Lyon')).toEqual([
    'FR38812445907',
  ]);
  expect(await found('Nordwind GmbH - USt-IdNr. DE', '145 887 203')).toEqual(['DE145887203']);
  // Digits that are none of such a number, and a line that says nothing of the tax office.
  expect(await found('Nordwind SARL - TVA intracom. FR 38', '0421 555 120')).toEqual([]);
  expect(await found('Nordwind SARL - code FR 38', '812445907 - RCS Lyon')).toEqual([]);
});

test('a number of a Portuguese taxpayer among other details, whose digits OCR has joined', () => {
  expect(
    [
      'Lugar da Azenha, 8 ·4690-312 Cinfães ·Contribuinte n.º 503418 227 ·Tel. 255 550 118',
      'Lugar da Azenha, 8 · 4690-312 Cinfães · Contribuinte n.º 503 418 227 · Tel. 255 550 118',
      'Lugar da Azenha, 8 · 4690-312 Cinfães · Tel. 255 550 118',
    ].map(vatIdNamed),
  ).toEqual(['503418 227', '503 418 227', null]);
});
