import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { ConfigurationError } from './read.ts';
import { parseTenant, readTenant } from './tenant.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenant-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const supplier = {
  company: 'Example Supplies B.V.',
  address: { street: 'Kade 1', postal_code: '1011 AA', city: 'Amsterdam' },
};

function file(content: string): string {
  const path = join(folder, 'tenant.yaml');
  writeFileSync(path, content);
  return path;
}

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

test('a name and a supplier are enough; all else has a default', () => {
  expect(parseTenant({ tenant: 'demo', supplier }, 'tenant.json')).toEqual({
    tenant: 'demo',
    supplier: {
      company: 'Example Supplies B.V.',
      contact_person: null,
      email: null,
      address: { street: 'Kade 1', postal_code: '1011 AA', city: 'Amsterdam', country: null },
    },
    locale: { language: 'en', country: null, currency: null, date_order: 'DMY' },
    delivery_window: 'latest',
    order_splitting: true,
    classification: true,
    erp: null,
    processing_webhook: null,
    debug: false,
    limits: { max_file_mb: 25, max_request_mb: 100, max_pages: 500 },
    thresholds: { customer: 0.9, review: 0.8 },
    keys: { customers: {} },
    operators: [],
  });
});

test('YAML and JSON are read alike', () => {
  const yaml = `
tenant: demo
supplier: { company: Example Supplies B.V., address: { street: Kade 1, postal_code: 1011 AA, city: Amsterdam } }
erp: { url: "http://127.0.0.1:9090/receive", key: "erp-key" }
`;
  const json = JSON.stringify({
    tenant: 'demo',
    supplier,
    erp: { url: 'http://127.0.0.1:9090/receive', key: 'erp-key' },
  });
  expect(readTenant(file(yaml))).toEqual(readTenant(file(json)));
  expect(readTenant(file(yaml)).erp).toEqual({
    url: 'http://127.0.0.1:9090/receive',
    key: 'erp-key',
    timeout_seconds: 30,
  });
});

test('all problems are told at once, each with the file and its path; no secret is repeated', () => {
  const wrong = {
    tenant: 'Demo Inc.',
    supplier: { ...supplier, address: { ...supplier.address, country: 'Netherlands' } },
    locale: { date_order: 'YDM' },
    erp: { url: 'ftp://erp.test/hunter2', key: '', timeout_seconds: 0 },
    keys: { integration: 'hunter2', customers: { 10042: 'hunter2' } },
    operators: [{ email: 'op@example.test', password: 'hunter2', role: 'king' }],
    thresholds: { review: 80 },
    webhook: {},
  };
  const complaint = complaintOf(() => parseTenant(wrong, 'tenant.yaml'));
  expect(complaint).not.toContain('hunter2');
  expect(complaint.split('\n').map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
    'tenant.yaml: tenant',
    'tenant.yaml: supplier.address.country',
    'tenant.yaml: locale.date_order',
    'tenant.yaml: erp.url',
    'tenant.yaml: erp.key',
    'tenant.yaml: erp.timeout_seconds',
    'tenant.yaml: thresholds.review',
    'tenant.yaml: keys.integration',
    'tenant.yaml: keys.customers.10042',
    'tenant.yaml: operators.0.role',
    'tenant.yaml: (top level)',
  ]);
  expect(complaint).toContain('keys.integration: must have at least 16 characters');
  expect(complaint).toContain('Unrecognized key: "webhook"');
});

test('an empty file is told from a wrong one', () => {
  expect(complaintOf(() => readTenant(file('')))).toContain('tenant.yaml: (top level): ');
});

test('a file that is not there is named', () => {
  expect(complaintOf(() => readTenant(join(folder, 'none.yaml')))).toBe(
    `${join(folder, 'none.yaml')}: the tenant file cannot be read (ENOENT)`,
  );
});

test.each([
  ['an open quote', 'key: "hunter2\n', 'MISSING_CHAR in line 3, column 1'],
  ['a mapping inside a value', 'key: hunter2: 5\n', 'BLOCK_AS_IMPLICIT_KEY in line 2, column 6'],
  ['a bracket too many', 'key: [a]hunter2]\n', 'UNEXPECTED_TOKEN in line 2, column 9'],
  ['a tab', 'erp:\n\tkey: hunter2\n', 'TAB_AS_INDENT in line 3, column 1'],
  ['a doubled name', 'key: hunter2\nkey: hunter2\n', 'DUPLICATE_KEY in line 3, column 1'],
  ['a value that begins like a tag', 'key: !hunter2 x\n', 'TAG_RESOLVE_FAILED in line 2, column 6'],
  [
    'a value that begins like an alias',
    'key: *hunter2\n',
    'an alias has no anchor; quote values that begin with *',
  ],
])('broken YAML is said so without repeating it: %s', (_name, text, problem) => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const path = file(`tenant: demo\n${text}`);
  expect(complaintOf(() => readTenant(path))).toBe(`${path}: not valid YAML: ${problem}`);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
