import { expect, test } from 'vitest';
import { isAllowed } from './allowed-address.ts';

const open = { allowPrivate: true, ownPorts: [50051], ownAddresses: ['192.168.1.9'] };
const closed = { allowPrivate: false, ownPorts: [], ownAddresses: [] };

test.each([
  ['93.184.216.34', 443, true, true],
  ['127.0.0.1', 9090, true, false],
  ['::1', 9090, true, false],
  ['::ffff:127.0.0.1', 9090, true, false],
  ['127.0.0.1', 50051, false, false],
  ['192.168.1.9', 50051, false, false],
  ['192.168.1.9', 9090, true, false],
  ['10.1.2.3', 443, true, false],
  ['::7f00:1', 80, false, false],
  ['64:ff9b:1::7f00:1', 80, false, false],
  ['fec0::1', 80, false, false],
  ['168.63.129.16', 80, false, false],
  ['192.168.1.10', 443, true, false],
  ['fd12:3456::1', 443, true, false],
  ['169.254.169.254', 80, false, false],
  ['::ffff:169.254.169.254', 80, false, false],
  ['fd00:ec2::254', 80, false, false],
  ['fe80::1', 80, false, false],
  ['0.0.0.0', 80, false, false],
  ['224.0.0.1', 80, false, false],
  ['64:ff9b::7f00:1', 80, false, false],
  ['::', 80, false, false],
  ['not-an-address', 80, false, false],
])('%s port %i: %s where private targets are allowed, %s where not', (ip, port, whenOpen, whenClosed) => {
  expect(isAllowed(ip, port, open)).toBe(whenOpen);
  expect(isAllowed(ip, port, closed)).toBe(whenClosed);
});
