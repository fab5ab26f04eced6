import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FilesOfOrder } from './extract-files.ts';
import { extraction, log, type PretendIntake, pretendIntake, temporaryBlobs } from './intake.fixture.ts';
import { startWorker, type Worker } from './worker.ts';

const { blobs, remove } = temporaryBlobs();
afterAll(remove);

let intake: PretendIntake;
/** Ends the extraction of an order that is running. */
let finish: Map<string, () => void>;
let worker: Worker | undefined;
beforeEach(() => {
  intake = pretendIntake();
  finish = new Map();
});
afterEach(async () => {
  await worker?.stop(0);
  vi.useRealTimers();
});

function extract({ requestId, signal }: FilesOfOrder): Promise<typeof extraction> {
  return new Promise((resolve, reject) => {
    finish.set(requestId, () => resolve(extraction));
    signal!.addEventListener('abort', () => reject(signal!.reason), { once: true });
  });
}

function start(slots: number): Worker {
  worker = startWorker({ intake: intake.client, blobs, extract, log, instance: 'extractor-1', slots });
  return worker;
}

/** Whether a promise is settled once everything that can run now has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const mark = () => {
    settled = true;
  };
  promise.then(mark, mark);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return settled;
}

/** Waits until `check` passes; its last complaint after 2 s. By setTimeout, which no test here replaces. */
async function soon(check: () => void): Promise<void> {
  const giveUpAt = performance.now() + 2_000;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

const isRunning = (...ids: string[]) => soon(() => expect([...finish.keys()]).toEqual(ids));
const hasLooked = () => soon(() => expect(intake.calls).toContain('claim any'));

test('at the start the leases of an earlier process end, then due orders are taken until none is left', async () => {
  intake.due = ['a', 'b'];
  start(3);
  await isRunning('a', 'b');
  await soon(() =>
    expect(intake.calls).toEqual(['end leases extractor-1', 'claim any', 'claim any', 'claim any']),
  );
});

test('an order is claimed when a slot is free; taking it resolves before its work is done', async () => {
  const one = start(1);
  await hasLooked();
  intake.due = ['a', 'b'];
  await one.take('a');
  await isRunning('a');
  const second = one.take('b');
  expect(await isSettled(second)).toBe(false);
  expect(intake.calls).not.toContain('claim b');
  expect(one.running()).toBe(1);
  finish.get('a')!();
  await second;
  expect(intake.applied.map(({ request_id }) => request_id)).toEqual(['a']);
  await isRunning('a', 'b');
});

test('an order that somebody else has is left alone', async () => {
  const one = start(1);
  await one.take('taken');
  expect(intake.calls).toContain('claim taken');
  expect(finish.size).toBe(0);
});

test('an order that cannot be claimed just now rejects, so that its event comes again', async () => {
  const one = start(1);
  await hasLooked();
  intake.away = ['claim'];
  await expect(one.take('a')).rejects.toMatchObject({ kind: 'unavailable' });
});

test('the sweep finds what no event told of, also after intake was away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  intake.away = ['end leases', 'claim'];
  start(1);
  await hasLooked();
  intake.due = ['lost'];
  vi.advanceTimersByTime(4_999);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(intake.calls).toEqual(['end leases extractor-1', 'claim any']);
  vi.advanceTimersByTime(1);
  await isRunning('lost');
});

test('a stop lets running work end', async () => {
  intake.due = ['a'];
  const one = start(1);
  await isRunning('a');
  const stopped = one.stop(5_000);
  expect(await isSettled(stopped)).toBe(false);
  finish.get('a')!();
  await stopped;
  expect(intake.applied.map(({ request_id }) => request_id)).toEqual(['a']);
  expect(intake.calls).not.toContain('release a');
});

test('a stop gives the leases of what does not end in time back', async () => {
  intake.due = ['a', 'b'];
  const one = start(2);
  await isRunning('a', 'b');
  await one.stop(10);
  expect(intake.calls.slice(-2)).toEqual(['release a', 'release b']);
  expect([intake.applied, intake.failed]).toEqual([[], []]);
});

test('while it drains nothing is taken: the event goes to an extractor that stays', async () => {
  intake.due = ['a'];
  const one = start(2);
  await isRunning('a');
  const stopped = one.stop(5_000);
  intake.due = ['b'];
  await expect(one.take('b')).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'The extractor is stopping',
  });
  finish.get('a')!();
  await stopped;
  expect(intake.due).toEqual(['b']);
});
