import { availableParallelism } from 'node:os';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { readTenant } from '@orderloom/config/tenant.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import { type Command, Option } from 'commander';
import { demoTenant } from '../demo-tenant.ts';
import { type DocumentExtractor, openExtractor } from '../extract-document.ts';
import { findDocuments } from '../find-documents.ts';
import { colorsFor, type Io, print, printable, printJson } from '../io.ts';
import { mapInOrder } from '../map-in-order.ts';
import { renderOrder } from '../order-table.ts';
import { startProgress } from '../progress.ts';
import { wholeNumber } from '../service-options.ts';
import { paintStatus } from '../show-order.ts';
import { Unsuccessful } from '../unsuccessful.ts';

interface ExtractOptions {
  jsonl?: true;
  json?: true;
  masterData?: string;
  tenant?: string;
  workers: number;
}

type Result = { file: string } & ({ extraction: Extraction } | { error: { code: string; message: string } });

/** A scan takes a hundred times as long as a text PDF: this many others may be done before it. */
const aheadPerWorker = 32;

export function define(program: Command, io: Io): void {
  program
    .command('extract <path...>')
    .description(
      'read the order in each file or document of a folder (.pdf .jpg .jpeg .png .txt .md .eml), without a server',
    )
    .option('--jsonl', 'print one JSON object a line')
    .addOption(new Option('--json', 'the same').hideHelp())
    .option('--master-data <dir>', 'customers, products and mappings (.csv or .json) to resolve against')
    .option('--tenant <file>', 'tenant configuration: supplier, locale, limits')
    .option('--workers <n>', 'documents at once', wholeNumber(1, 64), Math.min(4, availableParallelism()))
    .action((paths: string[], options: ExtractOptions) => extract(paths, options, io));
}

async function extract(paths: string[], options: ExtractOptions, io: Io): Promise<void> {
  const files = await findDocuments(paths);
  if (files.length === 0) throw new ConfigurationError(`no document in ${paths.join(', ')}`);
  const { masterData, workers } = options;
  const tenant = options.tenant === undefined ? demoTenant : readTenant(options.tenant);
  const extractor = await openExtractor({ tenant, masterData, workers: Math.min(workers, files.length) });
  const interruption = new AbortController();
  io.interrupted().then(() => interruption.abort(new Unsuccessful('interrupted')));
  try {
    const failed = await printAll(files, extractor, options, io, interruption.signal);
    if (failed > 0) throw new Unsuccessful(`${failed} of ${files.length} files could not be read`);
  } finally {
    await extractor.stop();
  }
}

/** The number of files that could not be read. */
async function printAll(
  files: string[],
  extractor: DocumentExtractor,
  { jsonl, json, workers }: ExtractOptions,
  io: Io,
  interruption: AbortSignal,
): Promise<number> {
  const show = jsonl || json ? printLine : printOrder;
  const progress = startProgress(io, files.length, 'files');
  const pace = { atATime: workers, ahead: workers * aheadPerWorker };
  let done = 0;
  let failed = 0;
  try {
    for await (const result of mapInOrder(files, pace, (file) => resultOf(extractor, file, interruption))) {
      interruption.throwIfAborted();
      if ('error' in result) failed += 1;
      progress.around(() => show(result, io));
      progress.update(++done);
    }
    return failed;
  } finally {
    progress.stop();
  }
}

async function resultOf(extractor: DocumentExtractor, file: string, signal: AbortSignal): Promise<Result> {
  try {
    return { file, extraction: await extractor.extract(file, signal) };
  } catch (error) {
    if (error instanceof Failure) return { file, error: { code: error.kind, message: error.message } };
    // A defect in one document's reading does not keep the others from being read.
    return { file, error: { code: 'internal', message: (error as Error).message } };
  }
}

function printLine(result: Result, { stdout }: Io): void {
  printJson(stdout, 'error' in result ? result : { file: result.file, ...lineOf(result.extraction) });
}

function lineOf(extraction: Extraction) {
  const { purchase_order, confidence, evidence, reasons, duration_ms } = extraction;
  return {
    order_label: purchase_order!.order_number,
    purchase_order,
    confidence: Object.fromEntries(confidence.map((field) => [field.path, field.confidence])),
    evidence: Object.fromEntries(evidence.map((field) => [field.path, field.places])),
    flags: reasons.map(({ code, path, message }) => ({ code, path, message })),
    status: statusOf(extraction),
    ms: duration_ms,
  };
}

function statusOf({ reasons }: Extraction): 'PROCESSED' | 'ATTENTION' {
  return reasons.length === 0 ? 'PROCESSED' : 'ATTENTION';
}

function printOrder(result: Result, { stdout, env }: Io): void {
  const colors = colorsFor(stdout, env);
  if ('error' in result) {
    print(stdout, `${colors.red('FAILED')}  ${printable(result.error.message)}\n`);
    return;
  }
  const { extraction, file } = result;
  const { purchase_order, confidence, evidence, ms } = lineOf(extraction);
  const status = paintStatus(statusOf(extraction), colors);
  print(stdout, `${status}  ${colors.bold(printable(file))}  ${colors.dim(`${ms} ms`)}\n`);
  const view = { purchase_order: purchase_order!, confidence, evidence, reasons: extraction.reasons };
  print(stdout, `${renderOrder(view, { colors, width: stdout.columns ?? 120 })}\n`);
}
