import { destination, type Logger, pino } from 'pino';
import { activeTraceId } from './trace.ts';

export type Log = Logger;

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export interface LogOptions {
  service: string;
  level: (typeof logLevels)[number];
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
        paths: ['key', 'apiKey', 'password', 'authorization', '*.key', '*.apiKey', '*.password', 'headers'],
        censor: '[redacted]',
      },
      // Ties a line to its request across services.
      mixin: () => {
        const trace_id = activeTraceId();
        return trace_id ? { trace_id } : {};
      },
    },
    // Synchronous: the lines just before a crash are the ones that matter.
    destination({ dest: file ?? 1, sync: true, mkdir: true }),
  );
}
