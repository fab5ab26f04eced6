import { Failure } from '@orderloom/errors/failure.ts';
import type { IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Handlers } from '@orderloom/rpc/methods.ts';
import { type AcceptEmailContext, acceptEmail } from './accept-email.ts';
import { acceptUpload } from './accept-upload.ts';
import { applyExtraction } from './apply-extraction.ts';
import { applyResolution } from './apply-resolution.ts';
import { beginSend } from './begin-send.ts';
import { claimExtraction } from './claim-extraction.ts';
import { claimWebhook, recordWebhook } from './claim-webhook.ts';
import { endOrphanedLeases, releaseLease } from './end-leases.ts';
import { type FailExtractionContext, failExtraction } from './fail-extraction.ts';
import { findFile } from './find-file.ts';
import { finishSend } from './finish-send.ts';
import { getOrder } from './get-order.ts';
import { listSends } from './list-sends.ts';
import { listUnresolved } from './list-unresolved.ts';
import type { OrderRecord } from './order-record.ts';
import type { RejectedRecord, RejectionStatus } from './rejected-store.ts';
import { renderOrder } from './render-order.ts';
import { renewLease } from './renew-lease.ts';
import { getRejected, reprocessRejected } from './reprocess-rejected.ts';
import { retryOrder } from './retry-order.ts';
import { saveCorrections } from './save-corrections.ts';

/** Each RPC: parse, do, reply. */
export function intakeHandlers(
  intake: AcceptEmailContext & FailExtractionContext,
): Handlers<typeof IntakeServiceService> {
  const render = (record: OrderRecord) => renderOrder(record, intake.now());
  return {
    async acceptUpload(request) {
      const { record, created } = await acceptUpload(intake, request);
      return { order: render(record), created };
    },
    async acceptEmail(request) {
      const { request_id, email_group_id, orders } = await acceptEmail(intake, request);
      return { request_id, split: email_group_id !== null, email_group_id, orders: orders.map(render) };
    },
    async getOrder({ request_id }) {
      return { order: render(await getOrder(intake, request_id)) };
    },
    async listOrders({ page, size }) {
      const { orders, total } = await intake.orders.newest(page, size);
      return { orders: orders.map(render), total };
    },
    async getGroup({ email_group_id, offset }) {
      const { orders, total } = await intake.orders.ofGroup(email_group_id.toLowerCase(), offset);
      if (total === 0) throw new Failure('not_found', 'E-mail group not found');
      const message_id = orders[0]?.email?.message_id ?? null;
      return { email_group_id, message_id, orders: orders.map(render), total };
    },
    findFile: ({ request_id, name }) => findFile(intake, request_id, name),
    async retryOrder({ request_id }) {
      return { order: render(await retryOrder(intake, request_id.toLowerCase())) };
    },
    async saveOrder(request) {
      return { order: render(await saveCorrections(intake, request)) };
    },
    async claimExtraction(request) {
      return { claim: (await claimExtraction(intake, request)) ?? null };
    },
    async renewLease({ request_id, epoch }) {
      return { held: await renewLease(intake, request_id, epoch) };
    },
    async releaseLease({ request_id, epoch }) {
      await releaseLease(intake, request_id, epoch);
      return {};
    },
    async endOrphanedLeases({ owner }) {
      return { ended: await endOrphanedLeases(intake, owner) };
    },
    async applyExtraction(request) {
      return { status: (await applyExtraction(intake, request)).status };
    },
    async failExtraction(request) {
      return { status: (await failExtraction(intake, request)).status };
    },
    listUnresolved: (request) => listUnresolved(intake, request),
    async applyResolution(request) {
      return { status: (await applyResolution(intake, request)).status };
    },
    async claimWebhook({ request_id }) {
      const order = await claimWebhook(intake, request_id);
      return { granted: order !== undefined, purchase_order: order ?? null };
    },
    async recordWebhook({ request_id, outcome }) {
      await recordWebhook(intake, request_id, outcome);
      return {};
    },
    async beginSend(request) {
      const { send_id, payload_json } = await beginSend(intake, {
        ...request,
        request_id: request.request_id.toLowerCase(),
      });
      return { send_id, payload_json };
    },
    async finishSend(request) {
      const { record, applied } = await finishSend(intake, request);
      return { status: record.status, applied };
    },
    async listSends() {
      return { sends: await listSends(intake) };
    },
    async listRejected({ status, page, size }) {
      const { rejected, total } = await intake.rejected.newest(status as RejectionStatus, page, size);
      return { rejected: rejected.map(withoutFiles), total };
    },
    async getRejected({ request_id }) {
      return { rejected: withoutFiles(await getRejected(intake, request_id)) };
    },
    async reprocessRejected({ request_id }) {
      return { order: render(await reprocessRejected(intake, request_id)) };
    },
  };
}

/** What is ours alone stays here. */
function withoutFiles({
  files: _files,
  email_blob_key: _key,
  body_blob_key: _bodyKey,
  sent_at: _sentAt,
  ...rejected
}: RejectedRecord) {
  return rejected;
}
