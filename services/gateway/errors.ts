import { Failure } from '@orderloom/errors/failure.ts';
import { failureKinds } from '@orderloom/errors/kinds.ts';
import { InvalidRequest } from './validation-problems.ts';

/** What a client is told when a request fails. */
export interface HttpError {
  status: number;
  /** The member `detail` of the body. */
  detail: unknown;
  headers: Record<string, string>;
}

/** Bodies of JSON endpoints: a customer with every field at its longest is a few kilobytes. */
export const maxJsonBytes = 1024 * 1024;

/** The answer for whatever a handler or the framework threw; undefined for a defect, which is nobody's business. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof Failure) return fromFailure(error);
  if (error instanceof InvalidRequest) return plain(422, error.problems);
  return fromFramework(error);
}

function plain(status: number, detail: unknown): HttpError {
  return { status, detail, headers: {} };
}

function fromFailure(failure: Failure): HttpError {
  const { kind, message, detail } = failure;
  const status = failureKinds[kind].http;
  switch (kind) {
    case 'validation':
      return plain(
        status,
        detail.problems?.map(({ type, loc, msg, input }) => ({ type, loc, msg, input: input ?? null })) ?? [],
      );
    case 'not_a_purchase_order':
      return plain(status, { error: kind, message, ...detail.notAPurchaseOrder });
    case 'overloaded':
    case 'unavailable':
    case 'deadline':
      return {
        status,
        detail: message,
        headers: { 'Retry-After': String(detail.retryAfterSeconds ?? 2) },
      };
    default:
      return plain(status, message);
  }
}

/** Errors of express and its body parser, known by `type` and `status`. */
function fromFramework(error: unknown): HttpError | undefined {
  const { type, status } = error as { type?: string; status?: number };
  switch (type) {
    case 'entity.parse.failed':
      return plain(422, [{ type: 'json_invalid', loc: ['body'], msg: 'JSON decode error', input: {} }]);
    case 'entity.too.large':
      return plain(413, `Request too large (limit ${maxJsonBytes / 1024 / 1024} MiB)`);
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return plain(415, 'Unsupported encoding of the request body');
  }
  // A path that is no valid percent-encoded UTF-8, a body that ends early or does not decompress.
  if (status === 400) return plain(400, 'Malformed request');
  return undefined;
}
