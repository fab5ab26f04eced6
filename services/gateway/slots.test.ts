import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

test('work beyond the slots waits for its turn', async () => {
  const slots = createSlots(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (i: number) =>
    slots(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      order.push(i);
    });
  await Promise.all([0, 1, 2, 3, 4].map(work));
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]]);
});

test('work that fails gives its slot back', async () => {
  const slots = createSlots(1);
  const failing = slots(async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await slots(async () => 'next')).toBe('next');
});

test('who waits too long is told to come again, and the slot goes to the next', async () => {
  const slots = createSlots(1, 20);
  let release = () => {};
  const running = slots(() => new Promise<void>((resolve) => (release = resolve)));
  await expect(slots(async () => 'never')).rejects.toMatchObject({
    kind: 'overloaded',
    message: 'Server is busy',
    detail: { retryAfterSeconds: 2 },
  });
  const waiting = slots(async () => 'second');
  release();
  await running;
  expect(await waiting).toBe('second');
});
