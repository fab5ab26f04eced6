import type { Truth, TruthRecord, TruthRow } from '../truth.ts';
import { isEmpty, isRight } from './compare.ts';
import { alignRows, isRowRight, type Row } from './rows.ts';

export const headFields = [
  'order_number',
  'order_date',
  'delivery_date',
  'delivery_date_from',
  'delivery_date_to',
  'currency',
  'total_price',
  'customer.company',
  'customer.contact_person',
  'customer.email',
  'customer.phone',
  'customer.vat_id',
  'customer.address.street',
  'customer.address.postal_code',
  'customer.address.city',
  'shipping_details.recipient.company',
  'shipping_details.recipient.phone',
  'shipping_details.recipient.address.street',
  'shipping_details.recipient.address.postal_code',
  'shipping_details.recipient.address.city',
] as const;
export type HeadField = (typeof headFields)[number];

/** `invented`: a value where there must be none. */
export type Outcome = 'right' | 'wrong' | 'missing' | 'invented';

/** What the pipeline made of a document. */
export interface Prediction {
  /** Null when nothing could be read. */
  purchaseOrder: Record<string, unknown> | null;
  status: 'PROCESSED' | 'ATTENTION' | 'FAILED';
  flags: { code: string; path: string; message: string }[];
  confidence: Record<string, number>;
  error?: string;
  milliseconds: number;
}

export interface DocumentScore {
  fields: Partial<Record<HeadField, { outcome: Outcome; mustBeEmpty: boolean }>>;
  /** Null when the truth has no rows. */
  rows: RowScore | null;
  /** Every scored field and every row is right. */
  exact: boolean;
  /** What differs, for a person. */
  differences: string[];
  /** By path in the order that was found: whether the value is right. Values that are not there have none. */
  values: Record<string, boolean>;
}

export interface RowScore {
  right: number;
  /** Rows that were found. */
  given: number;
  /** Rows that there are. */
  truth: number;
  /** Rows that no found row stands for. */
  lost: number;
}

/** Compares an order with what its document prints. */
export function scoreDocument(
  { truth }: Pick<TruthRecord, 'truth'>,
  { purchaseOrder }: Prediction,
): DocumentScore {
  const order = purchaseOrder ?? {};
  const differences: string[] = [];
  const values: DocumentScore['values'] = {};
  const fields: DocumentScore['fields'] = {};
  for (const field of headFields) {
    const right = valueAt(truth, field);
    if (right === undefined) continue;
    const value = valueAt(order, field);
    const outcome = outcomeOf(field, value, right);
    fields[field] = { outcome, mustBeEmpty: right === null };
    if (!isEmpty(value)) values[field] = outcome === 'right';
    if (outcome !== 'right') differences.push(`${field}: ${show(value)} for ${show(right)}`);
  }
  const rows = truth.items ? scoreRows(truth, order, { differences, values }) : null;
  return { fields, rows, exact: differences.length === 0, differences, values };
}

function outcomeOf(field: string, value: unknown, right: unknown): Outcome {
  if (right === null) return isEmpty(value) ? 'right' : 'invented';
  if (isRight(field, value, right)) return 'right';
  return isEmpty(value) ? 'missing' : 'wrong';
}

/** Undefined when the path leads nowhere. */
function valueAt(object: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], object);
}

function scoreRows(
  truth: Truth,
  order: Record<string, unknown>,
  { differences, values }: Pick<DocumentScore, 'differences' | 'values'>,
): RowScore {
  const right = truth.items!;
  const all = (Array.isArray(order.items) ? order.items : []) as Row[];
  const found = truth.items_partial && all.length > 6 ? [...all.slice(0, 5), all.at(-1)!] : all;
  const pairs = alignRows(found, right);
  const wrong = pairs.filter(([i, j]) => !isRowRight(found[i]!, right[j]!));
  for (const [i, j] of wrong)
    differences.push(`row ${j + 1}: ${showRow(found[i]!)} for ${showRow(right[j] as Row)}`);
  const [taken, matched] = [new Set(pairs.map(([i]) => i)), new Set(pairs.map(([, j]) => j))];
  right.forEach((row, j) => {
    if (!matched.has(j)) differences.push(`row ${j + 1}: lost ${showRow(row as Row)}`);
  });
  found.forEach((row, i) => {
    if (!taken.has(i)) differences.push(`row invented: ${showRow(row)}`);
  });
  if (!truth.items_partial) judgeRowValues(found, right, pairs, values);
  const expected = truth.line_count ?? right.length;
  if (all.length !== expected) differences.push(`rows: ${all.length} for ${expected}`);
  return {
    right: pairs.length - wrong.length,
    given: found.length,
    truth: right.length,
    lost: Math.max(right.length - matched.size, expected - all.length),
  };
}

const rowFields = ['quantity', 'price', 'customer_item_number'] as const;

/** A value of a row that stands for none is wrong. */
function judgeRowValues(
  found: Row[],
  right: TruthRow[],
  pairs: [number, number][],
  values: Record<string, boolean>,
): void {
  const partner = new Map(pairs);
  found.forEach((row, i) => {
    const truth = partner.has(i) ? right[partner.get(i)!]! : undefined;
    for (const field of rowFields) {
      if (isEmpty(row[field])) continue;
      if (truth === undefined) values[`items[${i}].${field}`] = false;
      else if (truth[field] !== undefined)
        values[`items[${i}].${field}`] = isRight(field, row[field], truth[field]);
    }
  });
}

const show = (value: unknown) => (value === undefined ? 'null' : JSON.stringify(value));

function showRow({ customer_item_number, article_number, description, quantity, price }: Row): string {
  return [article_number ?? customer_item_number, description, quantity, price].map(show).join(' ');
}
