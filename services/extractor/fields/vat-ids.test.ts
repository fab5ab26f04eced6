import { expect, test } from 'vitest';
import { nationalVatId, vatIdNamed } from './vat-ids.ts';

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

test('digits behind an e-mail address are a number of the tax office where their check digit is right', () => {
  expect(
    [
      'post@nordwind.example CVR 13585628',
      'post@nordwind.example CVR 13585629',
      'post@nordwind.example +45 13585628',
    ].map((text) => nationalVatId('DK', 'nordwind', text)),
  ).toEqual(['13585628', null, null]);
});
