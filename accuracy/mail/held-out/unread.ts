import type { MailFamily } from '../mail-family.ts';
import { aboveOldThread } from './ordering/above-old-thread.ts';
import { formAlone } from './ordering/form-alone.ts';
import { mondayList } from './ordering/monday-list.ts';
import { offerTaken } from './ordering/offer-taken.ts';
import { pastedSheet } from './ordering/pasted-sheet.ts';
import { proseFromSite } from './ordering/prose-from-site.ts';
import { repForwards } from './ordering/rep-forwards.ts';
import { thumbTyped } from './ordering/thumb-typed.ts';

/** Families that nobody who works on the engine has read; their names have odd numbers of characters. */
export const unreadFamilies: MailFamily[] = [
  proseFromSite,
  mondayList,
  pastedSheet,
  repForwards,
  offerTaken,
  thumbTyped,
  formAlone,
  aboveOldThread,
];
