import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { readTenant } from '@orderloom/config/tenant.ts';
import { openSqliteEventLog } from '@orderloom/event-log/sqlite.ts';
import { requireCallable } from '@orderloom/outbound/configured-target.ts';
import { targetPolicyOf } from '@orderloom/outbound/target-policy.ts';
import { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';
import { bind } from '@orderloom/rpc/serve.ts';
import { type ServiceParts, startService } from '@orderloom/rpc/start-service.ts';
import { holdLock } from '@orderloom/sqlite/hold-lock.ts';
import type { MasterDataConfig } from './config.ts';
import { endpointEmbedder } from './embedder.endpoint.ts';
import { fillTexts } from './fill-texts.ts';
import { defaultCustomerThreshold } from './find-customer.ts';
import { masterDataHandlers } from './handlers.ts';
import { lettersOfTexts } from './letters-of-texts.ts';
import { meaningsOfTexts } from './meanings-of-texts.ts';
import { publishChanges } from './publish-changes.ts';
import { indexRebuilds } from './rebuild-index.ts';
import { openSqliteStores, type Stores } from './stores.sqlite.ts';

export function start(config: MasterDataConfig): Promise<RunningService> {
  return startService('master-data', config, async ({ stack, log }) => {
    const customerThreshold =
      config.TENANT_FILE === undefined
        ? defaultCustomerThreshold
        : readTenant(config.TENANT_FILE).thresholds.customer;
    stack.adopt(lockData(config.DATA_DIR), (lock) => lock.release());
    const stores = stack.adopt(openSqliteStores(path.join(config.DATA_DIR, 'master-data.db')), (opened) =>
      opened.close(),
    );
    const texts = openTexts(config, stores, { stack, log });
    await fillTexts(stores, texts);
    const eventLog = stack.adopt(
      openSqliteEventLog({
        file: path.join(config.DATA_DIR, 'events.db'),
        onTrouble: (error) => log.error({ err: error }, 'event log has trouble'),
      }),
      (opened) => opened.close(),
    );
    const changes = stack.adopt(publishChanges(eventLog, randomUUID, log), (running) => running.stop());
    for (const kind of ['customers', 'products', 'mappings'] as const) changes.note(kind);
    const context = {
      ...stores,
      ...texts,
      changes,
      customerThreshold,
      rebuilds: stack.adopt(indexRebuilds({ ...stores, ...texts, changes }, log), (running) =>
        running.stop(),
      ),
      newId: randomUUID,
      now: Date.now,
      log,
    };
    return { services: [bind(MasterDataServiceService, masterDataHandlers(context))] };
  });
}

/** One process owns the index: a second one would not find what was put into the first. */
function lockData(dataDir: string): { release(): void } {
  const lock = holdLock(path.join(dataDir, 'locks', 'master-data-index'));
  if (lock !== undefined) return lock;
  throw new ConfigurationError(
    `another master-data works on ${dataDir}: its index is in the memory of one process, so stop one of the two`,
  );
}

/** By letters; with an endpoint for embeddings customers by meaning as well. Of articles nobody asks what they mean. */
function openTexts(
  config: MasterDataConfig,
  stores: Stores,
  { stack, log }: Pick<ServiceParts, 'stack' | 'log'>,
) {
  const { EMBEDDINGS_BASE_URL: baseUrl, EMBEDDINGS_MODEL: model, EMBEDDINGS_API_KEY: apiKey } = config;
  const productTexts = lettersOfTexts();
  if (baseUrl === undefined || model === undefined) return { customerTexts: lettersOfTexts(), productTexts };
  const policy = targetPolicyOf(config);
  requireCallable('EMBEDDINGS_BASE_URL', baseUrl, policy);
  const embedder = endpointEmbedder({ baseUrl, model, apiKey, policy });
  const vectors = stores.openVectors('customers', embedder.name);
  const customerTexts = stack.adopt(meaningsOfTexts(lettersOfTexts(), { embedder, vectors, log }), (texts) =>
    texts.stop(),
  );
  return { customerTexts, productTexts };
}
