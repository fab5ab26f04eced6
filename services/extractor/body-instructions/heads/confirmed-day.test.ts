import { describe, expect, test } from 'vitest';
import { draft } from '../attached-order.fixture.ts';
import { confirmsRow } from '../rows/confirmed-rows.ts';
import { confirmsPrintedDay } from './confirmed-day.ts';
import type { DayWriting } from './days-told.ts';

const days: DayWriting = { order: 'DMY', isSure: true, printed: '2027-04-01', ordered: '2027-03-01' };

describe('the printed day suits', () => {
  test.each([
    'So the 1st, as the order says, suits us very well.',
    'Delivery on the 1st is perfect, someone will be at the back door from 8.',
    'Der 1. passt uns gut.',
    'De 1e komt goed uit.',
    'Le 1er nous convient.',
    'El día 1 nos viene bien.',
    'Il giorno 1 va bene.',
    'O dia 1 está bem.',
    'Den 1. passer fint.',
  ])('%s', (text) => expect(confirmsPrintedDay(text, draft.rows, days)).toBe(true));

  test.each([
    'The 2nd suits us.',
    'The 1st of May suits us.',
    'The 1st does not suit us.',
    'The 1st suits us, the 5th suits us better.',
    'The 1st works but only after 10.',
    'The 1st works for half of it.',
    'The 1st works, leave out the gloves.',
    'The 1st works, add sponges.',
    'The 1st is fine, or the 8th.',
    'Any day after the 1st suits us.',
    'The week after the 1st suits us.',
    'The 1st of next month works for us.',
    'Friday the 1st suits us.',
    'Does the 1st work?',
  ])('something else is wanted: %s', (text) =>
    expect(confirmsPrintedDay(text, draft.rows, days)).toBe(false),
  );
});

describe('behind a quantity that is right', () => {
  test('stands why', () =>
    expect(
      confirmsRow('Yes the 30 gloves are right, it’s not a typo - we have new people.', draft.rows),
    ).toBe(true));

  test.each([
    'The 30 gloves are right, drop the rest.',
    'The 30 gloves are right, the others can go.',
    'The 30 gloves are right, a few bolts more.',
    'The 30 gloves are right, plus some sponges.',
    'The 30 gloves are right, twenty bolts too.',
    'The 30 gloves are right, it’s the bolts that are wrong.',
  ])('stands a wish: %s', (text) => expect(confirmsRow(text, draft.rows)).toBe(false));
});
