import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Classification } from '@orderloom/classifier/classify.ts';
import type { ReadEmail, ReadEmailInput } from '@orderloom/classifier/read-email-child.ts';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { createSandbox, type Sandbox } from '@orderloom/pages/sandbox.ts';
import { type Command, Option } from 'commander';
import { checkDocument } from '../check-document.ts';
import { demoTenant } from '../demo-tenant.ts';
import { findDocuments } from '../find-documents.ts';
import { colorsFor, type Io, print, printable, printJson } from '../io.ts';
import { wholeNumber } from '../service-options.ts';
import { type Result, workOnFiles } from '../work-on-files.ts';

interface ClassifyOptions {
  jsonl?: true;
  json?: true;
  workers: number;
}

/** As the classifier service has them: ten pages of attachments may need OCR. */
const mailTimeoutMs = 60_000;
const recycleAfter = 50;
const extensions = ['eml'];

export function define(program: Command, io: Io): void {
  program
    .command('classify <path...>')
    .description('say of each e-mail (.eml), named or in a folder, what it is, without a server')
    .option('--jsonl', 'print one JSON object a line')
    .addOption(new Option('--json', 'the same').hideHelp())
    .option('--workers <n>', 'e-mails at once', wholeNumber(1, 64), Math.min(4, availableParallelism()))
    .action((paths: string[], options: ClassifyOptions) => classifyFiles(paths, options, io));
}

async function classifyFiles(paths: string[], options: ClassifyOptions, io: Io): Promise<void> {
  const files = await findDocuments(paths, extensions);
  if (files.length === 0) throw new ConfigurationError(`no .eml file in ${paths.join(', ')}`);
  const workers = Math.min(options.workers, files.length);
  const module = fileURLToPath(import.meta.resolve('@orderloom/classifier/read-email-child.ts'));
  const sandbox = createSandbox({ module, size: workers, timeoutMs: mailTimeoutMs, recycleAfter });
  const show = options.jsonl || options.json ? printLine : printText;
  try {
    await workOnFiles(
      {
        files,
        workers,
        work: (file, signal) => classifyFile(sandbox, file, signal),
        show: (result) => show(result, io),
      },
      io,
    );
  } finally {
    await sandbox.stop();
  }
}

interface ClassifiedFile extends Classification {
  /** How many it holds. */
  orders: number;
}

async function classifyFile(sandbox: Sandbox, file: string, signal: AbortSignal): Promise<ClassifiedFile> {
  const name = await checkDocument(file, extensions, demoTenant.limits.max_file_mb);
  const input: ReadEmailInput = { path: file, name, withParts: false };
  const { classification, orders } = (await sandbox.run(input, { label: name, signal })) as ReadEmail;
  const isOrder = classification.category === 'purchase_order';
  return { ...classification, orders: isOrder ? Math.max(1, orders.length) : 0 };
}

function lineOf({ category, confidence, language, line_item_count, orders, reasons }: ClassifiedFile) {
  return { category, confidence, language, line_item_count, orders, reasons };
}

function printLine(result: Result<ClassifiedFile>, { stdout }: Io): void {
  printJson(stdout, 'error' in result ? result : { file: result.file, ...lineOf(result.value) });
}

function printText(result: Result<ClassifiedFile>, { stdout, env }: Io): void {
  const colors = colorsFor(stdout, env);
  if ('error' in result) {
    print(stdout, `${colors.red('FAILED'.padEnd(categoryWidth))}  ${printable(result.error.message)}`);
    return;
  }
  const { category, confidence, language, reasons } = result.value;
  const paint = category === 'purchase_order' ? colors.green : colors.yellow;
  const because = colors.dim(printable(reasons.join(', ')));
  const sure = confidence.toFixed(2);
  print(
    stdout,
    `${paint(category.padEnd(categoryWidth))}  ${sure}  ${language}  ${printable(result.file)}  ${because}`,
  );
}

const categoryWidth = 'order_confirmation'.length;
