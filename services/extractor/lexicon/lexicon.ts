/** What a label announces. `other` labels carry nothing we read: they end the value of their neighbour. */
export type LabelKind =
  | 'orderNumber'
  | 'orderTitle'
  | 'anyNumber'
  | 'orderDate'
  | 'anyDate'
  | 'deliveryDate'
  | 'dueDate'
  | 'buyer'
  | 'contact'
  | 'shipTo'
  | 'billTo'
  | 'supplier'
  | 'otherParty'
  | 'customerNumber'
  | 'currency'
  | 'email'
  | 'phone'
  | 'vatId'
  | 'instructions'
  | 'remarks'
  | 'branch'
  | 'other';

/** What a column of a table of order lines holds. `ignored` columns are known to hold nothing of ours. */
export type ColumnRole =
  | 'position'
  | 'article'
  | 'customerArticle'
  | 'supplierArticle'
  | 'description'
  | 'articleAndDescription'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'priceUnit'
  | 'discount'
  | 'tax'
  | 'lineTotal'
  | 'deliveryDate'
  | 'ignored';

/** What an amount below the lines is. */
export type TotalKind = 'grandTotal' | 'total' | 'subtotal' | 'tax' | 'freight' | 'discount' | 'paid';

export type DocumentType =
  | 'purchase_order'
  | 'order_confirmation'
  | 'invoice'
  | 'delivery_note'
  | 'quotation'
  | 'receipt'
  | 'credit_note'
  | 'unknown';

/** Phrases between commas; line breaks are spaces. */
export type Phrases = string;

/** Words of one language. Phrases are matched without regard to case, accents and punctuation; `#` is kept. */
export interface Lexicon {
  language: string;
  labels: Partial<Record<LabelKind, Phrases>>;
  columns: Partial<Record<ColumnRole, Phrases>>;
  totals: Partial<Record<TotalKind, Phrases>>;
  documentTypes: Partial<Record<DocumentType, Phrases>>;
  /** Twelve entries; each the full name and its abbreviations with spaces between. */
  months: Phrases;
  calendarWeek: Phrases;
  units: Phrases;
}

/** The single phrases. */
export function phrasesOf(phrases: Phrases): string[] {
  return phrases.split(',').map((phrase) => phrase.trim());
}
