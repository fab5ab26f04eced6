import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RejectedRecord, RejectedStore } from './rejected-store.ts';

export function rejection(requestId: string): RejectedRecord {
  return {
    request_id: requestId,
    email_type: 'invoice',
    sender: 'billing@muster.test',
    from_name: null,
    subject: 'Rechnung 2026-11 – é€😀',
    timestamp: '2026-03-02T09:00:00.000+00:00',
    metadata: [{ name: '__proto__', value: 'x' }],
    message_id: 'invoice-11@muster.test',
    classification_reason: 'the subject says "Rechnung"',
    rejection_status: 'pending',
    original_email_type: 'invoice',
    category: 'invoice',
    language: 'de',
    line_item_count: 0,
    confidence: 0.93,
    files: [
      { name: 'mail.eml', blob_key: 'uploads/1', size: 12, mime_type: 'message/rfc822', sha256: 'ab' },
      { name: 'mail.txt', blob_key: 'parts/1', size: 7, mime_type: 'text/plain', sha256: 'cd' },
    ],
    email_blob_key: 'uploads/1',
    sent_at: '2026-03-02T08:58:00+00:00',
  };
}

/** What every store of rejected e-mails must do; `reopen` gives a second view of the same e-mails. */
export function rejectedStoreContract(
  name: string,
  reopen: () => Promise<RejectedStore>,
  reset: () => Promise<void>,
): void {
  describe(`rejected store: ${name}`, () => {
    let store: RejectedStore;
    beforeEach(async () => {
      await reset();
      store = await reopen();
    });
    afterEach(() => store.close());

    const idsOf = async (...page: Parameters<RejectedStore['newest']>) =>
      (await store.newest(...page)).rejected.map(({ request_id }) => request_id);

    test('what was inserted is read back whole, also by another', async () => {
      expect(await store.insert(rejection('a'))).toBe(true);
      const other = await reopen();
      expect(await other.get('a')).toEqual(rejection('a'));
      other.close();
    });

    test('a known request_id is not inserted again and changes nothing', async () => {
      await store.insert(rejection('a'));
      expect(await store.insert({ ...rejection('a'), category: 'other' })).toBe(false);
      expect((await store.get('a'))?.category).toBe('invoice');
    });

    test('an unknown e-mail is undefined to get, and marking it does nothing', async () => {
      await store.markOverridden('nope');
      expect(await store.get('nope')).toBeUndefined();
      expect((await store.newest('overridden', 1, 10)).total).toBe(0);
    });

    test('an overridden e-mail leaves the pending ones and says so, however often it is marked', async () => {
      for (const id of ['a', 'b']) await store.insert(rejection(id));
      await store.markOverridden('a');
      await store.markOverridden('a');
      expect(await store.get('a')).toEqual({ ...rejection('a'), rejection_status: 'overridden' });
      expect(await store.newest('pending', 1, 10)).toEqual({ rejected: [rejection('b')], total: 1 });
      expect(await store.newest('overridden', 1, 10)).toEqual({
        rejected: [{ ...rejection('a'), rejection_status: 'overridden' }],
        total: 1,
      });
    });

    test('pages come newest first, with the total of that status', async () => {
      for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await store.insert(rejection(id));
      await store.markOverridden('d');
      expect(await idsOf('pending', 1, 2)).toEqual(['f', 'e']);
      expect(await idsOf('pending', 2, 2)).toEqual(['c', 'b']);
      expect(await idsOf('pending', 3, 2)).toEqual(['a']);
      expect(await idsOf('pending', 4, 2)).toEqual([]);
      expect((await store.newest('pending', 1, 2)).total).toBe(5);
    });
  });
}
