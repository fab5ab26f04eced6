import path from 'node:path';
import type { Language } from '../../languages.ts';

/** Something that is bought by the box, the roll, the sack. No name has a comma. */
export interface Ware {
  name: string;
  /** Of several; `kartony/kartonów` where two to four have another form than five. */
  unit: string;
  /** The name after a unit, where it differs. */
  of?: string;
}

/** What people of a language say whatever they write. `<x>` is filled in, `{a|b}` and `#` by chance. */
export interface Trade {
  wares: readonly Ware[];
  /** Between unit and name. */
  link: string;
  /** The same before a vowel, where that is another. */
  elided?: string;
  and: string;
  /** Quantities as words. */
  numbers: Readonly<Record<number, string>>;
  greetings: readonly string[];
  goodbyes: readonly string[];
  /** <who> <firm> <street> <town> <phone> <fax> <mail> <vat>. */
  signatures: readonly string[];
  disclaimers: readonly string[];
  /** Below mails of phones. */
  phoneFooters: readonly string[];
  columns: Readonly<Record<'article' | 'name' | 'quantity' | 'unit' | 'remark', string>>;
  quote: QuoteWords;
}

/** Above quoted and forwarded mails. <who> <mail> <wd> weekday <day> <mid> date <time>. */
export interface QuoteWords {
  from: string;
  sent: string;
  date: string;
  to: string;
  subject: string;
  gmail: string;
  apple: string;
  thunderbird: string;
  original: string;
  forwardApple: string;
  forwardThunderbird: string;
  reply: string;
  forward: string;
}

type Several = readonly string[];

/** Orders in bodies, and what goes with orders in attachments. */
export interface OrderTexts {
  subjects: Several;
  /** <n>. */
  numbered: Several;
  /** <lines> among other things. */
  hidden: Several;
  /** One sentence with <lines>. */
  sentences: Several;
  /** Dictated: <a>, <b> and <c> are wishes; nothing divides the sentences. */
  dictated: Several;
  /** Above short lines. */
  brief: Several;
  /** Above lists and tables; <n> and <d> may occur. */
  intros: Several;
  /** Below them. */
  outros: Several;
  /** Two places for which goods are ordered in one order. */
  places: readonly [string, string];
  /** A remark behind a line, with a number that is no quantity. */
  remarks: Several;
  /** What is not wanted: <old> a name. */
  notWanted: Several;
  /** The same as the last time. */
  again: Several;
  /** Two languages in one mail: <lines>. */
  mixed: Several;
  /** A mail that a form of a web site sends. */
  form: { subject: string; intro: string; labels: readonly [string, string, string, string, string] };
  /** Three questions of ours about <a>, <b> and <c>, and the answers with <1>, <2> and <3>. */
  asked: readonly [questions: readonly [string, string, string], answers: readonly [string, string, string]];
  /** Our offer below an order. */
  offer: string;
  /** Accepts it with other quantities: <lines>. */
  accepted: Several;
  /** What a colleague of ours writes above an order that he passes on. */
  passedOn: Several;
  attached: Several;
  attachedSeveral: Several;
  /** Above each of several orders: <n>. */
  headings: Several;
  bodyAndAttached: Several;
  /** The lines of the attached order once more: below it a list. */
  repeated: Several;
  /** An order, and a copy of an old invoice. */
  oldInvoice: Several;
  /** Cancels <n> and orders <lines>. */
  cancelledAndNew: Several;
}

/** What changes an attached order. <i> position, <o> <q> quantities, <t> goods, <d> date, <n> number, <street>, <town>. */
export type ChangeKind = 'cancel' | 'drop' | 'quantity' | 'amount' | 'add' | 'date' | 'address' | 'reference';
export interface ChangeTexts extends Readonly<Record<ChangeKind, Several>> {
  /** Nobody can tell what exactly is wanted. */
  unclear: Several;
  /** Sounds like a change and is none. */
  none: Several;
}

/** Subject and body. <n> <d> <m> <list> a list of lines, <a> a ware, <i> another number. */
export type Pair = readonly [subject: string, body: string];

/** Mails that order nothing. */
export interface OtherTexts {
  confirmation: readonly Pair[];
  shopConfirmation: readonly Pair[];
  confirmationAttached: readonly Pair[];
  invoiceLines: readonly Pair[];
  invoiceAttached: readonly Pair[];
  reminder: readonly Pair[];
  shipping: readonly Pair[];
  parcel: readonly Pair[];
  deliveryAttached: readonly Pair[];
  inquiryList: readonly Pair[];
  inquiry: readonly Pair[];
  offer: readonly Pair[];
  paid: readonly Pair[];
  slip: readonly Pair[];
  creditLines: readonly Pair[];
  creditAttached: readonly Pair[];
  cancel: readonly Pair[];
  whereIsIt: readonly Pair[];
  complaint: readonly Pair[];
  advert: readonly Pair[];
  away: readonly Pair[];
  closed: readonly Pair[];
  thanks: readonly Pair[];
  bounce: readonly Pair[];
  meeting: readonly Pair[];
}

export interface Texts {
  trade: Trade;
  orders: OrderTexts;
  changes: ChangeTexts;
  others: OtherTexts;
}

/** All that is said in `language`. */
export async function loadTexts(language: Language): Promise<Texts> {
  const load = async <K extends keyof Texts>(theme: K): Promise<Texts[K]> =>
    ((await import(path.join(import.meta.dirname, theme, `${language}.ts`))) as Pick<Texts, K>)[theme];
  const [trade, orders, changes, others] = await Promise.all([
    load('trade'),
    load('orders'),
    load('changes'),
    load('others'),
  ]);
  return { trade, orders, changes, others };
}
