import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { readTenant } from '@orderloom/config/tenant.ts';
import { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';
import { bind, serve } from '@orderloom/rpc/serve.ts';
import { createLog } from '@orderloom/telemetry/log.ts';
import { createMetrics, serveMetrics } from '@orderloom/telemetry/metrics.ts';
import type { MasterDataConfig } from './config.ts';
import { embedByLetters } from './embed-text.ts';
import { defaultCustomerThreshold } from './find-customer.ts';
import { masterDataHandlers } from './handlers.ts';
import { openSqliteStores } from './stores.sqlite.ts';

export async function start(config: MasterDataConfig): Promise<RunningService> {
  await using stack = new AsyncDisposableStack();
  const log = createLog({ service: 'master-data', level: config.LOG_LEVEL, file: config.LOG_FILE });
  const metrics = createMetrics('master-data');
  const customerThreshold =
    config.TENANT_FILE === undefined
      ? defaultCustomerThreshold
      : readTenant(config.TENANT_FILE).thresholds.customer;
  const stores = stack.adopt(openSqliteStores(path.join(config.DATA_DIR, 'master-data.db')), (opened) =>
    opened.close(),
  );
  const context = { ...stores, embed: embedByLetters, customerThreshold, newId: randomUUID, now: Date.now };
  const server = stack.adopt(
    await serve({
      host: config.HOST,
      port: config.GRPC_PORT,
      services: [bind(MasterDataServiceService, masterDataHandlers(context))],
      log,
      metrics,
    }),
    (running) => running.stop(),
  );
  const metricsServer = stack.adopt(
    await serveMetrics(metrics, config.HOST, config.METRICS_PORT),
    (running) => running.stop(),
  );
  log.info({ address: server.address }, 'master-data started');
  const opened = stack.move();
  return {
    address: server.address,
    metricsAddress: metricsServer.address,
    stop: () => opened.disposeAsync(),
  };
}
