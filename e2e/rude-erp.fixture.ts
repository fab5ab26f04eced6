import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** What a pretend ERP does with the connection on which it read a whole request. */
export type Manners = (socket: Socket) => void;

export interface RudeErp {
  url: string;
  port: number;
  /** How to answer the send of an order; set before it. */
  manners: Map<string, Manners>;
  /** Requests of an order, whole. */
  calls(requestId: string): string[];
  /** Connections to the other host, which none of our calls may reach. */
  strays(): number;
  strayUrl: string;
  stop(): Promise<void>;
}

/** An ERP on a bare socket, so that it can break every rule of HTTP. */
export async function startRudeErp(): Promise<RudeErp> {
  const manners = new Map<string, Manners>();
  const calls: { requestId: string; text: string }[] = [];
  const sockets = new Set<Socket>();
  let strays = 0;
  const erp = createServer((socket) => {
    track(socket);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const requestId = requestIdOf(text);
      if (requestId === undefined) return;
      calls.push({ requestId, text });
      text = '';
      manners.get(requestId)!(socket);
    });
  });
  const other = createServer((socket) => {
    track(socket);
    strays += 1;
  });
  function track(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  }
  const [port, strayPort] = [await listen(erp), await listen(other)];
  return {
    url: `http://127.0.0.1:${port}/receive`,
    port,
    manners,
    calls: (id) => calls.filter(({ requestId }) => requestId === id).map(({ text }) => text),
    strays: () => strays,
    strayUrl: `http://127.0.0.1:${strayPort}/receive`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([erp, other].map((server) => new Promise((done) => server.close(done))));
    },
  };
}

/** Undefined until the body is complete. */
function requestIdOf(text: string): string | undefined {
  const [head, body = ''] = text.split('\r\n\r\n', 2);
  const length = Number(/^content-length: (\d+)/im.exec(head!)?.[1]);
  return body.length >= length ? JSON.parse(body).request_id : undefined;
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

/** A whole response of this body, which ends the connection unless more is to come. */
export function response(body: string | Buffer, head = '', status = '200 OK'): Buffer {
  const bytes = Buffer.from(body);
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status}\r\nContent-Length: ${bytes.length}\r\n${head}\r\n`),
    bytes,
  ]);
}
