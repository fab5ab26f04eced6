import { BlockList, isIP } from 'node:net';

export interface TargetPolicy {
  /** Loopback and private ranges may be called. */
  allowPrivate: boolean;
  /** Ports on this machine that are ours. */
  ownPorts: number[];
  /** Addresses of this machine besides loopback. */
  ownAddresses: string[];
}

/** Never, whatever the configuration: IANA special-purpose registries (RFC 6890 and its updates). */
const forbidden = blockList([
  ['0.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'], // link-local, with the clouds' metadata service
  ['168.63.129.16', 32, 'ipv4'], // Azure's wire server
  ['192.0.0.0', 24, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'], // multicast and reserved
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
  ['fd00:ec2::254', 128, 'ipv6'], // metadata service
  ['::', 96, 'ipv6'], // IPv4-compatible; ::1 is asked for before
  ['fec0::', 10, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'], // NAT64, 6to4 and Teredo reach IPv4 hosts under another name
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['2001::', 32, 'ipv6'],
]);

const loopback = blockList([
  ['127.0.0.0', 8, 'ipv4'],
  ['::1', 128, 'ipv6'],
]);

const privateRanges = blockList([
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
]);

/** Whether a call may go to this IP address (resolved, not a name) and port. */
export function isAllowed(ip: string, port: number, policy: TargetPolicy): boolean {
  const address = unmapped(ip);
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0) return false;
  const isLoopback = loopback.check(address, family);
  const isOwn = isLoopback || policy.ownAddresses.includes(address);
  if (isOwn && policy.ownPorts.includes(port)) return false;
  if (isLoopback) return policy.allowPrivate;
  if (forbidden.check(address, family)) return false;
  return policy.allowPrivate || !privateRanges.check(address, family);
}

/** ::ffff:127.0.0.1 is 127.0.0.1. */
function unmapped(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  return mapped ? mapped[1]! : ip;
}

function blockList(subnets: [string, number, 'ipv4' | 'ipv6'][]): BlockList {
  const list = new BlockList();
  for (const [net, prefix, family] of subnets) list.addSubnet(net, prefix, family);
  return list;
}
