import { expect, test } from 'vitest';
import { requireCallable } from './configured-target.ts';

const closed = { allowPrivate: false, ownPorts: [], ownAddresses: [] };
const open = { allowPrivate: true, ownPorts: [9000], ownAddresses: [] };
const remedy = '; for this machine or a private network set ALLOW_PRIVATE_TARGETS=true';

test.each([
  ['https://models.example.test/v1', closed],
  ['http://localhost:11434/v1', open],
])('%s with %j may be called', (url, policy) => {
  expect(() => requireCallable('X', url, policy)).not.toThrow();
});

test.each([
  ['http://localhost:11434/v1', closed, `127.0.0.1${remedy}`],
  ['http://[::1]:9000/v1', open, '::1'],
  ['http://169.254.169.254/v1', open, '169.254.169.254'],
])('%s with %j is no target: %j', (url, policy, host) => {
  expect(() => requireCallable('X', url, policy)).toThrow(
    expect.objectContaining({
      name: 'ConfigurationError',
      message: `X names an address that is not called: ${host}`,
    }),
  );
});
