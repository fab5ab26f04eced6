import type { SendOutcome } from '@orderloom/proto/gen/intake/v1/intake.ts';

/**
 * What the ERP said, written down before anything else happens with it: after a crash a known outcome is applied
 * and nothing is asked twice.
 */
export interface OutcomeJournal {
  /** Durable when it resolves. The first outcome of a send stays. */
  record(sendId: string, requestId: string, outcome: SendOutcome): Promise<void>;
  find(sendId: string): Promise<SendOutcome | undefined>;
  close(): void;
}
