import type { Evidence } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Orderloom } from '@orderloom/sdk/orderloom.ts';

/** `evidence.json` of an order; both by path of the value. */
export interface OrderEvidence {
  confidence: Record<string, number>;
  evidence: Record<string, Evidence[]>;
}

/** Rejects with an OrderloomError: not_found for an order that was not extracted. */
export function readEvidence(client: Orderloom, requestId: string): Promise<OrderEvidence> {
  return client.readArtifact(requestId, 'evidence.json');
}
