import { Failure } from '@orderloom/errors/failure.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { orderOf, type Remote, requestId, type StartedGateway, startGateway } from './gateway.fixture.ts';

let gateway: StartedGateway;
afterEach(() => gateway.stop());

async function start(intake: Remote['intake']): Promise<void> {
  gateway = await startGateway({ intake });
}

async function answer(path: string, init?: RequestInit): Promise<[number, unknown]> {
  const response = await gateway.get(path, init);
  return [response.status, await response.json()];
}

describe('rejected e-mails', () => {
  const rejected = {
    request_id: requestId,
    email_type: 'invoice',
    sender: null,
    from_name: null,
    subject: 'Rechnung',
    timestamp: '2026-11-02T09:15:27.120Z',
    metadata: [{ name: 'a', value: 'b' }],
    message_id: null,
    classification_reason: 'subject: Rechnung',
    rejection_status: 'pending',
    original_email_type: 'invoice',
    category: 'invoice',
    language: 'de',
    line_item_count: 0,
    confidence: 0.9,
  };
  const shown = { ...rejected, metadata: { a: 'b' } };

  test('the list is of those that are pending unless asked for others', async () => {
    const asked: unknown[] = [];
    await start({
      listRejected: async (request) => {
        asked.push(request);
        return { rejected: [rejected], total: 1 };
      },
    });
    expect(await answer('/rejected/list')).toEqual([
      200,
      { items: [shown], total: 1, page: 1, size: 100, pages: 1, limit: 100, offset: 0 },
    ]);
    await answer('/rejected/list?status=overridden&size=5');
    expect(asked).toEqual([
      { page: 1, size: 20, status: 'pending' },
      { page: 1, size: 5, status: 'overridden' },
    ]);
    expect(await answer('/rejected/list?status=foo')).toEqual([
      422,
      {
        detail: [
          {
            type: 'literal_error',
            loc: ['query', 'status'],
            msg: "Input should be 'pending' or 'overridden'",
            input: 'foo',
          },
        ],
      },
    ]);
  });

  test('one e-mail, and treating it as an order once', async () => {
    const answers = [orderOf()];
    await start({
      getRejected: async () => ({ rejected }),
      reprocessRejected: async () => {
        const order = answers.pop();
        if (!order) throw new Failure('conflict', 'The e-mail was already taken as an order');
        return { order };
      },
    });
    expect(await answer(`/rejected/${requestId}`)).toEqual([200, shown]);
    expect(await answer('/rejected/x')).toEqual([400, { detail: 'Invalid document ID format' }]);
    const post = { method: 'POST' };
    expect(await answer(`/rejected/${requestId}/reprocess`, post)).toEqual([
      200,
      { request_id: requestId, status: 'QUEUED' },
    ]);
    expect(await answer(`/rejected/${requestId}/reprocess`, post)).toEqual([
      409,
      { detail: 'The e-mail was already taken as an order' },
    ]);
  });
});
