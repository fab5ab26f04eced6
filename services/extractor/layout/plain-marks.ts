import type { Word } from '@orderloom/pages/page.ts';

/** What parts the entries of a list, in whatever shape a designer chose: `Weg 4 ● 28195 Bremen ◆ Tel. 0421 555 120`. */
const shapes = /^[●∙⋅‧◦▪■♦◆❖▸►]$/u;

/** Marks that stand alone between words, each as the bullet that all readers of lists know. */
export function withPlainMarks(words: readonly Word[]): readonly Word[] {
  return words.some(({ text }) => shapes.test(text))
    ? words.map((word) => (shapes.test(word.text) ? { ...word, text: '•' } : word))
    : words;
}
