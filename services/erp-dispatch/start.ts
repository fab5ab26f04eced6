import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { readTenant } from '@orderloom/config/tenant.ts';
import { openSqliteEventLog } from '@orderloom/event-log/sqlite.ts';
import { orderEvents, topics } from '@orderloom/orders/order-events.ts';
import { DispatchServiceService } from '@orderloom/proto/gen/dispatch/v1/dispatch.ts';
import { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { connect } from '@orderloom/rpc/connect.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';
import { bind } from '@orderloom/rpc/serve.ts';
import { startService } from '@orderloom/rpc/start-service.ts';
import type { DispatchConfig } from './config.ts';
import type { Dispatch } from './context.ts';
import { dispatchHandlers } from './handlers.ts';
import { openOutcomeJournal } from './outcome-journal.ts';
import { postJson } from './post-json.ts';
import { callProcessingWebhook } from './processing-webhook.ts';
import { startRecovery } from './recovery.ts';

/** A send that runs is worth waiting for; what outlasts it is recovered at the next start. */
const drainMs = 9_000;

export function start(config: DispatchConfig): Promise<RunningService> {
  return startService(
    'erp-dispatch',
    config,
    async ({ stack, log }) => {
      const tenant = config.TENANT_FILE === undefined ? undefined : readTenant(config.TENANT_FILE);
      const policy = { allowPrivate: config.ALLOW_PRIVATE_TARGETS, ownPorts: config.OWN_PORTS };
      const intake = stack.adopt(
        connect(IntakeServiceService, {
          address: config.INTAKE_ADDRESS,
          deadlineMs: 5_000,
          repeatable: ['finishSend', 'listSends', 'recordWebhook'],
        }),
        (client) => client.close(),
      );
      const dispatch: Dispatch = {
        intake,
        journal: stack.adopt(
          openOutcomeJournal(path.join(config.DATA_DIR, 'outcomes.db'), Date.now),
          (journal) => journal.close(),
        ),
        post: (target, json) => postJson(target, json, policy),
        erp: tenant?.erp ?? null,
        webhook: tenant?.processing_webhook ?? null,
        owner: `${config.INSTANCE_NAME}/${randomUUID()}`,
        log,
      };
      const eventLog = stack.adopt(
        openSqliteEventLog({
          file: path.join(config.DATA_DIR, 'events.db'),
          onTrouble: (error) => log.error({ err: error }, 'event log has trouble'),
        }),
        (opened) => opened.close(),
      );
      stack.adopt(startRecovery(dispatch), (recovery) => recovery.stop());
      await eventLog.subscribe({
        topic: topics.orderLifecycle,
        group: 'processing-webhook',
        concurrency: 4,
        maxAttempts: 10,
        handle: async (event) => {
          if (event.type === orderEvents.extracted) await callProcessingWebhook(dispatch, event.key);
        },
      });
      return [bind(DispatchServiceService, dispatchHandlers(dispatch))];
    },
    { drainMs },
  );
}
