import type { Chosen, Doubt, Draft, DraftParty } from '../draft.ts';
import { companyKey } from '../values/company.ts';

/** Values of the header, with their places in the purchase order. */
const headerFields = [
  ['orderNumber', 'order_number'],
  ['orderDate', 'order_date'],
  ['deliveryDate', 'delivery_date'],
  ['currency', 'currency'],
  ['totalPrice', 'total_price'],
  ['printedCustomerNumber', 'customer.customer_id'],
  ['instructions', 'shipping_details.special_instructions'],
  ['remarks', 'additional_information'],
] as const;

/**
 * The draft of the data with what it does not say from the print: values of the header, buyer, place of delivery.
 * Doubts of the print come along for what was taken, and doubts about what is no longer missing go.
 */
export function fillFromPrint(data: Draft, print: Draft): Draft {
  const filled: Draft = { ...data };
  const taken = new Set<string>();
  for (const [field, path] of headerFields) {
    const value: Chosen<never> | null = print[field] as Chosen<never> | null;
    if (filled[field] || !value) continue;
    filled[field] = value;
    taken.add(path);
  }
  if (!data.deliveryDate) {
    filled.deliveryDateFrom = print.deliveryDateFrom;
    filled.deliveryDateTo = print.deliveryDateTo;
  }
  // Where neither names the firm, each may tell who writes.
  const isBoth = data.buyer.company !== null || print.buyer.company === null;
  filled.buyer = isBoth ? withContacts(data.buyer, print.buyer) : print.buyer;
  if (!data.buyer.company && print.buyer.company) taken.add('customer.company');
  filled.homePage = data.homePage ?? print.homePage ?? null;
  if (!hasPlace(data.shipTo)) filled.shipTo = print.shipTo;
  return {
    ...filled,
    doubts: [
      ...data.doubts.filter(({ code }) => code !== 'customer_missing' || !taken.has('customer.company')),
      ...print.doubts.filter(({ path }: Doubt) => taken.has(path)),
    ],
    notes: [...new Set([...data.notes, ...print.notes])],
  };
}

function hasPlace({ company, street, city }: DraftParty): boolean {
  return company !== null || street !== null || city !== null;
}

/** Ways to reach the buyer that only the print names, when it names the same company. */
function withContacts(buyer: DraftParty, printed: DraftParty): DraftParty {
  if (companyKey(buyer.company?.value ?? '') !== companyKey(printed.company?.value ?? '')) return buyer;
  const { contactPerson, email, phone, vatId, registrationNumber, branch, iban, bic } = printed;
  return {
    ...(buyer.street || buyer.city ? buyer : { ...printed, company: buyer.company }),
    contactPerson: buyer.contactPerson ?? contactPerson,
    email: buyer.email ?? email,
    phone: buyer.phone ?? phone,
    vatId: buyer.vatId ?? vatId,
    registrationNumber: buyer.registrationNumber ?? registrationNumber,
    branch: buyer.branch ?? branch,
    iban: buyer.iban ?? iban,
    bic: buyer.bic ?? bic,
  };
}
