import { expect, test } from 'vitest';
import { datesOfMail } from './context.ts';
import { plainSheets } from './sample.fixture.ts';

const tellsWeek = (text: string) =>
  datesOfMail({ order: 'DMY', source: 'document' }, '2026-03-09', plainSheets(text)).tellsWeek;

test.each(['week 34', 'next week', 'KW 20', 'wk 12', 'semaine prochaine', 'W23'])('a week: %s', (text) => {
  expect(tellsWeek(`Please send it ${text}.`)).toBe(true);
});

test.each([
  'Ref 7719/W',
  'wie jede Woche',
  'as every week',
  'comme chaque semaine',
  'size S',
  'gloves T10',
  'Jan T.',
  'no fim de semana',
])('no week: %s', (text) => {
  expect(tellsWeek(`Please send it ${text}`)).toBe(false);
});
