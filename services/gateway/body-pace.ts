import type { IncomingMessage, Server } from 'node:http';

export interface BodyPace {
  /** Bytes a second that a client sends at least, averaged over `windowMs`. */
  minBytesPerSecond: number;
  windowMs: number;
  /** From the end of the headers to the end of the body. */
  maxMs: number;
  checkEveryMs: number;
}

/** A 100 MB upload at 200 KB/s takes 500 s; a byte every 20 s would hold one of the few places for ever. */
export const publicPace: BodyPace = {
  minBytesPerSecond: 8 * 1024,
  windowMs: 30_000,
  maxMs: 60 * 60 * 1000,
  checkEveryMs: 5_000,
};

interface Window {
  startMs: number;
  /** Bytes of the connection before it. */
  bytes: number;
}

/** Cuts off clients that send the body of a request more slowly than `pace`. */
export function limitSlowBodies(server: Server, pace: BodyPace): void {
  const receiving = new Map<IncomingMessage, { sinceMs: number; window: Window }>();
  server.on('request', (request) => {
    const sinceMs = performance.now();
    receiving.set(request, { sinceMs, window: windowFrom(request, sinceMs) });
    request.once('close', () => receiving.delete(request));
  });

  function check(): void {
    const nowMs = performance.now();
    for (const [request, progress] of receiving) {
      if (request.complete || request.destroyed) receiving.delete(request);
      else if (nowMs - progress.sinceMs >= pace.maxMs) request.socket.destroy();
      // What waits to be read says that it is we who are slow: the client may have been made to wait.
      else if (request.readableLength > 0) progress.window = windowFrom(request, nowMs);
      else if (nowMs - progress.window.startMs >= pace.windowMs) {
        if (bytesPerSecond(request, progress.window, nowMs) < pace.minBytesPerSecond) {
          request.socket.destroy();
        }
        progress.window = windowFrom(request, nowMs);
      }
    }
  }
  const timer = setInterval(check, pace.checkEveryMs).unref();
  server.once('close', () => clearInterval(timer));
}

function windowFrom({ socket }: IncomingMessage, startMs: number): Window {
  return { startMs, bytes: socket.bytesRead };
}

function bytesPerSecond({ socket }: IncomingMessage, { startMs, bytes }: Window, nowMs: number): number {
  return ((socket.bytesRead - bytes) / (nowMs - startMs)) * 1000;
}
