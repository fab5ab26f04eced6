import { orderedBefore } from './complaint-words.ts';

const list = new RegExp(
  `((?<!\\p{L})(?:${orderedBefore})[^.!?\\n]{0,40}\\n)\\s*\\n(?:[^\\n]*\\S[^\\n]*(?:\\n|$))+`,
  'giu',
);

/** A text without the lines below "we had ordered": they are of an order that is made. */
export function withoutOrderedBefore(text: string): string {
  return text.replace(list, '$1');
}
