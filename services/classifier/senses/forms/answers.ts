import {
  allInStock,
  asksEverybody,
  enteredForYou,
  goodsAnew,
  notContent,
  ofOthers,
  orderComesFromOthers,
  orMoneyBack,
  programFault,
  programPart,
  ticketMoved,
} from '../answer-words.ts';
import { condition } from '../shared-words.ts';
import { type Forms, ourOrder } from './form.ts';

/** What is answered about an order: by who took it, by who is not content with it, and by those who look after either. */
export const answers: Forms = {
  entered_for_you: {
    ...{ category: 'order_confirmation', weight: 6 },
    all: ({ language }) => [enteredForYou[language]],
    none: (words) => [ourOrder(words), words.wants, condition],
  },
  all_in_stock: {
    ...{ category: 'order_confirmation', weight: 3 },
    all: ({ language }) => [allInStock[language]],
    none: ({ wants, price }) => [wants, price, condition],
    isQuestion: false,
  },
  not_content: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ language }) => [notContent[language]],
    none: ({ wants, price }) => [wants, price, condition, ofOthers],
  },
  remedy_wanted: {
    ...{ category: 'unknown', weight: 9 },
    all: () => [goodsAnew, orMoneyBack],
    none: () => [condition],
  },
  ticket_moved: { category: 'unknown', weight: 10, all: ({ language }) => [ticketMoved[language]] },
  program_fails: {
    ...{ category: 'unknown', weight: 7 },
    all: () => [programPart, programFault],
    none: ({ wants }) => [wants],
  },
  everybody_asked: {
    ...{ category: 'unknown', weight: 6 },
    all: ({ language }) => [asksEverybody[language]],
    none: ({ wants }) => [wants],
    isQuestion: true,
  },
  order_from_others: {
    ...{ category: 'unknown', weight: 8 },
    all: ({ language }) => [orderComesFromOthers[language]],
    none: ({ wants }) => [wants],
  },
};
