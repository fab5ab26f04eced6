import { randomUUID } from 'node:crypto';
import type { Log } from '@orderloom/telemetry/log.ts';
import type { Metrics } from '@orderloom/telemetry/metrics.ts';
import type { Request, RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';
import type { Route } from './route.ts';

/**
 * One line for each request: its id, which the client gets as X-Request-Id, the route and not the path (that holds
 * file names and search texts), the order, the status, the duration. Also measures it.
 */
export function requestLog(log: Log, metrics: Metrics): RequestHandler[] {
  const durations = metrics.durations('http_seconds', 'Duration of HTTP requests', [
    'method',
    'route',
    'status',
  ]);
  const logger = pinoHttp<Request, Response>({
    logger: log,
    genReqId: (request) => givenId(request) ?? randomUUID(),
    // Both lines name the request by its id only: its URL and headers hold keys and search texts.
    quietReqLogger: true,
    quietResLogger: true,
    customLogLevel: (_request, response, error) =>
      error !== undefined || response.statusCode >= 500 ? 'error' : 'info',
    customSuccessMessage: (request, response) =>
      response.writableEnded && !request.readableAborted ? 'request answered' : 'request aborted',
    customErrorMessage: () => 'request answered',
    customSuccessObject: (request, response, { responseTime }) => ({
      ...requestLine(request, response),
      ms: responseTime,
    }),
    // The error itself has been logged where it was caught.
    customErrorObject: (request, response, _error, { responseTime }) => ({
      ...requestLine(request, response),
      ms: responseTime,
    }),
  });
  const measure: RequestHandler = (request, response, next) => {
    response.setHeader('X-Request-Id', String(request.id));
    const end = durations.startTimer();
    response.once('close', () => {
      const { method, route, status } = requestLine(request, response);
      end({ method, route, status });
    });
    next();
  };
  return [logger as unknown as RequestHandler, measure];
}

function requestLine(request: Request, response: Response) {
  const route = response.locals.route as Route | undefined;
  const { request_id } = (response.locals.params ?? {}) as { request_id?: string };
  return {
    // Methods and routes of ours only: what a scanner invents must not grow the metrics without bound.
    method: route ? request.method : 'other',
    route: route?.path ?? 'none',
    status: response.statusCode,
    ...(request_id === undefined ? {} : { request_id }),
  };
}

/** A client's own id is kept when it can do no harm in a header or a log. */
function givenId(request: Request): string | undefined {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given) ? given : undefined;
}
