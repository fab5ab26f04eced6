/**
 * The one table: what each kind of failure is on gRPC and on HTTP.
 * gRPC codes are those of google.rpc.Code; HTTP codes are those of the public interface.
 */
export const failureKinds = {
  malformed: { grpc: 3, http: 400 },
  not_a_purchase_order: { grpc: 3, http: 400 },
  not_retryable: { grpc: 9, http: 400 },
  unauthorized: { grpc: 16, http: 401 },
  not_found: { grpc: 5, http: 404 },
  method_not_allowed: { grpc: 12, http: 405 },
  conflict: { grpc: 9, http: 409 },
  too_large: { grpc: 3, http: 413 },
  unsupported_type: { grpc: 3, http: 415 },
  validation: { grpc: 3, http: 422 },
  refused_by_erp: { grpc: 9, http: 422 },
  nothing_to_split: { grpc: 9, http: 422 },
  erp_failed: { grpc: 13, http: 500 },
  damaged: { grpc: 15, http: 500 },
  internal: { grpc: 13, http: 500 },
  overloaded: { grpc: 8, http: 503 },
  unavailable: { grpc: 14, http: 503 },
  not_configured: { grpc: 9, http: 503 },
  /** The sandbox gave up on a file, or the file cannot be read: the same bytes can never succeed. */
  unreadable: { grpc: 9, http: 422 },
  deadline: { grpc: 4, http: 503 },
} as const;

export type FailureKind = keyof typeof failureKinds;
