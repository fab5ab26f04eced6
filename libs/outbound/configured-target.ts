import { isIP } from 'node:net';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { isAllowed, type TargetPolicy } from './allowed-address.ts';

/**
 * Throws a ConfigurationError, which names the variable, for a URL that is never called. What a name stands for is
 * checked at each call.
 */
export function requireCallable(variable: string, url: string, policy: TargetPolicy): void {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0 || isAllowed(host, Number(port || (protocol === 'https:' ? 443 : 80)), policy)) return;
  const remedy = policy.allowPrivate
    ? ''
    : '; for this machine or a private network set ALLOW_PRIVATE_TARGETS=true';
  throw new ConfigurationError(`${variable} names an address that is not called: ${host}${remedy}`);
}
