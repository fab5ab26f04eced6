import type { Line } from '../../layout/sheet.ts';
import type { MissedLine } from './missed-items.ts';
import { cents, isTotalLine } from './total-line.ts';

/**
 * The lines of accounts below the total that share it out: `100 E 230 1121 0410  488.95` and `211 E 230 1121 0460
 * 325.97` under `Total 814.92`. They name no goods, and together they make a total that is printed above them.
 */
export function sharesOfTotal(lines: readonly MissedLine[]): ReadonlySet<Line> {
  const bySheet = Map.groupBy(lines, ({ sheet }) => sheet);
  return new Set(
    [...bySheet].flatMap(([sheet, own]) => {
      const shares = own.map(({ line }) => line).filter(namesNothing);
      const top = Math.min(...shares.map(({ box }) => box[1]));
      const sum = shares.reduce((all, line) => all + amountAtEnd(line), 0);
      const isTotal = (line: Line) =>
        line.box[3] <= top && isTotalLine(line) && Math.abs(amountAtEnd(line) - sum) < 0.5;
      return shares.length >= fewestShares && sheet.lines.some(isTotal) ? shares : [];
    }),
  );
}

const fewestShares = 2;

/** A code of several parts and an amount, without a word. */
function namesNothing(line: Line): boolean {
  const texts = line.words.map(({ text }) => text);
  const codes = texts.slice(0, -1).join(' ');
  // `10023-411 1 488.95 488.95` has a price as well.
  const isPriced = texts.slice(0, -1).some((text) => Number.isFinite(cents(text)));
  return (
    Number.isFinite(amountAtEnd(line)) &&
    !isPriced &&
    !/\p{L}{3}/u.test(codes) &&
    /\d{2,}\D+\d{2,}/.test(codes)
  );
}

function amountAtEnd({ words }: Line): number {
  return cents(words.at(-1)?.text ?? '');
}
