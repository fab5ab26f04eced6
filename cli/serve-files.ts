import path from 'node:path';
import { seal } from '@orderloom/config/sealed.ts';
import type { Tenant } from '@orderloom/config/tenant.ts';
import { type Credentials, type DataFolder, hashKey, writePrivateFile } from './data-folder.ts';
import type { SuiteFiles } from './suite.ts';

export interface Keys {
  integration: string;
  sync: string;
}

/** The tenant file wins over what was made at the first start. */
export function keysOf(tenant: Tenant, { credentials }: DataFolder): Keys {
  return {
    integration: tenant.keys.integration ?? credentials.integrationKey,
    sync: tenant.keys.sync ?? credentials.syncKey,
  };
}

/** Writes what the services read: the tenant without its secrets, the key to sealed ones, the API keys' hashes. */
export function writeServiceFiles(folder: DataFolder, tenant: Tenant, keys: Keys): SuiteFiles {
  const files = {
    data: folder.path,
    tenant: path.join(folder.path, 'run', 'tenant.json'),
    sealingKey: path.join(folder.path, 'run', 'sealing.key'),
    apiKeys: path.join(folder.path, 'run', 'api-keys.json'),
  };
  writePrivateFile(files.sealingKey, folder.credentials.sealingKey);
  writePrivateFile(files.tenant, JSON.stringify(withoutSecrets(tenant, folder.credentials), null, 2));
  const customers = Object.entries(tenant.keys.customers).map(([number, key]) => [number, [hashKey(key)]]);
  const { replaced } = folder.credentials;
  writePrivateFile(
    files.apiKeys,
    JSON.stringify(apiKeys(keys, Object.fromEntries(customers), replaced), null, 2),
  );
  return files;
}

/** The file that the gateway reads, again whenever it changes. */
export function apiKeys(keys: Keys, customers: Record<string, unknown[]>, replaced: Credentials['replaced']) {
  const former = (kind: 'integration' | 'sync') =>
    replaced.filter((key) => key.kind === kind).map(({ sha256, until }) => ({ sha256, until }));
  return {
    integration: [hashKey(keys.integration), ...former('integration')],
    sync: [hashKey(keys.sync), ...former('sync')],
    customers,
  };
}

/** Operators' passwords and API keys are nobody's business; keys of the client's systems open for erp-dispatch only. */
function withoutSecrets({ erp, processing_webhook, ...tenant }: Tenant, { sealingKey }: Credentials) {
  const key = Buffer.from(sealingKey, 'base64');
  const sealed = (secret: string, field: string) => seal(secret, `${tenant.tenant} ${field}`, key);
  return {
    ...tenant,
    keys: undefined,
    operators: [],
    erp: erp && { ...erp, key: sealed(erp.key, 'erp.key') },
    processing_webhook: processing_webhook && {
      ...processing_webhook,
      key: sealed(processing_webhook.key, 'processing_webhook.key'),
    },
  };
}
