import type { Word } from '@orderloom/pages/page.ts';
import { boxAround, heightOf, middleY } from './boxes.ts';

/** Fewer capitals in a row may be columns or marks. */
const fewestLetters = 5;
/** Between two letters of one word, in heights; a word's own gaps differ by less than half of the smallest. */
const widestGap = 1.2;
const evenly = 1.5;

/** `B E S T E L L U N G`: words that a title draws with a space behind each letter, whole. */
export function withSpacedLetters(words: readonly Word[]): readonly Word[] {
  if (words.filter(isLetter).length < fewestLetters) return words;
  const whole: Word[] = [];
  let run: Word[] = [];
  const close = () => {
    whole.push(...(run.length >= fewestLetters ? [joined(run)] : run));
    run = [];
  };
  for (const word of words) {
    if (run.length > 0 && !goesOn(run, word)) close();
    if (isLetter(word)) run.push(word);
    else whole.push(word);
  }
  close();
  return whole;
}

function isLetter({ text }: Word): boolean {
  return /^\p{Lu}$/u.test(text);
}

function goesOn(run: readonly Word[], word: Word): boolean {
  const last = run.at(-1)!;
  const gap = word.box[0] - last.box[2];
  const first = run.length > 1 ? run[1]!.box[0] - run[0]!.box[2] : gap;
  return (
    isLetter(word) &&
    Math.abs(middleY(word.box) - middleY(last.box)) < 1 &&
    gap > 0 &&
    gap < widestGap * heightOf(last.box) &&
    gap < evenly * first + 1
  );
}

function joined(run: readonly Word[]): Word {
  return {
    ...run[0]!,
    text: run.map(({ text }) => text).join(''),
    box: boxAround(run.map(({ box }) => box)),
  };
}
