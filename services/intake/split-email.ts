import { createHash } from 'node:crypto';
import type { ClassifyEmailResponse } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import type { StoredFile } from '@orderloom/proto/gen/orders/v1/order.ts';
import { type Moment, type NewOrder, newOrder, type OrderRecord } from './order-record.ts';

/**
 * One new order for each order that the e-mail holds, all of one group, each with the e-mail, its body, its own files
 * and those of none. Their ids follow from that of the request: the same request makes the same orders.
 */
export function splitEmail(
  { orders, email }: ClassifyEmailResponse,
  whole: Omit<NewOrder, 'message'>,
  moment: Moment,
): OrderRecord[] {
  const email_group_id = emailGroupId(whole.request_id);
  const bodyKey = email?.body_blob_key ?? null;
  const isTaken = new Set(orders.flatMap(({ parts }) => parts.map(({ blob_key }) => blob_key)));
  return orders.map(({ parts }, index) => {
    const own = new Set(parts.map(({ blob_key }) => blob_key));
    const isOwn = ({ blob_key }: StoredFile) =>
      own.has(blob_key) || blob_key === bodyKey || !isTaken.has(blob_key);
    return newOrder(
      {
        ...whole,
        request_id: derivedId(whole.request_id, `order ${index + 1}`),
        files: whole.files.filter(isOwn),
        // A reference in the subject is that of one of them, nobody knows which.
        email: whole.email && { ...whole.email, subject_reference: null, parts },
        email_group_id,
        order_label: `Order ${index + 1} of ${orders.length}`,
        message: `E-mail received with ${orders.length} orders; this is number ${index + 1}`,
      },
      moment,
    );
  });
}

/** The group of the orders that a request made, if it made several. */
export function emailGroupId(requestId: string): string {
  return derivedId(requestId, 'group');
}

/** A UUID that is as good as random and always the same for the same request and name. */
function derivedId(requestId: string, name: string): string {
  const hash = createHash('sha256').update(`${requestId}/${name}`).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x40;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
