import type { ServiceSettings } from '@orderloom/config/service-variables.ts';
import { createLog, type Log } from '@orderloom/telemetry/log.ts';
import { createMetrics, type Metrics, serveMetrics } from '@orderloom/telemetry/metrics.ts';
import type { RunningService } from './run-service.ts';
import { type BoundService, serve } from './serve.ts';

/** What a service is composed with. What it opens goes onto the stack and is closed in the opposite order. */
export interface ServiceParts {
  stack: AsyncDisposableStack;
  log: Log;
  metrics: Metrics;
}

export interface StartOptions {
  /** How long running calls may take to end at a stop, in milliseconds. */
  drainMs?: number;
}

/**
 * Starts a service: `compose` opens its parts and gives the RPCs to serve (none: health and reflection only). At a
 * stop the calls drain first, then the parts close. When something cannot be opened, all that was is closed again.
 */
export async function startService(
  name: string,
  settings: ServiceSettings,
  compose: (parts: ServiceParts) => Promise<BoundService[]>,
  { drainMs = 5_000 }: StartOptions = {},
): Promise<RunningService> {
  await using stack = new AsyncDisposableStack();
  const log = createLog({ service: name, level: settings.LOG_LEVEL, file: settings.LOG_FILE });
  const metrics = createMetrics(name);
  const services = await compose({ stack, log, metrics });
  const { HOST: host, GRPC_PORT: port, METRICS_PORT: metricsPort } = settings;
  const server = stack.adopt(await serve({ host, port, services, log, metrics }), (running) =>
    running.stop(drainMs),
  );
  const metricsServer = stack.adopt(await serveMetrics(metrics, host, metricsPort), (running) =>
    running.stop(),
  );
  log.info({ address: server.address }, `${name} started`);
  const opened = stack.move();
  return {
    address: server.address,
    metricsAddress: metricsServer.address,
    stop: () => opened.disposeAsync(),
  };
}
