import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpError } from './errors.ts';

/** So much of an unread body is read to keep the connection for the next request. */
const worthKeepingBytes = 64 * 1024;
/** How long a client may go on sending after it was answered. */
const lingerMs = 5000;

/**
 * Sends an error. A client that is still sending a large body gets the whole answer at once; what it goes on
 * sending is thrown away for a while, since closing at once would reset the connection before it could read.
 */
export function answerError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, detail, headers }: HttpError,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = Buffer.from(JSON.stringify({ detail }));
  const stillSending = unreadBytes(request) > worthKeepingBytes;
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    ...(stillSending ? { Connection: 'close' } : {}),
  });
  if (!stillSending) {
    response.end(body);
    return;
  }
  response.write(body);
  const close = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(close, lingerMs);
  request.once('end', close).once('close', close).once('error', close);
  request.resume();
}

function unreadBytes(request: IncomingMessage): number {
  if (request.complete || request.destroyed) return 0;
  if (request.headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(request.headers['content-length'] ?? 0);
}
