import { replyPrefix } from '@orderloom/pages/mail-thread.ts';
import { fold } from '../body-instructions/sentences/plain-numbers.ts';
import { makeDoubt } from '../doubt.ts';
import type { Doubt, Draft, DraftRow } from '../draft.ts';
import type { Sender } from '../mail-body/sender.ts';

/** Where an order came from: what stands in for what its documents do not say. */
export interface Origin {
  requestId: string;
  /** ISO 8601 time of the mail or the upload. */
  receivedAt: string;
  /** Reference in the subject of the e-mail. */
  subjectReference: string | null;
  /** Of the e-mail. */
  subject?: string | null;
  /** Of the e-mail. */
  sender?: Sender | null;
}

/**
 * The draft with the number that a sentence of its e-mail names, where neither a document nor the subject has one; the
 * subject of an answer may have that of an order before.
 */
export function withSaidNumber(draft: Draft, { subjectReference, subject }: Origin): Draft {
  const { orderNumber, saidNumber = null, rows } = draft;
  const isOfSubject =
    subjectReference !== null && !namesGoods(subjectReference, rows) && !replyPrefix.test(subject ?? '');
  const isNamed = orderNumber !== null || isOfSubject;
  return isNamed || saidNumber === null ? draft : { ...draft, orderNumber: saidNumber };
}

/** Order number and date that stand in for missing ones, with a doubt for each that does. */
export function findFallbacks(
  draft: Draft,
  origin: Origin,
): { orderNumber: string; orderDate: string; doubts: Doubt[] } {
  const day = origin.receivedAt.slice(0, 10);
  const subject = namesGoods(origin.subjectReference, draft.rows) ? null : origin.subjectReference;
  const doubts: Doubt[] = [];
  if (!draft.orderNumber)
    doubts.push(
      makeDoubt(
        'order_number_missing',
        'order_number',
        [subject ? `the reference in the subject, ${subject},` : 'the id of the request'],
        [],
      ),
    );
  if (!draft.orderDate)
    doubts.push(makeDoubt('order_date_missing', 'order_date', [`the day it was received, ${day},`], []));
  return { orderNumber: subject ?? origin.requestId, orderDate: day, doubts };
}

/** "Order: ball bearing 6204 (M-10442)" names what is ordered, and no order. */
function namesGoods(reference: string | null, rows: readonly DraftRow[]): boolean {
  if (reference === null) return false;
  const key = fold(reference);
  return rows.some(({ customerArticle, supplierArticle, description }) =>
    [customerArticle?.value, supplierArticle?.value, ...(description?.value.split(/[\s,;()]+/) ?? [])].some(
      (text) => text !== undefined && fold(text) === key,
    ),
  );
}
