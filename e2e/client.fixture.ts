import { randomUUID } from 'node:crypto';
import { documentedFetch } from './documented-fetch.fixture.ts';
import { until } from './suite.fixture.ts';

export interface Target {
  baseUrl: string;
  apiKey: string;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the service answered; tests compare it with literals.
  body: any;
}

export async function call(target: Target, method: string, route: string, body?: FormData): Promise<Answer> {
  const response = await documentedFetch(`${target.baseUrl}${route}`, {
    method,
    headers: { 'x-api-key': target.apiKey },
    ...(body ? { body } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

export function formOf(
  files: Record<string, Uint8Array | string>,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, content] of Object.entries(files)) {
    form.append('files', new Blob([content as Uint8Array<ArrayBuffer> | string]), name);
  }
  return form;
}

/** Uploads as an integrator should: under one request_id, again when the outcome is not known. */
export async function uploadUntilAccepted(
  target: Target,
  files: Record<string, Uint8Array>,
): Promise<string> {
  const request_id = randomUUID();
  await until(async () => {
    try {
      return (await call(target, 'POST', '/order/upload', formOf(files, { request_id }))).status === 200;
    } catch {
      return false;
    }
  }, 60_000);
  return request_id;
}

export const settled = ['PROCESSED', 'ATTENTION', 'FAILED'];

/** The order's status object when it is no longer QUEUED. */
export async function whenSettled(
  target: Target,
  requestId: string,
  timeoutMs = 30_000,
): Promise<Answer['body']> {
  let status: Answer | undefined;
  await until(async () => {
    // A gateway that is just being restarted is asked again.
    status = await call(target, 'GET', `/order_status/${requestId}`).catch(() => undefined);
    return settled.includes(status?.body?.status);
  }, timeoutMs);
  return status!.body;
}
