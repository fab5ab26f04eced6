import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { integrationKey } from '../services/gateway/gateway.fixture.ts';
import type { OrderRecord } from '../services/intake/order-record.ts';
import { documentedFetch } from './documented-fetch.fixture.ts';
import { type Manners, type RudeErp, response, startRudeErp } from './rude-erp.fixture.ts';
import { erpKey, orderIn, type SendableStatus, sendableStatuses, startSending } from './sending.fixture.ts';

/** `ERP_ROUNDS=20 npm test -- e2e/erp-misbehaviour.test.ts` is the full experiment; CI takes a shorter one. */
const rounds = Number(process.env.ERP_ROUNDS ?? 1);
const timeoutSeconds = 2;
const mebibyte = 1024 * 1024;

let erp: RudeErp;
let suite: Awaited<ReturnType<typeof startSending>>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'orderloom-erp-'));
  erp = await startRudeErp();
  suite = await startSending(folder, { url: erp.url, timeoutSeconds });
});
afterAll(async () => {
  await suite.stop();
  await erp.stop();
  rmSync(folder, { recursive: true });
});

interface Outcome {
  answer: [number, unknown];
  seconds: number;
  order: OrderRecord;
  calls: number;
}

async function send(request_id: string): Promise<Outcome> {
  const began = performance.now();
  const answer = await documentedFetch(`${suite.gateway.baseUrl}/erp/send/${request_id}`, {
    method: 'POST',
    headers: { 'X-API-Key': integrationKey },
  });
  const body = await answer.json();
  const seconds = (performance.now() - began) / 1000;
  const order = (await suite.intake.orders.get(request_id))!;
  return { answer: [answer.status, body], seconds, order, calls: erp.calls(request_id).length };
}

/** A send from each status, as often as rounds say, all at once. */
async function sendToEach(manners: Manners): Promise<(Outcome & { prior: SendableStatus })[]> {
  const priors = Array.from({ length: rounds }, () => sendableStatuses).flat();
  return Promise.all(
    priors.map(async (prior) => {
      const { request_id } = await orderIn(suite.intake, prior);
      erp.manners.set(request_id, manners);
      return { ...(await send(request_id)), prior };
    }),
  );
}

const booked = '{"success":true,"order_number":"A1"}';
const says =
  (...parts: (string | Buffer)[]): Manners =>
  (socket) =>
    socket.end(Buffer.concat(parts.map((part) => Buffer.from(part))));
const head = (length: number, rest = '') => `HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n${rest}\r\n`;

describe('the body decides that an order is SENT', () => {
  test.each<[string, Manners, string | null]>([
    ['200', says(response(booked)), 'A1'],
    ['404', says(response(booked, '', '404 Not Found')), 'A1'],
    ['500', says(response(booked, '', '500 Internal Server Error')), 'A1'],
    ['302', says(response(booked, 'Location: /elsewhere\r\n', '302 Found')), 'A1'],
    ['no number', says(response('{"success":true}')), null],
    ['a number that is one', says(response('{"success":true,"order_number":4711}')), '4711'],
    ['a byte order mark', says(response(`\uFEFF${booked}`)), 'A1'],
    ['no length', says(`HTTP/1.1 200 OK\r\n\r\n${booked}`), 'A1'],
    ['HTTP/1.0', says(`HTTP/1.0 200 OK\r\n\r\n${booked}`), 'A1'],
    ['compressed unasked', says(response(gzipSync(booked), 'Content-Encoding: gzip\r\n')), 'A1'],
    ['100 Continue unasked', says('HTTP/1.1 100 Continue\r\n\r\n', response(booked)), 'A1'],
    ['a thousand 1xx', says('HTTP/1.1 102 Processing\r\n\r\n'.repeat(1000), response(booked)), 'A1'],
    ['two answers', says(response(booked), response('{"success":false,"error":"again"}')), 'A1'],
    ['two answers, the other order', says(response(booked), 'HTTP/1.1 999 nonsense\r\n'), 'A1'],
  ])('%s', async (_name, manners, erpRef) => {
    for (const { answer, order, calls } of await sendToEach(manners)) {
      const { request_id } = order;
      const data = { success: true, ...(erpRef && { order_number: erpRef === '4711' ? 4711 : erpRef }) };
      expect(answer).toEqual([200, { success: true, request_id, data }]);
      expect([order.status, order.erp_ref, order.last_error, calls]).toEqual(['SENT', erpRef, null, 1]);
    }
  });
});

