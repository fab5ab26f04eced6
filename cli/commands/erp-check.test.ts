import { afterEach, expect, test } from 'vitest';
import type { ErpBehaviour } from '../erp-behaviour.ts';
import { startErpSandbox } from '../erp-sandbox.ts';
import { runCli, type StandInAnswer, startStandIn } from '../run.fixture.ts';

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

/** Checks a sandbox of that behaviour; `results` are the results in their order. */
async function checkSandbox(behaviour: ErpBehaviour, key = 'k', options: string[] = []) {
  const sandbox = await startErpSandbox({ host: '127.0.0.1', port: 0, behaviour, key: 'k' });
  running.push(sandbox);
  return check(sandbox.url, key, options);
}

async function checkErp(answer: (call: string, before: number, body: Buffer) => StandInAnswer) {
  const erp = await startStandIn((call, before) => answer(call, before, erp.seen.at(-1)!.body));
  running.push(erp);
  return check(`${erp.url}/receive`, 'k');
}

async function check(url: string, key: string, options: string[] = []) {
  const { code, stdout, stderr } = await runCli(['erp-check', url, '--key', key, '--json', ...options]);
  const lines = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { check: string; result: string; found: string });
  return { code, stderr, lines, results: lines.map(({ result }) => result), of: byCheck(lines) };
}

const byCheck = (lines: { check: string; result: string; found: string }[]) =>
  Object.fromEntries(lines.map(({ check, result, found }) => [check, `${result}: ${found}`]));

test('an ERP that keeps to the interface: everything holds, and a table says so', async () => {
  expect(await checkSandbox('accept')).toMatchObject({ code: 0, results: Array(15).fill('holds') });
  expect(await checkSandbox('twice')).toMatchObject({ code: 0, results: Array(15).fill('holds') });
  const sandbox = await startErpSandbox({ host: '127.0.0.1', port: 0, behaviour: 'accept', key: 'k' });
  running.push(sandbox);
  const { code, stdout } = await runCli(['erp-check', sandbox.url, '--key', 'k']);
  expect(code).toBe(0);
  expect(stdout).toBe(`the endpoint                                           result  what came
takes the key, answers in JSON with a boolean success  holds   success, SO-100001 (HTTP 200)
books a complete order                                 holds   success, SO-100001 (HTTP 200)
gives the order a number                               holds   SO-100001
same order again: same number                          holds   success, SO-100001 (HTTP 200)
same order twice at once: one number                   holds   success, SO-100002 (HTTP 200); success, SO-100002 (HTTP…
another order: another number                          holds   success, SO-100002 (HTTP 200)
unknown values are null: understood                    holds   success, SO-100003 (HTTP 200)
line without article and quantity: understood          holds   success, SO-100004 (HTTP 200)
quotes, markup, other scripts: understood              holds   success, SO-100005 (HTTP 200)
a thousand lines: understood                           holds   success, SO-100006 (HTTP 200)
wrong key: 401                                         holds   ERP error: Invalid or missing API key (HTTP 401)
empty key: 401                                         holds   ERP error: Invalid or missing API key (HTTP 401)
no JSON: nothing booked                                holds   ERP error: The body is no JSON object with a request_id…
no request_id: nothing booked                          holds   ERP error: The body is no JSON object with a request_id…
no purchase_order: nothing booked                      holds   ERP error: The body is no JSON object with a request_id…
`);
});

test('the orders have the keys that the service sends, and null for what is unknown', async () => {
  const bodies: { request_id: string; purchase_order: Record<string, unknown> }[] = [];
  await checkErp((_call, _before, body) => {
    if (body.includes('}}')) bodies.push(JSON.parse(body.toString()));
    return { json: { success: true, order_number: 'N-1' } };
  });
  const nowhere = { street: null, postal_code: null, city: null, country: null };
  const nobody = { company: null, contact_person: null, email: null, phone: null, address: nowhere };
  const there = { street: 'Teststraße 1', postal_code: '1011 AA', city: 'Amsterdam', country: 'NL' };
  const line = { article_number: 'TEST-1', description: 'Test article', quantity: 2, unit: 'pcs' };
  expect(bodies[0]).toStrictEqual({
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    purchase_order: {
      order_number: 'ORDERLOOM-CHECK',
      order_date: '2026-03-02',
      delivery_date: '2026-03-16',
      currency: 'EUR',
      total_price: 3,
      additional_information: 'Test order of orderloom erp-check',
      supplier: { company: 'Test supplier', contact_person: null, email: null, address: there },
      customer: {
        customer_id: '10000',
        company: 'Test customer',
        contact_person: 'A. Test',
        email: 'test@example.test',
        phone: '+31 10 555 0100',
        vat_id: 'NL000000000B00',
        iban: null,
        bic: null,
        address: there,
      },
      shipping_details: {
        recipient: {
          company: 'Test customer',
          department: null,
          contact_person: 'A. Test',
          email: null,
          phone: null,
          address: there,
        },
        special_instructions: 'None',
      },
      items: [{ ...line, price: 1.5, currency: 'EUR', line_total: 3 }],
    },
  });
  expect(
    bodies.map(({ purchase_order }) => purchase_order).find(({ customer }) => isEmpty(customer)),
  ).toStrictEqual({
    order_number: 'ORDERLOOM-CHECK',
    order_date: null,
    delivery_date: null,
    currency: null,
    total_price: null,
    additional_information: null,
    supplier: null,
    customer: { customer_id: null, ...nobody, vat_id: null, iban: null, bic: null },
    shipping_details: { recipient: { ...nobody, department: null }, special_instructions: null },
    items: [{ ...line, description: null, unit: null, price: null, currency: null, line_total: null }],
  });
});
const isEmpty = (customer: unknown) => (customer as { company: unknown } | undefined)?.company === null;

