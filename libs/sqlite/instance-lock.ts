import path from 'node:path';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { holdLock } from './hold-lock.ts';

/**
 * Makes sure that one process of this service and name works on a data folder: what an earlier one of that name left
 * behind is then nobody's. Throws a ConfigurationError when another is alive.
 */
export function lockInstance(dataDir: string, service: string, instance: string): { release(): void } {
  const name = `${service}-${instance}`.replace(/[^\w.-]/g, '_');
  const lock = holdLock(path.join(dataDir, 'locks', name));
  if (lock === undefined) {
    throw new ConfigurationError(
      `another ${service} called ${instance} works on ${dataDir}: stop it, or give this one a name of its own with INSTANCE_NAME`,
    );
  }
  return lock;
}
