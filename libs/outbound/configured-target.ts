import { isIP } from 'node:net';
import { isAllowed, type TargetPolicy } from './allowed-address.ts';

/**
 * Why a URL of a configuration is never called, as a sentence that begins with its variable; null when it may be. What
 * a name stands for is checked at each call.
 */
export function whyNotCalled(
  variable: string,
  { hostname, port, protocol }: URL,
  policy: TargetPolicy,
): string | null {
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0 || isAllowed(host, Number(port || (protocol === 'https:' ? 443 : 80)), policy))
    return null;
  const remedy = policy.allowPrivate
    ? ''
    : '; for this machine or a private network set ALLOW_PRIVATE_TARGETS=true';
  return `${variable} names an address that is not called: ${host}${remedy}`;
}
