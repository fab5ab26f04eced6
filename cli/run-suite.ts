import { isHealthy } from '@orderloom/rpc/health.ts';
import { type Addresses, loadService, type ServiceName, serviceNames } from './suite.ts';
import { superviseProcess } from './supervisor.ts';

/** All services of a tenant, running. */
export interface RunningSuite {
  /** The process of each service now. */
  pids(): Record<ServiceName, number>;
  stop(): Promise<void>;
}

type Environments = Record<ServiceName, Record<string, string>>;

/** Starts the services in this process; they still talk gRPC. Rejects, with all stopped, when one cannot start. */
export async function runInThisProcess(environments: Environments): Promise<RunningSuite> {
  const starts = await Promise.allSettled(
    serviceNames.map(async (name) => {
      const { readConfig, start } = await loadService(name);
      return start(readConfig(environments[name]));
    }),
  );
  const running = starts.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
  // Callers first: what a gateway still has to answer needs those behind it.
  const stop = async () => {
    for (const service of running.toReversed()) await service.stop();
  };
  const failed = starts.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { pids: () => pidsOf(() => process.pid), stop };
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
  const stop = async () => {
    for (const { child } of supervised.toReversed()) await child.stop();
  };
  try {
    await Promise.race([healthy(addresses), Promise.all(supervised.map(({ child }) => child.neverStarted))]);
  } catch (error) {
    await stop();
    throw error;
  }
  const byName = new Map(supervised.map(({ name, child }) => [name, child]));
  return { pids: () => pidsOf((name) => byName.get(name)!.pid()), stop };
}

/** Resolves when every service says that it is healthy. */
async function healthy({ host, grpc }: Addresses): Promise<void> {
  await Promise.all(
    Object.values(grpc).map(async (port) => {
      while (!(await isHealthy(`${host}:${port}`, 500)))
        await new Promise((resolve) => setTimeout(resolve, 20));
    }),
  );
}

function pidsOf(pid: (name: ServiceName) => number): Record<ServiceName, number> {
  return Object.fromEntries(serviceNames.map((name) => [name, pid(name)])) as Record<ServiceName, number>;
}
