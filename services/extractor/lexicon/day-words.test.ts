import { expect, test } from 'vitest';
import { closedDayArticle, dayArticle, ordinalEnd, sureDayArticle } from './day-words.ts';

const whole = (pattern: string, text: string) => new RegExp(`^${pattern}$`, 'iu').test(text);

test('articles of a day, without those that mean more', () => {
  expect(['the', 'de', 'o', 'dnia', 'il giorno'].map((word) => whole(dayArticle, word))).toEqual(
    Array(5).fill(true),
  );
  expect(['the', 'de', 'o'].map((word) => whole(closedDayArticle, word))).toEqual([true, false, true]);
  expect(['the', 'de', 'o'].map((word) => whole(sureDayArticle, word))).toEqual([true, false, false]);
});

test('no ending is the beginning of a month', () => {
  const ends = (text: string) => new RegExp(`^\\d{1,2}${ordinalEnd}`, 'u').test(text);
  expect(['21st', '1er', '3e', '1º', '5-go', '21st May'].map(ends)).toEqual(Array(6).fill(true));
  expect(['12december', '12enero', '12'].map(ends)).toEqual([false, false, false]);
});
