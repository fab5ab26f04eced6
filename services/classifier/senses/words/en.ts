import { day, within } from '../deferral-words.ts';
import type { SenseWords } from '../sense-words.ts';

/** The paper that comes with goods. */
const deliveryNote = '(?:delivery|despatch|dispatch) notes?|packing (?:slips?|lists?)';

export const en: SenseWords = {
  language: 'en',
  your: 'your|the',
  our: 'our|my',
  order: '(?:purchase )?orders?|p\\.?o\\.?',
  thanksFor: '(?:thanks|thank you|many thanks|grateful)(?: (?:so|very) much| again| a lot)? for',
  taken:
    'received|booked|entered|registered|accepted|confirmed|acknowledged|reserved|allocated|set aside|logged|noted|processed|being (?:prepared|picked|packed|processed)|in (?:production|progress|the system|hand|good hands)|scheduled|on schedule',
  weTook:
    "acknowledge receipt|have noted|we(?:[’']ve| have)?(?: now| just| duly| already)? (?:booked|entered|registered|accepted|confirm|reserved|allocated|put (?:aside|through)|set aside|logged|noted)",
  forYou: 'for you|on your behalf|under our (?:number|reference|no)',
  bought:
    'you (?:have )?ordered|for (?:shopping|buying|ordering) (?:with|from|at) us|for your (?:purchase|custom)|your (?:order|shopping) summary|(?:summary|overview) of (?:your|the) order',
  sellersOrder:
    '(?:as|under) (?:so|s\\.o\\.)[ -]?\\d+|got your order|all noted|sales order|customer order|order summary|we got your order',
  expectedDispatch:
    '(?:estimated|expected|planned|scheduled|probable) (?:dispatch|despatch|shipping|shipment|ship date)|(?:dispatch|despatch|shipping|shipment) (?:is )?(?:planned|scheduled|estimated|expected)',
  weShip:
    "we (?:will |shall |aim to |expect to |plan to )?(?:ship|dispatch|despatch|deliver)|we[’']ll (?:ship|dispatch|deliver)",
  goods: 'goods|parcels?|packages?|shipments?|consignments?|pallets?|boxes|items',
  sent: 'dispatched|despatched|shipped|(?:on|under) (?:its|their|the|our)? ?way|on the road|left (?:us|(?:our|the) (?:ware|depot|works|factory|site|premises|yard|plant|building|dock|store|hub|hands|country|port))|handed (?:over )?to|picked up by|collected by|with the (?:carrier|courier|driver|haulier)|loaded|went out|gone out|out for delivery|in transit|(?:has|have) (?:just |now |already )?(?:left|departed|set off)',
  weSent:
    "we(?:[’']ve| have)?(?: today| just| now)? (?:shipped|dispatched|despatched|handed (?:over)?|loaded|sent out|sent off)",
  soon: 'as soon as|once|when|will be|before|not yet|please|if',
  charge: 'we (?:hereby |now |have )?(?:charge|charged|bill|billed|invoice|invoiced)(?: you)?',
  bill: 'invoices?|(?:our|your|the) bill|account statement',
  attached: 'attached|enclosed|attaching|attachment|herewith',
  unpaid:
    "still (?:due|owing|owe)|unpaid|outstanding|overdue|past due|still open|not (?:yet )?(?:been )?(?:paid|settled|received|reached|arrived)|no payment|reminder|late payment|has not|have not|hasn[’']t",
  pay: 'please (?:pay|settle|transfer|remit|clear)|kindly (?:pay|settle|transfer|remit|clear)|pay by|to our account|transfer (?:it|the amount|the sum)|account below|payable',
  payment: 'payment|transfer|remittance|money|cheque',
  arrived: 'arrived|received|credited|came in|come in|has reached|booked|cleared|landed|posted|applied',
  not: "not|no|never|yet|hasn[’']t|haven[’']t|without|as soon as|once|after|upon|if|until|before|within",
  settled:
    'account is (?:now )?(?:settled|balanced|clear(?:ed)?|even|square|at zero|up to date)|paid in full|nothing (?:is )?outstanding|paid (?:in cash|by card|cash|with card)|(?:cash|card) payment|change given',
  credit:
    '(?:get|receive|issue) (?:you )?(?:a|the|your) (?:credit|refund)|credit of|refund (?:of|for)|(?:we|have|been) (?:hereby |will |have |shall |are )?(?:credit|credited|crediting|refund|refunded|refunding|reimburse|reimbursed)|credit(?:ed)? (?:you|your account)|to your credit|offset (?:it |this )?against',
  weOffer:
    'we (?:can|could|are able to|are pleased to|are happy to|would|gladly) (?:offer|quote|propose|supply (?:you )?at)|(?:our|(?<!(?:for|with|on|per|to|accept|under|against|from|as) )the) (?:quote|quotation|offer|proposal)(?= [^ ]*\\d)',
  valid:
    'prices? (?:are |is |will )?(?:hold|holds|held|firm|fixed|good) (?:until|till|to|for)|valid (?:until|till|to|through|for)|subject to (?:prior|being|final)|subject to (?:un)?sold|without obligation|non-?binding|to order,? (?:just|simply)',
  howMuch:
    'how much|what (?:would|do|does|is|are|will|could|can) (?:you (?:charge|ask|want|take)|it cost|[^?]{1,60} (?:cost|come to|set us back|price))|at what price|(?<!at )your price',
  priceQuestion:
    'what would (?:you charge|it cost|they cost|that cost)|(?:price|pricing|cost) (?:question|query|check|enquiry|inquiry|request|info)|(?:question|query) (?:about|on) (?:a |the )?pric\\p{L}+|quick quote|ballpark',
  withdraw:
    "cancel\\p{L}*|withdraw|revoke|forget|stop|halt|scrap|kill|call off|do not (?:deliver|ship|send|process)|don[’']t (?:deliver|ship|send|process)|no longer (?:need|require|want)|void|take back",
  late: 'was (?:promised|due|supposed)|were (?:promised|due|supposed)|should have (?:been|arrived|come)|still (?:missing|waiting|not|nothing)|(?:is|are) (?:late|overdue|missing)|any news|no (?:news|sign|trace)|what has become|had (?:been )?promised|nothing (?:has )?(?:\\p{L}+ )?(?:turned up|arrived|come|shown up|reached us)',
  when: 'when|what day|how long|what is the status',
  expect:
    'expect|arrive|delivered|coming|come|get (?:it|them|here)|reach us|turn up|have (?:it|them)|count on|reckon with',
  damage:
    'damaged|wrong|missing from|incomplete|not what we ordered|replacement|broken|dented|cracked|leaking|torn|scratched|crushed|faulty|defective|mouldy|wrong (?:colour|size|goods|article|item|product|length|one)|too few|too short|came short|short delivery|complaint',
  meet: '(?:come|drop|pop|stop|call) (?:by|round|over|in)|visit|meeting|appointment|video call|meet you|see you on',
  closed:
    '(?:are|is|will be|stay|remain)s? closed|stock-?tak\\p{L}+|shut down|shutdown|bank holiday|no (?:goods|deliveries) (?:are )?(?:received|accepted)|cannot (?:receive|accept) (?:any )?(?:goods|deliveries)',
  wants:
    "(?:could|can) you (?:please )?(?:drop off|leave|put aside|squeeze in)|replenish|top (?:us )?up|we (?:\\p{L}+ )?need(?! to (?!order|buy|purchase|have|get|re-?order|restock|receive))|we(?:[’']re| are) (?:out of|short of)(?![^.!?]{0,40} (?:until|till) )|we[’']re missing|(?:please|pls|could you|can you|kindly)(?: please)? (?:send|deliver|supply|bring|add|pack|put|ship|drop|get|sort|let us have|set aside|provide)|send (?:us|me)|i(?:[’']ll| will) take|we(?:[’']ll| will) take|(?:we|i) want (?:\\p{L}+ ){0,2}\\d|i need(?! to (?!order|buy|purchase|have|get|re-?order|receive))|(?:we|i)(?: shall| will|[’']ll) (?:want|need|require)(?! to (?!order|buy|purchase|have|get|re-?order|receive))|(?<!comment )to order|let us have|(?<!(?:we|i|will|to|ll|can|shall|us) )(?:send|bring)(?= (?:\\p{L}+ ){0,3}\\d)|(?:we|i) (?:would|[’\\x27]d) like(?=\\s*(?::|$))",
  sameAgain:
    '(?:the )?same (?:again|as (?:last|before|usual|always))|(?:repeat|as) (?:our |the )?(?:last|previous|usual) (?:order|time|month|week)|another round|the usual',
  accepts:
    'accept (?:your|the)|(?:we )?agree(?:d)? (?:to|with) (?:your|the)|go ahead|as (?:quoted|offered)|per your (?:offer|quote|quotation)|happy with (?:your|the)',
  price: 'prices?(?! list)|pricing|quotations?|(?:a|your|best) (?:quote|offer)|best rates?',
  asks: 'what|which|let (?:us|me)|tell|give|send|need|request|like|advise|indicate|state|have a|could you (?:quote|price)|please quote|interested',
  ourDriver:
    'our (?:driver|courier|haulier|lorry|van|truck) (?:will|is|comes|calls|should|arrives)|(?:will be|is) (?:delivered|with you|at your door|out for delivery)',
  ourPrices:
    'our (?:current |best |net |latest )?prices|here are (?:the|our) prices|price per (?:unit|box|piece) (?:is|would be)',
  sendBack:
    '(?:would like|want|need|have) to (?:return|send back)|(?:can|could|may) we (?:return|send (?:\\p{L}+ ){0,2}back)|(?:returning|sending back) (?:the |you )?\\d',
  repeats:
    'same (?:again|as (?:last|in|before|usual|always|ever|the last))|the usual|repeat (?:our|the|my) (?:last|previous|usual) (?:order|one)|one more of the same|as (?:last|every) (?:month|time|week)',
  approves:
    'go ahead|please proceed|proceed as|let[’\\x27]?s (?:do it|go for it)|(?:treat|consider|take) [^.]{0,40} as (?:an? |our )?order(?:ed)?|ok to order|good to go|place (?:the|this|our) order|(?:fine|ok|okay|agreed|approved|accepted)(?= |,)[^.]{0,30} (?:proceed|go ahead|deliver|send|supply)|hereby (?:order|commission|award)|as (?:quoted|offered|per your (?:quote|offer|quotation))',
  leftYet:
    '(?:has|have) (?:it|they|this|that|these|those|(?:our|my|the) (?:[\\p{L}-]+ ){0,2}(?:order|goods|delivery|items|parcel|shipment)|everything|anything)(?: (?!be|to)\\p{L}+)?(?: \\d\\S*)? (?:(?:already|now|yet|actually|just|been) )*(?:shipped|gone|left|sent|dispatched|despatched)|(?:did|does) (?:it|they|this|(?:our|my|the) (?:order|goods|delivery)) (?:already |actually |ever )*(?:ship|go out|leave)|(?:is|are) (?:it|they|(?:our|my|the) (?:order|goods|delivery)) (?:already |now |still )*(?:on (?:its|their|the) way|in transit|out for delivery)',
  theLastOne: 'last|previous|earlier|other|first',
  asksAfter:
    'chas(?:e|ing)(?: up)?|follow(?:ing)? up(?: on)?|check(?:ing)? (?:up |in )?on|(?:any )?(?:news|update|word|eta)|(?:the |current )?status|got to|getting on|coming along|where (?:is|has|are)|how (?:is|are) [^.?]{0,30} (?:doing|looking)',
  nothingCame:
    '(?:no|not a) sign of (?:it|them|the|our|anything)|(?:nothing|none of (?:it|this|them)) (?:has |have )?(?:\\p{L}+ )?(?:arrived|come|turned up|been delivered|reached us)|(?:still|have|has|yet|has still|have still) (?:\\p{L}+ )?(?:not|n[’\\x27]t)? ?(?:received|had|seen) (?:anything|any of|nothing)|still waiting (?:for|on)|(?:have|has)(?:n[’\\x27]t| not| still not| yet to)(?: \\p{L}+)? (?:received?|arrived?|come|turn(?:ed)? up|been delivered|show(?:n|ed)? up)',
  holdsBack:
    '(?:do not|don[’\\x27]?t|please not|not to) (?:yet )?(?:ship|send|deliver|dispatch|despatch)[^.?]{0,120}(?:yet|for now|for the (?:moment|time being)|until (?:we|i|you hear|further))|hold(?:ing)? (?:off|back)|wait(?:ing)? with|put(?:ting)? [^.?]{0,80}on hold|(?:hold|pause|park) (?:our|my|the)',
  ifPriceFalls:
    '(?:if|provided|assuming|as long as|should) (?:that )?(?:you|your boss)(?:[’\\x27]re| are)?(?: (?:can|could|would|were|might|manage|able|to))* (?:do|match|beat|meet|get|go|come|drop|offer|give|knock|sharpen|let us have|agree|make it|shave|take|improve)(?! (?:it|them|this|that) (?:on|by|in|before))[^.?!]{0,50}(?:\\d|price|discount|percent|off|better)',
  thenWeOrder:
    '(?:we|i)(?:[’\\x27]ll|[’\\x27]d| will| would| can| could| shall| am ready to| are ready to)? (?:then |gladly |happily |be (?:happy|ready|able|willing|prepared) to )*(?:place|order|take|buy|sign|commit|go ahead|confirm|give you|send (?:you )?(?:the|a|our) (?:po|order)|raise)|(?:you(?:[’\\x27]ll| will)? (?:get|have)|it[’\\x27]s) (?:the|our|a) (?:order|po|deal)|we have a deal|the order is yours',
  enteredForYou:
    '(?:(?:that|it|this|all)(?:[’\\x27]s| is)|(?:is|are)|(?:has|have) been)(?: (?:all|now|just))* (?:booked|entered|put through|reserved|logged)(?: (?:in|down))?(?: on)? for you',
  allInStock: '(?:everything|all)(?:[’\\x27]s| is| are)?(?: of it)?(?: is)? in stock',
  notContent:
    '(?:not|never|less than|far from) (?:at all |very |really |too )?(?:happy|pleased|satisfied|impressed)|unhappy with|dissatisfied|disappointed (?:with|by|in)',
  ticketMoved:
    'ticket (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:(?:has been|was|is now) )?(?:updated|reassigned|assigned|escalated|merged|closed|reopened)',
  asksEverybody:
    '(?:has|did) any(?:one|body)(?: else| here)? (?:ever |else )?(?:seen|see|noticed|notice|run into|had|experienced|encountered|tried|managed)|(?:does|is) any(?:one|body)(?: else| here)? (?:know|seeing|else seeing|using|have experience)',
  orderComesFromOthers:
    '(?:he|she|they|customer|client)(?:[’\\x27]ll| will| is going to| are going to| said to) (?:send|email|raise|issue|follow up with)(?: (?:us|me|you|over|through))? (?:(?:the|an?|his|her|their|proper|official|formal|real) )*(?:p\\.?o\\.?|purchase order|order)(?! (?:form|number))',
  enteredUnder:
    '(?:entered|booked|keyed|logged|in the system|put (?:it )?(?:in|on)|it[’\\x27]s (?:in|on))(?: (?:in|down|it|now))* (?:under|as) (?:our )?(?:sales )?(?:order|no\\.?|number|so)(?= [^ ]*\\d)',
  enteredByAnybody:
    '(?:did|has|have) (?:any(?:one|body)|some(?:one|body)|any of you)(?: (?:already|yet|else|here))* (?:(?:key|enter|book|process|put|punch|log|handle)(?:ed|d)?|done|do|dealt with|picked up|seen to)(?: (?:in|through))? (?:this|that|it|these|(?:the )?(?:order|po))|(?:did|have) you (?:already )?(?:get|got|gotten|get round|got round|get around)(?: round| around)? to (?:this|that|it)',
  enterIt:
    '(?:can|could|would|will) (?:you|someone|somebody|anyone)(?: please| pls)? (?:enter|key|book|punch|put|process|log) (?:this|it|these|that)|(?:please|pls|kindly) (?:enter|key|book|punch|put|process|log) (?:this|it|these|that)|if not,? (?:please )?(?:enter|key|book|put) (?:this|it|these)',
  choosesBetween:
    '(?:hard|tough|difficult) (?:time )?(?:deciding|choosing|to (?:decide|choose))|can(?:not|[’\\x27]t|t) (?:quite |really )?(?:decide|choose|make up my mind)|torn between|not sure which|which (?:one )?(?:would|do|should) (?:you|i|we) (?:recommend|suggest|advise|choose|take|go)',
  ordersLater:
    '(?:i|we)(?:[’\\x27]ll| will|[’\\x27]d| would| am going to| are going to| intend to| need to)(?: \\p{L}+)? (?:wait|hold off)[^.?!]{0,40} (?:to|before|with) (?:\\p{L}+ ){0,2}(?:order|ordering|buy|buying|purchas\\p{L}+|place|placing)',
  shallWeSend: '(?:shall|should) (?:we|i)|(?:do you|would you) (?:want|like|prefer)',
  orWait: 'or (?:\\p{L}+ ){0,4}(?:wait|hold)',
  setsRight: 'corrections?|changes?|amendments?|amend|correct|update|revise|mistake|typo',
  orderPaid: 'order (?:no\\.? ?|number )?#?[^ .]*\\d[^ ]* [^.]{0,40}(?:has been|was|is) (?:fully )?paid',
  paymentDone: 'payment (?:was |is |has been )?(?:successful|confirmed|completed)|successful payment',
  paying: 'paying|settling',
  wePaid:
    'made the following payment|(?:remittance|payment) advice|we have (?:today |now |just )?(?:transferred|paid|remitted|wired) (?:the following|these|\\p{L}+ amounts?)',
  underWay:
    'status(?: is)? ?[:=] ?(?:on (?:track|schedule)|in production|manufacturing|(?:\\p{L}+ ){0,2}delay(?:ed)?|ready to ship|back-?ordered|partially shipped)|your (?:order|shipment)[^.!?]{0,40} is (?:now )?(?:shipping|on (?:track|schedule)|delayed|in production|being made)',
  stateShipped: '(?:new |order )?status(?: is)?(?: now)? ?[:=] ?(?:shipped|dispatched|delivered|in transit)',
  signedFor: 'deliver(?:y|ed) (?:and |was |has been )?signed|signed for (?:on|by|at)',
  followedBy: 'tracking (?:details|information|data|code)',
  bookingTold:
    '(?:booking|reservation) (?:confirmation|confirmed)|(?:confirmation of|we confirm|thank you for) your (?:booking|reservation)|your (?:booking|reservation) [^.]{0,80}(?:is|has been) (?:confirmed|booked)',
  billReceived: '(?:we|i) (?:have )?(?:received|got) your invoice',
  notCarriedOut:
    '(?:could not|cannot|unable to) (?:fulfil|fulfill|complete) your order|refund (?:needs attention|failed|did not (?:complete|go through))',
  undelivered: '\\p{L}+ has not received (?:the|his|her|their) order|order (?:was )?not delivered',
  periodReport: '(?:daily|weekly|monthly) (?:sales |order )?(?:report|summary|digest)',
  termsFirst: '(?:whether|if) you (?:can|could|would) (?:accept|agree)[^.]{0,60}(?:payment|terms?)',
  restockAsked:
    '(?:replenishment|restock(?:ing)?) (?:request|order)|request (?:the )?(?:replenishment|restocking) of',
  held: '(?:placed |put |is |are |was )?on (?:credit |temporary )?hold|(?:has been|was|is) (?:held|blocked|suspended)',
  requisition: '(?:purchase )?requisitions?|purchase requests?',
  awaitsApproval:
    '(?:await(?:s|ing)?|pending|waiting (?:for|on)|still (?:needs|requires|has to have)|(?:is|sits|waits) with you for) (?:your |his |her |their |a |the |\\p{L}+[’\\x27]s |manager )?(?:decision|sign-?off|release|approval|review and approval|authori[sz]ation)|(?:once|after|until|when) (?:you(?:[’\\x27]ve| have)?|your manager has) (?:approved?|authori[sz]ed|released) (?:it|this|the (?:order|request|po))|(?:submitted|sent) for (?:your |manager )?(?:approval|authori[sz]ation)',
  decided: '(?:was|has been|is) (?:approved|rejected|declined|returned)',
  fetched:
    'pick(?:ing)? (?:it |them )?up|pick-?up|collect(?:ion|ing)?|will-?call|waiting (?:for you )?at (?:the|our)|ready to be (?:picked up|collected)|is ready(?! (?:to|for) (?:be )?(?:ship|dispatch|deliver))',
  ends: 'expires?|runs out|will lapse',
  cart: '(?:your|the|in) (?:shopping )?(?:cart|basket|bag)|left something behind|forgot something',
  leftThere: 'wait(?:s|ing)|left|forgot\\p{L}*|still|saved|reserved|expires?|complete|check ?out|return',
  finishIt:
    'complete your (?:order|purchase|checkout)|finish (?:your order|checking out)|return to (?:your )?(?:cart|checkout)',
  opinion:
    'leave (?:us )?(?:a |your )?(?:review|feedback|rating)|write (?:us )?a review|rate (?:your \\p{L}+|us)|how (?:did we do|was your (?:order|experience|purchase|delivery)|would you rate)|tell us what you think|your opinion (?:matters|counts)|review your (?:purchase|order|recent)',
  lowStock:
    '(?<!(?:we|i|are|[’\\x27]re|[’\\x27]m|running) )low (?:in |on )?stock|stock (?:level )?(?:\\p{L}+ [^.]{0,60})?(?:is|are|fell) (?:\\p{L}+ )?(?:low|below)|low (?:quantity|inventory)|quantity (?:is )?below|below (?:the )?(?:minimum|reorder|safety|threshold)|out-?of-?stock (?:alert|notification|notice|warning)',
  stockList:
    '(?:stock|inventory) (?:report|list|overview|levels?|status|update|snapshot|transfer|count)|(?:expiry|expired items) report|items expiring',
  backAgain: '(?:back|again) in stock|in stock again|(?:is|are) (?:now )?available again',
  priceWatched: 'price (?:alert|drop|watch)s?',
  priceMoved:
    'price (?:of|for) [^.]{1,60} (?:has|have|was|is) (?:increased|risen|dropped|fallen|decreased|up|down)',
  returned: '(?:your|the|a) returns?|return request|rma',
  returnHandled: 'approved|accepted|authori[sz]ed|registered|requested|rejected',
  delayed: '(?:is|are|has been|have been|will be) (?:\\p{L}+ )?delayed|there is a delay',
  notBrought:
    '(?:could not|couldn[’\\x27]t|unable to|failed to) (?:be delivered|deliver)|delivery (?:attempt )?failed',
  messageTold: 'sent you a (?:new )?message|(?:new|unread) message (?:from|about)',
  unpaidYet: '(?:pending|awaiting) payment|payment (?:is )?pending',
  invited: 'invit(?:es you|ed) to (?:connect|register|join)',
  accountConfirmed:
    '(?:confirm|verify|activate) (?:your|this) (?:\\p{L}+ )?(?:account|e-?mail(?: address)?|registration|subscription)|(?:account|e-?mail|registration) (?:confirmation|verification|activation)',
  customerToBe:
    'become (?:a|one of your) (?:\\p{L}+ )?(?:customers?|clients?|stockists?|dealers?|resellers?)|(?:open|opening|set up|apply for) (?:an?|a new) (?:\\p{L}+ )?account',
  titledRequest: '(?:quote|quotation|rate|freight) requests?|requests? for (?:freight |shipping )?rates',
  ratesWanted: '(?:provide|send|share|give|quote|advise|offer)[^.!?]{0,40} (?<!agreed |usual )rates',
  repliesWithOffer:
    '(?:reply|respond|answer|get back)[^.!?]{0,40} with (?:your|a|the) (?:best )?(?:quotation|quote|offer|prices|pricing)',
  ordersFirmly:
    '(?:we|i)(?: would like to| want to| wish to)?(?: hereby| herewith| now)?(?: confirm| place)? (?:(?:the|our|an|this) )?(?:purchase )?order',
  byYourOffer:
    '(?:as per|per|according to|based on|against|under|in line with|as in) your (?:[\\p{L}-]+ )?(?:offer|quot\\p{L}+|proposal|estimate)',
  stateTold:
    '(?:has|have|was|were) (?:been )?(?:fully |partially |automatically )?(?:approved|rejected|declined|flagged|edited|updated|reassigned|archived|disputed)|has (?:rejected|declined)|exceeds?|has changed to|added a comment|comment (?:to|on) order|disputed a|chargeback|fraud',
  bookedIn:
    '(?:goods receipt|grn) (?:\\S*\\d\\S* )?(?:was|has been|is) (?:posted|created|booked|registered|missing)|no goods receipt|post the goods receipt',
  sellersPaper: '(?:order |po )?(?:acknowledge?ment|confirmation)',
  didNotCome: 'overdue|missing|not (?:yet )?received|outstanding|have yet to',
  nextOne: '(?:your|the) (?:next|upcoming) (?:\\p{L}+ )?(?:order|box|delivery|shipment)',
  ordersHere:
    '(?:we|i)(?:[’\\x27]d| would)?(?: hereby| now| also| therefore)?(?: like| wish| want)?(?: to)? (?:order|place (?:an|the|our|this|a \\p{L}+) (?:new |following |\\p{L}+ )?order|call off)|(?:place|placing|order|ordering|supply|deliver|send|ship|provide|need|require|want)(?: us| me)? the (?:following|items below|below)|(?:here|below|attached|enclosed|herewith)[^.?!]{0,30} (?:order|p\\.?o\\.?|call-?off)|find (?:\\p{L}+ ){0,2}(?:our|my|the|an|this week[’\\x27]s) (?:\\p{L}+ ){0,2}(?:order|p\\.?o\\.?|call-?off)|(?:our|my|an|the)(?: \\p{L}+){0,2} (?:order|p\\.?o\\.?)(?: \\S*\\d)? (?:below|attached|enclosed|herewith|is (?:below|attached|enclosed|as follows)|follows)|this is (?:an|our|my|the|a new) (?:\\p{L}+ ){0,2}(?:order|p\\.?o\\.?)|new order|order of today',
  suppliesAsked:
    '(?:please|kindly|pls) (?:\\p{L}+ )?(?:process|book|enter|accept|add|order|reserve|supply|ship|deliver|send|dispatch|provide)',
  conditions: 'if|when|whenever|in case',
  youOrdered:
    'you(?:[’\\x27]ve| have)? (?:just )?(?:placed (?:an|the following|your) order|ordered|purchased|bought)',
  numberConfirmed:
    '(?:p\\.?o\\.?|order)(?: no\\.?| number)? ?#? ?(?=[^ ]*\\d)[^ ]{2,} (?:order )?(?:confirmation|confirmed|acknowledge?ment|acknowledged)',
  receiptConfirmed:
    '(?:we|i) (?:can |hereby |gladly )?(?:confirm|acknowledge) (?:the )?(?:safe )?(?:receipt|acceptance) of (?:your |the |this )?(?:purchase )?(?:order|p\\.?o)',
  shipmentTold:
    '(?:shipping|shipment|dispatch) (?:confirmation|notification)|shipment (?:no\\.? ?|number )?#? ?[\\p{L}-]{0,4}\\d+ (?:for|of) (?:your )?order|delivery pre-?(?:advice|alert)|advanced? (?:ship|shipping|shipment|delivery) notice|(?:asn|ship notice)(?= (?:no\\.? ?|number )?#?\\S*\\d)|(?:we|hereby) (?:advise|notify|announce)(?: you)?(?: of)? (?:the )?following (?:shipment|delivery|consignment)',
  inParts:
    'in (?:two|three|several|multiple|separate|\\d+) (?:parts|shipments|packages|parcels|deliveries)|partial(?:ly)? (?:shipment|shipped|delivery|delivered)',
  leftToday:
    '(?:shipped|shipping|dispatched) today|today (?:shipped|dispatched)|we(?:[’\\x27]re| are) (?:now )?shipping your',
  comesSoon:
    '(?:scheduled|out) for delivery|(?:arrives?|arriving|arrive|be delivered|being delivered) (?:today|tomorrow|on|by|between|this)',
  shallCome: '(?:should|shall|must|(?:needs?|has|have) to|(?:is|are) to) be',
  addressChanges:
    '(?:our )?new (?:billing|invoice|invoicing|registered|office|company|postal) address|(?:we are|we[’\\x27]re) moving (?:to|house|offices?|premises)|(?:we have|we[’\\x27]ve) moved(?: to| offices?)|(?:update|change|amend) (?:our|your) (?:\\p{L}+ )?(?:master data|records|customer details|address|details)|change of (?:billing |invoice )?address',
  arrivalTold:
    'arrival notice|notice of arrival|advised of the arrival|arrival of (?:the |your |below |following |above )*(?:shipment|consignment|container|cargo|vessel)',
  wouldOrder:
    '(?:we|i)(?:[’\\x27]d| would| might| may) (?:probably|possibly|perhaps|likely|then|be looking to) (?:order|buy|place an order)|(?:we|i) (?:might|may) (?:order|buy|place an order)',
  doesNotWork:
    '(?:cannot|can[’\\x27]?t|could not|couldn[’\\x27]t|unable to) (?:access|log ?(?:in|on)|sign in|connect|print|open)|access (?:is |was )?denied|error (?:message|code)s?|(?:does not|doesn[’\\x27]t|won[’\\x27]t) (?:work|start|print|load|respond)|stopped working',
  requestHeard:
    '(?:your|the) (?:support )?(?:request|ticket|case|message)[^!?]{0,40} (?:has been|was) (?:received|created|opened|updated|assigned|closed|resolved)|(?:received|got) your (?:request|message|ticket)',
  notCharged:
    '(?:could not|couldn[’\\x27]t|unable to|failed to|were not able to) (?:charge|process (?:your|the) (?:payment|card))|payment (?:has |was )?(?:failed|declined|unsuccessful)|card [^.]{0,40}expir\\p{L}+',
  moreTime:
    'extension|extend|(?:more|extra|additional) time|deferral|defer|payment plan|instal?lments?|grace period',
  begs: 'request\\p{L}*|ask(?:ing)?|would like|could (?:we|you)|grant|possible',
  misstated: 'instead of|rather than|incorrect(?:ly)?|wrong|overcharged|does not match|mismatch',
  questionOn: '(?:question|query|enquiry|inquiry|doubt)s? (?:about|on|regarding|concerning|re)',
  sendsUs:
    '(?:can|could|would|will) you (?:please |kindly )?(?:send|resend|forward|provide|share|email)|please (?:re)?send|need (?:a copy|the invoice)|have not (?:yet )?received',
  remindsOf:
    '(?:this|here) is a (?:\\p{L}+ )?reminder|(?:gentle|friendly|delivery) reminder|remind(?:ing)? you|reminder:',
  notAmongThem:
    '(?:missing|short) [^.]{0,40}(?:from|in) (?:the|your|today[’\\x27]s|this) (?:delivery|shipment)|(?:delivery|shipment) [^.]{0,20}(?:was|is) (?:\\d+ [^.]{0,20})?(?:missing|short)',
  inAlready:
    '(?:is|has|was|are|have) (?:this|that|it|these|this one|that one|this order|(?:the )?order below)(?: one)? (?:(?:already|yet|been|gone|now) )*(?:in|on|entered|keyed(?: in)?|booked(?: in)?|processed|done|through|logged|put (?:on|in|through)|on the system|in the system|dealt with|sorted|taken care of)|(?:do|did) we (?:already )?(?:have|get|enter|key|book|process) (?:this|that) (?:one|order)|have (?:we|you) (?:already )?(?:entered|keyed|booked|processed|done|put on|put through) (?:this|that|it)',
  saidNoOrder:
    '(?:no (?:purchase )?order (?:at this (?:stage|point|time)|for now|yet|so far))|(?:do|does|shall|should|is|are|must|may)(?: not|n[’\\x27]?t)(?: be)? (?:constitute|represent|form|imply|consider|regard|treat|take|considered|regarded|treated|taken|understood|construed|create)(?: (?:it|them|this|these(?: \\p{L}+)?))?(?: as)? (?:an? |any |firm |binding |purchase |legal |our )*(?:orders?|commitments?|obligations?)|(?:is|are|with) (?:no|not an?) (?:firm |binding |purchase )*(?:commitment|obligation)',
  howToOrder:
    '(?:just|simply) say (?:yes|the word|go)|(?:to (?:place (?:an|your|the) )?order,? (?:please |just |simply )*(?:reply|answer|respond|call|ring|phone|text|say|tell us|email us|e-mail us|drop us|click|let (?:me|us) know|get in touch)|(?:if you|should you|when you)[’\\x27]?(?:d|re)? ?(?:would )?(?:like|want|wish|are ready|decide)? ?to (?:(?:order|place an order)[^.?!]{0,20}(?:please |just |simply )+|(?:go ahead|proceed)[^.?!]{0,20}(?:just |simply ))(?:reply|answer|respond|call|ring|say|tell|email|drop|let|confirm)|(?:just |simply )(?:reply|answer|say|text)[^.?!]{0,40} to (?:place your |your )?order)',
  orderOfMany:
    '(?:group|joint|collective|communal|bulk|team|office|club|class|shared|society[’\\x27]s|department|kitchen|stationery)(?: \\p{L}+)? order|(?:i[’\\x27]?m|i am|i[’\\x27]?ll be|i will be|we[’\\x27]re|we are) (?:doing|placing|sending|putting in|making|doing up) (?:off )?(?:the|our|an|a|this \\p{L}+[’\\x27]s) (?:[\\p{L}-]+ ){0,3}order (?:on|this|next|tomorrow|tonight|at the end|later)|i (?:send|place|put) (?:it|the order|them)(?: in| off)? (?:to [^.?!]{1,30} )?(?:on|this|next|tomorrow|tonight)',
  whoJoins:
    '(?:if (?:you|any(?:one|body)|some(?:one|body))(?: else)?(?:[’\\x27]d| would)? ?(?:want|need|like|fancy|wish|care)s? (?:to (?:join|add|be included|get in|be part)|(?:anything|something|some)(?! (?:else )?from us| more| further| for )|in(?= |[,.!]))|(?:who|any(?:one|body)|who[’\\x27]s) (?:else )?(?:wants|needs|would like|interested|else)|who[’\\x27]s in|last (?:call|chance) (?:for|to)|add your(?:self| name| items| wishes)|(?:reply|tell me|write|message me|shout)[^.?!]{0,30} with what you[’\\x27]?d? (?:would )?(?:like|want|need))',
  notBefore: `(?:(?:do not|don[’\\x27]?t|please not|not to(?: be)?) (?:deliver|ship|send|dispatch|despatch)(?:ed)?|(?:deliver|ship|send)(?:ed)? not)(?!\\p{L})${within} (?:before|until|till|prior to|earlier than) ${day}`,
  noteWanted: `(?:please|kindly|pls|(?:can|could) you|we need|must|should)[^.!?\\n]{0,50}(?:include|enclose|put|add|attach|send|supply|pack|need|state|quote|mark|show|mention|write|print)(?!\\p{L})[^.!?\\n]{0,50}(?:${deliveryNote})(?! (?:no|number))|(?:state|quote|mark|show|mention|write|print|put)(?!\\p{L})[^.!?\\n]{0,40} on (?:the|all|each|every) (?:${deliveryNote})|(?:${deliveryNote})\\? please`,
};
