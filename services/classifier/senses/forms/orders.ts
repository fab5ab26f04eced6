import { nothingTaken } from '../../lexicon/acceptances.ts';
import { asksHow, tooMuch } from '../complaint-words.ts';
import { elsewhere } from '../offer-words.ts';
import {
  buyersPayment,
  condition,
  offer,
  offered,
  payoutOrTrouble,
  please,
  sendIt,
  weAccept,
} from '../shared-words.ts';
import type { Forms } from './form.ts';

/** Who buys says what he wants, or yes to an offer. */
export const orders: Forms = {
  goods_wanted: {
    ...{ category: 'purchase_order', weight: 1.8 },
    all: ({ wants }) => [wants],
    none: (words) => [
      ...[words.price, words.howMuch, words.withdraw, words.late, words.damage, words.meet],
      ...[words.bill, words.payment, words.credit, tooMuch, asksHow],
      words.wouldOrder,
    ],
  },
  /** A marketplace to its seller: what was bought is to be sent now. */
  buyer_paid: {
    ...{ category: 'purchase_order', weight: 9 },
    all: ({ order, arrived }) => [buyersPayment, arrived, order],
    none: ({ not, credit, late }) => [not, credit, late, payoutOrTrouble],
  },
  same_again: {
    ...{ category: 'purchase_order', weight: 2.5 },
    all: ({ sameAgain, wants, order }) => [sameAgain, `${wants}|${order}`],
    none: ({ late, damage, bill }) => [late, damage, bill],
  },
  offer_accepted_sent: {
    ...{ category: 'purchase_order', weight: 4 },
    all: () => [weAccept, sendIt],
    none: ({ late, damage, bill }) => [late, damage, bill, condition],
  },
  same_asked: {
    ...{ category: 'purchase_order', weight: 3 },
    all: ({ repeats }) => [repeats, please],
    none: (words) => [words.late, words.damage, words.bill, words.payment, words.price, words.howMuch],
  },
  same_as_before: {
    ...{ category: 'purchase_order', weight: 2.5 },
    all: ({ repeats }) => [repeats],
    none: (words) => [words.late, words.damage, words.bill, words.payment, words.price, words.howMuch],
  },
  offer_accepted: {
    ...{ category: 'purchase_order', weight: 6 },
    all: ({ accepts, price }) => [accepts, price],
    none: ({ not }) => [not],
  },
  offer_accepted_so: {
    ...{ category: 'purchase_order', weight: 3.5 },
    all: ({ approves }) => [approves, offered],
    none: (words) => [
      ...[words.late, words.damage, words.charge, words.weShip, words.taken, words.weTook, words.weOffer],
      ...[`(?:${words.our}) (?:${offer})`, words.withdraw, words.valid, words.howMuch, condition],
    ],
  },
  /** "We hereby order as per your quotation 4711." */
  offer_accepted_outright: {
    ...{ category: 'purchase_order', weight: 6 },
    all: ({ ordersFirmly, byYourOffer }) => [ordersFirmly, byYourOffer],
    none: (words) => [
      ...[nothingTaken, words.withdraw, words.late, words.damage, words.howMuch, words.soon, tooMuch],
      ...[words.conditions, words.wouldOrder, elsewhere, words.bill, words.credit],
    ],
    isQuestion: false,
  },
  told_to_go_on: {
    ...{ category: 'purchase_order', weight: 1 },
    all: ({ approves }) => [approves],
    none: (words) => [words.withdraw, words.damage, words.weShip, words.weTook, words.howMuch, condition],
  },
};
