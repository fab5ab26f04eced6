import type { SpokenWords } from '../spoken-words.ts';

export const spoken: SpokenWords = {
  mails: [
    {
      category: 'order_confirmation',
      subject: 'Your order',
      body: 'We have booked the following for you and will ship on Tuesday:\n\n{lines}\n\nPlease check the details.',
    },
    {
      category: 'order_confirmation',
      subject: 'Re: order',
      body: 'Got your order, thanks. It goes out tomorrow:\n\n{lines}',
    },
    {
      category: 'order_confirmation',
      subject: 'Order 5512',
      body: 'This is to acknowledge receipt of your order. You ordered:\n\n{lines}\n\nEstimated dispatch: 12 May.',
    },
    {
      category: 'order_confirmation',
      subject: 'Re: gloves',
      body: 'All noted. We will deliver {goods} on Friday, our reference 88123.',
    },
    {
      category: 'delivery_note',
      subject: 'Shipped',
      body: 'Your parcel left our warehouse today. It contains:\n\n{lines}\n\nTracking: 1Z999AA10123456784',
    },
    {
      category: 'delivery_note',
      subject: 'Delivery tomorrow',
      body: 'Our driver will be with you tomorrow between 8 and 10 with {goods}.',
    },
    {
      category: 'delivery_note',
      subject: 'Goods on their way',
      body: 'Please note that the goods below are on their way to you:\n\n{lines}\n\nOne pallet, 310 kg.',
    },
    {
      category: 'credit_note',
      subject: 'Credit',
      body: 'We have credited you for the items you sent back:\n\n{lines}\n\nAmount 84.20',
    },
    {
      category: 'credit_note',
      subject: 'Refund for damaged goods',
      body: 'As agreed you will get a credit of 84.20 for the broken {goods}.',
    },
    {
      category: 'receipt',
      subject: 'Payment received',
      body: 'Thank you for your payment of 184.20 for\n\n{lines}\n\nYour account is settled.',
    },
    {
      category: 'receipt',
      subject: 'Thanks',
      body: 'We have received your money today, 184.20 EUR. Items paid:\n\n{lines}',
    },
    {
      category: 'invoice',
      subject: 'Invoice 4410',
      body: 'Please find below what we have billed you for:\n\n{lines}\n\nTotal due 184.20, payable within 14 days.',
    },
    {
      category: 'invoice',
      subject: 'Reminder',
      body: 'Our records show that 184.20 is still outstanding for\n\n{lines}\n\nKindly settle this week.',
    },
    {
      category: 'quotation',
      subject: 'Our prices',
      body: 'As requested here are our prices:\n\n{lines}\n\nPrices are valid for 30 days.',
    },
    {
      category: 'quotation',
      subject: 'Offer',
      body: 'We can offer you {goods} at 6.20 each, delivery one week.',
    },
    {
      category: 'quotation',
      subject: 'Price please',
      body: 'What would you charge us for\n\n{lines}\n\nand how long does delivery take?',
    },
    {
      category: 'quotation',
      subject: 'Enquiry',
      body: 'We are looking for a supplier of {goods}. Please let us have your best price.',
    },
    {
      category: 'unknown',
      subject: 'Complaint',
      body: 'The 12 boxes of nitrile gloves that came yesterday are torn. What do we do with them?',
    },
    {
      category: 'unknown',
      subject: 'Where is it',
      body: 'We ordered {goods} two weeks ago and nothing has arrived. When will it come?',
    },
    {
      category: 'unknown',
      subject: 'Return',
      body: 'We would like to return 4 rolls of masking tape, they are the wrong colour. How does that work?',
    },
    {
      category: 'unknown',
      subject: 'Special offers this week',
      body: 'Only this week: 12 boxes for the price of 10!\n\n{lines}\n\nUnsubscribe here.',
    },
    {
      category: 'unknown',
      subject: 'Cancel',
      body: 'Please cancel our order of last week for {goods}, we no longer need it.',
    },
    {
      category: 'unknown',
      subject: 'Stock take',
      body: 'On Friday we are closed for stock-taking, we are back on Monday.',
    },
    { category: 'purchase_order', subject: 'gloves', body: '{lines}\n\nasap thx' },
    {
      category: 'purchase_order',
      subject: 'Re: your quotation 7712',
      body: 'We accept your quotation. Please deliver\n\n{lines}',
    },
    {
      category: 'purchase_order',
      subject: 'Replacement',
      body: 'Two boxes of the last delivery were torn, so please send us {goods}. Invoice to head office.',
    },
    {
      category: 'purchase_order',
      subject: 'stock',
      body: 'running low again, could you drop off {goods} this week?',
    },
    {
      category: 'purchase_order',
      subject: 'Order',
      body: 'Thank you for the last delivery, all fine. This month we need\n\n{lines}\n\nPlease send the invoice to accounts@example.test and confirm receipt.',
    },
    {
      category: 'purchase_order',
      subject: 'as discussed',
      body: 'As discussed on the phone:\n\n{lines}\n\nDelivery as usual.',
    },
  ],
  withoutGoods: [
    'Same again please.',
    'Same as last month, please.',
    'Please repeat our last order.',
    'Could we have the usual, same as in May?',
    'Go ahead with your quote 7712.',
    'Fine by us, please proceed as quoted.',
    'We accept, please deliver.',
    'Your offer is fine, please go ahead and send it.',
    'Let’s do it, PO number is 7712.',
    'OK to order, PO 7712 follows by post.',
    'Please treat your offer 7712 as ordered.',
  ],
};
