import { z } from 'zod';
import { variable } from './read.ts';

/** What every service reads from its environment. */
export const serviceVariables = {
  /** Address to listen on. The image sets 0.0.0.0. */
  HOST: variable.text('127.0.0.1'),
  /** gRPC with health and reflection; 0 takes any free port. */
  GRPC_PORT: variable.port(),
  /** Prometheus text at /metrics; 0 takes any free port. */
  METRICS_PORT: variable.port(0),
  /** How long running calls may take to end at a stop, in seconds; more than the ERP's timeout for erp-dispatch. */
  DRAIN_SECONDS: variable.integer(0, 3_600, 9),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    )
    .default('info'),
  /** Absent: standard output. */
  LOG_FILE: variable.optionalText(),
};

/** The same, read. */
export type ServiceSettings = z.output<z.ZodObject<typeof serviceVariables>>;

/** Where the embedded stores, event log and blobs live. */
export const dataVariables = {
  /** Folder for everything durable; made when it does not exist. */
  DATA_DIR: variable.text(),
};
