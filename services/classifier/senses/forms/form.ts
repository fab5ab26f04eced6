import type { EmailCategory } from '@orderloom/orders/email-category.ts';
import type { SenseWords } from '../sense-words.ts';

/** How a sense is put together from the words of a language. */
export interface Form {
  category: EmailCategory;
  /** As that of a cue: 4 says it outright, more is stronger than a list of goods. */
  weight: number;
  all: (words: SenseWords) => string[];
  none?: (words: SenseWords) => string[];
  /** What stands somewhere in the text, if not in the same sentence. */
  elsewhere?: (words: SenseWords) => string[];
  /** Whoever says it does not order what he lists, or even what he encloses. */
  act?: Act;
  /** True: only where its sentence asks; false: only where it does not. */
  isQuestion?: boolean;
  isMention?: true;
}

export type Act = 'beside lines' | 'even beside a paper';

/** Forms by the names of their senses. */
export type Forms = Readonly<Record<string, Form>>;

// Who sells speaks of your order and of what he did; who buys, of his own and of what he wants.
export const yourOrder = ({ your, order }: SenseWords) =>
  `(?:${your}) ?(?:[\\p{L}-]+ ){0,2}(?:${order})|(?:${order}) (?:${your})`;
export const ourOrder = ({ our, order }: SenseWords) => `(?:${our}) (?:[\\p{L}-]+ ){0,2}(?:${order})`;
