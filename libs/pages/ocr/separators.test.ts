import { expect, test } from 'vitest';
import type { SetWord } from './boxes.ts';
import { withSeparators } from './separators.ts';

/** Words of a line in a font of 100 pixels, each 200 wide, at these gaps. */
function lineOf(texts: string, gaps: readonly number[], line = 1): SetWord[] {
  let left = 0;
  return texts.split(' ').map((text, at) => {
    left += at === 0 ? 0 : 200 + gaps[at - 1]!;
    return {
      text,
      left,
      top: 120 * line,
      width: 200,
      height: 70,
      fontSize: 100,
      baseline: 120 * line + 70,
      confidence: 1,
      line,
    };
  });
}

const textOf = (words: readonly SetWord[]) => words.map(({ text }) => text).join(' ');

test('two wide gaps that are alike held marks', () => {
  const foot = lineOf('Northgate Ltd 7 Mill Lane Leeds', [30, 60, 32, 28, 62]);
  const words = withSeparators(foot);
  expect(textOf(words)).toBe('Northgate Ltd · 7 Mill Lane · Leeds');
  expect(words[2]).toMatchObject({ text: '·', left: 459, width: 2 });
});

test('one wide gap did beside a mark that was read', () => {
  expect(textOf(withSeparators(lineOf('Ltd | 7 Mill Lane Leeds', [30, 30, 30, 30, 62])))).toBe(
    'Ltd | 7 Mill Lane · Leeds',
  );
});

test.each([
  ['one wide gap alone', 'Order no. 4711 of today', [30, 62, 30, 30]],
  ['gaps that are not alike', 'Order no. 4711 of today', [30, 62, 30, 110]],
  ['gaps as wide as those between cells', 'Item Qty Price of today', [150, 150, 30, 30]],
  ['the ends of sentences', 'Dear Sirs. Please deliver at once. Thank you', [30, 60, 30, 30, 30, 60, 30]],
  ['what stands behind labels', 'Mr Lee Tel.: 0113 496 000 Fax: 0113', [30, 60, 60, 30, 30, 60, 60]],
  ['gaps beside a stroke', 'Order 4711 / 7 of today', [30, 60, 60, 30, 30]],
  ['the wide gaps of a typewriter', 'Date : 6 octobre 2026', [30, 62, 60, 62]],
  ['wide print', 'O R D E R', [60, 60, 60, 60]],
])('%s held none', (_, texts, gaps) => {
  expect(textOf(withSeparators(lineOf(texts, gaps)))).toBe(texts);
});

test('gaps one above another part columns', () => {
  const rows = [1, 2].map((line) =>
    lineOf('10 M8 4711 Hex bolt zinc coated 4 pcs', [30, 60, 60, 30, 30, 30, 60, 30], line),
  );
  expect(textOf(withSeparators(rows.flat()))).toBe(
    '10 M8 4711 Hex bolt zinc coated 4 pcs 10 M8 4711 Hex bolt zinc coated 4 pcs',
  );
  // Alone it would be parted.
  expect(textOf(withSeparators(rows[0]!))).toBe('10 M8 · 4711 · Hex bolt zinc coated · 4 pcs');
});
