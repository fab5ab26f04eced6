import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@orderloom/errors/failure.ts';
import type { FieldProblem } from '@orderloom/proto/gen/errors/v1/failure.ts';
import type { Item, PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import type { Change } from './compare-orders.ts';
import { wholeOrder } from './whole-order.ts';

/** Of one corrected text, in characters: longer ones were not typed. */
const maxTextLength = 10_000;

/**
 * The order as an operator wants it, with every key, the stored supplier, and quantity states that fit the
 * quantities. A Failure `validation` when something of it cannot be part of an order.
 */
export function correctedOrder(stored: PurchaseOrder, wanted: PurchaseOrder): PurchaseOrder {
  const order = wholeOrder({ ...wanted, supplier: wanted.supplier ?? stored.supplier });
  const problems = [
    ...(isDeepStrictEqual(order.supplier, stored.supplier)
      ? []
      : [
          problem(
            'supplier',
            'frozen_field',
            "The supplier is the tenant's own company and cannot be changed",
          ),
        ]),
    ...missingParts(order).map((path) => problem(path, 'missing', 'Field required')),
    ...order.items.flatMap(({ quantity }, i) =>
      (quantity ?? 0) < 0
        ? [problem(`items[${i}].quantity`, 'greater_than_equal', 'Input should be 0 or greater', quantity)]
        : [],
    ),
  ];
  refuse(problems);
  return {
    ...order,
    order_number: order.order_number.replaceAll('/', '-'),
    items: order.items.map((item) => ({ ...item, quantity_state: quantityState(item) })),
  };
}

/** Refuses corrected values that the interface knows in another form. */
export function checkChanges(changes: Change[]): void {
  refuse(changes.flatMap(({ path, to }) => leaves(path, to).flatMap(([leaf, value]) => check(leaf, value))));
}

function check(path: string, value: unknown): FieldProblem[] {
  if (typeof value === 'number' && !Number.isFinite(value))
    return [problem(path, 'finite_number', 'Input should be a finite number', value)];
  if (typeof value === 'string' && value.length > maxTextLength)
    return [problem(path, 'string_too_long', `String should have at most ${maxTextLength} characters`)];
  if (/^(order_date|delivery_date(_from|_to)?)$/.test(path) && value !== null && !isDate(value))
    return [problem(path, 'date_parsing', 'Input should be a date as YYYY-MM-DD', value)];
  if (path === 'order_number' && value === '')
    return [problem(path, 'string_too_short', 'String should have at least 1 character', value)];
  return [];
}

function missingParts({ customer, shipping_details }: PurchaseOrder): string[] {
  const recipient = shipping_details?.recipient;
  return [
    ...(customer && !customer.address ? ['customer.address'] : []),
    ...(shipping_details && !recipient ? ['shipping_details.recipient'] : []),
    ...(recipient && !recipient.address ? ['shipping_details.recipient.address'] : []),
  ];
}

/** What the quantity column showed, unless the quantity is another now. */
function quantityState({ quantity, quantity_state }: Item): string | null {
  if (quantity == null)
    return ['Valid', 'Zero'].includes(quantity_state ?? '') ? 'Empty' : (quantity_state ?? null);
  if (quantity_state == null) return null;
  return quantity === 0 ? 'Zero' : 'Valid';
}

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Every single value of a part of the order, with its path. */
function leaves(path: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leaves(`${path}.${key}`, part));
}

function problem(path: string, type: string, msg: string, input?: unknown): FieldProblem {
  const loc = ['purchase_order', ...path.split(/[.[\]]+/).filter(Boolean)];
  return { type, loc, msg, input: input === undefined ? null : String(input) };
}

function refuse(problems: FieldProblem[]): void {
  if (problems.length > 0) throw new Failure('validation', problems[0]!.msg, { problems });
}
