import type { Word } from '@orderloom/pages/page.ts';
import { boxAround, heightOf } from '../layout/boxes.ts';
import { readNumber } from '../values/number.ts';

/** `1 733,20` is one amount: a space parts the thousands, narrower than its digits are high. */
export function joinThousands(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    // `1, 668.12`: a scan parts what stands behind the comma.
    const isCut = last && /^\D?\d{1,3}[,.]$/.test(last.text) && /^\d{3}[,.]\d{2}$/.test(word.text);
    const isNext =
      last &&
      (isCut || (/^\D?\d{1,3}(?: \d{3})*$/.test(last.text) && /^\d{3}(?!\d)/.test(word.text))) &&
      word.box[0] - last.box[2] < 0.75 * heightOf(word.box);
    if (isNext)
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}${isCut ? '' : ' '}${word.text}`,
        box: boxAround([last.box, word.box]),
        confidence: Math.min(last.confidence, word.confidence),
      };
    else joined.push(word);
  }
  return joined;
}

/** The numbers among words that are no rates. */
export function amountsIn(words: readonly Word[]): Word[] {
  return words.filter((word, at) => isAmount(word.text) && words[at + 1]?.text !== '%');
}

export function isAmount(text: string): boolean {
  return /\d/.test(text) && !text.includes('%') && readNumber(text, '.') !== null;
}
