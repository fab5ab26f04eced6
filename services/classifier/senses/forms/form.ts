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
  /** What whoever says it does not order. */
  act?: Act;
  /** True: only where its sentence asks; false: only where it does not. */
  isQuestion?: boolean;
  isMention?: true;
}

/** What a sentence takes for no order of today; what orders in other words is one beside all of them. */
export type Act =
  /** The goods in it and in the list that it introduces: "I am chasing our order 4419:". */
  | 'of what it names'
  /** What is forwarded: "is this one in already?" */
  | 'of what is forwarded'
  /** Any list, but under a subject that orders: "these figures are no order". */
  | 'of lists'
  /** Any list: "who else wants something from our joint order?" */
  | 'of what is collected'
  /** Any list: "the order waits for your approval". */
  | 'of what waits'
  /** Nothing that comes with it: "please do not deliver our order before Monday". */
  | 'of its day'
  /** Any list, and a paper that calls itself an order: `Approve | Reject`. */
  | 'of what is not released';

/** Forms by the names of their senses. */
export type Forms = Readonly<Record<string, Form>>;

// Who sells speaks of your order and of what he did; who buys, of his own and of what he wants.
export const yourOrder = ({ your, order }: SenseWords) =>
  `(?:${your}) ?(?:[\\p{L}-]+ ){0,2}(?:${order})|(?:${order}) (?:${your})`;
export const ourOrder = ({ our, order }: SenseWords) => `(?:${our}) (?:[\\p{L}-]+ ){0,2}(?:${order})`;
