import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (text: string, subject = 'Wrong colour') =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  'Ik wil dit graag retour sturen. Is 41 op voorraad voordat ik iets nieuws bestel?',
  'I want to send this back. Is 41 in stock before we order anything new?',
  'Ich möchte das zurückschicken. Ist 41 am Lager, bevor ich neu bestelle?',
])('who asks before he orders has not ordered: %s', (text) => {
  expect(categoryOf(text)).not.toBe('purchase_order');
});

test('an order that shall come before something is one', () => {
  expect(categoryOf('Please send 12 boxes of tape 50 mm before Friday.', 'Tape')).toBe('purchase_order');
});
