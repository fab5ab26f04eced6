import { randomBytes } from 'node:crypto';
import { accessSync, constants, rmSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { readTenant, type Tenant } from '@orderloom/config/tenant.ts';
import { startProblem } from '@orderloom/rpc/run-service.ts';
import { stopOnSignals } from '@orderloom/rpc/stop-on-signals.ts';
import { type Announcer, jsonAnnouncer, prettyAnnouncer, type ReadyFacts } from './announce.ts';
import { type DataFolder, openDataFolder, writePrivateFile } from './data-folder.ts';
import { runDemo } from './demo.ts';
import { demoTenant } from './demo-tenant.ts';
import { startErpSandbox } from './erp-sandbox.ts';
import { type RunningSuite, runAsProcesses, runInThisProcess } from './run-suite.ts';
import { type Keys, keysOf, writeServiceFiles } from './serve-files.ts';
import { type Addresses, chooseAddresses, environments, serviceNames } from './suite.ts';

export interface ServeOptions {
  /** Folder for everything durable. */
  data: string;
  /** Of the public API; 0 takes any free one. */
  port: number;
  host: string;
  /** Upload a sample order, show it, send it to a sandbox ERP. */
  demo: boolean;
  /** Tenant file. */
  tenant?: string | undefined;
  /** Every service as a process of its own. */
  processes: boolean;
  readyFile?: string | undefined;
  /** One JSON line per event in place of text. */
  json: boolean;
}

/** A second less than the 10 s that a stop may take. */
const stopMs = 9_000;

/** Variables that name real parts; ignoring one would keep orders where nobody expects them. */
const realParts = ['MONGO_URL', 'KAFKA_BROKERS', 'S3_URL', 'QDRANT_URL'];

/**
 * Starts the suite and stays up until SIGINT or SIGTERM. Ends the process: 0 after a signal, 2 with a sentence when
 * something that its user can mend is wrong, 1 for a defect.
 */
export async function serve(options: ServeOptions): Promise<void> {
  // Orders and keys in the data folder are nobody else's business on this machine.
  process.umask(0o077);
  const stack = new AsyncDisposableStack();
  stopOnSignals(() => stack.disposeAsync(), stopMs);
  try {
    await startAll(options, stack, options.json ? jsonAnnouncer() : prettyAnnouncer());
  } catch (error) {
    const problem = startProblem(error);
    process.stderr.write(`orderloom: ${problem ?? (error as Error).stack}\n`);
    await stack.disposeAsync().catch(() => {});
    process.exit(problem === undefined ? 1 : 2);
  }
}

async function startAll(
  options: ServeOptions,
  stack: AsyncDisposableStack,
  announce: Announcer,
): Promise<void> {
  const began = performance.now();
  checkOptions(options);
  const tenant = options.tenant === undefined ? demoTenant : readTenant(options.tenant);
  const folder = stack.adopt(openDataFolder(options.data), (opened) => opened.unlock());
  const keys = keysOf(tenant, folder);
  const addresses = await chooseAddresses(options.host, options.port);
  const withErp = await withSandboxErp(options, tenant, folder, stack);
  announce.step(
    'starting',
    `starting ${serviceNames.length} services${options.processes ? ' as processes' : ''} …`,
  );
  const suite = stack.adopt(
    await startSuite(
      options,
      environments(addresses, writeServiceFiles(folder, withErp, keys)),
      addresses,
      announce,
    ),
    (running) => running.stop(),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  folder.rememberFiles();
  announce.step('healthy', `all services healthy after ${seconds} s`, { seconds: Number(seconds) });

  const facts = readyFacts(addresses, keys, suite);
  // It holds keys, and whoever waits for it must not find half of it.
  if (options.readyFile !== undefined) {
    writePrivateFile(
      options.readyFile,
      `${JSON.stringify(facts, null, 2)}
`,
    );
  }
  if (options.demo) {
    const sendsToSandbox = tenant.erp === null;
    await runDemo({ facts, requestId: folder.credentials.demoRequestId, send: sendsToSandbox, announce });
  }
  announce.ready(facts);
}

/** What would otherwise only show after everything has started. */
function checkOptions({ readyFile }: ServeOptions): void {
  for (const name of realParts) {
    if (process.env[name]) {
      throw new ConfigurationError(`${name} is set, but this version runs on embedded parts only: unset it`);
    }
  }
  if (readyFile === undefined) return;
  try {
    // Whoever waits for it must not find that of the last run.
    rmSync(readyFile, { force: true });
    accessSync(path.dirname(path.resolve(readyFile)), constants.W_OK);
  } catch (error) {
    throw new ConfigurationError(
      `the ready file ${readyFile} cannot be written (${(error as NodeJS.ErrnoException).code}): choose another place with --ready-file`,
    );
  }
}

/** A tenant that names no ERP gets the sandbox while the demo runs, so that an order can be seen all the way. */
async function withSandboxErp(
  { demo }: ServeOptions,
  tenant: Tenant,
  folder: DataFolder,
  stack: AsyncDisposableStack,
): Promise<Tenant> {
  if (!demo || tenant.erp !== null) return tenant;
  const key = randomBytes(32).toString('base64url');
  const ledger = path.join(folder.path, 'sandbox-erp.json');
  const sandbox = stack.adopt(
    await startErpSandbox({ host: '127.0.0.1', port: 0, behaviour: 'accept', key, ledger }),
    (running) => running.stop(),
  );
  return {
    ...tenant,
    erp: { url: sandbox.url, key, timeout_seconds: 30 },
    processing_webhook: tenant.processing_webhook ?? { url: sandbox.webhookUrl, key, enabled: true },
  };
}

function startSuite(
  { processes }: ServeOptions,
  env: ReturnType<typeof environments>,
  addresses: Addresses,
  announce: Announcer,
): Promise<RunningSuite> {
  if (!processes) return runInThisProcess(env);
  return runAsProcesses(env, addresses, (name, how) =>
    announce.step('restart', `${name} ended (${how}) and starts again`, { service: name, how }),
  );
}

function readyFacts({ http, grpc, metrics }: Addresses, keys: Keys, suite: RunningSuite): ReadyFacts {
  const baseUrl = `http://${reachableHost(http.host)}:${http.port}`;
  const pids = suite.pids();
  const services = serviceNames.map((name) => [
    name,
    { pid: pids[name], grpc: grpc[name], metrics: `http://${metrics[name]}/metrics` },
  ]);
  return {
    baseUrl,
    consoleUrl: null,
    docsUrl: `${baseUrl}/docs`,
    integrationKey: keys.integration,
    syncKey: keys.sync,
    operator: null,
    admin: null,
    services: Object.fromEntries(services),
  };
}

/** How the API is reached from this machine. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
