/** Sum of digits times their weights. */
export function weighted(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
}

/** Luhn's sum: every second digit twice, from the place `first` on. */
export function doubled(digits: readonly number[], first: 0 | 1): number {
  return digits.reduce((sum, digit, at) => {
    const value = at % 2 === first ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** ISO 7064, MOD 11,10: the last digit checks the others. */
export function iso7064(digits: readonly number[]): boolean {
  const product = digits.slice(0, -1).reduce((rest, digit) => {
    const sum = (digit + rest) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (11 - product) % 10 === digits.at(-1);
}

/** ISO 7064, MOD 97: letters count as two digits, A is 10. */
export function remainder97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
