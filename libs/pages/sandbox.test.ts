import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';

const module = fileURLToPath(new URL('sandbox-samples/misbehaving.ts', import.meta.url));
let sandbox: Sandbox;

function start(options: Partial<SandboxOptions> = {}): Sandbox {
  sandbox = createSandbox({
    module,
    size: 1,
    timeoutMs: 10_000,
    recycleAfter: 100,
    memoryMb: 256,
    ...options,
  });
  return sandbox;
}

afterEach(() => sandbox.stop());

test('a structured value goes in and comes out', async () => {
  const value = { bytes: new Uint8Array([1, 2]), map: new Map([['a', 1]]) };
  expect(await start().run({ act: 'echo', value }, { label: 'x.pdf' })).toEqual(value);
});

test('an endless loop ends at the time limit, and the next job runs', async () => {
  start({ timeoutMs: 300 });
  await expect(sandbox.run({ act: 'loop' }, { label: 'x.pdf' })).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'x.pdf: too complex (time limit)',
  });
  expect(await sandbox.run({ act: 'echo', value: 1 }, { label: 'y.pdf', timeoutMs: 5000 })).toBe(1);
});

test.each(['eat', 'eat heap'])('a job that would %s without end meets the memory limit', async (act) => {
  await expect(start().run({ act }, { label: 'x.pdf' })).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'x.pdf: too complex (memory limit)',
  });
});

test('a crash is the document’s failure, not the service’s', async () => {
  start();
  await expect(sandbox.run({ act: 'abort' }, { label: 'x.pdf' })).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'x.pdf: could not be read (the reader crashed)',
  });
  expect(await sandbox.run({ act: 'echo', value: 1 }, { label: 'y.pdf' })).toBe(1);
});

test('a Failure crosses with its kind, sentence and detail', async () => {
  await expect(start().run({ act: 'fail' }, { label: 'x.pdf' })).rejects.toMatchObject({
    name: 'Failure',
    kind: 'too_large',
    message: 'x.pdf: File too large',
    detail: { retryAfterSeconds: 7 },
  });
});

test('a defect says where it is and nothing of the document', async () => {
  const error = await start()
    .run({ act: 'defect' }, { label: 'x.pdf' })
    .catch((thrown: Error) => thrown.message);
  expect(error).toMatch(/^defect in a sandboxed reader: TypeError\n {4}at run .*misbehaving\.ts/);
  expect(error).not.toContain('secret');
});

test('a child is replaced after its last job, and works on until the next one has loaded', async () => {
  start({ recycleAfter: 2 });
  const pid = () => sandbox.run({ act: 'pid' }, { label: 'x.pdf' });
  const first = await pid();
  const began = performance.now();
  expect(await pid()).toBe(first);
  expect(await pid()).toBe(first);
  // Loading takes some 100 ms.
  expect(performance.now() - began).toBeLessThan(80);
  await expect.poll(pid, { timeout: 5000 }).not.toBe(first);
});

test('a child gives back what a job left; one that keeps it is replaced', async () => {
  start();
  const pid = () => sandbox.run({ act: 'pid' }, { label: 'x.pdf' });
  const first = await pid();
  await sandbox.run({ act: 'litter' }, { label: 'x.pdf' });
  expect(await pid()).toBe(first);
  await sandbox.run({ act: 'hoard' }, { label: 'x.pdf' });
  expect(await pid()).not.toBe(first);
});

test('a signal ends a running and a waiting job', async () => {
  start();
  const stop = new AbortController();
  const running = sandbox.run({ act: 'loop' }, { label: 'x.pdf', signal: stop.signal });
  const waiting = sandbox.run({ act: 'echo', value: 1 }, { label: 'y.pdf', signal: stop.signal });
  const later = sandbox.run({ act: 'echo', value: 2 }, { label: 'z.pdf' });
  setTimeout(() => stop.abort(new Error('hung up')), 100);
  await Promise.all([running, waiting].map((job) => expect(job).rejects.toThrow('hung up')));
  expect(await later).toBe(2);
});

test('jobs share the children', async () => {
  start({ size: 2 });
  const pids = await Promise.all([1, 2].map(() => sandbox.run({ act: 'pid' }, { label: 'x.pdf' })));
  expect(new Set(pids)).toEqual(new Set(sandbox.pids()));
});

test('the child sees no variable that could hold a secret', async () => {
  process.env.ERP_KEY = 'k';
  const names = (await start().run({ act: 'variables' }, { label: 'x.pdf' })) as string[];
  delete process.env.ERP_KEY;
  expect(names).not.toContain('ERP_KEY');
  expect(names).toContain('PATH');
});

test('stop kills the children and what waits', async () => {
  start();
  const [pid] = sandbox.pids();
  const running = sandbox.run({ act: 'loop' }, { label: 'x.pdf' });
  const refused = expect(running).rejects.toMatchObject({ kind: 'unavailable' });
  await sleep(300);
  await sandbox.stop();
  await refused;
  expect(() => process.kill(pid!, 0)).toThrow('ESRCH');
});

test.runIf(process.platform === 'linux')('a child that hangs does not outlive its parent', async () => {
  const program = `
    import { createSandbox } from ${JSON.stringify(new URL('sandbox.ts', import.meta.url).href)};
    const options = { size: 1, timeoutMs: 60000, recycleAfter: 9, module: ${JSON.stringify(module)} };
    const sandbox = createSandbox(options);
    await sandbox.run({ act: 'echo' }, { label: 'x' });
    sandbox.run({ act: 'loop' }, { label: 'x' });
    process.stdout.write(String(sandbox.pids()[0]));
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [pid] = await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(Number(pid)), { timeout: 5000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'));
  } catch {
    return false;
  }
}

test('a module that cannot be loaded is a defect of ours: what runs, waits or comes is refused at once', async () => {
  start({ module: '/no/such/module.ts' });
  const defect = 'the sandbox could not load its module';
  const run = () => sandbox.run({}, { label: 'x.pdf' });
  const began = performance.now();
  const early = await Promise.allSettled([run(), run(), run()]);
  const refusedAfterMs = performance.now() - began;
  for (const outcome of early) expect(outcome).toMatchObject({ status: 'rejected' });
  expect(early.map((outcome) => String((outcome as PromiseRejectedResult).reason))).toEqual(
    Array(3).fill(`Error: defect in a sandboxed reader: ${defect}`),
  );
  const late = performance.now();
  await expect(run()).rejects.toThrow(defect);
  // Without the pause of a second before the next child; loading takes some 100 ms.
  expect(performance.now() - late).toBeLessThan(50);
  expect(refusedAfterMs).toBeLessThan(5_000);
});

test('a child that is ended while it loads says nothing of the module', async () => {
  start();
  const ended = sandbox.run({ act: 'loop' }, { label: 'x.pdf', signal: AbortSignal.abort('gone') });
  await expect(ended).rejects.toBe('gone');
  const controller = new AbortController();
  const loading = sandbox.run({ act: 'loop' }, { label: 'x.pdf', signal: controller.signal });
  const waiting = sandbox.run({ act: 'echo', value: 1 }, { label: 'y.pdf' });
  controller.abort('gone');
  await expect(loading).rejects.toBe('gone');
  expect(await waiting).toBe(1);
});