describe('anything else rolls back', () => {
  const noJson = 'ERP returned a non-JSON response';
  const unreachable = 'ERP endpoint unreachable';
  test.each<[string, Manners, number, string]>([
    [
      'refused',
      says(response('{"success":false,"error":"Kunde gesperrt"}')),
      422,
      'ERP error: Kunde gesperrt',
    ],
    ['no reason', says(response('{"success":false}')), 422, 'ERP error: no reason given'],
    ...['{}', '{"success":"true"}', '{"success":1}', '{"success":null}'].map(
      (body): [string, Manners, number, string] => [
        body,
        says(response(body)),
        422,
        'ERP error: response has no boolean success',
      ],
    ),
    ...[
      '<html>502</html>',
      '',
      '{"success":true,"order_number":"A',
      '[true]',
      '"yes"',
      '{"success":NaN}',
    ].map((body): [string, Manners, number, string] => [body || 'empty', says(response(body)), 500, noJson]),
    ['no UTF-8', says(response(Buffer.from([0x7b, 0xff, 0x7d]))), 500, noJson],
    ['204', says('HTTP/1.1 204 No Content\r\n\r\n'), 500, noJson],
    ['an encoding that is none', says(response('{', 'Content-Encoding: gzip\r\n')), 500, noJson],
    ['reset', (socket) => socket.resetAndDestroy(), 500, unreachable],
    ['closed', (socket) => socket.end(), 500, unreachable],
    ['a length that is too long', says(head(booked.length + 10), booked), 500, unreachable],
    ['no HTTP', says('220 mail.example.test ESMTP\r\n'), 500, unreachable],
    [
      'another protocol',
      says('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
      500,
      unreachable,
    ],
    ['headers of 100 KB', says(response(booked, `X: ${'x'.repeat(100_000)}\r\n`)), 500, unreachable],
  ])('%s', async (_name, manners, status, detail) => {
    for (const { answer, order, prior, calls } of await sendToEach(manners)) {
      expect(answer).toEqual([status, { detail }]);
      expect([order.status, order.last_error, order.erp_ref, calls]).toEqual([prior, detail, null, 1]);
    }
  });

  const drip = (socket: Socket, text: string) => {
    let sent = 0;
    const timer = setInterval(() => socket.write(text[sent++ % text.length]!), 250);
    socket.on('close', () => clearInterval(timer));
  };
  test.each<[string, Manners]>([
    ['never', () => {}],
    ['one byte each 250 ms', (socket) => drip(socket, response(booked).toString())],
    ['headers, then silence', (socket) => socket.write(head(booked.length))],
    [
      '1xx without end',
      (socket) => {
        const more = () => {
          while (socket.writable && socket.write('HTTP/1.1 102 Processing\r\n\r\n'));
        };
        socket.on('drain', more);
        more();
      },
    ],
  ])('an answer that comes %s is cut at the total deadline', async (_name, manners) => {
    for (const { answer, order, prior, seconds } of await sendToEach(manners)) {
      expect(answer).toEqual([500, { detail: 'ERP request timed out after 2 s' }]);
      expect([order.status, order.last_error]).toEqual([prior, 'ERP request timed out after 2 s']);
      expect(seconds).toBeGreaterThan(1.9);
      expect(seconds).toBeLessThan(5);
    }
  });

  const flood: Manners = (socket) => {
    socket.write(head(600 * mebibyte));
    const chunk = Buffer.alloc(65_536, 0x20);
    const more = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on('drain', more);
    more();
  };
  const bomb = gzipSync(Buffer.alloc(300 * mebibyte, 0x20));
  test.each<[string, Manners]>([
    ['600 MB', flood],
    ['300 KB that unpack to 300 MB', says(response(bomb, 'Content-Encoding: gzip\r\n'))],
  ])('an answer of %s is cut at 1 MiB and not held in memory', async (_name, manners) => {
    await sendToEach(says(response('{}')));
    const before = process.memoryUsage().rss;
    for (const { answer, order, prior } of await sendToEach(manners)) {
      expect(answer).toEqual([500, { detail: 'ERP response too large' }]);
      expect([order.status, order.last_error]).toEqual([prior, 'ERP response too large']);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * mebibyte);
  });

  test('a redirect to another host is not followed: the key stays here', async () => {
    const manners = (location: string) =>
      says(response('', `Location: ${location}\r\n`, '307 Temporary Redirect'));
    for (const { answer, order, prior, calls } of await sendToEach(manners(erp.strayUrl))) {
      expect(answer).toEqual([500, { detail: 'ERP returned a non-JSON response' }]);
      expect([order.status, calls]).toEqual([prior, 1]);
      expect(erp.calls(order.request_id)[0]).toContain(`x-api-key: ${erpKey}\r\n`);
    }
    expect(erp.strays()).toBe(0);
  });

  test('an answer after our time changes nothing, and the next send gets the same number', async () => {
    const late: Manners = (socket) => void setTimeout(() => socket.end(response(booked)), 2_500);
    const sends = await sendToEach(late);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const { answer, order, prior } of sends) {
      const { request_id } = order;
      expect(answer).toEqual([500, { detail: 'ERP request timed out after 2 s' }]);
      expect((await suite.intake.orders.get(request_id))!.status).toBe(prior);
      erp.manners.set(request_id, says(response(booked)));
      const again = await send(request_id);
      expect([again.answer[0], again.order.status, again.order.erp_ref]).toEqual([200, 'SENT', 'A1']);
      expect(new Set(erp.calls(request_id).map((text) => text.split('\r\n\r\n')[1])).size).toBe(1);
    }
  });
});
