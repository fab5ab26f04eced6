import { type Cue, cues } from '../cue.ts';

/** One alternation of several frames. */
const any = (...frames: string[]) => frames.join('|');

const few =
  'another|one|two|three|four|five|six|eight|ten|twelve|a (?:couple|dozen|pallet|box|case|few|roll|bag)|half a dozen|\\d+';
const day =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|today|tonight|tomorrow|tmrw|next week|this week';
const thing =
  'photos?|pictures?|drawings?|links?|details|info(?:rmation)?|certificates?|reports?|forms?|passwords?|log-?ins?|contacts?|brochures?|catalogues?|number|address|paperwork|licen[cs]es?|data|declarations?|signature|specs?|specifications?|documents?|papers|answer|reply|feedback|update|status|video|logo|artwork|manuals?|instructions|cv|name|explanation';

/** What else is said in such mails, and words that only hint where nothing is said outright. */
export const englishHints: Cue[] = [
  ...cues('purchase_order', [
    [
      5,
      any(
        '(?:signed|countersigned|accepted|stamped) (?:quote|quotation|offer|estimate|proposal)(?: is)? (?:attached|enclosed|herewith|back|returned)|(?:attached|enclosed|find|returning|return|here(?: is|[’\\x27]s))(?: \\p{L}+){0,3} (?:signed|countersigned|accepted) (?:quote|quotation|offer|estimate|proposal)',
        '(?:filled(?:-| )?(?:in|out)?|completed|signed|our|attached|enclosed) order (?:form|sheet|list|pad)|order (?:form|sheet|list) (?:is )?(?:attached|enclosed|below|filled)',
        '(?:accept|accepting|agree to|agree with|happy with|fine with|ok with|okay with|good with|like|love) (?:your|the|that|this) (?:\\p{L}+ )?(?:quote|quotation|offer|estimate|price|proposal|terms)[^.!?]{0,40}(?:please|pls|go|proceed|order|deliver|send|book|make|start)|(?:your|the) (?:quote|quotation|offer|estimate|proposal|bid) (?:\\S*\\d\\S* )?(?:is|has been|was) (?:hereby )?(?:accepted|approved)(?! by (?:the )?(?:vendor|supplier))',
        '(?:please|pls|kindly|so) (?:go ahead|proceed|get (?:it|them) (?:made|ordered|moving|going))|let[’\\x27]?s (?:do|go (?:for|with|ahead)|order|take|have)|(?:you have|you[’\\x27]ve got) (?:the|our|my) (?:go-?ahead|green light|order)|(?:green light|go-?ahead) (?:from|for)|go ahead (?:with|and (?:order|make|send|book|deliver))',
        '(?:pleasure in ordering|letter of (?:award|intent|acceptance)|notice of award|awarded (?:the|this) (?:contract|order|job|lot)|(?:trial|first|initial|additional|supplementary|follow-?up|repeat|re-?|spot|rush|emergency|sample|spare parts|call-?off|release|work|local purchase|standing|scheduled|spares) order(?= (?:no|number|for|from|of|attached|please)|[:,.]|$| \\S*\\d)|lpo|purchase requisition|delivery schedule|scheduling agreement|release (?:no|against|from))',
        `(?:add|chuck|pop|bung|stick|include)(?: me| us| in| on| also)* (?:${few}|the usual|some)(?! (?:days?|weeks?|minutes?|hours?|months?))|(?:also|and) (?:add|include) |add (?:it|these|this|them|the following) to (?:our|my|the|this|tomorrow|today|next)`,
        `(?:for|on) (?:the )?(?:next|${day}|this)[’\\x27]?s? ?(?:van|run|lorry|truck|delivery|drop|order)?[:,] ?\\d|(?:on|with) (?:the |your )?next (?:van|run|lorry|truck|delivery|drop)`,
        'order (?:placed|received) (?:by|from|via|on|in your)|(?:a )?customer (?:has )?(?:ordered|placed)|(?:sold|ordered) (?:on|via|through) (?:ebay|etsy|amazon|your (?:shop|store))|ship(?:ping)? (?:it )?(?:by|within) \\d|dispatch by \\d|ship(?:ping)? deadline|log in to admin|print (?:the )?packing slip|accept it by|first order from your',
      ),
    ],
    [
      3,
      any(
        `(?:need|want|require|looking to (?:get|buy|order)|after|short of|out of|down to)(?: (?:about|around|urgently|asap|also|some|to order))? (?:${few})(?! (?:days?|weeks?|minutes?|hours?|months?|quotes?|people|invoices?|copies|years?))`,
        `(?:get|got|deliver|drop|bring|send) (?:us|me|them|it|over|round|down)[^.!?]{0,40} (?:by|for|on|before) (?:${day})`,
        'we have decided|we decided on|(?:to be )?(?:delivered|sent|shipped) (?:direct(?:ly)? )?to (?:our|my|the) (?:site|office|branch|school|hotel|house|shop|customer|yard|depot|address)|deliver(?:y)? to (?:our|my|site|the (?:site|usual))|ship-?to|deliver-?to|vendor (?:no|code|id)?:? ?\\d|supplier (?:no|code|id):? ?\\S*\\d|cost cent(?:re|er):? ?\\S*\\d|buyer:|requested by:|required (?:by|date)|our (?:order|ref) ?(?:no|number)?\\.?:? \\S*\\d',
        'same as last (?:time|week|month|year)|the usual|as usual please|like last time|our usual|repeat (?:of )?(?:the|our|my) last|(?:ta|cheers|thx),? \\p{L}+$|usual (?:order|delivery|quantity)',
      ),
    ],
  ]),
  ...cues('order_confirmation', [
    [
      5,
      any(
        '(?:leave it with (?:me|us)|consider it done|will do[,.! ]|you[’\\x27]re all set|all set for|we[’\\x27]re on it|i[’\\x27]?m on it|(?:that|it)[’\\x27]s (?:in|on the list|in the (?:book|diary|system))(?= |[.,!]|$)|on the list for|(?:they|it|that)[’\\x27]ll be (?:there|ready|done|with you|on the))',
        'your (?:\\p{L}+ )?order (?:of|dated|from) \\d[^.!?]{0,60}(?:will|is|has|as follows|confirm)|(?:order|booking|reservation) (?:successfully )?(?:received|placed successfully|successful|confirmed(?! by)|complete)|we(?:[’\\x27]ve| have) (?:received|got|reserved|scheduled|started|begun)[^.!?]{0,20} (?:order|for you)|(?:we[’\\x27]re|we are) (?:now |just )?(?:preparing|processing|making|working on|getting) (?:your|it|the)|we are preparing your',
        '(?:we|i) (?:hereby |gladly |gratefully )?(?:accept|confirm|acknowledge) (?:your|the|receipt of your) (?:\\p{L}+ )?(?:order|p\\.?o\\.?|purchase|call-?off|booking|amendment|change|release)|(?:delivery|dispatch|shipping|shipment) (?:date |week )?(?:is |as )?(?:confirmed|scheduled|planned|as requested|foreseen)|(?:price|prices|quantity|quantities) (?:and \\p{L}+ )?(?:as )?(?:ordered|confirmed)|subject to our (?:terms|conditions)',
        '(?:revised|amended|updated|supersedes) (?:order )?(?:confirmation|acknowledge?ment|rev)|sales order|order (?:ref|reference):? \\S*\\d\\S* (?:confirmed|is)|so ?(?:#|no\\.?|number) ?\\S*\\d|(?:we[’\\x27]ll|we will|i[’\\x27]ll) (?:make|bake|deliver|bring|send|dispatch|ship|have) (?:it|them|those|these|everything|the (?:rest|lot|goods))',
      ),
    ],
    [
      2.5,
      any(
        'confirmed(?! by|, please)|confirms|acknowledged|noted|booked|reserved|in hand|in production|no problem|no bother|will do|lead ?time|week \\d+|wk \\d+',
      ),
    ],
  ]),
  ...cues('delivery_note', [
    [
      5,
      any(
        '(?:in|by) (?:the )?post (?:today|yesterday|this|now|on)|posted (?:today|yesterday|this|them|it|your)|just left|on (?:his|her|its|their|the|ur) way|coming your way|loaded and|(?:truck|lorry|van|driver|container|vessel|ship|load|trailer) (?:has |have |is |just |will )?(?:left|leaves|leaving|departed|departs|sailed|arrived at|arrives|loaded|on (?:the|its|his) (?:road|way)|delayed)|dropped (?:it|them|off|your)|en route|discharg\\p{L}+|gross weight|kg gross|(?:total )?\\d+ (?:cartons?|pallets?|colli|packages?|parcels?),? \\S*\\d+ ?kg',
        '(?:desadv|asn|shipping (?:notice|confirmation|label)|dispatch(?:ed)? (?:confirmation|notification|notice)|despatch(?:ed)? (?:confirmation|notification|notice)|delivery (?:advice|announcement|update|notice|confirmation|window)|collection (?:notice|notification)|parcel (?:notification|update|shop|locker)|shipment (?:notification|notice|update|available))',
        'your (?:order|goods|items?|parcel|package|shipment|delivery|consignment)(?: \\S*\\d\\S*)? (?:has|have|was|were|is|are)(?: just| now| been| already)* (?:dispatched|despatched|shipped|sent|posted|left|delivered|handed|collected by|out|on (?:its|their|the) way|waiting|being delivered|en route|with)|(?:left|handed|delivered)[^.!?]{0,20} (?:neighbou?r|reception|safe place|porch|locker|concierge)|redeliver\\p{L}*|re-?arrange (?:your |the )?delivery|sorry we missed|we called (?:today|but)',
      ),
    ],
    [
      2.5,
      any(
        'dispatched|despatched|shipped|delivered|unloaded|loaded|in transit|haulier|courier|driver|consignment|parcel|docket|uplift|collection point|parcel ?shop|depot|customs|container|eta',
      ),
    ],
  ]),
  ...cues('invoice', [
    [
      5,
      any(
        '(?:you owe|what you owe|owing (?:to )?(?:us|me)|balance of (?:[€£$] ?)?\\d|now (?:due|payable)|(?:amount|total|sum|balance) (?:is |now )?(?:due|payable|to pay|owing)|pay(?:able)? (?:online|now|here|by|upon|on receipt)|direct debit (?:on|will)|(?:your|the) (?:\\p{L}+ )?(?:bill|invoice|e-?bill|statement) (?:is )?(?:ready|available|now|for|from)|(?:bill|invoice) (?:for|from) (?!order)|my (?:bill|invoice|account)|as agreed,? (?:i|we) (?:bill|charge|invoice)|rent (?:for|is due)|self-?bill\\p{L}*|e-?invoice)',
        '(?:hours?|days?|callout|call-?out|labour|visits?|windows|sessions?|lessons?) (?:@|at|x) ?[€£$]?\\d|(?:iban|bic|swift|sort code|account (?:no|number)):? ?\\p{L}{0,2}\\d|cash or (?:bank )?transfer|(?:pay|transfer|send) (?:it |the money )?(?:to|into) (?:my|our|the) (?:\\p{L}+ )?account|(?:kindly|please) (?:process|release|arrange|make|do|effect) (?:the |for |your )?payment|(?:settle|settlement) (?:it|this|by|within|of (?:the|this) (?:invoice|bill))',
      ),
    ],
    [
      3,
      any(
        '(?:your|the|my|our|attached|phone|water|this|gas|e-?)-? ?bill(?! of)|bill (?:for|no|from|of \\d|attached|is)|fees?|(?<!freight )charges|vat|payable|ex vat|inc vat|tds|gst|\\+ ?vat',
      ),
    ],
    [8, 'until (?:fully |it is |they are )?paid|until (?:paid in full|full payment|payment in full)'],
  ]),
  ...cues('quotation', [
    [
      5,
      any(
        'what discount|any discount|best you can do|best (?:you|u) can|price break|(?:can|could|would) you (?:do|match|beat|improve)[^.!?]{0,40} (?:price|better|cheaper|rate|discount|deal)|(?:roughly|approx\\p{L}*|about) how much|(?:do|have) you [^.!?]{0,60} and (?:at )?what price|(?:looking|hoping|shopping) (?:for|around)[^.!?]{0,40} (?:price|supplier|quote|offer)|sounds? (?:too )?(?:dear|reasonable)|(?:we|i)(?:[’\\x27]d| would) (?:be )?interest(?:ed)?|what do you charge|cost me|set me back|ball ?park|day rate|hire (?:rates?|cost|price)',
        '(?:per|each|a) (?:unit|piece|box|pallet|bag|metre|roll|kg|ton|tonne|head|hour|day|1000|thousand|hundred)[,.]? (?:ex|excl|incl|plus|delivered|net)|(?:delivered|carriage|freight|postage) (?:extra|included|is extra|free|paid)|(?:plus|incl\\.?|excl\\.?) (?:carriage|delivery|freight|vat)|(?:subject|open) to (?:availability|change|confirmation)|tender (?:documents?|no|ref|deadline)|rfq|expires on|validity|if (?:it|that|this) suits|if you(?:[’\\x27]re| are) (?:happy|interested)',
      ),
    ],
    [2.5, any('(?<!unit )prices?|rates?|pricing|quoted|tariff|discount|costs|estimate|offer')],
  ]),
  ...cues('receipt', [
    [
      6,
      any(
        '(?:deposit|cash|money|funds|transfer|payment|cheque|amount|balance) (?:of \\S+ )?(?:is |has |have |was |were )?(?:now |been |just |safely )*(?:received|arrived|cleared|landed|in|deposited|paid out|on its way)(?= |[.,!]|$)|(?:we|i)(?:[’\\x27]ve| have)(?: just| now| today)? (?:paid|settled|transferred|sent (?:the|you|a) (?:money|payment|transfer|cheque))|(?:is|are|was) (?:on its|on the) way to your (?:bank|account)|paid out|in settlement of|less (?:tds|discount|fees|commission)|remitted|bank to pay',
        '(?:total )?paid:? ?[€£$]?\\d|(?:visa|mastercard|amex|maestro|card)[^.!?]{0,15} (?:\\*|x|•){2,}|receipt (?:no|number|#|for)|(?:order|sale|purchase) receipt|your receipt|thank you for your (?:payment|donation|visit)|auth(?:orisation)? code|transaction (?:no|id|ref)|contactless|change due|receipt below',
      ),
    ],
    [3, any('paid|(?<!goods )receipt|cheque|remittance|transferred|payment received|payout|transaction')],
  ]),
  ...cues('credit_note', [
    [
      6,
      any(
        '(?:credit|refund) (?:of|for) (?:[€£$] ?)?\\d|(?:money|amount|sum|deposit)[^.!?]{0,30} (?:goes|is going|will go|is on its way|being sent|sent|paid|has gone) back to (?:you|your)|(?:we|i)(?:[’\\x27]ve| have|[’\\x27]ll| will) (?:credit|refund|reimburs)\\p{L}*|(?:back|returned) (?:to|on|onto) your (?:card|account)|deduct (?:this|it|the (?:amount|credit))|(?:rebate|bonus|volume discount|price adjustment) (?:of|for|credit|note)|to your credit|you[’\\x27]re in credit|adjust(?:ed)? (?:the same |it )?(?:in|against|from) (?:the |your )?next',
      ),
    ],
  ]),
  ...cues('unknown', [
    [
      6,
      '(?:send|mail|e-?mail|share|provide)(?: us| me)? (?:a|the|your) (?:drawing|photo|picture|data ?sheet)s?',
    ],
    [
      4,
      any(
        `(?:send|mail|e-?mail|forward|post|share|provide|give|let (?:us|me) have|need|want|require|request|upload|submit|supply|fill in|complete|get)(?: (?!order|delivery|goods|the goods|with|and)\\p{L}+){0,5} (?<!tracking )(?:${thing})(?= |[.,!?:]|$)(?! (?:when|with|by return))`,
        '(?:^|(?<=[.!?,\\n] ?))(?:and |but |so |hi,? |hello,? )?(?:is|are|do|does|did|has|have|why|who|where|which|was|were|how|should|shall|am) (?!you ok|much|are you)[^.!?\\n]{5,140}\\?',
      ),
    ],
    [
      4,
      any(
        '(?:still )?(?:waiting|waited) (?:for|on|since)|(?:has|have|did)(?:n[’\\x27]t| not) (?:turned|come|arrived|shown|been|heard|received|had|got)|nobody (?:came|called|answer\\p{L}*|has)|no (?:reply|answer|sign|response)|(?:gone|went) missing|(?:only|just) (?:got|received) \\d|(?:arrived|came|received|got)[^.!?]{0,30} (?:broken|damaged|cracked|leaking|wet|wrong|late|smashed|bent|empty|scratched|faulty|short|without)|(?:leaks?|leaking|cracked|smashed|mouldy|rusty|rust|bent|scratched|faulty|not working|broke)(?= |[.,!]|$)|unhappy|disappointed|annoyed|not happy|apolog\\p{L}+|complaint|warranty|return(?:s|ed|ing)?(?= (?:the|this|these|it|them|label|form|address|policy|request))|send (?:it|them|these) back|take (?:it|them) back|collect (?:it|them) (?:again|back)|exchange (?:it|them)',
        'unfortunately|regret to|we are sorry|we[’\\x27]re sorry|sorry (?:to|but|for|that)|(?:has |have |was |is )?(?:failed|declined|rejected|expired|blocked|suspended|terminated|closed|withdrawn|refused|quarantined)|(?:will|does|do|is|are|was|were) not (?:be )?(?:available|possible|accepted|delivered|completed)|verify your|your account|sign in|log ?in|password|portal|maintenance|outage|update (?:to|of|on) (?:our|the)|policy|privacy|gdpr',
      ),
    ],
    [
      3,
      any(
        'newsletter|webinar|survey|feedback|invite|conference|exhibition|stand \\d|training|course|workshop on|seminar|(?:free|special) (?:shipping|delivery|gift|trial|offer)|sale (?:starts|ends|now)|save (?:up|on)|discover|sign up|subscribe|join (?:us|our)|blog|follow us|limited time|black friday|vacanc\\p{L}+|hiring|recruit\\p{L}*|internship|apprentice\\p{L}*|insurance|sponsor\\p{L}*|donat\\p{L}+|charity|raffle|partner(?:ship)? (?:with|programme)|audit|inspection|iso \\d+|nda|tender results|forecast',
        '(?:our|the) (?:office|warehouse|team|shop|depot|phone|canteen|boss|printer|server|network) (?:is|will|has|are)|colleagues?|staff|rota|birthday|leaving do|christmas (?:do|party)|car park|agenda|minutes|call (?:me|you) (?:back|later|on)|give (?:me|us) a (?:ring|call|shout)|can we (?:talk|chat|meet|speak|discuss)|let[’\\x27]?s (?:talk|chat|meet|discuss)|who (?:is|deals|do|should|can)|phone (?:me|number)|new (?:phone|email|e-mail|contact|colleague|manager|opening|address|bank)|(?:i|we)(?:[’\\x27]ve| have| am|[’\\x27]m|[’\\x27]re) (?:left|leaving|retir\\p{L}+|moved|moving|on leave|taking over)|as (?:of|from) (?:\\d|next|monday|january|february|march|april|may|june|july|august|september|october|november|december)|reminder:|for your information|just (?:a )?reminder',
      ),
    ],
  ]),
  ...cues('purchase_order', [
    [
      6,
      any(
        '(?:confirm|confirming) that we (?:order|buy|purchase|accept|take)|(?:we|i) (?:hereby )?commission|(?:please|kindly|pls) (?:execute|fulfil|fulfill|action|accept|process|book|enter|key|register|handle|treat) (?:the |this |our |my |below |attached |enclosed |following |above )+(?:\\p{L}+ ){0,2}(?:order|p\\.?o\\.?|requirement|indent|list|request|call-?off)|(?:as per|per) (?:subject|attached|enclosed) (?:order|p\\.?o\\.?)',
        '(?:our|my|the) (?:order|shopping list|list|wish ?list|requirements?|needs) (?:for|is|are|this|below|as follows|of)(?: \\p{L}+){0,3}[:.]|(?:here(?:[’\\x27]s| is| are)|below is|below are|see) (?:my|our|this week[’\\x27]s|next week[’\\x27]s|today[’\\x27]s|what (?:we|i)(?: \\p{L}+)? (?:need|want)|the list)|(?:what|all) (?:we|i)(?:[’\\x27]ll| will| would)? need (?:is|this|for)|(?:wants|needs|is after|asked for|asks for|would like) (?:the same|the usual|\\d|another|some more)',
        '(?:we|i)(?:[’\\x27]d| would) (?:also )?(?:like|love|be wanting|appreciate) (?:to (?:get|have|order|buy|take|purchase|book|reserve) )?(?:\\d|a |an |some |two|three|four|the (?:following|same|usual|enclosed))(?! (?:quote|quotation|price|call|meeting|copy|word|refund|credit|chat|reply|answer|update|statement|discount|sample book))',
        '(?:one|two|three|four|five|six|\\d+) (?:more|extra|additional|further) (?:of|boxes|bags|pallets|cases|rolls|packs|please)|(?:up|double|increase) (?:the|our|my) (?:order|quantity) (?:to|by)|on top of (?:our|the|my) (?:usual|last|order)',
        '(?:coupa|ariba|sap|oracle|tradeshift|basware|proactis|jaggaer|netsuite|odoo|sage|xero|ivalua|workday)[^.!?]{0,60} (?:purchase order|new order|p\\.?o\\.? \\S*\\d)|(?:shopify|woocommerce|magento|etsy|ebay|amazon|prestashop|shopware|opencart|bigcommerce|faire|ankorstore|orderchamp)[^.!?]{0,40}(?:new order|order placed|sold|sale)|(?:purchase order|p\\.?o\\.?) (?:from|for) (?-i:\\p{Lu})|new (?:purchase order|p\\.?o\\.?)(?= |[:,.#]|$)',
        '(?:letter of credit|l/c) (?:is|will be) opened|deposit (?:paid|can be paid|will be paid|to follow)|pro-?forma (?:please|and i|and we)|send (?:me|us) (?:the |a |your )?(?:pro-?forma|payment (?:link|details)|invoice (?:for|and) (?:the )?(?:payment|deposit|i|we))|what is needed for payment|reserve them',
      ),
    ],
  ]),
  ...cues('order_confirmation', [
    [9, 'your (?:pre-?)?order (?:\\S*\\d\\S* )?is (?:now )?confirmed'],
    [
      4,
      any(
        '(?:received|got|have) (?:it|that|this|them|the order|the list|the p\\.?o)[,.!] (?:thanks|thank you|cheers|will|we)|(?:cheers|thanks|perfect|great|lovely|brilliant|super)[,.! ]+(?:\\p{L}+[,.! ]+)?(?:got (?:it|that|your)|that[’\\x27]s|all|you[’\\x27]re|i[’\\x27]ve|we[’\\x27]ve|booked|noted|order|will)',
        '(?:as|like) (?:you )?(?:ordered|requested|discussed|agreed)(?: by phone| on the phone)?[:,] \\d|(?:we|i) (?:have|hold|kept|keep|put by|put aside) (?:them|it|those|\\d+)[^.!?]{0,30} for you|(?:price|total|sum) (?:comes to|is|will be)[^.!?]{0,30}(?:pay|cash|on (?:delivery|collection))|(?:only|just) (?:item|line|thing)s? (?:we )?(?:can[’\\x27]t|cannot)|apart from (?:the|item|line|position)|(?:except|but) (?:for )?(?:the|item|line|position)[^.!?]{0,40} (?:follows?|later|back ?order|next week|not available)',
        '(?:deliver(?:y|ed)?|dispatch|shipment|collection|ready) (?:will be |is |date |week |expected |planned |approx\\.? |approximately |in |cw |kw |wk |around )+(?:\\d|mid|early|end|the \\d|january|february|march|april|may|june|july|august|september|october|november|december|mon|tue|wed|thu|fri)|(?:please )?(?:check|sign|review) (?:and return )?(?:the |this |our )?(?:confirmation|acknowledge?ment|proof)|if (?:anything|something)[^.!?]{0,20} (?:wrong|not right|doesn[’\\x27]t|differs?)|any (?:changes|corrections) (?:by|before|within)',
      ),
    ],
  ]),
  ...cues('delivery_note', [
    [
      5,
      any(
        '(?:now|just|finally) (?:in|arrived|here|available) (?:for|at|in) (?:collection|pick|our|the (?:shop|store|branch))|(?:come|call|pop|drop) (?:and|to|in to|in and|by to) (?:get|collect|fetch|pick)|(?:waiting|here|ready) for you|(?:order|items?|goods|parcel) (?:is|are) (?:here|waiting)|pick(?:-| )?up (?:code|number|point|from)|collect (?:it|them|your (?:order|parcel|goods)) (?:from|at|any|until|by|within)|collection (?:code|point|from)|held (?:for|at) (?:\\d|the (?:depot|post office))',
        '(?:he|she|they|driver|lads?|lorry|truck|van)[’\\x27]?(?:ll|s| will| is| are| should)? (?:be )?(?:with you|there|at yours|at your|due|coming|calling|arriving|dropping)|(?:expect|look out for) (?:it|them|the (?:driver|lorry|van|truck|delivery|parcel))|due (?:with you|to arrive|in) (?:on )?(?:mon|tue|wed|thu|fri|sat|tod|tom|tmrw)|(?:should|will) (?:be with you|arrive|land|reach you)|(?:part|rest|balance|remainder|remaining|second|third|final|last) (?:shipment|delivery|load|pallets?|part|box(?:es)?|items?)? ?(?:to follow|follows?|went|left|sent|shipped|dispatched|coming|on)',
        '(?:number|no) of (?:packages|cartons|pallets|parcels|colli)|(?:gross|net|total) (?:weight|wt)|\\d+ ?kgs?,? \\d+ (?:cartons?|pallets?|boxes)|incoterms?|port of (?:loading|discharge)|seal no|container no|vehicle no|lr no|truck no|driver (?:name|mobile|tel|phone|no)|received in good order|sign(?:ed)? (?:for|on receipt)|goods (?:issue|despatched|dispatched|out)|(?:shipped|dispatched|delivered|despatched) (?:quantity|qty|items?|today|on \\d)|(?:qty|quantity) (?:shipped|dispatched|delivered|despatched)',
      ),
    ],
  ]),
  ...cues('receipt', [
    [
      5,
      any(
        '(?:paid|settled|cleared|transferred|remitted|sent) (?:it|this|that|them|the (?:invoice|bill|balance|amount|deposit|money|lot)|your (?:invoice|bill)|invoice|inv|in full|up|both|all)(?! (?:by|before|within|please))|(?:is|are|it[’\\x27]s|has been|have been|was|were|all) (?:now )?paid(?= |[.,!]|$)(?! (?:by|within|before|until|yet))|payment (?:for|of|to) [^.!?]{1,40} (?:went|gone|going|has|was|is) (?:out|through|made|sent|done)|money(?:[’\\x27]s| is| has)? (?:in|gone|sent|been|on its way|through)|bank (?:details|transfer) (?:done|sent|made)|(?:stripe|paypal|square|sumup|klarna|mollie|revolut|wise|gocardless|worldpay|zettle|izettle|venmo|zelle|upi|neft|rtgs|imps|utr)(?= |[.,:]|$)',
      ),
    ],
  ]),
  ...cues('unknown', [
    [
      4,
      any(
        'orders?(?:ing)? (?:portal|system|desk|book|process|volume|history|entry|intake|app|page|tool|problem|issue|question|query|template|deadline|cut-?off|screen|days|times|hours|pattern|statistics|report|review|meeting|training|backlog|picking|management|handling|department)|(?:open|future|incoming|customer|such|existing|pending|web|online|late|past|previous|more|many|fewer|no) orders|(?:i|we) (?:have )?(?:placed|made) (?:an|my|our|this|the) order|when (?:placing|ordering|you (?:place|order))|(?:my|our|the) (?:last|previous|recent) (?:order|delivery) (?:was|had|came|has|of)|(?:about|regarding|concerning|re) (?:my|our|the|an|your) (?:\\p{L}+ )?(?:order|delivery|invoice|account)',
        '(?:did|do|does|has|have|was|is|are|were|can|could|will|would|should) (?:you|we|i|it|they|he|she|someone|anyone|anybody|somebody|there|this|that|your|our|my|the \\p{L}+) (?:\\p{L}+ ){0,2}(?:know|received?|arrive|arrived|sent|send out|left|explain|recommend|help|accept|work|mean|remember|confirm whether|come back|tell|check|look into|deliver on|deliver to|open|possible|safe|suitable|compatible|still|change|move|delay|postpone|return|swap|exchange)[^.!?\\n]{0,80}\\?',
      ),
    ],
    [
      3,
      any(
        'sorry|thanks for (?:letting|the (?:heads|info|help|lovely|quick|chat|call|meeting))|just (?:wanted|want) to (?:say|let|check|ask|thank)|just (?:a )?(?:quick )?(?:note|question|heads)|quick question|heads[- ]up|fyi|well done|good luck|no longer|i was wondering|wondering (?:if|whether|when)|any (?:chance|idea|news)|please (?:help|advise|explain|call me|ring me|remove|stop|correct|fix|investigate|respond|read|sign|review|approve)|problem|issue|mistake|error|not found|bounced?|delivery status notification|returned unpassed|resubmit|off stop|reminder|renewal|expires?|invited|welcome|update|notice|question|query|help|advice',
      ),
    ],
  ]),
];
