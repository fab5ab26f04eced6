// How well documents are read without what only they have taught: `npm run accuracy-leave-one-out -- FOLDER`.
//
// The engine learns no weights: what it keeps of a document are words of its lexicons. Each order of a folder with a
// truth.jsonl is read once with all of them, and once without the phrases that no other document has: none of the
// folder's, and no generated one. The difference is what a document of a new kind loses.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile as readBytes, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readFile } from '@orderloom/pages/read-file.ts';
import { generateCollection, readCorpus } from '../collect.ts';
import type { Collection } from '../judge.ts';
import { readOptions } from '../options.ts';
import { accuracyTable } from '../report/accuracy-table.ts';
import { type Prediction, scoreDocument } from '../score/score.ts';
import type { Judged } from '../score/tally.ts';
import { tenant } from '../tenant.ts';
import { ownPhrases, spaced } from './own-phrases.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write(
    'npm run accuracy-leave-one-out -- FOLDER: a folder with a truth.jsonl and its files\n',
  );
  process.exitCode = 2;
} else await run(path.resolve(folder));

async function run(corpus: string): Promise<void> {
  const real = await readCorpus(corpus);
  const elsewhere = await generatedTexts();
  const texts = await textsOf(real);
  const judged: Judged[] = [];
  for (const [at, record] of real.records.entries()) {
    if (record.doc_type !== 'purchase_order') continue;
    const others = [...elsewhere, ...texts.filter((_, place) => place !== at)];
    const forgotten = ownPhrases(texts[at]!, others);
    const file = path.join(corpus, record.file);
    for (const [set, phrases] of [
      ['with all words', []],
      ['without its own', forgotten],
    ] as const) {
      const prediction = await readWithout(file, phrases);
      judged.push({ record: { ...record, set }, prediction, score: scoreDocument(record, prediction) });
    }
    process.stdout.write(`${record.file}: without ${forgotten.length} phrases: ${forgotten.join(', ')}\n`);
  }
  process.stdout.write(`\n${accuracyTable(judged)}\n`);
}

/** The text of two documents of each layout that the engine is built with. */
async function generatedTexts(): Promise<string[]> {
  const out = await mkdtemp(path.join(tmpdir(), 'orderloom-accuracy-'));
  try {
    const options = readOptions(['--set', 'building', '--per-family', '2'], {});
    return await textsOf(await generateCollection(options, out));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

async function textsOf({ folder, records }: Collection): Promise<string[]> {
  const texts: string[] = [];
  for (const { file } of records) {
    const bytes = await readBytes(path.join(folder, file));
    const { pages } = await readFile({ name: file, bytes }, { maxPages: tenant.limits.max_pages });
    texts.push(spaced(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')));
  }
  return texts;
}

/** The lexicons are read when a process begins: each document has one of its own. */
async function readWithout(file: string, phrases: readonly string[]): Promise<Prediction> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--import',
      new URL('forget.ts', import.meta.url).href,
      path.join(import.meta.dirname, 'read-one.ts'),
      file,
    ],
    { env: { ...process.env, FORGET: JSON.stringify(phrases) }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Prediction;
}
