import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '../languages.ts';

/** What a buyer's document calls things. Each has several wordings; a document picks one and stays with it. */
export const terms = [
  // Titles.
  'title',
  'invoice',
  'confirmation',
  'quotation',
  'rfq',
  'deliveryNote',
  'receipt',
  'creditNote',
  'orderForm',
  // Labels of an order's head.
  'orderNumber',
  'orderDate',
  'deliveryDate',
  'buyerContact',
  'phone',
  'fax',
  'email',
  'vatId',
  'supplierNumber',
  'customerNumber',
  'quoteReference',
  'project',
  'paymentTerms',
  'deliveryTerms',
  'carrier',
  'currency',
  'page',
  // Heads of address blocks.
  'supplier',
  'buyer',
  'shipTo',
  'billTo',
  // Heads of columns.
  'position',
  'article',
  'yourArticle',
  'description',
  'quantity',
  'unit',
  'price',
  'per',
  'discount',
  'lineTotal',
  'lineDate',
  'ordered',
  'delivered',
  'open',
  // Sums.
  'subtotal',
  'freight',
  'tax',
  'total',
  'carriedOver',
  'broughtForward',
  // Labels of other documents.
  'invoiceNumber',
  'invoiceDate',
  'date',
  'dueDate',
  'confirmationNumber',
  'quotationNumber',
  'validUntil',
  'deliveryNoteNumber',
  'receiptNumber',
  'creditNoteNumber',
  'yourOrder',
  'yourOrderDate',
  'bank',
  // Values and sentences.
  'paymentTermsValue',
  'deliveryTermsValue',
  'carrierValue',
  'week',
  'asap',
  'tbd',
  'from',
  'to',
  'opening',
  'closing',
  'instruction',
  'terms',
  'itemNote',
  'schedule',
  'signature',
  'mailGreeting',
  'mailOpening',
  'invoiceOpening',
  'confirmationOpening',
  'quotationOpening',
  'rfqOpening',
  'stamp',
] as const;
export type Term = (typeof terms)[number];

/** One wording or more for each term. */
export type Wording = Record<Term, readonly string[]>;
/** Wordings that only the held-out families use, in the place of the others. */
export type HeldOutWording = Partial<Wording>;

/** The wordings of `language` for the families of `set`. */
export async function loadWording(language: Language, set: 'building' | 'held-out'): Promise<Wording> {
  const { wording } = (await import(path.join(import.meta.dirname, `${language}.ts`))) as {
    wording: Wording;
  };
  if (set === 'building' || !heldOut().includes(language)) return wording;
  const own = (await import(path.join(import.meta.dirname, 'held-out', `${language}.ts`))) as {
    wording: HeldOutWording;
  };
  return { ...wording, ...own.wording };
}

/** The languages for which there are wordings of the held-out families: `wording/held-out/<language>.ts`. */
function heldOut(): Language[] {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true }).map(String);
  return languages.filter((language) => files.includes(`held-out/${language}.ts`));
}
