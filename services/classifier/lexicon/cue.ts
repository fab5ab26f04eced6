import type { EmailCategory } from '@orderloom/orders/email-category.ts';
import { wholeWords } from '@orderloom/pages/whole-words.ts';

/** A wording that speaks for a category. */
export interface Cue {
  category: EmailCategory;
  /** 1 is a hint, 2 a sign, 4 says it outright. */
  weight: number;
  pattern: RegExp;
  /** True when it only names the thing: who complains about an order names it, too. */
  isMention: boolean;
}

/** Wordings that speak for one category: `[weight, 'one|another']`, whole words, upper and lower case alike. */
export function cues(category: EmailCategory, wordings: Wording[]): Cue[] {
  return wordings.map((wording) => cue(category, wording, false));
}

/** The same for wordings that only name the thing. */
export function mentions(category: EmailCategory, wordings: Wording[]): Cue[] {
  return wordings.map((wording) => cue(category, wording, true));
}

type Wording = [weight: number, words: string];

/** Behind a noun for an end: it is no order that ends, a bill is credited. */
export const notOfBill =
  '(?! (?:\\p{L}+[’\\x27]? ){0,2}(?:\\p{L}+[’\\x27])?(?:rechnung|fattur|factur|faktur|fatur)\\p{L}*)';

function cue(category: EmailCategory, [weight, words]: Wording, isMention: boolean): Cue {
  let compiled: RegExp | undefined;
  return {
    category,
    weight,
    isMention,
    // Many are asked only of mails that nothing else tells: a process that starts does not wait for them.
    get pattern() {
      compiled ??= wholeWords(inSentence(words));
      return compiled;
    },
  };
}

/** A gap ends with the sentence; the point in 143.216 or in ref.no does not end one. */
function inSentence(words: string): string {
  return words.replaceAll('[^.!?]', '(?:[^.!?\\n]|\\.(?=\\S))');
}
