import { isDeepStrictEqual } from 'node:util';
import { documentedResponses } from '../services/gateway/openapi.ts';
import type { Route } from '../services/gateway/route.ts';
import { type GatewayPorts, gatewayRoutes } from '../services/gateway/routes.ts';

// Routes call their ports only for a request, and here none is handled.
const routes = gatewayRoutes({} as GatewayPorts);

// A process whose global `fetch` is the one below must not call itself.
const { fetch } = globalThis;

/**
 * `fetch` from a service under test; rejects when the answer is not as the routes say of which its OpenAPI document is
 * made, or says more.
 */
export async function documentedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = input instanceof Request ? input : undefined;
  const response = await fetch(input, init);
  const method = init?.method ?? request?.method ?? 'GET';
  const problem = await undocumented(method, new URL(request?.url ?? String(input)).pathname, response);
  if (problem !== undefined) throw new Error(problem);
  return response;
}

/** What is wrong with an answer; undefined when nothing is, or when no route has its path. */
export async function undocumented(
  method: string,
  path: string,
  response: Response,
): Promise<string | undefined> {
  const atPath = routesAt(path);
  if (atPath.length === 0) return undefined;
  const what = `${method} ${atPath[0]!.path} answered ${response.status}`;
  const route = atPath.find((each) => each.method.toUpperCase() === method.replace('HEAD', 'GET'));
  if (route === undefined) return [401, 405].includes(response.status) ? undefined : what;
  const doc = documentedResponses(route)[response.status];
  if (doc === undefined) return `${what}, which is not documented`;
  if (doc.schema === undefined || doc.type !== undefined) return undefined;
  if (method === 'HEAD') return undefined;
  const type = response.headers.get('content-type') ?? 'none';
  if (!type.startsWith('application/json')) return `${what} with the type ${type}`;
  const body = JSON.parse(await response.clone().text(), withoutProto);
  const { error, data } = doc.schema.safeParse(body);
  if (error) return `${what} with another body than documented: ${error.message}`;
  // A schema keeps what it documents.
  return isDeepStrictEqual(data, body) ? undefined : `${what} with keys that are not documented`;
}

/** A record of zod leaves out that key, which a client's metadata may have. */
function withoutProto(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/** Those of the path that has the fewest parameters among all that fit. */
function routesAt(path: string): Route[] {
  const fitting = routes
    .filter((route) => new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
  return fitting.filter((route) => route.path === fitting[0]!.path);
}
