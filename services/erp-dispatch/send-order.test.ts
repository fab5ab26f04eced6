import type { PostResult } from '@orderloom/outbound/post-json.ts';
import type { FinishSendRequest, SendInProgress } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { createLog } from '@orderloom/telemetry/log.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Dispatch, IntakeClient } from './context.ts';
import { openSqliteOutcomeJournal } from './outcome-journal.sqlite.ts';
import type { OutcomeJournal } from './outcome-journal.ts';
import { callProcessingWebhook } from './processing-webhook.ts';
import { recoverSends } from './recover-sends.ts';
import { sendOrder } from './send-order.ts';

const log = createLog({ service: 'test', level: 'silent' });
let journal: OutcomeJournal;
let finished: FinishSendRequest[];
let posted: string[];
let sends: SendInProgress[];
let granted: boolean;
let notes: string[];

beforeEach(() => {
  journal = openSqliteOutcomeJournal(':memory:', () => 0);
  finished = [];
  posted = [];
  sends = [];
  granted = true;
  notes = [];
});
afterEach(() => journal.close());

/** Stands for the intake service at the other end of the wire. */
let orderStatus = 'PROCESSED';
const intake = {
  getOrder: async () => ({ order: { status: orderStatus } }),
  beginSend: async () => ({ send_id: 's1', payload_json: '{"request_id":"r1"}' }),
  finishSend: async (request: FinishSendRequest) => {
    finished.push(request);
    return { status: 'SENT', applied: true };
  },
  listSends: async () => ({ sends }),
  claimWebhook: async () => ({
    granted,
    purchase_order: granted ? { order_number: 'PO-1', order_date: '', items: [] } : null,
  }),
  recordWebhook: async ({ outcome }: { outcome: string }) => {
    notes.push(outcome);
    return {};
  },
} as unknown as IntakeClient;

function dispatch(result: PostResult | object, change: Partial<Dispatch> = {}): Dispatch {
  const body = Buffer.from(JSON.stringify(result));
  const answer = 'kind' in result ? (result as PostResult) : { kind: 'answered' as const, status: 200, body };
  return {
    intake,
    journal,
    post: async (target, json) => {
      posted.push(`${target.url} ${target.key} ${json}`);
      return answer;
    },
    erp: { url: 'http://erp.test/receive', key: 'erp-key', timeout_seconds: 30 },
    webhook: { url: 'http://erp.test/webhook', key: 'hook-key', enabled: true },
    owner: 'dispatch/boot-2',
    count: () => {},
    log,
    ...change,
  };
}

describe('send', () => {
  test('an accepted order: one call with the frozen payload, the outcome journalled and applied, the body returned', async () => {
    const data = await sendOrder(dispatch({ success: true, order_number: 'SO-1' }), 'r1');
    expect(data).toBe('{"success":true,"order_number":"SO-1"}');
    expect(posted).toEqual(['http://erp.test/receive erp-key {"request_id":"r1"}']);
    expect(await journal.find('s1')).toMatchObject({ kind: 'accepted', erp_ref: 'SO-1' });
    expect(finished).toMatchObject([{ request_id: 'r1', send_id: 's1', outcome: { kind: 'accepted' } }]);
  });

  test("a refused order is 422 with the ERP's text", async () => {
    await expect(
      sendOrder(dispatch({ success: false, error: 'Kunde gesperrt' }), 'r1'),
    ).rejects.toMatchObject({
      kind: 'refused_by_erp',
      message: 'ERP error: Kunde gesperrt',
    });
  });

  test('an ERP that cannot be reached is a failure of the send', async () => {
    await expect(sendOrder(dispatch({ kind: 'unreachable', delivered: false }), 'r1')).rejects.toMatchObject({
      kind: 'erp_failed',
      message: 'ERP endpoint unreachable',
    });
    expect(finished[0]?.outcome?.kind).toBe('failed');
  });

  test('without an ERP endpoint nothing is begun, and the state of the order is told first', async () => {
    orderStatus = 'FAILED';
    await expect(sendOrder(dispatch({}, { erp: null }), 'r1')).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Order cannot be sent in status FAILED',
    });
    orderStatus = 'PROCESSED';
    await expect(sendOrder(dispatch({}, { erp: null }), 'r1')).rejects.toMatchObject({
      kind: 'not_configured',
      message: 'No ERP endpoint configured',
    });
  });

  test('when intake is away after the answer, the outcome stays in the journal', async () => {
    const away = {
      ...intake,
      finishSend: () => Promise.reject(new Error('away')),
    } as unknown as IntakeClient;
    await expect(
      sendOrder(dispatch({ success: true, order_number: 'SO-1' }, { intake: away }), 'r1'),
    ).rejects.toThrow('ERP answered but the result could not be stored; send again');
    expect(await journal.find('s1')).toMatchObject({ kind: 'accepted', erp_ref: 'SO-1' });
  });
});

