import type { MailFamily } from '../mail-family.ts';
import { chatOrRiddle } from './instructing/chat-or-riddle.ts';
import { dayDoorNumber } from './instructing/day-door-number.ts';
import { oneThingMore } from './instructing/one-thing-more.ts';
import { secondThoughts } from './instructing/second-thoughts.ts';
import { forwardedWithOneMore } from './ordering/forwarded-with-one-more.ts';
import { inStockThenPlease } from './ordering/in-stock-then-please.ts';
import { thereAndToSend } from './ordering/there-and-to-send.ts';
import { wholeOffer } from './ordering/whole-offer.ts';
import { asTalkedAbout } from './otherwise/as-talked-about.ts';
import { paidAtTheTill } from './otherwise/paid-at-the-till.ts';
import { branchByBranch } from './splitting/branch-by-branch.ts';
import { coverAndForms } from './splitting/cover-and-forms.ts';
import { numberColumn } from './splitting/number-column.ts';
import { paperHereSheetThere } from './splitting/paper-here-sheet-there.ts';

/** Families that judge the engine; nobody who works on it reads them. Once read, they move to `learned/`. */
export const families: MailFamily[] = [
  secondThoughts,
  oneThingMore,
  dayDoorNumber,
  chatOrRiddle,
  branchByBranch,
  coverAndForms,
  numberColumn,
  paperHereSheetThere,
  forwardedWithOneMore,
  inStockThenPlease,
  thereAndToSend,
  wholeOffer,
  asTalkedAbout,
  paidAtTheTill,
];
