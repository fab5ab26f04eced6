import { indianStates } from '../values/regions.ts';
import type { BlockLine } from './party-block.ts';
import { joinedLine } from './party-lines.ts';

/** `State Name : Maharashtra, Code : 27`, as programs for the Indian tax on goods print it under the number of it. */
const stateLine = new RegExp(
  `^State(?: Name)?\\s*:\\s*(${indianStates})(?:\\s*,?\\s*Code\\s*:\\s*\\d{1,2})?$`,
  'iu',
);
/** A town and its postal code: without a state six digits may be of anything. */
const townLine = /^\p{L}[\p{L}. ]*[\s,–-]+[1-9]\d{2} ?\d{3}$/u;

/** Lines of an address with the state, which stands farther down, behind the town. */
export function withStates(lines: readonly BlockLine[]): readonly BlockLine[] {
  const at = lines.findIndex(({ text }) => stateLine.test(text));
  const town = lines.findLastIndex(({ text }, index) => index < at && townLine.test(text));
  if (town < 0) return lines;
  const state = { text: stateLine.exec(lines[at]!.text)![1]!, words: lines[at]!.words };
  const { text, words } = lines[town]!;
  const whole = joinedLine({ text: `${text},`, words }, state);
  return lines.flatMap((line, index) => (index === town ? whole : index === at ? [] : line));
}
