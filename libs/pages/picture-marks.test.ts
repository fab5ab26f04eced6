import { expect, test } from 'vitest';
import { findMarks } from './picture-marks.ts';

function drawn(rows: string[]) {
  const pixels = Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 0 : 255));
  return { pixels, width: rows[0]!.length, height: rows.length, channels: 1 as const };
}

test('patches that touch, also at a corner, are one mark', () => {
  const picture = drawn(['#..#.....', '#..#..#..', '####...#.', '.......#.']);
  expect(findMarks(picture)).toEqual([
    { left: 0, top: 0, right: 4, bottom: 3, ink: 8 },
    { left: 6, top: 1, right: 8, bottom: 4, ink: 3 },
  ]);
});

test('white paper has no marks', () => {
  expect(findMarks(drawn(['....', '....']))).toEqual([]);
});
