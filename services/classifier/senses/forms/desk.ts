import { cameToUs, youSentUs } from '../complaint-words.ts';
import { amountInsteadOf, entersNothing } from '../desk-words.ts';
import { condition } from '../shared-words.ts';
import { type Forms, ourOrder } from './form.ts';

/** What is said of an order where it is entered, and before anybody gives it. */
export const desk: Forms = {
  entered_under: {
    ...{ category: 'order_confirmation', weight: 7 },
    all: ({ enteredUnder }) => [enteredUnder],
    none: (words) => [ourOrder(words), words.wants, words.bill, words.late, condition],
  },
  entered_by_anybody: {
    ...{ category: 'unknown', weight: 15, act: 'of what is forwarded' },
    all: ({ enteredByAnybody }) => [enteredByAnybody],
    isQuestion: true,
  },
  entry_asked: {
    ...{ category: 'purchase_order', weight: 9 },
    all: ({ enterIt }) => [enterIt],
    none: ({ bill }) => [entersNothing, bill],
  },
  order_set_right: {
    ...{ category: 'purchase_order', weight: 5 },
    all: ({ setsRight }) => [setsRight, amountInsteadOf],
    none: (words) => [
      words.price,
      words.bill,
      words.payment,
      words.credit,
      words.arrived,
      words.sent,
      cameToUs,
      youSentUs,
    ],
  },
  choice_open: {
    ...{ category: 'unknown', weight: 9 },
    all: ({ choosesBetween }) => [choosesBetween],
    none: ({ wants, price }) => [wants, price],
    isQuestion: true,
  },
  ordered_later: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ ordersLater }) => [ordersLater],
    none: ({ wants, price, howMuch }) => [wants, price, howMuch],
  },
  split_or_wait: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ shallWeSend, orWait }) => [shallWeSend, orWait],
    none: ({ price, howMuch }) => [price, howMuch],
    isQuestion: true,
  },
};
