/** Random choices that are the same for the same seed, so that a figure can be measured again. */
export interface Random {
  /** 0 to below 1. */
  next(): number;
  /** 0 to below `end`. */
  below(end: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  digits(length: number): string;
}

/** mulberry32 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)]!,
    digits: (length) => Array.from({ length }, () => below(10)).join(''),
  };
}
