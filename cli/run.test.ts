import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli, startStandIn } from './run.fixture.ts';

const key = { ORDERLOOM_API_KEY: 'k' };

test('--help lists the commands without loading them', async () => {
  const { code, stdout } = await runCli(['--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: orderloom \[options\] \[command\]/);
  for (const name of [
    'serve',
    'extract',
    'upload',
    'status',
    'list',
    'send',
    'retry',
    'rejected',
    'erp-sandbox',
  ])
    expect(stdout).toContain(`\n  ${name} `);
});

test('help of a command shows its options', async () => {
  expect((await runCli(['help', 'upload'])).stdout).toContain('--metadata <name=value>');
  expect((await runCli(['erp-sandbox', '--help'])).stdout).toContain(
    'hang     books the order and never answers',
  );
});

test('help of an import names the columns', async () => {
  expect((await runCli(['customers', 'import', '--help'])).stdout).toMatch(
    /Columns: number, id, name, postal_code,/,
  );
});

test('--version', async () => {
  expect(await runCli(['--version'])).toEqual({ code: 0, stdout: '0.1.0\n', stderr: '' });
});

test.each([
  [['frobnicate'], "unknown command 'frobnicate'"],
  [['list', '--size', '1001'], 'It must be a whole number from 1 to 1000.'],
  [['list', '--frobnicate'], "unknown option '--frobnicate'"],
  [['status'], "missing required argument 'request-id'"],
  [['upload', 'a.txt', '--metadata', 'x'], 'It must be name=value.'],
  [['upload', 'a.txt', '--metadata', 'request_id=x'], 'Use --request-id.'],
  [['erp-sandbox', '--behaviour', 'kind'], 'Allowed choices are accept, reject, html'],
  [['serve', '--port', 'x'], 'It must be a whole number from 0 to 65535.'],
])('%j is wrong usage: 2', async (argv, sentence) => {
  const { code, stdout, stderr } = await runCli(argv, key);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
});

test('what must be changed before a call is usage, too', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orderloom-run-'));
  try {
    const email = path.join(folder, 'a.eml');
    writeFileSync(email, '');
    const missing = path.join(folder, 'missing.pdf');
    const ran = async (...argv: string[]) => (await runCli(argv, key)).stderr;
    expect((await runCli(['list'])).code).toBe(2);
    expect((await runCli(['list'])).stderr).toBe(
      'orderloom: no API key: give --api-key or set ORDERLOOM_API_KEY\n',
    );
    expect(await ran('list', '--base-url', 'localhost:80')).toBe(
      'orderloom: "localhost:80" is no http or https URL: change --base-url or ORDERLOOM_URL\n',
    );
    expect((await runCli(['list', '--api-key', 'secret\n'])).stderr).toBe(
      'orderloom: the API key has characters that no key has: change --api-key or ORDERLOOM_API_KEY\n',
    );
    expect(await ran('upload', missing)).toBe(`orderloom: ${missing} cannot be read (ENOENT)\n`);
    expect(await ran('upload', folder)).toBe(`orderloom: ${folder} is no file\n`);
    expect(await ran('upload', email, missing)).toBe(
      `orderloom: ${email} is an e-mail: upload each e-mail on its own\n`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('nobody there: 3', async () => {
  const { url, stop } = await startStandIn(() => ({ json: {} }));
  await stop();
  expect(await runCli(['list', '--base-url', url], key)).toEqual({
    code: 3,
    stdout: '',
    stderr: `orderloom: ${url} is not reachable (ECONNREFUSED). Is the service running there?\n`,
  });
});
