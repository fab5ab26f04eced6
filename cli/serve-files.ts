import path from 'node:path';
import type { Tenant } from '@orderloom/config/tenant.ts';
import { type DataFolder, hashKey, writePrivateFile } from './data-folder.ts';
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

/** Writes what the services read at their start: the tenant without its API keys and passwords, the keys' hashes. */
export function writeServiceFiles(folder: DataFolder, tenant: Tenant, keys: Keys): SuiteFiles {
  const files = {
    data: folder.path,
    tenant: path.join(folder.path, 'run', 'tenant.json'),
    apiKeys: path.join(folder.path, 'run', 'api-keys.json'),
  };
  writePrivateFile(files.tenant, JSON.stringify({ ...tenant, keys: undefined, operators: [] }, null, 2));
  const customers = Object.entries(tenant.keys.customers).map(([number, key]) => [number, [hashKey(key)]]);
  const hashes = {
    integration: [hashKey(keys.integration)],
    sync: [hashKey(keys.sync)],
    customers: Object.fromEntries(customers),
  };
  writePrivateFile(files.apiKeys, JSON.stringify(hashes, null, 2));
  return files;
}
