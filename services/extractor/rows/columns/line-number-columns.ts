/** True for a column that counts the rows. */
export function areLineNumbers(values: readonly string[]): boolean {
  // `10 / 1`, `10 - 1`: a line and its release.
  return (
    values.filter((value) => /^\d{1,5}(?:\.|[.,]000| ?[/–-] ?\d{1,3})?$/.test(value)).length >=
    0.6 * values.length
  );
}

/** `1.1.10`, `1.1.20`, `2.1.10`: numbers of chapters that go up. */
export function areChapters(values: readonly string[]): boolean {
  const parts = values.map((value) => value.replace(/\.$/, '').split('.').map(Number));
  const isLater = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((part, index) => part !== other[index]);
    return at >= 0 && (other[at] ?? -1) > one[at]! && (at > 0 || other[0]! - one[0]! === 1);
  };
  return (
    values.length > 1 &&
    values.every((value) => /^\d{1,2}(?:\.\d{1,3}){1,3}\.?$/.test(value)) &&
    parts.every((part, index) => index === 0 || isLater(parts[index - 1]!, part))
  );
}

/**
 * `8812, 9041, 1207` under `Item no.`: numbers of three digits and more that count nothing, count from so far, or stand
 * behind the text, are those of articles.
 */
export function areNumbersOfArticles(values: readonly string[], isBehindText: boolean): boolean {
  const numbers = values.map((value) => (/^\d{1,5}$/.test(value) ? Number(value) : 0));
  const [first, ...others] = numbers;
  if (first === undefined || !numbers.every((number) => number > 99)) return false;
  const steps = others.map((number, at) => number - numbers[at]!);
  // `110, 120, 130` are lines of a longer order; `100` or `1000` is where counting begins.
  const isCounting =
    steps.length > 0
      ? steps.every((step) => step > 0 && step <= largestStep) && first < farthestCount * Math.min(...steps)
      : /^10+$/.test(String(first));
  return !isCounting || isBehindText;
}
const largestStep = 100;
/** In steps. */
const farthestCount = 1000;
