import { expect, test } from 'vitest';
import { dateWords } from '../lexicon/phrases.ts';
import { hasStreetWord, looksLikeStreet, readCityLine } from './address.ts';
import { readBic, readIban } from './bank-account.ts';
import { companyKey, hasLegalForm, looksLikePerson } from './company.ts';
import { readCountry, splitCountry } from './country.ts';
import { readCurrency } from './currency.ts';
import { dateOrderProved, readDate } from './date.ts';
import { readDelivery } from './delivery.ts';
import { isMailboxForInvoices, readEmails } from './email.ts';
import { numberShape, readNumber, readPercent } from './number.ts';
import { looksLikeOrderNumber, readOrderNumber } from './order-number.ts';
import { readPhone } from './phone.ts';
import { readPrice, readPriceBasis } from './price.ts';
import { readQuantity } from './quantity.ts';
import { readRegisterCourt, readRegistrationNumber } from './registration-number.ts';
import { vatIdChecks } from './vat-check.ts';
import { readVatId } from './vat-id.ts';

const readers: Record<string, (text: string) => unknown> = {
  hasStreetWord,
  looksLikeStreet,
  readCityLine,
  readBic,
  readIban,
  companyKey,
  hasLegalForm,
  looksLikePerson,
  readCountry,
  splitCountry,
  readCurrency,
  dateOrderProved: (text) => dateOrderProved([text]),
  readDate: (text) => readDate(text, 'DMY', dateWords),
  readDelivery: (text) => readDelivery(text, 'DMY', dateWords, '2026-01-01'),
  isMailboxForInvoices,
  readEmails,
  numberShape,
  readNumber: (text) => readNumber(text, '.'),
  readPercent: (text) => readPercent(text, '.'),
  looksLikeOrderNumber,
  readOrderNumber,
  readPhone,
  readPrice: (text) => readPrice(text, '.'),
  readPriceBasis,
  readQuantity: (text) => readQuantity(text, '.'),
  readRegistrationNumber,
  readRegisterCourt,
  vatIdChecks,
  readVatId,
};
const million = 1_000_000;
const texts: [string, string][] = [
  ['small letters', 'a'.repeat(million)],
  ['capitals', 'A'.repeat(million)],
  ['digits', '1'.repeat(million)],
  ['spaces', ' '.repeat(million)],
  ['single letters', 'a '.repeat(million / 2)],
  ['dots and digits', '1.'.repeat(million / 2)],
  ['a digit, then spaces', `1${' '.repeat(million)}x`],
  ['commas', ','.repeat(million)],
  ['addresses without end', 'a@'.repeat(million / 2)],
];

test.each(
  Object.entries(readers).flatMap(([name, read]) =>
    texts.map(([what, text]) => [name, what, read, text] as const),
  ),
)('%s reads a megabyte of %s within two seconds', (_name, _what, read, text) => {
  const started = process.cpuUsage();
  read(text);
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});
