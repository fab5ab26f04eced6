import { units } from '@orderloom/orders/goods-units.ts';
import { purchaseOrder } from '../notice-words.ts';
import { condition, please, withinDays, yours } from '../shared-words.ts';
import {
  cameOfOrdered,
  delivery,
  harm,
  noProblem,
  packaging,
  password,
  problem,
  resets,
} from '../trouble-words.ts';
import { type Forms, ourOrder } from './form.ts';

/** What systems tell of orders, goods and accounts by themselves, and what people write of those: nobody orders by it. */
export const notices: Forms = {
  order_held: {
    ...{ category: 'unknown', weight: 10 },
    all: ({ order, held }) => [order, held],
    none: ({ wants, payment }) => [wants, payment, please],
  },
  requisition_decided: {
    ...{ category: 'unknown', weight: 12 },
    all: ({ requisition, decided }) => [requisition, decided],
  },
  order_state: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ order, stateTold }) => [`(?:${order}|${purchaseOrder}) [^.]{0,20}\\d{3}`, stateTold],
    none: (words) => [words.wants, words.repeats, words.sent, words.taken],
  },
  goods_booked_in: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ bookedIn }) => [bookedIn],
  },
  confirmation_missing: {
    ...{ category: 'unknown', weight: 12 },
    all: ({ sellersPaper, didNotCome }) => [sellersPaper, didNotCome],
    none: () => [condition],
  },
  next_order_told: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ nextOne }) => [nextOne],
    none: (words) => [ourOrder(words), words.wants],
  },
  goods_fetched: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ order, fetched }) => [`(?:${yours}|swoj\\p{L}+) (?:[\\p{L}-]+ )?(?:${order})`, fetched],
    none: (words) => [ourOrder(words), words.wants],
  },
  fetching_reminded: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ order, fetched, remindsOf }) => [order, fetched, remindsOf],
    none: (words) => [ourOrder(words), words.wants],
  },
  order_delayed: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ order, delayed }) => [`(?:${yours}) (?:[\\p{L}-]+ )?(?:${order})`, delayed],
    none: (words) => [ourOrder(words), words.wants, words.bill],
  },
  not_brought: {
    category: 'unknown',
    weight: 8,
    all: ({ notBrought }) => [notBrought],
    none: () => [condition],
  },
  message_told: { category: 'unknown', weight: 9, all: ({ messageTold }) => [messageTold] },
  payment_awaited: {
    ...{ category: 'unknown', weight: 7 },
    all: ({ order, unpaidYet }) => [order, unpaidYet],
    none: (words) => [ourOrder(words), words.wants],
  },
  house_invited: { category: 'unknown', weight: 6, all: ({ invited }) => [invited] },
  not_among_them: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ notAmongThem }) => [notAmongThem],
    none: ({ wants, credit }) => [wants, credit, condition],
  },
  account_confirmed: {
    ...{ category: 'unknown', weight: 10 },
    all: ({ accountConfirmed }) => [accountConfirmed],
  },
  customer_to_be: { category: 'unknown', weight: 13, all: ({ customerToBe }) => [customerToBe] },
  cart_left: { category: 'unknown', weight: 9, all: ({ cart, leftThere }) => [cart, leftThere] },
  order_to_finish: { category: 'unknown', weight: 6, all: ({ finishIt }) => [finishIt] },
  opinion_asked: { category: 'unknown', weight: 10, all: ({ opinion }) => [opinion] },
  stock_low: {
    category: 'unknown',
    weight: 7,
    all: ({ lowStock }) => [lowStock],
    none: ({ wants }) => [wants],
  },
  stock_listed: {
    category: 'unknown',
    weight: 5,
    all: ({ stockList }) => [stockList],
    none: ({ wants }) => [wants],
  },
  back_in_stock: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ backAgain }) => [backAgain],
    none: ({ wants, soon }) => [wants, soon, condition],
  },
  price_watched: { category: 'unknown', weight: 9, all: ({ priceWatched }) => [priceWatched] },
  price_moved: {
    category: 'unknown',
    weight: 9,
    all: ({ priceMoved }) => [priceMoved],
    none: ({ wants }) => [wants],
  },
  return_handled: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ returned, returnHandled }) => [returned, returnHandled],
    none: ({ wants, credit, bill, payment }) => [wants, credit, bill, payment, withinDays],
  },
  password_reset: { category: 'unknown', weight: 10, all: () => [password, resets] },
  device_fails: { category: 'unknown', weight: 8, all: ({ doesNotWork }) => [doesNotWork] },
  request_heard: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ requestHeard }) => [requestHeard],
    none: ({ price, order }) => [price, order],
  },
  card_not_charged: { category: 'unknown', weight: 12, all: ({ notCharged }) => [notCharged] },
  time_to_pay_asked: {
    ...{ category: 'unknown', weight: 10 },
    all: ({ bill, payment, moreTime, begs }) => [`${bill}|${payment}`, moreTime, begs],
  },
  time_to_pay_named: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ bill, moreTime }) => [bill, moreTime],
  },
  bill_questioned: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ bill, misstated, questionOn }) => [bill, `${misstated}|${questionOn}`],
    none: ({ credit, wants }) => [credit, wants],
  },
  bill_wanted: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ bill, sendsUs }) => [bill, sendsUs],
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
    all: ({ remindsOf }) => [delivery, remindsOf],
    none: ({ wants, bill, payment }) => [wants, bill, payment],
  },
};
