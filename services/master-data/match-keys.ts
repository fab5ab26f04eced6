import { isAnybodys } from '@orderloom/orders/mail-domains.ts';
import type { Customer, Mapping, Party, Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { registerNumber } from './register-number.ts';

/*
 * Keys that are equal when two spellings mean the same. They are looked up exactly, so they must be made here and
 * nowhere else, for what is stored and for what a document shows.
 */

/** Prefixes of VAT ids in and around the EU; EL is Greece, XI Northern Ireland, CHE Switzerland. */
const vatPrefix =
  /^(CHE|AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI)(?=[A-Z0-9]{7})/;

/** Digits and letters without the country: `NL 0012.345.67 B01` and `001234567B01` are one. Null when too short. */
export function vatKey(vatId: string | null | undefined): string | null {
  const bare = bareVat(vatId).replace(vatPrefix, '');
  return bare.length >= 7 ? bare : null;
}

/** The country of a VAT id as printed, null when it has none. */
export function vatCountry(vatId: string | null | undefined): string | null {
  return vatPrefix.exec(bareVat(vatId))?.[1] ?? null;
}

const otherwiseInIso: Readonly<Record<string, string>> = { CHE: 'CH', EL: 'GR', XI: 'GB' };

/** ISO 3166-1 alpha-2 of the country of a VAT id. */
export function isoCountry(ofVat: string): string {
  return otherwiseInIso[ofVat] ?? ofVat;
}

export function emailKey(email: string | null | undefined): string | null {
  const address = (email ?? '').trim().toLowerCase();
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address) ? address : null;
}

/** The firm's own domain in an address or a home page; null for a provider's or a platform's. */
export function domainKey(emailOrUrl: string | null | undefined): string | null {
  const text = (emailOrUrl ?? '').trim().toLowerCase();
  const host = text
    .replace(/^.*@/, '')
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '');
  const domain = /^[^/:?#\s]+\.[^/:?#\s]+/.exec(host)?.[0];
  return domain === undefined || isAnybodys(domain) ? null : domain;
}

export function postalKey(postalCode: string | null | undefined): string | null {
  // A country before the code is no part of it: D-10115, NL-1011 AB.
  const bare = (postalCode ?? '')
    .toUpperCase()
    .replace(/^[A-Z]{1,3}[-\s]+(?=\d)/, '')
    .replace(/[^A-Z0-9]/g, '');
  return bare.length >= 3 ? bare : null;
}

/** The last eight digits: country code and trunk zero are written or left out at will. */
export function phoneKey(phone: string | null | undefined): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length >= 8 ? digits.slice(-8) : null;
}

/** The digits of a number in a register of firms: those of several courts may be equal. */
export function registrationKey(number: string | null | undefined): string | null {
  return registerNumber(number)?.digits ?? null;
}

/** Article and customer numbers without case, blanks, punctuation and leading zeros. */
export function numberKey(number: string | null | undefined): string | null {
  const bare = (number ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return bare === '' ? null : bare.replace(/^0+(?=.)/, '');
}

/** Words before a number that are no part of it: `Art.-Nr. 4711`, `SKU: 4711`, `Bestell-Nr 4711`. */
const numberLabel =
  /^(?:(?:art|artikel|article|articolo|item|sku|ref|best|bestell|mat|material|prod|produkt|product|part|code|gtin|ean|nr|no|num|number|nummer|artikelnummer|bestellnummer|materialnummer)[\s.:#°º/-]+)+(?=.*\d)/i;

/** An article number without the word before it. */
export function withoutLabel(number: string): string {
  const bare = number.trim().replace(numberLabel, '');
  return bare === '' ? number.trim() : bare;
}

/** As `numberKey`, and without the zeros that fill up each group of digits: `SCH-0400` and `sch 400` are one. */
export function looseNumberKey(number: string | null | undefined): string | null {
  const groups = (number ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .match(/\p{L}+|\d+/gu);
  return groups === null ? null : groups.map((group) => group.replace(/^0+(?=\d)/, '')).join(' ');
}

/** Letters and digits that scanners take for each other are one. */
export function misreadNumberKey(number: string | null | undefined): string | null {
  const alike: Record<string, string> = {
    O: '0',
    Q: '0',
    D: '0',
    I: '1',
    L: '1',
    Z: '2',
    S: '5',
    B: '8',
    G: '6',
  };
  return (
    numberKey(number)
      ?.replace(/[OQDILZSBG]/g, (letter) => alike[letter]!)
      .replace(/^0+(?=.)/, '') ?? null
  );
}

/** A trade number as 14 digits, from its forms of 8, 12, 13 and 14; null when its check digit is wrong. */
export function gtinKey(number: string | null | undefined): string | null {
  const digits = (number ?? '').replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null;
  const padded = digits.padStart(14, '0');
  const sum = [...padded].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 && Number(padded) > 0 ? padded : null;
}

/** Trade numbers in a text as it prints them: of 12 digits and more, because eight may be anything. */
export function printedGtins(text: string | null | undefined): string[] {
  const runs = (text ?? '').match(/(?<!\d)\d{12,14}(?!\d)/g) ?? [];
  return runs.filter((run) => gtinKey(run) !== null);
}

/** The keys under which a product is found. Its trade number may be its number, or stand in its texts. */
export function productKeys({ item_number, description, remark }: Product): string[] {
  const printed = [item_number, ...printedGtins(description), ...printedGtins(remark)];
  return [
    ...keyed('number', numberKey(item_number)),
    ...keyed('loose', looseNumberKey(item_number)),
    ...keyed('misread', misreadNumberKey(item_number)),
    ...printed.flatMap((number) => keyed('gtin', gtinKey(number))),
  ];
}

/** The key under which a mapping is found; empty for a number of signs alone, which is found as it is written. */
export function mappingKey({ customer_item_number }: Mapping): string {
  return numberKey(customer_item_number) ?? '';
}

/** The keys under which a customer is found. */
export function customerKeys(customer: Customer): string[] {
  return [
    ...keyed('vat', vatKey(customer.vat_number)),
    ...keyed('email', emailKey(customer.email)),
    ...keyed('domain', domainKey(customer.email)),
    ...keyed('domain', domainKey(customer.home_page)),
    ...keyed('registration', registrationKey(customer.coc_number)),
    ...keyed('postal', postalKey(customer.postal_code)),
    ...keyed('phone', phoneKey(customer.phone_number)),
    ...keyed('number', numberKey(customer.number)),
  ];
}

/** The keys under which the customer of a document may be found. */
export function partyKeys(party: Partial<Party>): string[] {
  return [
    ...keyed('vat', vatKey(party.vat_id)),
    ...keyed('email', emailKey(party.email)),
    ...keyed('domain', domainKey(party.email)),
    ...keyed('email', emailKey(party.sender_email)),
    ...keyed('domain', domainKey(party.sender_email)),
    ...keyed('domain', domainKey(party.home_page)),
    ...keyed('registration', registrationKey(party.registration_number)),
    ...keyed('postal', postalKey(party.postal_code)),
    ...keyed('phone', phoneKey(party.phone)),
    ...keyed('number', numberKey(party.printed_number)),
  ];
}

function keyed(kind: string, key: string | null): string[] {
  return key === null ? [] : [`${kind}:${key}`];
}

/** Switzerland and Norway write behind the number of a firm that it is one for VAT, or leave it out. */
const vatSuffix = /(?<=\d)(?:MWST|TVA|IVA|MVA)$/;

function bareVat(vatId: string | null | undefined): string {
  return (vatId ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(vatSuffix, '');
}
