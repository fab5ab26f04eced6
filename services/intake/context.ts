import type { OrderStore } from './order-store.ts';

/** What intake's verbs work with. */
export interface Intake {
  orders: OrderStore;
  /** Milliseconds since the epoch. */
  now: () => number;
  newId: () => string;
  settings: IntakeSettings;
  /** Tells the relay that an order has events to publish. */
  wakeRelay: () => void;
}

/** What intake takes from the tenant's configuration. */
export interface IntakeSettings {
  /** The processing webhook is configured and on. */
  webhook: boolean;
  /** Retry is allowed in any settled state. */
  debug: boolean;
  /** An e-mail with several orders becomes several orders. */
  orderSplitting: boolean;
  /** How a stated window becomes the one date that the ERP gets. */
  deliveryWindow: 'earliest' | 'latest' | 'middle';
}
