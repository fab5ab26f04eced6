import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClassifierServiceService } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import { DispatchServiceService } from '@orderloom/proto/gen/dispatch/v1/dispatch.ts';
import { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Order, StoredFile } from '@orderloom/proto/gen/orders/v1/order.ts';
import type { Handlers } from '@orderloom/rpc/methods.ts';
import { bind, type RpcServer, serve } from '@orderloom/rpc/serve.ts';
import { createLog } from '@orderloom/telemetry/log.ts';
import { createMetrics } from '@orderloom/telemetry/metrics.ts';
import { type RunningGateway, start } from './start.ts';

export const integrationKey = 'int_0123456789abcdef';
export const syncKey = 'sync_0123456789abcdef';
export const customerKey = 'cust_0123456789abcdef';

/** Handlers of the services behind the gateway; a call for which none is given fails as a defect there. */
export interface Remote {
  intake?: Partial<Handlers<IntakeServiceService>>;
  classifier?: Partial<Handlers<ClassifierServiceService>>;
  dispatch?: Partial<Handlers<DispatchServiceService>>;
  masterData?: Partial<Handlers<MasterDataServiceService>>;
}

export interface StartedGateway {
  baseUrl: string;
  gateway: RunningGateway;
  remote: RpcServer;
  keysFile: string;
  folder: string;
  /** Keys of the blobs in the store, half-written ones included. */
  blobs(): string[];
  /** Log lines so far. */
  log(): string;
  get(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** A gateway on free ports in front of services that answer as `remote` says. `tenant` null: none is deployed. */
export async function startGateway(remote: Remote, tenant: object | null = {}): Promise<StartedGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const services = await serve({
    host: '127.0.0.1',
    port: 0,
    services: [
      bind(IntakeServiceService, { ...remote.intake } as Handlers<IntakeServiceService>),
      bind(ClassifierServiceService, { ...remote.classifier } as Handlers<ClassifierServiceService>),
      bind(DispatchServiceService, { ...remote.dispatch } as Handlers<DispatchServiceService>),
      bind(MasterDataServiceService, { ...remote.masterData } as Handlers<MasterDataServiceService>),
    ],
    log: createLog({ service: 'remote', level: 'silent' }),
    metrics: createMetrics('remote', () => {}),
  });
  const keysFile = join(folder, 'keys.json');
  writeFileSync(keysFile, keysJson({ integration: [integrationKey] }));
  const gateway = await start({
    HOST: '127.0.0.1',
    HTTP_HOST: '127.0.0.1',
    DRAIN_SECONDS: 1,
    HTTP_PORT: 0,
    GRPC_PORT: 0,
    METRICS_PORT: 0,
    LOG_LEVEL: 'info',
    LOG_FILE: join(folder, 'log'),
    DATA_DIR: folder,
    TENANT_FILE: tenant === null ? undefined : tenantFile(folder, tenant),
    API_KEYS_FILE: keysFile,
    INTAKE_ADDRESS: services.address,
    CLASSIFIER_ADDRESS: services.address,
    EXTRACTOR_ADDRESS: services.address,
    MASTER_DATA_ADDRESS: services.address,
    DISPATCH_ADDRESS: services.address,
  });
  const baseUrl = `http://${gateway.httpAddress}`;
  return {
    baseUrl,
    gateway,
    remote: services,
    keysFile,
    folder,
    blobs: () => filesBelow(join(folder, 'blobs')),
    log: () => readFileSync(join(folder, 'log'), 'utf8'),
    get: (path, init) =>
      fetch(`${baseUrl}${path}`, { ...init, headers: { 'X-API-Key': integrationKey, ...init?.headers } }),
    async stop() {
      await gateway.stop(1_000);
      await services.stop(100);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The file of keys as the gateway reads it; sync and customer keys are always in it. */
export function keysJson({ integration }: { integration: string[] }): string {
  const hash = (key: string) => createHash('sha256').update(key).digest('hex');
  return JSON.stringify({
    integration: integration.map(hash),
    sync: [hash(syncKey)],
    customers: { '10042': [hash(customerKey)] },
  });
}

export const requestId = '7f1c2a9e-3b54-4d1f-9a37-0c5de1b1f6a2';

export function orderOf(changes: Partial<Order> = {}): Order {
  return {
    request_id: requestId,
    status: 'QUEUED',
    timestamp: '2026-11-02T09:15:27.120Z',
    files: [],
    metadata: [],
    result: null,
    state: { stage: 'queued', reasons: [], confidence: null, duplicate_of: null },
    erp_ref: null,
    email_group_id: null,
    order_label: null,
    retry_count: 0,
    next_retry_at: null,
    last_error: null,
    revision: 0,
    ...changes,
  };
}

export function storedFile(name: string, blobKey: string): StoredFile {
  return { name, blob_key: blobKey, size: 1, mime_type: 'text/plain', sha256: '' };
}

export interface FormPart {
  name?: string;
  filename?: string;
  type?: string;
  content: string | Buffer;
}

export const boundary = 'orderloom-test';

/** A multipart body, byte for byte as written here. */
export function multipart(parts: FormPart[], end = `--${boundary}--\r\n`): Buffer {
  const chunks = parts.flatMap(({ name, filename, type, content }) => {
    const disposition = ['form-data'];
    if (name !== undefined) disposition.push(`name="${name}"`);
    if (filename !== undefined) disposition.push(`filename="${filename}"`);
    const typeLine = type === undefined ? '' : `Content-Type: ${type}\r\n`;
    const head = `--${boundary}\r\nContent-Disposition: ${disposition.join('; ')}\r\n${typeLine}\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

function tenantFile(folder: string, settings: object): string {
  const file = join(folder, 'tenant.json');
  const address = { street: 'Kade 1', postal_code: '1011 AA', city: 'Amsterdam' };
  writeFileSync(
    file,
    JSON.stringify({ tenant: 'demo', supplier: { company: 'Example Supplies B.V.', address }, ...settings }),
  );
  return file;
}

function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }) as string[];
  return names.filter((name) => statSync(join(folder, name)).isFile());
}
