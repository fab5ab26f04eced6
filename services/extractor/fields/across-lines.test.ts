import { expect, test } from 'vitest';
import { type Printed, plainSheets, printedSheets } from '../sample.fixture.ts';
import { holdsWhole, spans, withNextLine, withSentenceAbove } from './across-lines.ts';

const first = 'We need all of it delivered by Monday, March';
const joined = async (...texts: Printed[]) => {
  const [sheet] = await printedSheets(texts);
  return withNextLine(sheet!, sheet!.lines[0]!.segments[0]!)?.text ?? null;
};

test('a line of prose goes on with the first words of the next', async () => {
  expect(await joined([40, 100, first], [40, 112, '9, 2026. Ship it the usual way.'])).toBe(
    `${first} 9, 2026. Ship it`,
  );
});

test.each<[string, ...Printed[]]>([
  ['set in', [40, 100, first], [60, 112, '9, 2026.']],
  ['far below', [40, 100, first], [40, 140, '9, 2026.']],
  ['of a list', [40, 100, 'Monday, March'], [40, 112, '9, 2026.']],
  ['of two columns', [40, 100, first], [40, 112, '9, 2026.'], [400, 112, 'Page 1']],
])('it does not with one that is %s', async (_, ...texts) => {
  expect(await joined(...texts)).toBeNull();
});

test('plain texts are read as they stand', () => {
  const [sheet] = plainSheets(`${first}\n9, 2026.`);
  expect(withNextLine(sheet!, sheet!.lines[0]!.segments[0]!)).toBeNull();
});

test.each([
  ['March 9, 2026', true],
  ['Monday, March', false],
  ['9, 2026', false],
])('whether "%s" is in both lines', async (value, is) => {
  const [sheet] = await printedSheets([
    [40, 100, first],
    [40, 112, '9, 2026.'],
  ]);
  const [segment] = sheet!.lines[0]!.segments;
  expect(spans(withNextLine(sheet!, segment!)!, segment!, value)).toBe(is);
});

test('a line of prose goes on with the sentence begun above it', async () => {
  const [sheet] = await printedSheets([
    [40, 100, 'Prices are net as agreed. Please deliver all of it to the village hall,'],
    [40, 112, 'and not to the office, where nobody can carry these boxes up,'],
    [40, 124, 'by Friday, 27 February 2026.'],
  ]);
  const sentenceOf = (line: number) => withSentenceAbove(sheet!, sheet!.lines[line]!.segments[0]!)?.text;
  expect(sentenceOf(2)).toMatch(/^Please deliver .* by Friday, 27 February 2026\.$/);
  expect(sentenceOf(0)).toBeUndefined();
  const [segment] = sheet!.lines[2]!.segments;
  expect(holdsWhole(segment!, '27 February 2026')).toBe(true);
  expect(holdsWhole(segment!, 'hall')).toBe(false);
});
