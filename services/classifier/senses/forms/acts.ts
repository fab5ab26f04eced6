import {
  amount,
  asksAfter,
  asWell,
  atAPrice,
  byTheClock,
  forQuestions,
  holdsBack,
  ifPriceFalls,
  leftYet,
  nothingCame,
  notOrdered,
  theLastOne,
  thenWeOrder,
  whenOrWhether,
} from '../act-words.ts';
import {
  furtherOnes,
  howToOrder,
  inAlready,
  ofAPart,
  ofEveryMail,
  orderOfMany,
  proofs,
  saidNoOrder,
  stillOpen,
  whoJoins,
} from '../act-words-desk.ts';
import { orderedBefore } from '../complaint-words.ts';
import { notBefore } from '../deferral-words.ts';
import {
  approveOrReject,
  awaitsApproval,
  confirmedNow,
  ofChanges,
  purchaseOrder,
  requisition,
} from '../notice-words.ts';
import { sellersPaper } from '../order-state-words.ts';
import { changesIt } from '../pending-words.ts';
import { condition, offer } from '../shared-words.ts';
import { type Forms, ourOrder } from './form.ts';

/**
 * What a mail does by its own words when the lines in it are no order of today. Such a sentence beats what it takes for
 * none; beside anything that orders it is talk.
 */
export const acts: Forms = {
  /** "Has it shipped?" */
  asked_if_gone: {
    ...{ category: 'unknown', weight: 12, act: 'of what it names' },
    all: ({ language }) => [leftYet[language]],
    none: ({ language }) => [theLastOne[language]],
    isQuestion: true,
  },
  /** "I am chasing our order 4419". */
  order_asked_after: {
    ...{ category: 'unknown', weight: 9, act: 'of what it names' },
    all: (words) => [asksAfter[words.language], `(?:${ourOrder(words)})[^.?!:]{0,30}\\d`],
    none: ({ language }) => [changesIt, theLastOne[language], forQuestions],
  },
  /** "We still have not received our order 4419". */
  order_not_come: {
    ...{ category: 'unknown', weight: 9, act: 'of what it names' },
    all: ({ language }) => [nothingCame[language]],
    none: ({ bill, price, payment, language }) => [
      ...[bill, price, payment, offer, confirmedNow, theLastOne[language], sellersPaper[language]],
      asWell,
      notOrdered,
      `(?<=^\\s*)(?:${condition})`,
    ],
    elsewhere: (words) => [`${ourOrder(words)}|(?:${words.order}) [^.?!:]{0,20}\\d{3}|${orderedBefore}`],
  },
  /** "Please hold our order 4419 for now". */
  order_to_wait: {
    ...{ category: 'unknown', weight: 9, act: 'of what it names' },
    all: (words) => [holdsBack[words.language], `(?:${ourOrder(words)})[^.?!:]{0,30}\\d`],
  },
  /** "Please do not deliver our order before Monday". */
  delivery_deferred: {
    ...{ category: 'unknown', weight: 9, act: 'of its day' },
    all: ({ order, language }) => [notBefore[language], order],
  },
  /** "If you can do 12.50 we'll place the order". */
  ordered_if_cheaper: {
    ...{ category: 'unknown', weight: 7, act: 'of lists' },
    all: ({ language }) => [ifPriceFalls[language], thenWeOrder[language], atAPrice],
    none: () => [whenOrWhether, byTheClock],
  },
  /** "Is this one in already?" */
  asked_if_entered: {
    ...{ category: 'unknown', weight: 15, act: 'of what is forwarded' },
    all: ({ language }) => [inAlready[language]],
    none: ({ language }) => [theLastOne[language]],
    isQuestion: true,
  },
  /** "These figures do not constitute an order". */
  said_no_order: {
    ...{ category: 'unknown', weight: 6, act: 'of lists' },
    all: ({ language }) => [saidNoOrder[language]],
    none: () => [ofEveryMail, furtherOnes, ofAPart],
  },
  /** "Purchase order 5512 is waiting for your approval". */
  approval_awaited: {
    ...{ category: 'unknown', weight: 13, act: 'of what waits' },
    all: ({ order, language }) => [
      `${order}|${requisition[language]}|${purchaseOrder}`,
      awaitsApproval[language],
    ],
    // A shop that confirmed an order may still look at it itself; who orders prints wants to see a proof.
    none: () => [confirmedNow, proofs, ofChanges],
  },
  approval_buttons: {
    ...{ category: 'unknown', weight: 13, act: 'of what is not released' },
    all: () => [approveOrReject],
    none: () => [confirmedNow],
  },
  /** "To order, just reply" beside prices. */
  told_how_to_order: {
    ...{ category: 'quotation', weight: 8, act: 'of lists' },
    all: ({ language }) => [howToOrder[language]],
    none: () => [forQuestions],
    elsewhere: () => [amount],
  },
  /** "If you want to join in, reply by Sunday", and elsewhere what the group has wished "so far". */
  order_collected: {
    ...{ category: 'unknown', weight: 10, act: 'of what is collected' },
    all: ({ language }) => [whoJoins[language]],
    elsewhere: ({ language }) => [orderOfMany[language], stillOpen],
  },
};
