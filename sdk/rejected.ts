import type { ListPage, RejectedEmail, RejectionStatus, ReprocessResponse } from './api-types.ts';
import type { Caller } from './call.ts';
import { type IterateOptions, iteratePages, type PageOptions } from './pages.ts';
import { pathOf } from './path-of.ts';
import type { CallOptions } from './time-limit.ts';

export interface RejectedFilter {
  /** `pending`, the default: those that await a decision; `overridden`: those that were made orders after all. */
  status?: RejectionStatus;
}

/** The calls about e-mails that were not taken for orders. */
export interface RejectedCalls {
  /** One page, newest first. */
  listRejected(options?: PageOptions & RejectedFilter): Promise<ListPage<RejectedEmail>>;
  /** All of them, newest first. */
  iterateRejected(options?: IterateOptions & RejectedFilter): AsyncGenerator<RejectedEmail, void, undefined>;
  getRejected(requestId: string, options?: CallOptions): Promise<RejectedEmail>;
  /** Makes it an order after all, with the same id; a second time it is a conflict. */
  reprocessRejected(requestId: string, options?: CallOptions): Promise<ReprocessResponse>;
}

export function rejectedCalls(caller: Caller): RejectedCalls {
  const calls: RejectedCalls = {
    listRejected: ({ page, size, status, ...options } = {}) =>
      caller.json(
        { method: 'GET', path: pathOf('rejected', 'list'), query: { page, size, status } },
        options,
      ),
    iterateRejected: (options) =>
      iteratePages(
        (page) => calls.listRejected({ ...options, page }),
        ({ request_id }) => request_id,
      ),
    getRejected: (requestId, options) =>
      caller.json({ method: 'GET', path: pathOf('rejected', requestId) }, options),
    reprocessRejected: (requestId, options) =>
      caller.json({ method: 'POST', path: pathOf('rejected', requestId, 'reprocess') }, options),
  };
  return calls;
}
