import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { portProblem } from '@orderloom/config/port-problem.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';

export const serviceNames = [
  'master-data',
  'classifier',
  'intake',
  'extractor',
  'erp-dispatch',
  'gateway',
] as const;

export type ServiceName = (typeof serviceNames)[number];

/** host:port of each service's gRPC and metrics, and of the public HTTP API. */
export interface Addresses {
  grpc: Record<ServiceName, number>;
  metrics: Record<ServiceName, number>;
  http: number;
  host: string;
}

/** A service's `start.ts`, `config.ts` and `main.ts`. */
export interface ServiceModule {
  readConfig(env: NodeJS.ProcessEnv): unknown;
  start(config: unknown): Promise<RunningService>;
}

const modules: Record<ServiceName, () => Promise<[object, object]>> = {
  'master-data': () =>
    Promise.all([import('@orderloom/master-data/config.ts'), import('@orderloom/master-data/start.ts')]),
  classifier: () =>
    Promise.all([import('@orderloom/classifier/config.ts'), import('@orderloom/classifier/start.ts')]),
  intake: () => Promise.all([import('@orderloom/intake/config.ts'), import('@orderloom/intake/start.ts')]),
  extractor: () =>
    Promise.all([import('@orderloom/extractor/config.ts'), import('@orderloom/extractor/start.ts')]),
  'erp-dispatch': () =>
    Promise.all([import('@orderloom/erp-dispatch/config.ts'), import('@orderloom/erp-dispatch/start.ts')]),
  gateway: () => Promise.all([import('@orderloom/gateway/config.ts'), import('@orderloom/gateway/start.ts')]),
};

export async function loadService(name: ServiceName): Promise<ServiceModule> {
  const [config, start] = await modules[name]();
  return { ...config, ...start } as ServiceModule;
}

/** The file that a service's own process runs, the same as in its container. */
export function mainFileOf(name: ServiceName): URL {
  return new URL(import.meta.resolve(`@orderloom/${name}/main.ts`));
}

/**
 * Below what Linux gives to outgoing connections (32768 and up): a port found free there could be taken by any
 * connection before its service listens.
 */
const portRange = { from: 20_000, to: 32_000 };

/** Ports that are free now: fixed before the start, because the services need each other's. */
export async function chooseAddresses(host: string, httpPort: number): Promise<Addresses> {
  const chosen = new Set<number>();
  const choose = async () => {
    const ports: Partial<Record<ServiceName, number>> = {};
    for (const name of serviceNames) ports[name] = await chooseFreePort(host, chosen);
    return ports as Record<ServiceName, number>;
  };
  if (httpPort !== 0) {
    await probe(host, httpPort);
    chosen.add(httpPort);
  }
  const http = httpPort === 0 ? await chooseFreePort(host, chosen) : httpPort;
  return { grpc: await choose(), metrics: await choose(), http, host };
}

async function chooseFreePort(host: string, chosen: Set<number>): Promise<number> {
  for (;;) {
    const port = randomInt(portRange.from, portRange.to);
    if (chosen.has(port)) continue;
    chosen.add(port);
    const taken = await probe(host, port).catch((error: Error) => error);
    if (taken === undefined) return port;
    if (!taken.message.includes('in use')) throw taken;
  }
}

/** Rejects with a ConfigurationError when nobody can listen there. */
function probe(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(portProblem(error, host, port, '--port (0 takes any free one)')));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

export interface SuiteFiles {
  data: string;
  tenant: string;
  apiKeys: string;
}

/** The environment of each service: what its `config.ts` lists, and nothing else. */
export function environments(
  addresses: Addresses,
  files: SuiteFiles,
): Record<ServiceName, Record<string, string>> {
  const { host, grpc, metrics, http } = addresses;
  const at = (name: ServiceName) => `${host}:${grpc[name]}`;
  const base = (name: ServiceName) => ({
    HOST: host,
    GRPC_PORT: String(grpc[name]),
    METRICS_PORT: String(metrics[name]),
    LOG_FILE: `${files.data}/logs/${name}.log`,
    DATA_DIR: files.data,
    TENANT_FILE: files.tenant,
    INSTANCE_NAME: name,
  });
  return {
    'master-data': base('master-data'),
    classifier: base('classifier'),
    intake: { ...base('intake'), CLASSIFIER_ADDRESS: at('classifier') },
    extractor: {
      ...base('extractor'),
      INTAKE_ADDRESS: at('intake'),
      MASTER_DATA_ADDRESS: at('master-data'),
    },
    'erp-dispatch': {
      ...base('erp-dispatch'),
      INTAKE_ADDRESS: at('intake'),
      // On one's own machine the ERP may well be a neighbour.
      ALLOW_PRIVATE_TARGETS: 'true',
      OWN_PORTS: [http, ...Object.values(grpc), ...Object.values(metrics)].join(','),
    },
    gateway: {
      ...base('gateway'),
      HTTP_PORT: String(http),
      API_KEYS_FILE: files.apiKeys,
      INTAKE_ADDRESS: at('intake'),
      CLASSIFIER_ADDRESS: at('classifier'),
      EXTRACTOR_ADDRESS: at('extractor'),
      MASTER_DATA_ADDRESS: at('master-data'),
      DISPATCH_ADDRESS: at('erp-dispatch'),
    },
  };
}
