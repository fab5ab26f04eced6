import { expect, test } from 'vitest';
import { lexicons } from './languages.ts';
import { codedPhrasesOf, type Lexicon, phrasesOf } from './lexicon.ts';
import {
  columnBook,
  documentBook,
  isUndecided,
  isUnit,
  labelBook,
  longestMatch,
  tokenise,
  totalBook,
} from './phrases.ts';

const byLanguage = lexicons.map((lexicon): [string, Lexicon] => [lexicon.language, lexicon]);
const english = lexicons.find(({ language }) => language === 'en')!;

test('the languages', () => {
  expect(lexicons.map(({ language }) => language)).toEqual([
    'en',
    'de',
    'nl',
    'fr',
    'es',
    'it',
    'pt',
    'pl',
    'da',
  ]);
});

test.each(byLanguage)('%s has every key that English has, each with phrases', (_, lexicon) => {
  for (const [key, value] of Object.entries(english) as [keyof Lexicon, unknown][]) {
    expect(lexicon).toHaveProperty(key);
    if (typeof value !== 'object') {
      expect((lexicon[key] as string).trim()).not.toBe('');
      continue;
    }
    const section = lexicon[key] as unknown as Record<string, string>;
    expect(Object.keys(section).sort()).toEqual(Object.keys(value as object).sort());
    for (const phrases of Object.values(section)) expect(phrases.trim()).not.toBe('');
  }
});

test.each(byLanguage)('%s has no empty phrase: no comma too many', (_, lexicon) => {
  const all: string[] = Object.values(lexicon).flatMap((value) =>
    typeof value === 'string' ? [value] : Object.values<string>(value),
  );
  expect(all.flatMap(phrasesOf)).not.toContain('');
});

test.each(byLanguage)('%s names months and weekdays as the calendar does', (language, lexicon) => {
  const format = (options: Intl.DateTimeFormatOptions, day: number, month: number) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      .format(Date.UTC(2024, month, day))
      .toLowerCase();
  const months = phrasesOf(lexicon.months).map((names) => names.toLowerCase().split(/\s+/)[0]);
  const weekdays = phrasesOf(lexicon.weekdays).map((names) => names.toLowerCase());
  // 1 January 2024 was a Monday.
  expect(months).toEqual(Array.from({ length: 12 }, (_, month) => format({ month: 'long' }, 1, month)));
  expect(weekdays.map((names) => names.replace(/^(\S+ feira|\S+).*/, '$1'))).toEqual(
    Array.from({ length: 7 }, (_, day) => format({ weekday: 'long' }, day + 1, 0).replace('-', ' ')),
  );
});

test.each(byLanguage)('%s has known codes of countries and currencies', (_, lexicon) => {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const currencies = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  for (const { code, phrase } of codedPhrasesOf(lexicon.countries))
    expect([code, phrase, regions.of(code)]).not.toContain(undefined);
  for (const { code, phrase } of codedPhrasesOf(lexicon.currencies))
    expect([code, phrase, currencies.of(code)]).not.toContain(undefined);
});

test.each([
  ['Bestell-Nr.:', 'orderNumber', 'de'],
  ['BESTELLNR', 'orderNumber', 'de'],
  ['Besteilnummer', 'orderNumber', 'de'],
  ['Inkoopordernr.', 'orderNumber', 'nl'],
  ['N° de commande', 'orderNumber', 'fr'],
  ['N.º de pedido', 'orderNumber', 'es'],
  ["Numero d'ordine", 'orderNumber', 'it'],
  ['Nº da encomenda', 'orderNumber', 'pt'],
  ['NR ZAMÓWIENIA', 'orderNumber', 'pl'],
  ['Nr zamowienia', 'orderNumber', 'pl'],
  ['Ordre-nr.', 'orderNumber', 'da'],
  ['Indkøbsordrenr', 'orderNumber', 'da'],
  ['Indkoebsordrenr', 'orderNumber', 'da'],
  ['Faelligkeit', 'other', 'de'],
  ['Wymagany termin dostawy', 'deliveryDate', 'pl'],
  ['Ønsket leveringsdato', 'deliveryDate', 'da'],
])('%s announces %s in %s', (text, kind, language) => {
  const all = tokenise(text);
  const match = longestMatch(labelBook, all, 0);
  expect(match?.length).toBe(all.length);
  expect(match?.meanings).toContainEqual(
    expect.objectContaining({ kind, languages: expect.arrayContaining([language]) }),
  );
});

