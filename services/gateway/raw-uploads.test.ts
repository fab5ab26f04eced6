import { Failure } from '@orderloom/errors/failure.ts';
import type { ClassifyEmailResponse } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import type { AcceptEmailRequest } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { afterEach, describe, expect, test } from 'vitest';
import {
  boundary,
  type FormPart,
  multipart,
  orderOf,
  type Remote,
  requestId,
  type StartedGateway,
  startGateway,
} from './gateway.fixture.ts';

let gateway: StartedGateway;
afterEach(() => gateway.stop());

async function start(remote: Remote, tenant?: object): Promise<void> {
  gateway = await startGateway(remote, tenant);
}

async function post(path: string, parts: FormPart[]): Promise<[number, unknown]> {
  const response = await gateway.get(path, {
    method: 'POST',
    body: new Uint8Array(multipart(parts)),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  });
  return [response.status, await response.json()];
}

const mail = 'From: a@b.test\r\nSubject: Bestellung\r\n\r\n3 x A-100\r\n';
const eml: FormPart = { name: 'file', filename: 'order.eml', content: mail };
const childId = '0e0f5c7a-96cf-4e0e-8f0a-6c2f3d3f1a55';
const groupId = '5b1d7b4e-0a53-4a0c-8a0e-1f6f5c2d9e11';

