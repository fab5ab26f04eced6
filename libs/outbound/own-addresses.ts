import { networkInterfaces } from 'node:os';

/** The IP addresses of this machine. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => addresses!.map(({ address }) => address));
}
