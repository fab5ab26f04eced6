import { isHealthy } from '@orderloom/rpc/health.ts';
import {
  type Addresses,
  drainSeconds,
  loadService,
  type ServiceName,
  serviceNames,
  stopOrder,
} from './suite.ts';
import { superviseProcess } from './supervisor.ts';

/** All services of a tenant, running. */
export interface RunningSuite {
  /** The process of each service now. */
  pids(): Record<ServiceName, number>;
  stop(): Promise<void>;
}

type Stoppable = Map<ServiceName, { stop(withinMs: number): Promise<void> }>;

async function stopInTurn(services: Stoppable): Promise<void> {
  for (const turn of stopOrder) {
    await Promise.all(turn.map((name) => services.get(name)!.stop(drainSeconds[name] * 1000)));
  }
}

type Environments = Record<ServiceName, Record<string, string>>;

/**
 * Starts the services in this process; they still talk gRPC. Rejects when one cannot start; the process should then
 * end, for the others run.
 */
export async function runInThisProcess(environments: Environments): Promise<RunningSuite> {
  const running = await Promise.all(
    serviceNames.map(async (name) => {
      const { readConfig, start } = await loadService(name);
      return start(readConfig(environments[name]));
    }),
  );
  return {
    pids: () => pidsOf(() => process.pid),
    stop: () => stopInTurn(new Map(serviceNames.map((name, index) => [name, running[index]!]))),
  };
}

/** Starts each service as a process of its own and starts it again when it dies. Rejects when one cannot start. */
export async function runAsProcesses(
  environments: Environments,
  addresses: Addresses,
  onRestart: (name: ServiceName, how: string) => void,
): Promise<RunningSuite> {
  const supervised = serviceNames.map((name) => ({
    name,
    child: superviseProcess(name, environments[name], (how) => onRestart(name, how)),
  }));
  try {
    await Promise.race([healthy(addresses), Promise.all(supervised.map(({ child }) => child.neverStarted))]);
  } catch (error) {
    await Promise.all(supervised.map(({ child }) => child.stop(0)));
    throw error;
  }
  const byName = new Map(supervised.map(({ name, child }) => [name, child]));
  return {
    pids: () => pidsOf((name) => byName.get(name)!.pid()),
    stop: () => stopInTurn(byName),
  };
}

/** Resolves when every service says that it is healthy. */
async function healthy({ grpc }: Addresses): Promise<void> {
  await Promise.all(
    Object.values(grpc).map(async (address) => {
      while (!(await isHealthy(address, 500))) await new Promise((resolve) => setTimeout(resolve, 20));
    }),
  );
}

function pidsOf(pid: (name: ServiceName) => number): Record<ServiceName, number> {
  return Object.fromEntries(serviceNames.map((name) => [name, pid(name)])) as Record<ServiceName, number>;
}
