import { describe, expect, test } from 'vitest';
import type { OutcomeJournal } from './outcome-journal.ts';

const accepted = { kind: 'accepted', erp_ref: 'SO-1', error: null, response_json: '{"success":true}' };

/** What every outcome journal must do; `open` gives another view of the same journal each time. */
export function outcomeJournalContract(name: string, open: () => OutcomeJournal): void {
  describe(`outcome journal: ${name}`, () => {
    test('what was recorded is found, also by another, and the first outcome of a send stays', async () => {
      const journal = open();
      await journal.record('s1', 'r1', accepted);
      await journal.record('s1', 'r1', { ...accepted, erp_ref: 'SO-2' });
      const other = open();
      expect(await other.find('s1')).toEqual(accepted);
      expect(await other.find('s2')).toBeUndefined();
      journal.close();
      other.close();
    });
  });
}
