import { expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigurationError, read, variable } from './read.ts';
import { serviceVariables } from './service-variables.ts';

const schema = z.object({
  GRPC_PORT: variable.port(),
  METRICS_PORT: variable.port(0),
  WORKERS: variable.integer(1, 64, 4),
  STRICT: variable.flag(true),
  NAME: variable.text('gateway'),
  TENANT_FILE: variable.optionalText(),
  INTAKE_ADDRESS: variable.address(),
});
const enough = { GRPC_PORT: '7001', INTAKE_ADDRESS: '127.0.0.1:7002' };

/** The sentence of the ConfigurationError that `work` throws. */
function complaintOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  throw new Error('expected a ConfigurationError');
}

test('what is not given has its default; what is not asked for is left out', () => {
  expect(read(schema, { ...enough, HOME: '/root' })).toEqual({
    GRPC_PORT: 7001,
    METRICS_PORT: 0,
    WORKERS: 4,
    STRICT: true,
    NAME: 'gateway',
    INTAKE_ADDRESS: '127.0.0.1:7002',
  });
});

test('what is given is read by its type; an empty value counts as not given', () => {
  const given = { ...enough, WORKERS: '', STRICT: 'false', NAME: 'two words', TENANT_FILE: 'tenant.yaml' };
  expect(read(schema, given)).toMatchObject({
    WORKERS: 4,
    STRICT: false,
    NAME: 'two words',
    TENANT_FILE: 'tenant.yaml',
  });
});

test('all problems are told at once, a line for each variable', () => {
  const given = { GRPC_PORT: '70000', WORKERS: 'many', STRICT: 'yes', METRICS_PORT: '-1' };
  expect(complaintOf(() => read(schema, given)).split('\n')).toEqual([
    'GRPC_PORT is "70000": must be between 0 (any free port) and 65535',
    'METRICS_PORT is "-1": must be a port number',
    'WORKERS is "many": must be a whole number',
    'STRICT is "yes": must be true or false',
    'INTAKE_ADDRESS is not set: give it as host:port',
  ]);
});

test.each(['1e1', '0x10', '1.5', ' 5', '5 ', '+5', '٣'])('"%s" is no whole number', (value) => {
  expect(complaintOf(() => read(schema, { ...enough, WORKERS: value }))).toBe(
    `WORKERS is "${value}": must be a whole number`,
  );
});

test.each([
  ['0', 'must be at least 1'],
  ['65', 'must be at most 64'],
])('WORKERS=%s %s', (value, problem) => {
  expect(complaintOf(() => read(schema, { ...enough, WORKERS: value }))).toContain(problem);
});

test.each(['intake:7002', '[::1]:7002', 'intake.orders.svc:80'])('%s is an address', (address) => {
  expect(read(schema, { ...enough, INTAKE_ADDRESS: address }).INTAKE_ADDRESS).toBe(address);
});

test.each(['intake', ':7002', 'intake:', 'intake:70000', 'http://intake:7002', 'a b:1'])(
  '%s is no address',
  (address) => {
    expect(complaintOf(() => read(schema, { ...enough, INTAKE_ADDRESS: address }))).toContain(
      `INTAKE_ADDRESS is "${address}": `,
    );
  },
);

test.each(['LLM_API_KEY', 'S3_SECRET', 'DB_PASSWORD', 'SESSION_TOKEN', 'AWS_CREDENTIALS', 'S3_URL'])(
  'the value of %s is not repeated',
  (name) => {
    const complaint = complaintOf(() =>
      read(z.object({ [name]: variable.integer(1, 2) }), { [name]: 'hunter2-hunter2' }),
    );
    expect(complaint).toBe(`${name} is not usable: must be a whole number`);
  },
);

test('every service reads its address and its log alike', () => {
  const settings = read(z.object(serviceVariables), { GRPC_PORT: '0' });
  expect(settings).toMatchObject({ HOST: '127.0.0.1', GRPC_PORT: 0, METRICS_PORT: 0, LOG_LEVEL: 'info' });
  expect(complaintOf(() => read(z.object(serviceVariables), { GRPC_PORT: '0', LOG_LEVEL: 'loud' }))).toBe(
    'LOG_LEVEL is "loud": must be trace, debug, info, warn, error or silent',
  );
});
