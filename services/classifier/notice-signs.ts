import type { EmailCategory } from '@orderloom/orders/email-category.ts';
import { asksForGoods } from './accepted-offer.ts';
import { findSigns, type Sign } from './cue-signs.ts';
import { languages, whole } from './senses/senses.ts';
import { unsubscribes } from './senses/shared-words.ts';

/** What goes to many, or comes from a system that speaks of what is not ordered yet, orders nothing in its other sentences. */
export const ordersNowhere = new RegExp(
  `^text: (?:${[
    ...['advert', 'nothing_ordered', 'opinion_asked', 'cart_left', 'order_to_finish'],
    ...['approval_awaited', 'goods_fetched', 'fetching_reminded', 'request_heard', 'payment_awaited'],
    ...['order_undelivered', 'report_of_period', 'terms_first', 'choice_open', 'ordered_later'],
    ...['entered_by_anybody'],
  ].join('|')}) `,
);

const aside =
  /^(?:text|subject): (?:password_reset|card_not_charged|price_moved|price_watched|next_order_told|requisition_decided|order_held|stock_low|choice_open|ordered_later) /u;

/** `I forgot my password, so here is our order:` over a list: what a system tells alone, people say beside what they order. */
export function isAside({ says }: Sign): boolean {
  return aside.test(says);
}

/** Who orders may open an account, or want the papers of his goods, too, however little he orders. */
export function isOfAccount({ says }: Sign): boolean {
  return /^(?:text|subject): (?:account_confirmed|customer_to_be|papers_asked) /u.test(says);
}

/** Who orders may tell his new address, too, and what he would take another day. */
export function isBesideOrder({ says }: Sign): boolean {
  return /^(?:text|subject): (?:address_changes|would_order) /u.test(says);
}

const ordersTalk = /^text: (?:not_content|order_from_others) /u;
const remedy = /^text: remedy_wanted /u;
const cameShort = /^text: not_among_them /u;
/** Who wants what was missing orders nothing new. */
export const wantsMissing =
  /(?<!\p{L})(?:missing|outstanding|nach(?:ge)?(?:liefer|send|schick)\p{L}*|fehlende\p{L}*|ontbrekende|nalever\p{L}*|nasturen|alsnog|manquante?s?|faltantes?|mancanti?|em falta|brakując\p{L}*|manglende|eftersend\p{L}*)(?!\p{L})/iu;

/** "The last ones did not please us, so we order others": beside goods that are asked for it is talk, but where they make good what went wrong. */
export function withoutOrdersTalk(
  signs: readonly Sign[],
  isBesideGoods: boolean,
  isOfMissing: boolean,
): Sign[] {
  const isClaim = signs.some(({ says }) => remedy.test(says));
  if (!isBesideGoods || isClaim || !asksForGoods(signs)) return [...signs];
  return signs.filter(({ says }) => !(ordersTalk.test(says) || (!isOfMissing && cameShort.test(says))));
}

const wantsNote = languages.map(({ noteWanted }) => whole(noteWanted));

/** "Please put a delivery note in the box" below goods names the paper, and sends none; who sends it says so elsewhere. */
export function withoutWantedNote(
  signs: readonly Sign[],
  texts: readonly string[],
  isBesideGoods: boolean,
): Sign[] {
  const isNamed = ({ category, place }: Sign) => category === 'delivery_note' && place === 'text';
  if (!isBesideGoods || !signs.some(isNamed)) return [...signs];
  const wanting = texts.filter((text) => wantsNote.some((words) => words.test(text)));
  const isSent = wanting.some((text) => {
    const rest = wantsNote.reduce((left, words) => left.replace(words, ' '), text);
    return findSigns('text', rest, 1).some(isNamed);
  });
  return wanting.length === 0 || isSent ? [...signs] : signs.filter((sign) => !isNamed(sign));
}

const billTalk = /^(?:text|subject): (?:bill_wanted|bill_questioned|bill_received|time_to_pay_\p{L}+) /u;
const besideTalkWeight = 0.4;

/** Who asks for a bill, or about one, sends none; beside goods or papers he only says how he wants to be billed. */
export function withBillTalk(signs: readonly Sign[], isBesideGoods: boolean): Sign[] {
  const isTalk = ({ says }: Sign) => billTalk.test(says);
  if (isBesideGoods || !signs.some(isTalk)) return signs.filter((sign) => !isTalk(sign));
  return signs.map((sign) =>
    sign.category === 'invoice' ? { ...sign, weight: sign.weight * besideTalkWeight } : sign,
  );
}

/** Who tells what he paid lists bills, and credit notes that he took off; only a subject may call a mail one of those. */
export function withoutPaidPapers(signs: readonly Sign[]): Sign[] {
  const isPaid = signs.some(({ says }) => /^(?:text|subject): we_paid /.test(says));
  const isCalled = signs.some(({ category, place }) => category === 'credit_note' && place === 'subject');
  const isPaper = ({ category, place }: Sign) =>
    (category === 'credit_note' || category === 'invoice') && (place === 'text' || place === 'meaning');
  return isPaid && !isCalled ? signs.filter((sign) => !isPaper(sign)) : [...signs];
}

/** As much as a shop or a carrier says by two of its phrases. */
const told = 8;
const footer = new RegExp(
  `^text: (?:advert \\(|opt.?out|click here|(?:bitte )?hier klicken|newsletter|klik hier|cliquez ici|haga clic|clicca qui|clique aqui|kliknij|klik her)|^text: [^(]*(?<!\\p{L})(?:${unsubscribes})`,
  'iu',
);

/** A confirmation, a receipt or a carrier's notice may end as adverts do: `Unsubscribe`. */
export function withoutFooters(signs: readonly Sign[]): Sign[] {
  const sums = new Map<EmailCategory, number>();
  for (const { category, weight } of signs) sums.set(category, (sums.get(category) ?? 0) + weight);
  const isTold = transactions.some((category) => (sums.get(category) ?? 0) >= told);
  return isTold
    ? signs.filter(({ category, says }) => category !== 'unknown' || !footer.test(says))
    : [...signs];
}
const transactions: readonly EmailCategory[] = [
  'order_confirmation',
  'delivery_note',
  'receipt',
  'credit_note',
];
