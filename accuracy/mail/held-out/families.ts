import type { MailFamily } from '../mail-family.ts';
import { secondThoughts } from './instructing/second-thoughts.ts';
import { inStockThenPlease } from './ordering/in-stock-then-please.ts';
import { wholeOffer } from './ordering/whole-offer.ts';
import { asTalkedAbout } from './otherwise/as-talked-about.ts';
import { paidAtTheTill } from './otherwise/paid-at-the-till.ts';
import { paperHereSheetThere } from './splitting/paper-here-sheet-there.ts';

/** Families that judge the engine; nobody who works on it reads them. Once read, they move to `learned/`. */
export const families: MailFamily[] = [
  secondThoughts,
  paperHereSheetThere,
  inStockThenPlease,
  wholeOffer,
  asTalkedAbout,
  paidAtTheTill,
];
