import type { Segment } from '../layout/sheet.ts';
import { columnBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { refuses } from '../lexicon/sayings.ts';

/** A sentence that refuses a line by its number: `Line 2 is cancelled.` Terms speak of orders and deliveries. */
export function refusesLine({ text }: Segment): boolean {
  if (!/\d/.test(text) || !refuses(text)) return false;
  const tokens = tokenise(text);
  return tokens.some((_, at) => {
    const match = longestMatch(columnBook, tokens, at);
    const number = tokens[at + (match?.length ?? 0)]?.text ?? '';
    return match?.meanings.some(({ kind }) => kind === 'position') === true && /^\d{1,4}$/.test(number);
  });
}
