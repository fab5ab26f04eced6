import type { MailLine, ToldHead } from './mail-family.ts';

export interface TruthMail {
  id: string;
  family: string;
  /** `building`, `learned` or `held-out`; absent in folders of your own. */
  set?: string;
  category: string;
  language: string;
  items?: MailLine[];
  contact?: { person: string; email: string };
  orders?: { number: string; items: MailLine[] }[];
  is_changed?: boolean;
  /** Asks for a change that needs asking back. */
  is_unclear?: boolean;
  /** Changes nothing of what comes with it. */
  is_unchanged?: boolean;
  /** What the body tells beside its lines. */
  head?: ToldHead;
  /** Takes goods of a quoted offer, which are no lines of it. */
  takes_offer?: boolean;
  /** What it quotes, line by line. */
  quoted?: string[];
  wanted?: WantedHead;
}
export interface Address {
  street: string | null;
  postal_code: string | null;
  city: string | null;
}
/** What the order's head must say after the changes. */
export interface WantedHead {
  order_number?: string;
  /** ISO 8601. */
  delivery_date?: string;
  ship_to?: Address;
}
export interface Classified {
  file: string;
  confidence?: number;
  reasons?: string[];
  orders?: number;
  category?: string;
  language?: string;
}
export interface ReadItem {
  description: string | null;
  quantity: number | null;
}
export interface Extracted {
  file: string;
  flags?: { code: string }[];
  purchase_order?: ReadOrder;
}
export interface ReadOrder {
  items: ReadItem[];
  customer: { company: string | null; email: string | null; contact_person: string | null };
  order_number: string | null;
  delivery_date: string | null;
  shipping_details: { recipient: { address: Address | null } | null } | null;
}
