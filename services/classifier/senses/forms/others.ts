import { units } from '@orderloom/orders/goods-units.ts';
import {
  billedMore,
  cameToUs,
  fewerCame,
  notRight,
  onDeliveryNote,
  orderedBefore,
  otherThan,
  someOfMany,
  swapped,
  tooMuch,
  wasOrdered,
  youSentUs,
} from '../complaint-words.ts';
import {
  advert,
  broken,
  cameIn,
  condition,
  everything,
  lacks,
  noOrderYet,
  offer,
  orderCode,
  ordersNothing,
  papersOfGoods,
  parcel,
  photos,
  please,
  sendIt,
  smallNumber,
  takesBack,
  technical,
  useless,
  withinDays,
  wonders,
  yours,
} from '../shared-words.ts';
import { brought } from '../trouble-words.ts';
import { type Forms, ourOrder } from './form.ts';

/** What has to do with an order and is none: it is late, wrong, withdrawn or asked about. */
export const others: Forms = {
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
  too_much_here: {
    ...{ category: 'unknown', weight: 7 },
    all: () => [tooMuch],
    none: ({ price, credit }) => [price, credit, offer],
  },
  visit_proposed: {
    ...{ category: 'unknown', weight: 7 },
    all: ({ meet }) => [meet],
    none: () => [`\\d+ (?:${units})`],
    isQuestion: true,
  },
  advert: { category: 'unknown', weight: 9, all: () => [advert] },
  house_closed: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ closed }) => [closed],
    // "Leave it next door if we are closed": nobody says that he is.
    none: ({ closed, conditions }) => [`(?:${conditions}) [^.,;:?!]{0,40}(?:${closed})`],
  },
  /** "Your delivery from our order 12 came this morning". */
  our_order_came: {
    ...{ category: 'unknown', weight: 6 },
    all: (words) => [`${ourOrder(words)}|(?:${words.order}) [^.]{0,20}\\d{3}`, cameToUs],
    none: (words) => [
      ...[words.wants, words.payment, words.bill, words.credit, words.soon, words.weTook],
      `(?:${yours}) (?:[\\p{L}-]+ ){0,2}(?:${words.order})`,
    ],
  },
  ordered_before: {
    ...{ category: 'unknown', weight: 5 },
    all: () => [orderedBefore],
    none: ({ wants, sameAgain, repeats, price, taken }) => [wants, sameAgain, repeats, price, taken],
  },
  asked_of_order: {
    ...{ category: 'unknown', weight: 6 },
    all: () => [orderedBefore],
    none: ({ wants, howMuch }) => [wants, howMuch],
    isQuestion: true,
  },
  wondered_of_order: {
    ...{ category: 'unknown', weight: 6 },
    all: () => [orderedBefore, wonders],
    none: ({ howMuch }) => [howMuch],
  },
  technical_question: {
    ...{ category: 'unknown', weight: 6 },
    all: () => [technical],
    none: ({ howMuch }) => [howMuch, offer],
    isQuestion: true,
  },
  /** "Only 18 left: do we ship a part of it?": so asks a warehouse its own desk. */
  shipping_asked: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ weShip }) => [weShip],
    none: ({ wants }) => [wants],
    isQuestion: true,
  },
  /** "For our audit we need the data sheets and your certificate." */
  papers_asked: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ asks }) => [papersOfGoods, `${lacks}|${asks}|${please}`],
    none: ({ order, price, attached }) => [
      ...[order, price, attached, smallNumber],
      // "The usual gloves, with the certificate of conformity"
      `(?:with|including|incl|mit|samt|nebst|inkl|met|avec|con|com|wraz z|z|med)\\.? (?:\\p{L}+ ){0,3}(?:${papersOfGoods})`,
    ],
  },
  not_as_ordered: {
    ...{ category: 'unknown', weight: 8 },
    all: () => [notRight],
    // "If anything is not right, tell us" tells of nothing that is.
    none: ({ wants, bill, price }) => [wants, bill, price, offer, `(?<=^\\s*)(?:${condition})`],
  },
  fewer_came: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ order }) => [fewerCame, `${order}|${wasOrdered}|${onDeliveryNote}|${brought}`],
    none: ({ wants, credit }) => [wants, credit],
  },
  some_of_many: {
    ...{ category: 'unknown', weight: 7 },
    all: () => [someOfMany],
    // "Of the 20 boxes please send 12": only a part of them.
    none: ({ price, credit }) => [price, credit, offer, please, sendIt],
  },
  other_came: {
    ...{ category: 'unknown', weight: 6 },
    all: () => [cameToUs, otherThan],
    none: ({ credit, price }) => [credit, price, please, sendIt],
  },
  billed_more: {
    ...{ category: 'unknown', weight: 6 },
    all: () => [billedMore],
    none: ({ credit }) => [credit],
  },
  nothing_ordered: {
    ...{ category: 'unknown', weight: 7 },
    all: () => [ordersNothing],
    none: ({ price, howMuch }) => [price, howMuch, offer],
  },
  on_paper_only: {
    ...{ category: 'unknown', weight: 5 },
    all: () => [onDeliveryNote],
    none: ({ wants, credit, bill }) => [wants, credit, bill],
  },
  you_sent_other: {
    ...{ category: 'unknown', weight: 5 },
    all: ({ goods }) => [youSentUs, `${goods}|${parcel}|\\d`],
    none: ({ wants, price }) => [wants, price, offer],
  },
  goods_swapped: {
    ...{ category: 'unknown', weight: 6 },
    all: () => [swapped],
    // What a till receipt says of the terms.
    none: ({ price, credit }) => [price, credit, offer, withinDays],
  },
};
