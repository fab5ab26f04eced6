import {
  amount,
  asWell,
  atAPrice,
  byTheClock,
  forQuestions,
  notOrdered,
  whenOrWhether,
} from '../act-words.ts';
import { furtherOnes, ofAPart, ofEveryMail, proofs, stillOpen } from '../act-words-desk.ts';
import { orderedBefore } from '../complaint-words.ts';
import { approveOrReject, confirmedNow, ofChanges, purchaseOrder } from '../notice-words.ts';
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
    all: ({ leftYet }) => [leftYet],
    none: ({ theLastOne }) => [theLastOne],
    isQuestion: true,
  },
  /** "I am chasing our order 4419". */
  order_asked_after: {
    ...{ category: 'unknown', weight: 9, act: 'of what it names' },
    all: (words) => [words.asksAfter, `(?:${ourOrder(words)})[^.?!:]{0,30}\\d`],
    none: ({ theLastOne }) => [changesIt, theLastOne, forQuestions],
  },
  /** "We still have not received our order 4419". */
  order_not_come: {
    ...{ category: 'unknown', weight: 9, act: 'of what it names' },
    all: ({ nothingCame }) => [nothingCame],
    none: ({ bill, price, payment, theLastOne, sellersPaper }) => [
      ...[bill, price, payment, offer, confirmedNow, theLastOne, sellersPaper],
      asWell,
      notOrdered,
      `(?<=^\\s*)(?:${condition})`,
    ],
    elsewhere: (words) => [`${ourOrder(words)}|(?:${words.order}) [^.?!:]{0,20}\\d{3}|${orderedBefore}`],
  },
  /** "Please hold our order 4419 for now". */
  order_to_wait: {
    ...{ category: 'unknown', weight: 9, act: 'of what it names' },
    all: (words) => [words.holdsBack, `(?:${ourOrder(words)})[^.?!:]{0,30}\\d`],
  },
  /** "Please do not deliver our order before Monday". */
  delivery_deferred: {
    ...{ category: 'unknown', weight: 9, act: 'of its day' },
    all: ({ order, notBefore }) => [notBefore, order],
  },
  /** "If you can do 12.50 we'll place the order". */
  ordered_if_cheaper: {
    ...{ category: 'unknown', weight: 7, act: 'of lists' },
    all: ({ ifPriceFalls, thenWeOrder }) => [ifPriceFalls, thenWeOrder, atAPrice],
    none: () => [whenOrWhether, byTheClock],
  },
  /** "Is this one in already?" */
  asked_if_entered: {
    ...{ category: 'unknown', weight: 15, act: 'of what is forwarded' },
    all: ({ inAlready }) => [inAlready],
    none: ({ theLastOne }) => [theLastOne],
    isQuestion: true,
  },
  /** "These figures do not constitute an order". */
  said_no_order: {
    ...{ category: 'unknown', weight: 6, act: 'of lists' },
    all: ({ saidNoOrder }) => [saidNoOrder],
    none: () => [ofEveryMail, furtherOnes, ofAPart],
  },
  /** "Purchase order 5512 is waiting for your approval". */
  approval_awaited: {
    ...{ category: 'unknown', weight: 13, act: 'of what waits' },
    all: ({ order, requisition, awaitsApproval }) => [
      `${order}|${requisition}|${purchaseOrder}`,
      awaitsApproval,
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
    all: ({ howToOrder }) => [howToOrder],
    none: () => [forQuestions],
    elsewhere: () => [amount],
  },
  /** "If you want to join in, reply by Sunday", and elsewhere what the group has wished "so far". */
  order_collected: {
    ...{ category: 'unknown', weight: 10, act: 'of what is collected' },
    all: ({ whoJoins }) => [whoJoins],
    elsewhere: ({ orderOfMany }) => [orderOfMany, stillOpen],
  },
};
