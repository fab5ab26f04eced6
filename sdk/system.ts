import type { IndexRebuild, SystemStatus, TemplateParameter } from './api-types.ts';
import type { Caller } from './call.ts';
import { pathOf } from './path-of.ts';
import type { CallOptions } from './time-limit.ts';

/** The calls about the service itself. */
export interface SystemCalls {
  /** `status` is `ok` when the process is up. */
  health(options?: CallOptions): Promise<Record<string, string>>;
  /** Whether all parts of the service answer. */
  systemStatus(options?: CallOptions): Promise<SystemStatus>;
  /** `role` is `system`, `assistant` or `user`; a text of another one is kept and said to nobody. */
  setTemplateParameter(
    role: string,
    parameter: string,
    value: string,
    options?: CallOptions,
  ): Promise<TemplateParameter>;
  /** The current version, or the one that an order's timeline names. */
  getTemplateParameter(
    role: string,
    parameter: string,
    options?: CallOptions & { version?: number },
  ): Promise<TemplateParameter>;
  /** Begins to make anew what customers and products are found by, unless that is under way; both are served meanwhile. */
  rebuildIndex(options?: CallOptions): Promise<IndexRebuild>;
  /** How far that is. */
  indexRebuild(options?: CallOptions): Promise<IndexRebuild>;
}

export function systemCalls(caller: Caller): SystemCalls {
  return {
    health: (options) => caller.json({ method: 'GET', path: pathOf('healthcheck') }, options),
    systemStatus: (options) => caller.json({ method: 'GET', path: pathOf('system-status') }, options),
    setTemplateParameter: (role, parameter, value, options) =>
      caller.json(
        { method: 'PATCH', path: pathOf('template_parameter', role, parameter), json: { value } },
        options,
      ),
    getTemplateParameter(role, parameter, { version, ...options } = {}) {
      const path = pathOf('template_parameter', role, parameter);
      return caller.json({ method: 'GET', path, query: { version } }, options);
    },
    rebuildIndex: (options) => caller.json({ method: 'POST', path: pathOf('index', 'rebuild') }, options),
    indexRebuild: (options) => caller.json({ method: 'GET', path: pathOf('index', 'rebuild') }, options),
  };
}
