import { createHash } from 'node:crypto';

/** A source of chance that gives the same values for the same seed on every machine. */
export interface Random {
  /** 0 to below 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): T[];
  /** `#` becomes a digit (the first of a run is never 0) and `{a|b|c}` one of its parts. */
  fill(template: string): string;
}

/** Mulberry32 over the hash of the seed: 2^32 states are enough for a document. */
export function randomOf(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    shuffled: (from) =>
      from
        .map((value) => ({ value, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ value }) => value),
    fill: (template) =>
      template
        .replace(/\{([^{}]*)\}/g, (_, parts: string) => pick(parts.split('|')))
        .replace(/#+/g, (run) => [...run].map((_, i) => whole(i === 0 ? 1 : 0, 9)).join('')),
  };
}
