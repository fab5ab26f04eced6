import { ConfigurationError } from '@orderloom/config/read.ts';
import { expect, test } from 'vitest';
import { createMetrics, type Metrics, serveMetrics } from './metrics.ts';

/** The lines of one measure without its explanation. */
async function valuesOf(metrics: Metrics, name: string): Promise<string[]> {
  const text = await metrics.render();
  return text.split('\n').filter((line) => line.startsWith(`orderloom_${name}`));
}

test('counters, gauges and durations are rendered with the name of the service', async () => {
  const metrics = createMetrics('intake', () => {});
  let waiting = 3;
  metrics.counter('orders_total', 'Orders', ['status']).inc({ status: 'QUEUED' }, 2);
  metrics.gauge('orders_waiting', 'Orders that wait', async () => waiting);
  metrics.durations('rpc_seconds', 'Calls', ['method']).observe({ method: 'GetOrder' }, 0.02);

  expect(await valuesOf(metrics, 'orders_total')).toEqual([
    'orderloom_orders_total{status="QUEUED",service="intake"} 2',
  ]);
  expect(await valuesOf(metrics, 'orders_waiting')).toEqual(['orderloom_orders_waiting{service="intake"} 3']);
  waiting = 0;
  expect(await valuesOf(metrics, 'orders_waiting')).toEqual(['orderloom_orders_waiting{service="intake"} 0']);
  const durations = await valuesOf(metrics, 'rpc_seconds');
  expect(durations).toContain('orderloom_rpc_seconds_bucket{le="0.01",service="intake",method="GetOrder"} 0');
  expect(durations).toContain(
    'orderloom_rpc_seconds_bucket{le="0.025",service="intake",method="GetOrder"} 1',
  );
  expect(durations).toContain('orderloom_rpc_seconds_count{service="intake",method="GetOrder"} 1');
  expect(await valuesOf(metrics, 'process_id')).toEqual([
    `orderloom_process_id{service="intake"} ${process.pid}`,
  ]);
});

test('two services of one process keep their measures apart', async () => {
  const [one, other] = [createMetrics('intake', () => {}), createMetrics('gateway', () => {})];
  one.counter('orders_total', 'Orders').inc();
  other.counter('orders_total', 'Orders').inc(5);
  expect(await valuesOf(one, 'orders_total')).toEqual(['orderloom_orders_total{service="intake"} 1']);
});

test('a gauge that cannot be read is told of and left out; the others are rendered', async () => {
  const troubles: unknown[] = [];
  const metrics = createMetrics('extractor', (error) => troubles.push(error));
  const broken = new Error('event log is closed');
  let readable = true;
  metrics.gauge('backlog', 'Orders that wait', () => {
    if (!readable) throw broken;
    return 4;
  });
  metrics.gauge('running', 'Orders being extracted', () => 2);
  expect(await valuesOf(metrics, 'backlog')).toEqual(['orderloom_backlog{service="extractor"} 4']);
  readable = false;
  expect(await valuesOf(metrics, 'backlog')).toEqual([]);
  expect(await valuesOf(metrics, 'running')).toEqual(['orderloom_running{service="extractor"} 2']);
  expect(troubles).toEqual([broken, broken]);
});

test('they are served at /metrics and nowhere else', async () => {
  const metrics = createMetrics('intake', () => {});
  metrics.counter('orders_total', 'Orders').inc();
  const server = await serveMetrics(metrics, '127.0.0.1', 0);
  const found = await fetch(`http://${server.address}/metrics`);
  expect([found.status, found.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await found.text()).toContain('orderloom_orders_total{service="intake"} 1');
  expect((await fetch(`http://${server.address}/`)).status).toBe(404);
  const port = Number(server.address.split(':')[1]);
  const second = serveMetrics(metrics, '127.0.0.1', port);
  await expect(second).rejects.toThrow(ConfigurationError);
  await expect(second).rejects.toThrow('METRICS_PORT');
  await server.stop();
  await expect(fetch(`http://${server.address}/metrics`)).rejects.toThrow();
});
