import { goodsAnew, ofOthers, orMoneyBack, programFault, programPart } from '../answer-words.ts';
import { condition } from '../shared-words.ts';
import { type Forms, ourOrder } from './form.ts';

/** What is answered about an order: by who took it, by who is not content with it, and by those who look after either. */
export const answers: Forms = {
  entered_for_you: {
    ...{ category: 'order_confirmation', weight: 6 },
    all: ({ enteredForYou }) => [enteredForYou],
    none: (words) => [ourOrder(words), words.wants, condition],
  },
  all_in_stock: {
    ...{ category: 'order_confirmation', weight: 3 },
    all: ({ allInStock }) => [allInStock],
    none: ({ wants, price }) => [wants, price, condition],
    isQuestion: false,
  },
  not_content: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ notContent }) => [notContent],
    none: ({ wants, price }) => [wants, price, condition, ofOthers],
  },
  remedy_wanted: {
    ...{ category: 'unknown', weight: 9 },
    all: () => [goodsAnew, orMoneyBack],
    none: () => [condition],
  },
  ticket_moved: { category: 'unknown', weight: 10, all: ({ ticketMoved }) => [ticketMoved] },
  program_fails: {
    ...{ category: 'unknown', weight: 7 },
    all: () => [programPart, programFault],
    none: ({ wants }) => [wants],
  },
  everybody_asked: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ asksEverybody }) => [asksEverybody],
    none: ({ wants }) => [wants],
    isQuestion: true,
  },
  order_from_others: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ orderComesFromOthers }) => [orderComesFromOthers],
    none: ({ wants }) => [wants],
  },
};
