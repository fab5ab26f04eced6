import { afterEach, expect, test } from 'vitest';
import { cleanUp, fileOf, heard, runAgainst } from './stand-in.fixture.ts';

const id = '0b6f3f0e-5a51-4f7e-9c62-2f3a7b1f4d11';
const noAddress = { street: null, postal_code: null, city: null, country: null };
const customer = {
  customer_id: '10042',
  company: 'Muster GmbH',
  contact_person: null,
  email: null,
  phone: null,
  branch: null,
  vat_id: null,
  iban: null,
  bic: null,
  address: noAddress,
};
const result = {
  order_number: 'PO-1',
  order_date: '2027-03-04',
  delivery_date: null,
  delivery_date_from: null,
  delivery_date_to: null,
  currency: 'EUR',
  total_price: 10,
  additional_information: null,
  supplier: null,
  customer,
  shipping_details: null,
  items: [
    {
      article_number: '100-1',
      customer_item_number: null,
      description: 'Bolt',
      quantity: 4,
      quantity_state: 'Valid',
      unit: 'pcs',
      price: 2.5,
      currency: 'EUR',
      line_total: 10,
    },
  ],
};
const queued = {
  request_id: id,
  status: 'QUEUED',
  timestamp: '2027-03-04T10:00:00.000Z',
  attachments: { 'a.txt': { size: 2, mime_type: 'text/plain' } },
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
const processed = {
  ...queued,
  status: 'PROCESSED',
  result,
  state: { ...queued.state, stage: 'settled', confidence: 0.97 },
  order_label: 'PO-1',
};
const evidence = {
  confidence: { order_number: 0.99 },
  evidence: { order_number: [{ file: 'a.txt', page: 1, box: [72, 140, 90, 150], text: 'PO-1' }] },
};
const shown = `PROCESSED  ${id}  PO-1  2027-03-04T10:00:00.000Z

Field            Value        Sure  Read at
Order number     PO-1         0.99  p1 @ 72,140
Order date       2027-03-04
Customer number  10042
Customer         Muster GmbH
Currency         EUR
Total            10.00

#  Article  Description  Quantity  Unit  Price  Total EUR
1  100-1    Bolt                4  pcs    2.50      10.00
`;

afterEach(cleanUp);

/** The fields of the form in a call; of files their name and text. */
async function formOf(index: number): Promise<[string, unknown][]> {
  const { body, type } = heard()[index]!;
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Promise.all(
    [...form].map(
      async ([name, value]): Promise<[string, unknown]> => [
        name,
        typeof value === 'string' ? value : [value.name, await value.text()],
      ],
    ),
  );
}

test('upload sends files and metadata as one order', async () => {
  const files = [fileOf('Größe "1".txt', 'hello'), fileOf('empty.md', '')];
  const ran = await runAgainst(
    { 'POST /order/upload': { json: { request_id: id, split: false } } },
    ...['upload', ...files, '--metadata', 'shop=a=b', '--metadata', 'note=', '--request-id', id],
  );
  expect(ran).toEqual({ code: 0, stdout: `${id}\n`, stderr: '' });
  expect(heard()[0]).toMatchObject({ key: 'key-1' });
  expect(await formOf(0)).toEqual([
    ['request_id', id],
    ['shop', 'a=b'],
    ['note', ''],
    ['files', ['Größe "1".txt', 'hello']],
    ['files', ['empty.md', '']],
  ]);
});

test('upload repeats itself with the same request_id', async () => {
  const ran = await runAgainst(
    {
      'POST /order/upload': (before) =>
        before === 0 ? { json: undefined } : { json: { request_id: id, split: false } },
    },
    ...['upload', fileOf('a.txt', 'hello'), '--json'],
  );
  expect(ran).toEqual({ code: 0, stdout: `{"request_id":"${id}","split":false}\n`, stderr: '' });
  expect(await formOf(0)).toEqual(await formOf(1));
  expect((await formOf(0))[0]![1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
});

test('upload --wait shows what was read, and where', async () => {
  const ran = await runAgainst(
    {
      'POST /order/upload': { json: { request_id: id, split: false } },
      [`GET /order_status/${id}`]: (before) => ({ json: before === 0 ? queued : processed }),
      [`GET /order/${id}/evidence.json`]: { json: evidence },
    },
    ...['upload', fileOf('a.txt', 'hello'), '--wait'],
  );
  expect(ran).toEqual({ code: 0, stdout: shown, stderr: '' });
});

test('upload --wait ends with 1 when the order failed', async () => {
  const failed = { ...queued, status: 'FAILED', last_error: 'a.txt: not readable' };
  const ran = await runAgainst(
    {
      'POST /order/upload': { json: { request_id: id, split: false } },
      [`GET /order_status/${id}`]: { json: failed },
    },
    ...['upload', fileOf('a.txt', 'hello'), '--wait', '--json'],
  );
  expect(ran).toEqual({
    code: 1,
    stdout: `${JSON.stringify(failed)}\n`,
    stderr: `{"error":{"message":"${id} failed: a.txt: not readable"}}\n`,
  });
});

test('upload gives each order of an e-mail', async () => {
  const orders = [
    { request_id: 'one', status: 'QUEUED', order_label: 'Order 1 of 2' },
    { request_id: 'two', status: 'QUEUED', order_label: 'Order 2 of 2' },
  ];
  const ran = await runAgainst(
    { 'POST /order/raw/upload': { json: { request_id: id, split: true, email_group_id: 'g', orders } } },
    ...['upload', fileOf('a.eml', 'Subject: x\n\n')],
  );
  expect(ran).toEqual({ code: 0, stdout: 'one  Order 1 of 2\ntwo  Order 2 of 2\n', stderr: '' });
  expect((await formOf(0)).at(-1)).toEqual(['file', ['a.eml', 'Subject: x\n\n']]);
});

test('status shows an order', async () => {
  const answers = {
    [`GET /order_status/${id}`]: { json: { ...processed, status: 'SENT', erp_ref: 'SO-1' } },
    [`GET /order/${id}/evidence.json`]: { json: evidence },
  };
  expect(await runAgainst(answers, 'status', id)).toEqual({
    code: 0,
    stdout: shown.replace('PROCESSED', 'SENT').replace('PO-1  2027', 'PO-1  ERP SO-1  2027'),
    stderr: '',
  });
});

test('status of a waiting order needs no evidence', async () => {
  const waiting = { ...queued, last_error: 'master data is away', retry_count: 1 };
  expect(await runAgainst({ [`GET /order_status/${id}`]: { json: waiting } }, 'status', id)).toEqual({
    code: 0,
    stdout: `QUEUED  ${id}  2027-03-04T10:00:00.000Z\nmaster data is away\n`,
    stderr: '',
  });
});

test('status --json gives the order as it is', async () => {
  const ran = await runAgainst({ [`GET /order_status/${id}`]: { json: processed } }, 'status', id, '--json');
  expect(ran).toEqual({ code: 0, stdout: `${JSON.stringify(processed)}\n`, stderr: '' });
});

test('an unknown order ends with 1', async () => {
  const answers = {
    'GET /order_status/nope': { status: 400, json: { detail: 'Invalid document ID format' } },
  };
  expect(await runAgainst(answers, 'status', 'nope')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'orderloom: Invalid document ID format\n',
  });
  expect(await runAgainst(answers, 'status', 'nope', '--json')).toMatchObject({
    stderr:
      '{"error":{"message":"Invalid document ID format","status":400,"detail":"Invalid document ID format"}}\n',
  });
});

test('list shows a page', async () => {
  const page = { items: [processed, queued], total: 42, page: 2, size: 2, pages: 21, limit: 2, offset: 2 };
  const answers = { 'GET /order_status/list?page=2&size=2': { json: page } };
  expect(await runAgainst(answers, 'list', '--page', '2', '--size', '2')).toEqual({
    code: 0,
    stdout: `Id                                    Status     Order  Customer     Lines  Changed
${id}  PROCESSED  PO-1   Muster GmbH      1  2027-03-04T10:00:00.000Z
${id}  QUEUED                                2027-03-04T10:00:00.000Z
page 2 of 21, 42 orders
`,
    stderr: '',
  });
  expect((await runAgainst(answers, 'list', '--page', '2', '--size', '2', '--json')).stdout).toBe(
    `${JSON.stringify(page)}\n`,
  );
});

test('list of nothing says so', async () => {
  const page = { items: [], total: 0, page: 1, size: 20, pages: 0, limit: 20, offset: 0 };
  expect(await runAgainst({ 'GET /order_status/list?page=1&size=20': { json: page } }, 'list')).toMatchObject(
    {
      code: 0,
      stdout: 'page 1 of 1, 0 orders\n',
    },
  );
});

test('send tells the number of the ERP', async () => {
  const sent = { success: true, request_id: id, data: { success: true, order_number: 'SO-100001' } };
  const answers = { [`POST /erp/send/${id}`]: { json: sent } };
  expect(await runAgainst(answers, 'send', id)).toEqual({
    code: 0,
    stdout: `SENT  ${id}  the ERP calls it SO-100001\n`,
    stderr: '',
  });
  expect((await runAgainst(answers, 'send', id, '--json')).stdout).toBe(`${JSON.stringify(sent)}\n`);
});

test('send does not insist when no ERP is configured', async () => {
  const detail = 'No ERP endpoint configured';
  const ran = await runAgainst({ [`POST /erp/send/${id}`]: { status: 503, json: { detail } } }, 'send', id);
  expect(ran).toEqual({ code: 1, stdout: '', stderr: `orderloom: ${detail}\n` });
  expect(heard().length).toBe(1);
});

test('retry gives the new id, and is not repeated blindly', async () => {
  const answers = { [`POST /order/retry/${id}`]: { json: { request_id: 'new', split: false } } };
  expect(await runAgainst(answers, 'retry', id)).toEqual({ code: 0, stdout: 'new\n', stderr: '' });
  const ran = await runAgainst({ [`POST /order/retry/${id}`]: { json: undefined } }, 'retry', id);
  expect(ran).toMatchObject({ code: 3, stdout: '' });
  expect(heard().length).toBe(1);
});

test('rejected lists e-mails', async () => {
  const email = {
    request_id: id,
    sender: 'a@b.test',
    subject: 'Invoice 7',
    timestamp: '2027-03-04T10:00:00.000Z',
    category: 'invoice',
    classification_reason: "subject says 'Invoice'",
    rejection_status: 'overridden',
  };
  const page = { items: [email], total: 1, page: 1, size: 20, pages: 1, limit: 20, offset: 0 };
  const answers = { 'GET /rejected/list?page=1&size=20&status=overridden': { json: page } };
  expect(await runAgainst(answers, 'rejected', '--status', 'overridden')).toEqual({
    code: 0,
    stdout: `Id                                    Looks like  From      Subject    Received
${id}  invoice     a@b.test  Invoice 7  2027-03-04T10:00:00.000Z
page 1 of 1, 1 e-mails
`,
    stderr: '',
  });
});
