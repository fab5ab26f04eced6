import { type Cue, cues } from '../cue.ts';

/** One alternation of several frames. */
const any = (...frames: string[]) => frames.join('|');

const number = '(?=\\S*\\d)\\S+';
const day =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|today|tonight|tomorrow|tmrw|tmw|this (?:morning|afternoon|evening)';
const sum =
  '(?:[€£$₹] ?|eur ?|euro ?|gbp ?|usd ?|rs\\.? ?|inr ?|chf ?|dkk ?|pln ?)\\d|\\d[\\d.,]* ?(?:[€£$₹]|eur|euros?|gbp|usd|dkk|chf|pln|quid)';
const few =
  'another|one|two|three|four|five|six|eight|ten|twelve|twenty|a (?:couple|dozen|pallet|box|case|few|roll|bag)|half a dozen|\\d+';
const vehicle =
  'lorry|truck|van|wagon|trunk|trailer|courier|carrier|boat|ferry|vessel|plane|overnight|pallet network|post|bus|train|run';
const carrier =
  'dhl|ups|fedex|dpd|gls|tnt|hermes|evri|royal mail|an post|usps|yodel|parcelforce|postnord|postnl|colissimo|dsv|schenker|kuehne|courier|haulier|carrier|transport(?:er)?';
const lot =
  '\\d+ ?(?:x )?(?:plts?|pallets?|boxes|box|ctns?|cartons?|bags?|drums?|bundles?|pcs|packages?|pkgs?|parcels?|pieces?|rolls?|reels?|ibcs?|crates?|cases?|skids?|colli|coils?|tonnes?|tons?)';
const offer =
  'quotes?|quotations?|offers?|estimates?|proposals?|bids?|tenders?|price (?:list|sheet)s?|rate card|pricing';
const invoice = 'invoices?|bills?|fee notes?|statement of fees|payment requests?';
const waybill =
  'delivery (?:dockets?|slips?|challans?|reports?|papers|paperwork|documents?)|dockets?|consignment notes?|advice notes?|e-?way ?bills?|way ?bills?|lr cop(?:y|ies)|lorry receipts?|bills? of lading|b/l|cmr|air ?way ?bills?|awb|pods?|proofs? of delivery|collection notes?|weighbridge tickets?|shipping (?:documents?|papers|advice|docs)|shipment (?:documents?|papers|advice|docs)|transport documents?|packing lists?';

