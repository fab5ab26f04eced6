import { expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

const answered = (body: string | Uint8Array, status = 200) =>
  judgeAnswer(
    { kind: 'answered', status, body: typeof body === 'string' ? new TextEncoder().encode(body) : body },
    30,
  );

test.each([
  ['{"success":true,"order_number":"A1"}', 200, 'A1'],
  ['{"success":true,"order_number":"A1"}', 404, 'A1'],
  ['{"success":true,"order_number":"A1"}', 302, 'A1'],
  ['{"success":true}', 200, null],
  ['{"success":true,"order_number":4711}', 200, '4711'],
  ['{"success":true,"order_number":12345678901234567890}', 200, '12345678901234567890'],
  ['{"success":true,"order_number":1.5}', 200, '1.5'],
  ['{"success":true,"order_number":""}', 200, null],
  ['{"success":true,"order_number":" \\n"}', 200, null],
  ['{"success":true,"order_number":"A\\u0000\\n1"}', 200, 'A1'],
  ['\uFEFF{"success":true,"order_number":"A1"}', 200, 'A1'],
])('%s with HTTP %i is accepted as %s', (body, status, erpRef) => {
  expect(answered(body, status)).toMatchObject({
    outcome: { kind: 'accepted', erp_ref: erpRef, error: null },
    failure: null,
  });
});

test.each([
  ['{"success":false,"error":"Kunde gesperrt"}', 'ERP error: Kunde gesperrt'],
  ['{"success":false}', 'ERP error: no reason given'],
  ['{"success":false,"error":" "}', 'ERP error: no reason given'],
  ['{"success":false,"error":null}', 'ERP error: no reason given'],
  ['{"success":false,"error":{"code":17,"text":"blocked"}}', 'ERP error: {"code":17,"text":"blocked"}'],
  ['{"success":false,"error":["a","b"]}', 'ERP error: ["a","b"]'],
  ['{"success":false,"error":17}', 'ERP error: 17'],
])('%s is refused: %s', (body, error) => {
  expect(answered(body)).toMatchObject({
    outcome: { kind: 'refused', erp_ref: null, error },
    failure: 'refused_by_erp',
  });
});

test.each([['{"success":"true"}'], ['{"success":1}'], ['{}'], ['{"message":"Endpoint request timed out"}']])(
  '%s has no boolean success: refused to the caller, but the ERP may have booked it',
  (body) => {
    expect(answered(body)).toMatchObject({
      outcome: { kind: 'unknown', error: 'ERP error: response has no boolean success' },
      failure: 'refused_by_erp',
    });
  },
);

test.each([['<html></html>'], [''], ['{"success":true'], ['[]'], ['"yes"'], ['null'], ['{"success":NaN}']])(
  '%s is no JSON object: the ERP may have booked it',
  (body) => {
    expect(answered(body)).toMatchObject({
      outcome: { kind: 'unknown', error: 'ERP returned a non-JSON response' },
      failure: 'erp_failed',
    });
  },
);

test('bytes that are no UTF-8 are no JSON', () => {
  expect(answered(new Uint8Array([0x7b, 0xff, 0x7d])).outcome.error).toBe('ERP returned a non-JSON response');
});

test('no answer: unknown when the request may have arrived, failed when it cannot have', () => {
  expect(judgeAnswer({ kind: 'timed_out', delivered: true }, 2).outcome).toMatchObject({
    kind: 'unknown',
    error: 'ERP request timed out after 2 s',
  });
  expect(judgeAnswer({ kind: 'unreachable', delivered: false }, 2).outcome).toMatchObject({
    kind: 'failed',
    error: 'ERP endpoint unreachable',
  });
  expect(judgeAnswer({ kind: 'too_large', delivered: true }, 2).outcome).toMatchObject({
    kind: 'unknown',
    error: 'ERP response too large',
  });
});
