import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  greetings: ['Hi,', 'Hello,', 'Dear team,', 'Good morning,', 'Dear Sir or Madam,', 'Hi Ingrid,'],
  closings: ['Kind regards,', 'Best regards', 'Many thanks,', 'Thanks', 'Regards,', 'Cheers'],
  order: {
    subjects: [
      'Order {n}',
      'PO {n}',
      'New order',
      'Purchase order {n}',
      'Goods for next week',
      'Please deliver',
      'Weekly order',
      'Top-up',
    ],
    openings: [
      'we would like to order:',
      'could you please send us the following items?',
      'please book in the order below.',
      'Our order for this week:',
      'We need:',
      'kindly supply as follows, our reference {n}:',
      'can I get these for {d}?',
    ],
    prose: [
      'please send us {lines}.',
      'could you deliver {lines} by {d}?',
      "we're running low and need {lines} as soon as you can.",
      'I would like to order {lines}. Our PO number is {n}.',
      'can you put {lines} on the next van?',
    ],
    attached: [
      'please find our purchase order {n} attached.',
      'attached is our order. Please confirm the delivery date.',
      'PO attached, thanks for processing.',
      'see attachment. Please acknowledge receipt.',
      'herewith our new order {n}.',
    ],
    after: [
      'Please deliver on {d}.',
      'Please confirm.',
      'Deliver to our usual address, please.',
      'Our reference is {n}.',
      'Invoice as usual.',
    ],
  },
  others: {
    order_confirmation: [
      ['Order confirmation {n}', 'thank you for your order {n}. We confirm delivery on {d}.'],
      [
        'Your order {n}',
        'we have received your order and booked it. The goods will leave our warehouse on {d}.',
      ],
      ['Re: PO {n}', 'thanks, all confirmed for {d}.'],
      [
        'Acknowledgement of your purchase order',
        'we acknowledge receipt of your purchase order {n}. Our sales order is attached.',
      ],
    ],
    invoice: [
      [
        'Invoice {n}',
        'please find attached our invoice for the goods delivered. The amount of {m} is payable within 30 days.',
      ],
      [
        'Payment reminder',
        'our records show that invoice {n} over {m} is still unpaid. Please settle it by {d}.',
      ],
      ['Your monthly statement', 'attached you find the invoice for your order {n}. Payment is due on {d}.'],
    ],
    delivery_note: [
      [
        'Your shipment is on its way',
        'your goods left our warehouse today. Tracking number 00340434#########.',
      ],
      ['Delivery note {n}', 'attached you find the delivery note for the goods sent on {d}.'],
      ['Dispatch advice', 'the parcels of your order {n} have been handed to the carrier and arrive on {d}.'],
    ],
    quotation: [
      [
        'Request for quotation',
        'could you quote us your best price and lead time for 200 pieces of article {a}?',
      ],
      [
        'Price request',
        'what would 50 boxes of article {a} cost, delivered to our warehouse? We have not decided yet.',
      ],
      [
        'Our quotation {n}',
        'thank you for your enquiry. We are pleased to offer you the following, valid until {d}.',
      ],
      ['Enquiry', 'please send us an offer for the items in the attached list.'],
    ],
    receipt: [
      ['Payment received', 'we have received your payment of {m}. Thank you.'],
      ['Your receipt', 'attached is the receipt for your purchase of {d}.'],
      [
        'Payment confirmation',
        'this is to confirm that your payment of {m} for invoice {n} has been credited to our account.',
      ],
    ],
    credit_note: [
      [
        'Credit note {n}',
        'attached is the credit note for the returned goods. We will set off {m} against your next invoice.',
      ],
      ['Refund', 'we have credited {m} to your account for the damaged pieces of order {n}.'],
    ],
    unknown: [
      ['Where is my order {n}?', 'could you tell me when order {n} will arrive? We are still waiting.'],
      [
        'Automatic reply: Order {n}',
        'I am out of the office until {d} and will answer your message after my return.',
      ],
      ['Cancel order {n}', 'please cancel our order {n}. We do not need the goods any more.'],
      [
        '20% off everything',
        'only this week: order now and save 20% on all gloves! Click here. Unsubscribe at any time.',
      ],
      [
        'Meeting on Thursday',
        'shall we meet on {d} to talk about next year? I will bring the figures of our orders.',
      ],
      [
        'Complaint about delivery {n}',
        '3 of the 20 boxes arrived damaged. Please tell us what to do with them.',
      ],
      ['Application', 'I am writing to apply for the position in your warehouse. My CV is attached.'],
      [
        'New opening hours',
        'our goods inwards will be closed on {d}. Please plan your deliveries accordingly.',
      ],
      ['Catalogue', 'do you have a new catalogue for the coming season? Could you send us one?'],
    ],
  },
  titles: {
    purchase_order: 'PURCHASE ORDER',
    order_confirmation: 'Order Confirmation',
    invoice: 'INVOICE',
    delivery_note: 'Delivery Note',
    quotation: 'Quotation',
    receipt: 'Receipt',
    credit_note: 'Credit Note',
  },
  columns: ['Item no.', 'Description', 'Qty', 'Unit'],
  units: ['boxes of', 'pcs of', 'rolls of', 'packs of', 'pallets of', 'x'],
  and: 'and',
  phone: 'Tel.',
  email: 'E-mail:',
  disclaimers: [
    'This e-mail and its attachments are confidential and intended for the addressee only. If you have received it in error, please notify the sender and delete it.',
    'Registered in England no. 0#######. Orders are accepted under our general terms only. Please consider the environment before printing this e-mail.',
  ],
  mobile: 'Sent from my iPhone',
  wrote: ['On {date} at {time}, {name} <{address}> wrote:', 'On {date}, {name} wrote:'],
  forwarded: 'Forwarded message',
  original: 'Original Message',
  headers: ['From', 'Sent', 'To', 'Subject'],
  reply: 'Re:',
  forward: 'Fwd:',
};
