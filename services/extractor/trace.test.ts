import { expect, test } from 'vitest';
import { choose } from './choose.ts';
import { traced } from './trace.ts';

const box: [number, number, number, number] = [0, 0, 10, 10];
const place = { file: 'order.txt', page: 1, box, text: '' };
const candidates = [
  { ...place, value: 'A-1', score: 0.5, because: 'under "Order"' },
  { ...place, value: 'B-2', score: 0.9, because: 'at "Order no."' },
];

test('a choice is traced with its losers', () => {
  const { result, trace } = traced(() => choose(candidates, 'order_number'));
  expect(result.chosen?.value).toBe('B-2');
  expect(trace.choices.map(({ path, ranked }) => [path, ...ranked.map(({ value }) => value)])).toEqual([
    ['order_number', 'B-2', 'A-1'],
  ]);
});

test('nothing is kept before or after, also when the extraction fails', () => {
  const failing = () =>
    traced(() => {
      choose(candidates, 'order_number');
      throw new Error('defect');
    });
  expect(failing).toThrow('defect');
  choose(candidates, 'order_date');
  const { trace } = traced(() => choose(candidates, 'currency'));
  expect(trace.choices.map(({ path }) => path)).toEqual(['currency']);
});
