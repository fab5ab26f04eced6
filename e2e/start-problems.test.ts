import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holdLock } from '@orderloom/sqlite/hold-lock.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { end, type SpawnSettings, serve, until } from './suite.fixture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orderloom-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts, waits for the end, gives exit code and what standard error said. */
async function startAndFail(options: string[], settings: SpawnSettings = {}) {
  const child = serve(['--no-demo', '--json', ...options], settings);
  let stderr = '';
  child.stderr!.on('data', (chunk) => {
    stderr += chunk;
  });
  await until(() => child.exitCode !== null, 20_000);
  return { code: child.exitCode, stderr: stderr.trim() };
}

async function startAndStop(data: string): Promise<void> {
  const ready = path.join(folder, 'ready.json');
  const child = serve(['--no-demo', '--json', '--data', data, '--port', '0', '--ready-file', ready]);
  await until(() => {
    try {
      return readFileSync(ready, 'utf8').includes('baseUrl');
    } catch {
      return false;
    }
  }, 30_000);
  expect(await end(child)).toBe(0);
}

test('a busy port', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const { code, stderr } = await startAndFail(['--data', path.join(folder, 'data'), '--port', String(port)]);
  other.close();
  expect(code).toBe(2);
  expect(stderr).toBe(
    `orderloom: port ${port} on 127.0.0.1 is in use by another program: stop it, or choose another port with --port (0 takes any free one)`,
  );
});

test('a data folder without rights', async () => {
  const data = path.join(folder, 'locked');
  mkdirSync(data);
  chmodSync(data, 0o500);
  chmodSync(folder, 0o755);
  // The superuser may write everywhere, so this is tried as somebody else.
  const settings = process.getuid?.() === 0 ? { uid: 65534 } : {};
  const { code, stderr } = await startAndFail(['--data', data, '--port', '0'], settings);
  chmodSync(data, 0o700);
  expect(code).toBe(2);
  expect(stderr).toBe(
    `orderloom: the data folder ${data} cannot be used (EACCES): give this user the right to write there, or choose another with --data`,
  );
});

test('a data folder that another start uses', async () => {
  const data = path.join(folder, 'data');
  const lock = holdLock(path.join(data, 'run', 'lock'));
  const { code, stderr } = await startAndFail(['--data', data, '--port', '0']);
  expect(code).toBe(2);
  expect(stderr).toBe(
    `orderloom: the data folder ${data} is in use by another start: stop that one, or choose another folder with --data`,
  );
  lock!.release();
});

test('half-written files in the data folder', async () => {
  const data = path.join(folder, 'data');
  await startAndStop(data);

  truncateSync(path.join(data, 'orders.db'), 5_000);
  const database = await startAndFail(['--data', data, '--port', '0']);
  expect(database.code).toBe(2);
  expect(database.stderr).toContain(`The database ${path.join(data, 'orders.db')} is damaged`);
  expect(database.stderr).toContain('Restore it from a backup, or move it away to start empty.');

  truncateSync(path.join(data, 'credentials.json'), 20);
  const credentials = await startAndFail(['--data', data, '--port', '0']);
  expect(credentials.code).toBe(2);
  expect(credentials.stderr).toBe(
    `orderloom: ${path.join(data, 'credentials.json')} is damaged: restore it from a backup, or delete it to have new keys made (clients then need the new ones)`,
  );

  rmSync(path.join(data, 'credentials.json'));
  truncateSync(path.join(data, 'orders.db'), 0);
  const emptied = await startAndFail(['--data', data, '--port', '0']);
  expect(emptied.code).toBe(2);
  expect(emptied.stderr).toBe(
    `orderloom: ${path.join(data, 'orders.db')} is empty though this data folder has been in use: restore it from a backup, or choose another folder with --data`,
  );
});

test('a ready file that cannot be written, a place for logs that is taken, a real part that is not there yet', async () => {
  const data = path.join(folder, 'data');
  const ready = await startAndFail([
    '--data',
    data,
    '--port',
    '0',
    '--ready-file',
    path.join(folder, 'no', 'ready.json'),
  ]);
  expect(ready).toEqual({
    code: 2,
    stderr: `orderloom: the ready file ${path.join(folder, 'no', 'ready.json')} cannot be written (ENOENT): choose another place with --ready-file`,
  });
  mkdirSync(data, { recursive: true });
  writeFileSync(path.join(data, 'logs'), '');
  const logs = await startAndFail(['--data', data, '--port', '0']);
  expect(logs.code).toBe(2);
  expect(logs.stderr).toMatch(/the log file \S+\.log cannot be written \((EEXIST|ENOTDIR)\): free its place/);
  const mongo = await startAndFail(['--data', data, '--port', '0'], {
    env: { ...process.env, MONGO_URL: 'mongodb://x' },
  });
  expect(mongo).toEqual({
    code: 2,
    stderr: 'orderloom: MONGO_URL is set, but this version runs on embedded parts only: unset it',
  });
});

test('a tenant file with wrong values names the file and each path', async () => {
  const tenant = path.join(folder, 'tenant.yaml');
  writeFileSync(
    tenant,
    'tenant: Demo!\nsupplier: { company: A, address: { street: S, postal_code: P } }\nlimits: { max_pages: 0 }\n',
  );
  const { code, stderr } = await startAndFail([
    '--data',
    path.join(folder, 'data'),
    '--port',
    '0',
    '--tenant',
    tenant,
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain(`${tenant}: tenant: must be lower-case letters, digits and hyphens`);
  expect(stderr).toContain(`${tenant}: supplier.address.city: `);
  expect(stderr).toContain(`${tenant}: limits.max_pages: `);
});
