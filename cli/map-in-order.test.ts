import { expect, test } from 'vitest';
import { mapInOrder, type Pace } from './map-in-order.ts';

/** What happens to items that take so many milliseconds each, in its order. */
async function eventsOf(items: number[], pace: Pace): Promise<string[]> {
  const events: string[] = [];
  const work = async (ms: number) => {
    events.push(`start ${ms}`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (ms === 13) throw new Error('bad luck');
    return ms;
  };
  try {
    for await (const ms of mapInOrder(items, pace, work)) events.push(`got ${ms}`);
  } catch (error) {
    events.push((error as Error).message);
  }
  return events;
}

test('gives results in the order of the items, whichever is ready first', async () => {
  expect(await eventsOf([60, 1, 20], { atATime: 3, ahead: 3 })).toEqual([
    'start 60',
    'start 1',
    'start 20',
    'got 60',
    'got 1',
    'got 20',
  ]);
});

test('goes on behind a slow item, so many at a time', async () => {
  expect(await eventsOf([90, 20, 21, 22], { atATime: 2, ahead: 9 })).toEqual([
    'start 90',
    'start 20',
    'start 21',
    'start 22',
    'got 90',
    'got 20',
    'got 21',
    'got 22',
  ]);
});

test('does not run further ahead than allowed', async () => {
  expect(await eventsOf([60, 1, 2], { atATime: 2, ahead: 2 })).toEqual([
    'start 60',
    'start 1',
    'got 60',
    'start 2',
    'got 1',
    'got 2',
  ]);
});

test('throws at the place of the item that failed', async () => {
  expect(await eventsOf([30, 13, 5], { atATime: 3, ahead: 3 })).toEqual([
    'start 30',
    'start 13',
    'start 5',
    'got 30',
    'bad luck',
  ]);
});
