import { expect, test } from 'vitest';
import { emailParts } from './email-parts.ts';
import { isOnlySubject } from './only-subject.ts';

test.each([
  ['Order: 12 boxes gloves', '', true],
  ['12 Kartons Handschuhe', 'Danke', true],
  ['Order 4711', '', false],
  ['Price for 12 boxes gloves', 'thx', false],
  ['12 boxes gloves', '4 rolls of tape', false],
])('"%s" above "%s" says the goods: %s', (subject, text, expected) => {
  expect(isOnlySubject(subject, text)).toBe(expected);
});

test('a subject that orders is read with the body', () => {
  const [body] = emailParts({ subject: '12 boxes gloves', text: 'thx', takenOffer: null, attachments: [] });
  expect(new TextDecoder().decode(body!.bytes)).toBe('12 boxes gloves\n\nthx');
});
