import type { Tenant } from '@orderloom/config/tenant.ts';

import type { ExplainedOrder } from '@orderloom/extractor/explain/explain-files.ts';
import {
  childModule,
  createExtractAll,
  type ExtractParts,
  type FilesOfOrder,
  ordersPerChild,
} from '@orderloom/extractor/extract-files.ts';
import { opinionModule } from '@orderloom/extractor/second-opinion/consult.ts';
import type { SecondOpinion } from '@orderloom/extractor/second-opinion/second-opinion.ts';
import { settingsOf } from '@orderloom/extractor/tenant-settings.ts';
import { type MasterRecords, readRecords } from '@orderloom/master-data/import-records.ts';
import { resolveWith } from '@orderloom/master-data/start-in-memory.ts';
import { createSandbox } from '@orderloom/pages/sandbox.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import { createOrderFilesOpener } from './order-files.ts';

export interface ExtractorOptions {
  tenant: Tenant;
  /** Folder of customers, products and mappings; absent: numbers stay as printed. */
  masterData?: string | undefined;
  /** Documents at once, each in a child process. */
  workers: number;
  /** Asked about what is doubtful; absent: nobody is. */
  secondOpinion?: SecondOpinion | undefined;
}

/** The pipeline of the services, in this process. */
export interface DocumentExtractor {
  /** The orders in one file, mostly one. Throws a Failure that says why there is none. */
  extract(file: string, signal: AbortSignal): Promise<Extraction[]>;
  stop(): Promise<void>;
}

/** The same pipeline, which says how it came to what it gives. */
export interface DocumentExplainer {
  /** The order in some files. Throws a Failure that says why there is none. */
  explain(files: readonly string[], signal: AbortSignal): Promise<ExplainedOrder>;
  stop(): Promise<void>;
}

/** As the extractor service has it: a page of OCR takes 2 to 4 s, one full of small print 15. */
const documentTimeoutMs = 300_000;
const noRecords: MasterRecords = { customers: [], products: [], mappings: [] };

/** Throws a Failure when the master data cannot be used. */
export async function openExtractor(options: ExtractorOptions): Promise<DocumentExtractor> {
  const { read, stop } = await openReader(
    options,
    options.secondOpinion ? opinionModule : childModule,
    createExtractAll,
  );
  return { extract: (file, signal) => read([file], signal), stop };
}

/** Throws a Failure when the master data cannot be used. */
export async function openExplainer(
  options: Omit<ExtractorOptions, 'workers' | 'secondOpinion'>,
): Promise<DocumentExplainer> {
  // Loaded where something is to be explained: with the words of nine languages it takes longer than all else here.
  const { createExplain, explainModule } = await import('@orderloom/extractor/explain/explain-files.ts');
  const { read, stop } = await openReader({ ...options, workers: 1 }, explainModule, createExplain);
  return { explain: read, stop };
}

async function openReader<T>(
  { tenant, masterData, workers, secondOpinion }: ExtractorOptions,
  module: string,
  create: (parts: ExtractParts) => (order: FilesOfOrder) => Promise<T>,
) {
  const records = masterData === undefined ? noRecords : await readRecords(masterData);
  const resolve = await resolveWith(records, tenant.thresholds.customer);
  const sandbox = createSandbox({
    module,
    size: workers,
    timeoutMs: documentTimeoutMs,
    recycleAfter: ordersPerChild,
  });
  const opener = createOrderFilesOpener({ maxFileMb: tenant.limits.max_file_mb });
  const work = create({
    sandbox,
    settings: settingsOf(tenant),
    maxPages: tenant.limits.max_pages,
    resolve,
    secondOpinion,
  });
  return {
    async read(paths: readonly string[], signal: AbortSignal): Promise<T> {
      const { order, release } = await opener.open(paths, signal);
      try {
        return await work(order);
      } finally {
        await release();
      }
    },
    stop: async () => {
      await Promise.all([sandbox.stop(), opener.stop()]);
    },
  };
}
