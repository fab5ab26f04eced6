import type { MailFamily } from '../../mail-family.ts';
import { allAtOnce } from './all-at-once.ts';
import { alreadySo } from './already-so.ts';
import { askMeFirst } from './ask-me-first.ts';
import { dropALine } from './drop-a-line.ts';
import { elsewhere } from './elsewhere.ts';
import { newDay } from './new-day.ts';
import { oneLineApart } from './one-line-apart.ts';
import { oneMoreThing } from './one-more-thing.ts';
import { otherCount } from './other-count.ts';
import { otherReference } from './other-reference.ts';

/** Orders in a file, and what purchasers write on the mail that brings it. */
export const orderdeskFamilies: MailFamily[] = [
  dropALine,
  otherCount,
  oneMoreThing,
  newDay,
  oneLineApart,
  elsewhere,
  otherReference,
  allAtOnce,
  alreadySo,
  askMeFirst,
];
