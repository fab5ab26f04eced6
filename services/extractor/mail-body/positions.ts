import type { Word } from '@orderloom/pages/page.ts';
import type { Paragraph } from './message-lines.ts';

/** So many lines on end must count. */
const fewestCounting = 2;
/** In heights: more than the space between two words. */
const widestSpace = 0.8;

/**
 * The words of each line, with a dot behind the numbers that only count lines, and a dash before the amounts: `1 Gloves size 9  10` over
 * `2 Gloves size 10  5`, whose quantities stand apart at their ends. `x10` at an end is `x 10`.
 */
export function countedLines(lines: Paragraph['lines']): (readonly Word[])[] {
  const marked: (readonly Word[])[] = lines.map(({ words }) => withTimesApart(words));
  for (let from = 0; from < marked.length; from++) {
    let until = from;
    while (until < marked.length && isCounting(marked[until]!, until - from + 1)) until += 1;
    if (until - from < fewestCounting) continue;
    for (let at = from; at < until; at++) {
      const [first, ...rest] = marked[at]!;
      const last = rest.pop()!;
      // A sign between goods and their amount says that it is one.
      marked[at] = [{ ...first!, text: `${first!.text}.` }, ...rest, { ...last, text: '–' }, last];
    }
    from = until - 1;
  }
  return marked;
}

function isCounting(words: readonly Word[], number: number): boolean {
  const [first, second] = words;
  const [before, last] = words.slice(-2);
  return (
    words.length > 2 &&
    first!.text === String(number) &&
    /\p{L}{2}/u.test(second!.text) &&
    /^\d{1,6}$/.test(last!.text) &&
    last!.box[0] - before!.box[2] > widestSpace * (last!.box[3] - last!.box[1])
  );
}

function withTimesApart(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  const [, sign, number] = /^([x×])(\d{1,5})$/i.exec(last?.text ?? '') ?? [];
  if (!last || sign === undefined || words.length < 2) return words;
  const [left, top, right, bottom] = last.box;
  const at = left + (right - left) / last.text.length;
  return [
    ...words.slice(0, -1),
    { ...last, text: sign, box: [left, top, at, bottom] },
    { ...last, text: number!, box: [at, top, right, bottom] },
  ];
}
