import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ErpSandbox, startErpSandbox } from '@orderloom/cli/erp-sandbox.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const sampleOrder = path.join(root, 'examples', 'sample-order.pdf');
const commandLine = path.join(root, 'cli', 'orderloom.ts');

/** A service under test, reached as a client would. */
export interface Suite {
  baseUrl: string;
  apiKey: string;
  /** The pretend ERP that it sends to. */
  erp: ErpSandbox;
  /** What `--ready-file` told; services by name. */
  services: Record<string, { pid: number; grpc: string; metrics: string }>;
  /** Sends SIGTERM and gives the exit code. */
  stop(): Promise<number | null>;
}

export interface SuiteOptions {
  processes?: boolean;
  /** Absent: a new one, removed at the end. */
  data?: string;
  /** The tenant's `limits`. */
  limits?: Record<string, number>;
  /** Where to send in place of the sandbox. */
  erpUrl?: string;
  /** Variables besides those of this process. */
  env?: Record<string, string>;
}

/** Starts the product with `serve`, on free ports, with a tenant that sends to a sandbox ERP of its own. */
export async function startSuite({
  processes = false,
  data,
  limits = {},
  erpUrl,
  env = {},
}: SuiteOptions = {}): Promise<Suite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orderloom-e2e-'));
  const erp = await startErpSandbox({ host: '127.0.0.1', port: 0, behaviour: 'accept', key: 'erp-test-key' });
  const tenant = path.join(folder, 'tenant.json');
  writeFileSync(tenant, JSON.stringify({ ...tenantFor(erp, erpUrl), limits }));
  const readyFile = path.join(folder, 'ready.json');
  const child = serve(
    [
      ...['--data', data ?? path.join(folder, 'data'), '--port', '0', '--no-demo', '--tenant', tenant],
      ...['--ready-file', readyFile, '--json', ...(processes ? ['--processes'] : [])],
    ],
    { env: { ...process.env, ...env } },
  );
  await until(() => existsSync(readyFile) || child.exitCode !== null, 60_000);
  if (!existsSync(readyFile)) throw new Error(`serve ended with ${child.exitCode}`);
  const facts = JSON.parse(readFileSync(readyFile, 'utf8'));
  return {
    baseUrl: facts.baseUrl,
    apiKey: facts.integrationKey,
    erp,
    services: facts.services,
    async stop() {
      const code = await end(child);
      await erp.stop();
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** The process of a service as its metrics tell: it changes with every restart. */
export async function pidOf({ services }: Suite, service: string): Promise<number> {
  const text = await (await fetch(services[service]!.metrics)).text();
  return Number(/^orderloom_process_id\S* (\d+)$/m.exec(text)?.[1]);
}

export interface SpawnSettings {
  uid?: number;
  env?: NodeJS.ProcessEnv;
}

/** Runs `orderloom serve` with these options as this Node runs. */
export function serve(options: string[], settings: SpawnSettings = {}): ChildProcess {
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', commandLine, 'serve', ...options],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...settings,
    },
  );
}

export async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
  return child.exitCode;
}

/** Resolves when `done` says so; rejects after `timeoutMs`. */
export async function until(done: () => boolean | Promise<boolean>, timeoutMs: number): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  while (!(await done())) {
    if (Date.now() > giveUpAt) throw new Error(`not so after ${timeoutMs} ms: ${done}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function tenantFor(erp: ErpSandbox, erpUrl = erp.url) {
  return {
    tenant: 'e2e',
    supplier: {
      company: 'Example Supplies B.V.',
      email: 'orders@example.test',
      address: { street: 'Kade 1', postal_code: '1011 AA', city: 'Amsterdam', country: 'NL' },
    },
    locale: { language: 'en', country: 'NL', currency: 'EUR', date_order: 'DMY' },
    erp: { url: erpUrl, key: 'erp-test-key', timeout_seconds: 10 },
    processing_webhook: { url: erp.webhookUrl, key: 'erp-test-key', enabled: true },
  };
}
