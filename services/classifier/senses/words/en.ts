import type { SenseWords } from '../sense-words.ts';

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
    "(?:could|can) you (?:please )?(?:drop off|leave|put aside|squeeze in)|replenish|top (?:us )?up|we (?:\\p{L}+ )?need(?! to (?!order|buy|purchase|have|get|re-?order|restock|receive))|we[’']re (?:out of|short of|missing)|we are (?:out of|short of)|(?:please|pls|could you|can you|kindly)(?: please)? (?:send|deliver|supply|bring|add|pack|put|ship|drop|get|sort|let us have|set aside|provide)|send (?:us|me)|i(?:[’']ll| will) take|we(?:[’']ll| will) take|(?:we|i) want (?:\\p{L}+ ){0,2}\\d|i need(?! to (?!order|buy|purchase|have|get|re-?order|receive))|(?:we|i)(?: shall| will|[’']ll) (?:want|need|require)(?! to (?!order|buy|purchase|have|get|re-?order|receive))|(?<!comment )to order|let us have|(?<!(?:we|i|will|to|ll|can|shall|us) )(?:send|bring)(?= (?:\\p{L}+ ){0,3}\\d)|(?:we|i) (?:would|[’\\x27]d) like(?=\\s*(?::|$))",
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
};
