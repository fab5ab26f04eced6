import { createOrderloom, type Orderloom, type OrderloomOptions } from '@orderloom/sdk/orderloom.ts';
import { Agent, fetch } from 'undici';

/** An ERP may take five minutes to answer a send (tenant settings, `erp.timeout_seconds`); this is a little more. */
const longestSilenceMs = 330_000;

/** Lends a client of a service; Node's own `fetch` would give up on an answer after five minutes. */
export async function withClientOf<T>(
  target: Pick<OrderloomOptions, 'baseUrl' | 'apiKey'>,
  use: (client: Orderloom) => Promise<T>,
): Promise<T> {
  const dispatcher = new Agent({ headersTimeout: longestSilenceMs, bodyTimeout: longestSilenceMs });
  const patientFetch = (url: string, init: object) => fetch(url, { ...init, dispatcher }) as Promise<unknown>;
  try {
    return await use(createOrderloom({ ...target, fetch: patientFetch as OrderloomOptions['fetch'] }));
  } finally {
    await dispatcher.destroy();
  }
}
