import { expect, test } from 'vitest';
import { isOfRegister, readRegisterCourt, readRegistrationNumber } from './registration-number.ts';

test.each([
  ['Amtsgericht Köln, HRB 12345', 'HRB 12345'],
  ['HRB-Nr.: 7781 B', 'HRB-Nr.: 7781 B'],
  ['Firmenbuch: FN 123456a', 'FN 123456a'],
  ['KvK-nummer: 12345678 | BTW NL001234567B01', 'KvK-nummer: 12345678'],
  ['RCS Lyon B 123 456 789', 'RCS Lyon B 123 456 789'],
  ['SIRET : 123 456 789 00012 - APE 4669B', 'SIRET : 123 456 789 00012'],
  ['123 456 789 RCS Paris', '123 456 789 RCS Paris'],
  ['Registered in England and Wales No. 01234567', 'Registered in England and Wales No. 01234567'],
  ['Company Reg. No: SC123456', 'Company Reg. No: SC123456'],
  ['R.E.A. MI-1234567', 'R.E.A. MI-1234567'],
  ['KRS: 0000123456', 'KRS: 0000123456'],
  ['CVR-nr. 12 34 56 78', 'CVR-nr. 12 34 56 78'],
  ['VAT registration no. 12345678', null],
  ['Order number 12345678', null],
  ['Company phone 0123456789', null],
  ['Registered mail only', null],
  ['Thermostat HRB', null],
])('%j holds %j', (text, number) => expect(readRegistrationNumber(text)).toBe(number));

test.each([
  ['Amtsgericht Köln, HRB 12345', 'Köln'],
  ['HRB 12345 AG Frankfurt am Main', 'Frankfurt am Main'],
  ['Registergericht: Bad Homburg HRB 12', 'Bad Homburg'],
  ['Muster AG HRB 12345', null],
])('%j names the court of %j', (text, court) => expect(readRegisterCourt(text)).toBe(court));

test('a line that begins with the court is of the register, a stock company is none', () => {
  expect(
    ['AG Hagen HRB 8812', 'Amtsgericht Köln, HRB 12345', 'AG Weser', 'Muster AG, HRB 8812'].map(isOfRegister),
  ).toEqual([true, true, false, false]);
});
