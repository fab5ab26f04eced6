import { heightOf } from '../../layout/boxes.ts';
import type { Line } from '../../layout/sheet.ts';
import { isLoneCode } from '../reading/details.ts';

/** What may stand before an item of a list. */
export const bullet = /^(?:\(?\d{1,3}[.)]|[-*•–·])$/;
/** Lines of one item stand at most this many heights apart, and begin this near to its text, points. */
const closeLines = 1.2;
const flush = 4;

/**
 * The lines with the ends of items put behind their beginnings: what begins flush with the text of an item, not with
 * its bullet, goes on with it; a number alone is none of it. The lines of such ends are empty.
 */
export function withWholeItems(lines: readonly Line[]): Line[] {
  const whole = [...lines];
  for (const [index, line] of lines.entries()) {
    const [first, second] = line.words;
    if (second && !bullet.test(first!.text) && isOpen(line)) takeRest(whole, index);
    if (!second || !bullet.test(first!.text)) continue;
    for (let at = index + 1; at < lines.length && goesOn(lines[at]!, lines[at - 1]!, second.box[0]); at++) {
      whole[index] = { ...whole[index]!, words: [...whole[index]!.words, ...lines[at]!.words] };
      whole[at] = { ...lines[at]!, words: [], segments: [] };
    }
  }
  return whole;
}

/** `4 pcs x gloves, DKK 22,30 each = DKK`: the amount stands on the next line. */
function isOpen({ words }: Line): boolean {
  return (
    /^\d/.test(words[0]!.text) && words.length > shortest && /^(?:=|@|at|à|je|zu)$|[,=]$/.test(lastOf(words))
  );
}
const shortest = 5;
const currencies = /^(?:\p{Sc}|[A-Z]{3}|kr\.?)$/u;

/** The last word but for a currency. */
function lastOf(words: Line['words']): string {
  const last = words.at(-1)!.text;
  return currencies.test(last) ? words.at(-2)!.text : last;
}

function takeRest(whole: Line[], index: number): void {
  const [line, under] = [whole[index]!, whole[index + 1]];
  const [first] = under?.words ?? [];
  const isEnd = first && under!.words.length <= longestRest && !bullet.test(first.text);
  if (!isEnd || under!.box[1] - line.box[3] > closeLines * heightOf(line.box)) return;
  if (Math.abs(under!.box[0] - line.box[0]) > flush || !/\d/.test(under!.words.at(-1)!.text)) return;
  whole[index] = { ...line, words: [...line.words, ...under!.words] };
  whole[index + 1] = { ...under!, words: [], segments: [] };
}
const longestRest = 8;

function goesOn({ words, box }: Line, above: Line, left: number): boolean {
  const isClose = box[1] - above.box[3] <= closeLines * heightOf(above.box);
  const isNumber = words.length === 1 && isLoneCode(words[0]!.text);
  return isClose && !isNumber && Math.abs(box[0] - left) < flush && !bullet.test(words[0]?.text ?? '');
}
