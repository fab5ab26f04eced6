import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { outcomeJournalContract } from './outcome-journal.contract.ts';
import { openSqliteOutcomeJournal } from './outcome-journal.sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'outcomes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

outcomeJournalContract('sqlite', () => openSqliteOutcomeJournal(join(folder, 'outcomes.db'), () => 0));
