import type { Log } from '@orderloom/telemetry/log.ts';
import type { Metrics } from '@orderloom/telemetry/metrics.ts';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { ApiKeys } from './api-keys.ts';
import { registerRoutes } from './register-routes.ts';
import { requestLog } from './request-log.ts';
import type { Route } from './route.ts';

export interface AppOptions {
  routes: Route[];
  keys: ApiKeys;
  log: Log;
  metrics: Metrics;
}

/** The public API as an express application. */
export function createApp({ routes, keys, log, metrics }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // a page of 1,000 orders would be hashed for nothing
  app.enable('case sensitive routing');
  // The last value of a repeated parameter counts, and no name is an operator.
  app.set('query parser', (text: string | null) => Object.fromEntries(new URLSearchParams(text ?? '')));
  app.use(requestLog(log, metrics));
  app.use(
    helmet({
      // Answers are JSON; pages and files bring a policy of their own.
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
    }),
  );
  registerRoutes(app, routes, keys);
  return app;
}
