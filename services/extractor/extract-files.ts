import { fileURLToPath } from 'node:url';
import type { Sandbox } from '@orderloom/pages/sandbox.ts';
import type { ResolveOrderResponse } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Draft } from './draft.ts';
import type { ExtractInput } from './extract-child.ts';
import { type Resolver, resolveDraft } from './resolve/resolve-draft.ts';
import { assembleOrder } from './result/assemble.ts';
import { type Origin, withSaidNumber } from './result/fallbacks.ts';
import { consult } from './second-opinion/consult.ts';
import type { ReadForOpinion } from './second-opinion/read-child.ts';
import type { SecondOpinion } from './second-opinion/second-opinion.ts';
import type { ExtractSettings } from './settings.ts';

/** What a sandbox for the extractor runs in its children. */
export const childModule = fileURLToPath(new URL('extract-child.ts', import.meta.url));

/**
 * Orders after which a child is replaced. It reads faster the more it has read: 30 ms a short document after a hundred, 22 ms
 * after a thousand.
 */
export const ordersPerChild = 2_000;

export interface ExtractParts {
  /** Made with `childModule`, with `opinionModule` when there are second opinions. */
  sandbox: Sandbox;
  settings: ExtractSettings;
  /** Of one file; what comes after is left out, with a note. */
  maxPages: number;
  resolve: Resolver;
  /** Asked about what is doubtful; absent: nobody is. */
  secondOpinion?: SecondOpinion | undefined;
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
    return settle(await readFiles(files, parts), files, parts, began);
  };
}

/** The same for all orders that the files state, in their order. A second opinion is asked about the first alone. */
export function createExtractAll(parts: ExtractParts) {
  return async (files: FilesOfOrder): Promise<Extraction[]> => {
    const began = performance.now();
    const { draft, forOpinion } = await readFiles(files, parts);
    const { others = [], ...first } = draft;
    const drafts = [first, ...others];
    const alone = drafts.map((each) => ({
      ...each,
      doubts: each.doubts.filter(({ code }) => code !== 'several_orders'),
    }));
    // A reference in the subject is that of one of them, nobody knows which.
    const origin = alone.length > 1 ? { ...files, subjectReference: null } : files;
    return Promise.all(
      alone.map((each, at) =>
        // The pages that a model is shown are those of the first.
        settle({ draft: each, forOpinion: at === 0 ? forOpinion : undefined }, origin, parts, began),
      ),
    );
  };
}

interface Reading {
  draft: Draft;
  /** Set when second opinions are asked. */
  forOpinion?: Pick<ReadForOpinion, 'pages' | 'rivals'> | undefined;
}

async function readFiles(
  { files, subject = null, receivedAt, signal, sender = null }: FilesOfOrder,
  parts: ExtractParts,
): Promise<Reading> {
  // Who uploads a document does not say when it was written.
  const sentOn = subject === null ? null : receivedAt.slice(0, 10);
  const { settings, maxPages } = parts;
  const input: ExtractInput = { files, subject, sender, sentOn, settings, maxPages };
  const label = files.map(({ name }) => name).join(', ');
  const result = await parts.sandbox.run(input, { label, ...(signal && { signal }) });
  if (!parts.secondOpinion) return { draft: result as Draft };
  const { draft, ...forOpinion } = result as ReadForOpinion;
  return { draft, forOpinion };
}

async function settle(
  { draft: read, forOpinion }: Reading,
  origin: FilesOfOrder,
  { resolve, settings, secondOpinion }: ExtractParts,
  began: number,
): Promise<Extraction> {
  let master: ResolveOrderResponse | null = null;
  const sender = read.isOfShop ? null : (origin.sender ?? null);
  // Only an e-mail has one, and what reads names has the words of nine languages to load.
  const senders = sender && (await import('./mail-body/sender.ts'));
  const draft = withSaidNumber(senders?.withSignedFirm(read, sender) ?? read, origin);
  const asking: Resolver = async (request) => {
    master = await resolve(request);
    return master;
  };
  // The sender's address is evidence of its own, beside what is printed of the buyer.
  const resolution = await resolveDraft(
    draft,
    asking,
    senders?.addressOfOthers(sender, settings.supplier) ?? null,
  );
  const whole = senders?.withSender(draft, sender, settings.supplier) ?? draft;
  const assemble = (each: Draft) =>
    assembleOrder(each, resolution, origin, settings, Math.round(performance.now() - began));
  if (!secondOpinion) return assemble(whole);
  if (!forOpinion) return unasked(assemble(whole));
  const { supplier } = settings;
  const order = { read: forOpinion, master, supplier: supplier.company, signal: origin.signal };
  return consult(whole, assemble, secondOpinion, order);
}

function unasked(extraction: Extraction): Extraction {
  const note = 'No second opinion: of several orders that the files state only the first is asked about.';
  return extraction.reasons.length === 0 ? extraction : { ...extraction, second_opinion: note };
}
