import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { integrationKey, type StartedGateway, startGateway } from './gateway.fixture.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway({});
});
afterAll(() => gateway.stop());

/** A request that a proxy before us may have taken for the body of another. */
const hidden = 'GET /healthcheck HTTP/1.1\r\nHost: t\r\n\r\n';
const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
const start = `POST /order/retry/7f1c2a9e-3b54-4d1f-9a37-0c5de1b1f6a2 HTTP/1.1\r\nHost: t\r\nX-API-Key: ${integrationKey}\r\n`;

/** Everything that comes until the other side closes the connection. */
async function answersTo(bytes: string): Promise<string[]> {
  const socket = connect(Number(new URL(gateway.baseUrl).port), '127.0.0.1');
  socket.write(bytes, 'latin1');
  let text = '';
  for await (const part of socket) text += part;
  return text.split(/(?=HTTP\/1\.1 )/);
}

test.each([
  ['a length and chunks', `Content-Length: ${chunk.length}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`],
  ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunk}`],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ['two equal lengths', `Content-Length: 3\r\nContent-Length: 3\r\n\r\na=b${hidden}`],
  ['a list of lengths', `Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`],
  ['a signed length', `Content-Length: +${hidden.length}\r\n\r\n${hidden}`],
  ['a length of more digits than numbers have', `Content-Length: 99999999999999999999\r\n\r\n${hidden}`],
  ['a folded header', `X-A: b\r\n Content-Length: 5\r\nContent-Length: 0\r\n\r\n${hidden}`],
  ['a space before the colon', `Content-Length : ${hidden.length}\r\n\r\n${hidden}`],
  ['an unknown encoding', `Transfer-Encoding: xchunked\r\n\r\n${chunk}`],
  ['chunks that are not last', `Transfer-Encoding: chunked, identity\r\n\r\n${chunk}`],
  ['two encodings', `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${chunk}`],
  ['an encoding with a control character', `Transfer-Encoding: \x0bchunked\r\n\r\n${chunk}`],
  ['a bare carriage return in a header', `X-A: b\rTransfer-Encoding: chunked\r\n\r\n${chunk}`],
  ['a NUL in a header', `X-A: b\0c\r\nContent-Length: 0\r\n\r\n${hidden}`],
  ['a line without a name', `: b\r\nContent-Length: 0\r\n\r\n${hidden}`],
  ['a header without a colon', `Content-Length\r\n\r\n${hidden}`],
])('%s: one answer, 400, and the connection is closed', async (_what, rest) => {
  const answers = await answersTo(start + rest);
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answers[0]).toMatch(/\r\nConnection: close\r\n/);
  expect(answers[0]).toMatch(/\{"detail":"Malformed request"\}$/);
});

test.each([
  ['a chunk size that is none', `Transfer-Encoding: chunked\r\n\r\nzz\r\n${hidden}`],
  ['a chunk size with a sign', `Transfer-Encoding: chunked\r\n\r\n-1\r\n${hidden}`],
  ['a chunk longer than it says', `Transfer-Encoding: chunked\r\n\r\n1\r\na=b\r\n0\r\n\r\n${hidden}`],
])('%s: what follows is no request', async (_what, rest) => {
  const answers = await answersTo(start + rest);
  expect(answers.join('')).not.toContain('"status":"ok"');
});

test('one after the other are two requests', async () => {
  const answers = await answersTo(`${hidden}${hidden.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`);
  expect(answers.map((answer) => answer.slice(0, 15))).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK']);
});
