import type { MailFamily } from '../mail-family.ts';
import { toTheSiteLater } from './instructing/to-the-site-later.ts';
import { assistantPassesOn } from './ordering/assistant-passes-on.ts';
import { coveringLetter } from './ordering/covering-letter.ts';
import { phoneFromTheFloor } from './ordering/phone-from-the-floor.ts';
import { usualWithNumbers } from './ordering/usual-with-numbers.ts';
import { whatWouldItCost } from './otherwise/what-would-it-cost.ts';
import { headedByNumber } from './splitting/headed-by-number.ts';
import { oneOrderTwoDrops } from './splitting/one-order-two-drops.ts';
import { paperForEachHouse } from './splitting/paper-for-each-house.ts';

/** Families that judge the engine; nobody who works on it reads them. Once read, they move to `learned/`. */
export const families: MailFamily[] = [
  assistantPassesOn,
  phoneFromTheFloor,
  coveringLetter,
  usualWithNumbers,
  whatWouldItCost,
  paperForEachHouse,
  headedByNumber,
  oneOrderTwoDrops,
  toTheSiteLater,
];
