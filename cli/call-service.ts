import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { NotReachable, ServiceRefusal } from './service-errors.ts';

export interface CallBody {
  type: string;
  /** Bytes. */
  length: number;
  /** From its beginning, as often as it is asked for. */
  open(): Readable | string;
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  /** From the base URL: `/order_status/list?page=1`. */
  path: string;
  body?: CallBody;
  /** Whether a second one does no harm when the first one may have arrived; the usual. */
  isRepeatable?: boolean;
  /** Statuses that are an answer here and no trouble on the way. */
  finalStatuses?: number[];
}

export interface CallContext {
  baseUrl: string;
  apiKey: string;
  /** 0 to below 1. */
  random: () => number;
  pause: (ms: number) => Promise<unknown>;
  /** Longest silence of the service, in milliseconds. */
  timeoutMs: number;
}

/** As the interface's retry guidance has it, connection errors too. */
const attempts = 3;
const retriedStatuses = [408, 429, 502, 503, 504];
/** Answers that say that nothing was done. */
const untakenStatuses = [429, 503];
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** Errors of a connection that was never made. */
const unsentErrors = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Makes calls to one service; `close` ends its connections. */
export interface Caller {
  /** The JSON of the answer. Throws ServiceRefusal or NotReachable. */
  call<T>(call: Call): Promise<T>;
  close(): Promise<void>;
}

export function createCaller(context: CallContext): Caller {
  const agent = new Agent({ headersTimeout: context.timeoutMs, bodyTimeout: context.timeoutMs });
  return {
    async call<T>(call: Call) {
      for (let attempt = 1; ; attempt++) {
        const outcome = await attemptCall(context, agent, call);
        if (outcome.kind === 'answer') return outcome.json as T;
        if (attempt === attempts || !mayRepeat(call, outcome)) throw errorOf(context, outcome);
        await context.pause(pauseMs(attempt, outcome, context.random));
      }
    },
    close: () => agent.destroy(),
  };
}

type Outcome =
  | { kind: 'answer'; json: unknown }
  | { kind: 'refusal'; status: number; detail: unknown; retryAfterSeconds: number }
  | { kind: 'lost'; error: unknown };

async function attemptCall({ baseUrl, apiKey }: CallContext, agent: Agent, call: Call): Promise<Outcome> {
  const { method, path, body } = call;
  try {
    const response = await request(`${baseUrl}${path}`, {
      method,
      dispatcher: agent,
      headers: {
        'x-api-key': apiKey,
        ...(body && { 'content-type': body.type, 'content-length': String(body.length) }),
      },
      body: body?.open() ?? null,
    });
    const json = parseJson(await response.body.text());
    const { statusCode: status } = response;
    if (status < 300 && (json !== null || status === 204)) return { kind: 'answer', json };
    const { detail = notOurs(baseUrl, status) } = (json ?? {}) as { detail?: unknown };
    return {
      kind: 'refusal',
      status,
      detail,
      retryAfterSeconds: Number(response.headers['retry-after']) || 0,
    };
  } catch (error) {
    return { kind: 'lost', error };
  }
}

function notOurs(baseUrl: string, status: number): string {
  return `${baseUrl} answered ${status} and not as Orderloom does: is that its address?`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page, or 204.
    return null;
  }
}

function mayRepeat({ isRepeatable = true, finalStatuses = [] }: Call, outcome: Outcome): boolean {
  if (outcome.kind === 'refusal') {
    const retried = isRepeatable ? retriedStatuses : untakenStatuses;
    return retried.includes(outcome.status) && !finalStatuses.includes(outcome.status);
  }
  return outcome.kind === 'lost' && (isRepeatable || unsentErrors.includes(codeOf(outcome.error)));
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** Half of the pause is chance, so that clients that failed together do not come back together. */
function pauseMs(attempt: number, outcome: Outcome, random: () => number): number {
  const exponentialMs = firstPauseMs * 2 ** (attempt - 1) * (0.5 + random() / 2);
  const askedMs = outcome.kind === 'refusal' ? outcome.retryAfterSeconds * 1000 : 0;
  return Math.min(longestPauseMs, Math.max(exponentialMs, askedMs));
}

function errorOf({ baseUrl }: CallContext, outcome: Exclude<Outcome, { kind: 'answer' }>): Error {
  if (outcome.kind === 'refusal') return new ServiceRefusal(outcome.status, outcome.detail);
  return new NotReachable(baseUrl, outcome.error);
}
