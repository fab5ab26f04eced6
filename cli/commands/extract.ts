import { availableParallelism } from 'node:os';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { readTenant } from '@orderloom/config/tenant.ts';
import { readSecondOpinionConfig } from '@orderloom/extractor/config.ts';
import type { SecondOpinion } from '@orderloom/extractor/second-opinion/second-opinion.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import { type Command, Option } from 'commander';
import { demoTenant } from '../demo-tenant.ts';
import { openExtractor } from '../extract-document.ts';
import { documentExtensions, findDocuments } from '../find-documents.ts';
import { colorsFor, type Io, print, printable, printJson, widthOf } from '../io.ts';
import { renderOrder } from '../order-table.ts';
import { wholeNumber } from '../service-options.ts';
import { paintStatus } from '../show-order.ts';
import { type Result, workOnFiles } from '../work-on-files.ts';

interface ExtractOptions {
  jsonl?: true;
  json?: true;
  masterData?: string;
  tenant?: string;
  workers: number;
}

export function define(program: Command, io: Io): void {
  program
    .command('extract <path...>')
    .description(
      'read the order in each file or document of a folder (.pdf .jpg .jpeg .png .txt .md .eml; named files also .xml .edi .csv .xlsx and their like), without a server',
    )
    .option('--jsonl', 'print one JSON object a line')
    .addOption(new Option('--json', 'the same').hideHelp())
    .option('--master-data <dir>', 'customers, products and mappings (.csv or .json) to resolve against')
    .option('--tenant <file>', 'tenant configuration: supplier, locale, limits')
    .option('--workers <n>', 'documents at once', wholeNumber(1, 64), Math.min(4, availableParallelism()))
    .action((paths: string[], options: ExtractOptions) => extract(paths, options, io));
}

async function extract(paths: string[], options: ExtractOptions, io: Io): Promise<void> {
  const files = await findDocuments(paths, documentExtensions);
  if (files.length === 0) throw new ConfigurationError(`no document in ${paths.join(', ')}`);
  const { jsonl, json, masterData } = options;
  const workers = Math.min(options.workers, files.length);
  const tenant = options.tenant === undefined ? demoTenant : readTenant(options.tenant);
  const extractor = await openExtractor({
    tenant,
    masterData,
    workers,
    secondOpinion: await openOpinion(io),
  });
  const show = jsonl || json ? printLine : printOrder;
  try {
    const work = {
      files,
      workers,
      work: extractor.extract,
      show: (result: Result<Extraction[]>) => {
        for (const each of apart(result)) show(each, io);
      },
    };
    await workOnFiles(work, io);
  } finally {
    await extractor.stop();
  }
}

/** On one's own machine the model may well be a neighbour. Without a server nobody keeps template parameters. */
async function openOpinion({ env, stderr }: Io): Promise<SecondOpinion | undefined> {
  const config = readSecondOpinionConfig({ ALLOW_PRIVATE_TARGETS: 'true', ...env });
  if (config.LLM_BASE_URL === undefined) return undefined;
  // Loaded where one is asked: most who read files ask none.
  const { openSecondOpinion } = await import('@orderloom/extractor/second-opinion/open-second-opinion.ts');
  return openSecondOpinion(config, {
    templateTexts: async () => [],
    count: () => {},
    onDefect: (error) => print(stderr, `orderloom: a second opinion met a defect: ${(error as Error).stack}`),
  });
}

/** A result for each order of a file. */
function apart(result: Result<Extraction[]>): Result<Extraction>[] {
  return 'error' in result ? [result] : result.value.map((value) => ({ file: result.file, value }));
}

function printLine(result: Result<Extraction>, { stdout }: Io): void {
  printJson(stdout, 'error' in result ? result : { file: result.file, ...lineOf(result.value) });
}

function lineOf(extraction: Extraction) {
  const { purchase_order, confidence, evidence, reasons, duration_ms, second_opinion } = extraction;
  return {
    order_label: purchase_order!.order_number,
    purchase_order,
    confidence: Object.fromEntries(confidence.map((field) => [field.path, field.confidence])),
    evidence: Object.fromEntries(evidence.map((field) => [field.path, field.places])),
    flags: reasons.map(({ code, path, message }) => ({ code, path, message })),
    status: reasons.length === 0 ? 'PROCESSED' : 'ATTENTION',
    ms: duration_ms,
    ...(second_opinion && { second_opinion }),
  };
}

function printOrder(result: Result<Extraction>, { stdout, env }: Io): void {
  const colors = colorsFor(stdout, env);
  if ('error' in result) {
    print(stdout, `${colors.red('FAILED')}  ${printable(result.error.message)}\n`);
    return;
  }
  const { purchase_order, confidence, evidence, flags, status, ms, second_opinion } = lineOf(result.value);
  const name = colors.bold(printable(result.file));
  print(stdout, `${paintStatus(status, colors)}  ${name}  ${colors.dim(`${ms} ms`)}\n`);
  const view = { purchase_order: purchase_order!, confidence, evidence, reasons: flags };
  if (second_opinion) print(stdout, colors.dim(printable(second_opinion)));
  print(stdout, `${renderOrder(view, { colors, width: widthOf(stdout) })}\n`);
}
