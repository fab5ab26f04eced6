import { Failure } from '@orderloom/errors/failure.ts';
import { type Carrier, inServerSpan } from '@orderloom/telemetry/trace.ts';
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';
import { answerError } from './answer-error.ts';
import type { Access, ApiKeys } from './api-keys.ts';
import { toHttpError } from './errors.ts';
import { checkText, readJson } from './read-json.ts';
import { type Route, successStatus } from './route.ts';
import { parsePart } from './validation-problems.ts';

/**
 * Puts the table of routes into `app`. The key comes before everything else, so that a caller without one learns
 * nothing of paths, and nothing of its body is read.
 */
export function registerRoutes(app: Express, routes: Route[], keys: ApiKeys): void {
  app.use(checkKey(routes, keys));
  for (const [path, atPath] of Map.groupBy(bySpecificity(routes), ({ path }) => path)) {
    const expressPath = path.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const route of atPath) app[route.method](expressPath, ...handlersOf(route));
    app.all(expressPath, (_request, response: Response) => {
      response.set('Allow', allowedMethods(atPath));
      throw new Failure('method_not_allowed', 'Method Not Allowed');
    });
  }
  app.use(() => {
    throw new Failure('not_found', 'Not Found');
  });
  app.use(answerThrown);
}

/** The first part of a path decides which keys open it; what is below none of ours needs the integration key. */
function checkKey(routes: Route[], keys: ApiKeys): RequestHandler {
  const accessOf = new Map<string, Access>(routes.map(({ path, keys }) => [firstPart(path), keys]));
  return (request, _response, next) => {
    const access = accessOf.get(firstPart(request.path)) ?? 'integration';
    if (!keys.opens(access, request.get('x-api-key'))) {
      throw new Failure('unauthorized', 'Invalid or missing API key');
    }
    next();
  };
}

function firstPart(path: string): string {
  return path.split('/', 2)[1]!;
}

/** Fixed parts before parameters, so that `/order/group/{id}` is never taken for a file called `group`. */
function bySpecificity(routes: Route[]): Route[] {
  const rank = ({ path }: Route) => path.replaceAll(/\{\w+\}/g, '\uffff');
  return routes.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

function allowedMethods(routes: Route[]): string {
  return routes
    .flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
    .join(', ');
}

function handlersOf(route: Route): RequestHandler[] {
  const check: RequestHandler = (request, response, next) => {
    response.locals.route = route;
    if (!route.body && !route.form) request.resume(); // a body that nobody asked for is not waited for
    response.locals.params = route.params && parsePart(route.params, 'path', request.params);
    response.locals.query = route.query && parsePart(route.query, 'query', request.query);
    next();
  };
  const handle: RequestHandler = async (request, response) => {
    const { params, query } = response.locals;
    const body = route.body && parsePart(route.body, 'body', request.body);
    const answer = await inServerSpan(`${route.method} ${route.path}`, request.headers as Carrier, () =>
      route.handle({ params, query, body }, { request, response }),
    );
    if (response.headersSent) return;
    response.status(successStatus(route));
    if (answer === undefined) response.end();
    else response.json(answer);
  };
  return route.body ? [check, readJson, checkText, handle] : [check, handle];
}

const answerThrown: ErrorRequestHandler = (error, request, response, _next) => {
  if (isHangUp(error, request)) return; // there is nobody to answer
  const answer = toHttpError(error) ?? { status: 500, detail: 'Internal server error', headers: {} };
  // The client gets the id of this line as X-Request-Id, and nothing of a defect.
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  answerError(request, response, answer);
};

/** The client went away while it was sending, or while it was being sent a file. */
function isHangUp(error: unknown, request: Request): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return (request.destroyed && !request.complete) || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
