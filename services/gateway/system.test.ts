import { createServer } from 'node:net';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { isHealthy } from '@orderloom/rpc/health.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type StartedGateway, startGateway } from './gateway.fixture.ts';
import { serveHttp } from './http-server.ts';
import { openApiDocument } from './openapi.ts';
import { type GatewayPorts, gatewayRoutes } from './routes.ts';
import { watchServices } from './watch-services.ts';

let gateway: StartedGateway | undefined;
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
});

test('the process is up; the system is operational once all services have answered', async () => {
  gateway = await startGateway({});
  const { baseUrl } = gateway;
  expect(await (await fetch(`${baseUrl}/healthcheck`)).json()).toEqual({ status: 'ok', version: '1.0.0' });
  const status = async () => (await fetch(`${baseUrl}/system-status`)).json();
  await expect.poll(status).toEqual({
    status: 'operational',
    message: null,
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test('the status follows the services', async () => {
  const away = new Set<string>();
  let now = Date.parse('2026-11-02T00:00:00Z');
  const watch = watchServices({
    addresses: { intake: 'a:1', classifier: 'b:1', extractor: 'c:1' },
    isHealthy: async (address) => !away.has(address),
    everyMs: 10,
    againMs: 10,
    now: () => now,
  });
  expect(watch.status()).toEqual({
    status: 'unknown',
    message: 'The services have not answered yet',
    updated_at: '2026-11-02T00:00:00.000Z',
  });
  await expect.poll(() => watch.status().status).toBe('operational');
  away.add('a:1').add('c:1');
  now += 1000;
  await expect
    .poll(() => watch.status())
    .toEqual({
      status: 'degraded',
      message: 'Not reachable: intake, extractor',
      updated_at: '2026-11-02T00:00:01.000Z',
    });
  away.clear();
  await expect.poll(() => watch.status().status).toBe('operational');
  watch.close();
});

test('while services come up the status is unknown, and all are asked again soon', async () => {
  const away = new Set(['a:1', 'b:1']);
  const rounds: number[] = [];
  const watch = watchServices({
    addresses: { intake: 'a:1', classifier: 'b:1' },
    isHealthy: async (address) => {
      if (address === 'a:1') rounds.push(performance.now());
      return !away.has(address);
    },
    everyMs: 60_000,
    againMs: 20,
    now: () => 0,
  });
  const unknown = (message: string) => ({
    status: 'unknown',
    message,
    updated_at: '1970-01-01T00:00:00.000Z',
  });
  await expect.poll(() => watch.status()).toEqual(unknown('Not reachable yet: intake, classifier'));
  away.delete('a:1');
  await expect.poll(() => watch.status()).toEqual(unknown('Not reachable yet: classifier'));
  away.clear();
  await expect.poll(() => watch.status().status).toBe('operational');
  const asked = rounds.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([asked >= 3, rounds.length]).toEqual([true, asked]);
  watch.close();
});

test('gRPC serves health', async () => {
  gateway = await startGateway({});
  expect(await isHealthy(gateway.gateway.address, 2000)).toBe(true);
});

test('a busy port is a sentence', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupant.once('listening', resolve));
  const { port } = occupant.address() as { port: number };
  const attempt = serveHttp(() => {}, '127.0.0.1', port);
  await expect(attempt).rejects.toThrow(ConfigurationError);
  await expect(attempt).rejects.toThrow(
    `port ${port} on 127.0.0.1 is in use by another program: stop it, or choose another port with HTTP_PORT or --port`,
  );
  occupant.close();
});

test('a stop lets a running request end and takes no other', async () => {
  let finish = () => {};
  const server = await serveHttp(
    (_request, response) => {
      finish = () => response.end('done');
    },
    '127.0.0.1',
    0,
  );
  const running = fetch(`http://${server.address}/`);
  await expect.poll(() => finish.toString()).toContain('done');
  const stopped = server.stop(5_000);
  await expect(fetch(`http://${server.address}/`)).rejects.toThrow('fetch failed');
  finish();
  expect(await (await running).text()).toBe('done');
  await stopped;
});

describe('the documentation', () => {
  const routes = gatewayRoutes({} as GatewayPorts);

  test('is OpenAPI 3.1 of every route but its own pages', async () => {
    gateway = await startGateway({});
    const document = await (await fetch(`${gateway.baseUrl}/openapi.json`)).json();
    const { openapi, info, paths } = document as {
      openapi: string;
      info: { version: string };
      paths: Record<string, Record<string, unknown>>;
    };
    expect([openapi, info.version]).toEqual(['3.1.0', '1.0.0']);
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    const registered = routes
      .filter((route) => route.tag !== 'Documentation')
      .map(({ method, path }) => `${method} ${path}`);
    expect(documented.sort()).toEqual(registered.sort());
  });

  test('shows an operation whole', () => {
    const { paths } = openApiDocument(routes) as { paths: Record<string, { get: object }> };
    expect(paths['/order_status/list']?.get).toMatchObject({
      operationId: 'get_order_status_list',
      security: [{ ApiKey: [] }],
      parameters: [
        {
          in: 'query',
          name: 'page',
          schema: { type: 'integer', minimum: 1, maximum: 2147483647, default: 1 },
        },
        { in: 'query', name: 'size', schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 } },
      ],
    });
    expect(JSON.stringify(paths)).not.toContain('"additionalProperties":false');
  });

  test('has an example in each answer that fits the schema beside it', () => {
    let examples = 0;
    for (const route of routes) {
      for (const [status, { schema, example }] of Object.entries(route.responses)) {
        if (example === undefined) continue;
        examples += 1;
        const { error } = (schema as z.ZodType).safeParse(example);
        expect(error, `${route.method} ${route.path} ${status}`).toBe(undefined);
      }
    }
    expect(examples).toBeGreaterThan(60);
  });

  test('has a page that loads only what is served here', async () => {
    gateway = await startGateway({});
    const { baseUrl } = gateway;
    const page = await fetch(`${baseUrl}/docs`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const links = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link);
    expect(links).toEqual([
      '/docs/swagger-ui.css',
      '/docs/favicon-32x32.png',
      '/docs/swagger-ui-bundle.js',
      '/docs/start.js',
    ]);
    for (const link of links) expect((await fetch(`${baseUrl}${link}`)).status).toBe(200);
    for (const other of ['package.json', '..%2fpackage.json', 'index.html']) {
      expect((await fetch(`${baseUrl}/docs/${other}`)).status).toBe(404);
    }
  });
});
