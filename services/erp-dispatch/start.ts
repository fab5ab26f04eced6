import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { readSealingKey, unseal } from '@orderloom/config/sealed.ts';
import { readTenant } from '@orderloom/config/tenant.ts';
import { openSqliteEventLog } from '@orderloom/event-log/sqlite.ts';
import { orderEvents, topics } from '@orderloom/orders/order-events.ts';
import { ownerOf } from '@orderloom/orders/owner.ts';
import { postJson } from '@orderloom/outbound/post-json.ts';
import { targetPolicyOf } from '@orderloom/outbound/target-policy.ts';
import { DispatchServiceService } from '@orderloom/proto/gen/dispatch/v1/dispatch.ts';
import { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { connect } from '@orderloom/rpc/connect.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';
import { bind } from '@orderloom/rpc/serve.ts';
import { type ServiceParts, startService } from '@orderloom/rpc/start-service.ts';
import { lockInstance } from '@orderloom/sqlite/instance-lock.ts';
import type { DispatchConfig } from './config.ts';
import type { Dispatch } from './context.ts';
import { dispatchHandlers } from './handlers.ts';
import { openSqliteOutcomeJournal } from './outcome-journal.sqlite.ts';
import { callProcessingWebhook } from './processing-webhook.ts';
import { startRecovery } from './recovery.ts';
import { RunningSends } from './running-sends.ts';

export function start(config: DispatchConfig): Promise<RunningService> {
  return startService('erp-dispatch', config, async (parts) => {
    const { stack, graceMs } = parts;
    const dispatch = openDispatch(config, parts);
    const sends = new RunningSends();
    // A caller that hangs up ends its call, not its send: that is worth waiting for. What outlasts it is recovered.
    stack.defer(() => sends.settled(graceMs()));
    return {
      services: [bind(DispatchServiceService, dispatchHandlers(dispatch, sends))],
      begin: () => begin(config, dispatch, parts),
    };
  });
}

function openDispatch(config: DispatchConfig, { stack, log, metrics }: ServiceParts): Dispatch {
  stack.adopt(lockInstance(config.DATA_DIR, 'erp-dispatch', config.INSTANCE_NAME), (lock) => lock.release());
  const targets = readTargets(config);
  const policy = targetPolicyOf(config);
  const outcomes = metrics.counter('erp_sends', 'Sends to the ERP, by outcome', ['outcome']);
  return {
    intake: stack.adopt(
      connect(IntakeServiceService, {
        address: config.INTAKE_ADDRESS,
        deadlineMs: 5_000,
        repeatable: ['getOrder', 'finishSend', 'listSends', 'recordWebhook'],
      }),
      (client) => client.close(),
    ),
    journal: stack.adopt(
      openSqliteOutcomeJournal(path.join(config.DATA_DIR, 'outcomes.db'), Date.now),
      (journal) => journal.close(),
    ),
    post: ({ url, key, timeoutMs }, json) =>
      postJson({ url, headers: { 'x-api-key': key }, timeoutMs }, json, policy),
    ...targets,
    owner: ownerOf(config.INSTANCE_NAME, randomUUID()),
    count: (outcome) => outcomes.inc({ outcome }),
    log,
  };
}

/** Whom this service calls, with their keys opened: here and nowhere else. */
function readTargets({ TENANT_FILE, SEALING_KEY_FILE }: DispatchConfig): Pick<Dispatch, 'erp' | 'webhook'> {
  if (TENANT_FILE === undefined) return { erp: null, webhook: null };
  const { tenant, erp, processing_webhook: webhook } = readTenant(TENANT_FILE);
  const sealingKey = SEALING_KEY_FILE === undefined ? undefined : readSealingKey(SEALING_KEY_FILE);
  const opened = (key: string, field: string) => unseal(key, `${tenant} ${field}`, sealingKey);
  return {
    erp: erp && { ...erp, key: opened(erp.key, 'erp.key') },
    webhook: webhook && { ...webhook, key: opened(webhook.key, 'processing_webhook.key') },
  };
}

async function begin(
  config: DispatchConfig,
  dispatch: Dispatch,
  { stack, log, metrics }: ServiceParts,
): Promise<void> {
  stack.adopt(startRecovery(dispatch), (recovery) => recovery.stop());
  const eventLog = stack.adopt(
    openSqliteEventLog({
      file: path.join(config.DATA_DIR, 'events.db'),
      onTrouble: (error) => log.error({ err: error }, 'event log has trouble'),
    }),
    (opened) => opened.close(),
  );
  metrics.gauge('webhook_dead_letters', 'Events whose webhook could not be handled', async () => {
    return (await eventLog.deadLetters.list(topics.orderLifecycle)).length;
  });
  await eventLog.subscribe({
    topic: topics.orderLifecycle,
    group: 'processing-webhook',
    concurrency: 4,
    maxAttempts: 10,
    handle: async (event) => {
      if (event.type === orderEvents.extracted) await callProcessingWebhook(dispatch, event.key);
    },
  });
}
