import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { inServerSpan, startTracing } from './trace.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  file = join(folder, 'deep', 'intake.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lines = () =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a line is on disk at once: JSON with service, time, ids and the sentence', () => {
  createLog({ service: 'intake', level: 'info', file }).info({ request_id: 'r1', lines: 7 }, 'order queued');
  expect(lines()).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      service: 'intake',
      request_id: 'r1',
      lines: 7,
      msg: 'order queued',
    },
  ]);
});

test('keys and passwords are not written, at the top and one level below', () => {
  const secret = 'hunter2-hunter2';
  const log = createLog({ service: 'gateway', level: 'info', file });
  log.warn(
    {
      key: secret,
      apiKey: secret,
      password: secret,
      authorization: secret,
      headers: { 'x-api-key': secret },
      erp: { url: 'http://erp.test', key: secret },
      operator: { email: 'op@example.test', password: secret },
      client: { apiKey: secret },
    },
    'refused',
  );
  expect(readFileSync(file, 'utf8')).not.toContain(secret);
  expect(lines()[0]).toMatchObject({
    key: '[redacted]',
    headers: '[redacted]',
    erp: { url: 'http://erp.test', key: '[redacted]' },
    operator: { email: 'op@example.test', password: '[redacted]' },
  });
});

test('lines below the level are left out', () => {
  const log = createLog({ service: 'intake', level: 'warn', file });
  log.info('quiet');
  log.warn('loud');
  expect(lines().map(({ msg }) => msg)).toEqual(['loud']);
});

test('a line inside a request has its trace id, one outside has none', async () => {
  startTracing();
  const log = createLog({ service: 'intake', level: 'info', file });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await inServerSpan('AcceptUpload', { traceparent }, async () => {
    await Promise.resolve();
    log.info('inside');
  });
  log.info('outside');
  expect(lines().map(({ msg, trace_id }) => [msg, trace_id])).toEqual([
    ['inside', '0af7651916cd43dd8448eb211c80319c'],
    ['outside', undefined],
  ]);
});

test('a log file that cannot be written is said so at the start', () => {
  writeFileSync(join(folder, 'plain'), '');
  const blocked = join(folder, 'plain', 'intake.log');
  expect(() => createLog({ service: 'intake', level: 'info', file: blocked })).toThrow(
    `the log file ${blocked} cannot be written (`,
  );
});
