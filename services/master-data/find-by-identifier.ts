import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { CustomerStore } from './customer-store.ts';
import { emailKey, partyKeys } from './match-keys.ts';
import { compareRegisterNumbers, type RegisterNumber, registerNumber } from './register-number.ts';

/** What stands before a VAT id or a phone number. */
const vatLabel =
  /^(?:vat|ust|mwst|btw|tva|iva|p\.?\s?iva|partita iva|nip|cif|nif|cvr|moms|uid)[\p{L}.-]*(?:[\s:.-]+(?:id|nr|no|reg))*[\s:.-]+/iu;
const phoneLabel = /^(?:tel|phone|fon|mobil|t)\p{L}*[\s:.]+/iu;
const phoneForm = /^[\d\s()+./-]+$/;
/** A court has so many words at most: `Frankfurt am Main`. */
const courtWords = 3;

/**
 * The customers whose number, VAT id, register number, e-mail address or phone number the whole `query` is, in this
 * order; at most `limit` of each. A number within a longer text is none: it may be a postal code.
 */
export async function findByIdentifier(
  customers: CustomerStore,
  query: string,
  limit: number,
): Promise<Customer[]> {
  const email = emailKey(query);
  if (email !== null) return customers.withKeys([`email:${email}`], limit);
  const ofRegister = wholeRegisterNumber(query);
  const [numbered, registered] = await Promise.all([
    customers.withKeys(
      partyKeys({ printed_number: query, vat_id: wholeVatId(query), phone: wholePhone(query) }),
      limit,
    ),
    ofRegister ? customers.withKeys(partyKeys({ registration_number: ofRegister.digits }), limit) : [],
  ]);
  const known = new Set(numbered.map(({ number }) => number));
  return [
    ...numbered,
    ...registered.filter((customer) => !known.has(customer.number) && mayBe(ofRegister!, customer)),
  ];
}

function wholeVatId(query: string): string | null {
  const bare = query.trim().replace(vatLabel, '');
  const isNumber = bare.split(/\s+/).every((word) => /\d/.test(word) || word.length <= 4);
  return isNumber && bare.replace(/\D/g, '').length >= 7 ? bare : null;
}

function wholePhone(query: string): string | null {
  const bare = query.trim().replace(phoneLabel, '');
  return phoneForm.test(bare) ? bare : null;
}

/** Words beside the number are its court only where the register is named: `HRB 50667 Köln`, but not `Köln 50667`. */
function wholeRegisterNumber(query: string): RegisterNumber | null {
  const found = registerNumber(query);
  if (found === null) return null;
  return found.court.length <= (found.register === '' ? 0 : courtWords) ? found : null;
}

function mayBe(number: RegisterNumber, { coc_number }: Customer): boolean {
  const own = registerNumber(coc_number);
  return own !== null && compareRegisterNumbers(number, own) !== 'other';
}
