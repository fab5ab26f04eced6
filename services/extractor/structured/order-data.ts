import type { DataKind } from '@orderloom/pages/data/data.ts';

/** A value of a machine-readable document, as text, and the line that shows it. */
export interface Datum {
  text: string;
  /** Index into the document's lines. */
  line: number;
}

export interface PartyData {
  company: Datum | null;
  contactPerson: Datum | null;
  email: Datum | null;
  phone: Datum | null;
  vatId: Datum | null;
  /** In a register of firms. */
  registrationNumber: Datum | null;
  street: Datum | null;
  postalCode: Datum | null;
  city: Datum | null;
  /** A code or a name. */
  country: Datum | null;
}

/** One part of what a line orders, for one day. */
export interface DeliveryData {
  /** Day, or first and last day of a window: YYYY-MM-DD, or as written when that could not be read. */
  from: Datum | null;
  to: Datum | null;
  quantity: Datum | null;
}

/** Numbers are written with a decimal point and without any other mark, or as printed when they could not be read. */
export interface LineData {
  supplierArticle: Datum | null;
  customerArticle: Datum | null;
  /** Global trade item number or another number that both sides know. */
  commonArticle: Datum | null;
  description: Datum | null;
  quantity: Datum | null;
  unit: Datum | null;
  price: Datum | null;
  /** Number of units that the price is for. */
  priceBase: Datum | null;
  lineTotal: Datum | null;
  /** What is taken off the whole line: positive. */
  allowance: number;
  deliveries: DeliveryData[];
  /** Free text about the line. */
  notes: Datum[];
  /** Set when the line itself says that it changes or cancels something. */
  change: Datum | null;
  currency: Datum | null;
  /** Values whose text could mean another one, as printed; a price of the whole line may be that of one. */
  unsure: {
    field: 'quantity' | 'price' | 'line_total' | 'delivery_date' | 'price_of_line';
    printed: Datum;
  }[];
  /** True when a sheet hides the line from its reader. */
  isHidden: boolean;
}

/** What one machine-readable document says: the same for every format. */
export interface OrderData {
  kind: DataKind;
  orderNumber: Datum | null;
  /** YYYY-MM-DD, or as written when it could not be read. */
  orderDate: Datum | null;
  delivery: { from: Datum | null; to: Datum | null };
  currency: Datum | null;
  total: Datum | null;
  /** Other sums of the order that a print may show as its total. */
  otherTotals: number[];
  tax: number[];
  charges: number[];
  allowances: number[];
  buyer: PartyData;
  shipTo: PartyData;
  customerNumber: Datum | null;
  instructions: Datum[];
  remarks: Datum[];
  lines: LineData[];
  /** Number of lines that the document itself counts, null when it does not. */
  countedLines: number | null;
  /** Why a part of the document may be missing, for a person; null when nothing is. */
  incomplete: string | null;
  /** Set when the message is marked as a test. */
  test: Datum | null;
}

export const noParty: Readonly<PartyData> = {
  company: null,
  contactPerson: null,
  email: null,
  phone: null,
  vatId: null,
  registrationNumber: null,
  street: null,
  postalCode: null,
  city: null,
  country: null,
};

export const noLine: Readonly<LineData> = {
  supplierArticle: null,
  customerArticle: null,
  commonArticle: null,
  description: null,
  quantity: null,
  unit: null,
  price: null,
  priceBase: null,
  lineTotal: null,
  allowance: 0,
  deliveries: [],
  notes: [],
  change: null,
  currency: null,
  unsure: [],
  isHidden: false,
};

export const noOrder: Readonly<OrderData> = {
  kind: 'order',
  orderNumber: null,
  orderDate: null,
  delivery: { from: null, to: null },
  currency: null,
  total: null,
  otherTotals: [],
  tax: [],
  charges: [],
  allowances: [],
  buyer: noParty,
  shipTo: noParty,
  customerNumber: null,
  instructions: [],
  remarks: [],
  lines: [],
  countedLines: null,
  incomplete: null,
  test: null,
};

/** Several texts as one, at the place of the first; null when all are empty. */
export function joined(parts: readonly (Datum | null)[], mark = ' '): Datum | null {
  const said = parts.filter((part) => part !== null && part.text !== '') as Datum[];
  const texts = said.map((part) => part.text);
  return said.length === 0 ? null : { text: [...new Set(texts)].join(mark), line: said[0]!.line };
}
