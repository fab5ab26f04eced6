import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const commandLine = fileURLToPath(import.meta.resolve('@orderloom/cli/orderloom.ts'));

/** What is generated: options of generate.ts. */
export interface Selection {
  set: string;
  each: string;
  seed: string;
  languages?: string | undefined;
  families?: string | undefined;
  spread?: string | undefined;
}

/** Writes mails and their truth.jsonl into `folder`. */
export function generateMails(selection: Selection, folder: string): void {
  const options = Object.entries(selection).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  runScript([path.join(import.meta.dirname, 'generate.ts'), '--out', folder, ...options]);
}

/** Has the command line read all mails below a folder; what it says stands in `output`, a line of JSON each. */
export function readMails(command: 'classify' | 'extract', mails: string, output: string): void {
  // A mail that cannot be read ends these commands with 1, and is scored as wrong.
  runScript([commandLine, command, mails, '--jsonl'], output, [0, 1]);
}

export function runScript(args: readonly string[], output?: string, good: readonly number[] = [0]): void {
  const stdout = output === undefined ? 'inherit' : openSync(output, 'w');
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: ['ignore', stdout, output === undefined ? 'inherit' : 'ignore'],
  });
  if (!good.includes(status ?? -1)) throw new Error(`${path.basename(args[0]!)} ended with ${status}`);
}
