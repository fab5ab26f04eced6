import { type DocumentExtractor, openExtractor } from '@orderloom/cli/extract-document.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Prediction } from './score/score.ts';
import { tenant } from './tenant.ts';

/** The pipeline as the command line has it. */
export function openPipeline(workers: number): Promise<DocumentExtractor> {
  return openExtractor({ tenant, workers });
}

/** What the pipeline makes of a file; a file that cannot be read is a result, too. */
export async function predict(extractor: DocumentExtractor, file: string): Promise<Prediction> {
  const began = performance.now();
  try {
    // One document is one order here; of several only the first can be right.
    const [first] = [await extractor.extract(file, new AbortController().signal)].flat();
    return predictionOf(first!);
  } catch (error) {
    const code = error instanceof Failure ? error.kind : 'internal';
    return {
      purchaseOrder: null,
      status: 'FAILED',
      flags: [],
      confidence: {},
      error: `${code}: ${(error as Error).message}`,
      milliseconds: Math.round(performance.now() - began),
    };
  }
}

export function predictionOf({ purchase_order, reasons, confidence, duration_ms }: Extraction): Prediction {
  const flags = reasons.map(({ code, path, message }) => ({ code, path, message }));
  const replaced = flags.flatMap(({ code }) => substitutes[code] ?? []);
  return {
    purchaseOrder: { ...purchase_order, ...Object.fromEntries(replaced.map((field) => [field, null])) },
    status: flags.length === 0 ? 'PROCESSED' : 'ATTENTION',
    flags,
    confidence: Object.fromEntries(confidence.map((field) => [field.path, field.confidence])),
    milliseconds: duration_ms,
  };
}

/** With these reasons the field holds what stands in for a value that the document does not print. */
const substitutes: Record<string, string> = {
  order_number_missing: 'order_number',
  order_date_missing: 'order_date',
};
