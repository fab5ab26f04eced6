import {
  adviceWanted,
  billReceived,
  bookingTold,
  followedBy,
  notCarriedOut,
  orderPaid,
  paying,
  paymentDone,
  periodReport,
  restockAsked,
  signedFor,
  stateShipped,
  termsFirst,
  undelivered,
  underWay,
  wePaid,
} from '../event-words.ts';
import { condition } from '../shared-words.ts';
import { type Forms, ourOrder } from './form.ts';

/** Before what somebody is thanked for. */
const thanksTo =
  '(?:thanks|thank you|danken|danke|dank|bedankt|merci|gracias|grazie|obrigad[oa]|dziękujemy|dziękuję|tak)(?: ihnen)? (?:for|für|voor|d[’\\x27]|de|pour|por|per|di|za)';

/** What happened to an order, a payment or a booking, as systems tell it by themselves. */
export const events: Forms = {
  order_paid: {
    ...{ category: 'receipt', weight: 9 },
    all: ({ language }) => [orderPaid[language]],
    none: (words) => [ourOrder(words), words.wants, words.not],
  },
  payment_done: {
    ...{ category: 'receipt', weight: 9 },
    all: ({ language }) => [paymentDone[language]],
    none: ({ not, wants }) => [not, wants, condition],
  },
  thanked_for_paying: {
    ...{ category: 'receipt', weight: 22 },
    all: ({ language }) => [`(?:${thanksTo}) (?:${paying[language]})`],
    none: ({ unpaid, not, soon }) => [unpaid, not, soon],
  },
  we_paid: {
    ...{ category: 'receipt', weight: 6 },
    all: ({ language }) => [wePaid[language]],
    // "Kindly send your remittance advice to", says who sends a bill.
    none: () => [adviceWanted],
  },
  state_shipped: { category: 'delivery_note', weight: 9, all: ({ language }) => [stateShipped[language]] },
  order_under_way: {
    ...{ category: 'unknown', weight: 18 },
    all: ({ language }) => [underWay[language]],
    none: ({ wants }) => [wants],
  },
  signed_for: {
    ...{ category: 'delivery_note', weight: 8 },
    all: ({ language }) => [signedFor[language]],
    none: ({ not }) => [not, condition],
  },
  followed_by: {
    ...{ category: 'delivery_note', weight: 6 },
    all: ({ language }) => [followedBy[language]],
    none: ({ wants, soon, late }) => [wants, soon, late],
  },
  order_left: {
    ...{ category: 'delivery_note', weight: 6 },
    all: ({ order, sent }) => [`(?:${order}) [^.]{0,20}\\d{3}`, sent],
    none: (words) => [
      ...[words.wants, words.soon, words.late, words.not, words.bill, words.attached, ourOrder(words)],
    ],
  },
  booking_told: {
    ...{ category: 'order_confirmation', weight: 10 },
    all: ({ language }) => [bookingTold[language]],
    none: ({ not, wants }) => [not, wants],
  },
  bill_received: { category: 'unknown', weight: 9, all: ({ language }) => [billReceived[language]] },
  not_carried_out: { category: 'unknown', weight: 22, all: ({ language }) => [notCarriedOut[language]] },
  order_undelivered: { category: 'unknown', weight: 12, all: ({ language }) => [undelivered[language]] },
  report_of_period: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ language }) => [periodReport[language]],
    none: ({ wants }) => [wants],
  },
  terms_first: { category: 'unknown', weight: 6, all: ({ language }) => [termsFirst[language]] },
  restock_asked: { category: 'purchase_order', weight: 5, all: ({ language }) => [restockAsked[language]] },
};
