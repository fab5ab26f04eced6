import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent, request } from 'undici';
import { isAllowed, type TargetPolicy } from './allowed-address.ts';

export interface Target {
  url: string;
  /** Sent as X-API-KEY. */
  key: string;
  /** Total, in milliseconds: from here to the last byte of the answer. */
  timeoutMs: number;
}

export type PostResult =
  | { kind: 'answered'; status: number; body: Uint8Array }
  /** `delivered`: the other side may have read the request. */
  | { kind: 'timed_out' | 'unreachable' | 'too_large'; delivered: boolean };

/** An ERP's answer is a small object; more than this is a mistake or an attack. */
const maxAnswerBytes = 1024 * 1024;
const connectTimeoutMs = 5_000;

/**
 * One POST with a JSON body: no retry, no redirect (which would carry the key to another host), a connection of
 * its own to the very address that was checked. Never throws.
 */
export async function postJson(target: Target, json: string, policy: TargetPolicy): Promise<PostResult> {
  const deadline = AbortSignal.timeout(target.timeoutMs);
  const url = new URL(target.url);
  const address = await resolve(url, policy, deadline);
  if (address === undefined)
    return { kind: deadline.aborted ? 'timed_out' : 'unreachable', delivered: false };
  let connected = false;
  const agent = new Agent({
    pipelining: 0,
    connect: {
      timeout: Math.min(connectTimeoutMs, target.timeoutMs),
      lookup: (_hostname, { all }, done) => {
        // Pinned: a second look-up could give another address than the one that was checked.
        if (all) done(null, [{ address, family: isIP(address) }]);
        else done(null, address, isIP(address));
      },
    },
  });
  agent.on('connect', () => {
    connected = true;
  });
  try {
    const { statusCode, body } = await request(url, {
      method: 'POST',
      dispatcher: agent,
      signal: deadline,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-encoding': 'identity',
        'x-api-key': target.key,
      },
      body: json,
      // The deadline above bounds the whole; undici's own clocks count only silences.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const bytes = await readAtMost(body, maxAnswerBytes);
    return bytes
      ? { kind: 'answered', status: statusCode, body: bytes }
      : { kind: 'too_large', delivered: true };
  } catch {
    return { kind: deadline.aborted ? 'timed_out' : 'unreachable', delivered: connected };
  } finally {
    // Not awaited: what is left of an endless answer does not keep the caller.
    agent.destroy().catch(() => {});
  }
}

/** The address to call: undefined when the name has none or one of its addresses is forbidden. */
async function resolve(url: URL, policy: TargetPolicy, signal: AbortSignal): Promise<string | undefined> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  try {
    const addresses = isIP(host) ? [host] : await Promise.race([lookupAll(host), rejectOn(signal)]);
    return addresses.every((address) => isAllowed(address, port, policy)) ? addresses[0] : undefined;
  } catch {
    return undefined;
  }
}

async function lookupAll(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true, order: 'ipv4first' });
  return found.map(({ address }) => address);
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
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
