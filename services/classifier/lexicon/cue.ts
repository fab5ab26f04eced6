import type { EmailCategory } from '@orderloom/orders/email-category.ts';

/** A wording that speaks for a category. */
export interface Cue {
  category: EmailCategory;
  /** 1 is a hint, 2 a sign, 4 says it outright. */
  weight: number;
  pattern: RegExp;
}

/** Wordings that speak for one category: `[weight, 'one|another']`, whole words, upper and lower case alike. */
export function cues(category: EmailCategory, wordings: [weight: number, words: string][]): Cue[] {
  return wordings.map(([weight, words]) => ({
    category,
    weight,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])`, 'iu'),
  }));
}
