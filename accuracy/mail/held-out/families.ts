import type { MailFamily } from '../mail-family.ts';
import { fewerOrNone } from './instructing/fewer-or-none.ts';
import { secondThoughts } from './instructing/second-thoughts.ts';
import { orderdeskFamilies } from './orderdesk/families.ts';
import { copiedFromStocklist } from './ordering/copied-from-stocklist.ts';
import { inStockThenPlease } from './ordering/in-stock-then-please.ts';
import { asTalkedAbout } from './otherwise/as-talked-about.ts';
import { paperFamilies } from './papers/families.ts';
import { oneUrgentOneNot } from './splitting/one-urgent-one-not.ts';
import { paperHereSheetThere } from './splitting/paper-here-sheet-there.ts';

/** Families that judge the engine; nobody who works on it reads them. Once read, they move to `learned/`. */
export const families: MailFamily[] = [
  secondThoughts,
  paperHereSheetThere,
  inStockThenPlease,
  asTalkedAbout,
  copiedFromStocklist,
  oneUrgentOneNot,
  fewerOrNone,
  ...paperFamilies,
  ...orderdeskFamilies,
];
