/** An id that the documentation uses throughout. */
export const exampleId = '7f1c2a9e-3b54-4d1f-9a37-0c5de1b1f6a2';

const address = { street: 'Kade 1', postal_code: '1011 AA', city: 'Amsterdam', country: 'NL' };

const purchaseOrder = {
  order_number: 'PO-2026-0815',
  order_date: '2026-11-02',
  delivery_date: '2026-11-20',
  delivery_date_from: null,
  delivery_date_to: null,
  currency: 'EUR',
  total_price: 120.5,
  additional_information: null,
  supplier: {
    company: 'Example Supplies B.V.',
    contact_person: null,
    email: 'orders@example.test',
    address,
  },
  customer: {
    customer_id: '10042',
    company: 'Muster GmbH',
    contact_person: 'Erika Muster',
    email: 'einkauf@muster.test',
    phone: null,
    branch: null,
    vat_id: 'DE123456789',
    iban: null,
    bic: null,
    address: { street: 'Hauptstr. 5', postal_code: '50667', city: 'Köln', country: 'DE' },
  },
  shipping_details: null,
  items: [
    {
      article_number: 'A-100',
      customer_item_number: '4711',
      description: 'Hex bolt M8x40',
      quantity: 50,
      quantity_state: 'Valid',
      unit: 'pcs',
      price: 2.41,
      currency: 'EUR',
      line_total: 120.5,
    },
  ],
};

export const orderStatusExample = {
  request_id: exampleId,
  status: 'PROCESSED',
  timestamp: '2026-11-02T09:15:27.120Z',
  attachments: { 'order.pdf': { size: 48_213, mime_type: 'application/pdf' } },
  metadata: { source: 'webshop' },
  result: purchaseOrder,
  state: { stage: 'settled', reasons: [], confidence: 0.97, duplicate_of: null },
  erp_ref: null,
  email_group_id: null,
  order_label: 'PO-2026-0815',
  retry_count: 0,
  next_retry_at: null,
  last_error: null,
};
