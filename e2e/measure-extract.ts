// Prints what a short text PDF costs, warm: `npm run measure-extract [FOLDER]`. Beside it, where they are installed,
// a `pdftotext -bbox` process and pdfplumber on the same files. Wants a machine with nothing else to do.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoTenant } from '@orderloom/cli/demo-tenant.ts';
import { openExtractor } from '@orderloom/cli/extract-document.ts';
import { extractOrder } from '@orderloom/extractor/extract-order.ts';
import { resolveDraft } from '@orderloom/extractor/resolve/resolve-draft.ts';
import { assembleOrder } from '@orderloom/extractor/result/assemble.ts';
import { settingsOf } from '@orderloom/extractor/tenant-settings.ts';
import { resolveWith } from '@orderloom/master-data/start-in-memory.ts';
import type { ReadFile } from '@orderloom/pages/page.ts';
import { readFile } from '@orderloom/pages/read-file.ts';
import { root } from './suite.fixture.ts';

const mostPages = 2;
/** V8 compiles what it has seen often: after 100 documents a short one takes 30 ms, after 300 27, after 600 24, after 1200 22. */
const leastWarmingDocuments = 1_000;
const rounds = 5;
const scanned = /\.(pdf|png|jpe?g)$/;
const folder = path.resolve(process.argv[2] ?? path.join(root, 'examples'));
const limits = { maxPages: 500 };

/** Per file, the least of all rounds: what disturbs a run only makes it longer. */
type Times = Map<string, number>;

async function timed(files: readonly string[], work: (file: string) => unknown): Promise<Times> {
  const best: Times = new Map();
  for (let round = 0; round < rounds; round++) {
    for (const file of files) {
      const began = performance.now();
      await work(file);
      best.set(file, Math.min(best.get(file) ?? Number.POSITIVE_INFINITY, performance.now() - began));
    }
  }
  return best;
}

async function warm(
  files: readonly string[],
  work: (file: string) => unknown,
  documents = leastWarmingDocuments,
): Promise<void> {
  for (let done = 0; done < documents; done++) await work(files[done % files.length]!);
}

function mean(times: Times): number {
  return [...times.values()].reduce((sum, time) => sum + time, 0) / times.size;
}

function report(what: string, times: Times): void {
  const slowest = [...times].reduce((a, b) => (b[1] > a[1] ? b : a));
  const ms = (time: number) => `${time.toFixed(1).padStart(7)} ms`;
  process.stdout.write(
    `${what.padEnd(44)} mean ${ms(mean(times))}  most ${ms(slowest[1])} (${path.basename(slowest[0])})\n`,
  );
}

const read = (file: string) =>
  readFile({ name: path.basename(file), bytes: readFileSync(file) }, limits).catch(() => null);

async function shortTextPdfs(): Promise<Map<string, ReadFile>> {
  const found = new Map<string, ReadFile>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.pdf'))) {
    const file = path.join(folder, name);
    const pages = await read(file);
    const isShort = pages !== null && pages.pages.length <= mostPages;
    if (isShort && pages.pages.every(({ source }) => source === 'text')) found.set(file, pages);
  }
  return found;
}

async function measureParts(pages: Map<string, ReadFile>): Promise<void> {
  const files = [...pages.keys()];
  const settings = settingsOf(demoTenant);
  const resolve = await resolveWith({ customers: [], products: [], mappings: [] }, 0.5);
  const origin = { requestId: '0', receivedAt: new Date(0).toISOString(), subjectReference: null };
  const draftOf = (file: string) => extractOrder({ files: [pages.get(file)!], settings });
  const drafts = new Map(files.map((file) => [file, draftOf(file)]));
  const finish = async (file: string) => {
    const draft = drafts.get(file)!;
    assembleOrder(draft, await resolveDraft(draft, resolve), origin, settings, 0);
  };
  for (const [what, work] of [
    ['  reader', read],
    ['  layout, fields and rows', draftOf],
    ['  master data and assembly', finish],
  ] as const) {
    await warm(files, work);
    report(what, await timed(files, work));
  }
}

async function measureWhole(
  files: readonly string[],
  warmingDocuments = leastWarmingDocuments,
): Promise<Times> {
  const extractor = await openExtractor({ tenant: demoTenant, workers: 1 });
  const extract = (file: string) => extractor.extract(file, new AbortController().signal);
  await warm(files, extract, warmingDocuments);
  const times = await timed(files, extract);
  await extractor.stop();
  return times;
}

/**
 * Starting a process takes the longer the more memory the starting one holds: from this one, full of the engine,
 * pdftotext would seem twice as slow as from a shell.
 */
const plainText = `
const { execFileSync } = require('node:child_process');
const [rounds, ...files] = process.argv.slice(1);
const times = {};
for (let round = 0; round < Number(rounds); round++) {
  for (const file of files) {
    const began = performance.now();
    execFileSync('pdftotext', ['-bbox', file, '-'], { stdio: 'ignore' });
    times[file] = Math.min(times[file] ?? Infinity, performance.now() - began);
  }
}
console.log(JSON.stringify(times));
`;

function pdftotext(files: readonly string[]): Times {
  const output = execFileSync(process.execPath, ['-e', plainText, '--', String(rounds), ...files]);
  return new Map(Object.entries(JSON.parse(String(output))));
}

/** One process for all files, so that starting Python is not counted. */
const plumber = `
import json, sys, time, pdfplumber
times = {}
for file in sys.argv[1:]:
    began = time.perf_counter()
    with pdfplumber.open(file) as pdf:
        for page in pdf.pages:
            page.extract_words()
            page.extract_tables()
    times[file] = (time.perf_counter() - began) * 1000
print(json.dumps(times))
`;

function pdfplumber(files: readonly string[]): Times | null {
  const { status, stdout } = spawnSync(process.env.PYTHON ?? 'python3', ['-c', plumber, ...files]);
  return status === 0 ? new Map(Object.entries(JSON.parse(String(stdout)))) : null;
}

/** One page each, so that a file's time is a page's. */
async function scannedPages(): Promise<string[]> {
  const found: string[] = [];
  for (const name of readdirSync(folder).filter((each) => scanned.test(each))) {
    const file = path.join(folder, name);
    const pages = (await read(file))?.pages ?? [];
    if (pages.length === 1 && pages[0]!.source === 'ocr') found.push(file);
  }
  return found;
}

const pages = await shortTextPdfs();
const files = [...pages.keys()];
process.stdout.write(`${files.length} text PDFs of at most ${mostPages} pages in ${folder}\n`);
const whole = await measureWhole(files);
report('whole extraction in a child', whole);
await measureParts(pages);
if (spawnSync('pdftotext', ['-v']).error) process.stdout.write('pdftotext is not installed\n');
else {
  const times = pdftotext(files);
  report('pdftotext -bbox, a process each', times);
  process.stdout.write(`  the whole takes ${(mean(whole) / mean(times)).toFixed(2)} × as long\n`);
}
const plumbed = pdfplumber(files);
if (plumbed === null) process.stdout.write('pdfplumber is not installed for $PYTHON (python3)\n');
else {
  report('pdfplumber, words and tables', plumbed);
  process.stdout.write(`  the whole is ${(mean(plumbed) / mean(whole)).toFixed(1)} × faster\n`);
}
const scans = await scannedPages();
process.stdout.write(`${scans.length} scanned pages; under \`taskset -c 0\` these are times of one core\n`);
if (scans.length > 0) report('whole extraction of a scanned page', await measureWhole(scans, scans.length));
