import { cameToUs, youSentUs } from '../complaint-words.ts';
import {
  amountInsteadOf,
  choosesBetween,
  enteredByAnybody,
  enteredUnder,
  enterIt,
  entersNothing,
  ordersLater,
  orWait,
  setsRight,
  shallWeSend,
} from '../desk-words.ts';
import { condition } from '../shared-words.ts';
import { type Forms, ourOrder } from './form.ts';

/** What is said of an order where it is entered, and before anybody gives it. */
export const desk: Forms = {
  entered_under: {
    ...{ category: 'order_confirmation', weight: 7 },
    all: ({ language }) => [enteredUnder[language]],
    none: (words) => [ourOrder(words), words.wants, words.bill, words.late, condition],
  },
  entered_by_anybody: {
    ...{ category: 'unknown', weight: 15, act: 'of what is forwarded' },
    all: ({ language }) => [enteredByAnybody[language]],
    isQuestion: true,
  },
  entry_asked: {
    ...{ category: 'purchase_order', weight: 9 },
    all: ({ language }) => [enterIt[language]],
    none: ({ bill }) => [entersNothing, bill],
  },
  order_set_right: {
    ...{ category: 'purchase_order', weight: 5 },
    all: ({ language }) => [setsRight[language], amountInsteadOf],
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
    all: ({ language }) => [choosesBetween[language]],
    none: ({ wants, price }) => [wants, price],
    isQuestion: true,
  },
  ordered_later: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ language }) => [ordersLater[language]],
    none: ({ wants, price, howMuch }) => [wants, price, howMuch],
  },
  split_or_wait: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ language }) => [shallWeSend[language], orWait[language]],
    none: ({ price, howMuch }) => [price, howMuch],
    isQuestion: true,
  },
};
