import { randomUUID } from 'node:crypto';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { NotReachable } from '@orderloom/sdk/orderloom.ts';
import type { Command } from 'commander';
import { type CheckResult, checkErp } from '../erp-check.ts';
import { colorsFor, type Io, print, printable, printJson, widthOf } from '../io.ts';
import { renderTable } from '../plain-table.ts';
import { wholeNumber } from '../service-options.ts';
import { Unsuccessful } from '../unsuccessful.ts';

interface CheckOptions {
  key: string;
  timeout: number;
  json?: true;
}

export function define(program: Command, io: Io): void {
  program
    .command('erp-check <url>')
    .description('check an ERP receive endpoint against the interface; it books test orders there')
    .requiredOption('--key <key>', 'what the endpoint expects as X-API-KEY')
    .option('--timeout <seconds>', 'in which an answer must come', wholeNumber(1, 300), 30)
    .option('--json', 'print JSON, one value a line')
    .action((url: string, options: CheckOptions) => check(url, options, io));
}

async function check(url: string, { key, timeout, json }: CheckOptions, io: Io): Promise<void> {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new ConfigurationError(`"${printable(url)}" is no http or https URL`);
  if (!/^[\x20-\x7e]+$/.test(key))
    throw new ConfigurationError('the key has characters that no key has: change --key');
  const results: CheckResult[] = [];
  for await (const each of checkErp({ url, key, timeoutSeconds: timeout, newId: randomUUID })) {
    if (each === undefined) throw new NotReachable(url, new Error('no connection, or no HTTP'), 1);
    results.push(each);
    if (json) printJson(io.stdout, each);
  }
  if (!json) print(io.stdout, table(results, io));
  const failed = results.filter(({ result }) => result === 'fails').length;
  if (failed > 0) throw new Unsuccessful(`${failed} of ${results.length} checks failed`);
}

function table(results: CheckResult[], { stdout, env }: Io): string {
  const colors = colorsFor(stdout, env);
  const paints = { holds: colors.green, fails: colors.red, note: colors.yellow, 'not tried': colors.dim };
  return renderTable<CheckResult>(
    [
      { head: 'the endpoint', cell: ({ check }) => check },
      { head: 'result', cell: ({ result }) => result, paint: (text, { result }) => paints[result](text) },
      { head: 'what came', cell: ({ found }) => printable(found), flexible: true },
    ],
    results,
    { colors, width: widthOf(stdout) },
  );
}
