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

/**
 * Callers first: what a gateway still has to answer needs those behind it, and a send or an extraction that ends needs
 * intake.
 */
export const stopOrder: ServiceName[][] = [
  ['gateway'],
  ['erp-dispatch', 'extractor'],
  ['intake', 'classifier', 'master-data'],
];

/** How long each may take, so that all turns together take less than the 10 s of a stop. */
export const drainSeconds: Record<ServiceName, number> = {
  gateway: 4,
  'erp-dispatch': 2,
  extractor: 2,
  intake: 1,
  classifier: 1,
  'master-data': 1,
};

export type ServiceName = (typeof serviceNames)[number];

/** Services are reached by each other only: whatever `--host` says, they stay on this machine. */
const internalHost = '127.0.0.1';

export interface Addresses {
  /** host:port */
  grpc: Record<ServiceName, string>;
  /** host:port */
  metrics: Record<ServiceName, string>;
  /** The public API. */
  http: { host: string; port: number };
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
    const addresses: Partial<Record<ServiceName, string>> = {};
    for (const name of serviceNames) {
      addresses[name] = `${internalHost}:${await chooseFreePort(internalHost, chosen)}`;
    }
    return addresses as Record<ServiceName, string>;
  };
  if (httpPort !== 0) {
    await probe(host, httpPort);
    chosen.add(httpPort);
  }
  const port = httpPort === 0 ? await chooseFreePort(host, chosen) : httpPort;
  return { grpc: await choose(), metrics: await choose(), http: { host, port } };
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
  /** Opens the keys in the tenant file. */
  sealingKey: string;
  data: string;
  tenant: string;
  apiKeys: string;
}

/** Variables that name an endpoint for embeddings. */
const embeddings = ['EMBEDDINGS_BASE_URL', 'EMBEDDINGS_MODEL', 'EMBEDDINGS_API_KEY'];
/** Variables of the second opinion of a language model. */
const languageModel = [
  'LLM_BASE_URL',
  'LLM_MODEL',
  'LLM_API_KEY',
  'LLM_TIMEOUT_SECONDS',
  'LLM_PRICE_PROMPT',
  'LLM_PRICE_COMPLETION',
  'LLM_PRICE_CURRENCY',
];

/** Those of some variables that were given to the suite. */
function given(names: readonly string[], env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

/** The environment of each service: what its `config.ts` lists, and nothing else. */
export function environments(
  addresses: Addresses,
  files: SuiteFiles,
): Record<ServiceName, Record<string, string>> {
  const { grpc, metrics, http } = addresses;
  const base = (name: ServiceName) => ({
    HOST: internalHost,
    GRPC_PORT: portOf(grpc[name]),
    METRICS_PORT: portOf(metrics[name]),
    DRAIN_SECONDS: String(drainSeconds[name]),
    LOG_FILE: `${files.data}/logs/${name}.log`,
    DATA_DIR: files.data,
    TENANT_FILE: files.tenant,
    INSTANCE_NAME: name,
  });
  const targets = {
    // On one's own machine the ERP and the model may well be neighbours.
    ALLOW_PRIVATE_TARGETS: 'true',
    OWN_PORTS: [http.port, ...[...Object.values(grpc), ...Object.values(metrics)].map(portOf)].join(','),
  };
  return {
    'master-data': { ...base('master-data'), ...given(embeddings, process.env), ...targets },
    classifier: base('classifier'),
    intake: { ...base('intake'), CLASSIFIER_ADDRESS: grpc.classifier },
    extractor: {
      ...base('extractor'),
      INTAKE_ADDRESS: grpc.intake,
      MASTER_DATA_ADDRESS: grpc['master-data'],
      ...given(languageModel, process.env),
      ...targets,
    },
    'erp-dispatch': {
      ...base('erp-dispatch'),
      SEALING_KEY_FILE: files.sealingKey,
      INTAKE_ADDRESS: grpc.intake,
      ...targets,
    },
    gateway: {
      ...base('gateway'),
      HTTP_HOST: http.host,
      HTTP_PORT: String(http.port),
      API_KEYS_FILE: files.apiKeys,
      INTAKE_ADDRESS: grpc.intake,
      CLASSIFIER_ADDRESS: grpc.classifier,
      EXTRACTOR_ADDRESS: grpc.extractor,
      MASTER_DATA_ADDRESS: grpc['master-data'],
      DISPATCH_ADDRESS: grpc['erp-dispatch'],
    },
  };
}

function portOf(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1);
}
