import { fileURLToPath } from 'node:url';
import {
  type handleUnaryCall,
  logVerbosity,
  type MethodDefinition,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServiceDefinition,
  setLogVerbosity,
} from '@grpc/grpc-js';
import { loadSync, type PackageDefinition } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { portProblem } from '@orderloom/config/port-problem.ts';
import { Failure } from '@orderloom/errors/failure.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import type { Metrics } from '@orderloom/telemetry/metrics.ts';
import { type Carrier, inServerSpan, startTracing } from '@orderloom/telemetry/trace.ts';
import { HealthImplementation } from 'grpc-health-check';
import { withDeadline } from './deadline.ts';
import { toStatus } from './failure-metadata.ts';
import type { Definition, Handlers } from './methods.ts';

/** 1,000 whole orders in one list fit; documents never travel in messages. */
export const maxMessageBytes = 64 * 1024 * 1024;

export interface BoundService {
  definition: Definition;
  handlers: Handlers<Definition>;
}

/** A service definition with the functions that implement it. */
export function bind<D extends Definition>(definition: D, handlers: Handlers<D>): BoundService {
  return { definition, handlers: handlers as unknown as Handlers<Definition> };
}

export interface ServeOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** May be empty: then only health and reflection are served. */
  services: BoundService[];
  log: Log;
  metrics: Metrics;
}

export interface RpcServer {
  /** host:port */
  address: string;
  /** What the standard health service answers; false makes balancers send new calls elsewhere. */
  setHealthy(healthy: boolean): void;
  /** Refuses new calls, lets running ones end for `graceMs`, then cuts them. */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Serves `services` on one port with health (grpc.health.v1) and reflection. Throws a ConfigurationError when the
 * port cannot be had.
 */
export async function serve(options: ServeOptions): Promise<RpcServer> {
  startTracing();
  setLogVerbosity(logVerbosity.NONE); // what goes wrong reaches us as errors
  const server = new Server({
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.max_send_message_length': maxMessageBytes,
  });
  const durations = options.metrics.durations('rpc_seconds', 'Duration of RPCs served', [
    'method',
    'outcome',
  ]);
  for (const { definition, handlers } of options.services) {
    const implementation = Object.fromEntries(
      Object.entries(definition).map(([name, method]) => [
        name,
        toUnaryCall(method, handlers[name]!, options.log, durations),
      ]),
    );
    server.addService(definition as ServiceDefinition, implementation);
  }
  const names = options.services.map(({ definition }) => nameOf(definition));
  const health = new HealthImplementation();
  const setHealthy = (healthy: boolean) => {
    for (const name of ['', ...names]) health.setStatus(name, healthy ? 'SERVING' : 'NOT_SERVING');
  };
  setHealthy(true);
  health.addToServer(server as never);
  new ReflectionService(loadProtos(), { services: names }).addToServer(server);

  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync(`${options.host}:${options.port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(portProblem(error, options.host, options.port, 'GRPC_PORT')) : resolve(bound),
    ),
  );
  return {
    address: `${options.host}:${port}`,
    setHealthy,
    async stop(graceMs = 5000) {
      setHealthy(false);
      await new Promise<void>((resolve) => {
        const cut = setTimeout(() => {
          server.forceShutdown();
          resolve();
        }, graceMs);
        server.tryShutdown(() => {
          clearTimeout(cut);
          resolve();
        });
      });
    },
  };
}

type Handler = Handlers<Definition>[string];

function toUnaryCall(
  method: MethodDefinition<unknown, unknown>,
  handler: Handler,
  log: Log,
  durations: ReturnType<Metrics['durations']>,
): handleUnaryCall<unknown, unknown> {
  return async (call, reply) => {
    const end = durations.startTimer({ method: method.path });
    try {
      const answer = await runHandler(method.path, handler, call);
      end({ outcome: 'ok' });
      reply(null, answer);
    } catch (error) {
      const failure = error instanceof Failure ? error : defect(error, method.path, log);
      end({ outcome: failure.kind });
      reply(toStatus(failure));
    }
  };
}

function runHandler(
  name: string,
  handler: Handler,
  call: ServerUnaryCall<unknown, unknown>,
): Promise<unknown> {
  const hangUp = new AbortController();
  call.on('cancelled', () => hangUp.abort());
  const carrier = call.metadata.getMap() as Carrier;
  const deadline = Number(call.getDeadline());
  return inServerSpan(name, carrier, () =>
    withDeadline(deadline, () => handler(call.request, { signal: hangUp.signal })),
  );
}

/** Callers learn nothing of a defect but that there was one; the log has it whole. */
function defect(error: unknown, method: string, log: Log): Failure {
  log.error({ err: error, method }, 'rpc failed');
  return new Failure('internal', 'Internal server error');
}

function nameOf(definition: Definition): string {
  return Object.values(definition)[0]!.path.split('/')[1]!;
}

let loaded: PackageDefinition | undefined;

/** All proto files of the suite, for reflection; read once in a process. */
function loadProtos(): PackageDefinition {
  const root = fileURLToPath(new URL('.', import.meta.resolve('@orderloom/proto/package.json')));
  loaded ??= loadSync(
    [
      'classifier/v1/classifier.proto',
      'dispatch/v1/dispatch.proto',
      'errors/v1/failure.proto',
      'intake/v1/intake.proto',
      'masterdata/v1/master_data.proto',
    ],
    { includeDirs: [root], keepCase: true },
  );
  return loaded;
}
