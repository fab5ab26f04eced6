import path from 'node:path';
import { openFileBlobs } from '@orderloom/blobs/files.ts';
import { readTenant, type Tenant } from '@orderloom/config/tenant.ts';
import { openSqliteEventLog } from '@orderloom/event-log/sqlite.ts';
import { topics } from '@orderloom/orders/order-events.ts';
import { createSandbox } from '@orderloom/pages/sandbox.ts';
import { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { connect } from '@orderloom/rpc/connect.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';
import { type ServiceParts, startService } from '@orderloom/rpc/start-service.ts';
import { lockInstance } from '@orderloom/sqlite/instance-lock.ts';
import type { ExtractorConfig } from './config.ts';
import { childModule, createExtract, ordersPerChild } from './extract-files.ts';
import type { Resolver } from './resolve/resolve-draft.ts';
import { type WatchOptions, watchMasterData } from './resolve/watch-master-data.ts';
import { opinionModule } from './second-opinion/consult.ts';
import { openSecondOpinion } from './second-opinion/open-second-opinion.ts';
import type { SecondOpinion } from './second-opinion/second-opinion.ts';
import { settingsOf } from './tenant-settings.ts';
import { startWorker, type WorkerOptions } from './worker.ts';

const group = 'extractor';
/** Of the time for a stop, what giving leases back takes. */
const releaseMs = 1_000;

export function start(config: ExtractorConfig): Promise<RunningService> {
  return startService('extractor', config, async (parts) => {
    const { stack, log } = parts;
    if (config.TENANT_FILE === undefined) {
      log.warn('tenant is not initialised (TENANT_FILE is unset): nothing is extracted');
      return { services: [] };
    }
    stack.adopt(lockInstance(config.DATA_DIR, 'extractor', config.INSTANCE_NAME), (lock) => lock.release());
    const work = openWork(config, readTenant(config.TENANT_FILE), parts);
    return { services: [], begin: () => beginWork(config, work, parts) };
  });
}

type Work = WorkerOptions & WatchOptions;

async function beginWork(config: ExtractorConfig, work: Work, parts: ServiceParts): Promise<void> {
  const { stack, log, metrics, graceMs } = parts;
  const eventLog = stack.adopt(
    openSqliteEventLog({
      file: path.join(config.DATA_DIR, 'events.db'),
      onTrouble: (error) => log.error({ err: error }, 'event log has trouble'),
    }),
    (opened) => opened.close(),
  );
  metrics.gauge('extraction_backlog', 'Orders waiting for an extractor', () =>
    eventLog.lag(topics.extractionWork, group),
  );
  const watch = stack.adopt(watchMasterData(work), (watching) => watching.stop());
  const worker = startWorker({ ...work, extract: (files) => watch.during(() => work.extract(files)) });
  metrics.gauge('extractions_running', 'Orders being extracted', () => worker.running());
  const subscription = await eventLog.subscribe({
    topic: topics.extractionWork,
    group,
    concurrency: config.WORKERS,
    maxAttempts: 10,
    handle: (event) => worker.take(event.key),
  });
  await eventLog.subscribe({
    topic: topics.masterData,
    group,
    concurrency: 1,
    maxAttempts: 1,
    handle: async ({ data }) => watch.wake(String(data.kinds).split(' ')),
  });
  stack.defer(async () => {
    await Promise.all([subscription.stop(), worker.stop(Math.max(0, graceMs() - releaseMs))]);
  });
}

function openWork(config: ExtractorConfig, tenant: Tenant, parts: ServiceParts): Work {
  const { stack, log } = parts;
  const intake = stack.adopt(
    connect(IntakeServiceService, {
      address: config.INTAKE_ADDRESS,
      deadlineMs: 10_000,
      // A claim has an id of its own, the rest is checked by epoch.
      repeatable: [
        'claimExtraction',
        'renewLease',
        'releaseLease',
        'endOrphanedLeases',
        'applyExtraction',
        'failExtraction',
        'listUnresolved',
        // A repeated one is refused by its revision, or changes nothing.
        'applyResolution',
      ],
    }),
    (client) => client.close(),
  );
  const masterData = stack.adopt(
    connect(MasterDataServiceService, {
      address: config.MASTER_DATA_ADDRESS,
      deadlineMs: 10_000,
      repeatable: ['resolveOrder', 'listTemplateParameters'],
    }),
    (client) => client.close(),
  );
  const secondOpinion = openOpinion(config, masterData, parts);
  const sandbox = stack.adopt(
    createSandbox({
      module: secondOpinion ? opinionModule : childModule,
      size: config.WORKERS,
      memoryMb: config.CHILD_MEMORY_MB,
      timeoutMs: config.ORDER_TIMEOUT_SECONDS * 1000,
      recycleAfter: ordersPerChild,
    }),
    (children) => children.stop(),
  );
  const resolve: Resolver = (request) => masterData.resolveOrder(request);
  const extract = createExtract({
    sandbox,
    settings: settingsOf(tenant),
    maxPages: tenant.limits.max_pages,
    resolve,
    secondOpinion,
  });
  const blobs = openFileBlobs(path.join(config.DATA_DIR, 'blobs'));
  return { intake, blobs, resolve, extract, log, instance: config.INSTANCE_NAME, slots: config.WORKERS };
}

function openOpinion(
  config: ExtractorConfig,
  masterData: RpcClient<typeof MasterDataServiceService>,
  { log, metrics }: ServiceParts,
): SecondOpinion | undefined {
  const outcomes = metrics.counter('second_opinions', 'Second opinions, by what came of them', ['outcome']);
  return openSecondOpinion(config, {
    templateTexts: async () => {
      const { template_parameters } = await masterData.listTemplateParameters({});
      return template_parameters.map((text) => ({ ...text, version: text.version ?? null }));
    },
    count: (outcome) => outcomes.inc({ outcome }),
    onDefect: (error) => log.error({ err: error }, 'a second opinion met a defect'),
  });
}
