import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portProblem } from '@orderloom/config/port-problem.ts';
import { answerBooked, answerJson, type ErpBehaviour } from './erp-behaviour.ts';
import { type ErpLedger, openErpLedger } from './erp-ledger.ts';

export interface ErpSandboxOptions {
  host: string;
  /** 0 takes any free one. */
  port: number;
  behaviour: ErpBehaviour;
  /** What X-API-KEY must hold; null takes any. */
  key: string | null;
  /** File that remembers the bookings; absent: they end with the sandbox. */
  ledger?: string;
  onReceived?: (received: Received) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** One call that reached the sandbox. */
export interface Received {
  /** ISO 8601. */
  at: string;
  kind: 'order' | 'webhook';
  /** Null when the call had none. */
  request_id: string | null;
  outcome: 'booked' | 'repeated' | 'rejected' | 'noted' | 'wrong key' | 'malformed';
  /** The ERP's number; null unless booked. */
  order_number: string | null;
  purchase_order: unknown;
}

export interface ErpSandbox {
  /** The receive endpoint. */
  url: string;
  webhookUrl: string;
  /** Every call so far, oldest first. */
  received(): Received[];
  stop(): Promise<void>;
}

/** An order of ten thousand lines has about 3 MB. */
const mostBytes = 16 * 1024 * 1024;

/**
 * A pretend ERP receive endpoint (`POST /receive`, idempotent by request_id) and webhook sink (`POST /webhook`);
 * `GET /received` lists every call. Throws a ConfigurationError when it cannot listen or its ledger is unusable.
 */
export async function startErpSandbox(options: ErpSandboxOptions): Promise<ErpSandbox> {
  const { host, port } = options;
  const sandbox = new Calls(options, openErpLedger(options.ledger));
  const server = createServer((request, response) => void sandbox.answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, host, port, '--port')));
    server.listen(port, host, resolve);
  });
  const base = `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
  return {
    url: `${base}/receive`,
    webhookUrl: `${base}/webhook`,
    received: () => sandbox.received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

class Calls {
  readonly received: Received[] = [];
  readonly #options: ErpSandboxOptions;
  readonly #ledger: ErpLedger;

  constructor(options: ErpSandboxOptions, ledger: ErpLedger) {
    this.#options = options;
    this.#ledger = ledger;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#route(request, response);
    } catch (error) {
      // A caller that went away is no news; a ledger that cannot be written is the caller's 500.
      if (!response.headersSent) refuse(response, 500, (error as Error).message);
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    if (call === 'GET /received') {
      const answer = { items: this.received, total: this.received.length };
      return answerJson(response, 200, JSON.stringify(answer));
    }
    if (call !== 'POST /receive' && call !== 'POST /webhook') {
      return refuse(response, 404, 'There are POST /receive, POST /webhook and GET /received');
    }
    const kind = call === 'POST /receive' ? 'order' : 'webhook';
    if (!this.#isOpenedBy(request.headers['x-api-key'])) {
      request.resume();
      this.#note({ kind, request_id: null, outcome: 'wrong key', order_number: null, purchase_order: null });
      return refuse(response, 401, 'Invalid or missing API key');
    }
    const body = await readBody(request);
    if (body === null) {
      this.#note({ kind, request_id: null, outcome: 'malformed', order_number: null, purchase_order: null });
      return refuse(response, 400, 'The body is no JSON object with a request_id and a purchase_order');
    }
    if (kind === 'webhook') {
      this.#note({ kind, ...body, outcome: 'noted', order_number: null });
      response.writeHead(204).end();
    } else this.#receive(body, response);
  }

  #receive(body: Body, response: ServerResponse): void {
    const { behaviour } = this.#options;
    if (behaviour === 'reject') {
      this.#note({ kind: 'order', ...body, outcome: 'rejected', order_number: null });
      answerJson(response, 200, '{"success":false,"error":"Customer is blocked for delivery"}');
      return;
    }
    const { order_number, repeated } = this.#ledger.book(body.request_id);
    this.#note({ kind: 'order', ...body, outcome: repeated ? 'repeated' : 'booked', order_number });
    answerBooked(response, behaviour, order_number);
  }

  #note(call: Omit<Received, 'at'>): void {
    const { now = Date.now, onReceived } = this.#options;
    const received = { at: new Date(now()).toISOString(), ...call };
    this.received.push(received);
    onReceived?.(received);
  }

  #isOpenedBy(given: string | string[] | undefined): boolean {
    const { key } = this.#options;
    // Digests have one length, so that the time says nothing about the key.
    return key === null || timingSafeEqual(digest(key), digest(String(given ?? '')));
  }
}

interface Body {
  request_id: string;
  purchase_order: unknown;
}

/** Null when the body is not what the interface promises, or longer than any order. */
async function readBody(request: IncomingMessage): Promise<Body | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= mostBytes) chunks.push(chunk);
  }
  if (length > mostBytes) return null;
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Partial<Body> | null;
    const { request_id, purchase_order } = body ?? {};
    if (typeof request_id !== 'string' || typeof purchase_order !== 'object' || !purchase_order) return null;
    return { request_id, purchase_order };
  } catch {
    return null;
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function refuse(response: ServerResponse, status: number, error: string): void {
  answerJson(response, status, JSON.stringify({ success: false, error }));
}
