import { expect, test } from 'vitest';
import { runCli } from '../run.fixture.ts';

test('erp-sandbox prints what it receives until it is stopped', async () => {
  const send = async (printed: () => string) => {
    while (printed() === '') await new Promise(setImmediate);
    const [receive, webhook] = printed().match(/http:\S+\d\/\w+/g)!;
    const body = { request_id: 'a\u001b[2J', purchase_order: { order_number: 'PO-1', items: [{}, {}] } };
    const init = { method: 'POST', headers: { 'x-api-key': 'k' }, body: JSON.stringify(body) };
    await fetch(webhook!, init);
    await fetch(receive!, init);
  };
  const { code, stdout } = await runCli(['erp-sandbox', '--port', '0', '--key', 'k'], {}, send);
  expect(code).toBe(0);
  expect(
    stdout
      .replace(/^\d{4}-\S+/gm, 'AT')
      .replace(/:\d+/g, ':PORT')
      .split('\n'),
  ).toEqual([
    'receives orders at http://127.0.0.1:PORT/receive, webhooks at http://127.0.0.1:PORT/webhook',
    'AT  webhook  noted  a [2J  PO-1  2 lines',
    'AT  order  booked  SO-100001  a [2J  PO-1  2 lines',
    '',
  ]);
});