describe('when things go wrong after the answer', () => {
  test('a journal that cannot be written is no reason not to tell intake', async () => {
    const full = { ...journal, record: () => Promise.reject(new Error('disk full')) };
    const data = await sendOrder(dispatch({ success: true, order_number: 'SO-1' }, { journal: full }), 'r1');
    expect(data).toBe('{"success":true,"order_number":"SO-1"}');
    expect(finished).toHaveLength(1);
  });

  test('a send that was given up meanwhile is not reported as sent', async () => {
    const late = {
      ...intake,
      finishSend: async () => ({ status: 'PROCESSED', applied: false }),
    } as unknown as IntakeClient;
    await expect(
      sendOrder(dispatch({ success: true, order_number: 'SO-1' }, { intake: late }), 'r1'),
    ).rejects.toMatchObject({
      kind: 'erp_failed',
      message:
        'ERP accepted the order, but this send had been given up meanwhile; the order is PROCESSED. Sending again is safe (same request_id).',
    });
  });
});

describe('recovery', () => {
  const left = (owner: string, overdue = false): SendInProgress => ({
    request_id: 'r1',
    send_id: 's1',
    owner,
    overdue,
  });

  test('a send of an earlier process of this name with an unknown outcome rolls back', async () => {
    sends = [left('dispatch/boot-1')];
    expect(await recoverSends(dispatch({}))).toBe(1);
    expect(finished[0]?.outcome).toMatchObject({
      kind: 'unknown',
      error:
        'ERP send was interrupted; its outcome is unknown. The ERP may already hold this order. Sending again is safe (same request_id).',
    });
    expect(posted).toEqual([]);
  });

  test('a known outcome is applied', async () => {
    await journal.record('s1', 'r1', { kind: 'accepted', erp_ref: 'SO-1', error: null, response_json: '{}' });
    sends = [left('dispatch/boot-1')];
    await recoverSends(dispatch({}));
    expect(finished[0]?.outcome).toMatchObject({ kind: 'accepted', erp_ref: 'SO-1' });
  });

  test('one send that cannot be ended does not keep the others', async () => {
    sends = [left('dispatch/boot-1'), { ...left('dispatch/boot-1'), request_id: 'r2', send_id: 's2' }];
    const failing = {
      ...intake,
      finishSend: async (request: FinishSendRequest) => {
        if (request.send_id === 's1') throw new Error('no');
        finished.push(request);
        return { status: 'PROCESSED', applied: true };
      },
    } as unknown as IntakeClient;
    expect(await recoverSends(dispatch({}, { intake: failing }))).toBe(1);
    expect(finished.map(({ request_id }) => request_id)).toEqual(['r2']);
  });

  test('our own running sends and those of other instances are left alone until they are overdue', async () => {
    sends = [left('dispatch/boot-2'), left('dispatch-b/boot-9')];
    expect(await recoverSends(dispatch({}))).toBe(0);
    sends = [left('dispatch-b/boot-9', true)];
    expect(await recoverSends(dispatch({}))).toBe(1);
  });
});

describe('processing webhook', () => {
  test('posts the extracted order once it is granted, and notes the answer', async () => {
    await callProcessingWebhook(dispatch({}), 'r1');
    expect(posted[0]).toContain('http://erp.test/webhook hook-key {"request_id":"r1","purchase_order":{');
    expect(notes).toEqual(['Processing webhook answered 200']);
  });

  test('posts nothing when it is not granted or switched off', async () => {
    granted = false;
    await callProcessingWebhook(dispatch({}), 'r1');
    granted = true;
    await callProcessingWebhook(dispatch({}, { webhook: null }), 'r1');
    expect(posted).toEqual([]);
  });

  test('a sink that does not answer is noted', async () => {
    await callProcessingWebhook(dispatch({ kind: 'timed_out', delivered: true }), 'r1');
    expect(notes).toEqual(['Processing webhook failed: timed out']);
  });
});
