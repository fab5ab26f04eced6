import type { Dispatch } from './context.ts';

const timeoutMs = 10_000;

/**
 * Tells the client that an order was extracted: one POST, granted by intake before it is made, so that neither a
 * repeated event nor a crash makes a second one. What came of it goes into the order's timeline.
 */
export async function callProcessingWebhook(dispatch: Dispatch, requestId: string): Promise<void> {
  const { intake, webhook, log } = dispatch;
  if (!webhook?.enabled) return;
  const { granted, purchase_order } = await intake.claimWebhook({ request_id: requestId });
  if (!granted) return;
  const body = JSON.stringify({ request_id: requestId, purchase_order });
  const result = await dispatch.post({ url: webhook.url, key: webhook.key, timeoutMs }, body);
  const acknowledged = result.kind === 'answered' && result.status >= 200 && result.status < 300;
  const outcome =
    result.kind === 'answered'
      ? `Processing webhook answered ${result.status}`
      : `Processing webhook failed: ${result.kind.replace('_', ' ')}`;
  log.info({ request_id: requestId, acknowledged }, 'webhook called');
  await intake.recordWebhook({ request_id: requestId, outcome });
}
