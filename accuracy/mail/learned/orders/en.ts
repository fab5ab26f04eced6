import type { OrderTexts } from '../texts.ts';

export const orders: OrderTexts = {
  subjects: ['few bits for thursday', 'Stock run', 'Stores requisition', 'Bits and bobs', 'Next drop'],
  numbered: ['Our PO ref <n>', 'Requisition <n> for you', '<n> - materials'],
  hidden: [
    'I hope you had a good break and that the move to the new building went better than ours did three years ago!\n\nJust to say the last lot arrived in perfect order, all 14 cartons, and the driver could not have been nicer. Please pass that on to him.\n\nWhile I am writing: the shelves are looking rather bare again, so would you be so kind as to let us have <lines> with the next run? There is no great hurry, any time before <d> will do.\n\nAlso, could Marcus ring me about the 2026 price list, I still have the one from 2024 on my wall. My new number is below. Our open day is on the 21st, you would be very welcome, there will be cake for 60 people.',
    'Thank you so much for sorting out that muddle over invoice 20418, our accounts lady is much happier now and it has been paid.\n\nIn the meantime the builders have finished the 2nd floor and the kitchen opens in 10 days, which is why I am turning to you. We shall need <lines> to get going. If it is easier to send it in two drops that is fine by me.\n\nRegarding your question from last month, no, we do not use the 30 litre drums any more, so you can take us off that list.\n\nDo give my regards to Tom, it must be 15 years since we did the hospital job together.',
  ],
  sentences: [
    '<lines> for the yard please, whenever the lorry is next round our way.',
    'Can you drop off <lines> by <d>, PO <n>.',
    "Put us down for <lines>, we'll collect if need be.",
  ],
  dictated: [
    "hiya it's the workshop here we've run out of a few things so can you send <a> and then <b> oh and <c> as well that's everything cheers",
    'good morning could you please put on the next delivery <a> also <b> and while you are at it <c> thank you very much speak to you soon bye',
  ],
  brief: ['Need tmrw pls:', 'For the van:', 'Order:'],
  intros: [
    'Would you kindly arrange the following against our ref <n>.',
    'This is what the stores need by <d>:',
    "Here's the list for this time.",
    'Kindly process:',
  ],
  outros: ['Usual gate, before 3pm.', 'Ring 30 min before if poss.', 'Quote <n> on the paperwork please.'],
  places: ['Main kitchen', 'Sports hall bar'],
  remarks: [
    '(had 36 of these last time)',
    '- the ones for line 2',
    '(not the 2023 version)',
    '(shelf B14)',
    '',
    '',
  ],
  notWanted: [
    'No <old> this time, there are still 45 in the cupboard. But do send us <lines>.',
    'Please leave the <old> for now, we counted 18 on Friday. What we do want is <lines>, same delivery as ever.',
  ],
  again: [
    'same again as last month please, no changes.',
    'could you repeat the order below exactly as it was? We have used it all up.',
  ],
  mixed: [
    'guten Morgen from our English plant :) We need <lines> bis spätestens <d>, Lieferung wie immer an Tor 2. Merci and have a good weekend!',
  ],
  form: {
    subject: 'New message from your web site: order form',
    intro: 'A visitor has filled in the form "Order" on your web site. Do not reply to this message.',
    labels: ['Name', 'Company', 'Phone', 'E-mail', 'Your order'],
  },
  asked: [
    [
      'How much of the <a> do you want this month?',
      'Shall we send <b> as well?',
      'And <c>, do you still have enough?',
    ],
    ['<1> please', 'yes, <2>', 'running out, so <3> too'],
  ],
  offer:
    'thank you for asking us. We can do the following until the end of the month, carriage paid over 250.00, lead time 3 to 5 days:',
  accepted: [
    'your prices are fine, please go ahead with <lines>. Our order no. is <n>.',
    'happy with that. We take <lines> under PO <n>.',
  ],
  passedOn: [
    'One for you, can you key this in?',
    'See below - came to my inbox by mistake.',
    'Pls book, customer needs it quickly. Called me twice already.',
  ],
  attached: [
    'enclosed our requirements, kindly book for delivery by the date shown.',
    "here's PO <n> in the attachment, let us have your acknowledgement within 2 days.",
    'the signed order is attached as agreed on the phone.',
  ],
  attachedSeveral: [
    'three sites, so you get separate orders, all in the attachments.',
    'attached all the orders that were approved today. Please confirm each one separately.',
  ],
  headings: ['Order no. <n>', 'PO <n> is for:', 'Against <n> please supply'],
  bodyAndAttached: [
    'the big one is attached. On top of that we have a small order with its own number <n>:',
    'please treat these as two: the attached order, and under no. <n> this one:',
  ],
  repeated: [
    'our order is attached, in short it is about:',
    'PO <n> attached. For your convenience the content once more:',
  ],
  oldInvoice: [
    'please find our new order <n> attached. Also enclosed a copy of your last invoice, where the address was wrong, please correct it for the future.',
  ],
  cancelledAndNew: [
    'please cancel our order <n>, it was raised in error. Instead please send <lines>.',
    'forget order <n>, that one is off. What we really need is <lines>.',
  ],
};
