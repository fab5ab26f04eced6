import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { readTenant } from '@orderloom/config/tenant.ts';
import { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';
import { bind } from '@orderloom/rpc/serve.ts';
import { startService } from '@orderloom/rpc/start-service.ts';
import type { MasterDataConfig } from './config.ts';
import { fillTexts } from './fill-texts.ts';
import { defaultCustomerThreshold } from './find-customer.ts';
import { masterDataHandlers } from './handlers.ts';
import { lettersOfTexts } from './letters-of-texts.ts';
import { openSqliteStores } from './stores.sqlite.ts';

export function start(config: MasterDataConfig): Promise<RunningService> {
  return startService('master-data', config, async ({ stack }) => {
    const customerThreshold =
      config.TENANT_FILE === undefined
        ? defaultCustomerThreshold
        : readTenant(config.TENANT_FILE).thresholds.customer;
    const stores = stack.adopt(openSqliteStores(path.join(config.DATA_DIR, 'master-data.db')), (opened) =>
      opened.close(),
    );
    const texts = { customerTexts: lettersOfTexts(), productTexts: lettersOfTexts() };
    await fillTexts(stores, texts);
    const context = {
      ...stores,
      ...texts,
      changes: { note: () => {} },
      customerThreshold,
      newId: randomUUID,
      now: Date.now,
    };
    return { services: [bind(MasterDataServiceService, masterDataHandlers(context))] };
  });
}
