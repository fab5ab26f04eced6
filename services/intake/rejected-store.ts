import type { Rejected } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { StoredFile } from '@orderloom/proto/gen/orders/v1/order.ts';
import type { TakenOffer } from '@orderloom/proto/gen/orders/v1/taken_offer.ts';

/** An e-mail that was not treated as a purchase order, with what is needed to make it one after all. */
export interface RejectedRecord extends Rejected {
  /** The e-mail and its parts. */
  files: StoredFile[];
  /** The e-mail itself among them. */
  email_blob_key: string;
  /** The body among the files; absent in records that were made before it was kept. */
  body_blob_key?: string | null;
  /** ISO 8601: when it was sent. */
  sent_at: string | null;
  /** Offers that the e-mail quotes and its files take; absent in records that were made before they were kept. */
  taken_offers?: TakenOffer[];
}

export type RejectionStatus = 'pending' | 'overridden';

export interface RejectedStore {
  /** False, changing nothing, when one of that request_id exists. */
  insert(record: RejectedRecord): Promise<boolean>;
  get(requestId: string): Promise<RejectedRecord | undefined>;
  /** Which of these blobs belong to a rejected e-mail. */
  holding(blobKeys: string[]): Promise<Set<string>>;
  markOverridden(requestId: string): Promise<void>;
  /** One page (from 1), newest first, and how many there are in all with that status. */
  newest(
    status: RejectionStatus,
    page: number,
    size: number,
  ): Promise<{ rejected: RejectedRecord[]; total: number }>;
  close(): void;
}
