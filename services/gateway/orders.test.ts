import { Failure } from '@orderloom/errors/failure.ts';
import { afterEach, describe, expect, test } from 'vitest';
import {
  orderOf,
  type Remote,
  requestId,
  type StartedGateway,
  startGateway,
  storedFile,
} from './gateway.fixture.ts';

let gateway: StartedGateway;
afterEach(() => gateway.stop());

async function start(intake: Remote['intake']): Promise<void> {
  gateway = await startGateway({ intake });
}

async function answer(path: string, init?: RequestInit): Promise<[number, unknown]> {
  const response = await gateway.get(path, init);
  return [response.status, await response.json()];
}

const queued = {
  request_id: requestId,
  status: 'QUEUED',
  timestamp: '2026-11-02T09:15:27.120Z',
  attachments: {},
  metadata: {},
  result: null,
  state: { stage: 'queued', reasons: [], confidence: null, duplicate_of: null },
  erp_ref: null,
  email_group_id: null,
  order_label: null,
  retry_count: 0,
  next_retry_at: null,
  last_error: null,
};

describe('GET /order_status/{request_id}', () => {
  test('a new order has every key, null when unknown', async () => {
    await start({ getOrder: async () => ({ order: orderOf() }) });
    expect(await answer(`/order_status/${requestId}`)).toEqual([200, queued]);
  });

  test('a finished order has its result, reasons and evidence', async () => {
    const address = { street: 'Kade 1', postal_code: null, city: 'Amsterdam', country: 'NL' };
    const result = {
      order_number: 'PO-1',
      order_date: '2026-11-02',
      delivery_date: null,
      delivery_date_from: null,
      delivery_date_to: null,
      currency: 'EUR',
      total_price: 0,
      additional_information: null,
      supplier: null,
      customer: {
        customer_id: null,
        company: 'Muster GmbH',
        contact_person: null,
        email: null,
        phone: null,
        branch: null,
        vat_id: null,
        iban: null,
        bic: null,
        address,
      },
      shipping_details: null,
      items: [
        {
          article_number: null,
          customer_item_number: '4711',
          description: 'Bolt',
          quantity: 0,
          quantity_state: 'Zero',
          unit: null,
          price: 1.5,
          currency: null,
          line_total: null,
        },
      ],
    };
    const reason = {
      code: 'quantity_unrecognised',
      path: 'items[0].quantity',
      message: 'The quantity "2,5" is not a whole number.',
      evidence: [{ file: 'a.pdf', page: 1, box: [1, 2, 3, 4.5], text: '2,5' }],
      candidates: [{ number: '10042', name: 'Jansen', score: 0.5 }],
    };
    await start({
      getOrder: async () => ({
        order: orderOf({
          status: 'ATTENTION',
          result,
          state: { stage: 'settled', reasons: [reason], confidence: 0.5, duplicate_of: 'other' },
          files: [storedFile('__proto__', 'k1'), storedFile('a ü.txt', 'k2')],
          metadata: [
            { name: '__proto__', value: 'x' },
            { name: 'n', value: '' },
          ],
          erp_ref: 'SO-1',
          email_group_id: requestId,
          order_label: 'Order 1 of 2',
          retry_count: 2,
          next_retry_at: '2026-11-02T09:16:00.000Z',
          last_error: 'ERP request timed out after 30 s',
        }),
      }),
    });
    const response = await gateway.get(`/order_status/${requestId}`);
    expect(JSON.parse(await response.text())).toEqual(
      JSON.parse(
        JSON.stringify({
          ...queued,
          status: 'ATTENTION',
          result,
          state: { stage: 'settled', reasons: [reason], confidence: 0.5, duplicate_of: 'other' },
          erp_ref: 'SO-1',
          email_group_id: requestId,
          order_label: 'Order 1 of 2',
          retry_count: 2,
          next_retry_at: '2026-11-02T09:16:00.000Z',
          last_error: 'ERP request timed out after 30 s',
        }).replace(
          '"attachments":{},"metadata":{}',
          '"attachments":{"__proto__":{"size":1,"mime_type":"text/plain"},"a ü.txt":{"size":1,"mime_type":"text/plain"}},"metadata":{"__proto__":"x","n":""}',
        ),
      ),
    );
  });

  test('any case of the id is the same order; what is no id is 400; an unknown one 404', async () => {
    const asked: string[] = [];
    await start({
      getOrder: async ({ request_id }) => {
        asked.push(request_id);
        throw new Failure('not_found', 'Order not found');
      },
    });
    expect(await answer(`/order_status/${requestId.toUpperCase()}`)).toEqual([
      404,
      { detail: 'Order not found' },
    ]);
    expect(asked).toEqual([requestId]);
    for (const id of ['x', `${requestId}0`, '%2e%2e%2f', '%00', 'x'.repeat(10_000), `{${requestId}}`]) {
      expect(await answer(`/order_status/${id}`)).toEqual([400, { detail: 'Invalid document ID format' }]);
    }
    expect(asked).toHaveLength(1);
  });
});

