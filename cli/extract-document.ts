import { randomUUID } from 'node:crypto';
import type { Tenant } from '@orderloom/config/tenant.ts';
import { childModule, createExtract } from '@orderloom/extractor/extract-files.ts';
import type { Origin } from '@orderloom/extractor/fallbacks.ts';
import { settingsOf } from '@orderloom/extractor/tenant-settings.ts';
import { subjectReference } from '@orderloom/intake/subject-reference.ts';
import { type MasterRecords, readRecords } from '@orderloom/master-data/import-records.ts';
import { resolveWith } from '@orderloom/master-data/start-in-memory.ts';
import { extensionOf, mimeTypeOf } from '@orderloom/pages/file-type.ts';
import { createSandbox, type Sandbox } from '@orderloom/pages/sandbox.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import { checkDocument } from './check-document.ts';
import { documentExtensions } from './find-documents.ts';
import { mailChildModule, unpackMail } from './unpack-mail.ts';

export interface ExtractorOptions {
  tenant: Tenant;
  /** Folder of customers, products and mappings; absent: numbers stay as printed. */
  masterData?: string | undefined;
  /** Documents at once, each in a child process. */
  workers: number;
}

/** The pipeline of the services, in this process. */
export interface DocumentExtractor {
  /** The order in one file. Throws a Failure that says why there is none. */
  extract(file: string, signal: AbortSignal): Promise<Extraction>;
  stop(): Promise<void>;
}

/** As the extractor service has it: a page of OCR takes up to 4 s. */
const documentTimeoutMs = 300_000;
const mailTimeoutMs = 60_000;
const recycleAfter = 200;
const noRecords: MasterRecords = { customers: [], products: [], mappings: [] };

/** Throws a Failure when the master data cannot be used. */
export async function openExtractor({
  tenant,
  masterData,
  workers,
}: ExtractorOptions): Promise<DocumentExtractor> {
  const records = masterData === undefined ? noRecords : await readRecords(masterData);
  const resolve = await resolveWith(records, tenant.thresholds.customer);
  const open = (module: string, size: number, timeoutMs: number) =>
    createSandbox({ module, size, timeoutMs, recycleAfter });
  const sandbox = open(childModule, workers, documentTimeoutMs);
  let mailSandbox: Sandbox | undefined;
  const extract = createExtract({
    sandbox,
    settings: settingsOf(tenant),
    maxPages: tenant.limits.max_pages,
    resolve,
  });

  async function extractMail(name: string, file: string, signal: AbortSignal): Promise<Extraction> {
    mailSandbox ??= open(mailChildModule, 1, mailTimeoutMs);
    const { files, subject, date, release } = await unpackMail(mailSandbox, { name, path: file }, signal);
    try {
      return await extract({ files, signal, ...originOf({ date, reference: subjectReference(subject) }) });
    } finally {
      await release();
    }
  }

  return {
    async extract(file, signal) {
      const name = await checkDocument(file, documentExtensions, tenant.limits.max_file_mb);
      if (extensionOf(name) === 'eml') return extractMail(name, file, signal);
      const files = [{ name, mimeType: mimeTypeOf(name), path: file }];
      return extract({ files, signal, ...originOf({ date: null, reference: null }) });
    },
    async stop() {
      await Promise.all([sandbox.stop(), mailSandbox?.stop()]);
    },
  };
}

/** What stands in for what the documents do not say, as if they were uploaded now. */
function originOf({ date, reference }: { date: string | null; reference: string | null }): Origin {
  return {
    requestId: randomUUID(),
    receivedAt: date ?? new Date().toISOString(),
    subjectReference: reference,
  };
}
