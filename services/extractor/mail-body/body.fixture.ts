import type { Word } from '@orderloom/pages/page.ts';

/** The words of a text in one line. */
export function wordsOf(text: string): Word[] {
  return text.split(' ').map((word, index) => ({
    text: word,
    box: [index * 10, 0, index * 10 + 8, 10],
    fontSize: 10,
    bold: false,
    confidence: 1,
  }));
}
