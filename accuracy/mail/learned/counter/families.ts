import type { MailFamily } from '../../mail-family.ts';
import { lineCancelled } from './line-cancelled.ts';
import { oneMoreArticle } from './one-more-article.ts';
import { otherDay } from './other-day.ts';
import { otherNumber } from './other-number.ts';
import { otherPlace } from './other-place.ts';
import { otherQuantity } from './other-quantity.ts';
import { thisAndThat } from './this-and-that.ts';
import { wouldYouSee } from './would-you-see.ts';

/** Orders on paper, and what purchasing offices of wholesalers' customers write on the covering mail. */
export const counterFamilies: MailFamily[] = [
  otherQuantity,
  lineCancelled,
  oneMoreArticle,
  otherDay,
  otherPlace,
  otherNumber,
  wouldYouSee,
  thisAndThat,
];
