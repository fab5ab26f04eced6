import path from 'node:path';
import { countQuoted, countRight, wordsOf } from './count-right.ts';
import type { ToldHead } from './mail-family.ts';
import type { Classified, Extracted, ReadOrder, TruthMail } from './said.ts';

/** Mails, and what the command line said of them by their ids. */
export interface JudgedMails {
  truths: readonly TruthMail[];
  classified: ReadonlyMap<string, Classified>;
  extracted: ReadonlyMap<string, readonly Extracted[]>;
}

/** Lines of JSON of `classify` by the mail. */
export function classifiedById(rows: readonly Classified[]): Map<string, Classified> {
  return new Map(rows.map((row) => [idOf(row), row]));
}

/** Lines of JSON of `extract` by the mail: one for each order. */
export function extractedById(rows: readonly Extracted[]): Map<string, Extracted[]> {
  return Map.groupBy(rows, idOf);
}

function idOf({ file }: { file: string }): string {
  return path.basename(file, '.eml');
}

/** The figures of some mails; a share of nothing is NaN. */
export interface MailTally {
  orderRecall: number;
  orderPrecision: number;
  linesF1: number;
  /** Of the mails with several orders: each has its lines and no other's. */
  splitsRight: number;
  /** Of the mails that change what comes with them: lines and head are those that are wanted. */
  instructionsRight: number;
  /** Of the answers that take a quoted offer: somebody is told. */
  offersTold: number;
  /** Changes that were neither made nor asked about. */
  silentlyIgnored: number;
  /** Lines of orders that only what is quoted has. */
  linesFromQuoted: number;
}

export function tallyMails({ truths, classified, extracted }: JudgedMails): MailTally {
  const isOrder = ({ category }: TruthMail) => category === 'purchase_order';
  const isTaken = ({ id }: TruthMail) => classified.get(id)?.category === 'purchase_order';
  const firstOf = ({ id }: TruthMail) => extracted.get(id)?.[0];
  const lines = countLines(truths, extracted);
  const changed = truths.filter(({ is_changed }) => is_changed);
  return {
    orderRecall: share(truths.filter(isOrder), isTaken),
    orderPrecision: share(truths.filter(isTaken), isOrder),
    linesF1: f1(lines),
    splitsRight: share(
      truths.filter(({ orders }) => orders),
      (mail) => isSplitRight(mail, extracted.get(mail.id)),
    ),
    instructionsRight: share(changed, (mail) => isCarriedOut(mail, firstOf(mail))),
    offersTold: share(
      truths.filter(({ takes_offer }) => takes_offer),
      (mail) => isFlagged(firstOf(mail), 'offer_taken'),
    ),
    silentlyIgnored: changed.filter((mail) => isIgnored(mail, firstOf(mail))).length,
    linesFromQuoted: truths
      .filter(isOrder)
      .reduce((sum, mail) => sum + countQuoted(mail, itemsOf(firstOf(mail))), 0),
  };
}

function share<T>(all: readonly T[], isRight: (one: T) => boolean): number {
  return all.filter(isRight).length / all.length;
}

export interface LineCounts {
  right: number;
  expected: number;
  read: number;
}

/** Lines of the mails whose body orders. */
export function countLines(truths: readonly TruthMail[], extracted: JudgedMails['extracted']): LineCounts {
  const sum: LineCounts = { right: 0, expected: 0, read: 0 };
  for (const { id, items } of truths) {
    if (!items) continue;
    const read = itemsOf(extracted.get(id)?.[0]);
    sum.right += countRight(items, read);
    sum.expected += items.length;
    sum.read += read.length;
  }
  return sum;
}

export function f1({ right, expected, read }: LineCounts): number {
  return expected + read === 0 ? Number.NaN : (2 * right) / (expected + read);
}

export function itemsOf(extracted: Extracted | undefined) {
  return extracted?.purchase_order?.items ?? [];
}

/** A split is right when each order has its lines and no other's. */
export function isSplitRight({ orders = [] }: TruthMail, said: readonly Extracted[] = []): boolean {
  return (
    said.length === orders.length &&
    orders.every(({ items }, i) => {
      const own = itemsOf(said[i]);
      return own.length === items.length && countRight(items, own) === items.length;
    })
  );
}

/** An instruction that is not carried out is ignored when nobody is told. */
export function isIgnored(mail: TruthMail, extracted: Extracted | undefined): boolean {
  return !isCarriedOut(mail, extracted) && !isFlagged(extracted, 'instruction_unclear');
}

export function isFlagged(extracted: Extracted | undefined, wanted: string): boolean {
  return extracted?.flags?.some(({ code }) => code === wanted) ?? false;
}

/** A mail that changes nothing is read right when lines and head are as they came, and nobody is asked. */
export function isLeftAlone(mail: TruthMail, extracted: Extracted | undefined): boolean {
  return isCarriedOut(mail, extracted) && !isFlagged(extracted, 'instruction_unclear');
}

const headOf = {
  // Where nobody tells a number the id of the request stands in, and a doubt says so.
  order_number: ({ order_number }: ReadOrder) => (requestId.test(order_number ?? '') ? null : order_number),
  delivery_date: (order: ReadOrder) => order.delivery_date?.slice(0, 10) ?? null,
  company: (order: ReadOrder) => order.customer.company,
  contact_person: (order: ReadOrder) => order.customer.contact_person,
} satisfies Record<keyof ToldHead, (order: ReadOrder) => string | null>;

const requestId = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export const toldFields = Object.keys(headOf) as (keyof ToldHead)[];

/** What the body tells in a field is read, and nothing is where it tells nothing. */
export function isTold(
  field: keyof ToldHead,
  { head }: TruthMail,
  extracted: Extracted | undefined,
): boolean {
  const order = extracted?.purchase_order;
  if (order === undefined) return false;
  const [told, read] = [head?.[field] ?? null, headOf[field](order)];
  return sameWords(told, read) || (field === 'contact_person' && isFullName(told, read));
}

/** `Wouter` who signs is read as `Wouter Dekkers` who sends. */
function isFullName(signed: string | null, read: string | null): boolean {
  const [own, full] = [wordsOf(signed ?? ''), wordsOf(read ?? '')];
  return own.length === 1 && own[0] === full[0];
}

/** An instruction is right when lines and head are those that are wanted. */
export function isCarriedOut({ items = [], wanted }: TruthMail, extracted: Extracted | undefined): boolean {
  const order = extracted?.purchase_order;
  if (!order || order.items.length !== items.length || countRight(items, order.items) < items.length)
    return false;
  const address = order.shipping_details?.recipient?.address;
  const isThere = (['street', 'postal_code', 'city'] as const).every(
    (key) => !wanted?.ship_to || sameWords(wanted.ship_to[key], address?.[key]),
  );
  return (
    isThere &&
    (!wanted?.delivery_date || order.delivery_date?.slice(0, 10) === wanted.delivery_date) &&
    (!wanted?.order_number || sameWords(wanted.order_number, order.order_number))
  );
}

/** Signs between words do not count: order numbers get a `-` for a `/`. */
function sameWords(one: string | null, other: string | null | undefined): boolean {
  return wordsOf(one ?? '').join(' ') === wordsOf(other ?? '').join(' ');
}
