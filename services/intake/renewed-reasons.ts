import { invalid } from '@orderloom/errors/failure.ts';
import { secondOpinion } from '@orderloom/orders/review-codes.ts';
import type { ApplyResolutionRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import type { StoredReason } from './order-record.ts';
import { customerPath, isForMasterData } from './unresolved-paths.ts';

/**
 * The reasons of an order after master data was asked again: without those for what it tells, those for what is still
 * open in its new words, and what it doubts by now at the end. One that says the same as before is the same object.
 */
export function withReasons(
  reasons: readonly StoredReason[],
  { values, reasons: renewed }: Pick<ApplyResolutionRequest, 'values' | 'reasons'>,
): StoredReason[] {
  const told = new Set(values.map(({ path }) => path));
  const open = new Map(renewed.map((reason) => [reason.path, reason]));
  const kept = reasons.flatMap((reason) => {
    if (!isForMasterData(reason)) return reason;
    const other = open.get(reason.path);
    open.delete(reason.path);
    if (told.has(reason.path)) return [];
    return other && !saysTheSame(reason, other) ? other : reason;
  });
  return [...kept, ...open.values()];
}

/** The reasons that were not there before. */
export function newReasons(before: readonly StoredReason[], after: readonly StoredReason[]): StoredReason[] {
  return after.filter((reason) => !before.includes(reason));
}

/** A second opinion stands behind the reason that it was asked about. How likely a candidate is, is no news. */
function saysTheSame(before: StoredReason, now: ReviewReason): boolean {
  const isSaid =
    before.message === now.message || before.message.startsWith(`${now.message} ${secondOpinion} `);
  return isSaid && namesOf(before) === namesOf(now);
}

function namesOf({ candidates = [] }: StoredReason): string {
  return JSON.stringify(candidates.map(({ number, name }) => [number, name]));
}

/** Throws a Failure `validation` for a reason that is not for master data, or about nothing that the order has. */
export function checkReasons({ items }: PurchaseOrder, reasons: readonly ReviewReason[]): void {
  const paths = new Set([customerPath, ...items.map((_, line) => `items[${line}].article_number`)]);
  for (const reason of reasons)
    if (!isForMasterData(reason) || !paths.has(reason.path))
      throw invalid(['reasons', reason.path], 'unknown_path', 'Master data has nothing to say about that');
}
