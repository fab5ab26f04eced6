import type { ServiceSettings } from '@orderloom/config/service-variables.ts';
import { createLog, type Log } from '@orderloom/telemetry/log.ts';
import { createMetrics, type Metrics, serveMetrics } from '@orderloom/telemetry/metrics.ts';
import type { RunningService } from './run-service.ts';
import { type BoundService, serve } from './serve.ts';

/** What a service is composed with. */
export interface ServiceParts {
  /** What is opened goes onto it and is closed in the opposite order, when the calls have drained. */
  stack: AsyncDisposableStack;
  log: Log;
  metrics: Metrics;
  /** Milliseconds that a part may take to end its work; to be asked while stopping. */
  graceMs: () => number;
}

export interface Composition {
  /** None: health and reflection only. */
  services: BoundService[];
  /**
   * Begins what the service does by itself (consuming, recovering, sweeping). Called when the port is ours: until
   * then an earlier process of this name may be alive. What it opens on the stack is closed before the calls drain.
   */
  begin?: () => void | Promise<void>;
}

/** Starts a service. When something cannot be opened, all that was is closed again. */
export async function startService(
  name: string,
  settings: ServiceSettings,
  compose: (parts: ServiceParts) => Promise<Composition>,
): Promise<RunningService> {
  await using stack = new AsyncDisposableStack();
  const log = createLog({ service: name, level: settings.LOG_LEVEL, file: settings.LOG_FILE });
  const metrics = createMetrics(name, (error) => log.error({ err: error }, 'metrics could not be read'));
  let stopBy = Number.POSITIVE_INFINITY;
  const graceMs = () => Math.max(0, stopBy - performance.now());

  const { services, begin } = await compose({ stack, log, metrics, graceMs });
  const { HOST: host, GRPC_PORT: port, METRICS_PORT: metricsPort } = settings;
  const server = stack.adopt(await serve({ host, port, services, log, metrics }), (running) =>
    running.stop(graceMs()),
  );
  const metricsServer = stack.adopt(await serveMetrics(metrics, host, metricsPort), (running) =>
    running.stop(),
  );
  await begin?.();
  log.info({ address: server.address }, `${name} started`);
  const opened = stack.move();
  return {
    address: server.address,
    metricsAddress: metricsServer.address,
    stop(withinMs) {
      stopBy = performance.now() + withinMs;
      server.setHealthy(false);
      return opened.disposeAsync();
    },
  };
}
