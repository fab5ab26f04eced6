import { fileURLToPath } from 'node:url';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { ExtractInput } from '../extract-child.ts';
import type { ExtractParts, FilesOfOrder } from '../extract-files.ts';
import { addressOfOthers } from '../mail-body/sender.ts';
import { resolveDraft } from '../resolve/resolve-draft.ts';
import { assembleOrder } from '../result/assemble.ts';
import type { Explanation } from './explanation.ts';

/** What a sandbox for explanations runs in its children. */
export const explainModule = fileURLToPath(new URL('explain-child.ts', import.meta.url));

/** An order and how the engine came to it. */
export interface ExplainedOrder {
  explanation: Explanation;
  extraction: Extraction;
}

/** As `createExtract`, with a sandbox made with `explainModule`, and says how it came to the order. */
export function createExplain({ sandbox, settings, maxPages, resolve }: ExtractParts) {
  return async ({ files, signal, ...origin }: FilesOfOrder): Promise<ExplainedOrder> => {
    const began = performance.now();
    const input: ExtractInput = { files, subject: origin.subject ?? null, settings, maxPages };
    const label = files.map(({ name }) => name).join(', ');
    const explanation = (await sandbox.run(input, { label, ...(signal && { signal }) })) as Explanation;
    const { draft } = explanation;
    const sender = addressOfOthers(origin.sender ?? null, settings.supplier);
    const resolution = await resolveDraft(draft, resolve, sender);
    const duration = Math.round(performance.now() - began);
    return { explanation, extraction: assembleOrder(draft, resolution, origin, settings, duration) };
  };
}
