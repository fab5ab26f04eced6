import type { OtherTexts } from '../texts.ts';

export const others: OtherTexts = {
  confirmation: [
    [
      'RE: your order',
      'got it, thanks. We have entered your order under our number <i> and will ship on <d>:\n<list>\nPlease check and shout within 24 hours if anything is wrong.',
    ],
    [
      'Sales order <i>',
      'Many thanks for your valued order <n>. Please find below what we have reserved for you.\n<list>\nEstimated dispatch <d>. Prices as per your agreement.',
    ],
  ],
  shopConfirmation: [
    [
      'We got your order <n>!',
      'Thank you for shopping with us. Here is a summary of your order <n>. We will let you know as soon as it leaves our warehouse.',
    ],
  ],
  confirmationAttached: [
    ['SO <i> / your ref <n>', 'order acknowledgement attached, delivery week as shown.'],
  ],
  invoiceLines: [
    [
      'Our invoice no. <i>',
      'for the goods supplied under your order <n> we charge:\n<list>\nTotal <m>. Please pay within 14 days to the account below.',
    ],
  ],
  invoiceAttached: [['INV <i> (PO <n>)', 'our bill for last week is attached, 30 days net as always.']],
  reminder: [
    [
      '2nd reminder - account overdue',
      'despite our letter of last month the sum of <m> for invoice <i> (your order <n>) has not reached us. Kindly transfer it by <d> or we must put further orders on hold.',
    ],
  ],
  shipping: [
    [
      'Your goods are on the road',
      'today we handed over to the haulier, for your order <n>:\n<list>\n2 pallets, 318 kg, expected with you on <d>.',
    ],
  ],
  parcel: [
    [
      'Parcel 1Z999AA1########## arrives <d>',
      'Your parcel from HALVORSEN is out for delivery. Sender ref: <n>. 1 of 3 parcels, 12.4 kg. Track it or pick a safe place on our site.',
    ],
  ],
  deliveryAttached: [['Docket for <n>', 'as asked, here is the advice note of the delivery for your files.']],
  inquiryList: [
    [
      'Prices please',
      'we have a job coming up and would like your best prices and availability for:\n<list>\nNo order yet, we are comparing three suppliers.',
    ],
    [
      'Tender school kitchens',
      'please let us have your offer by <d> for the items listed.\n<list>\nThe contract will be awarded at the end of the month.',
    ],
  ],
  inquiry: [
    [
      'quick question on price',
      'what would you charge us for <a>, delivered? If it is under the price of last year we would probably order next month.',
    ],
  ],
  offer: [
    [
      'Our offer <i>',
      'further to your call we can offer you:\n<list>\nValid until <d>, subject to prior sale. To order, just send us your purchase order.',
    ],
  ],
  paid: [
    [
      'Thanks for your payment',
      'your transfer of <m> for invoice <i> arrived today and your account is now settled.',
    ],
  ],
  slip: [
    [
      'Your till receipt',
      'thanks for calling at our trade counter. You paid <m> by card ending 4417, till 2, receipt no. <i>:\n<list>',
    ],
  ],
  creditLines: [
    [
      'Credit <i>',
      'we have taken back the following from your order <n> and credited your account with <m>:\n<list>',
    ],
  ],
  creditAttached: [
    ['Your return', 'credit memo <i> attached, it will be taken off your next statement. Sorry again.'],
  ],
  cancel: [
    [
      'STOP order <n>',
      'please do not deliver order <n> of last week, the project has been cancelled by our client. It was about:\n<list>\nPlease confirm that nothing will be sent.',
    ],
    ['withdrawal', 'we hereby withdraw purchase order <n> in full. Sorry for the trouble.'],
  ],
  whereIsIt: [
    [
      'Order <n> - any news?',
      'our order <n> was promised for <d> and these are still missing:\n<list>\nWhen can we expect them? The fitters are standing around.',
    ],
    ['ETA?', 'any idea when <n> will turn up? It has been 3 weeks now.'],
  ],
  complaint: [
    [
      'Wrong goods on <n>',
      'yesterday we received order <n> and it is not what we ordered. Affected are:\n<list>\nHalf of it is broken, the rest the wrong size. We expect you to collect it and tell us what you propose.',
    ],
  ],
  advert: [
    [
      'Autumn deals: up to 35% off',
      'Stock up now! 10 boxes for the price of 8. Order before Sunday and get free delivery on orders over 75.00.\n<list>\nView in browser - Unsubscribe - Manage preferences',
    ],
  ],
  away: [
    [
      'Out of office: <n>',
      'Thank you for your message. I am on leave until <d> with no access to mail. For urgent orders please ring our switchboard or write to my colleague.',
    ],
  ],
  closed: [
    [
      'Stocktaking',
      'please note that our goods-in is shut from 27 to 31 for the annual count. No deliveries can be taken on those days. Orders already placed stay as they are.',
    ],
  ],
  thanks: [
    [
      'RE: order <n>',
      'brilliant, all arrived this morning, 12 boxes as agreed. Thanks for the quick turnaround!',
    ],
  ],
  bounce: [
    [
      'Undelivered Mail Returned to Sender',
      'This is the mail system at host mx.example.net.\n\nYour message could not be delivered to one or more recipients. It is attached below.\n\n<orders@halvorsen-suplies.nl>: host not found (5.1.2)',
    ],
  ],
  meeting: [
    [
      'Visit on <d>',
      'could we come over on <d> at 10.30, 4 of us? We would like to talk about next year, roughly 200 orders, and see the warehouse.',
    ],
  ],
};
