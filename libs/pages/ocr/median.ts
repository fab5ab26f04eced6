/** The number in the middle of a list, the lower one of two; undefined when the list is empty. */
export function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
}
