import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { openFileBlobs } from '@orderloom/blobs/files.ts';
import { readTenant } from '@orderloom/config/tenant.ts';
import { openSqliteEventLog } from '@orderloom/event-log/sqlite.ts';
import { ClassifierServiceService } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { connect } from '@orderloom/rpc/connect.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';
import { bind } from '@orderloom/rpc/serve.ts';
import { startService } from '@orderloom/rpc/start-service.ts';
import type { IntakeConfig } from './config.ts';
import type { IntakeSettings } from './context.ts';
import { intakeHandlers } from './handlers.ts';
import { openSqliteOrderStore } from './order-store.sqlite.ts';
import { openSqliteRejectedStore } from './rejected-store.sqlite.ts';
import { type Relay, startRelay } from './relay.ts';
import { sweepBlobs } from './sweep-blobs.ts';

const sweepEveryMs = 3_600_000;

/** Reading an e-mail of the largest size, with its sandbox, takes up to a minute. */
const classifyDeadlineMs = 70_000;

export function start(config: IntakeConfig): Promise<RunningService> {
  return startService('intake', config, async ({ stack, log }) => {
    const inData = (name: string) => path.join(config.DATA_DIR, name);
    const orders = stack.adopt(openSqliteOrderStore(inData('orders.db')), (store) => store.close());
    const rejected = stack.adopt(openSqliteRejectedStore(inData('rejected.db')), (store) => store.close());
    const eventLog = stack.adopt(
      openSqliteEventLog({
        file: inData('events.db'),
        onTrouble: (error) => log.error({ err: error }, 'event log has trouble'),
      }),
      (opened) => opened.close(),
    );
    const classifier = stack.adopt(
      connect(ClassifierServiceService, {
        address: config.CLASSIFIER_ADDRESS,
        deadlineMs: classifyDeadlineMs,
        repeatable: ['classifyEmail'],
      }),
      (client) => client.close(),
    );
    let relay: Relay | undefined;
    const intake = {
      orders,
      rejected,
      now: Date.now,
      newId: randomUUID,
      random: Math.random,
      settings: readSettings(config),
      wakeRelay: () => relay?.wake(),
      classify: (blobKey: string) => classifier.classifyEmail({ blob_key: blobKey, store_parts: true }),
    };
    return {
      services: [bind(IntakeServiceService, intakeHandlers(intake))],
      begin() {
        relay = stack.adopt(startRelay(intake, eventLog, log), (running) => running.stop());
        const blobs = openFileBlobs(inData('blobs'));
        const sweep = () =>
          sweepBlobs({ ...intake, blobs }).then(
            (removed) => removed > 0 && log.info({ removed }, 'blobs without an owner removed'),
            (error) => log.warn({ err: error }, 'blobs without an owner could not be looked for'),
          );
        stack.adopt(setInterval(sweep, sweepEveryMs), clearInterval);
      },
    };
  });
}

function readSettings({ TENANT_FILE }: IntakeConfig): IntakeSettings {
  if (TENANT_FILE === undefined) {
    return { webhook: false, debug: false, orderSplitting: false, deliveryWindow: 'latest' };
  }
  const { processing_webhook, debug, order_splitting, delivery_window } = readTenant(TENANT_FILE);
  return {
    webhook: processing_webhook?.enabled ?? false,
    debug,
    orderSplitting: order_splitting,
    deliveryWindow: delivery_window,
  };
}
