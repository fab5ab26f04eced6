import type { ReviewCode } from '@orderloom/orders/review-codes.ts';
import type { Box } from '@orderloom/pages/page.ts';
import type { DocumentType } from './lexicon/lexicon.ts';
import type { QuantityState } from './values/quantity.ts';

/** Where something is printed. The box is in points from the top left of the page; pages count from 1. */
export interface Place {
  file: string;
  page: number;
  box: Box;
  text: string;
}

/** One thing that a value could be. `score` is 0 to 1; `because` says in a few words what speaks for it. */
export interface Candidate<T = string> extends Place {
  value: T;
  score: number;
  because: string;
}

/** A value that was decided on, with every place that supports it. */
export interface Chosen<T = string> {
  value: T;
  /** 0 to 1. */
  confidence: number;
  places: Place[];
  because: string;
}

/** Something that a person should look at. `path` is the place in the purchase order, '' for all of it. */
export interface Doubt {
  code: ReviewCode;
  path: string;
  message: string;
  places: Place[];
  /** Of master data, the likeliest first: who or what the value may be. */
  candidates?: KnownCandidate[];
}

/** Somebody or something in master data; `score` is 0 to 1. */
export interface KnownCandidate {
  number: string;
  name: string;
  score: number;
}

export interface DraftParty {
  company: Chosen | null;
  contactPerson: Chosen | null;
  email: Chosen | null;
  phone: Chosen | null;
  vatId: Chosen | null;
  /** In a register of firms, with its court where that is printed. */
  registrationNumber: Chosen | null;
  /** The branch or location that it says it is. */
  branch: Chosen | null;
  /** Without spaces. */
  iban: Chosen | null;
  bic: Chosen | null;
  street: Chosen | null;
  postalCode: Chosen | null;
  city: Chosen | null;
  /** ISO 3166-1 alpha-2. */
  country: Chosen | null;
}

/** Taxes of a row, summed: per cent, and an amount for the whole row. */
export interface RowTax {
  rate: number | null;
  amount: number | null;
}

/** An order line as it is printed. */
export interface DraftRow {
  /** The number that the document gives the line: 10, 20, 30; absent where it numbers none. */
  position?: number;
  /** What the line prints as our number ("your article no."). */
  supplierArticle: Chosen | null;
  /** What the line prints as the customer's number. */
  customerArticle: Chosen | null;
  description: Chosen | null;
  quantity: Chosen<number | null> | null;
  quantityState: QuantityState | null;
  unit: Chosen | null;
  /** Price of one unit. */
  price: Chosen<number> | null;
  lineTotal: Chosen<number> | null;
  /** As printed in a discount column: per cent or an amount per unit. */
  discount: number | null;
  /** As printed in its columns of taxes; absent when it prints none. */
  tax?: RowTax;
  /** YYYY-MM-DD. */
  deliveryDate: Chosen | null;
  /** Days of a delivery in parts, YYYY-MM-DD. */
  schedule?: Chosen[];
}

/** What the documents of one order say, before master data. Plain data: it crosses a process border. */
export interface Draft {
  documentType: Chosen<DocumentType>;
  /** ISO 639-1. */
  language: string;
  orderNumber: Chosen | null;
  /** What sentences of its e-mail name as its number, where `orderNumber` is null. */
  saidNumber?: Chosen | null;
  /** A shop told its owner of the order: who sent the e-mail does not buy. */
  isOfShop?: true;
  /** YYYY-MM-DD, or as printed when a doubt says so. */
  orderDate: Chosen | null;
  deliveryDate: Chosen | null;
  deliveryDateFrom: Chosen | null;
  deliveryDateTo: Chosen | null;
  currency: Chosen | null;
  totalPrice: Chosen<number> | null;
  buyer: DraftParty;
  /** The customer number that the document prints. */
  printedCustomerNumber: Chosen | null;
  shipTo: DraftParty;
  /** Host of the one web site that the pages print besides ours. */
  homePage?: string | null;
  /** Free text about the delivery. */
  instructions: Chosen | null;
  /** Other free text of the document. */
  remarks: Chosen | null;
  rows: DraftRow[];
  doubts: Doubt[];
  /** Sentences for the order's additional information. */
  notes: string[];
  /** The further orders of the same files, where data states several; none of them has others of its own. */
  others?: Draft[];
}

/** The days on which a line is wanted: its own, then those of the further parts of its delivery. */
export function daysOfRow({ deliveryDate, schedule = [] }: DraftRow): Chosen[] {
  return deliveryDate ? [deliveryDate, ...schedule] : schedule;
}

export const emptyParty: Readonly<DraftParty> = {
  company: null,
  contactPerson: null,
  email: null,
  phone: null,
  vatId: null,
  registrationNumber: null,
  branch: null,
  iban: null,
  bic: null,
  street: null,
  postalCode: null,
  city: null,
  country: null,
};
