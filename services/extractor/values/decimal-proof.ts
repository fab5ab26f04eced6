import { type DecimalMark, numberShape, readNumber } from './number.ts';

/** Amounts are printed to the cent. */
const cent = 0.011;
/** A product of fewer digits is as well any other number: `2  1,500  3`. */
const fewestDigits = 3;
/** Longer lines are prose. */
const mostNumbers = 12;

/**
 * The decimal mark with which more lines hold a product than with the other, as quantity and price of an order do, where
 * no number proves one by itself: `6 × 520` is `3,120` only where the comma parts thousands. Null when none does.
 */
export function decimalMarkOfProducts(lines: Iterable<readonly string[]>): DecimalMark | null {
  const votes = { '.': 0, ',': 0 };
  for (const words of lines) {
    const numbers = words.filter((word) => /^\D{0,4}\d/.test(word) && numberShape(word) !== null);
    if (numbers.length > mostNumbers || !numbers.some((word) => /[.,]\d{3}(?!\d)/.test(word))) continue;
    const [point, comma] = [holdsProduct(numbers, '.'), holdsProduct(numbers, ',')];
    if (point !== comma) votes[point ? '.' : ',']++;
  }
  if (votes['.'] === votes[',']) return null;
  return votes['.'] > votes[','] ? '.' : ',';
}

/** True where a number is the product of two before it, neither of which is one. */
function holdsProduct(numbers: readonly string[], decimal: DecimalMark): boolean {
  const values = numbers.map((word) => readNumber(word, decimal)!.value);
  return values.some((product, end) => {
    if (numbers[end]!.replace(/\D/g, '').length < fewestDigits || product === 0) return false;
    return values
      .slice(0, end)
      .some(
        (one, at) =>
          one !== 1 &&
          values.slice(at + 1, end).some((other) => other !== 1 && Math.abs(one * other - product) < cent),
      );
  });
}
