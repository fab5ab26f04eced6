import type { NotAPurchaseOrderDetail, Problem } from './api-types.ts';
import { type ErrorKind, NotAPurchaseOrder, OrderloomError, ValidationError } from './errors.ts';
import { retryAfterSeconds } from './retry.ts';

/** An answer that is no success, or not the service's. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Undefined when it is none. */
  json: unknown;
}

export interface AnswerContext {
  baseUrl: string;
  /** Whether the call was a send, whose 422 is the ERP's. */
  isSend: boolean;
  /** How often the call was made. */
  attempts: number;
  /** Milliseconds since 1970. */
  now: number;
}

const kinds: Record<number, ErrorKind> = {
  401: 'unauthorized',
  404: 'not_found',
  408: 'unavailable',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'unavailable',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** What an answer means for the caller. */
export function errorOfAnswer({ status, headers, json }: Answer, context: AnswerContext): OrderloomError {
  const { baseUrl, isSend, attempts, now } = context;
  const detail =
    (json as { detail?: unknown } | null | undefined)?.detail ??
    `${baseUrl} answered ${status} and not as Orderloom does: is that its address?`;
  const facts = {
    status,
    detail,
    requestId: headers.get('x-request-id'),
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after'), now),
    attempts,
  };
  if (status === 400 && isNotAPurchaseOrder(detail)) {
    const message = `${detail.message} [${detail.category}]`;
    return new NotAPurchaseOrder({ ...facts, kind: 'not_a_purchase_order', message }, detail);
  }
  if (status === 422 && Array.isArray(detail)) {
    const message = detail.map(sentenceOf).join('; ');
    return new ValidationError({ ...facts, kind: 'validation', message }, detail);
  }
  const message = typeof detail === 'string' ? detail : `the service answered ${status}`;
  return new OrderloomError({ ...facts, kind: kindOf(status, isSend), message });
}

function kindOf(status: number, isSend: boolean): ErrorKind {
  if (status === 422) return isSend ? 'erp_refused' : 'unprocessable';
  if (status < 400) return 'unexpected_answer';
  return kinds[status] ?? (status < 500 ? 'bad_request' : 'server');
}

function isNotAPurchaseOrder(detail: unknown): detail is NotAPurchaseOrderDetail {
  return (detail as { error?: unknown }).error === 'not_a_purchase_order';
}

/** `body.request_id: Input should be a valid UUID`. */
function sentenceOf({ loc, msg }: Problem): string {
  return `${loc.join('.')}: ${msg}`;
}
