import { z } from 'zod';
import { type Route, route } from './route.ts';
import type { ServiceWatch } from './watch-services.ts';

/** Of the public interface, as its OpenAPI document says. */
export const interfaceVersion = '1.0.0';

const systemStatusSchema = z
  .object({
    status: z.enum(['operational', 'degraded', 'unknown']),
    message: z.string().nullable(),
    updated_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'SystemStatus' });

export function systemRoutes(watch: ServiceWatch): Route[] {
  return [
    route({
      method: 'get',
      path: '/healthcheck',
      keys: 'public',
      tag: 'System',
      summary: 'Says that the process is up',
      responses: {
        200: {
          description: 'It is up',
          schema: z.record(z.string(), z.string()),
          example: { status: 'ok', version: interfaceVersion },
        },
      },
      async handle() {
        return { status: 'ok', version: interfaceVersion };
      },
    }),
    route({
      method: 'get',
      path: '/system-status',
      keys: 'public',
      tag: 'System',
      summary: 'Says whether all parts of the service answer',
      responses: {
        200: {
          description: 'The status of a few seconds ago',
          schema: systemStatusSchema,
          example: { status: 'operational', message: null, updated_at: '2026-11-02T09:15:27.120Z' },
        },
      },
      async handle() {
        return watch.status();
      },
    }),
  ];
}
