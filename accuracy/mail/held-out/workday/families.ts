import type { MailFamily } from '../../mail-family.ts';
import { anotherDay } from './another-day.ts';
import { askFirst } from './ask-first.ts';
import { inPassing } from './in-passing.ts';
import { leftOut } from './left-out.ts';
import { oneLineLater } from './one-line-later.ts';
import { otherPlace } from './other-place.ts';

/** Orders on paper, and what people who buy say of them on an ordinary workday. */
export const workdayFamilies: MailFamily[] = [
  leftOut,
  anotherDay,
  oneLineLater,
  otherPlace,
  inPassing,
  askFirst,
];
