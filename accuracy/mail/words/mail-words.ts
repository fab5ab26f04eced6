import type { Language } from '../../languages.ts';

/** What the parts of a mail say in one language. Templates: {n} order number, {d} date, {m} amount, {a} article. */
export interface MailWords {
  greetings: readonly string[];
  closings: readonly string[];
  order: {
    subjects: readonly string[];
    /** Above a list or table of lines. */
    openings: readonly string[];
    /** Around lines in a sentence: {lines}. */
    prose: readonly string[];
    /** The order is attached. */
    attached: readonly string[];
    /** Below the lines. */
    after: readonly string[];
  };
  /** Mails of the other categories: a subject and a body. */
  others: Record<OtherCategory, readonly (readonly [subject: string, body: string])[]>;
  /** Titles of attached documents. */
  titles: Record<'purchase_order' | Exclude<OtherCategory, 'unknown'>, string>;
  /** Number, description, quantity, unit, price in the head of a table. */
  columns: readonly [article: string, description: string, quantity: string, unit: string];
  /** Units of prose with what links them to the goods: "boxes of". */
  units: readonly string[];
  and: string;
  /** In front of a phone number and an address in a signature. */
  phone: string;
  email: string;
  disclaimers: readonly string[];
  mobile: string;
  /** Lines above a quoted mail: {date}, {time}, {name}, {address}. */
  wrote: readonly string[];
  forwarded: string;
  original: string;
  /** From, sent, to and subject as Outlook writes them. */
  headers: readonly [from: string, sent: string, to: string, subject: string];
  reply: string;
  forward: string;
}

export type OtherCategory =
  | 'order_confirmation'
  | 'invoice'
  | 'delivery_note'
  | 'quotation'
  | 'receipt'
  | 'credit_note'
  | 'unknown';

export async function loadMailWords(language: Language): Promise<MailWords> {
  return ((await import(`./${language}.ts`)) as { words: MailWords }).words;
}
