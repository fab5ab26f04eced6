import { makeDoubt } from '../doubt.ts';
import type { Chosen, Draft, DraftRow } from '../draft.ts';
import { emptyParty } from '../draft.ts';
import type { Instruction, Wish } from './instruction.ts';

/** How sure a value is that a sentence gives. */
const confidence = 0.9;

/** Rows keep their places until all wishes were applied: a row that was cancelled is null. */
export type OpenDraft = Omit<Draft, 'rows'> & { rows: (DraftRow | null)[] };

/** Why a value is what it is where the text of an e-mail changed it. */
export const saidByMail = 'the e-mail says so';

/** Applies one wish; null when it does not fit the order: then nobody knows what it means. */
export function applyWish(
  draft: OpenDraft,
  { sentence, wish }: Instruction,
): { draft: OpenDraft; change: string } | null {
  if (!wish) return null;
  const places = sentence.place ? [sentence.place] : [];
  const chosen = <T>(value: T): Chosen<T> => ({ value, confidence, places, because: saidByMail });
  switch (wish.kind) {
    case 'cancel':
      return cancel(draft, wish.rows);
    case 'quantity':
      return setQuantity(draft, wish.row, wish.to, wish.from, chosen);
    case 'quantityBy': {
      const now = draft.rows[wish.row]?.quantity?.value;
      return now == null ? null : setQuantity(draft, wish.row, now + wish.by, null, chosen);
    }
    case 'add':
      return addRow(draft, wish, chosen);
    case 'deliveryDate': {
      const settled = withoutDoubts(draft, /^delivery_date/);
      const assumed = makeDoubt('date_order_assumed', 'delivery_date', [wish.date], places);
      return {
        draft: {
          ...settled,
          doubts: wish.isAssumed ? [...settled.doubts, assumed] : settled.doubts,
          deliveryDate: chosen(wish.date),
          deliveryDateFrom: null,
          deliveryDateTo: null,
        },
        change: `delivery date ${wish.date}${was(draft.deliveryDate, wish.date)}`,
      };
    }
    case 'address':
      return setAddress(draft, wish, chosen);
    case 'orderNumber':
      return {
        draft: { ...withoutDoubts(draft, /^order_number/), orderNumber: chosen(wish.number) },
        change: `order number ${wish.number}${was(draft.orderNumber, wish.number)}`,
      };
    case 'reference':
      return { draft, change: wish.text };
  }
}

function cancel(draft: OpenDraft, rows: readonly number[]) {
  if (rows.some((row) => !draft.rows[row])) return null;
  const left = draft.rows.map((row, index) => (rows.includes(index) ? null : row));
  if (left.every((row) => row === null)) return null;
  const shown = rows.map((row) => `line ${row + 1} (${nameOf(draft.rows[row]!)})`).join(' and ');
  return { draft: { ...draft, rows: left }, change: `${shown} cancelled` };
}

function setQuantity(
  draft: OpenDraft,
  index: number,
  to: number,
  from: number | null,
  chosen: <T>(value: T) => Chosen<T>,
) {
  const row = draft.rows[index];
  const now = row?.quantity?.value ?? null;
  // A former quantity that is another one speaks of another line.
  if (!row || to <= 0 || (from !== null && now !== null && from !== now)) return null;
  const quantity = chosen<number | null>(to);
  const changed: DraftRow = { ...row, quantity, quantityState: 'Valid', lineTotal: rescaled(row, to) };
  const rows = draft.rows.map((each, i) => (i === index ? changed : each));
  const path = new RegExp(`^items\\[${index}\\]\\.(?:quantity|line_total)`);
  return {
    draft: { ...withoutDoubts(draft, path), rows },
    change: `line ${index + 1}: quantity ${to}, was ${now ?? 'not readable'}`,
  };
}

/** At the price that the row had with its discounts. */
function rescaled({ quantity, price, lineTotal }: DraftRow, to: number): Chosen<number> | null {
  if (lineTotal && quantity?.value)
    return { ...lineTotal, value: cents((lineTotal.value / quantity.value) * to), because: 'recalculated' };
  return lineTotal && price
    ? { ...lineTotal, value: cents(price.value * to), because: 'recalculated' }
    : null;
}

function addRow(
  draft: OpenDraft,
  { quantity, unit, article, description }: Extract<Wish, { kind: 'add' }>,
  chosen: <T>(value: T) => Chosen<T>,
) {
  const row: DraftRow = {
    supplierArticle: null,
    customerArticle: article === null ? null : chosen(article),
    description: description === null ? null : chosen(description),
    quantity: chosen<number | null>(quantity),
    quantityState: 'Valid',
    unit: unit === null ? null : chosen(unit),
    price: null,
    lineTotal: null,
    discount: null,
    deliveryDate: null,
  };
  return {
    draft: { ...draft, rows: [...draft.rows, row] },
    change: `added: ${quantity} ${unit ?? 'x'} ${nameOf(row)}`,
  };
}

function setAddress(
  draft: OpenDraft,
  { company, street, postalCode, city, country }: Extract<Wish, { kind: 'address' }>,
  chosen: <T>(value: T) => Chosen<T>,
) {
  const text = (value: string | null) => (value === null ? null : chosen(value));
  const name = text(company) ?? draft.shipTo.company ?? draft.buyer.company;
  const { contactPerson, email, phone } = draft.shipTo;
  const shipTo = {
    ...emptyParty,
    ...{ contactPerson, email, phone, company: name },
    ...{ street: text(street), postalCode: chosen(postalCode), city: chosen(city), country: text(country) },
  };
  const shown = [company, street, `${postalCode} ${city}`].filter(Boolean).join(', ');
  return { draft: { ...withoutDoubts(draft, /^shipping_details/), shipTo }, change: `delivery to ${shown}` };
}

function withoutDoubts(draft: OpenDraft, path: RegExp): OpenDraft {
  return { ...draft, doubts: draft.doubts.filter((doubt) => !path.test(doubt.path)) };
}

function nameOf({ customerArticle, supplierArticle, description }: DraftRow): string {
  return [customerArticle?.value ?? supplierArticle?.value, description?.value].filter(Boolean).join(' ');
}

function was(value: Chosen | null, now: string): string {
  return value && value.value !== now ? `, was ${value.value}` : '';
}

export function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
