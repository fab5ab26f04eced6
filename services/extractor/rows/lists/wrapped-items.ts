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
    if (!second || !bullet.test(first!.text)) continue;
    for (let at = index + 1; at < lines.length && goesOn(lines[at]!, lines[at - 1]!, second.box[0]); at++) {
      whole[index] = { ...whole[index]!, words: [...whole[index]!.words, ...lines[at]!.words] };
      whole[at] = { ...lines[at]!, words: [], segments: [] };
    }
  }
  return whole;
}

function goesOn({ words, box }: Line, above: Line, left: number): boolean {
  const isClose = box[1] - above.box[3] <= closeLines * heightOf(above.box);
  const isNumber = words.length === 1 && isLoneCode(words[0]!.text);
  return isClose && !isNumber && Math.abs(box[0] - left) < flush && !bullet.test(words[0]?.text ?? '');
}
