import type { MailFamily } from '../mail-family.ts';
import { fewerOrNone } from './instructing/fewer-or-none.ts';
import { postscriptWithNumber } from './instructing/postscript-with-number.ts';
import { secondThoughts } from './instructing/second-thoughts.ts';
import { shortDateOrDepot } from './instructing/short-date-or-depot.ts';
import { copiedFromStocklist } from './ordering/copied-from-stocklist.ts';
import { forWorkshopAndOffice } from './ordering/for-workshop-and-office.ts';
import { inStockThenPlease } from './ordering/in-stock-then-please.ts';
import { moreOfTheLast } from './ordering/more-of-the-last.ts';
import { sentenceBySentence } from './ordering/sentence-by-sentence.ts';
import { wholeOffer } from './ordering/whole-offer.ts';
import { asTalkedAbout } from './otherwise/as-talked-about.ts';
import { confirmedAboveOurOrder } from './otherwise/confirmed-above-our-order.ts';
import { orderedTooMuch } from './otherwise/ordered-too-much.ts';
import { paidAtTheTill } from './otherwise/paid-at-the-till.ts';
import { oneUrgentOneNot } from './splitting/one-urgent-one-not.ts';
import { paperHereSheetThere } from './splitting/paper-here-sheet-there.ts';
import { rulesOfTheGate } from './splitting/rules-of-the-gate.ts';
import { twoSmallTables } from './splitting/two-small-tables.ts';

/** Families that judge the engine; nobody who works on it reads them. Once read, they move to `learned/`. */
export const families: MailFamily[] = [
  secondThoughts,
  paperHereSheetThere,
  inStockThenPlease,
  wholeOffer,
  asTalkedAbout,
  paidAtTheTill,
  copiedFromStocklist,
  moreOfTheLast,
  sentenceBySentence,
  forWorkshopAndOffice,
  oneUrgentOneNot,
  rulesOfTheGate,
  twoSmallTables,
  fewerOrNone,
  shortDateOrDepot,
  postscriptWithNumber,
  confirmedAboveOurOrder,
  orderedTooMuch,
];
