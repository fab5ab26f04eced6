import type { EmailCategory } from '@orderloom/orders/email-category.ts';
import { replyPrefix } from './accepted-offer.ts';
import { findSigns, type Sign } from './cue-signs.ts';

/** A sender puts the kind of a mail into its subject; that of a reply is the subject of the mail it answers. */
export const subjectWeight = { own: 1.4, reply: 0.3 };
export const subjectCharacters = 500;

/** What a subject speaks for. */
export function subjectSigns(whole: string): Sign[] {
  const subject = whole.slice(0, subjectCharacters);
  const isReply = replyPrefix.test(subject);
  return ofOneKind(findSigns('subject', subject, isReply ? subjectWeight.reply : subjectWeight.own));
}

/** A subject names one thing: what else it speaks of is said of that, `Where is our order? PO 6619`. */
function ofOneKind(signs: readonly Sign[]): Sign[] {
  const heaviest = signs.reduce<Sign | null>(
    (best, sign) => (best && best.weight >= sign.weight ? best : sign),
    null,
  );
  return signs.map((sign) =>
    sign.category === heaviest?.category ? sign : { ...sign, weight: sign.weight * besideTitleWeight },
  );
}
const besideTitleWeight = 0.4;

/** `Purchase order 26-5541 / RFQ closed` above lines of goods, if the subject calls it nothing else that one sends. */
export function numberedSubject(subject: string, signs: readonly Sign[]): Sign[] {
  const isOther = signs.some(({ category }) => sent.includes(category));
  if (isOther || !orderWithNumber.test(subject)) return [];
  return [
    { category: 'purchase_order', place: 'lines', weight: 4, says: 'subject: an order with its number' },
  ];
}
/** What one sends who sells. */
export const sent: readonly EmailCategory[] = [
  'order_confirmation',
  'invoice',
  'delivery_note',
  'receipt',
  'credit_note',
];
const orderWithNumber =
  /^\s*(?:purchase order|p\.?o\.?|einkaufsbestellung|inkooporder|bon de commande|orden de compra|ordine d['’]acquisto|ordem de compra|zamówienie zakupu|indkøbsordre)[\s#:.]*(?:no|nr|number|nummer|n[°º])?[\s#:.]*(?=\S*\d)[\p{L}\d/._-]{3,}/iu;
