import { expect, test } from 'vitest';
import { whyNotCalled } from './configured-target.ts';

const closed = { allowPrivate: false, ownPorts: [], ownAddresses: [] };
const open = { allowPrivate: true, ownPorts: [9000], ownAddresses: [] };
const remedy = '; for this machine or a private network set ALLOW_PRIVATE_TARGETS=true';

test.each([
  ['https://models.example.test/v1', closed, null],
  ['http://localhost:11434/v1', open, null],
  ['http://localhost:11434/v1', closed, `X names an address that is not called: 127.0.0.1${remedy}`],
  ['http://[::1]:9000/v1', open, 'X names an address that is not called: ::1'],
  ['http://169.254.169.254/v1', open, 'X names an address that is not called: 169.254.169.254'],
])('%s with %j: %j', (url, policy, reason) => {
  expect(whyNotCalled('X', new URL(url), policy)).toBe(reason);
});
