import { type OnProgress, watchedBody } from './progress.ts';
import type { UploadBody } from './upload-body.ts';

/** One call of the interface. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From `pathOf`. */
  path: string;
  query?: Record<string, string | number | undefined>;
  json?: object;
  form?: UploadBody;
  onProgress?: OnProgress | undefined;
  /** False when a second one may do harm; absent: it may be repeated. */
  isRepeatable?: boolean;
  /** A send: its 503 says that there is no ERP, its 422 what the ERP said. */
  isSend?: boolean;
}

export function urlOf(baseUrl: string, { path, query = {} }: Call): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  const text = String(given);
  return `${baseUrl}${path}${text && `?${text}`}`;
}

/** What `fetch` takes for one attempt of a call. */
export function initOf(
  { method, json, form, onProgress }: Call,
  apiKey: string,
  signal?: AbortSignal,
): RequestInit {
  const base = { method, signal: signal ?? null };
  const headers = { 'x-api-key': apiKey };
  // The key must not follow a redirect to another host.
  if (!form) {
    const body = json && { body: JSON.stringify(json) };
    const type = json && { 'content-type': 'application/json' };
    return { ...base, redirect: 'manual', ...body, headers: { ...headers, ...type } };
  }
  const { headers: length, ...body } = watchedBody(form, onProgress);
  return {
    ...base,
    ...body,
    headers: { ...headers, ...length, 'content-type': form.type },
    // Without both of them Node keeps what it sent, to send it again after a redirect: a file of 600 MB took 700 MB of
    // memory, with them 97 MB.
    redirect: 'error',
    window: null,
  };
}
