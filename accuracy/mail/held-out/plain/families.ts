import type { MailFamily } from '../../mail-family.ts';
import { add } from './add.ts';
import { address } from './address.ts';
import { dayOfOneLine } from './day-of-one-line.ts';
import { houseRules } from './house-rules.ts';
import { numbersInWords } from './numbers-in-words.ts';
import { smallTalk } from './small-talk.ts';
import { twoChanges } from './two-changes.ts';

/** What ordinary buyers say of an order in one or two usual sentences; in pt and da nothing, and in pl not all. */
export const plainFamilies: readonly MailFamily[] = [
  add,
  dayOfOneLine,
  address,
  twoChanges,
  smallTalk,
  numbersInWords,
  houseRules,
];
