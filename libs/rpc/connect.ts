import {
  type ChannelOptions,
  Client,
  credentials,
  logVerbosity,
  Metadata,
  type MethodDefinition,
  type ServiceError,
  setLogVerbosity,
} from '@grpc/grpc-js';
import { inClientSpan, startTracing } from '@orderloom/telemetry/trace.ts';
import { deadlineOf } from './deadline.ts';
import { fromServiceError } from './failure-metadata.ts';
import type { CallOptions, Definition, RpcClient } from './methods.ts';
import { maxMessageBytes } from './serve.ts';

export interface ConnectOptions<D extends Definition> {
  /** host:port; a name that resolves to several addresses (a headless service) is balanced round robin. */
  address: string;
  /** Default for each call, in milliseconds. */
  deadlineMs: number;
  /** RPCs whose repetition does no harm: sent again when the connection broke before the answer. */
  repeatable: (keyof D & string)[];
}

/**
 * A client of one service. Nothing is connected until the first call; a call made while the service restarts
 * waits for it, up to its deadline.
 */
export function connect<D extends Definition>(definition: D, options: ConnectOptions<D>): RpcClient<D> {
  startTracing();
  setLogVerbosity(logVerbosity.NONE); // what goes wrong reaches us as errors
  const client = new Client(`dns:///${options.address}`, credentials.createInsecure(), {
    'grpc.service_config': JSON.stringify(serviceConfig(definition, options.repeatable)),
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.max_send_message_length': maxMessageBytes,
    // A service that was restarted is found again in tenths of a second, not after grpc-js's default of 1 s.
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.min_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 1000,
    // New replicas behind a headless name are seen within seconds.
    'grpc.dns_min_time_between_resolutions_ms': 2000,
    // A peer that vanished without closing (a node that lost power) is noticed.
    'grpc.keepalive_time_ms': 20_000,
    'grpc.keepalive_timeout_ms': 5000,
  } satisfies ChannelOptions);
  const methods = Object.entries(definition).map(([name, method]) => [
    name,
    (request: unknown, call: CallOptions = {}) => unary(client, method, request, call, options.deadlineMs),
  ]);
  return { ...Object.fromEntries(methods), close: () => client.close() } as RpcClient<D>;
}

function unary(
  client: Client,
  method: MethodDefinition<unknown, unknown>,
  request: unknown,
  { deadlineMs, signal }: CallOptions,
  defaultMs: number,
): Promise<unknown> {
  return inClientSpan(method.path, (carrier) => {
    const metadata = new Metadata({ waitForReady: true });
    for (const [name, value] of Object.entries(carrier)) metadata.set(name, value);
    return new Promise((resolve, reject) => {
      const call = client.makeUnaryRequest(
        method.path,
        method.requestSerialize,
        method.responseDeserialize,
        request,
        metadata,
        { deadline: deadlineOf(deadlineMs ?? defaultMs) },
        (error: ServiceError | null, reply?: unknown) => {
          signal?.removeEventListener('abort', cancel);
          if (error) reject(fromServiceError(error, serviceOf(method)));
          else resolve(reply);
        },
      );
      const cancel = () => call.cancel();
      if (signal?.aborted) cancel();
      else signal?.addEventListener('abort', cancel, { once: true });
    });
  });
}

function serviceOf(method: MethodDefinition<unknown, unknown>): string {
  return method.path.split('.')[0]!.slice(1);
}

function serviceConfig(definition: Definition, repeatable: string[]): object {
  const names = repeatable.map((name) => {
    const [, service, method] = definition[name]!.path.split('/');
    return { service, method };
  });
  return {
    loadBalancingConfig: [{ round_robin: {} }],
    methodConfig:
      names.length === 0
        ? []
        : [
            {
              name: names,
              retryPolicy: {
                maxAttempts: 5,
                initialBackoff: '0.1s',
                maxBackoff: '1s',
                backoffMultiplier: 2,
                retryableStatusCodes: ['UNAVAILABLE'],
              },
            },
          ],
  };
}
