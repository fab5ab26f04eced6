import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { type Firm, firmOf, nameLikeness, type Rarity } from './compare-names.ts';
import { coverage, wordLikeness } from './compare-words.ts';
import {
  domainKey,
  emailKey,
  numberKey,
  phoneKey,
  postalKey,
  registrationKey,
  vatCountry,
  vatKey,
} from './match-keys.ts';
import { plainWords } from './plain-words.ts';

export interface Evidence {
  /** Logarithm of the odds that this customer is the buyer, before the other candidates are considered. */
  weight: number;
  /** What agrees, as words of a sentence: `VAT id`, `postal code`. */
  agreeing: string[];
}

/**
 * Natural logarithms of likelihood ratios, set by judgement and checked on generated parties (`npm run
 * accuracy-master-data`): one identifier of a legal person, or a name together with a place, takes the odds over 0.9; a
 * name or a domain alone does not, because a sender's address is evidence and not identity. Another place speaks
 * strongly against: firms of one name, and branches, differ in nothing else.
 */
const prior = -5;
const weights = {
  vatEqual: 9,
  vatOther: -5,
  registrationEqual: 8,
  registrationOther: -3,
  emailEqual: 7,
  domainEqual: 5,
  numberEqual: 5,
  numberOther: -1,
  phoneEqual: 4,
  postalEqual: 3,
  postalOther: -2.5,
  streetEqual: 2,
  streetOther: -1,
  cityEqual: 1.5,
  cityOther: -2,
  branchEqual: 3,
  formEqual: 0.5,
  formOther: -1,
};

const nothing: Evidence = { weight: 0, agreeing: [] };

/** What speaks for a customer being the `buyer` of a document. What one of both does not say counts nothing. */
export function weighAgainst(buyer: Party, rarity: Rarity): (customer: Customer) => Evidence {
  const firm = buyer.company ? firmOf(buyer.company, rarity) : null;
  return (customer) => {
    const parts = [
      vatEvidence(buyer, customer),
      equality(
        'register number',
        registrationKey(buyer.registration_number),
        registrationKey(customer.coc_number),
        weights.registrationEqual,
        weights.registrationOther,
      ),
      addressEvidence(buyer, customer),
      equality(
        'customer number',
        numberKey(buyer.printed_number),
        numberKey(customer.number),
        weights.numberEqual,
        weights.numberOther,
      ),
      equality('phone number', phoneKey(buyer.phone), phoneKey(customer.phone_number), weights.phoneEqual),
      nameEvidence(firm, customer, rarity),
      postalEvidence(buyer, customer),
      cityEvidence(buyer, customer),
      streetEvidence(buyer, customer),
      branchEvidence(buyer, customer),
    ];
    return {
      weight: parts.reduce((sum, part) => sum + part.weight, prior),
      agreeing: parts.flatMap((part) => part.agreeing),
    };
  };
}

function equality(what: string, a: string | null, b: string | null, equal: number, other = 0): Evidence {
  if (a === null || b === null) return nothing;
  return a === b ? { weight: equal, agreeing: [what] } : { weight: other, agreeing: [] };
}

function vatEvidence(buyer: Party, customer: Customer): Evidence {
  const countries = [vatCountry(buyer.vat_id), vatCountry(customer.vat_number)];
  const isOtherCountry = countries[0] !== null && countries[1] !== null && countries[0] !== countries[1];
  const key = isOtherCountry && buyer.vat_id ? `another country's` : vatKey(buyer.vat_id);
  return equality('VAT id', key, vatKey(customer.vat_number), weights.vatEqual, weights.vatOther);
}

function addressEvidence(buyer: Party, customer: Customer): Evidence {
  const email = equality(
    'e-mail address',
    emailKey(buyer.email),
    emailKey(customer.email),
    weights.emailEqual,
  );
  if (email.weight > 0) return email;
  const domain = domainKey(buyer.email);
  const own = [domainKey(customer.email), domainKey(customer.home_page)];
  return domain !== null && own.includes(domain)
    ? { weight: weights.domainEqual, agreeing: ['e-mail domain'] }
    : nothing;
}

function nameEvidence(firm: Firm | null, customer: Customer, rarity: Rarity): Evidence {
  if (firm === null || !customer.name) return nothing;
  const other = firmOf(customer.name, rarity);
  const likeness = nameLikeness(firm, other);
  const form = likeness < 0.6 || firm.form === '' || other.form === '' ? 0 : formEvidence(firm, other);
  if (likeness >= 0.95) return { weight: 6 + form, agreeing: ['name'] };
  if (likeness >= 0.8) return { weight: 4.5 + form, agreeing: ['name (nearly)'] };
  if (likeness >= 0.6) return { weight: 1.5 + form, agreeing: ['name (in part)'] };
  // A trade name often has nothing in common with the legal one.
  return { weight: likeness >= 0.4 ? -0.5 : -1.5, agreeing: [] };
}

function formEvidence(a: Firm, b: Firm): number {
  return a.form === b.form ? weights.formEqual : weights.formOther;
}

function postalEvidence(buyer: Party, customer: Customer): Evidence {
  const keys = [postalKey(buyer.postal_code), postalKey(customer.postal_code)] as const;
  return equality('postal code', ...keys, weights.postalEqual, weights.postalOther);
}

/** Only one of postal code and city is told when both agree: they are not independent. */
function cityEvidence(buyer: Party, customer: Customer): Evidence {
  if (!buyer.city || !customer.city) return nothing;
  const [printed, known] = [plainWords(buyer.city), plainWords(customer.city)];
  const isSame = wordLikeness(printed.join(''), known.join('')) >= 0.75;
  const keys = [postalKey(buyer.postal_code), postalKey(customer.postal_code)];
  if (!isSame) return { weight: weights.cityOther, agreeing: [] };
  return keys[0] !== null && keys[0] === keys[1]
    ? { weight: 0.5, agreeing: [] }
    : { weight: weights.cityEqual, agreeing: ['city'] };
}

function streetEvidence(buyer: Party, customer: Customer): Evidence {
  if (!buyer.street || !customer.address) return nothing;
  const weigh = (word: string) => ({ word, weight: /\d/.test(word) ? 1 : 1.5 });
  const likeness = coverage(plainWords(buyer.street).map(weigh), plainWords(customer.address));
  if (likeness >= 0.85) return { weight: weights.streetEqual, agreeing: ['street'] };
  return { weight: likeness < 0.4 ? weights.streetOther : 0, agreeing: [] };
}

function branchEvidence(buyer: Party, customer: Customer): Evidence {
  if (!buyer.branch) return nothing;
  const place = plainWords([customer.name, customer.city, customer.address].filter(Boolean).join(' '));
  const named = plainWords(buyer.branch).map((word) => ({ word, weight: word.length }));
  return coverage(named, place) >= 0.8 ? { weight: weights.branchEqual, agreeing: ['branch'] } : nothing;
}
