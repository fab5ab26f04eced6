import { expect, test } from 'vitest';
import { createTextIndex } from './text-index.ts';

const ids = (hits: { id: number }[]) => hits.map(({ id }) => id);

test('finds what shares the rarest runs first, and of equals the shorter', () => {
  const index = createTextIndex();
  index.set(1, 'Bakkerij Jansen Amsterdam');
  index.set(2, 'Bakkerij Pieters');
  index.set(3, 'Jansen');
  index.set(4, 'Stahlbau');
  expect(ids(index.nearest('janssen', 10))).toEqual([3, 1]);
  expect(ids(index.nearest('bakkerij', 1))).toEqual([2]);
  expect(index.nearest('xyzzy', 10)).toEqual([]);
  expect(createTextIndex().nearest('x', 10)).toEqual([]);
});

test('a replaced text is found by its new words only, a deleted one no more', () => {
  const index = createTextIndex();
  index.set(1, 'Jansen');
  index.set(1, 'Vogt');
  expect([ids(index.nearest('jansen', 9)), ids(index.nearest('vogt', 9))]).toEqual([[], [1]]);
  index.delete(1);
  index.delete(1);
  index.delete(77);
  expect(index.nearest('vogt', 9)).toEqual([]);
});

test('a text that is put again as it was changes nothing', () => {
  const index = createTextIndex();
  expect([index.set(1, 'Jansen'), index.set(1, 'Jansen'), index.set(1, 'Vogt')]).toEqual([true, false, true]);
  index.delete(1);
  expect(index.set(1, 'Vogt')).toBe(true);
});

test('what was replaced makes no word more frequent', () => {
  const index = createTextIndex();
  for (let id = 1; id <= 99; id++) index.set(id, 'Stahl');
  for (let time = 0; time < 500; time++) index.set(100, time % 2 === 0 ? 'Vogt' : 'Jansen');
  expect(index.rarity('jansen')).toBeCloseTo(Math.log(101), 5);
  expect(index.rarity('stahl')).toBeCloseTo(Math.log(1 + 100 / 99), 5);
});

test('keeps thousands apart, whatever is replaced among them', () => {
  const index = createTextIndex();
  for (let id = 1; id <= 3_000; id++) index.set(id, `customer number ${id * 7919}`);
  for (let id = 1; id <= 3_000; id += 3) index.set(id, `firm ${id * 104_729}`);
  expect(ids(index.nearest(`customer ${2 * 7919}`, 1))).toEqual([2]);
  expect(ids(index.nearest(`firm ${4 * 104_729}`, 1))).toEqual([4]);
});

test('a budget reads the rare lists and leaves the others', () => {
  const index = createTextIndex(10);
  for (let id = 1; id <= 100; id++) index.set(id, id === 50 ? 'firma zq' : 'firma');
  expect(ids(index.nearest('firma zq', 5))).toEqual([50]);
});

test('rare words are told from frequent ones', () => {
  const index = createTextIndex();
  for (let id = 1; id <= 100; id++) index.set(id, id === 50 ? 'firma zuniga' : 'firma');
  expect(index.rarity('firma')).toBeCloseTo(Math.log(2), 5);
  expect(index.rarity('zuniga')).toBeCloseTo(Math.log(101), 5);
});

test('what the rare runs find is looked up in the lists that the budget does not reach', () => {
  const index = createTextIndex(12);
  index.set(8, 'xylophone wood steel');
  index.set(7, 'xylophone wood brass');
  for (let id = 10; id < 310; id++) index.set(id, id % 2 === 0 ? 'wood brass' : 'wood steel');
  expect(index.nearest('xylophone wood brass', 2).map(({ id }) => id)).toEqual([7, 8]);
  expect(index.nearest('xylophone wood steel', 2).map(({ id }) => id)).toEqual([8, 7]);
  index.delete(7);
  expect(index.nearest('xylophone wood brass', 2).map(({ id }) => id)).toEqual([8]);
});

test('of a budget each word has a part: thousands that share one word do not hide the few that share both', () => {
  const index = createTextIndex(12_000);
  for (let id = 1; id <= 5_000; id++)
    index.set(id, id % 100 === 99 ? 'bodenbeschichtung lichtgrau' : 'bodenbeschichtung anthrazit');
  for (let id = 5_001; id <= 11_000; id++) index.set(id, 'lasur lichtgrau');
  const hits = index.nearest('bodenbeschichtung lichtgrau', 50);
  expect(hits.map(({ id }) => id % 100)).toEqual(Array(50).fill(99));
});

test('all that share with a text what one of them shares, however many there are; those that share more first, of equals the shorter', () => {
  const index = createTextIndex(10);
  for (let id = 1; id <= 200; id++) index.set(id, `steel screw ${id % 2 === 0 ? 'M 8' : 'M 10'} box ${id}`);
  index.set(201, 'black screws of steel M 8');
  index.set(202, 'M 8 brass');
  index.set(203, 'steel screw M 8');
  index.set(2, 'replaced');
  index.delete(4);
  const alike = index.asAlike('screw steel M 8 coated', 6, 1_000);
  expect([alike.length, alike[0], alike.includes(201)]).toEqual([100, 203, true]);
  expect(index.asAlike('screw steel M 8 coated', 6, 2)).toEqual([203, 8]);
  expect(index.asAlike('screw steel M 8 box 100', 203, 2)).toEqual([100, 200]);
  expect(index.asAlike('screw steel M 8 brass', 202, 9)).toEqual([202]);
  expect(index.asAlike('xyzzy', 6, 9)).toEqual([]);
  expect(index.asAlike('steel', 4, 9)).toEqual([]);
});
