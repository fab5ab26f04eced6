import { expect, it } from 'vitest';
import { chanceRight } from './confidence.ts';

it('turns what the engine says into the share of right words, between the counted ones in a straight line', () => {
  const said = [-0.1, 0, 0.4, 0.75, 0.785, 0.9, 0.96, 1];
  expect(said.map((each) => Number(chanceRight(each).toFixed(3)))).toEqual([
    0.1, 0.1, 0.3, 0.845, 0.877, 0.929, 0.974, 1,
  ]);
});
