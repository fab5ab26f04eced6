import { ConfigurationError } from '@orderloom/config/read.ts';
import type { ServiceSettings } from '@orderloom/config/service-variables.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** What a service tells its supervisor once it serves. */
export const servingMessage = 'serving';

/** A service as `start` gives it. */
export interface RunningService {
  /** host:port of its gRPC. */
  address: string;
  /** host:port of its metrics. */
  metricsAddress: string;
  /** Refuses new work, lets what runs end for `withinMs`, closes what is open. */
  stop(withinMs: number): Promise<void>;
}

/**
 * The whole life of a service's process. Ends with 0 after SIGTERM or SIGINT (a second signal ends it at
 * once), with 2 and a sentence when a setting is wrong, with 1 when a defect stops it.
 */
export async function runService<Config extends ServiceSettings>(
  name: string,
  readConfig: (env: NodeJS.ProcessEnv) => Config,
  start: (config: Config) => Promise<RunningService>,
): Promise<void> {
  // Started by a supervisor (it left us a channel): ends with it, however and whenever that ended, and tells it when
  // it serves.
  let onOrphaned: () => void = () => process.exit(1);
  process.once('disconnect', () => onOrphaned());
  if (process.send !== undefined && !process.connected) onOrphaned();

  let config: Config;
  let running: RunningService;
  try {
    config = readConfig(process.env);
    running = await start(config);
  } catch (error) {
    const problem = startProblem(error);
    process.stderr.write(`${name}: ${problem ?? (error as Error).stack}\n`);
    process.exit(problem === undefined ? 1 : 2);
  }
  onOrphaned = stopOnSignals((withinMs) => running.stop(withinMs), config.DRAIN_SECONDS * 1000);
  process.send?.(servingMessage);
}

/**
 * The sentence for what the person who starts a service can mend (a setting, a port, a damaged or forbidden file);
 * undefined for a defect.
 */
export function startProblem(error: unknown): string | undefined {
  return error instanceof ConfigurationError || error instanceof Failure ? error.message : undefined;
}
