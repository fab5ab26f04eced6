import { adviceWanted } from '../event-words.ts';
import { condition } from '../shared-words.ts';
import { type Forms, ourOrder } from './form.ts';

/** Before what somebody is thanked for. */
const thanksTo =
  '(?:thanks|thank you|danken|danke|dank|bedankt|merci|gracias|grazie|obrigad[oa]|dziękujemy|dziękuję|tak)(?: ihnen)? (?:for|für|voor|d[’\\x27]|de|pour|por|per|di|za)';

/** What happened to an order, a payment or a booking, as systems tell it by themselves. */
export const events: Forms = {
  order_paid: {
    ...{ category: 'receipt', weight: 9 },
    all: ({ orderPaid }) => [orderPaid],
    none: (words) => [ourOrder(words), words.wants, words.not],
  },
  payment_done: {
    ...{ category: 'receipt', weight: 9 },
    all: ({ paymentDone }) => [paymentDone],
    none: ({ not, wants }) => [not, wants, condition],
  },
  thanked_for_paying: {
    ...{ category: 'receipt', weight: 22 },
    all: ({ paying }) => [`(?:${thanksTo}) (?:${paying})`],
    none: ({ unpaid, not, soon }) => [unpaid, not, soon],
  },
  we_paid: {
    ...{ category: 'receipt', weight: 6 },
    all: ({ wePaid }) => [wePaid],
    // "Kindly send your remittance advice to", says who sends a bill.
    none: () => [adviceWanted],
  },
  state_shipped: { category: 'delivery_note', weight: 9, all: ({ stateShipped }) => [stateShipped] },
  order_under_way: {
    ...{ category: 'unknown', weight: 18 },
    all: ({ underWay }) => [underWay],
    // "Thank you for your order, it is in production" confirms it.
    none: ({ wants, thanksFor }) => [wants, thanksFor],
  },
  signed_for: {
    ...{ category: 'delivery_note', weight: 8 },
    all: ({ signedFor }) => [signedFor],
    none: ({ not }) => [not, condition],
  },
  followed_by: {
    ...{ category: 'delivery_note', weight: 6 },
    all: ({ followedBy }) => [followedBy],
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
    all: ({ bookingTold }) => [bookingTold],
    none: ({ not, wants }) => [not, wants],
  },
  bill_received: { category: 'unknown', weight: 9, all: ({ billReceived }) => [billReceived] },
  not_carried_out: { category: 'unknown', weight: 22, all: ({ notCarriedOut }) => [notCarriedOut] },
  order_undelivered: { category: 'unknown', weight: 12, all: ({ undelivered }) => [undelivered] },
  report_of_period: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ periodReport }) => [periodReport],
    none: ({ wants }) => [wants],
  },
  terms_first: { category: 'unknown', weight: 6, all: ({ termsFirst }) => [termsFirst] },
  restock_asked: { category: 'purchase_order', weight: 5, all: ({ restockAsked }) => [restockAsked] },
};
