import { expect, test } from 'vitest';
import { settings } from '../structured/structured.fixture.ts';
import { textFile } from './attached-order.fixture.ts';
import { followInstructions } from './follow-instructions.ts';
import { followSubject } from './follow-subject.ts';
import { readPrinted } from './told/told-changes.fixture.ts';

const goods = {
  en: ['Hand soap lemon', 'Nitrile gloves size M', 'Till roll 80 mm'],
  nl: ['Handzeep citroen', 'Nitril handschoenen maat M', 'Kassarol 80 mm'],
};
const orderIn = (language: 'en' | 'nl') =>
  readPrinted({ codes: ['K-2041', 'H-1180', 'S-7711'], quantities: [12, 24, 36], goods }, language);

/** The quantities, the number and the day of the order after its subject, and the codes of what is doubted. */
function after(subject: string, isOne = true, language: 'en' | 'nl' = 'en') {
  const order = orderIn(language);
  const { rows, orderNumber, deliveryDate, doubts, notes } = followSubject(order, subject, settings, isOne);
  return {
    quantities: rows.map(({ quantity }) => quantity?.value),
    number: orderNumber?.value,
    day: deliveryDate?.value,
    doubts: doubts.filter((doubt) => !order.doubts.includes(doubt)).map(({ code }) => code),
    notes: notes.length - order.notes.length,
  };
}
const printed = { quantities: [12, 24, 36], number: 'PO-1001', day: '2027-04-01', doubts: [], notes: 0 };

test.each([
  ['Order PO-1001 - WITHOUT line 3', { quantities: [12, 24] }],
  ['Order PO-1001: line 2 now 36 instead of 24', { quantities: [12, 36, 36] }],
  ['PO-1001 plus 4 boxes of dish soap', { quantities: [12, 24, 36, 4] }],
  ['Order PO-1001 + 4 boxes of dish soap', { quantities: [12, 24, 36, 4] }],
  ['Order PO-1001 - delivery on 12 May 2027 please, not on 1 April 2027', { day: '2027-05-12' }],
  ['Order PO-2044 (the PDF still says PO-1001)', { number: 'PO-2044' }],
  ['Order PO-1001-B (it says PO-1001 on the pdf, sorry)', { number: 'PO-1001-B' }],
  ['Bestellung 88-4417 (auf dem PDF steht noch PO-1001)', { number: '88-4417' }],
  ['Order 4566250103 (not PO-1001!)', { number: '4566250103' }],
  ['Order PO-1001 - last line not required', { quantities: [12, 24] }],
  ['Pedido 4566250103 (¡no PO-1001!)', { number: '4566250103' }],
  ['Zamówienie 4566250103 (nie PO-1001!)', { number: '4566250103' }],
])('the subject changes the order as a sentence of the text does: %s', (subject, changed) => {
  expect(after(subject)).toEqual({ ...printed, notes: 1, ...changed });
});

test('in the language of the order', () => {
  expect(after('Order PO-1001 - ZONDER regel 3', true, 'nl')).toMatchObject({ quantities: [12, 24] });
});

test.each([
  'Order PO-1001',
  'PO-1001 Muster GmbH, Hauptstr. 1, 10115 Berlin',
  'Our order PO-1001 for till rolls and gloves',
  'PO-1001 dated 12 May 2027',
  'New order 500 pcs',
  'PO 4488 - second order',
  'Order PO-1001 + 2 attachments',
  'Need supplies urgently - PO# 99765',
  'Order PO-1001 (your quote 3358-22 still valid?)',
])('a subject that only names the order: %s', (subject) => {
  expect(after(subject)).toEqual(printed);
});

test.each([
  ['that of an older e-mail', 'Re: Order PO-1001: line 2 now 36 instead of 24', true],
  ['a week', 'Order PO-1001 - please in week 18', true],
  ['of several orders', 'Order PO-1001: line 2 now 36 instead of 24', false],
])('%s is asked about', (_, subject, isOne) => {
  expect(after(subject, isOne)).toEqual({ ...printed, doubts: ['instruction_unclear'], notes: 1 });
});

test('a subject with the printed number changes nothing back', () => {
  const order = orderIn('en');
  const letter = textFile(
    'body.txt',
    'Hello,\n\nThe order number is wrong, it is PO-1010.\n\nKind regards\nAnna',
  );
  const changed = followInstructions(order, letter, settings);
  expect(followSubject(changed, 'Purchase order PO-1001', settings, true).orderNumber?.value).toBe('PO-1010');
});
