import { type ReviewCode, reviewSentences } from '@orderloom/orders/review-codes.ts';
import type { Doubt, Place } from './draft.ts';

type Words<Code extends ReviewCode> = Parameters<(typeof reviewSentences)[Code]>;

/** Makes a doubt with the sentence that its code has for the order desk. */
export function makeDoubt<Code extends ReviewCode>(
  code: Code,
  path: string,
  words: Words<Code>,
  places: Place[],
): Doubt {
  const sentence = reviewSentences[code] as (...words: Words<Code>) => string;
  return { code, path, message: sentence(...words), places };
}
