import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createOrderloom, type Orderloom, type OrderloomOptions } from './orderloom.ts';

/** A request as it reached the stand-in. */
export interface Seen {
  /** `POST /order/upload`. */
  call: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What the stand-in answers; without json and text it closes the connection without an answer. */
export interface StandInAnswer {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /** Before the body of the request is read. */
  isEarly?: true;
  /** Breaks off after the text. */
  isCut?: true;
}

export interface StandIn {
  url: string;
  seen: Seen[];
  /** Milliseconds of each pause that the client made. */
  pauses: number[];
  client: Orderloom;
}

/**
 * A small HTTP server in the place of the service, and a client of it whose pauses take no time and whose chance is
 * always a half. It answers as listed, the last answer again and again, and ends with the test.
 */
export async function standInFor(
  answers: (StandInAnswer | 'hang')[],
  options: Partial<OrderloomOptions> = {},
): Promise<StandIn> {
  const seen: Seen[] = [];
  const pauses: number[] = [];
  const server = createServer(async (request, response) => {
    const each = { call: `${request.method} ${request.url}`, headers: request.headers, body: Buffer.of() };
    seen.push(each);
    const answer = answers[seen.length - 1] ?? answers.at(-1)!;
    if (answer !== 'hang' && answer.isEarly) reply(response, answer);
    // A client may hang up in the middle.
    each.body = Buffer.concat(await request.toArray().catch(() => []));
    if (answer !== 'hang' && !answer.isEarly) reply(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const timing = { now: () => 1_000_000, random: () => 0.5, pause: async (ms: number) => pauses.push(ms) };
  return {
    url,
    seen,
    pauses,
    client: createOrderloom({ baseUrl: url, apiKey: 'key-1', timing, ...options }),
  };
}

function reply(response: ServerResponse, { status = 200, json, text, headers, isCut }: StandInAnswer): void {
  const body = text ?? JSON.stringify(json);
  if (body === undefined && status !== 204) response.destroy();
  else if (isCut) response.writeHead(status, headers).write(body, () => response.destroy());
  else response.writeHead(status, headers).end(body);
}

/** What a call rejects with. */
export async function errorOf<E = Error>(call: Promise<unknown>): Promise<E> {
  try {
    await call;
  } catch (error) {
    return error as E;
  }
  throw new Error('the call did not fail');
}
