import { Failure, invalid } from '@orderloom/errors/failure.ts';
import { orderEvents } from '@orderloom/orders/order-events.ts';
import type { ApplyResolutionRequest, ResolvedValue } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { withNote } from './apply-extraction.ts';
import { changeOrderAmong } from './change-order.ts';
import { type Change, compareOrders } from './compare-orders.ts';
import type { Intake } from './context.ts';
import { findRepetition, type Repetition } from './find-repetition.ts';
import { getOrder } from './get-order.ts';
import { identityOf } from './order-identity.ts';
import { isoTime, type Moment, moveTo, note, type OrderRecord, type StoredReason } from './order-record.ts';
import { checkReasons, newReasons, withReasons } from './renewed-reasons.ts';
import { firstOf } from './save-corrections.ts';
import { customerPath } from './unresolved-paths.ts';
import { wholeOrder } from './whole-order.ts';

/**
 * Stores what master data tells of an order by now. Its reasons for that go, those for what is still open are renewed; an
 * order with none left becomes PROCESSED. Whatever else was done to the order since it was listed wins: a Failure
 * `conflict` when it is no more in ATTENTION, or of another epoch or revision. A value counts as a revision, so that an
 * operator who had the order open is told; another reason does not, because it stands in nobody's way.
 */
export async function applyResolution(intake: Intake, request: ApplyResolutionRequest): Promise<OrderRecord> {
  const listed = await getOrder(intake, request.request_id);
  requireUnchanged(listed, request);
  const stored = wholeOrder(listed.result!);
  const resolved = withValues(stored, request.values);
  checkReasons(stored, request.reasons);
  const { changes } = compareOrders(stored, resolved);
  if (changes.length === 0 && isSame(listed.reasons, withReasons(listed.reasons, request))) return listed;
  return changeOrderAmong(intake, request.request_id, identityOf(resolved), (record, alike, moment) => {
    requireUnchanged(record, request);
    const open: OrderRecord = { ...record, reasons: withReasons(record.reasons, request) };
    // Another extractor may have told the same meanwhile, which is no revision.
    if (changes.length === 0 && isSame(record.reasons, open.reasons)) return record;
    if (changes.length === 0) return withOtherReasons(open, record.reasons, moment);
    const isNewCustomer = changes.some(({ path }) => path === customerPath);
    const repetition = isNewCustomer ? newRepetition(record, resolved, alike) : null;
    const changed: OrderRecord = {
      ...open,
      result: repetition ? withNote(resolved, repetition.reason.message) : resolved,
      revision: record.revision + 1,
      corrections: [...record.corrections, { at: isoTime(moment.now), operator: 'master data', changes }],
      reasons: repetition ? [repetition.reason, ...open.reasons] : open.reasons,
      duplicate_of: repetition?.duplicateOf ?? record.duplicate_of,
      evidence_blob_key: request.evidence_blob_key,
    };
    const mapped = new Set(request.values.flatMap(({ path, is_mapped }) => (is_mapped ? path : [])));
    const message = `Resolved after a change of master data: ${firstOf(changes, withValue(mapped))}`;
    return settled(changed, message, moment);
  });
}

/** What it became and what it was. These are our own numbers, which the order shows anyway: nobody's secret. */
function withValue(mapped: ReadonlySet<string>): (change: Change) => string {
  return ({ path, from, to }) => {
    const wins = mapped.has(path) ? '; the mapping wins' : '';
    return `${path} is ${to} (${from === null ? 'was not known' : `was ${from}${wins}`})`;
  };
}

function isSame(before: readonly StoredReason[], after: readonly StoredReason[]): boolean {
  return before.length === after.length && newReasons(before, after).length === 0;
}

/** No value changed; what the order had may be what master data tells by now. */
function withOtherReasons(
  changed: OrderRecord,
  before: readonly StoredReason[],
  moment: Moment,
): OrderRecord {
  const renewed = newReasons(before, changed.reasons);
  if (renewed.length === 0) {
    const confirmed = firstOf(newReasons(changed.reasons, before), ({ path }) => path);
    return settled(changed, `Confirmed after a change of master data: ${confirmed}`, moment);
  }
  const told = firstOf(renewed, ({ path }) => path);
  const message = `Asked again after a change of master data, and open for another reason: ${told}`;
  return note(changed, 'still_open', message, moment);
}

/** With nothing left to review it needs nobody. */
function settled(changed: OrderRecord, message: string, moment: Moment): OrderRecord {
  return changed.reasons.length === 0
    ? moveTo(changed, 'PROCESSED', orderEvents.resolved, message, moment)
    : note(changed, 'resolved', message, moment);
}

function requireUnchanged(record: OrderRecord, { epoch, revision }: ApplyResolutionRequest): void {
  if (record.status === 'ATTENTION' && record.epoch === epoch && record.revision === revision) return;
  throw new Failure('conflict', 'The order was changed since it was listed');
}

/** Throws a Failure `validation` for a value that is not for master data to tell. */
function withValues(order: PurchaseOrder, values: ResolvedValue[]): PurchaseOrder {
  const items = [...order.items];
  let { customer } = order;
  for (const { path, value } of values) {
    const line = lineOf(path);
    const item = items[line];
    if (path === customerPath && customer) customer = { ...customer, customer_id: value };
    else if (item) items[line] = { ...item, article_number: value };
    else throw invalid(['values', path], 'unknown_path', 'The order has no such value to resolve');
  }
  return { ...order, customer, items };
}

/** -1 for another path than `items[2].article_number`. */
function lineOf(path: string): number {
  return Number(/^items\[(\d+)\]\.article_number$/.exec(path)?.[1] ?? -1);
}

/** By its customer an order may turn out to have come before; what was told of that already is not told again. */
function newRepetition(
  { reasons }: OrderRecord,
  order: PurchaseOrder,
  alike: OrderRecord[],
): Repetition | null {
  const isTold = reasons.some(({ code }) => code === 'duplicate' || code === 'revision');
  return isTold ? null : findRepetition(order, alike);
}