describe('GET /order_status/list', () => {
  test('one page in its envelope', async () => {
    const asked: unknown[] = [];
    await start({
      listOrders: async (request) => {
        asked.push(request);
        return { orders: [orderOf()], total: 41 };
      },
    });
    expect(await answer('/order_status/list?page=3&size=20')).toEqual([
      200,
      { items: [queued], total: 41, page: 3, size: 20, pages: 3, limit: 20, offset: 40 },
    ]);
    expect(await answer('/order_status/list?page=7&page=3&size=20&other=x')).toEqual([
      200,
      { items: [queued], total: 41, page: 3, size: 20, pages: 3, limit: 20, offset: 40 },
    ]);
    expect(asked).toEqual([
      { page: 3, size: 20 },
      { page: 3, size: 20 },
    ]);
  });

  test('a page whose orders are together larger than a message can be', async () => {
    // A hundred orders with 1 MiB of metadata each; a message holds 64 MiB.
    const metadata = Array.from({ length: 16 }, (_, i) => ({ name: `f${i}`, value: 'x'.repeat(65_000) }));
    const ids = Array.from({ length: 100 }, (_, i) => requestId.replace(/..$/, String(i).padStart(2, '0')));
    await start({
      listOrders: async ({ page, size }) => ({
        orders: ids
          .slice((page - 1) * size, page * size)
          .map((request_id) => orderOf({ request_id, metadata })),
        total: 100,
      }),
    });
    const response = await gateway.get('/order_status/list?size=100');
    const { items, total } = (await response.json()) as { items: { request_id: string }[]; total: number };
    expect([response.status, items.map((order) => order.request_id), total]).toEqual([200, ids, 100]);
  });

  test('a failure of the first call is answered, one of a later call cuts the answer off', async () => {
    let failingPage = 1;
    await start({
      listOrders: async ({ page, size }) => {
        if (page === failingPage) throw new Failure('overloaded', 'Too many open files');
        return { orders: Array.from({ length: size }, () => orderOf()), total: 100 };
      },
    });
    const [status, body] = await answer('/order_status/list');
    expect([status, body]).toEqual([503, { detail: 'Too many open files' }]);
    failingPage = 3;
    await expect(answer('/order_status/list')).rejects.toThrow('terminated');
  });

  const parsing = 'Input should be a valid integer, unable to parse string as an integer';
  test.each([
    ['page=0', 'greater_than_equal', 'page', 'Input should be greater than or equal to 1', '0'],
    ['page=-5', 'greater_than_equal', 'page', 'Input should be greater than or equal to 1', '-5'],
    ['size=0', 'greater_than_equal', 'size', 'Input should be greater than or equal to 1', '0'],
    ['size=1001', 'less_than_equal', 'size', 'Input should be less than or equal to 1000', '1001'],
    ['size=abc', 'int_parsing', 'size', parsing, 'abc'],
    ['size=', 'int_parsing', 'size', parsing, ''],
    ['size=1.5', 'int_parsing', 'size', parsing, '1.5'],
    ['page=1e3', 'int_parsing', 'page', parsing, '1e3'],
    [
      'page=9999999999999999999999',
      'less_than_equal',
      'page',
      'Input should be less than or equal to 2147483647',
      '9999999999999999999999',
    ],
  ])('%s', async (query, type, name, msg, input) => {
    await start({});
    expect(await answer(`/order_status/list?${query}`)).toEqual([
      422,
      { detail: [{ type, loc: ['query', name], msg, input }] },
    ]);
  });

  test('every problem is listed', async () => {
    await start({});
    const [status, body] = await answer('/order_status/list?page=0&size=x');
    expect([status, (body as { detail: unknown[] }).detail.length]).toEqual([422, 2]);
  });
});

describe('GET /order/group/{email_group_id}', () => {
  test('all orders and what the group still waits for', async () => {
    await start({
      // One in each message, as when more would not fit.
      getGroup: async ({ email_group_id, offset }) => ({
        email_group_id,
        message_id: '<m@x>',
        orders: [orderOf({ status: offset === 0 ? 'SENT' : 'ATTENTION' })],
        total: 2,
      }),
    });
    expect(await answer(`/order/group/${requestId.toUpperCase()}`)).toEqual([
      200,
      {
        email_group_id: requestId,
        message_id: '<m@x>',
        order_count: 2,
        orders: [
          { ...queued, status: 'SENT' },
          { ...queued, status: 'ATTENTION' },
        ],
        status: 'ATTENTION',
      },
    ]);
  });

  test('what is no group id is 422', async () => {
    await start({});
    expect(await answer('/order/group/g1')).toEqual([
      422,
      {
        detail: [
          {
            type: 'uuid_parsing',
            loc: ['path', 'email_group_id'],
            msg: 'Input should be a valid UUID',
            input: 'g1',
          },
        ],
      },
    ]);
  });
});

describe('POST /order/retry/{request_id}', () => {
  const newId = '0e0f5c7a-96cf-4e0e-8f0a-6c2f3d3f1a55';
  test('answers with the new order, whatever form comes along', async () => {
    await start({ retryOrder: async () => ({ order: orderOf({ request_id: newId }) }) });
    const form = { method: 'POST', body: new URLSearchParams({ a: 'b' }) };
    expect(await answer(`/order/retry/${requestId}`, form)).toEqual([
      200,
      { request_id: newId, split: false },
    ]);
  });

  test('an order that has not failed is 400', async () => {
    await start({
      retryOrder: async () => {
        throw new Failure('not_retryable', 'Only FAILED orders can be retried');
      },
    });
    expect(await answer(`/order/retry/${requestId}`, { method: 'POST' })).toEqual([
      400,
      { detail: 'Only FAILED orders can be retried' },
    ]);
  });
});
