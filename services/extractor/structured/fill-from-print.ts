import { amountOfRow } from '../arithmetic.ts';
import { makeDoubt } from '../doubt.ts';
import type { Chosen, Doubt, Draft, DraftParty, DraftRow } from '../draft.ts';
import { companyKey } from '../values/company.ts';
import { isNear } from './compare-with-print.ts';
import { provenPairs } from './row-pairs.ts';

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

/** Values of a line, with their places in the purchase order. */
const lineFields = [
  ['customerArticle', 'customer_item_number'],
  ['supplierArticle', 'article_number'],
  ['description', 'description'],
  ['quantity', 'quantity'],
  ['unit', 'unit'],
  ['deliveryDate', 'delivery_date'],
] as const;
const priceFields = [
  ['price', 'price'],
  ['lineTotal', 'line_total'],
] as const;

/**
 * The draft of the data with what it does not say from the print: values of the header, buyer, place of delivery, and
 * those of lines that are about the same goods.
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
  const lines = filledRows(data.rows, print);
  filled.rows = lines.rows;
  // What the print finds amiss with its total is of its own lines.
  const summed = taken.has('total_price') ? sumOfLines(filled) : null;
  const over = summed === null ? [] : overTotal(filled, summed);
  const isAgreed = summed !== null && isNear(summed, filled.totalPrice!.value);
  return {
    ...filled,
    doubts: [
      ...data.doubts.filter(({ code }) => code !== 'customer_missing' || !taken.has('customer.company')),
      ...lines.doubts,
      ...over,
      ...print.doubts.filter(
        ({ path, code }: Doubt) => taken.has(path) && !(isAgreed && code === 'total_mismatch'),
      ),
    ],
    notes: [...new Set([...data.notes, ...print.notes])],
  };
}

/** What the lines make; null where one has no amount, or something is taken off. */
function sumOfLines({ rows }: Draft): number | null {
  const amounts = rows.map(amountOfRow);
  const isWhole = rows.every((row, at) => amounts[at] !== null && row.discount === null);
  return isWhole ? amounts.reduce((all: number, amount) => all + amount!, 0) : null;
}

/** Lines that make more than the total that stands around them. */
function overTotal({ totalPrice: total }: Draft, sum: number): Doubt[] {
  if (!total || sum <= total.value || isNear(sum, total.value)) return [];
  const words = `the lines make ${Math.round(sum * 100) / 100}, printed is ${total.value}`;
  return [makeDoubt('total_mismatch', 'total_price', [words], total.places)];
}

/** The rows with what only the print says of them, and its doubts about that. */
function filledRows(data: readonly DraftRow[], print: Draft): { rows: DraftRow[]; doubts: Doubt[] } {
  const doubts: Doubt[] = [];
  const pairs = provenPairs(data, print.rows);
  const rows = data.map((row, index) => {
    const at = pairs[index]!;
    if (at === null) return row;
    const printed = print.rows[at]!;
    const fields = isSamePrice(row, printed) ? [...lineFields, ...priceFields] : lineFields;
    const own = fields.filter(([field]) => row[field]?.value == null && printed[field]?.value != null);
    if (own.length === 0) return row;
    for (const [, path] of own)
      doubts.push(
        ...print.doubts
          .filter((doubt) => doubt.path === `items[${at}].${path}`)
          .map((doubt) => ({ ...doubt, path: `items[${index}].${path}` })),
      );
    return {
      ...row,
      ...Object.fromEntries(own.map(([field]) => [field, printed[field]])),
      ...(own.some(([field]) => field === 'quantity') && { quantityState: printed.quantityState }),
      discount: row.discount ?? (own.some(([field]) => field === 'lineTotal') ? printed.discount : null),
    };
  });
  return { rows, doubts };
}

/** Amounts are of as many, at one price: else they are of another line. */
function isSamePrice(row: DraftRow, printed: DraftRow): boolean {
  const { quantity, price, lineTotal } = row;
  const agrees = (own: number | null | undefined, other: number | null | undefined) =>
    own == null || other == null || isNear(own, other);
  return (
    agrees(quantity?.value, printed.quantity?.value) &&
    agrees(price?.value, printed.price?.value) &&
    agrees(lineTotal?.value, printed.lineTotal?.value)
  );
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
