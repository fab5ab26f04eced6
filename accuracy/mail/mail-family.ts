import type { Goods } from '../goods/goods.ts';
import type { Language } from '../languages.ts';
import type { Line, Order, Party } from '../order/order.ts';
import type { Place } from '../places/place.ts';
import type { Random } from '../random.ts';
import type { Client } from './clients.ts';
import type { MailWords, OtherCategory } from './words/mail-words.ts';

export type Category = 'purchase_order' | OtherCategory;

/** What a mail is made of. */
export interface MailSource {
  random: Random;
  language: Language;
  words: MailWords;
  place: Place;
  goods: Goods;
  /** Makes another order: each call gives a new one. */
  newOrder(wishes?: { lines: readonly [number, number] }): Order;
  /** `{n}`, `{d}`, `{m}`, `{a}` of a template, of one order. */
  fill(template: string, order: Order): string;
}

/** A piece of a body. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[]; marks: 'dash' | 'number' | 'none' }
  | { kind: 'table'; head: string[] | null; rows: string[][] };

/** Another mail in the body of a mail. */
export interface Inner {
  kind: 'reply' | 'forward';
  from: Party;
  to: Party;
  subject: string;
  date: string;
  blocks: Block[];
}

export interface Attachment {
  name: string;
  type: string;
  content: Uint8Array;
}

/** A mail before a client has written it. */
export interface MailDraft {
  category: Category;
  from: Party;
  subject: string;
  /** ISO 8601. */
  date: string;
  blocks: Block[];
  inner: Inner | null;
  attachments: Attachment[];
  /** The lines that the body orders; null when the lines are in an attachment or there is no order. */
  lines: MailLine[] | null;
  /** The orders that it holds, by their numbers and lines; absent: one, or none. */
  orders?: { number: string; lines: MailLine[] }[];
  /** The body changes what the attachment orders; then `lines` are what is wanted in the end. */
  isChanged?: boolean;
  /** What the order's head must say in the end, where the mail decides it. */
  wanted?: WantedHead;
  /** The body asks for a change that nobody can carry out without asking back: somebody must be told. */
  isUnclear?: boolean;
  /** Nothing that comes with it is changed, and nobody need be asked. */
  isUnchanged?: boolean;
  /** It takes goods of an offer that it quotes: they are no lines of it, and somebody must be told. */
  takesOffer?: boolean;
  /** What a mail that the family writes itself quotes, line by line. */
  quoted?: string[];
  /** What the body tells of the order beside its lines; null: nothing. */
  head?: ToldHead;
  /** Two people could be the buyer's contact, so none is scored. */
  isContactOpen?: boolean;
  /** Which clients write such mails; all when absent. */
  clients?: readonly Client[];
  /** The whole mail, where the family writes it itself; no client then touches it. */
  eml?: Uint8Array;
}

export interface WantedHead {
  number?: string;
  /** ISO 8601. */
  deliveryDate?: string;
  shipTo?: { street: string; postalCode: string; city: string };
}

export interface ToldHead {
  order_number: string | null;
  /** ISO 8601. */
  delivery_date: string | null;
  company: string | null;
  contact_person: string | null;
}

/** A line as the body words it. */
export interface MailLine extends Pick<Line, 'article' | 'yourArticle'> {
  description: string;
  quantity: number;
}

/** A way to write a mail; `name` is unique. */
export interface MailFamily {
  name: string;
  category: Category;
  make(source: MailSource): Promise<MailDraft> | MailDraft;
}
