import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';
import { isLoginOf, loginBesideName } from './logins.ts';

test('a login is the name of its owner as mailboxes are', () => {
  expect(
    ['RVELTEN', 'rvelten', 'RVELTEN2', 'VELTEN', 'ROSAV'].map((word) => isLoginOf('Rosa Velten', word)),
  ).toEqual(Array(5).fill(true));
  expect(['RVE', 'Velten', 'GVELTEN', 'PURCHASING'].map((word) => isLoginOf('Rosa Velten', word))).toEqual(
    Array(4).fill(false),
  );
});

test.each([
  ['RVELTEN Rosa Velten', 'Rosa Velten'],
  ['rvelten - Rosa Velten', 'Rosa Velten'],
  ['RVE R VELTEN', 'R VELTEN'],
  ['DEP A VELTEN', null],
  ['ANNA MARIA VELTEN', null],
  ['NORDWIND Rosa Velten', null],
  ['Velten, Rosa', null],
])('%s', (printed, name) => {
  expect(loginBesideName(printed)).toBe(name);
});

const contactOf = (label: string, foot: string) =>
  draftOf(
    plainFile(`
Nordwind Boxes Ltd.
310 Ferris Road
Leeds LS1 4AB

Purchase order 4711-22

Supplier ID     Terms          ${label}
EXAMP001        Net 30 days    RVELTEN

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1.00         300.00
                          Total              300.00


${foot}
`),
  ).buyer.contactPerson;

test.each([
  ['Buyer ID', 'No goods on Fridays. Call Rosa Velten ext 214.'],
  ['Entered by', 'Bitte Rosa Velten anrufen, wenn etwas fehlt.'],
  ['Buyer', 'Bel Rosa Velten op toestel 214.'],
])('%s: who is named and has this login orders', (label, foot) => {
  const person = contactOf(label, foot);
  expect(person?.value).toBe('Rosa Velten');
  expect(person?.confidence).toBeGreaterThan(0.8);
});

test('the login of nobody who is named is no name, and at a label of another no one orders', () => {
  expect(contactOf('Buyer ID', 'No goods on Fridays.')).toBeNull();
  expect(contactOf('Carrier', 'Call Rosa Velten ext 214.')?.confidence ?? 0).toBeLessThan(0.8);
});
