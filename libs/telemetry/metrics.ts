import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portProblem } from '@orderloom/config/port-problem.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The measures of one service. Names are given without the prefix `orderloom_`. */
export interface Metrics {
  counter(name: string, help: string, labels?: string[]): Counter;
  /** `read` is asked at each scrape. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** In seconds. */
  durations(name: string, help: string, labels?: string[]): Histogram;
  /** The Prometheus text format. */
  render(): Promise<string>;
}

/**
 * A registry of its own for each service, so that several can live in one process. `onTrouble` hears of a gauge that
 * cannot be read: it is left out of the scrape.
 */
export function createMetrics(service: string, onTrouble: (error: unknown) => void): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({ name: 'orderloom_process_id', help: 'Process that answers', registers }).set(process.pid);
  return {
    counter: (name, help, labelNames = []) =>
      new Counter({ name: `orderloom_${name}`, help, labelNames, registers }),
    gauge: (name, help, read) => {
      new Gauge({
        name: `orderloom_${name}`,
        help,
        registers,
        async collect() {
          try {
            this.set(await read());
          } catch (error) {
            // Not reset(), which says 0.
            this.remove();
            onTrouble(error);
          }
        },
      });
    },
    durations: (name, help, labelNames = []) =>
      new Histogram({
        name: `orderloom_${name}`,
        help,
        labelNames,
        registers,
        buckets: [0.002, 0.005, 0.01, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
      }),
    render: () => registry.metrics(),
  };
}

export interface MetricsServer {
  /** host:port */
  address: string;
  stop(): Promise<void>;
}

/** Serves `GET /metrics`. Throws a ConfigurationError when the port cannot be had. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(await metrics.render());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, host, port, 'METRICS_PORT')));
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    address: `${host}:${bound}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
