import type { DateRule } from '../context.ts';
import type { DateOrder } from '../values/date.ts';
import { datesAt, deliveriesAt } from './labelled-dates.ts';
import type { LabelIndex } from './labelled-values.ts';

/**
 * The other order of day and month, where only so goods are delivered after they were ordered: `04/09/2026` with a delivery
 * on `05/04/2026` was written with the month first. It stays a guess, for some order what came already. Null where the
 * usual order is no contradiction, is proved, or is that of the buyer's country.
 */
export function orderByDelivery(labels: LabelIndex, rule: DateRule): DateRule | null {
  if (rule.source !== 'locale') return null;
  const other: DateOrder = rule.order === 'DMY' ? 'MDY' : 'DMY';
  if (comesLater(labels, rule) !== false) return null;
  return comesLater(labels, { ...rule, order: other }) === true ? { ...rule, order: other } : null;
}

/** Whether each labelled delivery is after the order; null where one of them is not told, or some are and some are not. */
function comesLater(labels: LabelIndex, rule: DateRule): boolean | null {
  const ordered = datesAt(labels, 'orderDate', 1, rule).map(({ value }) => value.iso);
  const days =
    ordered.length > 0 ? ordered : datesAt(labels, 'anyDate', 1, rule).map(({ value }) => value.iso);
  const delivered = deliveriesAt(labels, 'deliveryDate', 1, rule, null).flatMap(
    ({ value }) => value.to ?? [],
  );
  if (days.length === 0 || delivered.length === 0) return null;
  const later = delivered.map((day) => days.every((ordered) => day >= ordered));
  return later.every((is) => is) ? true : later.some((is) => is) ? null : false;
}
