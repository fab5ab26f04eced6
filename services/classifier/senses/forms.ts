import type { EmailCategory } from '@orderloom/orders/email-category.ts';
import { units } from '@orderloom/orders/goods-units.ts';
import type { SenseWords } from './sense-words.ts';
import {
  advert,
  basedOn,
  broken,
  cameIn,
  cards,
  carrier,
  condition,
  confirmation,
  credited,
  creditPaper,
  everything,
  freight,
  noOrderYet,
  offer,
  offered,
  orderCode,
  parcel,
  photos,
  please,
  requests,
  sendIt,
  soonDue,
  sum,
  takesBack,
  useless,
  weAccept,
  youPaid,
  yours,
} from './shared-words.ts';

/** How a sense is put together from the words of a language. */
export interface Form {
  category: EmailCategory;
  /** As that of a cue: 4 says it outright, more is stronger than a list of goods. */
  weight: number;
  all: (words: SenseWords) => string[];
  none?: (words: SenseWords) => string[];
  isQuestion?: true;
  isMention?: true;
}

const yourOrder = ({ your, order }: SenseWords) =>
  `(?:${your}) ?(?:[\\p{L}-]+ ){0,2}(?:${order})|(?:${order}) (?:${your})`;
const ourOrder = ({ our, order }: SenseWords) => `(?:${our}) (?:[\\p{L}-]+ ){0,2}(?:${order})`;

