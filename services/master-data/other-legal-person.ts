import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { likenesses } from './compare-words.ts';
import { splitName } from './legal-forms.ts';
import { numberKey, vatCountry, vatKey } from './match-keys.ts';
import { plainWords } from './plain-words.ts';
import { compareRegisterNumbers, differsAsEntry, registerNumber } from './register-number.ts';

/** What tells a customer from the buyer although much agrees: firms of one group share address, telephone and mail. */
export interface Against {
  /** As words of a sentence, after "but": `has another VAT id`. */
  what: string;
  /** A printed identifier says so: then he is never taken. */
  isCertain: boolean;
  /** The number of the customer that `what` names. */
  named?: string;
}

/** Why a customer is another legal person than the buyer, null when nothing says so. */
export function otherLegalPerson(buyer: Party, customer: Customer): Against | null {
  const identifier = otherIdentifier(buyer, customer);
  if (identifier !== null) return { what: `has another ${identifier}`, isCertain: true };
  if (agreesInKey(buyer, customer)) return null;
  const what = otherName(buyer, customer);
  return what === null ? null : { what, isCertain: false };
}

function otherIdentifier(buyer: Party, customer: Customer): string | null {
  if (isOtherVatId(buyer.vat_id, customer.vat_number)) return 'VAT id';
  const numbers = [registerNumber(buyer.registration_number), registerNumber(customer.coc_number)] as const;
  const isOther = numbers[0] !== null && numbers[1] !== null && differsAsEntry(numbers[0], numbers[1]);
  return isOther ? 'register number' : null;
}

/** Of one country and length: a tax number, or a VAT id with and without its filling zero, is of another kind. */
function isOtherVatId(a: string | null | undefined, b: string | null | undefined): boolean {
  const [keys, countries] = [
    [vatKey(a), vatKey(b)],
    [vatCountry(a), vatCountry(b)],
  ];
  return countries[0] === countries[1] && keys[0] !== keys[1] && keys[0]?.length === keys[1]?.length;
}

/** Whether a VAT id, a customer number or a register number says that he is the buyer. */
export function agreesInKey(buyer: Party, customer: Customer): boolean {
  const vat = vatKey(buyer.vat_id);
  if (vat !== null && vat === vatKey(customer.vat_number)) return true;
  const number = numberKey(buyer.printed_number);
  if (number !== null && number === numberKey(customer.number)) return true;
  const [a, b] = [registerNumber(buyer.registration_number), registerNumber(customer.coc_number)];
  return a !== null && b !== null && compareRegisterNumbers(a, b) === 'same';
}

/** Firms beside the one that trades: a name with such a word and one without it are two firms'. */
const roles =
  /^(?:holding|verwaltung|beteiligung|besitz|vermogensverwaltung|immobilien|vertrieb|logisti[kc]|service|management|participati|beheer|gestion$|immobilier|patrimoni|finance)/;
/** Less alike, two words are not one that is misspelt: one wrong letter of three is 0.44, three of nine are too. */
const sameWordFrom = { short: 0.4, long: 0.6 };
const longFrom = 5;

function otherName(buyer: Party, customer: Customer): string | null {
  const names = compareNames(buyer, customer);
  if (names === null) return null;
  const { here, there, forms } = names;
  const isOther = here.length > 0 && there.length > 0;
  if (isOther || [...here, ...there].some((word) => roles.test(word))) return 'has another name';
  const isOtherForm = forms.every((form) => form !== '') && forms[0] !== forms[1];
  return isOtherForm ? 'has another legal form' : null;
}

/** Whether a customer's name is the buyer's and more, and no identifier says that he is the one. */
export function isNamedFurther(buyer: Party, customer: Customer): boolean {
  const names = agreesInKey(buyer, customer) ? null : compareNames(buyer, customer);
  return names !== null && names.here.length === 0 && names.there.length > 0;
}

/**
 * The words that only one of the names has, those of its place aside, and their legal forms. Null when a name is missing,
 * or they have nothing in common: a trade name has nothing in common with the legal one.
 */
function compareNames(buyer: Party, customer: Customer) {
  if (!buyer.company || !customer.name) return null;
  const [a, b] = [splitName(plainWords(buyer.company)), splitName(plainWords(customer.name))];
  const ofBuyer = lacking(a.own, b.own);
  if (ofBuyer.length === a.own.length) return null;
  const place = plainWords([buyer.city, buyer.branch, customer.city].filter(Boolean).join(' '));
  const besidePlace = (words: string[]) => words.filter((word) => !place.includes(word));
  return {
    here: besidePlace(ofBuyer),
    there: besidePlace(lacking(b.own, a.own)),
    forms: [a.form, b.form],
  };
}

function lacking(words: string[], all: string[]): string[] {
  const found = likenesses(words, all);
  return words.filter((word, i) => found[i]! < sameWordFrom[word.length < longFrom ? 'short' : 'long']);
}
