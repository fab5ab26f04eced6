import {
  buyersPayment,
  cardUsed,
  ledger,
  paidSum,
  please,
  reminds,
  soonDue,
  sum,
  tillSlip,
  youPaid,
} from '../shared-words.ts';
import { cardHidden, thanksForVisit } from '../shipment-words.ts';
import type { Forms } from './form.ts';

/** What is to be paid, and what was. */
export const payments: Forms = {
  we_charge: {
    ...{ category: 'invoice', weight: 7 },
    all: ({ charge }) => [charge],
    none: ({ credit }) => [credit],
    // "Did we invoice them 7.95 last time?"
    isQuestion: false,
  },
  sum_unpaid: {
    ...{ category: 'invoice', weight: 6 },
    all: ({ unpaid }) => [sum, unpaid],
    none: ({ order, goods, arrived }) => [order, goods, arrived],
  },
  bill_attached: {
    ...{ category: 'invoice', weight: 4 },
    all: ({ bill, attached }) => [bill, attached],
    none: ({ credit, order }) => [credit, order],
    isMention: true,
  },
  bill_unpaid: {
    ...{ category: 'invoice', weight: 7 },
    all: ({ bill, unpaid }) => [bill, unpaid],
    // "The sum that was due is settled."
    none: ({ settled }) => [settled],
  },
  account_stated: { category: 'invoice', weight: 6, all: () => [ledger] },
  reminded: {
    ...{ category: 'invoice', weight: 6 },
    all: () => [reminds],
    none: ({ settled, credit }) => [settled, credit],
  },
  payment_asked: {
    ...{ category: 'invoice', weight: 5 },
    all: ({ pay }) => [pay],
    none: ({ credit, arrived }) => [credit, arrived],
    isMention: true,
  },
  payment_arrived: {
    ...{ category: 'receipt', weight: 12 },
    all: ({ payment, arrived }) => [payment, arrived],
    none: ({ not, goods }) => [not, goods, buyersPayment],
  },
  thanked_for_payment: {
    ...{ category: 'receipt', weight: 9 },
    all: ({ thanksFor, your, payment }) => [
      `(?:${thanksFor})(?: (?:${your}))? (?:[\\p{L}-]+ )?(?:${payment})`,
    ],
    none: ({ not, unpaid }) => [not, unpaid, soonDue],
  },
  you_paid: { category: 'receipt', weight: 7, all: () => [sum, youPaid] },
  paid_by_card: {
    ...{ category: 'receipt', weight: 6 },
    all: () => [cardUsed],
    // `Please charge the card ending in 4412` is asked by who orders.
    none: ({ wants }) => [wants, please],
  },
  sum_paid: { category: 'receipt', weight: 6, all: () => [paidSum], none: ({ not, order }) => [not, order] },
  till_slip: {
    ...{ category: 'receipt', weight: 4 },
    all: () => [tillSlip],
    none: ({ bill, wants }) => [bill, wants],
  },
  card_hidden: {
    ...{ category: 'receipt', weight: 4 },
    all: () => [cardHidden],
    none: ({ wants }) => [wants, please],
  },
  thanked_for_visit: { category: 'receipt', weight: 4, all: () => [thanksForVisit] },
  account_settled: { category: 'receipt', weight: 6, all: ({ settled }) => [settled] },
};
