import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { connect } from '@orderloom/rpc/connect.ts';
import { createLog } from '@orderloom/telemetry/log.ts';
import { postJson } from '../libs/outbound/post-json.ts';
import type { Dispatch } from '../services/erp-dispatch/context.ts';
import { dispatchHandlers } from '../services/erp-dispatch/handlers.ts';
import { openSqliteOutcomeJournal } from '../services/erp-dispatch/outcome-journal.sqlite.ts';
import { RunningSends } from '../services/erp-dispatch/running-sends.ts';
import { type StartedGateway, startGateway } from '../services/gateway/gateway.fixture.ts';
import { acceptUpload } from '../services/intake/accept-upload.ts';
import { applyExtraction } from '../services/intake/apply-extraction.ts';
import { claimExtraction } from '../services/intake/claim-extraction.ts';
import type { Intake } from '../services/intake/context.ts';
import { intakeHandlers } from '../services/intake/handlers.ts';
import type { OrderRecord } from '../services/intake/order-record.ts';
import { openSqliteOrderStore } from '../services/intake/order-store.sqlite.ts';
import { openSqliteRejectedStore } from '../services/intake/rejected-store.sqlite.ts';
import { saveCorrections } from '../services/intake/save-corrections.ts';

export const sendableStatuses = ['PROCESSED', 'ATTENTION', 'MODIFIED'] as const;
export type SendableStatus = (typeof sendableStatuses)[number];

export const erpKey = 'erp-test-key';
const log = createLog({ service: 'test', level: 'silent' });
/** No e-mail comes here. */
const rejected = openSqliteRejectedStore(':memory:');

/** Intake as its start composes it, on the orders of this folder; closed by whoever opened it. */
export function openIntake(folder: string): Intake {
  return {
    orders: openSqliteOrderStore(path.join(folder, 'orders.db')),
    now: Date.now,
    newId: randomUUID,
    settings: { webhook: false, debug: false, orderSplitting: false, deliveryWindow: 'latest' },
    wakeRelay: () => {},
  };
}

export interface ErpTarget {
  url: string;
  timeoutSeconds: number;
}

/** erp-dispatch as its start composes it, on the journal of this folder. */
export function openDispatch(
  folder: string,
  owner: string,
  { url, timeoutSeconds }: ErpTarget,
): Omit<Dispatch, 'intake'> {
  const policy = { allowPrivate: true, ownPorts: [], ownAddresses: [] };
  return {
    journal: openSqliteOutcomeJournal(path.join(folder, 'outcomes.db'), Date.now),
    post: ({ url, key, timeoutMs }, json) =>
      postJson({ url, headers: { 'x-api-key': key }, timeoutMs }, json, policy),
    erp: { url, key: erpKey, timeout_seconds: timeoutSeconds },
    webhook: null,
    owner,
    count: () => {},
    log,
  };
}

export const handlersOf = (intake: Intake) => intakeHandlers(intake as Parameters<typeof intakeHandlers>[0]);

/** Intake, erp-dispatch and gateway on the wire, without what comes before an order can be sent. */
export async function startSending(
  folder: string,
  target: ErpTarget,
): Promise<{ gateway: StartedGateway; intake: Intake; stop(): Promise<void> }> {
  const intake = openIntake(folder);
  const parts = openDispatch(folder, 'dispatch/boot-1', target);
  const dispatch = parts as Dispatch;
  const gateway = await startGateway(
    { intake: handlersOf(intake), dispatch: dispatchHandlers(dispatch, new RunningSends()) },
    { erp: { url: target.url, key: erpKey, timeout_seconds: target.timeoutSeconds } },
  );
  const client = connect(IntakeServiceService, {
    address: gateway.remote.address,
    deadlineMs: 5_000,
    repeatable: ['finishSend'],
  });
  dispatch.intake = client;
  return {
    gateway,
    intake,
    async stop() {
      client.close();
      await gateway.stop();
      parts.journal.close();
      intake.orders.close();
    },
  };
}

/** A new order of this status, by the way on which orders come to it. */
export async function orderIn(intake: Intake, status: SendableStatus): Promise<OrderRecord> {
  const file = { name: 'a.txt', blob_key: 'a', size: 1, mime_type: 'text/plain', sha256: 'a' };
  const upload = { files: [file], metadata: [], request_id: randomUUID() };
  const { record } = await acceptUpload({ ...intake, rejected }, upload);
  const { request_id } = record;
  const claim = await claimExtraction(intake, { request_id, owner: 'extractor/1', claim_id: randomUUID() });
  const doubt = {
    code: 'quantity_missing',
    path: 'items[0].quantity',
    message: '',
    evidence: [],
    candidates: [],
  };
  const extracted = await applyExtraction(intake, {
    request_id,
    epoch: claim!.epoch,
    // Of its own number: with that of another it would be its duplicate, and in ATTENTION.
    purchase_order: { ...order, order_number: request_id },
    reasons: status === 'ATTENTION' ? [doubt] : [],
    overall_confidence: 1,
    evidence_blob_key: 'e',
    duration_ms: 1,
  });
  return status === 'MODIFIED' ? correct(intake, request_id, { currency: 'EUR' }) : extracted;
}

/** An operator's save of the stored order with these values in place of its own. */
export async function correct(
  intake: Intake,
  request_id: string,
  change: Partial<PurchaseOrder>,
): Promise<OrderRecord> {
  const { revision, result } = (await intake.orders.get(request_id))!;
  const purchase_order = { ...result!, ...change };
  return saveCorrections(intake, { request_id, revision, operator: 'op@example.test', purchase_order });
}

const order: Omit<PurchaseOrder, 'order_number'> = {
  order_date: '2026-03-01',
  items: [{ article_number: 'A1', quantity: 2, quantity_state: 'Valid' }],
};
