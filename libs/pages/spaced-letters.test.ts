import { expect, test } from 'vitest';
import type { Word } from './page.ts';
import { joinSpacedLetters } from './spaced-letters.ts';

/** Texts side by side, a gap of four points between two, of twelve where `|` stands. */
function joined(printed: string): string[] {
  let x = 40;
  const words = printed.split(' ').flatMap((text): Word[] => {
    if (text === '|') {
      x += 8;
      return [];
    }
    const box: Word['box'] = [x, 100, x + 6 * text.length, 110];
    x = box[2] + 4;
    return [{ text, box, fontSize: 10, bold: false, confidence: 1 }];
  });
  return joinSpacedLetters(words).map(({ text }) => text);
}

test('letters set apart are words', () => {
  expect(joined('O R D E R | N O T E')).toEqual(['ORDER', 'NOTE']);
});

test('on a grid of characters two spaces part words of one title, and little is left between them', () => {
  const words = Array.from('O R D E R  O F  G O O D S', (text, at): Word => {
    const x = 40 + 4.2 * at;
    return { text, box: [x, 100, x + 4.2, 107], fontSize: 7, bold: false, confidence: 1 };
  }).filter(({ text }) => text !== ' ');
  const [order, of, goods] = joinSpacedLetters(words);
  expect([order, of, goods].map((word) => word?.text)).toEqual(['ORDER', 'OF', 'GOODS']);
  expect(of!.box[0] - order!.box[2]).toBeCloseTo(2.1);
});

test('two letters that kerning left no gap between', () => {
  expect(joined('S E RV I C E S')).toEqual(['SERVICES']);
});

test('a word of two letters behind a heading is one of its own', () => {
  expect(joined('O R D E R NO 4711')).toEqual(['ORDER', 'NO', '4711']);
});
