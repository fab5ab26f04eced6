import { Failure, invalid } from '@orderloom/errors/failure.ts';
import { mostImported } from '@orderloom/orders/import-limit.ts';
import type { Refusal } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';

/**
 * Puts the records that `check` lets pass, in one step, and tells those that it or `put` refused, in their order. Throws
 * a Failure `validation` when there are too many.
 */
export async function importBatch<T>(
  records: T[],
  check: (record: T) => void,
  put: (records: T[]) => Promise<unknown[]>,
): Promise<{ refused: Refusal[] }> {
  if (records.length > mostImported) {
    const msg = `List should have at most ${mostImported} items after validation, not ${records.length}`;
    throw invalid(['body', 'records'], 'too_long', msg);
  }
  const checked = records.map((record, index) => ({ record, index, reason: reasonAgainst(record, check) }));
  const passed = checked.filter(({ reason }) => reason === null);
  const outcomes = await put(passed.map(({ record }) => record));
  for (const [i, outcome] of outcomes.entries()) {
    if (outcome instanceof Failure) passed[i]!.reason = outcome.message;
  }
  return { refused: checked.flatMap(({ index, reason }) => (reason === null ? [] : [{ index, reason }])) };
}

function reasonAgainst<T>(record: T, check: (record: T) => void): string | null {
  try {
    check(record);
    return null;
  } catch (error) {
    if (error instanceof Failure) return sentenceOf(error);
    throw error;
  }
}

/** `language_code: Input should be a language code` */
function sentenceOf({ message, detail }: Failure): string {
  const place = detail.problems?.[0]?.loc.at(-1);
  return place === undefined ? message : `${place}: ${message}`;
}
