import type { MethodDefinition } from '@grpc/grpc-js';

/** A service as ts-proto generates it. */
// biome-ignore lint/suspicious/noExplicitAny: each method has its own message types; they are inferred below.
export type Definition = Record<string, MethodDefinition<any, any>>;

export interface CallInfo {
  /** Aborts when the caller hung up or its deadline passed. */
  signal: AbortSignal;
}

export interface CallOptions {
  /** At most this long, in milliseconds; the caller's own deadline still holds. */
  deadlineMs?: number;
  signal?: AbortSignal | undefined;
}

type RequestOf<M> = M extends MethodDefinition<infer Request, infer _> ? Request : never;
type ReplyOf<M> = M extends MethodDefinition<infer _, infer Reply> ? Reply : never;

/** What a service implements: one function for each RPC. It throws Failures. */
export type Handlers<D extends Definition> = {
  [M in keyof D]: (request: RequestOf<D[M]>, call: CallInfo) => Promise<ReplyOf<D[M]>>;
};

/** What a caller sees: one function for each RPC. It rejects with Failures only. */
export type RpcClient<D extends Definition> = {
  [M in keyof D]: (request: RequestOf<D[M]>, options?: CallOptions) => Promise<ReplyOf<D[M]>>;
} & { close(): void };
