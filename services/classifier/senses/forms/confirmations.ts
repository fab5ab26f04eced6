import { confirmation, please } from '../shared-words.ts';
import { notOfGoods, orderReceipt, stillWanted } from '../shipment-words.ts';
import { type Forms, ourOrder, yourOrder } from './form.ts';

/** Who sells says that he took an order, and when he will send it. */
export const confirmations: Forms = {
  thanked_for_order: {
    ...{ category: 'order_confirmation', weight: 7 },
    all: (words) => [`(?:${words.thanksFor}) (?:${yourOrder(words)})`],
    none: (words) => [ourOrder(words)],
  },
  order_taken: {
    ...{ category: 'order_confirmation', weight: 5 },
    all: (words) => [yourOrder(words), words.taken],
    none: (words) => [
      ...[ourOrder(words), words.late, words.attached, words.payment, words.bill],
      words.credit,
    ],
  },
  we_took_order: {
    ...{ category: 'order_confirmation', weight: 5 },
    all: (words) => [words.weTook, `${words.order}|${words.forYou}`],
    none: (words) => [ourOrder(words), words.payment, words.bill, words.damage, words.credit],
  },
  you_ordered: {
    ...{ category: 'order_confirmation', weight: 10 },
    all: ({ youOrdered }) => [`${notOfGoods}(?:${youOrdered})`],
    none: (words) => [words.damage, words.late, words.withdraw, words.sendBack],
  },
  number_confirmed: {
    ...{ category: 'order_confirmation', weight: 6 },
    all: ({ numberConfirmed }) => [numberConfirmed],
    none: (words) => [ourOrder(words), words.not, words.late, please, stillWanted],
  },
  receipt_confirmed: {
    ...{ category: 'order_confirmation', weight: 7 },
    all: ({ receiptConfirmed }) => [receiptConfirmed],
    none: (words) => [ourOrder(words)],
  },
  order_receipt: { category: 'order_confirmation', weight: 6, all: () => [orderReceipt] },
  thanked_for_purchase: { category: 'order_confirmation', weight: 6, all: ({ bought }) => [bought] },
  our_confirmation: {
    ...{ category: 'order_confirmation', weight: 6 },
    all: ({ our }) => [`(?:${our}) (?:[\\p{L}-]+ ){0,1}(?:${confirmation})`],
    none: ({ payment, pay }) => [payment, pay],
  },
  booked_under: {
    ...{ category: 'order_confirmation', weight: 5 },
    all: ({ order, taken, our }) => [
      order,
      taken,
      `(?:${our}) (?:[\\p{L}-]+ )?(?:n[or]\\p{L}*|n[º°]|num\\p{L}*|núm\\p{L}*|ref\\p{L}*)`,
    ],
    none: (words) => [ourOrder(words), yourOrder(words), words.weTook, words.wants, words.late],
  },
  sellers_order: { category: 'order_confirmation', weight: 5, all: ({ sellersOrder }) => [sellersOrder] },
  dispatch_expected: {
    ...{ category: 'order_confirmation', weight: 4 },
    all: ({ expectedDispatch }) => [expectedDispatch],
  },
  we_ship: {
    ...{ category: 'order_confirmation', weight: 3.5 },
    all: ({ weShip }) => [weShip],
    none: (words) => [ourOrder(words), words.bill, words.soon, words.weOffer],
    // "Do we ship a part of it?": so asks a warehouse.
    isQuestion: false,
  },
};