/** What mails of a few lines say, and what systems tell in English. */
export const englishMails: Cue[] = [
  ...cues('purchase_order', [
    // Who says yes to what was offered, or calls his mail an order.
    [
      7,
      any(
        '(?:take|treat|consider|regard|accept|count) (?:this|it|that|the|my|our)[^.!?]{0,40} as (?:(?:a|an|our|my|the|your|confirmed|firm|formal|official|definite|binding|written) ){0,3}(?:purchase order|order|p\\.?o\\.?|released|go-ahead)',
        'this (?:(?:mail|e-?mail|message|letter|note|fax|text) )?(?:is|serves as|constitutes|counts as) (?:our|my|an) (?:(?!not)\\p{L}+ ){0,2}(?:order|p\\.?o\\.?)(?= (?:for|no|number)|[.,:!]|$)',
        'yes,? please,?(?: (?:to|for|both|all|go|send|make|deliver|book|put|do|order|we|i|\\d)|[.!]? (?:deliver|send|same|usual))',
        `yes to (?:the|all|both|your|option|everything|${few})`,
        `(?:we|i)(?:[’\\x27]?ll| will| would|[’\\x27]d)(?: like to| love to)? (?:go (?:with|for|ahead with)|take|order|proceed with) (?:the(?! following)|all|both|option|it|them|your|${few})`,
        `(?:we|i)(?:[’\\x27]?ll| will)(?: like to| love to)? have (?:${few}|the (?:same|usual|blue|red|white|black|large|small|other))`,
        '(?:put|stick|mark|pencil|sign|book) (?:me|us|her|him) (?:down|up|in) for (?!an? (?:demo|call|visit|meeting|slot|place|table|appointment))',
        'order for (?:resale|stock|the (?:kitchen|school|office|site|branch|bar|shop|workshop))|order(?:s|ed)? (?:it |them )?on behalf of|order for (?:her|him|them):|order from [^.!?]{1,30} (?:branch|site|depot|store|kitchen)',
      ),
    ],
    [
      5,
      any(
        `(?:please|pls|plz|kindly|can you|could you|can u|could u) (?:also |just )?(?:make|reserve|keep|hold|print|cut|order|enter|register|set aside|knock up|run off|run up|do|get|pack|put (?:by|aside|up|in)) (?:me |us |for me |for us )?(?:the following|${few}|these)`,
        '(?:kindly|please|pls) arrange (?:to |for )?(?:the )?(?:supply|send|deliver|supplying|dispatch|despatch|delivery of \\d)',
        `(?:would|will|[’\\x27]d) (?:take|want|need|like|love|have) (?:${few})(?! (?:days?|weeks?|hours?|minutes?|months?))`,
        `would it be (?:possible|ok|okay|alright) to (?:get|have|order|buy) (?:${few})`,
        `(?:could|can|may) (?:i|we) (?:please |pls |also |just )?(?:get|have|order|book|reserve) (?:${few})(?! (?:copy|reply|answer|quote))`,
        `(?:send|bring|drop|fetch|supply|deliver) (?:me |us |over |out |up |round |in |down )*(?:${few}) (?!days?|weeks?|hours?|copies|copy|invoices?|photos?|pictures?)`,
        `(?:we|i) (?:hereby |herewith |would like to |want to |wish to |now )?(?:order|buy|purchase)(?= (?:the|${few}|position|item|article|according|as|from you|with|these|for)|:)`,
        'supply (?:the following|us|as|from your stock|against)|as (?:per|listed in) (?:the )?(?:enclosed|attached) (?:order|p\\.?o\\.?)',
        '(?:make|change|increase|reduce|raise) (?:that|it|this)(?: to| up to)? \\d+(?: instead| not| rather)|instead of \\d[^.!?]{0,30}(?:we|i)(?:[’\\x27]d)?(?: \\p{L}+)? (?:need|want|take)|make (?:that|it) \\d+ (?:not|instead|please)',
        'change to our (?:order|p\\.?o\\.?)|(?:corrected|amended|revised) (?:order form|purchase order|p\\.?o\\.?)|new po copy',
      ),
    ],
    // The paper itself.
    [
      8,
      any(
        '(?:attached|enclosed|herewith|hereby|find|here(?: is|[’\\x27]s)|see|sending|send|receive|got|below)(?: (?:please|is|are|you|find|will|receive|attached|enclosed|herewith|below|here|our|the|a|an|my|new|latest|revised|signed|official|approved|corrected|copy|of)){0,6} (?:purchase order|p\\.?o\\.?|our order|order (?:nr|no|number|copy|sheet|list)\\.?|official order)(?= for|[ :#]{1,2}\\S*\\d|[.,:!]|$| from| to | as | with | and | in | attached)',
        '(?:purchase order|p\\.?o\\.?)(?: no\\.?| number| copy)?(?: \\S*\\d\\S*)? (?:is |are |as |please find |herewith |now ){0,2}(?:attached|enclosed|appended|below|to follow|follows)',
        '(?:formal|official|hard copy|written|actual) (?:p\\.?o\\.?|purchase order|order) (?:will|to|shall|follows)',
        '(?<!your )(?:purchase order|p\\.?o\\.?)(?: \\S*\\d\\S*)?(?: for [^.!?]{1,60})? (?:has been|is|was) (?:(?:hereby|now|approved and) ){0,2}(?:issued|raised|released|awarded|sent to you)',
        'we (?:hereby |herewith |now )?(?:issue|place|release|send|re-?issue)(?: you)? (?:this|our|the) (?:order|p\\.?o\\.?|purchase order)|(?:re-?issue|print|copy) of (?:the |our )?(?:p\\.?o\\.?|purchase order|order)(?= \\S*\\d| attached)',
        '(?:work|go) (?:from|to|by|off) this (?:copy|order|p\\.?o\\.?|version)',
        'under (?:the |our )?(?:contract|frame(?:work)? (?:agreement|order|contract)|blanket(?: order)?|rate contract|agreement)[^.!?]{0,25} (?:we|i) (?:hereby )?(?:call|order|request|require|need|draw)|against (?:the |our )?(?:rate contract|blanket|frame(?:work)?)|indent no',
        'order (?:by|via|per|through) (?:e-?mail|mail|fax|contact form)|(?:orders?|edi) message as pdf|subject: i[’\\x27]?d like to (?:buy|order)',
      ),
    ],
    // How the goods are to be sent, marked and billed.
    [
      5,
      any(
        '(?:quote|state|show|mention|indicate|put|give|include|print|mark|write|refer to)[^.!?]{0,12} (?:(?:the|this|our|above|p\\.?o\\.?|purchase|order) ){1,4}(?:number |no\\.? |ref(?:erence)? |\\d\\S* )?(?:on|in) (?:all|your|the|every|each|any|both) (?:\\p{L}+ ){0,3}(?:invoices?|delivery|documents?|paperwork|correspondence|packing|packages?|cartons?|boxes|pallets?|labels?|docket)',
        `(?:quote|state|show|mention|indicate) ${number} (?:on|in) (?:all|your|the|every|each|any)`,
        '(?:invoices?|deliver(?:y|ies)|goods|cartons?|boxes|pallets?|documents?|labels?|packages?)(?: \\p{L}+){0,2} (?:must|should|shall|needs? to|has to|have to|to) (?:\\p{L}+ )?(?:show|bear|carry|state|quote|be marked|mention|include|be labelled)[^.!?]{0,30}(?:order|p\\.?o\\.?|our|number|no|ref)',
        'return (?:us )?(?:the |a |your )?(?:signed |countersigned )?(?:order )?(?:confirmation|acknowledge?ment)|order (?:confirmation|acknowledge?ment) (?:is )?(?:requested|required|expected|by return)|thank you for returning your (?:confirmation|acknowledge?ment)',
        '(?:goods|order|all|everything) to be (?:delivered|shipped|sent|dispatched|marked|collected)|ship (?:direct|straight) to|no (?:part(?:ial)? (?:shipments?|deliver(?:y|ies))|back ?orders)|(?:use|on) (?:our |my )?(?:ups|dhl|fedex|tnt) account',
      ),
    ],
    [
      3,
      any(
        '(?:invoice|bill|charge|debit)(?: it| this| them)?(?: please)? to (?:us|me|head office|our|my|the (?:office|account|company|school|hotel|gallery|shop))|bill please to|invoice (?:in (?:two|three|2|3|duplicate|triplicate)|to (?:\\p{L}+ )?office)',
        '(?:put|stick|pop|charge|bill|book|add)(?: it| them| this| that| the lot)? (?:on|to|against) (?:our|my|the) (?:\\p{L}+ )?account|on account as (?:usual|always)',
        '(?:i|we)(?:[’\\x27]ll| will| can)? pay (?:cash|on delivery|on collection|at (?:the )?door|by (?:card|transfer|cheque)|when)|will bring cash|paying (?:by|in|with) (?:transfer|cash|card|cheque)|pay(?:ment)? by card when',
        '(?:same|usual) (?:address|place|terms|delivery) (?:as|please)|(?:can|will|could|lad|driver) (?:\\p{L}+ )?(?:collect|pick (?:up|it up|them up)) (?:from|at|on|it|them)(?= )',
        `(?:needed|required|wanted|need (?:it|them)) (?:by|for|on|before|not later than|at the latest)|needed (?:${day}|asap|urgent\\p{L}*)|not later than|at the latest|delivery (?:date )?(?:please|required|wanted)|free house`,
      ),
    ],
    [6, '(?:turned|converted) into (?:a |the )?(?:sales )?order'],
    // What platforms tell who sells.
    [
      7,
      any(
        '(?:has|have) (?:been )?awarded (?:\\S+ )?(?:to you|you|your)|(?:generated|created|raised) an? (?:purchase )?order (?:for|over|of)|acknowledge (?:the|this) (?:order|p\\.?o\\.?) (?:in|via|through|on|using)|(?:you(?:r company)?|your bid) (?:was|were|has been|have been) (?:chosen|selected) as (?:the )?supplier|your bid (?:has )?won',
        '(?<!if |when |once |nobody |after )(?:\\p{L}+ )?(?<!vendor [^.!?]{0,40} )(?<!supplier )(?:has|have) (?:accepted|approved|signed) (?:your |the )?(?:quote|quotation|offer|estimate|proposal|bid)|(?:quote|quotation|offer|estimate|proposal|bid)(?: \\S*\\d\\S*)? (?:has been |was |is )?(?:accepted|approved|signed) by(?! (?:vendor|supplier))',
        '(?:you[’\\x27]ve|you have) (?:got |received |made )?(?:a |one |an |\\d+ )?(?:new )?(?:sale|order|purchase order)(?=[ .!:,]|$)(?! confirm)|you(?:[’\\x27]ve)? sold \\d|(?:has )?just (?:bought|ordered|purchased)|new order (?:to (?:dispatch|ship|fulfil\\p{L}*)|from|received|\\(|#|:)',
        '(?:reorder|replenishment|min/max|restock)[^.!?]{0,40} (?:was |were |is |has been )?(?:released|generated|triggered|approved)|supplier order \\S*\\d|intercompany order|passes (?:you )?on the order|lab order \\S+ approved',
      ),
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      any(
        '(?:got|have|received|taken|read) (?:your|ur) (?:\\p{L}+ )?(?:order|list|p\\.?o\\.?)(?=[ ,.!:;]|$)(?! (?:status|cancel|query|complaint))',
        `(?:^|(?<=[.!:|\\n]\\s?))(?:order |well |duly )?(?:received|noted|booked|got (?:it|that)),? (?:with )?(?:many )?(?:thanks|thank you|thx|cheers)|(?:p\\.?o\\.?|order)(?: ${number})? (?:has been |was |is )?(?:noted|acknowledged|entered|booked in|acknowledgement)(?= |[.,!:]|$)|has acknowledged (?:your |the )?(?:purchase order|p\\.?o\\.?|order)`,
        '(?:thanks|thx|cheers|noted),? (?:with thanks|all (?:noted|booked|in order|confirmed)|noted|booked in|got it|order received)',
        '(?:have|got|[’\\x27]ve|put|booked|pencilled|marked|wrote|written) (?:you|your order) (?:all )?(?:down|in|up)(?= (?:for|on|with)|[.,!]|$)|(?:have|[’\\x27]ve|got) (?:it|that|them|all that) (?:all )?(?:written|noted|entered|booked)(?: up| down| in)?|all (?:booked|noted|entered|confirmed)(?: on| in)?(?= for|[,.!]|$| and| as)',
        '(?:i|we)(?:[’\\x27]ve| have)(?: now| just| already)? (?:added|booked|entered|noted|reserved|keyed|written|logged|registered|scheduled)(?: (?!invoice|payment|complaint|return)\\p{L}+){0,5} (?:to your order|for you|you a|on for|in for|on your)|(?:changed|amended|updated) your order (?:to|as|so)',
        'your (?:pre-?order|order|booking|reservation|standing order|repeat order)(?: \\S*\\d\\S*| no\\.? \\S+| number \\S+)? (?:is|was|has been|are|[’\\x27]s)(?: now| hereby| all)? (?:confirmed|registered|accepted|booked|taken in|in the (?:book|system|diary)|safe|entered|noted|reserved|secured|final|in production|underway|with our (?:kitchen|workshop|production))',
        'your (?:pre-?order|order|booking) (?:came in|arrived|came through|reached us)',
        '(?:response type|accepted with changes|confirmed (?:quantity|date|qty|delivery date)|all lines (?:accepted|confirmed)|(?:all )?\\d+ lines confirmed|(?:accepted|acknowledged) without change|p\\.?o\\.? response|order response|with the order[^.!?]{0,60} is final)',
        '(?:conf\\.?|confirmation|oc|oa|soa|order ack\\.?|acknowledge?ment)(?: no\\.?)?(?: \\S*\\d\\S*)? (?:is |copy |included |herewith )?(?:attached|enclosed)|(?:find|send|attached|enclosed)(?: \\p{L}+){0,3} (?:oc|oa|confirmation|acknowledge?ment)(?= for|[ .,:]|$)(?! of (?:payment|receipt))|deemed (?:as )?accepted',
        'thank(?:s| you)(?: (?:so much|very much|kindly|again|a lot))?,? for (?:the|your|ur|this|that|booking|ordering|placing)(?: (?:a|an|your|nice|kind|lovely|recent|new|latest|first|big)){0,2} ?(?:order|booking|reservation|p\\.?o\\.?|pre-?order)?(?<=order|booking|reservation|po|ordering)(?=[ ,.!:]|$)',
        '(?:sales order|so|our order)(?: number| no\\.?)? (?:is |#)\\S*\\d|pre-?order (?:no\\.?|number)|(?:pre-?order|booking|reservation|standing order) (?:is )?confirmed|booking no\\.? \\S*\\d',
      ),
    ],
    [
      5,
      any(
        'confirming(?! (?:our|my|whether|if|that (?:we|i) (?:paid|received)|receipt of (?:your )?payment))|(?:i|we) can confirm|this (?:mail |e-?mail |is to )?confirms?(?= your| the| that)|(?:happy|glad) to confirm|as confirmed by phone',
        '(?:goes|going|gone|go) (?:to|into) (?:print|production)|(?:proof|drawing|sample) (?:approved|signed)|signing the proof|production (?:begins|starts|lasts|takes|time)|(?:changes|amendments) (?:are )?(?:no longer|not) possible|too late to change|for (?:changes|amendments)[^.!?]{0,20} (?:write|call|ring|mail)',
        '(?:i|we)(?:[’\\x27]?ll| will) (?:get (?:cracking|going|started)|start (?:on|making|baking)|come back (?:to you )?with a (?:delivery )?date|(?:text|ring|phone) you (?:when|once|as soon)|have (?:it|them|that|everything|your order|the lot) (?:ready|done|with you)|get (?:it|them|that) (?:out|off|ready|to you))|i[’\\x27]ll ring$|will come back with a date',
        '(?:tracking|mail|link|note|text)[^.!?]{0,30} (?:once|when|as soon as) (?:it|your|they|the)[^.!?]{0,30}(?:ships?|shipped|leaves?|left|dispatched|despatched|sent|way|out)|(?:once|when|as soon as) (?:it|your|they|the)[^.!?]{0,30}(?:ships?|shipped|leaves?|left|dispatched|despatched|sent|on (?:its|the) way)[^.!?]{0,40}(?:tracking|mail|notif\\p{L}*|text|hear)',
        '(?:card|you|account)(?: is| will be| are)?(?: only)? charged? (?:at|on|when|upon) (?:dispatch|delivery|shipping|despatch)|only charge the card',
      ),
    ],
    [
      4,
      any(
        '(?:that|this|it|they|all)(?:[’\\x27]s| is| can| will| are)? (?:all )?(?:be (?:done|ready|with you)|booked|reserved|no problem)|(?:all |that )can (?:all )?be done|no (?:bother|trouble|problem|probs|worries)(?: at all)?[,.!]|of course,',
        `(?:ready|done|finished) (?:on|by|for|in|at) (?:the \\d|about|\\d|a (?:week|fortnight)|${day})|(?:brings?|delivers?|drops?) (?:it|them) (?:out |over |round |up |to you )?(?:on )?(?:${day})|goes out (?:tonight|tomorrow|today)`,
        'on your account(?! (?:manager|settings|today|statement))|on tomorrow[’\\x27]s (?:\\p{L}+ )?(?:truck|van|run|lorry)|first drop',
        '(?:lead|production|making) ?time(?: is| of|:)? (?:about )?\\d|\\d+ (?:days|weeks)[’\\x27]? lead ?time|takes \\d+-?\\d* (?:working|business) days|est\\. ship(?:ping)? date|ship date',
      ),
    ],
  ]),
  ...cues('delivery_note', [
    // The papers that go with goods.
    [
      7,
      any(
        `(?:${waybill}) (?:[^.!?]{0,50} )?(?:(?:is|are) )?(?:attached|enclosed|herewith|to follow|follows|in the attachment)`,
        `(?:attached|enclosed|find|here(?: is|[’\\x27]s)|pfa|attaching)[^.!?]{0,30} (?:${waybill})`,
        `(?:${waybill})(?: no\\.?| number| nr\\.?| ref\\.?)? ?[:#]? ?(?=[\\p{L}/-]{0,6}\\d)[\\p{L}\\d/-]+`,
        '(?:delivery|collection|shipping|transport) (?:note|report|slip) (?:week|no|for|of|dated)|certificate of conformity for \\d|boxes? \\d+-\\d+ of \\d',
      ),
    ],
    // They have left.
    [
      7,
      any(
        `(?:left|leaves|leaving|have left|has left) (?:us|here|today|tonight|yesterday|this (?:morning|afternoon)|the (?:works|warehouse|factory|mill|hub|terminal)|our (?:works|warehouse|fulfil\\p{L}* centre|[\\p{L} ]{3,20} (?:warehouse|hub|depot|centre))|customs|on (?:the|a) (?:\\p{L}+ )?(?:${vehicle}))`,
        `(?:loaded|put|gone|going|went|out|sent|off|are|is) (?:on|with|onto|out with|off with|out on) (?:the |a |one |our |tonight[’\\x27]?s? |today[’\\x27]?s? |this (?:morning|afternoon)[’\\x27]?s? )+(?:\\p{L}+ )?(?:${vehicle})|on the back of \\S+ (?:${vehicle})`,
        `(?:went|gone|sent|posted|shipped|despatched|dispatched|handed over|collected|picked up)(?: out| off)?(?: to you)?(?: today| this (?:morning|afternoon)| yesterday| tonight| last night)?,? (?:with|by|via|to|w/):? (?:the |our |your )?(?:${carrier})|(?:given|handed|gone|passed|goes) (?:over )?to (?:${carrier})`,
        '(?:went|gone|sent|posted|shipped|despatched|dispatched|moved)(?: out| off)(?: to you)? (?:today|this (?:morning|afternoon)|yesterday|tonight|last night)|material (?:is |has been )?(?:dispatched|despatched|sent)|packed and (?:off|gone|sent)',
        `(?:${lot})(?: of [^.!?]{1,30})? (?:(?:have|has|are|is|were) )?(?:left|on board|on (?:its|their|the) way|gone|shipped|loaded|dispatched|despatched|with you|en route|unloaded|ready for)`,
        `(?:${carrier})(?: tracking)? (?:code|consignment|parcel|no\\.?|number|nr\\.?|ref\\.?|track(?:ing)?)? ?[:#]? ?(?=[\\p{L}]{0,3} ?\\d)(?:[\\p{L}\\d]{2,} ?){1,4}|consignment(?: nr| no| number| note)?[.:]{0,2} ?(?=\\p{L}{0,3}\\d{4})\\S+|parcel \\d of \\d`,
        '(?:shipped|sent|dispatched|despatched) (?:with|via): \\p{L}+|we (?:have )?(?:shipped|sent|dispatched|despatched) \\d+ of \\d+',
        '(?:status|changed)[^.!?]{0,30}(?:to|:|is|now) ["“”‘’\\x27]?(?:shipped|dispatched|despatched|out for delivery|in transit|delivered|on its way|completed and shipped)|status changed to ["“”‘’\\x27]?(?:shipped|dispatched|despatched|delivered)',
        '(?:is|are) (?:currently |now )?(?:being delivered|in distribution|heading (?:your way|to you|out)|on (?:its|their|the|ur) way|with our (?:bike |own )?(?:courier|driver))|– on its way|discharged|customs cleared|cleared customs|has cleared|moves on to',
      ),
    ],
    // They come.
    [
      6,
      any(
        `(?:driver|truck|lorry|van|team|courier|haulier|delivery|they|goods|it|we|lot|fitters?) (?:\\p{L}+ )?(?:is|are|will be|should be|[’\\x27]ll be)(?: with| at)? (?:you|your) (?:\\p{L}+ )?(?:between|before|around|about|after|first thing|(?:${day})|\\d)`,
        `with you (?:between \\d|before \\d|first thing|(?:${day}) (?:between|before|first|from|at|morning|afternoon))`,
        `(?:arrives?|arriving|delivered|delivering|delivery|deliver|coming|comes?|truck to you)(?: with you| to you)?(?: on)? (?:${day})[^.!?]{0,20}(?:between|slot|from \\d|at \\d|by \\d|\\d{1,2}(?:[.:]\\d\\d)? ?(?:-|–|to|and|am|pm) ?)`,
        `we(?:[’\\x27]ll| will)? deliver on (?:${day}|\\d)[^.!?]{0,30} between|(?:arriving|arrives?) (?:${day})(?= afternoon| morning|[.,!]|$)`,
        '(?:driver|team|courier|he|they)(?: will|[’\\x27]ll)? (?:rings?|calls?|phones?|texts?)(?: you)? (?:an hour|half an hour|\\d+ ?min|\\d+ hours?|before|ahead|when)',
        '(?:have|keep) (?:\\p{L}+ ){0,2}(?:ready|free|open|clear)(?= |[.,!]|$)|forklift (?:is )?(?:needed|required)|tail-?lift|(?:somebody|someone) (?:has to|must|needs to|should) be (?:there|in|at)|have (?:somebody|someone) (?:there|in|on site)|arrange (?:for )?(?:the )?unloading|on board:|measure your|(?:delivery )?slot \\d',
        'eta:? (?:is )?\\d|etd:? |reg\\.? \\p{L}{2,}|(?:truck|lorry|trailer|vehicle|container) (?:reg|no|number|\\p{L}{4} ?\\d{6})|driver speaks|vessel \\p{L}+',
        '(?:notice of )?delivery (?:appointment|announcement|notification|tomorrow|today)|advice of dispatch|your [^.!?]{2,40} (?:is|are) coming(?= |[.,!]|$)(?! along| on well)',
      ),
    ],
    // They lie ready, or nobody was at home.
    [
      8,
      any(
        '(?<!your order (?:\\S+ )?(?:is )?(?:now )?)ready (?:for|to) (?:be )?(?:collection|collected|pick-?up|picked up|uplift|collect)(?![^.!?]{0,20}\\?)|collection ready|(?:job|it|they)(?:[’\\x27]s| is|[’\\x27]re| are) ready(?= to| for|[.,!:]|$)(?! to (?:order|pay))|awaits you (?:at|in)',
        '(?:can|may) (?:now )?be (?:picked up|collected|fetched) (?:from|at|any|mon|tue|wed|thu|fri|sat|until|till)|dropped off at|in (?:the )?(?:locker|parcel station|pick-?up point|collection point|parcel ?shop)|at the (?:\\p{L}+ )?(?:service|collection|pick-?up) point',
        'your [^.!?]{1,40} (?:came in|(?:has|have) come in|(?:has|have) arrived (?:in|at) (?:the|our) (?:store|shop|branch)|(?:is|are) in(?= now|[.,!]|$))',
        '(?:swing|pop|come|drop|call) (?:by|in|round|over|down) (?:whenever|any ?time|to (?:collect|pick|fetch)|and (?:collect|pick|grab|get))|behind the (?:till|counter|desk)|open (?:till|until) \\d|(?:not|un)(?:picked up|collected) (?:in|within|after|goes|go)',
        '(?:bring|quote|show|have) (?:the |your |this |with you )(?:\\p{L}+ ){0,2}(?:ticket|code|id|job number|barcode|collection (?:code|number)|authority letter|passport)|bring (?:an |your )?id(?=[ .,]|$)',
        '(?:tried|attempted|failed|were unable|was unable) to deliver|sorry we missed you|missed delivery|(?:delivery|second|first|last) attempt|nobody (?:was )?(?:there|home|in)(?= |[.,])|left (?:it|them|your parcel) (?:at|with|in|by|behind) (?:the|your|a|next)|driver left (?:it|them)|carded|choose a (?:parcel ?shop|safe place)|can[’\\x27]t be at home',
        'delivered (?:to|at) (?:the |your )?(?:neighbou?r|reception|housekeeping|gate|front|site|dock|safe)|(?:were|was) delivered (?:to|at|on|this|today|yesterday)|signed (?:for )?by (?!the (?:customer|director|buyer))(?=\\p{L})|\\d [^.!?]{0,10}unloaded',
      ),
    ],
  ]),
  ...cues('invoice', [
    [
      7,
      any(
        `(?:attached|enclosed|herewith|pfa|find|here(?: is|[’\\x27]s)|here it is|sending|submitting)(?: (?!no|copy|order|credit|of|for|cancels)\\p{L}+){0,4} (?:(?:tax|commercial|final|partial|deposit|freight|monthly|vat|my|farm|self-billing|prepayment|proforma|pro-forma) )?(?:${invoice})(?=[ .,:;!]|$)(?! of (?:lading|quantities|materials))`,
        `(?<!credit )(?:${invoice})(?: \\S*\\d\\S*| for [^.!?]{1,40})? (?:is |are |as |please find |herewith ){0,2}(?:attached|enclosed|appended|herewith)`,
        '(?:bill|bills|invoice|fee note)s? (?:no|nos|nr|number)s?\\.? ?[#:]? ?\\S*\\d',
        '(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:this|last) (?:month|week|quarter)|monthly|quarterly|first quarter)[’\\x27]?s? (?:bill|invoice|charges|statement of)',
        '(?:forgot|have|need|here|like|want|allowed) to (?:bill|invoice) you|(?:was|has been|is) (?:issued|raised|created|made out) (?:for|to) you|(?:has )?sent you an invoice|you have a new invoice|view (?:your |the )?(?:bill|invoice)',
        '(?:for|towards|to) (?:(?:your|kind|early|immediate|prompt|the) ){1,3}payment(?= |[.,!]|$)(?! (?:of|received|has|was|confirm))|let (?:us|me) have (?:your )?(?:payment|remittance|cheque)|payment in due course|pay when you can|credit period|pay (?:it )?(?:by|within) (?:the end|\\d)|ask(?:ed)? to pay before|pay(?:able)? before (?:dispatch|shipment|shipping)|upon receipt of \\d+ ?% advance|bank details are (?:mentioned|at|on|below|in)',
        '(?:terms|strictly) (?:are )?(?:strictly )?(?:net )?\\d+ (?:days|net)|net \\d+ days|due (?:on|by) \\d|same bank (?:details )?as|sort code|(?:entity|bank reference)[^.!?]{0,20} \\d|(?:will be|is) (?:debited|collected) (?:from|on|by)|by direct debit',
        'net \\S*\\d\\S*,? (?:plus )?(?:vat|tax)|gross \\S*\\d|\\d ?\\+ ?vat(?= |[.,!]|$)|no vat (?:is )?shown|professional (?:services|fees)|fee note|services rendered|goods remain (?:our|the) property|retention of title',
      ),
    ],
  ]),
  ...cues('quotation', [
    // Asked for.
    [
      8,
      any(
        '(?:what(?:[’\\x27]s|s| is| are| would be| wd be)|wots|wats) (?:the |your |ur |ye )?(?:\\p{L}+ ){0,3}(?:price|prices|cost|rate|rates|charge|damage|pricing)(?! (?:of|for) (?:order|invoice|delivery))',
        'asks? (?:(?:you )?for )?(?:the |your |a |our )?(?:best )?(?:prices?|quote|quotation|offer|rates?)',
        '(?:give|share|send|mention|advise|indicate|provide|submit|offer|let (?:us|me) have|need|want|kindly|make (?:us|me))(?: (?:us|me|your|the|a|an|out|best|final|lowest|last|expected|rough|revised|updated|also|of|on|with|please|target|unit|quick|good|detailed|formal)){0,6} (?:rates?|costs?|costings?|prices?|estimates?|landed cost|moq|offer|quote|quotation|pricing|bid)(?= |[.,!?:]|$)(?! (?:is|are|list is|you|agreed))',
        'target price|(?:final|lowest|best|last|lowest possible) (?:rate|price|cost|offer)|moq|minimum order quantit\\p{L}+|can you (?:please )?(?:offer|quote|price up|cost)|could (?:you|u) (?:please )?(?:quote|price|cost|estimate)|pls quote|price (?:up|me|us) (?:for|a)',
        '(?:costing|enquiry|inquiry|pricing request|quote request|request for (?:price|quote|offer|proposal)s?|enquiries)(?= |[.,:!]|$)(?! (?:number|no|about (?:our|my|an|the) (?:order|invoice|delivery)))|interested (?:in|for|on) (?:your|buying|purchasing|\\d)|prices? for (?:the following|slippers|\\d)|just ballpark',
        '(?:you )?(?:sell|do) (?:me |us )?[^.!?]{0,40} and (?:for )?how much|how much(?: is|[’\\x27]s| are| for| would| do| a)|need (?:your |the )?expected prices|indicative pric\\p{L}+|budget(?:ary)? (?:price|quote|offer|figure)',
      ),
    ],
    // Platforms that collect bids.
    [
      8,
      any(
        '(?:invitation|invited|invites?)(?: you)? to (?:bid|tender|quote|participate|take part|submit|an? (?:\\p{L}+ )?(?:e-?auction|auction|event|tender)|e-?auction|participate in event)',
        '(?:receive|submit|place|enter|collect|invites?)(?: your| a| the| new)? (?:quotes?|bids?|offers?|quotations?|opening price|prices (?:till|until|by|before))',
        '(?:sourcing|rfx|rfp|rfi|rfq|tender|e-?auction|auction|reverse auction)(?: (?:project|event|invitation|no\\.?|opened|closes|starts))|opened negotiation|bids? (?:are|is|must|due|deadline|closing|will be) |match(?:es)? this buyer|answer by \\d',
      ),
    ],
    // Made.
    [
      7,
      any(
        '(?:comes?|came|works? out|adds up)(?: in)? (?:to|at) (?:[€£$₹] ?|eur |rs\\.? )?\\d',
        `(?:${offer})(?:[’\\x27]s| is| are| stays?| runs?| remains?| holds?)(?: (?:good|valid|open|firm|held))? (?:for|until|till|through|to) |holds? till|valid (?:from|until|till|for) |(?:prices?|rates?) (?:are )?(?:ex works|excl|incl|ex vat|held|from|start)`,
        '\\d[\\d.,]* (?:each )?(?:at|for) \\d[\\d,.]* (?:off|or more|plus|and up)|(?:is|are|be|at|from|start at|start from) (?:[€£$₹] ?|rs\\.? )?\\d+[.,]\\d\\d(?: (?:€|eur|gbp|usd|euro))?,? (?:each|an? (?:bag|box|roll|piece|case|metre|meter|ton|tonne|pair|litre|drum|set|kg|sheet|unit)|per|ex vat|plus vat|incl)',
        `(?:attached|enclosed|here(?: is|[’\\x27]s)|find|see|pfa|below)(?: (?!order|invoice|no|credit)\\p{L}+){0,5} (?:${offer}|rates|net prices|(?:new )?prices)(?=[ .,:;!]|$)`,
        `(?:${offer})(?: \\S*\\d\\S*| for [^.!?]{1,30})? (?:is |are |as )?(?:attached|enclosed|below|you (?:asked|wanted|requested))|(?:the )?(?:quote|estimate|quotation|offer) you (?:asked|wanted|requested)`,
        '(?:accept|approve) (?:this|it online|the (?:quote|estimate|offer)) (?:online|here|with|by)|once you accept|to (?:order|accept|go ahead|proceed),? (?:just|simply|please|reply|click)|lock in|(?:the )?price would be|would be (?:[€£$] ?)?\\d|thank(?:s| you) for (?:your )?(?:enquiry|inquiry|getting in touch|contacting us)',
        '(?:whole|our|new|net|current|full|latest|clearance|trade|reseller) (?:price (?:sheet|list)|rates|tariff|net prices|rate card|price book)|(?:net|your) (?:net )?prices:?(?= |[.,])|pre-season prices|estimate (?:from|est|no|\\S*\\d)|see our rates|min(?:\\.|imum) order',
      ),
    ],
  ]),
  ...cues('receipt', [
    [
      9,
      any(
        `(?:paid|sent you|transferred|wired|remitted|transfer of|sent over)(?: you| over)? (?:${sum})`,
        '(?:invoices?|inv|bills?|account|order)(?: \\S*\\d\\S*)?,? (?:is |was |are |has been |have been |now |set to |marked as ){1,3}(?:now )?(?:paid|settled|cleared)(?! (?:by|within|before|until|in advance|yet)|[^.!?]{0,20}\\?)|(?:inv(?:oice)?|bill) \\S*\\d\\S* (?:paid|settled)|paid (?:today|this morning|yesterday|in full on|off)|settled in full|(?:all )?square with us|set to paid',
        '(?:just |have |i |we |[’\\x27]ve )(?:did|done|made|sent|put through|paid|transferred|instructed) (?:the |a |our )?(?:bank )?(?:transfer|payment|bank to (?:pay|transfer))|today (?:instructed|transferred|paid|remitted)|transfer (?:has been |was |is )?(?:made|done|carried out|executed|sent|gone)|order to transfer|bank transfer executed',
        'payment[’\\x27]?s? (?:has |have |is |was |of [^.!?]{1,40} was )?(?:been |gone |now )*(?:made|sent|done|completed|processed|executed|through|cleared|successful|matched)(?! (?:by|within|before|in advance))|payment (?:advice|run|summary|remittance|notice)|pay(?:men)?t made|remittance (?:advice|detail|note|attached|for)|ach trace|payouts?(?= |[.,:]|$)|value date|payee:|payer:|payment details for',
        `(?:${sum})[\\d.,]*(?: (?:for|from) [^.!?]{1,40})? (?:has |have |was |is )?(?:reached us|received|arrived|landed|been received|credited|taken from your|came in|in (?:our|the) account)`,
        `(?:received|got|credited your account with|credit advice:?) (?:${sum})|(?:sent|paid) you (?:${sum})|received from [^.!?]{1,40} (?:for|ref)|you(?:[’\\x27]ve| have)? received a payment`,
        'proof of (?:purchase|payment)|(?:parking|sales|cash|till|fuel|donation|merchant|taxi|toll|payment|deposit) receipts?|receipt (?:is )?attached|(?:your|the) receipt attached|transaction (?:approved|id)|paid by card|taken from your (?:\\p{L}+ )?card|thank you for (?:using|parking|stopping by|shopping)',
        'cheque (?:for|enclosed|is in the post|in the post|attached|came|arrived|cleared)|in an envelope|one more sold',
      ),
    ],
    [
      9,
      any(
        'refund (?:has )?(?:landed|arrived|came through|come through|reached us)|(?:landed|arrived|came in|is in|showing) (?:in|on) (?:our|my) (?:bank )?account|money (?:has )?(?:arrived|landed|came)',
        'acknowledge(?:s|ment of)? (?:receipt of )?(?:the |your )?(?:sum|payment|amount|deposit|cheque)|receipt of (?:the|your) (?:sum|payment|deposit|cheque|amount)|under l/c|l/c proceeds|less our charges',
      ),
    ],
  ]),
  ...cues('credit_note', [
    [
      12,
      any(
        'credit (?:invoices?|slips?|dockets?|documents?)|cr\\.? ?(?:note|memo)s?|adjustment notes?|credit against|storno(?: of)?(?: the| our)? invoice',
        '(?:posted|raised|issued|given|applied|passed|put through|processed)(?: you)? (?:a |an |the )?(?:full |partial )?credit(?! (?:check|limit|application|card))',
        '(?:full |part |partial )?reversal(?: document| of (?:the |our )?invoice| invoice)?(?= |[.,:]|$)|(?:cancels|reverses|reversed|reversing|voids|voided) (?:the |our |your )?(?:\\p{L}+ )?invoice|invoice(?: \\S*\\d\\S*)?,? (?:is |was |has been )?(?:cancelled|canceled|reversed|voided|withdrawn)',
        '(?:knocked|taken|took) [^.!?]{0,25} off (?:your|the) (?:bill|account|next|invoice)|knocked off the|credit (?:will|should) (?:show|appear)|we (?:over-?charged|billed you too much)|you were (?:over-?charged|charged too much)|we (?:over)?charged [^.!?]{0,30} by mistake|gesture of goodwill|so we credit|credit the (?:full )?amount|credit(?:ed)? (?:note )?towards|apply to open balance',
      ),
    ],
  ]),
  ...cues('unknown', [
    // A paper is asked for.
    [
      14,
      any(
        '(?:send|resend|re-send|mail|e-?mail|forward|post|share|provide|get|let (?:us|me) have|have|need|want|require|request)(?: (?:us|me|out|over|please|a|an|the|your|our|another|blank|duplicate|vat|signed|printed|missing|pdf|paper)){0,4} (?:copy|copies|duplicate|invoice cop(?:y|ies)|copy invoices?|test reports?|warranty cards?|certificates? of|data ?sheets?|msds|safety data|statement|ledger|order form|credit note|w-?9|vat (?:id|number)|proof of delivery|pod|tracking number|catalogue|registration|declaration|due diligence)(?= |[.,!?:]|$)(?! (?:is|are|attached|must|should|with (?:each|every|the goods)))',
        '(?:copy|duplicate) (?:invoice|receipt|statement)|invoice cop(?:y|ies) (?:please|pls|required|needed|request\\p{L}*)|(?:receipt|p\\.?o\\.?|credit note|statement|pod|refund|credit|reissue|copy invoice|invoice copy) (?:request|requested|please|needed)(?= |[.,!?:]|$)|request (?:for|to) (?:a |an |the )?(?:copy|invoice|refund|credit(?: note)?|reissue|receipt|statement)',
        '(?:haven[’\\x27]?t|have not|not|never) (?:got|had|received|seen)(?: (?:one|it|any|the|an|your|our))*(?: invoice| receipt| confirmation| statement)?(?= |[.,!?]|$)|(?:but|still|with|have|got|is|was|had|received|there[’\\x27]s) no (?:invoice|receipt|paperwork|delivery note|confirmation|tracking)(?= |[.,!?]|$)|(?:can|could) you (?:please )?(?:re-?)?send (?:it|one|them)(?: again| please| to me| to us| over|\\?)',
        'what is the (?:p\\.?o\\.?|order|vat|account) (?:number|no)|(?:need|missing|without) (?:a|the|your) (?:p\\.?o\\.?|order) (?:number|no)|before we can (?:bill|invoice|ship)',
        '(?:reissue|re-issue|redo|correct|amend|re-?send) (?:it|the|this|your|a new|a corrected|a revised)(?: \\p{L}+)? ?(?:invoice|proforma|pro-forma|credit note|one, please)?(?<=invoice|proforma|pro-forma|note|one, please)|(?:submit|need|want) a corrected invoice|(?:your|the) invoice must|remove the vat',
      ),
    ],
    // Money that is asked back or does not come; bills that are doubted.
    [
      14,
      any(
        '(?:we|i)(?: \\p{L}+)? (?:need|want|await|require|expect|request|demand)(?: \\p{L}+)? (?:a |the |your |our |my )?(?:credit|refund|money)',
        '(?:please|pls|kindly|can you|could you|would you)(?: please)? (?:(?:raise|issue|send|arrange|process|give|make)(?: us| me)?(?: a| the| an)?(?: full| partial)? (?:credit|refund)|(?:refund|credit) (?:us|me|the|our account))(?= |[.,!?]|$)',
        '(?:get|want|like|have|got) (?:my|our|your|all your|the) money back|when (?:can|will|do|may) (?:i|we) (?:expect|get|receive|see)|waiting for (?:my|our|the|a) (?:refund|credit|money)|where[’\\x27]?s? (?:is )?(?:my|our) (?:refund|money|credit)|tell you about the refund|refunded\\? no',
        '(?:invoiced|billed|charged|debited|paid) (?:us |me )?twice|double (?:charged|billed|payment|booking)|(?:price|amount|quantity|vat|rate|total) (?:on|in) (?:the |your )?(?:inv|invoice)(?: \\S*\\d\\S*)? (?:is|does|was|doesn)|(?:payment|invoice|it) is (?:blocked|on hold|disputed|rejected)|(?:your|the) invoice shows|(?:another|different|new) iban|is this correct|before we pay|invoice query|query (?:on|re|about)|mismatch|discrepanc\\p{L}+|(?:was|has been|is) rejected by|reject(?:ed|ing) (?:the |your )?invoice|as open, we paid|check your side',
        'legal action|instruct our solicitors|debt collect\\p{L}+|reminder fee|despite (?:repeated|several|our)',
      ),
    ],
    // Refused, late, held, sold out.
    [
      12,
      any(
        '(?:unable|not able) to (?:accept|fulfil|fulfill|supply|process|complete|offer you)|(?:cannot|can[’\\x27]?t|couldn[’\\x27]?t|could not) (?:be processed|accept (?:the|this|your) order|fulfil|fulfill|supply (?:this|the|you|your|it|free)|complete)|(?:turn|turned) (?:this|the|your) (?:order|request) down|(?:have to|must) (?:decline|turn|reject|refuse)|supplier cannot deliver|could not be processed|order rejected',
        'out of production|discontinued|no longer (?:obtainable|available|made|produced|in our range|stocked)|must disappoint|disappoint you|let us down',
        '(?:will be|are|is|be|come|came|comes) (?:\\p{L}+ ){0,3}(?:late|delayed|longer)(?= |[.,!]|$)|delay (?:of|in|to|with) (?:your|the|our)|takes? [^.!?]{0,20} longer|rerouting|strike(?= |[.,])|due to ice|backordered',
        'your order [^.!?]{0,20}(?:put|placed) on hold|(?:fraud|security|credit) (?:team|check|alert)|high risk|flagged as|chargebacks?|stuck (?:in|at)|(?:is|are|being) held(?= |[.,!]|$)|pay customs|customs fee|waiting time|has stood at|driver waiting|needs? (?:a|your) (?:commercial invoice|eori)|refused to accept|coming back to you|returned to sender|not delivered|declined',
        '(?:says|shows?|marked|showing)(?: as)? delivered|delivered but|nothing (?:in my|at my|here|came)|(?:isn[’\\x27]t|not) here|(?:doesn[’\\x27]?t|does not|won[’\\x27]?t|don[’\\x27]?t|didn[’\\x27]?t) (?:fit|get through|match|scan|suit|go through|open|turn on|close)|swap (?:it|them|for)|having rust|lift back|short(?:-| )?delivered|\\d+ ordered,? \\d+ (?:in|received|came)|your return|(?:we|i) (?:cannot|can[’\\x27]t) accept',
      ),
    ],
    // Asked before anything is ordered, or about an order.
    [
      11,
      any(
        'before (?:i|we) order|thinking of ordering|not sure yet|(?:do|does|are|is|will|would) (?:you|it|they|the \\p{L}+) (?:also |still )?(?:deliver to|have (?:it|this|that|them|these|any)[^.!?]{0,40}(?:in stock|left)|in stock|available|stock (?:the|these|any))|(?:available|in stock|availability) now[^.!?]{0,40}\\?|who has it|minimum order\\?|smallest quantity|(?:is|are) [^.!?]{1,60} (?:still valid|in stock|available)[^.!?]{0,30}\\?|availability$',
        'is (?:your|the) (?:price list|quote|offer) still|charge customs on top|surcharge\\?|all in the price|(?:is|are) there (?:a|an|any) (?:surcharge|discount|minimum)|swap it for',
        'any (?:news|idea when)|when (?:could|can|will|would|do|does|is|are) (?:it|they|we|i|the|my|our|you)[^.!?]{0,50}\\?|how long (?:does|do|will|is|have)|what[’\\x27]?s? (?:is )?(?:going on|happening)|please (?:clarify|look into|let us know before)|look into it|surely you meant|(?:was|has) it (?:been )?sent\\?|i can[’\\x27]?t find (?:mine|it|my)|can[’\\x27]t see how',
        '(?:change|update|amend|correct) (?:the |our |my )?(?:delivery |invoice |billing |shipping )?(?:and (?:invoice|billing|delivery) )?(?:address|contact|details)|(?:we|i)(?:[’\\x27]ll be| will be| are| have| [’\\x27]ve)? (?:at|moving|moved|relocating) (?:to )?\\d|(?:we|i)(?:[’\\x27]re| are| have|[’\\x27]ve)? (?:moving|moved|relocating)|new address|change to (?:3|the|our|my) (?:new )?address|before it ships|don[’\\x27]t start before',
        '(?:come|deliver|delivered|send|bring) (?:it |them )?(?:a|one|two|\\d) (?:days?|weeks?|fortnight) later|a fortnight later|isn[’\\x27]t ready|move the delivery|(?<!no need to book a )(?:delivery|unloading|booking|loading|collection) slot (?:needed|request\\p{L}*|required|please)|(?<!no need to )(?:book|need|give|allocate|get|request)(?: us| me)? a (?:\\p{L}+ )?slot',
      ),
    ],
    // What a house or a system tells of something else.
    [
      11,
      any(
        'order history export|order templates? (?:updated|is|has)|blank order|order (?:template|tool|portal|export|deadline|entry|cut-?off|picking students)|last orders (?:for|before)|(?:order|place|get) (?:before|by) [^.!?]{1,20} (?:and|to) (?:get|receive|save|guarantee)|orders received (?:in|after|during)|from monday (?:we|you)',
        'scheduled maintenance|will not be available|(?:is|was|will be|being) switched off|new field|intranet|(?:requested|export) (?:by|is ready)|ready to download|shared (?:a |the )?file|open (?:it )?in onedrive|unable to import|import (?:failed|error)|edi[- ](?:support|message|line|test)|correct and resend|was quarantined|malware|phishing|simulated|suspicious|data breach|unauthori[sz]ed',
        '(?:supplier|vendor) (?:registration|onboarding|scorecard|portal|audit|survey|code of conduct)|onboarding form|scorecard|overall rating|on-time delivery|complete (?:the|our) (?:vendor|supplier)|set(?:ting)? up (?:the|an|your) account|trade reference|credit application|due diligence|nda|countersign|signed amendment|amendment to contract|contract (?:renewal|amendment|negotiation)|payment terms (?:to|be)|extend our',
        'new pricing model|bill by|read what this means|best (?:wishes|regards) for|fire drill|team lunch|secret santa|happy birthday|welcome (?:to|aboard)|congratulations on|interview|parental leave|annual leave|holiday request|job alert|jobs match|voicemail|missed call|fax number|following this ticket|ticket \\S*\\d|assigned (?:to )?you|task assigned|tasks assigned|added you|project board|follow(?:ing)? up on our|checking in to see|just checking in|happy to answer',
        'seo|ranking on google|i came across your|reach new customers|unbeatable price|flyers from|print your|sponsor\\p{L}*|our newsletter|read more|leaf through|listen to|join us|(?:visit|meet) us at|stand \\p{L}?\\d+|save the date|review (?:us|your)|thanked you for your review|voucher code|coupon|meter reading|restricted from|sign in to (?:see|pay)|product recall|stop sale|recall',
        '(?:pallet|empties|bottle) (?:balance|account)|deposit on|collect the empties|give back|we[’\\x27]ve had no p\\.?o|is everything alright|we[’\\x27]d hate to lose|left the (?:purchasing|company)|(?:please )?send (?:order confirmations|invoices|future|all further) (?:to|by)(?= \\S+@)|as (?:from|of) today',
      ),
    ],
    [
      8,
      any(
        'thanks anyhow|thanks anyway|we[’\\x27]re leaving it|too (?:dear|expensive|pricey)|decided (?:against|not to)|went with (?:another|someone|a different)|not (?:be )?(?:going ahead|proceeding|needed)|(?:don[’\\x27]t|do not) need (?:it|them|any)(?! (?:to|before))|stop!|keep the parcel|sorry about that|i expect (?:at least )?an apology|not good enough|third time|three times now|unacceptable|fed up',
      ),
    ],
  ]),
];
