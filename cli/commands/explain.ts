import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readTenant } from '@orderloom/config/tenant.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import { renderReport } from '@orderloom/extractor/explain/render-report.ts';
import type { Command } from 'commander';
import { demoTenant } from '../demo-tenant.ts';
import { openExplainer } from '../extract-document.ts';
import { type Io, print } from '../io.ts';
import { Unsuccessful } from '../unsuccessful.ts';

interface ExplainOptions {
  out?: string;
  masterData?: string;
  tenant?: string;
}

export function define(program: Command, io: Io): void {
  program
    .command('explain <file...>')
    .description(
      'write an HTML report that shows how the order in the files (or one .eml) was read: pages, tables, candidates, reasons',
    )
    .option('--out <report.html>', 'where to write it (default: <file>.explain.html in this folder)')
    .option('--master-data <dir>', 'customers, products and mappings (.csv or .json) to resolve against')
    .option('--tenant <file>', 'tenant configuration: supplier, locale, limits')
    .action((files: string[], options: ExplainOptions) => explain(files, options, io));
}

async function explain(files: string[], options: ExplainOptions, io: Io): Promise<void> {
  const tenant = options.tenant === undefined ? demoTenant : readTenant(options.tenant);
  const interruption = new AbortController();
  io.interrupted().then(() => interruption.abort(new Unsuccessful('interrupted')));
  const explainer = await openExplainer({ tenant, masterData: options.masterData });
  try {
    const order = await explainer.explain(files, interruption.signal);
    const out = options.out ?? `${path.basename(files[0]!)}.explain.html`;
    await writeFile(out, renderReport(order)).catch((error: NodeJS.ErrnoException) => {
      throw new Failure('not_found', `${out}: cannot be written (${error.code})`);
    });
    print(io.stdout, out);
  } finally {
    await explainer.stop();
  }
}
