import { units } from '@orderloom/orders/goods-units.ts';
import {
  accountConfirmed,
  backAgain,
  cart,
  customerToBe,
  decided,
  delayed,
  fetched,
  finishIt,
  held,
  invited,
  leftThere,
  lowStock,
  messageTold,
  notBrought,
  opinion,
  priceMoved,
  priceWatched,
  purchaseOrder,
  requisition,
  returned,
  returnHandled,
  stockList,
  unpaidYet,
} from '../notice-words.ts';
import { bookedIn, didNotCome, nextOne, sellersPaper, stateTold } from '../order-state-words.ts';
import { condition, please, withinDays, yours } from '../shared-words.ts';
import {
  begs,
  cameOfOrdered,
  delivery,
  doesNotWork,
  harm,
  misstated,
  moreTime,
  noProblem,
  notAmongThem,
  notCharged,
  packaging,
  password,
  problem,
  questionOn,
  remindsOf,
  requestHeard,
  resets,
  sendsUs,
} from '../trouble-words.ts';
import { type Forms, ourOrder } from './form.ts';

/** What systems tell of orders, goods and accounts by themselves, and what people write of those: nobody orders by it. */
export const notices: Forms = {
  order_held: {
    ...{ category: 'unknown', weight: 10 },
    all: ({ order, language }) => [order, held[language]],
    none: ({ wants, payment }) => [wants, payment, please],
  },
  requisition_decided: {
    ...{ category: 'unknown', weight: 12 },
    all: ({ language }) => [requisition[language], decided[language]],
  },
  order_state: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ order, language }) => [`(?:${order}|${purchaseOrder}) [^.]{0,20}\\d{3}`, stateTold[language]],
    none: (words) => [words.wants, words.repeats, words.sent, words.taken],
  },
  goods_booked_in: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ language }) => [bookedIn[language]],
  },
  confirmation_missing: {
    ...{ category: 'unknown', weight: 12 },
    all: ({ language }) => [sellersPaper[language], didNotCome[language]],
    none: () => [condition],
  },
  next_order_told: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ language }) => [nextOne[language]],
    none: (words) => [ourOrder(words), words.wants],
  },
  goods_fetched: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ order, language }) => [
      `(?:${yours}|swoj\\p{L}+) (?:[\\p{L}-]+ )?(?:${order})`,
      fetched[language],
    ],
    none: (words) => [ourOrder(words), words.wants],
  },
  fetching_reminded: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ order, language }) => [order, fetched[language], remindsOf[language]],
    none: (words) => [ourOrder(words), words.wants],
  },
  order_delayed: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ order, language }) => [`(?:${yours}) (?:[\\p{L}-]+ )?(?:${order})`, delayed[language]],
    none: (words) => [ourOrder(words), words.wants, words.bill],
  },
  not_brought: {
    category: 'unknown',
    weight: 8,
    all: ({ language }) => [notBrought[language]],
    none: () => [condition],
  },
  message_told: { category: 'unknown', weight: 9, all: ({ language }) => [messageTold[language]] },
  payment_awaited: {
    ...{ category: 'unknown', weight: 7 },
    all: ({ order, language }) => [order, unpaidYet[language]],
    none: (words) => [ourOrder(words), words.wants],
  },
  house_invited: { category: 'unknown', weight: 6, all: ({ language }) => [invited[language]] },
  not_among_them: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ language }) => [notAmongThem[language]],
    none: ({ wants, credit }) => [wants, credit, condition],
  },
  account_confirmed: {
    ...{ category: 'unknown', weight: 10 },
    all: ({ language }) => [accountConfirmed[language]],
  },
  customer_to_be: { category: 'unknown', weight: 13, all: ({ language }) => [customerToBe[language]] },
  cart_left: { category: 'unknown', weight: 9, all: ({ language }) => [cart[language], leftThere[language]] },
  order_to_finish: { category: 'unknown', weight: 6, all: ({ language }) => [finishIt[language]] },
  opinion_asked: { category: 'unknown', weight: 10, all: ({ language }) => [opinion[language]] },
  stock_low: {
    category: 'unknown',
    weight: 7,
    all: ({ language }) => [lowStock[language]],
    none: ({ wants }) => [wants],
  },
  stock_listed: {
    category: 'unknown',
    weight: 5,
    all: ({ language }) => [stockList[language]],
    none: ({ wants }) => [wants],
  },
  back_in_stock: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ language }) => [backAgain[language]],
    none: ({ wants, soon }) => [wants, soon, condition],
  },
  price_watched: { category: 'unknown', weight: 9, all: ({ language }) => [priceWatched[language]] },
  price_moved: {
    category: 'unknown',
    weight: 9,
    all: ({ language }) => [priceMoved[language]],
    none: ({ wants }) => [wants],
  },
  return_handled: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ language }) => [returned[language], returnHandled[language]],
    none: ({ wants, credit, bill, payment }) => [wants, credit, bill, payment, withinDays],
  },
  password_reset: { category: 'unknown', weight: 10, all: () => [password, resets] },
  device_fails: { category: 'unknown', weight: 8, all: ({ language }) => [doesNotWork[language]] },
  request_heard: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ language }) => [requestHeard[language]],
    none: ({ price, order }) => [price, order],
  },
  card_not_charged: { category: 'unknown', weight: 12, all: ({ language }) => [notCharged[language]] },
  time_to_pay_asked: {
    ...{ category: 'unknown', weight: 10 },
    all: ({ bill, payment, language }) => [`${bill}|${payment}`, moreTime[language], begs[language]],
  },
  time_to_pay_named: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ bill, language }) => [bill, moreTime[language]],
  },
  bill_questioned: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ bill, language }) => [bill, `${misstated[language]}|${questionOn[language]}`],
    none: ({ credit, wants }) => [credit, wants],
  },
  bill_wanted: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ bill, language }) => [bill, sendsUs[language]],
    none: ({ attached, pay, payment }) => [attached, pay, payment],
  },
  less_came: { category: 'unknown', weight: 9, all: () => [cameOfOrdered], none: ({ credit }) => [credit] },
  packaging_harmed: {
    category: 'unknown',
    weight: 6,
    all: () => [`${packaging}|\\d+ (?:${units})`, harm],
    none: () => [condition],
  },
  delivery_trouble: {
    ...{ category: 'unknown', weight: 7 },
    all: ({ order, goods }) => [`${order}|${goods}|${delivery}`, problem],
    none: ({ wants, credit }) => [wants, credit, noProblem, condition],
  },
  delivery_reminded: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ language }) => [delivery, remindsOf[language]],
    none: ({ wants, bill, payment }) => [wants, bill, payment],
  },
};
