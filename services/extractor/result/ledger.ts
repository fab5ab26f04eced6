import type { FieldConfidence, FieldEvidence } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Chosen } from '../draft.ts';

/** Takes values into the order and keeps their confidence, what speaks for them, and their evidence by path. */
export class Ledger {
  readonly confidence: FieldConfidence[] = [];
  readonly evidence: FieldEvidence[] = [];

  /** The value for the order, null when none was chosen. */
  take<T>(path: string, chosen: Chosen<T> | null): T | null {
    if (!chosen) return null;
    const confidence = Math.round(chosen.confidence * 1000) / 1000;
    this.confidence.push({ path, confidence, because: chosen.because });
    if (chosen.places.length > 0) this.evidence.push({ path, places: chosen.places });
    return chosen.value;
  }
}
