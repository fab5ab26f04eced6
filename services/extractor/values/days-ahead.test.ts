import { expect, test } from 'vitest';
import { readDayAhead } from './days-ahead.ts';

const read = (text: string) => {
  const words = text.split(' ');
  const found = words.map((_, at) => readDayAhead(words, at, '2026-12-30')).find((day) => day !== null);
  return found?.to ?? null;
};

test.each([
  ['tomorrow', '2026-12-31'],
  ['für morgen,', '2026-12-31'],
  ['morgen früh', '2026-12-31'],
  ['pour demain', '2026-12-31'],
  ['para mañana', '2026-12-31'],
  ['per domani', '2026-12-31'],
  ['amanhã', '2026-12-31'],
  ['na jutro', '2026-12-31'],
  ['i morgen', '2026-12-31'],
  ['the day after tomorrow', '2027-01-01'],
  ['übermorgen', '2027-01-01'],
  ['après-demain', '2027-01-01'],
  ['pasado mañana', '2027-01-01'],
  ['depois de amanhã', '2027-01-01'],
])('%s', (text, day) => {
  expect(read(text)).toBe(day);
});

test.each(['Guten Morgen', 'Morgen zusammen', 'goede morgen', 'god morgen', 'por la mañana', 'next week'])(
  'no day: %s',
  (text) => {
    expect(read(text)).toBeNull();
  },
);
