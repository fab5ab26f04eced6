import { Failure } from '@orderloom/errors/failure.ts';
import { expect, test } from 'vitest';
import { putTogether } from './put-together.ts';

test('what is put in one turn is one step, and each has its own outcome', async () => {
  const steps: string[][] = [];
  const put = putTogether(async (records: string[]) => {
    steps.push(records);
    return records.map((record) =>
      record === 'bad' ? new Failure('validation', 'no') : record.toUpperCase(),
    );
  });
  const outcomes = await Promise.allSettled([put('a'), put('bad'), put('b')]);
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
    'A',
    'no',
    'B',
  ]);
  expect(await put('c')).toBe('C');
  expect(steps).toEqual([['a', 'bad', 'b'], ['c']]);
});

test('a step that fails as a whole fails for each of its own, and the next goes on', async () => {
  let isFull = true;
  const put = putTogether(async (records: string[]) => {
    if (isFull) throw new Failure('overloaded', 'Storage is full');
    return records;
  });
  const outcomes = await Promise.allSettled([put('a'), put('b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isFull = false;
  expect(await put('c')).toBe('c');
});
