import type { ServerResponse } from 'node:http';

/** How the pretend ERP answers an order. All but `reject` book it. */
export const erpBehaviours = ['accept', 'reject', 'html', 'hang', 'slow', 'twice', 'garbage'] as const;

export type ErpBehaviour = (typeof erpBehaviours)[number];

export const erpBehaviourMeanings: Record<ErpBehaviour, string> = {
  accept: 'success with an order number',
  reject: 'success: false with a reason',
  html: 'an error page in place of JSON',
  hang: 'books the order and never answers',
  slow: 'the right answer, one byte each 250 ms',
  twice: 'two responses to one request',
  garbage: 'JSON that ends in the middle',
};

/** One byte each 250 ms: an answer of 50 bytes takes longer than ten seconds. */
const dripMs = 250;

/** Answers a request whose order was booked under `orderNumber`. */
export function answerBooked(response: ServerResponse, behaviour: ErpBehaviour, orderNumber: string): void {
  const body = JSON.stringify({ success: true, order_number: orderNumber });
  switch (behaviour) {
    case 'html':
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<html><body><h1>502 Bad Gateway</h1></body></html>');
      break;
    case 'hang':
      break;
    case 'slow':
      drip(response, body);
      break;
    case 'twice':
      answerTwice(response, body);
      break;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(body.slice(0, -5));
      break;
    default:
      answerJson(response, 200, body);
  }
}

export function answerJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

function drip(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  const bytes = Buffer.from(body);
  let sent = 0;
  const timer = setInterval(() => {
    response.write(bytes.subarray(sent, sent + 1));
    sent += 1;
    if (sent === bytes.length) response.end();
  }, dripMs);
  response.on('close', () => clearInterval(timer));
}

/** The second one waits on the connection: a client that keeps it takes it for the answer to its next request. */
function answerTwice(response: ServerResponse, body: string): void {
  const { socket } = response;
  const length = Buffer.byteLength(body);
  const again = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
  response.on('finish', () => socket?.write(again));
  answerJson(response, 200, body);
}
