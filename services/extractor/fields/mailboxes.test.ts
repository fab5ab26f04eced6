import { expect, test } from 'vitest';
import { plainSheets, settings } from '../sample.fixture.ts';
import { looksLikePerson } from '../values/company.ts';
import { isMailboxForInvoices } from '../values/email.ts';
import { isMailOf, namedByMail, otherOwner, sureOfOwner, usableEmail } from './mailboxes.ts';

const namedIn = (text: string) =>
  namedByMail(
    plainSheets(text),
    new Set(),
    (name) => (looksLikePerson(name) ? name : null),
    (mail) => !mail.endsWith('@example.test'),
  ).map(({ value }) => value);

const place = { file: 'a.pdf', page: 1, box: [0, 0, 1, 1] as [number, number, number, number], text: '' };

test.each([
  ['behind a label', 'Contact: Ann Lee <orders@nordwind.example>'],
  ['alone', 'Ann Lee <orders@nordwind.example>'],
  ['in round brackets', 'Questions: Ann Lee (orders@nordwind.example)'],
  ['in quotes, with the kind of the address', '"Ann Lee" <mailto:orders@nordwind.example>'],
])('who is named before a mailbox in brackets, %s', (_, text) => {
  expect(namedIn(text)).toEqual(['Ann Lee']);
});

test('a name that is none of the given ones, whose mailbox says that it is one', () => {
  expect(namedIn('Contact: Orbelio Brambilla <o.brambilla@nordwind.example>')).toEqual(['Orbelio Brambilla']);
  expect(namedIn('Contact: Nordwind Pumpen <orders@nordwind.example>')).toEqual([]);
});

test.each([
  ['our own mailbox', 'Ann Lee <orders@example.test>'],
  ['something else in brackets', 'Ann Lee <direct> orders@nordwind.example'],
  ['a firm', 'Nordwind GmbH <orders@nordwind.example>'],
])('%s names nobody', (_, text) => {
  expect(namedIn(text)).toEqual([]);
});

test.each([
  'ap.invoices',
  'accounts.payable',
  'vendor-payables',
  'rechnungseingang',
  'kreditoren',
  'facturen',
  'crediteuren.nl',
  'comptabilite',
  'cuentas.porpagar',
  'cuentasporpagar',
  'fatturazione',
  'contas-a-pagar',
  'faktury',
  'ksiegowosc',
  'bogholderi',
  'cxp',
])('a mailbox for invoices: %s', (box) => {
  expect(isMailboxForInvoices(`${box}@nordwind.example`)).toBe(true);
});

test.each(['ycrespo', 'apark', 'billy.payton', 'purchasing', 'inkoop', 'einkauf', 'm.facto'])(
  'no mailbox for invoices: %s',
  (box) => {
    expect(isMailboxForInvoices(`${box}@nordwind.example`)).toBe(false);
  },
);

test('of two mail addresses in a text the one that does not take invoices', () => {
  const { supplier } = settings;
  const both =
    'E-mail invoices to ap@nordwind.example. Questions on this order: jlee@nordwind.example, ext. 214';
  expect(usableEmail(both, supplier)).toBe('jlee@nordwind.example');
  expect(usableEmail('Invoices: ap@nordwind.example', supplier)).toBe('ap@nordwind.example');
});

test('a mailbox of initials is whose name has them, unless it is an office', () => {
  const mailOf = (person: string, box: string) => isMailOf(person, `${box}@nordwind.example`);
  expect([mailOf('Anna Lang', 'al'), mailOf('Anna Lang', 'ab'), mailOf('Piet Olsen', 'po')]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['Rosa Vidal Luna', 'rvidal@nordwind.example', true],
  ['Anna Lee', 'anna@nordwind.example', true],
  ['Anna', 'anna@nordwind.example', false],
  ['Stores Lee', 'stores@nordwind.example', false],
])('%s and the mailbox %s: %s', (person, mail, is) => {
  expect(isMailOf(person, mail)).toBe(is);
});

test.each([
  ['of who orders', 'Anna Lee', ['anna@nordwind.example', 'shop@nordwind.example'], 0.86],
  ['of who buys, the only such one', null, ['purchasing@nordwind.example', 'info@nordwind.example'], 0.86],
  ['of nobody', null, ['info@nordwind.example', 'yard@nordwind.example'], 0.6],
  ['of who buys, one of two', null, ['purchasing@nordwind.example', 'einkauf@nordwind.example'], 0.6],
])('a mailbox %s beside others', (_, person, mails, confidence) => {
  const candidates = mails.map((value) => ({ ...place, value, score: 0.8, because: 'printed' }));
  const mail = { value: mails[0]!, confidence: 0.6, places: [place], because: 'printed' };
  expect(sureOfOwner(mail, candidates, person)?.confidence).toBe(confidence);
  const unclear = candidates.map((each) => ({ ...each, score: 0.7 }));
  expect(sureOfOwner(mail, unclear, person)?.confidence).toBe(0.6);
});

test('who is named in the texts and has a mailbox', () => {
  const owner = (email: string, ...texts: string[]) =>
    otherOwner(email, 'Bob Ray', plainSheets(texts.join('\n\n')), new Set(), 'Max Bau GmbH');
  expect(owner('hlind@nordwind.example', 'Contact Hanna Lind, ext. 4', 'Requester: Bob Ray')).toBe(
    'Hanna Lind',
  );
  expect(owner('s.doeppner@nordwind.example', 'Frau Sabine Döppner')).toBe('Sabine Döppner');
  expect(owner('purchasing@nordwind.example', 'Group Purchasing', 'Supply Chain')).toBeNull();
  expect(owner('supplychain@nordwind.example', 'Supply Chain', 'Bob Ray')).toBeNull();
  expect(owner('max.bau@nordwind.example', 'Max Bau GmbH')).toBeNull();
  expect(owner('goods.inwards@nordwind.example', 'Goods Inwards')).toBeNull();
});
