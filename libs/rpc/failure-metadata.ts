import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { Failure } from '@orderloom/errors/failure.ts';
import { type FailureKind, failureKinds } from '@orderloom/errors/kinds.ts';
import { Failure as FailureMessage } from '@orderloom/proto/gen/errors/v1/failure.ts';

const metadataKey = 'failure-bin';

/** A Failure as gRPC carries it: its code, its sentence, its structured detail in the trailing metadata. */
export function toStatus(failure: Failure): { code: number; details: string; metadata: Metadata } {
  const metadata = new Metadata();
  const { notAPurchaseOrder, problems, retryAfterSeconds } = failure.detail;
  const message = FailureMessage.encode({
    kind: failure.kind,
    message: failure.message,
    not_a_purchase_order: notAPurchaseOrder ?? null,
    problems: problems ?? [],
    retry_after_seconds: retryAfterSeconds ?? null,
  }).finish();
  metadata.set(metadataKey, Buffer.from(message));
  return { code: failureKinds[failure.kind].grpc, details: failure.message, metadata };
}

/** The Failure that a failed call stands for. `callee` is the service's name, for the log and the sentence. */
export function fromServiceError(error: ServiceError, callee: string): Failure {
  const [packed] = error.metadata?.get(metadataKey) ?? [];
  if (packed instanceof Buffer) {
    const message = FailureMessage.decode(packed);
    return new Failure(
      message.kind in failureKinds ? (message.kind as FailureKind) : 'internal',
      message.message,
      {
        notAPurchaseOrder: message.not_a_purchase_order ?? undefined,
        problems: message.problems,
        retryAfterSeconds: message.retry_after_seconds ?? undefined,
      },
      { cause: error },
    );
  }
  // Without our detail the transport failed: the service is away, slow, or broken.
  switch (error.code) {
    case status.UNAVAILABLE:
      return new Failure(
        'unavailable',
        `${callee} is not reachable`,
        { retryAfterSeconds: 2 },
        { cause: error },
      );
    case status.DEADLINE_EXCEEDED:
    case status.CANCELLED:
      return new Failure('deadline', `${callee} did not answer in time`, {}, { cause: error });
    case status.RESOURCE_EXHAUSTED:
      return new Failure('overloaded', `${callee} is overloaded`, { retryAfterSeconds: 2 }, { cause: error });
    default:
      return new Failure('internal', 'Internal server error', {}, { cause: error });
  }
}
