import type { Tenant } from '@orderloom/config/tenant.ts';
import type { PostResult } from '@orderloom/outbound/post-json.ts';
import type { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import type { OutcomeJournal } from './outcome-journal.ts';

export type IntakeClient = RpcClient<typeof IntakeServiceService>;

export interface ClientSystem {
  url: string;
  /** Sent as X-API-KEY. */
  key: string;
  timeoutMs: number;
}

/** What dispatch's verbs work with. */
export interface Dispatch {
  intake: IntakeClient;
  journal: OutcomeJournal;
  /** One POST to a system of the client's. */
  post: (target: ClientSystem, json: string) => Promise<PostResult>;
  erp: Tenant['erp'];
  webhook: Tenant['processing_webhook'];
  /** `instance/boot`: who owns the sends that this process makes. */
  owner: string;
  /** Counts how sends end. */
  count: (outcome: string) => void;
  log: Log;
}
