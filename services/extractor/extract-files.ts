import { fileURLToPath } from 'node:url';
import type { Sandbox } from '@orderloom/pages/sandbox.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import { assembleOrder } from './assemble.ts';
import type { Draft } from './draft.ts';
import type { ExtractInput } from './extract-child.ts';
import type { Origin } from './fallbacks.ts';
import { type Resolver, resolveDraft } from './resolve/resolve-draft.ts';
import type { ExtractSettings } from './settings.ts';

/** What a sandbox for the extractor runs in its children. */
export const childModule = fileURLToPath(new URL('extract-child.ts', import.meta.url));

export interface ExtractParts {
  /** Made with `childModule`. */
  sandbox: Sandbox;
  settings: ExtractSettings;
  /** Of one file; what comes after is left out, with a note. */
  maxPages: number;
  resolve: Resolver;
}

/** The files of one order, as local files. */
export interface FilesOfOrder extends Origin {
  files: ExtractInput['files'];
  signal?: AbortSignal;
}

/**
 * From files to an order: read and extracted in a child, resolved by master data, assembled. Throws a Failure
 * `unreadable` when the same files can never succeed; any other failure may pass.
 */
export function createExtract({ sandbox, settings, maxPages, resolve }: ExtractParts) {
  return async ({ files, signal, ...origin }: FilesOfOrder): Promise<Extraction> => {
    const began = performance.now();
    const input: ExtractInput = { files, settings, maxPages };
    const label = files.map(({ name }) => name).join(', ');
    const draft = (await sandbox.run(input, { label, ...(signal && { signal }) })) as Draft;
    const resolution = await resolveDraft(draft, resolve);
    return assembleOrder(draft, resolution, origin, settings, Math.round(performance.now() - began));
  };
}
