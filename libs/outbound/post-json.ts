import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { TargetPolicy } from './allowed-address.ts';
import { decodeAnswer } from './decode-answer.ts';
import { findAddress } from './find-address.ts';

export interface Target {
  url: string;
  /** Besides those of a JSON body; a key goes here. */
  headers: Readonly<Record<string, string>>;
  /** Total, in milliseconds: from here to the last byte of the answer. */
  timeoutMs: number;
  /** Ends the call earlier; what comes of it then is the caller's to know. */
  signal?: AbortSignal;
  /** 1 MiB unless told: most answers that we wait for are small objects, and more is a mistake or an attack. */
  maxAnswerBytes?: number;
}

export type PostResult =
  | { kind: 'answered'; status: number; body: Uint8Array }
  /** `delivered`: the other side may have read the request. */
  | { kind: 'timed_out' | 'unreachable' | 'too_large'; delivered: boolean };

const defaultMaxAnswerBytes = 1024 * 1024;
const connectTimeoutMs = 5_000;

/**
 * One POST with a JSON body: no retry, no redirect (which would carry the key to another host), a connection of
 * its own to the very address that was checked. Never throws.
 */
export async function postJson(target: Target, json: string, policy: TargetPolicy): Promise<PostResult> {
  const deadline = AbortSignal.timeout(target.timeoutMs);
  const end = target.signal ? AbortSignal.any([deadline, target.signal]) : deadline;
  const { maxAnswerBytes = defaultMaxAnswerBytes } = target;
  const url = new URL(target.url);
  const address = await findAddress(url, policy, end);
  if (address === undefined)
    return { kind: deadline.aborted ? 'timed_out' : 'unreachable', delivered: false };
  const call = startCall(url, address, target.headers, json, end);
  let connected = false;
  try {
    await connection(call, Math.min(connectTimeoutMs, target.timeoutMs));
    connected = true;
    const response = await firstResponse(call);
    const sent = await readAtMost(response, maxAnswerBytes);
    const body = sent && decodeAnswer(sent, response.headers['content-encoding'], maxAnswerBytes);
    return body
      ? { kind: 'answered', status: response.statusCode!, body }
      : { kind: 'too_large', delivered: true };
  } catch {
    return { kind: deadline.aborted ? 'timed_out' : 'unreachable', delivered: connected };
  } finally {
    // What is left of an endless answer is not waited for.
    call.destroy();
  }
}

/**
 * Node's own client: unlike undici it takes the `100 Continue` that some servers send unasked for what it is, and
 * goes on to the answer.
 */
function startCall(
  url: URL,
  address: string,
  headers: Target['headers'],
  json: string,
  signal: AbortSignal,
): ClientRequest {
  const family = isIP(address);
  // Pinned: a second look-up could give another address than the one that was checked.
  const lookup: LookupFunction = (_hostname, { all }, done) => {
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const call = request(url, {
    method: 'POST',
    agent: false,
    lookup,
    signal,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
      accept: 'application/json',
      'accept-encoding': 'identity',
    },
  });
  // Whoever waits hears of it; later ones, such as a second answer, concern nobody.
  call.on('error', () => {});
  call.end(json);
  return call;
}

/** Resolves when the connection stands, encrypted where it has to be. */
function connection(call: ClientRequest, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => call.destroy(new Error('connect timed out')), timeoutMs);
    call.once('close', () => clearTimeout(timer));
    call.once('error', reject);
    call.once('socket', (socket) =>
      socket.once(call.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}

function firstResponse(call: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    call.once('response', resolve);
    call.once('error', reject);
    call.once('close', () => reject(new Error('closed without an answer')));
  });
}

/** Undefined when there is more. */
async function readAtMost(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
