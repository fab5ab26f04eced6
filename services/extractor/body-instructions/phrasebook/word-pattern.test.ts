import { expect, test } from 'vitest';
import { type Part, phraseList, slotsOf } from './word-pattern.ts';

const words = (text: string) => text.split(' ');
const list = (phrases: string[], isOptional = false): Part => ({ list: phraseList(phrases), isOptional });

test('a pattern is the whole text, and tells what stands in its slots', () => {
  const pattern: Part[] = [list(['make', 'make it']), { slot: 'n' }, list(['of'], true), { slot: 'g' }];
  expect(slotsOf(pattern, words('make it 5 of ‹0,2›'))).toEqual({ n: '5', g: '‹0,2›' });
  expect(slotsOf(pattern, words('make 5 ‹1›'))).toEqual({ n: '5', g: '‹1›' });
  for (const other of [
    'make it 5 of',
    'make 5 ‹1› now',
    'we make 5 ‹1›',
    'make 1234567 ‹1›',
    'make five ‹1›',
  ])
    expect(slotsOf(pattern, words(other)), other).toBeNull();
});

test('a choice that leads nowhere gives way to the next one', () => {
  const choices: Part[][] = [[{ word: 'take' }], [{ word: 'take' }, { word: 'out' }]];
  expect(slotsOf([{ choices, isOptional: false }, { slot: 'g' }], words('take out ‹1›'))).toEqual({
    g: '‹1›',
  });
  expect(slotsOf([{ choices, isOptional: true }, { slot: 'g' }], words('‹1›'))).toEqual({ g: '‹1›' });
});

test('a slot that stands twice is the same both times', () => {
  const pattern: Part[] = [{ slot: 'o' }, { slot: 'g' }, { word: 'become' }, { slot: 'n' }, { slot: 'g' }];
  expect(slotsOf(pattern, words('5 ‹1› become 3 ‹1›'))).toEqual({ o: '5', n: '3', g: '‹1›' });
  expect(slotsOf(pattern, words('5 ‹1› become 3 ‹2›'))).toBeNull();
});
