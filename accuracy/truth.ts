import type { Language } from './languages.ts';

/** One right value, or several that are as right; null means that there must be none. */
export type Right<T> = T | null | (T | null)[];

/** What a document prints, in the shape of a PurchaseOrder. A key that is absent is not scored. */
export interface Truth {
  order_number?: Right<string>;
  order_date?: Right<string>;
  delivery_date?: Right<string>;
  delivery_date_from?: Right<string>;
  delivery_date_to?: Right<string>;
  currency?: Right<string>;
  total_price?: Right<number>;
  customer?: TruthParty & {
    contact_person?: Right<string>;
    email?: Right<string>;
    phone?: Right<string>;
    vat_id?: Right<string>;
  };
  shipping_details?: { recipient?: TruthParty & { phone?: Right<string> } };
  items?: TruthRow[];
  /** Rows in the document when `items` holds only the first five and the last. */
  line_count?: number;
  items_partial?: boolean;
}

export interface TruthParty {
  company?: Right<string>;
  address?: { street?: Right<string>; postal_code?: Right<string>; city?: Right<string> };
}

export interface TruthRow {
  customer_item_number?: Right<string>;
  description?: Right<string>;
  quantity?: Right<number>;
  unit?: Right<string>;
  price?: Right<number>;
  line_total?: Right<number>;
}

export const documentTypes = [
  'purchase_order',
  'invoice',
  'order_confirmation',
  'quotation',
  'delivery_note',
  'receipt',
  'credit_note',
  'unknown',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const kinds = ['text-pdf', 'text', 'scan-pdf', 'image'] as const;
export type Kind = (typeof kinds)[number];

/** A line of a truth.jsonl. */
export interface TruthRecord {
  id: string;
  /** Base name, beside the truth.jsonl. */
  file: string;
  doc_type: DocumentType;
  language: Language | string;
  kind: Kind;
  family: string;
  set: string;
  truth: Truth;
}
