import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { type Firm, firmOf, nameLikeness, type Rarity, sameName } from './compare-names.ts';
import { type Evidence, equality, nothing } from './evidence.ts';
import { mailEvidence } from './mail-evidence.ts';
import { vatCountry, vatKey } from './match-keys.ts';
import { compareRegisterNumbers, registerNumber } from './register-number.ts';

const weights = {
  vatEqual: 9,
  vatOther: -5,
  registrationEqual: 8,
  /** Without its court: each has a firm of that number. */
  registrationPerhaps: 3,
  registrationOther: -3,
  formEqual: 0.5,
  formOther: -1,
};

/**
 * What speaks for a customer being of the buyer's firm, wherever that is. Several firms have their addresses at
 * `sharedDomains`.
 */
export function firmEvidence(
  buyer: Party,
  rarity: Rarity,
  sharedDomains: ReadonlySet<string>,
): (customer: Customer) => Evidence[] {
  const firm = buyer.company ? firmOf(buyer.company, rarity) : null;
  return (customer) => [
    vatEvidence(buyer, customer),
    registrationEvidence(buyer, customer),
    mailEvidence(buyer, customer, sharedDomains),
    nameEvidence(firm, customer, rarity),
  ];
}

function vatEvidence(buyer: Party, customer: Customer): Evidence {
  const countries = [vatCountry(buyer.vat_id), vatCountry(customer.vat_number)];
  const isOtherCountry = countries[0] !== null && countries[1] !== null && countries[0] !== countries[1];
  const key = isOtherCountry && buyer.vat_id ? `another country's` : vatKey(buyer.vat_id);
  return equality('VAT id', key, vatKey(customer.vat_number), weights.vatEqual, weights.vatOther);
}

function registrationEvidence(buyer: Party, customer: Customer): Evidence {
  const numbers = [registerNumber(buyer.registration_number), registerNumber(customer.coc_number)] as const;
  if (numbers[0] === null || numbers[1] === null) return nothing;
  switch (compareRegisterNumbers(numbers[0], numbers[1])) {
    case 'same':
      return { weight: weights.registrationEqual, agreeing: ['register number'] };
    case 'perhaps':
      return { weight: weights.registrationPerhaps, agreeing: ['register number (without its court)'] };
    default:
      return { weight: weights.registrationOther, agreeing: [] };
  }
}

function nameEvidence(firm: Firm | null, customer: Customer, rarity: Rarity): Evidence {
  if (firm === null || !customer.name) return nothing;
  const other = firmOf(customer.name, rarity);
  const likeness = nameLikeness(firm, other);
  const form = likeness < sameName || firm.form === '' || other.form === '' ? 0 : formEvidence(firm, other);
  if (likeness >= 0.95) return { weight: 6 + form, agreeing: ['name'] };
  if (likeness >= 0.8) return { weight: 4.5 + form, agreeing: ['name (nearly)'] };
  if (likeness >= sameName) return { weight: 1.5 + form, agreeing: ['name (in part)'] };
  // A trade name may have nothing in common with the legal one, nor has a firm of the same house and telephone.
  return { weight: likeness >= 0.4 ? -0.5 : -3, agreeing: [] };
}

function formEvidence(a: Firm, b: Firm): number {
  return a.form === b.form ? weights.formEqual : weights.formOther;
}
