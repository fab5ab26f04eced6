/** What examples/sample-order.pdf says, as the service answers it: the demo's order. */
export const samplePurchaseOrder = {
  order_number: 'PO-2026-00417',
  order_date: '2026-03-02',
  delivery_date: '2026-03-16',
  delivery_date_from: null,
  delivery_date_to: null,
  currency: 'EUR',
  total_price: 1683.59,
  additional_information: null,
  supplier: {
    company: 'Example Supplies B.V.',
    contact_person: null,
    email: 'orders@example.test',
    address: { street: 'Kade 1', postal_code: '1011 AA', city: 'Amsterdam', country: 'NL' },
  },
  customer: {
    customer_id: null,
    company: 'Noordhaven Bouwmaterialen B.V.',
    contact_person: 'Marieke de Wit',
    email: 'inkoop@noordhaven.example',
    phone: '+31 10 555 0148',
    branch: null,
    vat_id: 'NL856234719B01',
    iban: null,
    bic: null,
    address: {
      street: 'Scheepswerfstraat 48',
      postal_code: '3089 JK',
      city: 'Rotterdam',
      country: 'NL',
    },
  },
  shipping_details: {
    recipient: {
      company: 'Noordhaven Bouwmaterialen B.V.',
      contact_person: null,
      department: null,
      email: null,
      phone: null,
      address: { street: 'Handelsweg 112', postal_code: '2988 DC', city: 'Ridderkerk', country: 'NL' },
    },
    special_instructions:
      'Deliver on weekdays between 07:00 and 15:30. Report to dock 4; tail lift required. State our order number on the delivery note and on the invoice.',
  },
  items: [
    item('ES-1040', 'NH-20418', 'Hex bolt M10 x 60, A2', 400, 'pcs', 0.42, 168),
    item('ES-1041', 'NH-20423', 'Hex nut M10, A2', 400, 'pcs', 0.11, 44),
    item('ES-2208', 'NH-20560', 'Wall anchor 12 x 100 mm', 150, 'pcs', 1.35, 202.5),
    item('ES-3315', 'NH-31077', 'Assembly adhesive 290 ml, white', 48, 'pcs', 4.8, 230.4),
    item('ES-3320', 'NH-31102', 'Silicone sealant 310 ml, grey', 36, 'pcs', 5.25, 189),
    item('ES-5102', 'NH-44015', 'Joist hanger 46 x 121 mm', 80, 'pcs', 2.15, 172),
    item('ES-7004', 'NH-50231', 'Rubber mat 10 mm, roll of 10 m', 3, 'roll', 128.5, 385.5),
  ],
};

function item(
  article_number: string,
  customer_item_number: string,
  description: string,
  quantity: number,
  unit: string,
  price: number,
  line_total: number,
) {
  return {
    article_number,
    customer_item_number,
    description,
    quantity,
    quantity_state: 'Valid',
    unit,
    price,
    currency: 'EUR',
    line_total,
  };
}
