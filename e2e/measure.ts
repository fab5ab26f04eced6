// Prints the figures that a user feels: `npm run measure`. Wants a machine with nothing else to do.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { call, formOf, settled, type Target } from './client.fixture.ts';
import { end, root, sampleOrder, startSuite, until } from './suite.fixture.ts';

const uploads = 50;
const bigFileMb = 90;
const folder = mkdtempSync(path.join(tmpdir(), 'orderloom-measure-'));
const sample = readFileSync(sampleOrder);

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Milliseconds from the start of the upload until a poll says that the order is extracted. */
async function uploadAndWait(target: Target): Promise<number> {
  const request_id = randomUUID();
  const began = performance.now();
  await call(target, 'POST', '/order/upload', formOf({ 'order.pdf': sample }, { request_id }));
  for (;;) {
    const { body } = await call(target, 'GET', `/order_status/${request_id}`);
    if (settled.includes(body.status)) return performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function measureLatency(processes: boolean): Promise<void> {
  const suite = await startSuite({ processes });
  // The first orders of each extractor child load its readers.
  for (let warm = 0; warm < 5; warm++) await uploadAndWait(suite);
  const times: number[] = [];
  for (let index = 0; index < uploads; index++) times.push(await uploadAndWait(suite));
  await suite.stop();
  const p50 = Math.round(quantile(times, 0.5));
  const p95 = Math.round(quantile(times, 0.95));
  report(
    `one-page PDF, upload to extracted${processes ? ', as processes' : ''}`,
    `p50 ${p50} ms, p95 ${p95} ms (${uploads} uploads)`,
  );
}

/** A PDF by its first bytes, and then zeros. */
async function writeBigFile(): Promise<string> {
  const file = path.join(folder, 'big.pdf');
  const stream = createWriteStream(file);
  stream.write('%PDF-1.7\n');
  const chunk = Buffer.alloc(1024 * 1024);
  for (let megabyte = 0; megabyte < bigFileMb; megabyte++) {
    if (!stream.write(chunk)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
  return file;
}

async function measureGatewayMemory(): Promise<void> {
  const suite = await startSuite({ processes: true, limits: { max_file_mb: 100, max_request_mb: 100 } });
  const { pid } = suite.services.gateway!;
  const residentMb = () =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
  const idle = residentMb();
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMb());
  }, 10);
  const form = new FormData();
  form.append('files', await openAsBlob(await writeBigFile()), 'big.pdf');
  const { status } = await call(suite, 'POST', '/order/upload', form);
  clearInterval(watch);
  await suite.stop();
  report(
    `gateway while a ${bigFileMb} MB file is uploaded`,
    `${Math.round(peak)} MB resident (idle ${Math.round(idle)} MB, answer ${status})`,
  );
}

async function measureStart(processes: boolean): Promise<void> {
  const data = path.join(folder, `data-${processes}`);
  const first = await startSuite({ processes, data });
  await first.stop();
  const began = performance.now();
  const second = await startSuite({ processes, data });
  const seconds = (performance.now() - began) / 1000;
  const stopping = performance.now();
  await second.stop();
  report(
    `second start${processes ? ', as processes' : ''}`,
    `healthy after ${seconds.toFixed(1)} s; SIGTERM to exit ${Math.round(performance.now() - stopping)} ms`,
  );
}

async function measureNpmStart(): Promise<void> {
  const data = path.join(folder, 'npm-start');
  const ready = path.join(folder, 'npm-ready.json');
  const options = ['--data', data, '--port', '0', '--no-demo', '--json', '--ready-file', ready];
  const run = async () => {
    rmSync(ready, { force: true });
    const began = performance.now();
    const npm = spawn('npm', ['start', '--', ...options], { cwd: root, stdio: 'ignore' });
    await until(() => existsSync(ready) || npm.exitCode !== null, 60_000);
    const seconds = (performance.now() - began) / 1000;
    await end(npm);
    return seconds;
  };
  await run();
  report('second `npm start`, command to healthy', `${(await run()).toFixed(1)} s`);
}

function report(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(52)} ${figure}\n`);
}

try {
  await measureNpmStart();
  for (const processes of [false, true]) await measureStart(processes);
  for (const processes of [false, true]) await measureLatency(processes);
  await measureGatewayMemory();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
