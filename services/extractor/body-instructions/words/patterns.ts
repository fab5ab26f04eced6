/** A word as a whole, in any case; `words` are the insides of an alternation. */
export const whole = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/** A pattern that is longer than a line, in any case. */
export const pieces = (...parts: string[]) => new RegExp(parts.join(''), 'iu');

/** Words that begin with one of some stems, in any case. */
export const stems = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})\\p{L}*`, 'iu');

/** A number that stands alone: neither in another nor with decimals. */
export const numberIn = (number: number) => new RegExp(`(?<![\\d.,])${number}(?!\\d|[.,]\\d)`);
