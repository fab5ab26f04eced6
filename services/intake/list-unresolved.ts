import type { ListUnresolvedRequest, ListUnresolvedResponse } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Intake } from './context.ts';
import { doubtedPaths, unresolvedPaths } from './unresolved-paths.ts';

/** Of one page: their documents are read while nobody else is answered, 100 KB each for large orders. */
const maxPage = 20;

/** What master data may be asked about again, page by page, in the order of creation. */
export async function listUnresolved(
  { orders }: Intake,
  { after, limit }: ListUnresolvedRequest,
): Promise<ListUnresolvedResponse> {
  const page = await orders.unresolved(after, Math.min(limit, maxPage));
  return {
    orders: page.orders.map((record) => ({
      request_id: record.request_id,
      epoch: record.epoch,
      revision: record.revision,
      evidence_blob_key: record.evidence_blob_key ?? '',
      paths: unresolvedPaths(record),
      customer_id: record.result?.customer?.customer_id ?? null,
      article_numbers: record.result?.items.map(({ article_number }) => article_number ?? '') ?? [],
      doubted: doubtedPaths(record),
    })),
    next: page.next,
  };
}
