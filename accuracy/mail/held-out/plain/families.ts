import type { MailFamily } from '../../mail-family.ts';
import { add } from './add.ts';
import { address } from './address.ts';
import { askFirst } from './ask-first.ts';
import { cancel } from './cancel.ts';
import { chatOnly } from './chat-only.ts';
import { day } from './day.ts';
import { dayOfOneLine } from './day-of-one-line.ts';
import { houseRules } from './house-rules.ts';
import { numbersInWords } from './numbers-in-words.ts';
import { quantity } from './quantity.ts';
import { reference } from './reference.ts';
import { shortList } from './short-list.ts';
import { smallTalk } from './small-talk.ts';
import { twoChanges } from './two-changes.ts';

/** What ordinary buyers say of an order in one or two usual sentences; in pt and da nothing, and in pl not all. */
export const plainFamilies: readonly MailFamily[] = [
  cancel,
  quantity,
  add,
  day,
  dayOfOneLine,
  address,
  reference,
  twoChanges,
  smallTalk,
  shortList,
  numbersInWords,
  chatOnly,
  houseRules,
  askFirst,
];
