import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '@orderloom/config/read.ts';
import type { ServiceSettings } from '@orderloom/config/service-variables.ts';
import { destination, type Logger, pino } from 'pino';
import { activeTraceId } from './trace.ts';

export type Log = Logger;

/** Names of secrets, at the top and up to two levels below. */
const secretPaths = ['key', 'apiKey', 'api_key', 'password', 'authorization', 'headers'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);

export interface LogOptions {
  service: string;
  level: ServiceSettings['LOG_LEVEL'];
  /** Absent: standard output. */
  file?: string | undefined;
}

/**
 * One JSON line per decision. Holds ids, counts and durations; never keys, never text of a document.
 * The paths below are the second wall behind that rule.
 */
export function createLog({ service, level, file }: LogOptions): Log {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secretPaths,
        censor: '[redacted]',
      },
      // Ties a line to its request across services.
      mixin: () => {
        const trace_id = activeTraceId();
        return trace_id ? { trace_id } : {};
      },
    },
    // Synchronous: the lines just before a crash are the ones that matter.
    destination({ fd: file === undefined ? 1 : openForAppending(file), sync: true }),
  );
}

/** Here and not in the logger, which would go on without a log and without a word. */
function openForAppending(file: string): number {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    return openSync(file, 'a');
  } catch (error) {
    throw new ConfigurationError(
      `the log file ${file} cannot be written (${(error as NodeJS.ErrnoException).code}): free its place, or choose another with LOG_FILE`,
    );
  }
}
