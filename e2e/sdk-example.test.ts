import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, type Suite, sampleOrder, startSuite } from './suite.fixture.ts';

/** A project of an integrator: the built package and the example of its README, nothing else. */
let project: string;
let suite: Suite;
beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'orderloom-example-'));
  const installed = path.join(project, 'node_modules', '@orderloom', 'sdk');
  mkdirSync(path.dirname(installed), { recursive: true });
  const build = [path.join(root, 'scripts', 'build-sdk.ts'), '--out', installed];
  expect(spawnSync(process.execPath, build, { encoding: 'utf8' })).toMatchObject({ status: 0 });
  const [, example] = /```js\n(.*?)```/s.exec(readFileSync(path.join(installed, 'README.md'), 'utf8'))!;
  writeFileSync(path.join(project, 'example.mjs'), example!);
  suite = await startSuite();
});
afterAll(async () => {
  rmSync(project, { recursive: true });
  expect(await suite.stop()).toBe(0);
});

test("the example of the SDK's README runs", async () => {
  const env = { ORDERLOOM_URL: suite.baseUrl, ORDERLOOM_API_KEY: suite.apiKey, ORDER_FILE: sampleOrder };
  const documented = ['--import', path.join(root, 'e2e', 'document-all-fetches.fixture.ts')];
  const run = [...documented, 'example.mjs'];
  const ran = await promisify(execFile)(process.execPath, run, { cwd: project, env });
  const [booked] = suite.erp.received().filter((received) => received.kind === 'order');
  expect(ran.stdout).toBe(`PO-2026-00417 is PROCESSED
400 pcs ES-1040
400 pcs ES-1041
150 pcs ES-2208
48 pcs ES-3315
36 pcs ES-3320
80 pcs ES-5102
3 roll ES-7004
the ERP calls it ${booked!.order_number}
`);
  expect(ran.stderr).toMatch(/^(\d+ of \d+ bytes\n)+$/);
});
