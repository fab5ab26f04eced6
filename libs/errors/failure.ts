import type { FieldProblem, NotAPurchaseOrder } from '@orderloom/proto/gen/errors/v1/failure.ts';
import type { FailureKind } from './kinds.ts';

/** Structured detail that some kinds carry to the client. */
export interface FailureDetail {
  notAPurchaseOrder?: NotAPurchaseOrder;
  problems?: FieldProblem[];
  retryAfterSeconds?: number;
}

/**
 * An expected failure: its message is a sentence for a person, safe to show to any caller.
 * Anything else that is thrown is a defect and reaches callers as kind `internal` without its message.
 */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly detail: FailureDetail;

  constructor(kind: FailureKind, message: string, detail: FailureDetail = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Failure';
    this.kind = kind;
    this.detail = detail;
  }
}

/** A validation failure about one value. `loc` is the path to it, for example `['body', 'request_id']`. */
export function invalid(loc: string[], type: string, msg: string, input?: string): Failure {
  return new Failure('validation', msg, { problems: [{ type, loc, msg, input: input ?? null }] });
}
