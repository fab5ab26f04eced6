import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { nameSimilarity, textSimilarity } from './compare-texts.ts';
import { domainKey, emailKey, numberKey, phoneKey, postalKey, vatCountry, vatKey } from './match-keys.ts';

export interface Evidence {
  /** Logarithm of the odds that this customer is the buyer, before the other candidates are considered. */
  weight: number;
  /** What agrees, as words of a sentence: `VAT id`, `postal code`. */
  agreeing: string[];
}

/**
 * Natural logarithms of likelihood ratios, set by judgement, not by measurement: one identifier of a legal
 * person, or a name together with a place, takes the odds over 0.9; a name or a domain alone does not, because a
 * sender's address is evidence and not identity.
 */
const prior = -5;
const weights = {
  vatEqual: 9,
  vatOther: -5,
  emailEqual: 7,
  domainEqual: 5,
  numberEqual: 5,
  phoneEqual: 4,
  postalEqual: 3,
  postalOther: -1.5,
  streetEqual: 2,
  cityEqual: 1.5,
  cityOther: -1,
};

/** What speaks for `customer` being the `buyer` of a document. What one of both does not say counts nothing. */
export function weighEvidence(buyer: Party, customer: Customer): Evidence {
  const parts = [
    vatEvidence(buyer, customer),
    addressEvidence(buyer, customer),
    equality(
      'customer number',
      numberKey(buyer.printed_number),
      numberKey(customer.number),
      weights.numberEqual,
    ),
    equality('phone number', phoneKey(buyer.phone), phoneKey(customer.phone_number), weights.phoneEqual),
    nameEvidence(buyer, customer),
    placeEvidence(buyer, customer),
    streetEvidence(buyer, customer),
  ];
  return {
    weight: parts.reduce((sum, part) => sum + part.weight, prior),
    agreeing: parts.flatMap((part) => part.agreeing),
  };
}

const nothing: Evidence = { weight: 0, agreeing: [] };

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

function nameEvidence(buyer: Party, customer: Customer): Evidence {
  if (!buyer.company || !customer.name) return nothing;
  const similarity = nameSimilarity(buyer.company, customer.name);
  if (similarity >= 0.95) return { weight: 6, agreeing: ['name'] };
  if (similarity >= 0.75) return { weight: 4.5, agreeing: ['name (nearly)'] };
  if (similarity >= 0.6) return { weight: 1.5, agreeing: ['name (in part)'] };
  // A trade name often has nothing in common with the legal one.
  return { weight: similarity >= 0.4 ? -0.5 : -1.5, agreeing: [] };
}

function placeEvidence(buyer: Party, customer: Customer): Evidence {
  const postal = equality(
    'postal code',
    postalKey(buyer.postal_code),
    postalKey(customer.postal_code),
    weights.postalEqual,
    weights.postalOther,
  );
  if (postal.weight > 0 || !buyer.city || !customer.city) return postal;
  const isSameCity = nameSimilarity(buyer.city, customer.city) >= 0.8;
  return {
    weight: postal.weight + (isSameCity ? weights.cityEqual : weights.cityOther),
    agreeing: isSameCity ? ['city'] : [],
  };
}

function streetEvidence(buyer: Party, customer: Customer): Evidence {
  if (!buyer.street || !customer.address) return nothing;
  const isSame = textSimilarity(buyer.street, customer.address) >= 0.75;
  return isSame ? { weight: weights.streetEqual, agreeing: ['street'] } : nothing;
}
