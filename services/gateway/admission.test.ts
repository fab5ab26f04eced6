import { expect, test } from 'vitest';
import { admitAtMost } from './admission.ts';

test('work beyond the places waits for its turn', async () => {
  const admit = admitAtMost(2, 10_000);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (i: number) =>
    admit(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      order.push(i);
    });
  await Promise.all([0, 1, 2, 3, 4].map(work));
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]]);
});

test('work that fails gives its place back', async () => {
  const admit = admitAtMost(1, 10_000);
  const failing = admit(async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await admit(async () => 'next')).toBe('next');
});

test('who waits too long is told to come again and never runs; the place goes to the next', async () => {
  const admit = admitAtMost(1, 20);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const running = admit(() => promise);
  let hasRun = false;
  const impatient = admit(async () => {
    hasRun = true;
  });
  await expect(impatient).rejects.toMatchObject({
    kind: 'overloaded',
    message: 'Server is busy',
    detail: { retryAfterSeconds: 2 },
  });
  const waiting = admit(async () => 'second');
  release();
  await running;
  expect([await waiting, hasRun]).toEqual(['second', false]);
});