describe('POST /order/raw/upload', () => {
  test('an e-mail with one order', async () => {
    const asked: AcceptEmailRequest[] = [];
    await start({
      intake: {
        getRejected: async () => {
          throw new Failure('not_found', 'Rejected e-mail not found');
        },
        acceptEmail: async (request) => {
          asked.push(request);
          const order = orderOf({ request_id: request.request_id!, files: [request.email!] });
          return { request_id: request.request_id!, split: false, email_group_id: null, orders: [order] };
        },
      },
    });
    const parts = [eml, { name: 'source', content: 'imap' }, { name: 'request_id', content: requestId }];
    expect(await post('/order/raw/upload', parts)).toEqual([200, { request_id: requestId, split: false }]);
    expect(asked).toEqual([
      {
        request_id: requestId,
        email: {
          name: 'order.eml',
          blob_key: expect.stringMatching(/^uploads\/[0-9a-f-]{36}$/),
          size: mail.length,
          mime_type: 'message/rfc822',
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
        metadata: [{ name: 'source', value: 'imap' }],
      },
    ]);
    expect(gateway.blobs()).toEqual([asked[0]?.email?.blob_key]);
  });

  test('a split e-mail lists its orders; a repeated one keeps no second copy', async () => {
    await start({
      intake: {
        acceptEmail: async () => ({
          request_id: requestId,
          split: true,
          email_group_id: groupId,
          orders: [orderOf({ request_id: childId, order_label: 'Order 1 of 1' })],
        }),
      },
    });
    expect(await post('/order/raw/upload', [eml])).toEqual([
      200,
      {
        request_id: requestId,
        split: true,
        email_group_id: groupId,
        orders: [{ request_id: childId, status: 'QUEUED', order_label: 'Order 1 of 1' }],
      },
    ]);
    expect(gateway.blobs()).toEqual([]);
  });

  test('what is not a purchase order is 400 with its seven keys, and kept for an override', async () => {
    await start({
      intake: {
        acceptEmail: async () => {
          throw new Failure('not_a_purchase_order', 'The e-mail is not a purchase order (invoice)', {
            notAPurchaseOrder: {
              request_id: requestId,
              category: 'invoice',
              subject: 'Rechnung 1',
              language: 'de',
              line_item_count: 2,
            },
          });
        },
      },
    });
    expect(await post('/order/raw/upload', [eml])).toEqual([
      400,
      {
        detail: {
          error: 'not_a_purchase_order',
          message: 'The e-mail is not a purchase order (invoice)',
          request_id: requestId,
          category: 'invoice',
          subject: 'Rechnung 1',
          language: 'de',
          line_item_count: 2,
        },
      },
    ]);
    expect(gateway.blobs()).toHaveLength(1);
  });

  test('a repeated rejection keeps no second copy', async () => {
    const known = new Set<string>();
    await start({
      intake: {
        getRejected: async ({ request_id }) => {
          if (!known.has(request_id)) throw new Failure('not_found', 'Rejected e-mail not found');
          return { rejected: null };
        },
        acceptEmail: async ({ request_id }) => {
          known.add(request_id!);
          throw new Failure('not_a_purchase_order', 'The e-mail is not a purchase order (invoice)');
        },
      },
    });
    const parts = [eml, { name: 'request_id', content: requestId }];
    expect((await post('/order/raw/upload', parts))[0]).toBe(400);
    const kept = gateway.blobs();
    for (let i = 0; i < 3; i++) expect((await post('/order/raw/upload', parts))[0]).toBe(400);
    expect([kept.length, gateway.blobs()]).toEqual([1, kept]);
  });

  test('an e-mail that cannot be read is 400, one that cannot be split 422, and only that one stays', async () => {
    const failures = [
      new Failure('unreadable', 'order.eml: not a readable e-mail'),
      new Failure('nothing_to_split', 'No order could be prepared from the e-mail'),
    ];
    await start({
      intake: {
        acceptEmail: async () => {
          throw failures.shift();
        },
      },
    });
    expect(await post('/order/raw/upload', [eml])).toEqual([
      400,
      { detail: 'order.eml: not a readable e-mail' },
    ]);
    expect(gateway.blobs()).toEqual([]);
    expect(await post('/order/raw/upload', [eml])).toEqual([
      422,
      { detail: 'No order could be prepared from the e-mail' },
    ]);
    // Intake keeps it among the rejected e-mails.
    expect(gateway.blobs()).toHaveLength(1);
  });
});

const fileProblem = (type: string, msg: string) => [{ type, loc: ['body', 'file'], msg, input: null }];

describe('what is no e-mail', () => {
  test.each<[string, FormPart[], unknown, unknown]>([
    [
      'another type',
      [{ ...eml, filename: 'a.pdf' }],
      [400, 'Invalid e-mail file'],
      [422, fileProblem('value_error', 'Invalid e-mail file')],
    ],
    [
      'a file without a name',
      [{ name: 'file', type: 'application/octet-stream', content: mail }],
      [400, 'Invalid e-mail file'],
      [422, fileProblem('value_error', 'Invalid e-mail file')],
    ],
    [
      'nothing',
      [{ ...eml, content: '' }],
      [400, 'Invalid e-mail file'],
      [422, fileProblem('value_error', 'Invalid e-mail file')],
    ],
    [
      'binary data',
      [{ ...eml, content: 'a\0b' }],
      [400, 'Invalid e-mail file'],
      [422, fileProblem('value_error', 'Invalid e-mail file')],
    ],
    [
      'no file',
      [{ name: 'a', content: 'b' }],
      [422, fileProblem('missing', 'Field required')],
      [422, fileProblem('missing', 'Field required')],
    ],
    [
      'two e-mails',
      [eml, eml],
      [422, fileProblem('value_error', 'Only one e-mail can be uploaded at a time')],
      [422, fileProblem('value_error', 'Only one e-mail can be uploaded at a time')],
    ],
  ])('%s', async (_what, parts, onUpload, onClassify) => {
    await start({});
    const flat = ([status, body]: [number, unknown]) => [status, (body as { detail: unknown }).detail];
    expect(flat(await post('/order/raw/upload', parts))).toEqual(onUpload);
    expect(flat(await post('/order/raw/classify', parts))).toEqual(onClassify);
    expect(gateway.blobs()).toEqual([]);
  });
});

describe('POST /order/raw/classify', () => {
  test('says what the e-mail is and stores nothing, the parts that the classifier made included', async () => {
    const during: string[][] = [];
    await start({
      classifier: {
        classifyEmail: async ({ blob_key }): Promise<ClassifyEmailResponse> => {
          during.push([blob_key, ...gateway.blobs()]);
          return {
            category: 'purchase_order',
            confidence: 0.75,
            language: 'de',
            line_item_count: 1,
            reasons: ['subject'],
            orders: [],
            taken_offers: [],
            email: null,
          };
        },
      },
    });
    expect(await post('/order/raw/classify', [eml])).toEqual([
      200,
      { category: 'purchase_order', confidence: 0.75, language: 'de', line_item_count: 1 },
    ]);
    expect(during).toHaveLength(1);
    expect(during[0]?.[0]).toBe(during[0]?.[1]);
    expect(gateway.blobs()).toEqual([]);
  });

  test('an e-mail that cannot be read is 422 and leaves nothing', async () => {
    await start({
      classifier: {
        classifyEmail: async () => {
          throw new Failure('unreadable', 'order.eml: not a readable e-mail');
        },
      },
    });
    expect(await post('/order/raw/classify', [eml])).toEqual([
      422,
      { detail: fileProblem('value_error', 'order.eml: not a readable e-mail') },
    ]);
    expect(gateway.blobs()).toEqual([]);
  });
});

test('both are 503 when the tenant does not classify', async () => {
  await start({}, { classification: false });
  for (const path of ['/order/raw/upload', '/order/raw/classify']) {
    expect(await post(path, [eml])).toEqual([503, { detail: 'Classification is not configured' }]);
  }
});
