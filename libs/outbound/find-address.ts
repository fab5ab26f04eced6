import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isAllowed, type TargetPolicy } from './allowed-address.ts';

/** The address to call: undefined when the name has none in time or one of its addresses is forbidden. */
export async function findAddress(
  url: URL,
  policy: TargetPolicy,
  signal: AbortSignal,
): Promise<string | undefined> {
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
