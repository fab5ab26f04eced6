import { errorOfAnswer } from './answer-errors.ts';
import { FileNotReadable, NotReachable, OrderloomError } from './errors.ts';
import { type Call, initOf, urlOf } from './request.ts';
import { attempts, pauseMs, retriedStatuses } from './retry.ts';
import { type Attempts, type CallOptions, pause, withinTime } from './time-limit.ts';

/** What a call is told about a repetition, before its pause. */
export interface Retry {
  method: string;
  /** Below the base URL. */
  path: string;
  /** How many attempts have failed: 1 or 2. */
  attempt: number;
  pauseMs: number;
  error: OrderloomError;
}

export interface OrderloomOptions {
  /** `http://127.0.0.1:8080`. */
  baseUrl: string;
  apiKey: string;
  /** In place of the global one: for a proxy, other time limits of the connection, or tests. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** For each call that names no other; absent: no limit but those of `fetch`. */
  timeoutMs?: number;
  /** Hears of each repetition, for a log. */
  onRetry?: (retry: Retry) => void;
  /** In place of the real ones, for tests. */
  timing?: Partial<Timing>;
}

export interface Timing {
  /** Milliseconds since 1970. */
  now: () => number;
  /** 0 to below 1. */
  random: () => number;
  pause: (ms: number, signal?: AbortSignal) => Promise<unknown>;
}

/** Makes calls to one service. They reject with an OrderloomError, or with the reason of the caller's signal. */
export interface Caller {
  timing: Timing;
  /** Resolves to the answer's JSON. */
  json<T>(call: Call, options?: CallOptions): Promise<T>;
  /** Resolves when it is done; there is nothing to read in the answer. */
  done(call: Call, options?: CallOptions): Promise<void>;
  /** Resolves to an answer of success whose body is not yet read. */
  response(call: Call, options?: CallOptions): Promise<Response>;
}

export function createCaller(options: OrderloomOptions): Caller {
  const connection: Connection = {
    ...options,
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    baseUrl: checkedUrl(options.baseUrl),
    timing: { now: Date.now, random: Math.random, pause, ...options.timing },
  };
  checkKey(options.apiKey);
  const make = (call: Call, as: Work['as'], { signal, timeoutMs = options.timeoutMs }: CallOptions = {}) =>
    withinTime({ signal, timeoutMs }, (signal, made) => repeated({ connection, call, as, signal, made }));
  return {
    timing: connection.timing,
    json: (call, given) => make(call, 'json', given) as Promise<never>,
    done: (call, given) => make(call, 'nothing', given) as Promise<undefined>,
    response: (call, given) => make(call, 'response', given) as Promise<Response>,
  };
}

type Connection = Required<Pick<OrderloomOptions, 'baseUrl' | 'apiKey' | 'fetch'>> &
  Pick<OrderloomOptions, 'onRetry'> & { timing: Timing };

interface Work {
  connection: Connection;
  call: Call;
  /** What an answer of success is read as. */
  as: 'json' | 'nothing' | 'response';
  signal: AbortSignal | undefined;
  made: Attempts;
}

/** Without a slash at its end. */
function checkedUrl(baseUrl: string): string {
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    throw new TypeError(`baseUrl must be an http or https URL: ${baseUrl}`);
  return baseUrl.replace(/\/+$/, '');
}

/** Without telling the key, as `fetch` would. */
function checkKey(apiKey: string): void {
  try {
    new Headers({ 'x-api-key': apiKey });
  } catch {
    throw new TypeError('apiKey has characters that no HTTP header can carry');
  }
}

async function repeated(work: Work): Promise<unknown> {
  const { connection, call, signal, made } = work;
  for (;;) {
    made.count += 1;
    try {
      return await attempt(work);
    } catch (error) {
      if (!(error instanceof OrderloomError) || !mayRepeat(call, error)) throw error;
      const ms = pauseMs(made.count, error.retryAfterSeconds, connection.timing.random());
      if (ms === null) throw error;
      made.lastError = error;
      const { method, path } = call;
      connection.onRetry?.({ method, path, attempt: made.count, pauseMs: ms, error });
      await connection.timing.pause(ms, signal);
    }
  }
}

function mayRepeat({ isRepeatable = true, isSend = false }: Call, error: OrderloomError): boolean {
  if (!isRepeatable || error.attempts === attempts) return false;
  if (error.kind === 'not_reachable') return true;
  // No ERP endpoint is configured: asking again does not change that.
  if (isSend && error.status === 503) return false;
  return error.status !== null && retriedStatuses.includes(error.status);
}

async function attempt({ connection, call, as, signal, made }: Work): Promise<unknown> {
  const { baseUrl, apiKey, timing } = connection;
  const lost = (error: unknown) => {
    throw signal?.aborted
      ? signal.reason
      : (fileProblem(error) ?? new NotReachable(baseUrl, error, made.count));
  };
  const init = initOf(call, apiKey, signal);
  const response = await connection.fetch(urlOf(baseUrl, call), init).catch(lost);
  if (response.ok && as === 'response') return response;
  const text = await response.text().catch(lost);
  if (response.ok && as === 'nothing') return undefined;
  const json = jsonOf(text);
  if (response.ok && json !== undefined) return json;
  const { status, headers } = response;
  const context = { baseUrl, isSend: call.isSend ?? false, attempts: made.count, now: timing.now() };
  throw errorOfAnswer({ status, headers, json }, context);
}

/** Undefined for what is no JSON, as a proxy's error page. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Node says in the cause of a call that broke when it was a file's fault. */
function fileProblem(error: unknown): FileNotReadable | undefined {
  const { cause } = error as { cause?: { name?: string } };
  if (cause?.name !== 'NotReadableError') return undefined;
  return new FileNotReadable('a file of the upload changed or went away while it was sent', { cause });
}
