import { type Cue, cues, mentions } from './cue.ts';

export const english: Cue[] = [
  ...cues('purchase_order', [
    [
      5,
      'find (?:\\p{L}+ )?(?:below|attached|enclosed|herewith),? (?:a|an|our|the|this) (?:new )?purchase order(?! (?:confirm|acknowledg|repl|respon|invoice|cop))',
    ],
    [2.5, 'p\\.?o\\.? (?:change|attached)|international po|new po'],
    [3, '(?:would like to|wish to|want to|hereby|like to) (?:place (?:an|the following|a new) )?order'],
    [5, '(?:would|[’\x27]d) like to place an order for the following'],
    [4, 'new (?:purchase )?order acknowledge?ment request'],
    [2.5, 'our (?:new |latest |attached )?(?:purchase )?order'],
    [2, 'order (?:request|form|needed)|following order'],
    [
      3,
      'firm order|(?:would|should|[’\x27]d) be (?:\\p{L}+ )?(?:glad|grateful) (?:of|for) (?:another|some|(?:\\p{L}+ ){0,2}(?:boxes|packs|bags|rolls|cases))',
    ],
    [3, 'purchase order issued|p\\.?o\\.? (?:\\S+ )?(?:has been )?issued to'],
    [2, 'please (?:send|supply|deliver|ship|process|expedite|dispatch|provide the following)'],
    [1.5, '(?:can|could) you (?:send|supply|deliver|ship)'],
    [1.5, 'following (?:items|articles|products|goods|services|materials)'],
    [2, '(?:we )?(?:urgently )?(?:need|require) the following'],
    [1.5, 'requirements? for|dispatch required|please set up a subscription'],
    [1, 'ship to|deliver to|requested delivery|delivery required|needed by|line items|order date'],
    [1.5, '(?:we need|ensure) delivery'],
    [0.7, 'unit price|qty|quantity|uom'],
  ]),
  ...cues('order_confirmation', [
    [5, 'order (?:confirmation|acknowledge?ment|acceptance)(?! request)|sales order confirmation'],
    [4, '(?:confirmation|acknowledge?ment) of (?:your |the )?(?:purchase )?order'],
    [3.5, 'thank you for your (?:purchase )?order|thanks for your order'],
    [4, 'thank(?:s| you) for (?:your )?p\\.?o\\.?(?: no\\.?)? ?#?[\\w/-]*\\d'],
    [4, '(?:received|accepted|confirm|confirmed|processing|booked) your (?:purchase )?order'],
    [3.5, 'your order [^.!?]{0,60}(?:was successful|(?:is|has been) (?:confirmed|accepted|booked|received))'],
    [3, 'we can (?:supply|deliver)|(?:is|are) out of stock|on back ?order'],
    [1.5, 'your order'],
    [1, 'expected delivery|estimated delivery'],
  ]),
  ...cues('invoice', [
    [3, 'invoices?|inv\\.?(?: no\\.?)?[ #-]*\\d{3,}'],
    [2, '(?:our|your|attached|the|new) invoice|invoice (?:no|number|date)'],
    [
      2,
      'payment (?:is )?due|due date|amount due|overdue|balance due|remittance|payment reminder|final reminder',
    ],
    [1, 'process (?:this|it) for payment|payment terms|payment status'],
  ]),
  ...cues('delivery_note', [
    [
      5,
      'delivery note|packing (?:slip|list)|despatch (?:note|advice)|dispatch (?:note|advice)|advance ship(?:ping|ment) notice',
    ],
    [4, '(?:has|have) (?:been )?(?:dispatched|despatched|shipped|delivered)|was delivered'],
    [4.5, 'out for delivery|your (?:delivery|package|parcel|shipment)'],
    [2, 'tracking (?:number|no|id)|expected delivery on'],
  ]),
  ...cues('quotation', [
    [5, 'request for (?:a )?(?:quotation|quote|price list|prices|proposal)|rfq'],
    [
      9,
      '(?:provide|send|share|give|submit|need|want)[^.!?]{0,30} (?:quote|quotation|price list|pricing|catalog(?:ue)?)',
    ],
    [2.5, 'quotations?|our quote|your quote'],
    [
      5,
      '(?:we|i) can do [^.!?]{0,30}[€$£\\d]|prices? (?:are |is )?(?:good|held|firm) (?:until|till|for|through)',
    ],
    [
      4,
      '(?:let (?:me|us) know|just say) if you(?:.d|.ll| would)? (?:like|want|wish) to (?:go ahead|proceed|order)',
    ],
    [3, '(?:order|price|product) (?:inquiry|enquiry)|price list'],
    [3, '(?:what are|let us know) your (?:conditions|prices|terms|rates|best price)'],
    [8, 'pro-?forma(?: invoice)?'],
  ]),
  ...cues('receipt', [
    [
      5,
      'payment (?:receipt|received|confirmation)|receipt (?:for|from)|(?:trip|expense|sales|purchase) receipts?',
    ],
    [6, 'received (?:a|your) payment|received your payment|payment has been (?:successfully )?processed'],
    [4, '(?:attaching|attached)[^.!?]{0,20} receipts?'],
  ]),
  ...cues('credit_note', [
    [8, 'credit (?:note|memo)s?'],
    [7, 'refund (?:issued|processed|of)|(?:issued|processed) a refund'],
  ]),
  ...cues('unknown', [
    [9, 'automatic reply|auto-?reply|out of (?:the )?office'],
    [3, 'automated message'],
    [14, 'cancel(?:led|ed|lation)?(?! at any time)'],
    [6, 'unsubscribe|opt.?out|remove(?:d)? from (?:our|this|the) (?:mailing )?list'],
    [
      5,
      '(?:special|limited|exclusive) (?:time )?(?:offers?|deals?)|(?<!(?:agreed|our|usual|your|less|the) )\\d+ ?% off|free gift|shop now|pre-order',
    ],
    [6, 'about to expire|did not (?:yet )?receive (?:a full|your|the) payment'],
    [
      8,
      '(?:new|updated?|changed?|revised|different|verify|provide|send|confirm) (?:\\p{L}+ ){0,2}bank(?:ing)? details|bank(?:ing)? details[^.!?]{0,20} (?<!not |not been )(?:changed|updated|new)|wire \\$?[\\d,]+|wire transfer',
    ],
    [6, '(?:login|banking) credentials|verify (?:your account|the transaction)'],
    [3, 'job openings?|career|survey|password|training program(?:me)?'],
    [8, 'delivery registered|received too (?:little|much)|order for [^.!?]{1,60} has been received'],
    [5, 'share the detailed specifications|need specifications'],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:please|kindly|pls\\.?|could you|can you|would you) (?:please |kindly )?(?:send|supply|deliver|ship|dispatch|despatch|book(?: in)?|enter|put|reserve|arrange (?:for )?(?:the )?delivery|(?:process|provide|add|get)(?: us| me)?(?: with)? (?:the following|these|our|this order|\\d))(?! (?:me|us)? ?(?:a|an|your|the)?[^.!?\\n]{0,30}(?:quot|offer|price|catalog|invoice|statement|proposal|copy|tracking))',
    ],
    [
      3,
      "(?:we|i|we're|we’re|i'd|we'd|i’d|we’d)(?: would)?(?: also)?(?: like| want| wish| need| require| have)? to (?:place|order|buy|purchase|reorder|re-order)|(?:we|i) (?:hereby )?order(?: from you)?|(?:can|could|may) (?:i|we) (?:please )?(?:get|have|order)",
    ],
    [
      2.5,
      "(?:we|i|site) (?:urgently |also )?(?:(?:need|require)(?! to (?!order|buy|purchase|have|get|re-?order|restock|receive))|(?:are (?:running )?(?:low|short|out)|are in need)(?![^.!?]{0,40} (?:until|till) ))|running low|we['’]?re (?:running )?(?:low|short|out)(?![^.!?]{0,40} (?:until|till) )|our requirements?",
    ],
    [
      3,
      '(?:our|attached|new|following|this|the|herewith)(?: (?!sales)\\p{L}+)? (?:purchase order|p\\.?o\\.?|order)(?: (?:below|attached|for|is attached))|(?<!sales )(?:order|po) (?:is )?attached|order below|herewith',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      '(?:all |order |hereby |are pleased to )?(?:confirmed for|we (?:hereby |can )?(?:confirm|acknowledge))|thanks? (?:you )?for (?:your|the) (?:recent |latest )?(?:purchase )?order|pleased to (?:confirm|acknowledge)',
    ],
    [
      5,
      '(?:received|booked|registered|entered|accepted) (?:your|the) (?:purchase )?order|your (?:purchase )?order[^.!?]{0,50}(?:received|accepted|booked|being (?:processed|prepared))|(?:goods|order) will (?:leave|ship|be (?:shipped|dispatched|delivered))',
    ],
  ]),
  ...cues('invoice', [
    [
      5,
      '(?:is|are|remains?) (?:still )?(?:unpaid|outstanding|overdue)|payable (?:within|by)|please (?:settle|pay|remit)|statement of account|accounts? receivable|statement total|balance as of|amount (?:due|of)',
    ],
  ]),
  ...cues('delivery_note', [
    [
      6,
      '(?:left|leaves|has left|have left) (?:our|the) (?:warehouse|premises|depot)|(?:handed|given|passed) (?:over )?to (?:the|our) (?:carrier|courier)|(?:shipment|parcel|goods|consignment)[^.!?]{0,30}(?:on (?:its|their|the) way|in transit)|tracking',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:quote|offer) (?:us|me|for|you)|(?:us|me) (?:a |an |your )?(?:best )?(?:offer|price|quote|prices|lead time)|(?:your|best) (?:best )?price|what would [^.!?]{0,60}cost|how much (?:is|are|do|does|would|will|for)|price request|request for (?:an? )?(?:quot|price|offer|rates)\\p{L}*|pleased to (?:offer|quote)|(?:thank you for|with reference to) your (?:enquiry|inquiry)|our quotation|price and lead time',
    ],
  ]),
  ...cues('receipt', [
    [
      8,
      'received (?:your|the) payment|your payment[^.!?]{0,60}(?:received|credited|booked)|payment (?:received|confirmation)|(?:your|the|a) receipt(?! (?:of|is expected|date))|receipt for',
    ],
  ]),
  ...cues('credit_note', [[9, 'credited(?! to our)|credit (?:note|memo)s?|refund(?:ed)?']]),
  ...cues('unknown', [
    [
      8,
      'where is|when (?:will|can|does|is) (?:the |our |my )?(?:order|po|delivery|shipment|goods)[^.!?]{0,40}(?:arrive|delivered|come|expected|ship)|still waiting|(?<!view the )(?:order|delivery) status|(?<!view the )status of (?:our|my|the) (?:order|delivery|po)',
    ],
    [
      8,
      'complain\\p{L}*|damaged|broken|wrong (?:item|article|goods|size)|missing from|short-?shipped|defective',
    ],
    [
      8,
      '(?:apply|application) for|my cv|shall we meet|(?<!nice )meeting (?!you)|appointment|opening hours|will be closed|new catalogue|new brochure|holiday',
    ],
    [7, '(?<!(?:agreed|our|usual|your|less|the) )\\d+ ?% (?:off|on)|save \\d+|click here|webinar'],
  ]),
  ...mentions('purchase_order', [
    // "60% of their purchase orders", "a question about your purchase orders": who says so sells something.
    [3, 'purchase order|(?<!(?:your|their|most) )purchase orders'],
    [2.5, '(?<!your (?:order|ref) )p\\.?o\\.? ?(?:no\\.?|number|#)?[ :#-]{0,3}(?=[a-z-]{0,6}\\d)'],
    [
      2,
      '(?:(?:new|rush|urgent|service|subscription|standing|blanket|call-off|customi[sz]ed|repeat|weekly|monthly) )?(?<!your )order',
    ],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?<!(?:public|press|product|software|feature|app) )(?:please |kindly )?(?:release|call off|replenish|top up)(?! [^.!?]{0,20}notes)|our (?:weekly |monthly )?(?:replenishment|call-?off|requirements?)|(?:can|could) (?:we|i|you) (?:please )?(?:have|get|do|sort|send over)|pick(?:ed)? ?up tomorrow',
    ],
    [3, '(?:process|handle|action|proceed) accordingly|for your (?:further )?processing|enclosed our order'],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      '(?:order |po )?(?:well|duly|safely) received|(?:shipping|ships|delivery|dispatch) (?:on )?(?:monday|tuesday|wednesday|thursday|friday|tomorrow|next week)|scheduled for (?:dispatch|delivery|shipment)|order (?:has been |is |was )?(?:accepted|confirmed|booked|received)|we will (?:ship|deliver|dispatch)',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      'please quote|(?:best|your|a) price (?:for|on|per)|lead ?time and price|can you do (?:better )?(?:on )?price',
    ],
  ]),
  ...cues('unknown', [
    [
      8,
      'any update|(?:please )?(?:advise|update us) (?:on )?(?:the )?(?:status|eta|when)|when do you (?:ship|deliver|expect)|not (?:yet )?(?:(?:been )?received|arrived|been delivered)|have(?:n.t| not) received|missing|overdue delivery|chasing|wrong|return(?:ed|ing)? (?:the|these|some|goods)|rma',
    ],
    [
      8,
      '(?:address|bank|contact) (?:details )?(?:has |have )?chang\\p{L}+|update your records|could not be delivered|undeliver\\p{L}+|delivery (?:has )?failed|mailbox|your (?:new )?catalogue',
    ],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:pleased|happy) to (?:award|order)|(?:go|going) for \\d|dropping (?:off|round)|run out of|we (?:will |would )?take \\d',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:your|best) (?:best )?offer(?! no)|looking for (?:a )?(?:supplier|source)|proposal for|price indication',
    ],
  ]),
  ...cues('unknown', [
    [
      9,
      '(?:have|did) you (?:already )?(?:receive|received|get|got)[^.!?]{0,60}\\?|(?:move|postpone|reschedule|bring forward|delay) (?:the |our )?(?:delivery|order|shipment)|registration form|season.s greetings|merry christmas',
    ],
  ]),
];
