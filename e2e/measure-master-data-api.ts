import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCustomers } from '@orderloom/master-data/accuracy/parties.ts';
import { seededRandom } from '@orderloom/master-data/accuracy/random.ts';
import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { type Figure, figure, type Measuring, quantile } from './measure-figures.ts';
import { pidOf, root, type Suite, startSuite } from './suite.fixture.ts';

/** PUTs under way at a time, as a synchronisation with some connections has them. */
const connections = 16;

/** All services as processes, over HTTP, with the command line for the import. */
export async function measureOverTheApi(measuring: Measuring): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orderloom-master-data-'));
  const suite = await startSuite({ processes: true, data: path.join(folder, 'data') });
  try {
    return [
      ...(await measureImport(suite, folder, measuring)),
      ...(await measureFound(suite, measuring)),
      ...(await measurePuts(suite, measuring)),
    ];
  } finally {
    await suite.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureImport(
  suite: Suite,
  folder: string,
  { sizeOf, progress }: Measuring,
): Promise<Figure[]> {
  const count = sizeOf('customers');
  const file = path.join(folder, 'customers.jsonl');
  await writeLines(
    file,
    makeCustomers(count, 'building', seededRandom(51)).map(({ customer }) => inputOf(customer)),
  );
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'cli/orderloom.ts', 'customers', 'import', file, '--json'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ORDERLOOM_URL: suite.baseUrl, ORDERLOOM_API_KEY: suite.apiKey },
    },
  );
  const watched: Record<string, number> = {
    'command line': child.pid!,
    gateway: await pidOf(suite, 'gateway'),
    'master-data': await pidOf(suite, 'master-data'),
  };
  const seen = Object.fromEntries(Object.keys(watched).map((name) => [name, [] as number[]]));
  const bar = progress(count, 'customers to import');
  const watch = setInterval(async () => {
    for (const [name, pid] of Object.entries(watched)) seen[name]!.push(residentMb(pid));
    bar.update(Math.min(count, (await call(suite, 'GET', '/customer/list?size=1')).body.total));
  }, 500);
  const answer = JSON.parse((await child.stdout.toArray()).join(''));
  clearInterval(watch);
  bar.stop();
  const rate = count / ((performance.now() - began) / 1000);
  if (answer.imported !== count) throw new Error(`${answer.imported} of ${count} customers were imported`);
  return [
    figure(
      `import of ${count} customers`,
      `${Math.round(rate)} records/s`,
      '≥ 2000 records/s',
      rate >= 2_000,
    ),
    ...Object.entries(seen).map(([name, sizes]) =>
      memoryFigure(
        name,
        sizes.filter((size) => size > 0),
      ),
    ),
  ];
}

/** The first half is for warming up; the index of master-data grows with its records, as it is to. */
function memoryFigure(name: string, sizes: number[]): Figure {
  const middle = Math.ceil(sizes.length / 2);
  const [early, late] = [Math.max(...sizes.slice(0, middle)), Math.max(...sizes.slice(middle))];
  const text = `${early} MB in the first half, ${late} MB in the second`;
  const what = `memory of ${name} during the import`;
  return name === 'master-data'
    ? figure(what, text)
    : figure(what, text, 'flat: + 64 MB', late - early <= 64);
}

/** Each is sought by name, postal code and town right after its PUT was answered. */
async function measureFound(suite: Suite, { sizeOf, progress }: Measuring): Promise<Figure[]> {
  const count = sizeOf('found');
  const customers = makeCustomers(count, 'building', seededRandom(52)).map(({ customer }) => customer);
  const bar = progress(count, 'customers put and sought');
  const times: number[] = [];
  let found = 0;
  let first = 0;
  for (const customer of customers) {
    const number = `F${customer.number}`;
    const began = performance.now();
    await put(suite, { ...customer, number });
    const query = [customer.name, customer.postal_code, customer.city].join(' ');
    const { body } = await call(suite, 'GET', `/customer/search/${encodeURIComponent(query)}`);
    times.push(performance.now() - began);
    const numbers = body.items.map((each: Customer) => each.number);
    if (numbers.includes(number)) found += 1;
    if (numbers[0] === number) first += 1;
    else process.stderr.write(`${query}: ${JSON.stringify(body.items.slice(0, 3))}\n`);
    bar.tick();
  }
  bar.stop();
  const slowest = Math.max(...times);
  return [
    figure(`found at once after its PUT`, `${found} of ${count}`, 'all', found === count),
    figure('found at once: as the first hit', `${first} of ${count}`),
    figure('PUT and search together, slowest', `${Math.round(slowest)} ms`, '≤ 1000 ms', slowest <= 1_000),
  ];
}

async function measurePuts(suite: Suite, { sizeOf, progress }: Measuring): Promise<Figure[]> {
  const count = sizeOf('puts');
  const customers = makeCustomers(count, 'heldOut', seededRandom(53)).map(({ customer }) => customer);
  const bar = progress(count, 'single PUTs');
  const times: number[] = [];
  const began = performance.now();
  const left = customers.values();
  const worker = async () => {
    for (const customer of left) {
      const putBegan = performance.now();
      await put(suite, { ...customer, number: `P${customer.number}` });
      times.push(performance.now() - putBegan);
      bar.tick();
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  bar.stop();
  const seconds = (performance.now() - began) / 1000;
  const goal = Math.max(1, (300 * count) / 100_000);
  return [
    figure(
      `${count} single PUTs over the API, ${connections} at a time`,
      `${seconds.toFixed(0)} s, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
      `≤ ${goal} s`,
      seconds <= goal,
    ),
  ];
}

async function put(suite: Suite, customer: Customer): Promise<void> {
  const { number, ...fields } = inputOf(customer);
  const { status } = await call(suite, 'PUT', `/customer/${number}`, fields);
  if (status !== 202) throw new Error(`PUT /customer/${number} answered ${status}`);
}

/** What is known of a customer, as the API takes it. */
function inputOf({ id: _, similarity: __, ...fields }: Customer): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
}

async function call(
  { baseUrl, apiKey }: Suite,
  method: string,
  route: string,
  json?: object,
  // biome-ignore lint/suspicious/noExplicitAny: whatever the service answered.
): Promise<{ status: number; body: any }> {
  const response = await fetch(`${baseUrl}${route}`, {
    method,
    headers: { 'x-api-key': apiKey, ...(json && { 'content-type': 'application/json' }) },
    ...(json && { body: JSON.stringify(json) }),
  });
  return { status: response.status, body: await response.json() };
}

async function writeLines(file: string, records: object[]): Promise<void> {
  const stream = createWriteStream(file);
  for (const record of records) if (!stream.write(`${JSON.stringify(record)}\n`)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'close');
}

/** 0 for a process that has ended. */
function residentMb(pid: number): number {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    );
  } catch {
    return 0;
  }
}
