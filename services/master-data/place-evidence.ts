import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { coverage, wordLikeness } from './compare-words.ts';
import { type Evidence, equality, nothing } from './evidence.ts';
import { phrasesOf } from './lexicon/goods-words.ts';
import { goodsLexicons } from './lexicon/languages.ts';
import { isoCountry, numberKey, phoneKey, postalKey, vatCountry } from './match-keys.ts';
import { plainWords } from './plain-words.ts';

const weights = {
  numberEqual: 5,
  numberOther: -1,
  phoneEqual: 4,
  postalEqual: 3,
  postalOther: -2.5,
  streetEqual: 2,
  streetOther: -1,
  cityEqual: 1.5,
  /** Where the postal code agrees already: they are not independent. */
  cityOfPostalCode: 0.5,
  cityOther: -2,
  branchEqual: 3,
  branchOther: -2,
  /** His VAT id is another country's: few firms are registered abroad. */
  countryOther: -1.5,
};

/** What speaks for a customer being the buyer and not another of the same firm, at another place. */
export function placeEvidence(buyer: Party, customer: Customer): Evidence[] {
  return [
    equality(
      'customer number',
      numberKey(buyer.printed_number),
      numberKey(customer.number),
      weights.numberEqual,
      weights.numberOther,
    ),
    equality('phone number', phoneKey(buyer.phone), phoneKey(customer.phone_number), weights.phoneEqual),
    ...addressEvidence(buyer, customer),
    countryEvidence(buyer, customer),
    branchEvidence(buyer, customer),
  ];
}

function countryEvidence({ country }: Party, { vat_number }: Customer): Evidence {
  const known = vatCountry(vat_number);
  const isOther = country != null && known !== null && country.toUpperCase() !== isoCountry(known);
  return isOther ? { weight: weights.countryOther, agreeing: [] } : nothing;
}

const postBox =
  /\b(?:postbus|postfach|p\.?\s?o\.?\s?box|bo[iî]te postale|b\.?p\.? ?\d|casella postale|apartado|postboks|box \d|skr\. ?poczt)/iu;

/** A post box has a postal code of its own: of an address with one, only the town says where a firm is. */
function addressEvidence(buyer: Party, customer: Customer): Evidence[] {
  const isBox = [buyer.street, customer.address].some((street) => street && postBox.test(street));
  const codes = [postalKey(buyer.postal_code), postalKey(customer.postal_code)] as const;
  const postal = equality('postal code', ...codes, weights.postalEqual, isBox ? 0 : weights.postalOther);
  return [postal, cityEvidence(buyer, customer, postal.weight > 0), streetEvidence(buyer, customer, isBox)];
}

/** Only one of postal code and city is told when both agree. */
function cityEvidence(buyer: Party, customer: Customer, isSamePostalCode: boolean): Evidence {
  if (!buyer.city || !customer.city) return nothing;
  const [printed, known] = [plainWords(buyer.city), plainWords(customer.city)];
  if (wordLikeness(printed.join(''), known.join('')) < 0.75)
    return { weight: weights.cityOther, agreeing: [] };
  return isSamePostalCode
    ? { weight: weights.cityOfPostalCode, agreeing: [] }
    : { weight: weights.cityEqual, agreeing: ['city'] };
}

function streetEvidence(buyer: Party, customer: Customer, isBox: boolean): Evidence {
  if (!buyer.street || !customer.address) return nothing;
  const weigh = (word: string) => ({ word, weight: /\d/.test(word) ? 1 : 1.5 });
  const likeness = coverage(plainWords(buyer.street).map(weigh), plainWords(customer.address));
  if (likeness >= 0.85) return { weight: weights.streetEqual, agreeing: ['street'] };
  return { weight: likeness < 0.4 && !isBox ? weights.streetOther : 0, agreeing: [] };
}

const kindsOfBranch = goodsLexicons.flatMap(({ branches }) => phrasesOf(branches).flatMap(plainWords));

/**
 * A branch that is called by a number says nothing, because customers have none; nor does the town once more, nor that it
 * is a store: of `store Kiel` only Kiel is a place.
 */
function branchEvidence(buyer: Party, customer: Customer): Evidence {
  const told = [...plainWords(buyer.city ?? ''), ...kindsOfBranch];
  const named = plainWords(buyer.branch ?? '').filter((word) => !/\d/.test(word) && !told.includes(word));
  const place = plainWords([customer.name, customer.city, customer.address].filter(Boolean).join(' '));
  if (named.length === 0 || !customer.city) return nothing;
  const found = coverage(
    named.map((word) => ({ word, weight: word.length })),
    place,
  );
  if (found >= 0.8) return { weight: weights.branchEqual, agreeing: ['branch'] };
  return { weight: found < 0.4 ? weights.branchOther : 0, agreeing: [] };
}
