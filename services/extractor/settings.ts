import type { DateOrder } from './values/date.ts';

/** What the tenant's configuration says about reading orders. */
export interface ExtractSettings {
  locale: {
    /** ISO 639-1. */
    language: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    /** ISO 4217. */
    currency: string;
    /** How a date such as 3/4/2027 is read when nothing in the document decides. */
    dateOrder: DateOrder;
  };
  /** The tenant's own company: pinned into every order, and never taken for the buyer. */
  supplier: {
    company: string;
    contactPerson: string | null;
    email: string | null;
    address: { street: string; postalCode: string; city: string; country: string | null };
  };
  /** Which day of a stated delivery window becomes the delivery date. */
  deliveryWindow: 'earliest' | 'middle' | 'latest';
  thresholds: {
    /** A value below this confidence asks for a person, 0 to 1. */
    review: number;
  };
}