/** Who sells speaks of your order and of what he did; who buys, of his own and of what he wants. */
export const forms: Readonly<Record<string, Form>> = {
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
  },
  goods_sent: {
    ...{ category: 'delivery_note', weight: 6 },
    all: (words) => [`${words.goods}|${yourOrder(words)}`, words.sent],
    none: (words) => [words.soon, words.late, words.not, ourOrder(words), words.bill],
  },
  we_sent: {
    ...{ category: 'delivery_note', weight: 6 },
    all: ({ weSent }) => [weSent],
    none: (words) => [ourOrder(words), words.bill, words.soon, words.attached],
  },
  given_to_carrier: {
    ...{ category: 'delivery_note', weight: 5 },
    all: (words) => [`${yourOrder(words)}|${words.goods}`, carrier],
    none: (words) => [words.wants, words.soon, words.late, words.damage, words.not, ourOrder(words)],
  },
  your_parcel: {
    ...{ category: 'delivery_note', weight: 4 },
    all: () => [`(?:${yours}) (?:${parcel})`],
    none: (words) => [words.wants, words.late, words.damage, words.thanksFor, words.payment],
  },
  freight_told: {
    ...{ category: 'delivery_note', weight: 5 },
    all: () => [freight],
    none: ({ wants }) => [wants],
  },
  driver_comes: {
    ...{ category: 'delivery_note', weight: 5 },
    all: ({ ourDriver }) => [ourDriver],
    none: ({ wants, soon, ...words }) => [wants, ourOrder({ wants, soon, ...words })],
  },
  we_charge: {
    ...{ category: 'invoice', weight: 7 },
    all: ({ charge }) => [charge],
    none: ({ credit }) => [credit],
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
  bill_unpaid: { category: 'invoice', weight: 7, all: ({ bill, unpaid }) => [bill, unpaid] },
  payment_asked: {
    ...{ category: 'invoice', weight: 5 },
    all: ({ pay }) => [pay],
    none: ({ credit, arrived }) => [credit, arrived],
    isMention: true,
  },
  payment_arrived: {
    ...{ category: 'receipt', weight: 12 },
    all: ({ payment, arrived }) => [payment, arrived],
    none: ({ not, goods }) => [not, goods],
  },
  thanked_for_payment: {
    ...{ category: 'receipt', weight: 9 },
    all: ({ thanksFor, your, payment }) => [
      `(?:${thanksFor})(?: (?:${your}))? (?:[\\p{L}-]+ )?(?:${payment})`,
    ],
    none: ({ not, unpaid }) => [not, unpaid, soonDue],
  },
  you_paid: { category: 'receipt', weight: 7, all: () => [sum, youPaid] },
  account_settled: { category: 'receipt', weight: 6, all: ({ settled }) => [settled] },
  we_credit: { category: 'credit_note', weight: 9, all: ({ credit }) => [credit] },
  credited_to_you: {
    ...{ category: 'credit_note', weight: 7 },
    all: (words) => [`${sum}|${yourOrder(words)}`, credited],
    none: ({ wants, bill, asks }) => [wants, bill, asks, cards],
  },
  credit_paper: {
    ...{ category: 'credit_note', weight: 6 },
    all: ({ attached }) => [creditPaper, attached],
    none: ({ wants, asks, not }) => [wants, asks, not],
  },
  how_much: { category: 'quotation', weight: 8, all: ({ howMuch }) => [howMuch], isQuestion: true },
  how_much_for: {
    ...{ category: 'quotation', weight: 6 },
    all: ({ howMuch }) => [`(?<=(?:^|[.!?:,\\n])\\s{0,3}¿?)(?:${howMuch})`],
    none: (words) => [words.wants, words.approves, words.accepts, words.order],
  },
  price_asked: {
    ...{ category: 'quotation', weight: 6 },
    all: ({ price, asks }) => [price, asks],
    none: (words) => [words.attached, words.accepts, words.order, words.valid, words.weOffer],
  },
  goods_wanted: {
    ...{ category: 'purchase_order', weight: 1.8 },
    all: ({ wants }) => [wants],
    none: (words) => [
      ...[words.price, words.howMuch, words.withdraw, words.late, words.damage, words.meet],
      ...[words.bill, words.payment, words.credit],
    ],
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
  price_question: { category: 'quotation', weight: 7, all: ({ priceQuestion }) => [priceQuestion] },
  our_prices: {
    ...{ category: 'quotation', weight: 5 },
    all: ({ ourPrices }) => [ourPrices],
    none: ({ order, late }) => [order, late],
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
  told_to_go_on: {
    ...{ category: 'purchase_order', weight: 1 },
    all: ({ approves }) => [approves],
    none: (words) => [words.withdraw, words.damage, words.weShip, words.weTook, words.howMuch, condition],
  },
  we_offer: { category: 'quotation', weight: 7, all: ({ weOffer }) => [weOffer] },
  no_order_yet: { category: 'quotation', weight: 7, all: () => [noOrderYet] },
  offer_requested: {
    ...{ category: 'quotation', weight: 7 },
    all: ({ your }) => [requests, `(?:${your}) (?:[\\p{L}-]+ ){0,2}(?:${offer})`],
    none: (words) => [basedOn, words.accepts, words.approves, words.order, words.attached, words.late],
  },
  offer_valid: { category: 'quotation', weight: 4, all: ({ valid }) => [valid] },
  order_withdrawn: {
    ...{ category: 'unknown', weight: 11 },
    all: ({ withdraw, order }) => [withdraw, order],
    none: ({ bill, payment, pay }) => [bill, payment, pay],
  },
  goods_arrived: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ goods, arrived }) => [goods, arrived],
    none: (words) => [
      ...[words.payment, words.bill, words.not, words.order, words.wants, words.sent],
      ...[words.soon, words.credit],
    ],
  },
  all_arrived: {
    ...{ category: 'unknown', weight: 7 },
    all: () => [everything, cameIn],
    none: ({ wants, payment, not, soon, bill }) => [wants, payment, not, soon, bill],
  },
  thanked_for_goods: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ thanksFor, your, goods }) => [
      `(?:${thanksFor})(?: (?:${your}))? (?:[\\p{L}-]+ ){0,2}(?:${goods})`,
    ],
    none: ({ order, payment }) => [order, payment],
  },
  goods_late: {
    ...{ category: 'unknown', weight: 8 },
    all: (words) => [`${words.order}|${words.goods}|${orderCode}`, words.late],
    none: ({ bill, payment }) => [bill, payment, noOrderYet],
  },
  asked_when: {
    ...{ category: 'unknown', weight: 5 },
    all: ({ when, expect }) => [when, expect],
    isQuestion: true,
  },
  goods_damaged: {
    ...{ category: 'unknown', weight: 8 },
    all: (words) => [words.damage, `${words.goods}|${words.order}|${words.arrived}`],
    none: ({ credit }) => [credit],
  },
  damaged_outright: {
    ...{ category: 'unknown', weight: 5 },
    all: () => [broken],
    none: ({ credit, not }) => [credit, not],
  },
  goods_useless: {
    ...{ category: 'unknown', weight: 5 },
    all: () => [useless],
    none: ({ wants, credit }) => [wants, credit],
  },
  taken_back: { category: 'unknown', weight: 4, all: () => [takesBack], isQuestion: true },
  photos_taken: {
    ...{ category: 'unknown', weight: 3 },
    all: () => [photos],
    none: ({ wants }) => [wants],
  },
  goods_returned: { category: 'unknown', weight: 7, all: ({ sendBack }) => [sendBack] },
  visit_proposed: {
    ...{ category: 'unknown', weight: 7 },
    all: ({ meet }) => [meet],
    none: () => [`\\d+ (?:${units})`],
    isQuestion: true,
  },
  advert: { category: 'unknown', weight: 9, all: () => [advert] },
  house_closed: { category: 'unknown', weight: 8, all: ({ closed }) => [closed] },
};
