import type { Line } from '../../layout/sheet.ts';
import { longestMatch, tokenise, totalBook } from '../../lexicon/phrases.ts';

/** True when a line carries a total, not an order line. */
export function isTotalLine(line: Line): boolean {
  const known = answers.get(line);
  if (known !== undefined) return known;
  const answer = carriesTotal(line);
  answers.set(line, answer);
  return answer;
}

/** Each line of a table is asked some ten times; lines never change. */
const answers = new WeakMap<Line, boolean>();

function carriesTotal(line: Line): boolean {
  return line.segments.some((segment) => {
    const all = tokenise(segment.text);
    const match = longestMatch(totalBook, all, 0);
    if (!match) return false;
    const rest = all.slice(match.length).map((token) => token.text);
    const amountFollows =
      /\d/.test(rest.join('')) ||
      line.segments.some((other) => other.box[0] > segment.box[2] && /\d/.test(other.text));
    const onlyAmount = rest.filter((word) => /^\p{L}{4,}/u.test(word)).length === 0;
    return amountFollows && onlyAmount;
  });
}
