// Measures how well mails are read: `npm run accuracy-mail -- --help`.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMailRatchet } from './ratchet.ts';
import { generateMails, readMails, runScript } from './run-script.ts';

const usage = `npm run accuracy-mail -- [options]
  --set building|learned|held-out|letters|all  families, or letters, to take (all)
  --each N                      mails of each family and language (1)
  --seed N                      other mails of the same kind (1)
  --languages en,de,…           (all nine)
  --families a,b,…              of the set, or lots of letters, by their names (all)
  --worst N                     lists the N worst mails with their causes (20)
  --corpus DIR                  also a folder with a truth.jsonl and files/ (or ORDERLOOM_MAIL_CORPUS): categories only
  --out DIR                     keeps the mails and what was said of them there
  --ratchet                     a small fixed selection only; ends with 1 when a score fell below ratchet.json
  --ratchet --update            raises the floors of ratchet.json to what is reached now`;

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
    ratchet: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  },
});
if (values.help) process.stdout.write(`${usage}\n`);
else withFolder(values.ratchet ? checkRatchet : measureAll);

function withFolder(work: (folder: string) => void): void {
  const folder = values.out ?? mkdtempSync(path.join(tmpdir(), 'orderloom-mail-'));
  try {
    work(folder);
  } finally {
    if (values.out === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

function checkRatchet(folder: string): void {
  const fallen = runMailRatchet(folder, values.update, (line) => process.stdout.write(`${line}\n`));
  for (const sentence of fallen) process.stderr.write(`${sentence}\n`);
  if (fallen.length > 0) process.exitCode = 1;
}

function measureAll(folder: string): void {
  const { corpus, each, seed, languages, families } = values;
  for (const set of values.set === 'all' ? ['building', 'learned', 'held-out', 'letters'] : [values.set]) {
    const mails = path.join(folder, set);
    generateMails({ set, each, seed, languages, families }, mails);
    // All families of a set may have moved to another.
    if (readdirSync(mails).some((file) => file.endsWith('.eml')))
      measure(set, mails, mails, ['classify', 'extract']);
  }
  if (corpus !== undefined && existsSync(corpus))
    measure('corpus', corpus, path.join(folder, 'corpus'), ['classify']);
}

/** Has all mails below a folder that has a truth read, and scores what is said of them. */
function measure(name: string, mails: string, out: string, commands: ('classify' | 'extract')[]): void {
  mkdirSync(out, { recursive: true });
  const said = commands.flatMap((command) => {
    const file = path.join(out, `${command}.jsonl`);
    readMails(command, mails, file);
    return [command === 'classify' ? '--classified' : '--extracted', file];
  });
  process.stdout.write(`\n== ${name}\n`);
  const truth = path.join(mails, 'truth.jsonl');
  const score = path.join(import.meta.dirname, 'score.ts');
  runScript([score, '--truth', truth, ...said, '--worst', values.worst]);
}
