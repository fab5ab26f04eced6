import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { Io } from './io.ts';
import { run } from './run.ts';

/** A call as it reached the stand-in. */
export interface SeenCall {
  /** `POST /order/upload`. */
  call: string;
  key: string | undefined;
  body: Buffer;
  type: string;
}

/** `json: undefined` closes the connection without an answer. */
export interface StandInAnswer {
  status?: number;
  json: unknown;
  headers?: Record<string, string>;
}

export interface StandIn {
  url: string;
  seen: SeenCall[];
  stop(): Promise<void>;
}

/** A small HTTP server in the place of the service. `answer` gets the call and how many of its kind came before. */
export async function startStandIn(
  answer: (call: string, before: number) => StandInAnswer,
): Promise<StandIn> {
  const seen: SeenCall[] = [];
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    const before = seen.filter((each) => each.call === call).length;
    seen.push({ call, key: request.headers['x-api-key'] as string, ...(await bodyOf(request)) });
    const { status = 200, json, headers = {} } = answer(call, before);
    if (json === undefined) response.destroy();
    else response.writeHead(status, headers).end(typeof json === 'string' ? json : JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Pick<SeenCall, 'body' | 'type'>> {
  return { body: Buffer.concat(await request.toArray()), type: request.headers['content-type'] ?? '' };
}

export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command line in this process. `interrupted` can look at what was printed, and ends what runs until Ctrl-C. */
export async function runCli(
  argv: string[],
  env: Io['env'] = {},
  interrupted: (printed: () => string) => Promise<void> = () => new Promise(() => {}),
): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(argv, {
    stdout: memory(out),
    stderr: memory(err),
    env,
    interrupted: () => interrupted(() => out.join('')),
  });
  return { code, stdout: out.join(''), stderr: err.join('') };
}

function memory(chunks: string[]): Writable {
  return new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
}
