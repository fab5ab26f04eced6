import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { portProblem } from '@orderloom/config/port-problem.ts';
import { answerError } from './answer-error.ts';
import { limitSlowBodies, publicPace } from './body-pace.ts';

/** A client sends its headers within this time. */
const headersTimeoutMs = 30_000;
/** A request body never stands still for longer than this; `body-pace.ts` bounds how slowly it may come. */
const idleBodyMs = 30_000;
/** Longer than the idle time of common load balancers (60 s), so that it is never us who close first. */
const keepAliveTimeoutMs = 65_000;
/** Bounds what idle and slow clients can hold; the next connection is closed at once. */
const maxConnections = 4096;

export interface HttpServer {
  /** host:port */
  address: string;
  /** Refuses new connections, lets running requests end for `withinMs`, then cuts them. */
  stop(withinMs: number): Promise<void>;
}

/** Serves `listener`. Throws a ConfigurationError when the port cannot be had. */
export async function serveHttp(
  listener: RequestListener,
  host: string,
  port: number,
  pace = publicPace,
): Promise<HttpServer> {
  const server = createServer({
    headersTimeout: headersTimeoutMs,
    requestTimeout: 0,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: 5000,
    requireHostHeader: false, // Node's own refusal has no body
  });
  server.maxConnections = maxConnections;
  limitIdleBodies(server);
  limitSlowBodies(server, pace);
  answerUnparsable(server);
  const drain = prepareDrain(server);
  server.on('request', (request, response) => {
    if (isWithoutHost(request) || isOddlyEncoded(request)) answerError(request, response, malformed);
    else listener(request, response);
  });
  server.on('checkExpectation', (request, response) => answerError(request, response, unknownExpectation));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, host, port, 'HTTP_PORT or --port')));
    server.listen(port, host, resolve);
  });
  return {
    address: `${host}:${(server.address() as AddressInfo).port}`,
    stop: drain,
  };
}

const malformed = { status: 400, detail: 'Malformed request', headers: { Connection: 'close' } };
const unknownExpectation = { status: 417, detail: 'Expectation failed', headers: { Connection: 'close' } };

/** HTTP/1.1 asks for one (RFC 9112, 3.2). */
function isWithoutHost({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.host === undefined;
}

/** Nobody can say where such a body ends (RFC 9112, 6.3); Node finds out after it has told of the request. */
function isOddlyEncoded({ headers }: IncomingMessage): boolean {
  const encoding = headers['transfer-encoding'];
  return encoding !== undefined && encoding.toLowerCase() !== 'chunked';
}

/** Only while bytes of a body are awaited or being taken: an answer may take as long as the ERP takes. */
function limitIdleBodies(server: Server): void {
  server.on('request', (request, response) => {
    const { socket } = request;
    let isSending = false;
    socket.setTimeout(idleBodyMs);
    request.once('end', () => {
      // Once answered, the time for which a connection is kept alive counts.
      if (!isSending && !response.writableFinished) socket.setTimeout(0);
    });
    // From the first byte of a file on, a client that does not read is cut off likewise.
    response.once('pipe', () => {
      isSending = true;
      socket.setTimeout(idleBodyMs);
    });
  });
  server.on('timeout', (socket) => socket.destroy());
}

/** What is no HTTP reaches no listener; it is answered in JSON like everything else. */
function answerUnparsable(server: Server): void {
  const answering = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A reset connection takes no answer. In the middle of a request its own is the only one, as far as it was given.
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    if (answering.has(socket)) return (socket as Socket).destroySoon();
    const [status, detail] = unparsable[error.code ?? ''] ?? ['400 Bad Request', 'Malformed request'];
    const body = JSON.stringify({ detail });
    socket.end(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  });
}

const unparsable: Record<string, [status: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Request headers too large (limit 16 KiB)'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Request headers were not sent in time'],
};

/**
 * Gives the function that ends the server: running requests are answered within `withinMs`, connections that ask for
 * nothing (idle ones, and those that never said a word) are closed as soon as none is left.
 */
function prepareDrain(server: Server): (withinMs: number) => Promise<void> {
  let running = 0;
  let onIdle: (() => void) | undefined;
  server.on('request', (_request, response) => {
    // Pace, idle time, log, drain and express each wait for its end: more than the ten that Node takes for a leak.
    response.setMaxListeners(20);
    running += 1;
    if (onIdle) response.setHeader('Connection', 'close');
    response.once('close', () => {
      running -= 1;
      if (running === 0) onIdle?.();
    });
  });
  return (withinMs) =>
    new Promise((resolve) => {
      onIdle = () => server.closeAllConnections();
      const cut = setTimeout(onIdle, withinMs);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      if (running === 0) onIdle();
    });
}
