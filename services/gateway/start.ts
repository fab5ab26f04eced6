import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { openFileBlobs } from '@orderloom/blobs/files.ts';
import { readTenant } from '@orderloom/config/tenant.ts';
import { ClassifierServiceService } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import { DispatchServiceService } from '@orderloom/proto/gen/dispatch/v1/dispatch.ts';
import { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { type ConnectOptions, connect } from '@orderloom/rpc/connect.ts';
import { isHealthy } from '@orderloom/rpc/health.ts';
import type { Definition, RpcClient } from '@orderloom/rpc/methods.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';
import { type ServiceParts, startService } from '@orderloom/rpc/start-service.ts';
import type { Express } from 'express';
import { admitAtMost } from './admission.ts';
import { openApiKeys } from './api-keys.ts';
import { createApp } from './app.ts';
import type { GatewayConfig } from './config.ts';
import { serveHttp } from './http-server.ts';
import { gatewayRoutes } from './routes.ts';
import { watchServices } from './watch-services.ts';

/** Some orders of a list, or a write that waits for the disk; uploads, e-mails and sends say their own. */
const callDeadlineMs = 10_000;
/** Bodies at a time; the next waits for this long before it is told to come again. */
const uploadsAtATime = 32;
const uploadPatienceMs = 10_000;
/** The system status is at most this old, plus the time of a health check. */
const watchEveryMs = 5000;
const watchAgainMs = 200;
const healthTimeoutMs = 2000;

export interface RunningGateway extends RunningService {
  /** host:port of the public API. */
  httpAddress: string;
}

export async function start(config: GatewayConfig): Promise<RunningGateway> {
  let httpAddress = '';
  const service = await startService('gateway', config, async (parts) => {
    const app = openApp(config, parts);
    return {
      // No RPC of its own: health for orchestrators, and reflection.
      services: [],
      async begin() {
        const http = parts.stack.adopt(await serveHttp(app, config.HTTP_HOST, config.HTTP_PORT), (running) =>
          running.stop(parts.graceMs()),
        );
        httpAddress = http.address;
      },
    };
  });
  return { ...service, httpAddress };
}

function openApp(config: GatewayConfig, { stack, log, metrics }: ServiceParts): Express {
  const tenant = config.TENANT_FILE === undefined ? null : readTenant(config.TENANT_FILE);
  const keys = stack.adopt(openApiKeys(config.API_KEYS_FILE, log), (opened) => opened.close());
  const blobs = openFileBlobs(path.join(config.DATA_DIR, 'blobs'));
  const client = <D extends Definition>(
    definition: D,
    address: string,
    repeatable: ConnectOptions<D>['repeatable'],
  ): RpcClient<D> =>
    stack.adopt(connect(definition, { address, deadlineMs: callDeadlineMs, repeatable }), (opened) =>
      opened.close(),
    );
  const watch = stack.adopt(
    watchServices({
      addresses: {
        intake: config.INTAKE_ADDRESS,
        classifier: config.CLASSIFIER_ADDRESS,
        extractor: config.EXTRACTOR_ADDRESS,
        'master-data': config.MASTER_DATA_ADDRESS,
        'erp-dispatch': config.DISPATCH_ADDRESS,
      },
      isHealthy: (address) => isHealthy(address, healthTimeoutMs),
      everyMs: watchEveryMs,
      againMs: watchAgainMs,
      now: Date.now,
    }),
    (running) => running.close(),
  );
  const routes = gatewayRoutes({
    intake: client(IntakeServiceService, config.INTAKE_ADDRESS, [
      'acceptUpload', // the gateway gives each call an id
      'acceptEmail',
      'getOrder',
      'listOrders',
      'getGroup',
      'findFile',
      'listRejected',
      'getRejected',
    ]),
    classifier: client(ClassifierServiceService, config.CLASSIFIER_ADDRESS, ['classifyEmail']),
    dispatch: client(DispatchServiceService, config.DISPATCH_ADDRESS, []),
    masterData: client(MasterDataServiceService, config.MASTER_DATA_ADDRESS, [
      'putCustomer',
      'getCustomer',
      'listCustomers',
      'searchCustomers',
      'putProduct',
      'getProduct',
      'listProducts',
      'putMapping',
      'getMapping',
      'listMappings',
      'importCustomers',
      'importProducts',
      'importMappings',
      'getTemplateParameter',
      'rebuildIndex',
      'getIndexRebuild',
    ]),
    blobs,
    tenant,
    newId: randomUUID,
    admit: admitAtMost(uploadsAtATime, uploadPatienceMs),
    watch,
  });
  return createApp({ routes, keys, log, metrics });
}
