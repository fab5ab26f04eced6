import type { EmailGroup, ErpSendResponse, ListPage, OrderStatus, OrderUploadResponse } from './api-types.ts';
import type { Caller } from './call.ts';
import { type IterateOptions, iteratePages, type PageOptions } from './pages.ts';
import { pathOf } from './path-of.ts';
import type { CallOptions } from './time-limit.ts';
import { settledOrder, type WaitOptions } from './wait-until-settled.ts';

/** The calls about orders. */
export interface OrderCalls {
  getOrder(requestId: string, options?: CallOptions): Promise<OrderStatus>;
  /** One page, newest first. */
  listOrders(options?: PageOptions): Promise<ListPage<OrderStatus>>;
  /** All orders, newest first. */
  iterateOrders(options?: IterateOptions): AsyncGenerator<OrderStatus, void, undefined>;
  /** All orders of one split e-mail. */
  getGroup(emailGroupId: string, options?: CallOptions): Promise<EmailGroup>;
  /** Polls until nothing runs on the order any more: it is neither QUEUED nor SENDING. */
  waitUntilSettled(requestId: string, options?: WaitOptions): Promise<OrderStatus>;
  /**
   * A file of an order, or a generated artifact such as `latest_result.json` or `evidence.json`: an answer of `fetch` whose
   * body is not yet read. The signal and the time limit are for the reading, too.
   */
  downloadFile(requestId: string, filename: string, options?: CallOptions): Promise<Response>;
  /** The JSON of an artifact. */
  readArtifact<T = unknown>(requestId: string, filename: string, options?: CallOptions): Promise<T>;
  /** The same as `downloadFile` with headers for showing it in a browser. */
  previewFile(requestId: string, filename: string, options?: CallOptions): Promise<Response>;
  /** Processes the files of a FAILED order again, as a new order, whose id it resolves to. Never repeated by itself. */
  retryOrder(requestId: string, options?: CallOptions): Promise<OrderUploadResponse>;
  /**
   * Sends an order to the ERP and waits for its answer, which may take as long as the tenant's ERP timeout. Repeating
   * it does no harm; it is not repeated by itself when no ERP is configured (503).
   */
  sendOrder(requestId: string, options?: CallOptions): Promise<ErpSendResponse>;
}

export function orderCalls(caller: Caller): OrderCalls {
  const calls: OrderCalls = {
    getOrder: (requestId, options) =>
      caller.json({ method: 'GET', path: pathOf('order_status', requestId) }, options),
    listOrders: ({ page, size, ...options } = {}) =>
      caller.json({ method: 'GET', path: pathOf('order_status', 'list'), query: { page, size } }, options),
    iterateOrders: (options) =>
      iteratePages(
        (page) => calls.listOrders({ ...options, page }),
        ({ request_id }) => request_id,
      ),
    getGroup: (emailGroupId, options) =>
      caller.json({ method: 'GET', path: pathOf('order', 'group', emailGroupId) }, options),
    waitUntilSettled: (requestId, options = {}) =>
      settledOrder((signal) => calls.getOrder(requestId, { signal }), caller.timing, options),
    downloadFile: (requestId, filename, options) =>
      caller.response({ method: 'GET', path: pathOf('order', requestId, filename) }, options),
    readArtifact: (requestId, filename, options) =>
      caller.json({ method: 'GET', path: pathOf('order', requestId, filename) }, options),
    previewFile: (requestId, filename, options) =>
      caller.response({ method: 'GET', path: pathOf('order', requestId, filename, 'preview') }, options),
    retryOrder: (requestId, options) =>
      // Every success makes a new order.
      caller.json(
        { method: 'POST', path: pathOf('order', 'retry', requestId), isRepeatable: false },
        options,
      ),
    sendOrder: (requestId, options) =>
      caller.json({ method: 'POST', path: pathOf('erp', 'send', requestId), isSend: true }, options),
  };
  return calls;
}
