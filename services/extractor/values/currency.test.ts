import { expect, test } from 'vitest';
import { readCountry, splitCountry } from './country.ts';
import { currencyIn, hasNoFractions, readCurrency } from './currency.ts';

test.each([
  ['Total EUR', 'EUR'],
  ['12,50 €', 'EUR'],
  ['100 zł', 'PLN'],
  ['100 ZŁ', 'PLN'],
  ['1 200 Kč', 'CZK'],
  ['12 000 Ft', 'HUF'],
  ['Fr. 12.50', 'CHF'],
  ['Schweizer Franken', 'CHF'],
  ['danske kroner', 'DKK'],
  ['polski złoty', 'PLN'],
  ['US Dollars', 'USD'],
  ['R$ 10', 'BRL'],
  ['U$S 60,00', 'USD'],
  ['100 kr.', 'kr'],
  ['$ 10', '$'],
  ['¥ 100', '¥'],
  ['FR58592000418', null],
  ['Amount (Rs)', 'INR'],
  ['RM 9,700.00', 'MYR'],
  ['₡ 985.00', 'CRC'],
  ['Tk 1,800.00', 'BDT'],
  ['AMOUNT(Tk)', 'BDT'],
  ['TK 12', null],
  ['taka cena', null],
  ['Ringgit Malaysia', 'MYR'],
  ['Rp 150.000', 'IDR'],
  ['MUSTER SURGICAL SDN BHD', null],
  ['BHD 12.500', 'BHD'],
  ['12 500,00 FCFA', 'FCFA'],
  ['100 F CFA', 'FCFA'],
  ['Total Bs.', 'Bs'],
  ['MONTO (Bs)', 'Bs'],
  ['Bs. 120,00', 'Bs'],
  ['BS EN 1090', null],
  ['Bs sacos', null],
  ['R 1 895,00', 'ZAR'],
  ['Route R 725', null],
  ['Radius R 2.50 steel', null],
  ['10 Stück', null],
])('%s is %s', (text, currency) => {
  expect(readCurrency(text)).toBe(currency);
});

test('whose sign it is the country tells', () => {
  expect(['DK', 'SE', 'NO'].map((country) => currencyIn('kr', country))).toEqual(['DKK', 'SEK', 'NOK']);
  expect(currencyIn('$', 'CA')).toBe('CAD');
  expect(currencyIn('kr', null)).toBe('kr');
  expect(['CI', 'CM', 'FR'].map((country) => currencyIn('FCFA', country))).toEqual(['XOF', 'XAF', 'FCFA']);
  expect(['BO', 'VE'].map((country) => currencyIn('Bs', country))).toEqual(['BOB', 'VES']);
  expect(currencyIn('EUR', 'DK')).toBe('EUR');
});

test.each([
  ['Polska', 'PL'],
  ['DANMARK', 'DK'],
  ['Pays-Bas', 'NL'],
  ['Włochy', 'IT'],
  ['Tyskland', 'DE'],
  ['Reino Unido', 'GB'],
  ['Lipsk', null],
])('%s is %s', (text, country) => {
  expect(readCountry(text)).toBe(country);
});

test('a country at the end of a line', () => {
  expect(splitCountry('00-950 Warszawa, Polska')).toEqual({ rest: '00-950 Warszawa', country: 'PL' });
});

test.each([
  ['1,093,750 FCFA', true],
  ['Total XOF', true],
  ['Total EUR', false],
  ['Facture', false],
])('a currency without fractions: %s', (text, isWhole) => {
  expect(hasNoFractions(text)).toBe(isWhole);
});