test('columns, totals, titles', () => {
  const kinds = (book: Parameters<typeof longestMatch>[0], text: string) =>
    longestMatch(book, tokenise(text), 0)?.meanings.map(({ kind }) => kind);
  expect(kinds(columnBook, 'Cena jedn. netto')).toEqual(['price']);
  expect(kinds(columnBook, 'Stk.-pris')).toEqual(['price']);
  expect(kinds(columnBook, 'Ant. leveret')).toContain('quantity');
  expect(kinds(columnBook, 'Antal leveret')).toEqual(['ignored']);
  expect(kinds(totalBook, 'Übertrag')).toEqual(['carried']);
  expect(kinds(totalBook, 'Razem do zapłaty')).toEqual(['grandTotal']);
  expect(kinds(documentBook, 'Ordrebekræftelse')).toEqual(['order_confirmation']);
  expect(kinds(documentBook, 'Anulowanie zamówienia')).toEqual(['order_cancellation']);
  expect(kinds(documentBook, 'Bestelländerung')).toEqual(['order_change']);
  expect(kinds(documentBook, 'Zapytanie ofertowe')).toEqual(['quotation']);
});

test('another ending is another word, a short word is not corrected', () => {
  expect(tokenise('Rechnuug lnvoice invoices Menqe').map(({ text }) => text)).toEqual([
    'rechnung',
    'lnvoice',
    'invoices',
    'menqe',
  ]);
});

test('a digit in a known word is a misread letter, elsewhere it parts words', () => {
  expect(tokenise('Ar1ikelnummer').map(({ text }) => text)).toEqual(['artikelnummer']);
  expect(tokenise('AB1CD').map(({ text }) => text)).toEqual(['ab', '1', 'cd']);
});

test('a phrase ends at a colon', () => {
  expect(longestMatch(columnBook, tokenise('Unit Price: EUR 1.85'), 0)?.length).toBe(2);
  expect(longestMatch(columnBook, tokenise('Unit Price EUR'), 0)?.length).toBe(3);
});

test('what stands where nothing is decided', () => {
  expect(
    ['TBD', 'n.v.t.', 'nach Absprache', 'do uzgodnienia', 'efter aftale', 'N/A', 'por definir'].map(
      isUndecided,
    ),
  ).toEqual(Array(7).fill(true));
  expect(isUndecided('12')).toBe(false);
});

test('units with plural and abbreviation', () => {
  expect(
    ['Stk.', 'szt.', 'pièces', 'stuks', 'uds', 'pz', 'peças', 'Rollen', 'sæt', 'pcs'].map(isUnit),
  ).toEqual(Array(10).fill(true));
  expect(isUnit('Schraube')).toBe(false);
});

test.each([
  ['letters', 'a'.repeat(1e6)],
  ['single letters', 'a '.repeat(5e5)],
  ['known words', 'bestell '.repeat(125_000)],
  ['letters and digits', 'a1a'.repeat(333_333)],
  ['dots', 'N.'.repeat(5e5)],
])('a megabyte of %s takes less than two seconds', (_, text) => {
  const started = process.cpuUsage();
  const all = tokenise(text);
  for (let at = 0; at < all.length; at++) longestMatch(labelBook, all, at);
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});

test('the letter for a number is in phrases what its sign is in print', () => {
  const kindsOf = (text: string) =>
    longestMatch(labelBook, tokenise(text), 0)?.meanings.map(({ kind }) => kind) ?? [];
  expect(kindsOf('N° de commande')).toContain('orderNumber');
  expect(kindsOf('n de commande')).toEqual(kindsOf('N.º de commande'));
});
