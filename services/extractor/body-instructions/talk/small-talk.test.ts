import { describe, expect, test } from 'vitest';
import { draft } from '../attached-order.fixture.ts';
import { confirmsRow } from '../rows/confirmed-rows.ts';
import { isSmallTalk } from './small-talk.ts';

const { rows } = draft;

describe('talk of the weather and of the office', () => {
  test.each([
    'It has been pouring since Sunday.',
    'Hier schüttet es seit Sonntag, der Hof steht unter Wasser.',
    'Could you let me have the latest catalogue some time?',
    'Quando potete mi mandate l’ultimo catalogo?',
  ])('%s', (text) => {
    expect(isSmallTalk(text, rows)).toBe(true);
  });

  test.each([
    'It is raining, so please cancel the gloves.',
    'Because of the snow please deliver later.',
    'Send 3 catalogues.',
  ])('is none: %s', (text) => {
    expect(isSmallTalk(text, rows)).toBe(false);
  });
});

test('who repeats the printed quantity confirms it', () => {
  expect(confirmsRow('The 30 on line 3 are right, I counted twice.', rows)).toBe(true);
  expect(confirmsRow('The 40 on line 3 are right, I counted twice.', rows)).toBe(false);
  expect(confirmsRow('The 30 on line 3 are not right.', rows)).toBe(false);
});
