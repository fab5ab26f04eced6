import type { BlobStore } from '@orderloom/blobs/blob-store.ts';
import type { IntakeServiceService, UnresolvedOrder } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { ResolveOrderRequest } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { type EvidenceFile, putEvidence, readEvidence } from '../evidence-file.ts';
import type { Resolver } from './resolve-draft.ts';

export interface ResolveAgainContext {
  intake: RpcClient<typeof IntakeServiceService>;
  blobs: BlobStore;
  resolve: Resolver;
}

export const customerPath = 'customer.customer_id';

/** A value that master data tells by now. */
interface Resolved {
  path: string;
  value: string;
  confidence: number;
  because: string;
}

/**
 * Asks master data again with what the documents of an order show, and has intake store what it tells by now. False
 * when that is nothing new. A Failure `conflict` when the order was changed since it was listed.
 */
export async function resolveAgain(
  { intake, blobs, resolve }: ResolveAgainContext,
  order: UnresolvedOrder,
): Promise<boolean> {
  const evidence = await readEvidence(blobs, order.evidence_blob_key);
  const asked = evidence.asked_master_data;
  if (!asked) return false;
  const resolved = await askAgain(asked, order, resolve);
  if (resolved.length === 0) return false;
  const { request_id, epoch, revision } = order;
  const evidence_blob_key = `evidence/${request_id}-${epoch}-${revision + 1}.json`;
  await putEvidence(blobs, evidence_blob_key, withResolved(evidence, resolved));
  const values = resolved.map(({ path, value }) => ({ path, value }));
  await intake.applyResolution({ request_id, epoch, revision, values, evidence_blob_key });
  return true;
}

/**
 * Only what is open is asked, for the customer that the order has: another one's mappings are not his. With a customer
 * that was not known before every line is asked: a mapping of his wins over what a line seemed to name without it.
 */
async function askAgain(
  asked: ResolveOrderRequest,
  { paths, customer_id }: UnresolvedOrder,
  resolve: Resolver,
): Promise<Resolved[]> {
  const open = new Set(paths);
  const customer_number = customer_id ?? null;
  const isCustomerOpen = customer_number === null;
  const lines = asked.lines
    .map((line, index) => ({ line, path: `items[${index}].article_number` }))
    .filter(({ path }) => isCustomerOpen || open.has(path));
  const response = await resolve({ ...asked, lines: lines.map(({ line }) => line), customer_number });
  const { customer } = response;
  const isCustomerFound = isCustomerOpen && customer?.customer_number != null;
  return [
    ...(isCustomerFound
      ? [{ path: customerPath, value: customer.customer_number!, ...reasonOf(customer) }]
      : []),
    ...lines.flatMap(({ path }, i) => {
      const article = response.lines[i];
      const isWanted = isCustomerFound || open.has(path);
      return isWanted && article?.item_number != null
        ? [{ path, value: article.item_number, ...reasonOf(article) }]
        : [];
    }),
  ];
}

function reasonOf({ confidence, because }: { confidence: number; because: string }) {
  return { confidence: Math.round(confidence * 1000) / 1000, because };
}

function withResolved(file: EvidenceFile, resolved: Resolved[]): EvidenceFile {
  const { confidence, because, evidence } = structuredClone(file);
  for (const value of resolved) {
    confidence[value.path] = value.confidence;
    because[value.path] = value.because;
    evidence[value.path] ??= placesFor(value.path, evidence);
  }
  return { ...file, confidence, because, evidence };
}

/** Where the document shows what the value was found by. */
function placesFor(path: string, evidence: EvidenceFile['evidence']) {
  if (path === customerPath) return evidence['customer.company'] ?? [];
  const line = path.slice(0, path.lastIndexOf('.'));
  return evidence[`${line}.customer_item_number`] ?? evidence[`${line}.description`] ?? [];
}
