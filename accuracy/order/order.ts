/** An order as its buyer means it; what is printed of it is up to a layout. Dates are ISO 8601. */
export interface Order {
  number: string;
  date: string;
  delivery: Delivery;
  /** ISO 4217. */
  currency: string;
  /** Digits after the point of a sum of money. */
  decimals: 2 | 3;
  buyer: Party;
  shipTo: Party;
  billTo: Party;
  supplier: Party;
  lines: Line[];
  /** Of a list that the document prints: what the buyer does not order. */
  others: Line[];
  /** Sum of the line totals. */
  subtotal: number;
  /** 0 when there is none. */
  freight: number;
  /** Per cent; 0 when no tax is printed. */
  taxRate: number;
  tax: number;
  total: number;
  supplierNumber: string;
  customerNumber: string;
  quoteReference: string;
  project: string;
}

export type Delivery =
  | { kind: 'date'; date: string }
  | { kind: 'window'; from: string; to: string }
  | { kind: 'week'; year: number; week: number }
  | { kind: 'asap' }
  | { kind: 'lines' };

export interface Party {
  company: string;
  /** The short name of a logo: the company without its legal form. */
  brand: string;
  /** A second line: a dock, a building. */
  extra: string | null;
  street: string;
  postalCode: string;
  city: string;
  /** Postal code and city as the country writes them. */
  townLine: string;
  country: string;
  countryName: string;
  contact: string;
  phone: string;
  fax: string;
  email: string;
  vatId: string;
}

export interface Line {
  position: number;
  /** The buyer's own number. */
  article: string | null;
  /** The supplier's number. */
  yourArticle: string | null;
  description: string;
  quantity: Quantity;
  unit: string;
  /** Of `per` units, before the discount. */
  price: number;
  per: 1 | 100 | 1000;
  /** Per cent. */
  discount: number;
  total: number;
  /** Requested for this line. */
  date: string;
  notes: string[];
  /** Parts of the quantity with their dates; empty when it comes at once. */
  schedule: { date: string; quantity: number }[];
  /** Of the quantity: delivered so far. */
  delivered: number;
}

/** `open`: the column says that the quantity is to be settled, or nothing at all. */
export type Quantity = { kind: 'whole'; value: number } | { kind: 'open'; text: string };

/** What a layout needs of its order. Absent: by chance. */
export interface OrderWishes {
  /** Fewest and most lines. */
  lines?: readonly [number, number];
  /** Fewest and most lines of the list that are not ordered. */
  others?: readonly [number, number];
  /** How the order is numbered, for `Random.fill`. */
  number?: string;
  /** How the buyer numbers articles, for `Random.fill`. */
  article?: string;
  delivery?: Delivery['kind'];
  per?: 1 | 100 | 1000;
  discounts?: boolean;
  tax?: boolean;
  freight?: boolean;
  articles?: 'both' | 'own' | 'yours' | 'none';
  notes?: boolean;
  schedules?: boolean;
  /** Goods that are counted in pieces only. */
  countedOnly?: boolean;
  /** A currency with three decimals. */
  threeDecimals?: boolean;
  /** Quantities of a thousand and more. */
  large?: boolean;
  /** A line without a quantity. */
  openQuantity?: boolean;
  /** The same line several times. */
  repeated?: boolean;
  shipTo?: 'same' | 'other';
  billTo?: 'same' | 'other';
}
