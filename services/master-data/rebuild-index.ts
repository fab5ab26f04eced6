import type { IndexRebuild } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import type { CustomerStore } from './customer-store.ts';
import type { MappingStore } from './mapping-store.ts';
import type { MasterDataChanges } from './master-data-changes.ts';
import { customerKeys, mappingKey, productKeys } from './match-keys.ts';
import type { ProductStore } from './product-store.ts';
import { textOfCustomer, textOfProduct } from './search-text.ts';
import type { SimilarTexts } from './similar-texts.ts';

/** Records after which everything else gets its turn: some 5 ms, 15 where their keys are written. */
const atATime = 50;

export interface RebuildContext {
  customers: CustomerStore;
  products: ProductStore;
  mappings: MappingStore;
  customerTexts: SimilarTexts;
  productTexts: SimilarTexts;
  changes: MasterDataChanges;
}

export interface IndexRebuilds {
  /** Begins one unless one is under way. */
  begin(): Promise<IndexRebuild>;
  progress(): IndexRebuild;
  /** Resolves when the one under way is given up; what it made of the keys stays. */
  stop(): Promise<void>;
}

/**
 * Makes anew what customers, products and mappings are found by, of each record as it is stored: the keys that must be
 * equal; of the first two the runs of letters, and the vectors where there is an endpoint for them. Records stored by an
 * earlier version, which made other keys, get theirs. Everything is found and put meanwhile.
 */
export function indexRebuilds(context: RebuildContext, log: Log): IndexRebuilds {
  const { customers, products, mappings, customerTexts, productTexts, changes } = context;
  let rebuild: IndexRebuild = { state: 'none', done: 0, total: 0 };
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function throughAll<T extends { id: number }>(
    rekey: (after: number) => Promise<T[]>,
    take: (records: T[]) => Promise<void>,
  ): Promise<void> {
    for (let records = await rekey(0); records.length > 0; records = await rekey(records.at(-1)!.id)) {
      await take(records);
      rebuild = { ...rebuild, done: rebuild.done + records.length };
      await new Promise(setImmediate);
      if (isStopped) throw new Error('the service stops');
    }
  }

  async function renew<T extends { id: number }>(
    texts: SimilarTexts,
    rekey: (after: number) => Promise<T[]>,
    textOf: (record: T) => string,
  ): Promise<void> {
    const renewal = texts.renew();
    try {
      await throughAll(rekey, (records) =>
        renewal.add(records.map((record) => ({ id: record.id, text: textOf(record) }))),
      );
      renewal.finish();
    } catch (error) {
      renewal.cancel();
      throw error;
    }
  }

  async function countAll(): Promise<number> {
    const firsts = [customers.newest(1, 1), products.newest(1, 1), mappings.newest(1, 1, {})];
    return (await Promise.all(firsts)).reduce((sum, { total }) => sum + total, 0);
  }

  async function run(): Promise<void> {
    const began = performance.now();
    try {
      await renew(
        customerTexts,
        (after) => customers.rekey(after, atATime, customerKeys),
        ({ customer }) => textOfCustomer(customer),
      );
      await renew(
        productTexts,
        (after) => products.rekey(after, atATime, productKeys),
        ({ product }) => textOfProduct(product),
      );
      await throughAll(
        (after) => mappings.rekey(after, atATime, mappingKey),
        async () => {},
      );
      // Records that came or went meanwhile were not counted at the beginning.
      rebuild = { state: 'done', done: rebuild.done, total: rebuild.done };
      // What has more keys may be what an open order asks for.
      for (const kind of ['customers', 'products', 'mappings'] as const) changes.note(kind);
      log.info({ records: rebuild.done, ms: Math.round(performance.now() - began) }, 'index rebuilt');
    } catch (error) {
      rebuild = { ...rebuild, state: 'failed' };
      log.error({ err: error, ...rebuild }, 'index not rebuilt');
    } finally {
      running = undefined;
    }
  }

  return {
    async begin() {
      if (rebuild.state === 'running') return rebuild;
      rebuild = { state: 'running', done: 0, total: 0 };
      try {
        rebuild = { ...rebuild, total: await countAll() };
      } catch (error) {
        // Else it would seem under way for ever.
        rebuild = { ...rebuild, state: 'failed' };
        throw error;
      }
      running = run();
      return rebuild;
    },
    progress: () => rebuild,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
