import { orderStatuses } from '@orderloom/orders/order-status.ts';
import { z } from 'zod';

const text = z.string().nullable();
const amount = z.number().nullable();

const address = z
  .object({ street: text, postal_code: text, city: text, country: text })
  .meta({ id: 'Address' });

const supplier = z.object({
  company: z.string(),
  contact_person: text,
  email: text,
  address: z.object({ street: z.string(), postal_code: z.string(), city: z.string(), country: text }),
});

const customer = z.object({
  customer_id: text,
  company: z.string(),
  contact_person: text,
  email: text,
  phone: text,
  branch: text,
  vat_id: text,
  iban: text,
  bic: text,
  address,
});

const shippingDetails = z.object({
  recipient: z.object({
    company: z.string(),
    contact_person: text,
    department: text,
    email: text,
    phone: text,
    address,
  }),
  special_instructions: text,
});

const item = z.object({
  article_number: text,
  customer_item_number: text,
  description: text,
  quantity: z.int().nullable(),
  quantity_state: z.enum(['Valid', 'Empty', 'Zero', 'Unrecognised']).nullable(),
  unit: text,
  price: amount,
  currency: text,
  line_total: amount,
});

/** The extracted order: every key present, unknown values null. */
export const purchaseOrderSchema = z
  .object({
    order_number: z.string(),
    order_date: z.string(),
    delivery_date: text,
    delivery_date_from: text,
    delivery_date_to: text,
    currency: text,
    total_price: amount,
    additional_information: text,
    supplier: supplier.nullable(),
    customer: customer.nullable(),
    shipping_details: shippingDetails.nullable(),
    items: z.array(item),
  })
  .meta({ id: 'PurchaseOrder' });

const evidence = z.object({
  file: z.string(),
  page: z.int(),
  box: z.array(z.number()).meta({ description: '[x0, y0, x1, y1] in points from the top left of the page' }),
  text: z.string(),
});

const candidate = z.object({
  number: z.string(),
  name: z.string(),
  score: z.number().meta({ description: '0 to 1' }),
});

const reviewReason = z.object({
  code: z.string(),
  path: z.string(),
  message: z.string(),
  evidence: z.array(evidence),
  candidates: z
    .array(candidate)
    .meta({ description: 'Customers or articles of the master data that it may be, the likeliest first' }),
});

const orderState = z.object({
  stage: z.string().meta({ description: 'queued, extracting, waiting_for_retry, settled or sending' }),
  reasons: z.array(reviewReason),
  confidence: amount,
  duplicate_of: text,
});

export const orderStatusNames = z.enum(orderStatuses);

export const orderStatusSchema = z
  .object({
    request_id: z.uuid(),
    status: orderStatusNames,
    timestamp: z.iso.datetime({ offset: true }),
    attachments: z
      .record(z.string(), z.object({ size: z.int(), mime_type: z.string() }))
      .meta({ description: 'By file name' }),
    metadata: z.record(z.string(), z.string()),
    result: purchaseOrderSchema.nullable(),
    state: orderState.nullable(),
    erp_ref: text,
    email_group_id: text,
    order_label: text,
    retry_count: z.int(),
    next_retry_at: text,
    last_error: text,
  })
  .meta({ id: 'OrderStatus' });

export const uploadedSchema = z
  .object({
    request_id: z.uuid(),
    split: z.boolean(),
    email_group_id: z.string().optional(),
    orders: z.array(z.object({ request_id: z.uuid(), status: z.string(), order_label: text })).optional(),
  })
  .meta({ id: 'OrderUploadResponse' });
