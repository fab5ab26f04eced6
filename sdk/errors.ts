import type { NotAPurchaseOrderDetail, Problem } from './api-types.ts';

/** What went wrong, for a `switch`; the comments say after which status. */
export type ErrorKind =
  | 'bad_request' // 400 and whatever 4xx has no kind of its own
  | 'unauthorized' // 401
  | 'not_found' // 404
  | 'conflict' // 409
  | 'too_large' // 413
  | 'unsupported_type' // 415
  | 'validation' // 422 with a list of problems: ValidationError
  | 'unprocessable' // 422 with a sentence
  | 'erp_refused' // 422 of a send: the ERP said no
  | 'not_a_purchase_order' // 400 of an e-mail: NotAPurchaseOrder
  | 'unavailable' // 408, 429, 502, 503, 504
  | 'server' // 500
  | 'unexpected_answer' // neither an error nor the JSON of an answer: probably not the service's address
  | 'not_reachable' // no answer: NotReachable
  | 'timed_out'; // no answer in time: TimedOut

export interface ErrorFacts {
  kind: ErrorKind;
  message: string;
  status?: number;
  detail?: unknown;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  attempts: number;
  cause?: unknown;
}

/** Every failure of a call but the caller's own abort, which comes as the signal's reason. The message is a sentence. */
export class OrderloomError extends Error {
  override readonly name: string = 'OrderloomError';
  readonly kind: ErrorKind;
  /** Of HTTP; null when there was no answer. */
  readonly status: number | null;
  /** The member `detail` of the answer: a sentence, an object or a list. */
  readonly detail: unknown;
  /** The answer's header X-Request-Id, under which the service's log has it; not the id of an order. */
  readonly requestId: string | null;
  /** The answer's header Retry-After. */
  readonly retryAfterSeconds: number | null;
  /** How often the call was made. */
  readonly attempts: number;

  constructor({ kind, message, status, detail, requestId, retryAfterSeconds, attempts, cause }: ErrorFacts) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status ?? null;
    this.detail = detail ?? null;
    this.requestId = requestId ?? null;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    this.attempts = attempts;
  }
}

/** Parts of the request are not as they must be. */
export class ValidationError extends OrderloomError {
  override readonly name = 'ValidationError';
  readonly problems: Problem[];

  constructor(facts: ErrorFacts, problems: Problem[]) {
    super(facts);
    this.problems = problems;
  }
}

/** The e-mail was kept as a rejected one: `reprocessRejected(error.email.request_id)` makes it an order after all. */
export class NotAPurchaseOrder extends OrderloomError {
  override readonly name = 'NotAPurchaseOrder';
  readonly email: NotAPurchaseOrderDetail;

  constructor(facts: ErrorFacts, email: NotAPurchaseOrderDetail) {
    super(facts);
    this.email = email;
  }
}

/** Nobody answered: no connection, or it broke. */
export class NotReachable extends OrderloomError {
  override readonly name = 'NotReachable';

  constructor(baseUrl: string, cause: unknown, attempts: number) {
    const message = `${baseUrl} is not reachable (${reasonOf(cause)}). Is the service running there?`;
    super({ kind: 'not_reachable', message, attempts, cause });
  }
}

/** The call did not end within its `timeoutMs`. */
export class TimedOut extends OrderloomError {
  override readonly name = 'TimedOut';

  /** `cause`: what the last attempt failed with, when there was one. */
  constructor(timeoutMs: number, attempts: number, cause?: unknown) {
    super({ kind: 'timed_out', message: `not done within ${timeoutMs} ms`, attempts, cause });
  }
}

/** A file of an upload that cannot be read from disk; nothing is wrong with the service. */
export class FileNotReadable extends Error {
  override readonly name = 'FileNotReadable';
}

/** `fetch` hides the reason in the cause of what it throws; browsers tell none. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: { code?: string; message: string } };
  const { code, message } = cause as { code?: string; message: string };
  return code ?? message;
}
