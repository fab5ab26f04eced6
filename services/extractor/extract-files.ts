import { fileURLToPath } from 'node:url';
import type { Sandbox } from '@orderloom/pages/sandbox.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import { assembleOrder } from './assemble.ts';
import type { Draft } from './draft.ts';
import type { ExtractInput } from './extract-child.ts';
import type { Origin } from './fallbacks.ts';
import { withSender } from './mail-body/sender.ts';
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
 * `unreadable` when the same files can never succeed; any other failure may pass. Of several orders that the files
 * state it gives the first, with a reason that names the others.
 */
export function createExtract(parts: ExtractParts) {
  return async (files: FilesOfOrder): Promise<Extraction> => {
    const began = performance.now();
    return settle(await readDraft(files, parts), files, parts, began);
  };
}

/** The same for all orders that the files state, in their order. */
export function createExtractAll(parts: ExtractParts) {
  return async (files: FilesOfOrder): Promise<Extraction[]> => {
    const began = performance.now();
    const { others = [], ...first } = await readDraft(files, parts);
    const drafts = [first, ...others];
    const alone = drafts.map((draft) => ({
      ...draft,
      doubts: draft.doubts.filter(({ code }) => code !== 'several_orders'),
    }));
    return Promise.all(alone.map((draft) => settle(draft, files, parts, began)));
  };
}

async function readDraft({ files, signal }: FilesOfOrder, parts: ExtractParts): Promise<Draft> {
  const input: ExtractInput = { files, settings: parts.settings, maxPages: parts.maxPages };
  const label = files.map(({ name }) => name).join(', ');
  return (await parts.sandbox.run(input, { label, ...(signal && { signal }) })) as Draft;
}

async function settle(
  draft: Draft,
  origin: Origin,
  { resolve, settings }: ExtractParts,
  began: number,
): Promise<Extraction> {
  const resolution = await resolveDraft(draft, resolve);
  // After the customer is known: a sender is no evidence of who buys.
  const whole = withSender(draft, origin.sender ?? null, settings.supplier);
  return assembleOrder(whole, resolution, origin, settings, Math.round(performance.now() - began));
}
