// Measures the extraction on generated documents: `npm run accuracy -- --help`.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateCollection, readCorpus } from './collect.ts';
import { type Collection, judgeAll } from './judge.ts';
import { type Options, readOptions, usage } from './options.ts';
import { runRatchet } from './ratchet.ts';
import { accuracyTable } from './report/accuracy-table.ts';
import { reliabilityCurve } from './report/reliability.ts';
import { worstDocuments } from './report/worst.ts';
import type { Judged } from './score/tally.ts';

if (process.argv.includes('--help')) process.stdout.write(`${usage}\n`);
else await run(process.argv.slice(2));

async function run(args: string[]): Promise<void> {
  try {
    const options = readOptions(args, process.env);
    await withFolder(options.out, async (folder) => {
      if (options.ratchet) await checkRatchet(options, folder);
      else report(await measure(options, folder), options);
    });
  } catch (error) {
    const { message, cause } = error as Error;
    process.stderr.write(`${message}${cause instanceof Error ? `: ${cause.message}` : ''}\n`);
    process.exitCode = 2;
  }
}

/** `out`, which stays, or a folder that goes. */
async function withFolder(out: string | undefined, work: (folder: string) => Promise<void>): Promise<void> {
  if (out !== undefined) {
    await mkdir(out, { recursive: true });
    return work(path.resolve(out));
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'orderloom-accuracy-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkRatchet(options: Options, folder: string): Promise<void> {
  const fallen = await runRatchet(options, folder, (line) => process.stdout.write(`${line}\n`));
  for (const sentence of fallen) process.stderr.write(`${sentence}\n`);
  if (fallen.length > 0) process.exitCode = 1;
}

async function measure(options: Options, folder: string): Promise<Judged[]> {
  const collections: Collection[] = [];
  if (options.generated) collections.push(await generateCollection(options, folder));
  if (options.corpus !== undefined) collections.push(await readCorpus(path.resolve(options.corpus)));
  const count = collections.reduce((sum, { records }) => sum + records.length, 0);
  const judged = await judgeAll(collections, options.workers, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${count}${done === count ? '\n' : ''}`);
  });
  const lines = judged.map(({ record, prediction, score }) =>
    JSON.stringify({ ...record, prediction, score }),
  );
  await writeFile(path.join(folder, 'results.jsonl'), `${lines.join('\n')}\n`);
  return judged;
}

function report(judged: readonly Judged[], { worst, curve }: Options): void {
  process.stdout.write(`${accuracyTable(judged)}\n`);
  if (curve) process.stdout.write(`\n${reliabilityCurve(judged)}\n`);
  if (worst > 0) process.stdout.write(`\n${worstDocuments(judged, worst)}\n`);
}
