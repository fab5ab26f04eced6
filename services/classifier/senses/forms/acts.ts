import {
  asksAfter,
  asWell,
  holdsBack,
  ifPriceFalls,
  leftYet,
  nothingCame,
  theLastOne,
  thenWeOrder,
  whenOrWhether,
} from '../act-words.ts';
import {
  furtherOnes,
  howToOrder,
  inAlready,
  ofEveryMail,
  orderOfMany,
  proofs,
  saidNoOrder,
  whoJoins,
} from '../act-words-desk.ts';
import { orderedBefore } from '../complaint-words.ts';
import {
  approveOrReject,
  awaitsApproval,
  confirmedNow,
  purchaseOrder,
  requisition,
} from '../notice-words.ts';
import { sellersPaper } from '../order-state-words.ts';
import { changesIt } from '../pending-words.ts';
import { condition, offer } from '../shared-words.ts';
import { type Forms, ourOrder } from './form.ts';

/**
 * What a mail does by its own words when the lines in it are no order of today. Such a sentence beats the lines, the
 * subject and what is forwarded; beside a sentence that orders outright it is talk.
 */
export const acts: Forms = {
  /** "Has it shipped?" */
  asked_if_gone: {
    ...{ category: 'unknown', weight: 12, act: 'even beside a paper' },
    all: ({ language }) => [leftYet[language]],
    none: ({ language }) => [theLastOne[language]],
    isQuestion: true,
  },
  /** "I am chasing our order 4419". */
  order_asked_after: {
    ...{ category: 'unknown', weight: 9, act: 'beside lines' },
    all: (words) => [asksAfter[words.language], `(?:${ourOrder(words)})[^.?!:]{0,30}\\d`],
    none: ({ language }) => [changesIt, theLastOne[language]],
  },
  /** "We still have not received our order 4419". */
  order_not_come: {
    ...{ category: 'unknown', weight: 9, act: 'beside lines' },
    all: ({ language }) => [nothingCame[language]],
    none: ({ bill, price, payment, language }) => [
      ...[bill, price, payment, offer, confirmedNow, theLastOne[language], sellersPaper[language]],
      asWell,
      `(?<=^\\s*)(?:${condition})`,
    ],
    elsewhere: (words) => [`${ourOrder(words)}|(?:${words.order}) [^.?!:]{0,20}\\d{3}|${orderedBefore}`],
  },
  /** "Please hold our order 4419 for now". */
  order_to_wait: {
    ...{ category: 'unknown', weight: 9, act: 'beside lines' },
    all: (words) => [holdsBack[words.language], `(?:${ourOrder(words)})[^.?!:]{0,30}\\d`],
  },
  /** "If you can do 12.50 we'll place the order". */
  ordered_if_cheaper: {
    ...{ category: 'unknown', weight: 7, act: 'beside lines' },
    all: ({ language }) => [ifPriceFalls[language], thenWeOrder[language]],
    none: () => [whenOrWhether],
  },
  /** "Is this one in already?" */
  asked_if_entered: {
    ...{ category: 'unknown', weight: 15, act: 'even beside a paper' },
    all: ({ language }) => [inAlready[language]],
    none: ({ language }) => [theLastOne[language]],
    isQuestion: true,
  },
  /** "These figures do not constitute an order". */
  said_no_order: {
    ...{ category: 'unknown', weight: 6, act: 'beside lines' },
    all: ({ language }) => [saidNoOrder[language]],
    none: () => [ofEveryMail, furtherOnes],
  },
  /** "Purchase order 5512 is waiting for your approval". */
  approval_awaited: {
    ...{ category: 'unknown', weight: 13, act: 'even beside a paper' },
    all: ({ order, language }) => [
      `${order}|${requisition[language]}|${purchaseOrder}`,
      awaitsApproval[language],
    ],
    // A shop that confirmed an order may still look at it itself; who orders prints wants to see a proof.
    none: () => [confirmedNow, proofs],
  },
  approval_buttons: {
    ...{ category: 'unknown', weight: 13, act: 'even beside a paper' },
    all: () => [approveOrReject],
    none: () => [confirmedNow],
  },
  /** "To order, just reply". */
  told_how_to_order: {
    ...{ category: 'quotation', weight: 8, act: 'beside lines' },
    all: ({ language }) => [howToOrder[language]],
  },
  /** "Last call for the group order", and elsewhere "reply with what you'd like". */
  order_collected: {
    ...{ category: 'unknown', weight: 10, act: 'beside lines' },
    all: ({ language }) => [whoJoins[language]],
    elsewhere: ({ language }) => [orderOfMany[language]],
  },
};
