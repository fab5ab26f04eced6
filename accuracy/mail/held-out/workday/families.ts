import type { MailFamily } from '../../mail-family.ts';
import { anotherDay } from './another-day.ts';
import { askFirst } from './ask-first.ts';
import { inPassing } from './in-passing.ts';
import { justTalk } from './just-talk.ts';
import { leftOut } from './left-out.ts';
import { onTop } from './on-top.ts';
import { oneLineLater } from './one-line-later.ts';
import { otherNumber } from './other-number.ts';
import { otherPlace } from './other-place.ts';
import { otherCount } from './quantity.ts';
import { severalChanges } from './several.ts';
import { slipOfThePen } from './slip-of-the-pen.ts';

/** Orders on paper, and what people who buy say of them on an ordinary workday. */
export const workdayFamilies: MailFamily[] = [
  otherCount,
  leftOut,
  onTop,
  anotherDay,
  oneLineLater,
  otherPlace,
  otherNumber,
  severalChanges,
  slipOfThePen,
  inPassing,
  justTalk,
  askFirst,
];
