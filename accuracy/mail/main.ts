// Measures how well mails are read: `npm run accuracy-mail -- --help`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const usage = `npm run accuracy-mail -- [options]
  --set building|learned|held-out|all   families to take (all)
  --each N                      mails of each family and language (1)
  --seed N                      other mails of the same kind (1)
  --languages en,de,…           (all nine)
  --families a,b,…              of the set, by their names (all)
  --worst N                     lists the N worst mails with their causes (20)
  --corpus DIR                  also a folder with a truth.jsonl and files/ (or ORDERLOOM_MAIL_CORPUS): categories only
  --out DIR                     keeps the mails and what was said of them there`;

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const commandLine = fileURLToPath(import.meta.resolve('@orderloom/cli/orderloom.ts'));
const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    set: { type: 'string', default: 'all' },
    each: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    languages: { type: 'string' },
    families: { type: 'string' },
    worst: { type: 'string', default: '20' },
    corpus: { type: 'string', default: process.env.ORDERLOOM_MAIL_CORPUS },
    out: { type: 'string' },
  },
});
if (values.help) process.stdout.write(`${usage}\n`);
else measureAll();

function measureAll(): void {
  const folder = values.out ?? mkdtempSync(path.join(tmpdir(), 'orderloom-mail-'));
  try {
    for (const set of values.set === 'all' ? ['building', 'learned', 'held-out'] : [values.set]) {
      const mails = path.join(folder, set);
      const { each, seed, languages, families } = values;
      const chosen = [
        ...(languages === undefined ? [] : ['--languages', languages]),
        ...(families === undefined ? [] : ['--families', families]),
      ];
      run([here('generate.ts'), '--out', mails, '--set', set, '--each', each, '--seed', seed, ...chosen]);
      // All families of a set may have moved to another.
      if (readdirSync(mails).some((file) => file.endsWith('.eml')))
        measure(set, mails, mails, ['classify', 'extract']);
    }
    const { corpus } = values;
    if (corpus !== undefined && existsSync(corpus))
      measure('corpus', corpus, path.join(folder, 'corpus'), ['classify']);
  } finally {
    if (values.out === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Has the command line read all mails below a folder that has a truth, and scores what it says. */
function measure(name: string, mails: string, out: string, commands: ('classify' | 'extract')[]): void {
  mkdirSync(out, { recursive: true });
  const said = commands.flatMap((command) => {
    const file = path.join(out, `${command}.jsonl`);
    // A mail that cannot be read ends these commands with 1, and is scored as wrong.
    run([commandLine, command, mails, '--jsonl'], file, [0, 1]);
    return [command === 'classify' ? '--classified' : '--extracted', file];
  });
  process.stdout.write(`\n== ${name}\n`);
  run([here('score.ts'), '--truth', path.join(mails, 'truth.jsonl'), ...said, '--worst', values.worst]);
}

function run(args: readonly string[], output?: string, good: readonly number[] = [0]): void {
  const stdout = output === undefined ? 'inherit' : openSync(output, 'w');
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    stdio: ['ignore', stdout, output === undefined ? 'inherit' : 'ignore'],
  });
  if (!good.includes(status ?? -1)) throw new Error(`${path.basename(args[0]!)} ended with ${status}`);
}
