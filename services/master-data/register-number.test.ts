import { expect, test } from 'vitest';
import { compareRegisterNumbers, registerNumber } from './register-number.ts';

test.each([
  ['HRB 012345', { digits: '12345', register: 'HRB', isNational: false, court: [] }],
  ['HRB12345', { digits: '12345', register: 'HRB', isNational: false, court: [] }],
  ['Amtsgericht Köln, HRB 12345', { digits: '12345', register: 'HRB', isNational: false, court: ['koln'] }],
  [
    'HRB 12345 B, Berlin (Charlottenburg)',
    { digits: '12345', register: 'HRB', isNational: false, court: ['berlin', 'charlottenburg'] },
  ],
  ['REA MI-123456', { digits: '123456', register: 'REA', isNational: false, court: ['mi'] }],
  ['12345', { digits: '12345', register: '', isNational: false, court: [] }],
  ['KvK 12345678', { digits: '12345678', register: '', isNational: true, court: [] }],
  ['SIRET 123 456 789 00012', { digits: '123456789', register: '', isNational: true, court: [] }],
  ['Registered No. SC123456', { digits: '123456', register: 'SC', isNational: true, court: [] }],
  ['FN 123456a', { digits: '123456', register: 'FN', isNational: true, court: [] }],
  ['KvK 12', null],
  [null, null],
])('reads %j', (text, number) => expect(registerNumber(text)).toEqual(number));

test.each([
  ['HRB 12345 Köln', 'Amtsgericht Koeln HRB 12345', 'same'],
  ['HRB 12345, Charlottenburg', 'HRB 12345 B Berlin (Charlottenburg)', 'same'],
  ['HRB 12345 Köln', 'HRB 12345 Bonn', 'other'],
  ['HRB 12345', 'HRA 12345', 'other'],
  ['HRB 12345', 'HRB 12346', 'other'],
  ['HRB 12345', 'HRB 12345 Köln', 'perhaps'],
  ['HRB 12345', '12345', 'perhaps'],
  ['KvK 01234567', '1234567', 'same'],
  ['SC123456', '123456', 'same'],
])('%j and %j: %s', (a, b, answer) => {
  expect(compareRegisterNumbers(registerNumber(a)!, registerNumber(b)!)).toBe(answer);
  expect(compareRegisterNumbers(registerNumber(b)!, registerNumber(a)!)).toBe(answer);
});