test('an ERP that refuses every order, with a reason', async () => {
  const { code, results, of, stderr } = await checkSandbox('reject');
  expect([code, stderr]).toEqual([1, '{"error":{"message":"1 of 15 checks failed"}}\n']);
  expect(results).toEqual([
    ...['holds', 'fails', 'not tried', 'not tried', 'not tried', 'not tried'],
    ...['note', 'note', 'note', 'note', 'holds', 'holds', 'holds', 'holds', 'holds'],
  ]);
  expect(of['books a complete order']).toBe('fails: ERP error: Customer is blocked for delivery (HTTP 200)');
});

test.each<[ErpBehaviour, string[], string]>([
  ['html', [], 'ERP returned a non-JSON response (HTTP 502)'],
  ['garbage', [], 'ERP returned a non-JSON response (HTTP 200)'],
  ['hang', ['--timeout', '1'], 'ERP request timed out after 1 s'],
  ['slow', ['--timeout', '1'], 'ERP request timed out after 1 s'],
])('an ERP that behaves like %s: the rest is not tried', async (behaviour, options, found) => {
  const { code, lines, results } = await checkSandbox(behaviour, 'k', options);
  expect(lines[0]).toEqual({
    check: 'takes the key, answers in JSON with a boolean success',
    result: 'fails',
    found,
  });
  expect(new Set(results.slice(1))).toEqual(new Set(['not tried']));
  expect([code, results.length]).toEqual([1, 15]);
});

test('the wrong key', async () => {
  const { code, lines } = await checkSandbox('accept', 'other');
  expect([code, lines[0]!.found]).toEqual([1, 'ERP error: Invalid or missing API key (HTTP 401)']);
});

test('an ERP that takes everything, again and again, under new numbers', async () => {
  let booked = 0;
  const { code, of } = await checkErp(() => ({ json: { success: true, order_number: `N-${++booked}` } }));
  expect(code).toBe(1);
  expect(of).toMatchObject({
    'same order again: same number': 'fails: success, N-2 (HTTP 200)',
    'same order twice at once: one number': 'fails: success, N-3 (HTTP 200); success, N-4 (HTTP 200)',
    'another order: another number': 'holds: success, N-3 (HTTP 200)',
    'wrong key: 401': 'fails: success, N-9 (HTTP 200)',
    'no JSON: nothing booked': 'fails: success, N-11 (HTTP 200)',
    'no request_id: nothing booked': 'fails: success, N-12 (HTTP 200)',
    'no purchase_order: nothing booked': 'fails: success, N-13 (HTTP 200)',
  });
});

test('an ERP without numbers, that ends at what is unknown', async () => {
  const { code, of } = await checkErp((_call, _before, body) => {
    const text = body.toString();
    if (text.includes('"company":null')) return { status: 500, json: '<h1>NullPointerException</h1>' };
    return { json: { success: !text.includes('"article_number":null') } };
  });
  expect(code).toBe(1);
  expect(of).toMatchObject({
    'gives the order a number': 'note: none: orders will have no erp_ref',
    'same order again: same number': 'not tried: ',
    'unknown values are null: understood': 'fails: ERP returned a non-JSON response (HTTP 500)',
    'line without article and quantity: understood': 'fails: ERP error: no reason given (HTTP 200)',
  });
});

test('nobody there, and what is no URL', async () => {
  const sandbox = await startErpSandbox({ host: '127.0.0.1', port: 0, behaviour: 'accept', key: null });
  await sandbox.stop();
  const nobody = await check(sandbox.url, 'k');
  expect([nobody.code, nobody.lines]).toEqual([3, []]);
  expect(nobody.stderr).toContain('is not reachable');
  expect((await check('ftp://erp.test', 'k')).code).toBe(2);
  expect((await check('http://erp.test', 'é')).code).toBe(2);
  expect((await runCli(['erp-check', 'http://erp.test'])).code).toBe(2);
});
