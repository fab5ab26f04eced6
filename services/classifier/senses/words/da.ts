import { day, within } from '../deferral-words.ts';
import type { SenseWords } from '../sense-words.ts';

/** The paper that comes with goods. */
const deliveryNote = 'følgesed(?:del|len|ler)|pakkesed(?:del|len|ler)';

export const da: SenseWords = {
  language: 'da',
  your: 'jeres|deres|din|dit|dine|den|de',
  our: 'vores|min|mit|vor',
  order: 'ordren?|ordrer|bestilling(?:en|er)?|indkøbsordren?|købsordren?',
  thanksFor: '(?:tak|takker|tusind tak)(?: (?:igen|meget|mange gange|endnu en gang))? for',
  taken:
    'kommet frem|går afsted|kommet ind|modtaget|fået|registreret|oprettet|bogført|indtastet|accepteret|bekræftet|reserveret|lagt til side|noteret|planlagt|i (?:gang|ordre|produktion|arbejde|systemet)|under behandling|(?:bliver|er ved at blive) (?:pakket|plukket|klargjort)|gået igennem',
  weTook:
    'det er noteret|er noteret|(?:vi har|har vi) (?:nu |allerede )?(?:registreret|oprettet|reserveret|noteret|accepteret|planlagt|bogført|lagt|modtaget|fået)|vi (?:kan )?(?:hermed )?bekræfte[r]?|bekræfter vi',
  forYou: 'til (?:jer|dig|dem)|under (?:vores )?(?:nummer|nr|ordrenr)|vores (?:nummer|ordrenummer|ordrenr)',
  bought:
    'for (?:dit|jeres|deres) køb|(?:du|i|de) (?:handlede|har handlet) (?:hos|ved) os|(?:oversigt|overblik) over (?:din |jeres )?(?:ordren?|bestilling\\p{L}*)|ordreoversigt',
  sellersOrder: 'salgsordre|kundeordre|ordreoversigt',
  expectedDispatch:
    '(?:forventet|planlagt|anslået) (?:afsendelse\\p{L}*|forsendelse|afgang|levering|leveringsdato)|(?:afsendelse|forsendelse|afsendes)(?: er)? (?:forventet|planlagt|forventes)',
  weShip:
    '(?:vi|så) (?:vil )?(?:sender|afsender|leverer|ekspederer)|(?:sender|afsender|leverer|ekspederer) vi|(?:afsendes|leveres|sendes) (?:den|fra)',
  goods:
    'var(?:er|erne|en)|pakke[nr]?|forsendelse[nr]?|levering(?:en)?|palle[nr]?|pallerne|gods(?:et)?|artikler|kolli|sending(?:en)?',
  sent: 'afsendt|sendt|undervejs|på vej|forladt|overdraget|afleveret til|afhentet|læsset|kørt|ekspederet|gået afsted|hos (?:fragtmanden|vognmanden|chaufføren)|med (?:fragtmanden|bilen)|kørt herfra|taget af sted',
  weSent:
    '(?:vi har|har vi) (?:i dag |netop |lige )?(?:afsendt|sendt|ekspederet|overdraget|læsset|afleveret)',
  soon: 'så snart|når|hvis|bliver|vil blive|inden|endnu ikke|venligst|bedes',
  charge: 'vi (?:fakturerer|opkræver|debiterer|beregner)|(?:fakturerer|opkræver|beregner) vi|faktureres',
  bill: 'faktura(?:en|er)?|regning(?:en|er)?|fa|nota',
  attached: 'vedhæft\\p{L}*|vedlagt|bilag|hermed|vedhæftning',
  unpaid:
    'mangler der|ubetalt\\p{L}*|forfald\\p{L}*|udestående|restance|ikke (?:\\p{L}+ )?(?:betalt|modtaget|indgået|set|bogført)|rykker\\p{L}*|påmindelse|erindring|mangler (?:betaling|stadig)|ingen betaling|stadig ikke',
  pay: '(?:bedes|venligst|bed\\p{L}+ (?:jer|dig|dem)) [^.]{0,60}(?:betal\\p{L}*|overfør\\p{L}*|indbetal\\p{L}*)|(?:betal|overfør|indbetal) (?:\\p{L}+ ){0,3}(?:inden|senest|til)|til (?:vores|nedenstående) konto|til betaling',
  payment: 'betaling(?:en)?|overførsel|overførslen|indbetaling(?:en)?|beløb(?:et)?|penge(?:ne)?',
  arrived:
    'modtaget|kom(?:met)? (?:ind|frem)|kom ind|indgået|gået ind|registreret|bogført|krediteret|landet|ankommet',
  not: 'ikke|ingen|aldrig|uden|så snart|efter|når|hvis|inden|senest|indtil',
  settled:
    'konto(?:en)? (?:er|går) (?:nu |dermed )?(?:udlignet|i nul|afstemt|betalt)|betalt (?:kontant|med kort)|kontant|dankort|byttepenge|fuldt betalt',
  credit:
    'får i [^.]{0,40}(?:tilbage|retur)|krediterer|vi (?:krediterer|refunderer|godskriver|tilbagefører)|(?:krediterer|refunderer|godskriver) vi|(?:er|bliver|har) (?:vi )?(?:krediteret|refunderet|godskrevet)|krediteres|refusion|tilbagebetal\\p{L}*|i jeres favør|til gode|modregn\\p{L}*',
  weOffer:
    '(?:kan|vil|kunne) vi (?:gerne )?(?:\\p{L}+ )?(?:tilbyde|foreslå|give)|vi (?:kan |vil gerne )?(?:tilbyde[r]?|foreslår)|tilbyder vi|(?:vores|vort) tilbud(?= [^ ]*\\d)',
  valid:
    'pris(?:en|er|erne) (?:er |holder |står )(?:fast )?(?:til|indtil)|gælder (?:i )?\\d+|gyldigt? (?:til|indtil)|gælder til|uforbindende|forbehold|mellemsalg|for at bestille|så længe lager\\p{L}*',
  howMuch:
    'hvad (?:kan|vil|ville) (?:i|du) [^.?]{0,60}(?:til|for)(?=,| (?:inkl|ekskl)|\\s*\\?)|hvad (?:koster|ville?|tager|vil|skal|bliver)|hvor meget (?:koster|tager|ville?|er|skal)|til hvilken pris|hvad er prisen',
  priceQuestion:
    '(?:pris)(?:spørgsmål|forespørgsel|check)|(?:spørgsmål|forespørgsel) (?:om|til|på) pris\\p{L}*',
  withdraw:
    'annuller\\p{L}*|tilbagekald\\p{L}*|trækker [^.]{0,60}tilbage|stop|stands|aflys\\p{L}*|afbestil\\p{L}*|ikke (?:lever|send|ekspeder|afsend|udfør)\\p{L}*|(?:lever|send|udfør) [^.]{0,40}ikke|ikke (?:længere|mere) (?:brug|behov)|bortfald\\p{L}*|glem',
  late: 'var (?:lovet|aftalt|ventet)|skulle (?:være|have|komme|leveres)|burde (?:være|have)|mangler (?:vi )?(?:stadig|endnu|fortsat)|(?:stadig|endnu) (?:ikke|intet|venter)|venter (?:stadig|fortsat|på)|forsink\\p{L}+|noget nyt|nogen nyheder|hørt noget|(?:indtil nu|hidtil) (?:\\p{L}+ ){0,2}(?:ikke|intet)|(?:ikke|intet) (?:\\p{L}+ )?(?:kommet|dukket op)',
  when: 'hvornår|hvilken dag|hvor (?:er|bliver)|hvor længe|hvilken (?:dag|dato)',
  expect: 'kommer|komme|forvente|ankommer|leveret|leveres|får|få|bliver|regne|er|regne med',
  damage:
    'beskadiget|forkerte?|ufuldstændig\\p{L}*|returner\\p{L}*|erstatning|dårlig stand|ødelagt|knust|bulet|defekte?|utætte?|revet|ridset|mugne?|i stykker|fejl(?:behæftet|ekspedition|levering)|forkert(?:e)? (?:farve|størrelse|vare|artikel|længde)|for (?:få|lidt)|reklam\\p{L}+|klage\\p{L}*',
  meet: '(?:komme|kigge|kigger|kommer) (?:forbi|på besøg)|besøg(?:e)?|møde[rst]?|aftale et møde|mødes|videomøde',
  closed:
    '(?:holder|har|er|holdes) (?:\\p{L}+ )?(?:lukket|ferielukket)|lukket|lageroptælling|ferielukning|ingen (?:varer|vare)?modtag\\p{L}+|modtager (?:vi )?ikke (?:varer|gods)',
  wants:
    'komme forbi med|(?:mangler|behøver|skal (?:vi |jeg )?bruge|har brug for)|(?:kan i|kan du|vil i|vil du|venligst|bedes) [^.]{0,60}(?:send\\p{L}*|lever\\p{L}*|pakk?\\p{L}*|bring\\p{L}*|læg\\p{L}*)|send (?:os|mig|lige|venligst)|jeg (?:tager|bestiller)(?= (?:\\p{L}+ ){0,2}\\d)|(?:kan|må) (?:jeg|vi) (?:lige |godt )?få(?= (?:\\p{L}+ ){0,2}\\d)|vi (?:tager|vil (?:gerne )?have|bestiller|ønsker)|vil gerne (?:have|bestille)|beder jer|(?<!(?:har|vi|at) )(?:send|bring)(?= (?:\\p{L}+ ){0,3}\\d)|(?:skal|vil) (?:vi|jeg) (?:gerne )?(?:have|bruge)|(?:vi|jeg) (?:skal|vil) (?:gerne )?have',
  sameAgain: '(?:det )?samme (?:som|igen)|som sidst|som (?:sædvanlig|altid|sidste)|gentag\\p{L}*',
  accepts: 'accepter\\p{L}+|siger ja|enig\\p{L}* i|ifølge jeres tilbud|som tilbudt',
  price: 'pris(?:er|en|erne)?|tilbud|betingelser',
  asks: 'hvad|hvilke\\p{L}*|oplys\\p{L}*|giv\\p{L}*|send\\p{L}*|må vi|vil gerne|kan i|kan du|bede|beder|ønsker|få|lav\\p{L}*',
  ourDriver: 'vores (?:chauffør|vognmand|bil|bud) (?:kommer|er|vil|leverer)',
  ourPrices: 'vores (?:bedste )?priser|her er priserne',
  sendBack:
    '(?:vil gerne|ønsker at|skal|vil|kan vi) (?:(?:noget|det|dem|resten) )?(?:returnere|sende (?:\\p{L}+ )?(?:retur|tilbage))',
  repeats:
    'det samme (?:igen|som)|(?:ligesom|som) sidste (?:måned|gang|uge)|gentag\\p{L}* [^.]{0,30}(?:bestilling|ordre)|det sædvanlige|som altid',
  approves:
    'sæt(?:te?)? (?:\\p{L}+ )?i gang|(?:er|ser) (?:helt )?fint?|ifølge (?:jeres )?tilbud|som tilbudt|betragt [^.]{0,40}som (?:bestilt|bestilling|ordre)|(?:vi )?godkend\\p{L}+|kør bare|gå i gang|aftalt|accepterer',
  leftYet:
    'er (?:den|det|de|ordren?|varerne|(?:vores|min) \\p{L}+)(?: \\d\\S*)? (?:(?:allerede|blevet|så|nu|egentlig) )*(?:sendt|afsendt|afsted|af sted|på vej|gået|kørt|undervejs)',
  theLastOne: 'sidste|forrige|tidligere|anden|første',
  asksAfter:
    'høre (?:lidt )?(?:til|om|hvordan|hvor)|spørge (?:til|om)|status|hvor langt|hvor bliver|hvordan går det|nyt om|rykke for',
  nothingCame:
    '(?:venter|vi venter) (?:\\p{L}+ )?stadig|(?:stadig|endnu) ikke (?:modtaget|fået|kommet|set)|(?:har|er) (?:\\p{L}+ )?(?:stadig |endnu )?ikke (?:modtaget|fået|kommet)|intet (?:modtaget|kommet)|ikke (?:kommet|modtaget) (?:endnu|noget)',
  holdsBack:
    '(?:vent(?:e|er)?) (?:(?:lige|venligst|gerne|lidt) )*med (?:at )?(?:sende|levere|afsende|leveringen|afsendelsen)|(?:ikke) (?:sende|levere|afsende)[^.?]{0,120} (?:endnu|lige nu|foreløbig)|send (?:venligst |lige )?ikke [^.?]{0,120}(?:endnu|foreløbig)|(?:sæt(?:te)? (?:\\p{L}+ )?på hold|hold(?:e)? (?:\\p{L}+ )?tilbage)',
  ifPriceFalls:
    '(?:hvis|såfremt) (?:i|du|de)(?= [^.?!]{0,60}(?:\\d|pris\\p{L}*|rabat))[^.?!]{0,30}(?:gå|går|komme|kommer|matche|matcher|gøre|gør|give|giver|sænke|sænker|lave|laver)',
  thenWeOrder:
    '(?:lægger|bestiller|afgiver|køber|tager|sender|skriver) (?:vi|jeg)|får (?:i|du) ordren|er ordren (?:jeres|din)|så er det en aftale|har vi en aftale',
  enteredForYou:
    '(?:er|har jeg|har vi)(?: (?:nu|det|den|alt))* (?:booket|noteret|reserveret|lagt ind|bestilt hjem) (?:ind )?(?:til|for) (?:dig|jer)',
  allInStock: 'alt (?:er|har vi) på lager|vi har (?:det hele|alt) på lager',
  notContent:
    '(?:ikke|slet ikke) (?:særlig |helt )?(?:tilfreds|glad|tilfredse|glade)|utilfredse?|skuffede? over',
  ticketMoved:
    '(?:ticket|sag) (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:er (?:blevet )?|blev )?(?:opdateret|tildelt|eskaleret|lukket)',
  asksEverybody: 'er der nogen,? (?:der )?(?:ved|har|kender)|har nogen (?:set|oplevet|prøvet)',
  orderComesFromOthers:
    '(?:han|hun|de|kunden) (?:sender|vil sende|mailer)(?: (?:os|mig|dig|i morgen|senere))* (?:(?:den|en|sin|rigtige|officielle) )*(?:ordre|bestilling|rekvisition)(?:en)?',
  enteredUnder:
    '(?:er|står|ligger)(?: (?:den|det|nu))* (?:tastet|oprettet|inde|lagt ind|registreret) (?:under|som) (?:ordre\\p{L}*|nr\\.?|nummer)(?= [^ ]*\\d)',
  enteredByAnybody: 'har (?:(?:der|allerede) )*nogen(?: [^?]{0,30})? (?:tastet|indtastet|oprettet|lagt)',
  enterIt: '(?:kan|vil) (?:du|i|en af jer)[^.?!]{0,30} (?:taste|indtaste|oprette|lægge)',
  choosesBetween:
    'svært ved at (?:vælge|beslutte)|i tvivl (?:om,? hvilken|mellem)|kan ikke (?:vælge|beslutte)|ved ikke,? hvilken|hvilken [^?]{0,30}anbefal\\p{L}*',
  ordersLater:
    'venter(?: (?:jeg|vi))?[^.?!]{0,40} med (?:at (?:bestille|købe)|bestillingen|ordren)|bestiller(?: (?:jeg|vi))? først (?:i|til|når|efter)',
  shallWeSend: 'skal (?:vi|jeg)|vil (?:i|du|de) (?:have|gerne)',
  orWait: 'eller (?:\\p{L}+ ){0,4}vente',
  setsRight: 'rettelse|ændring|rette|ændre|fejl',
  orderPaid: '(?:ordre|bestilling)\\p{L}* [^.]{0,60}er (?:blevet )?betalt',
  paymentDone: 'betaling(?:en)? (?:er |blev )?(?:gennemført|bekræftet)',
  paying: 'at (?:betale|have betalt)',
  wePaid: '(?:foretaget|gennemført) følgende betaling|betalingsadvis|overført følgende beløb',
  underWay:
    'status ?[:=] ?(?:i produktion|under produktion|forsinket)|(?:deres|jeres|din) (?:ordre|bestilling)[^.!?]{0,40} er (?:under produktion|i produktion|forsinket)',
  stateShipped: '(?:ny )?status ?[:=] ?(?:afsendt|sendt|leveret|undervejs)',
  signedFor: 'levering(?:en)? (?:er )?(?:underskrevet|kvitteret)',
  followedBy: 'sporings(?:nummer|oplysninger)|track ?(?:&|og) ?trace',
  bookingTold:
    '(?:booking|reservations)bekræftelse|bekræfter (?:din|jeres) (?:booking|reservation)|(?:booking|reservation) [^.]{0,60}bekræftet',
  billReceived: 'vi har modtaget (?:jeres|din) faktura',
  notCarriedOut:
    'kan (?:desværre )?ikke (?:gennemføre|udføre) (?:din|jeres) (?:ordre|bestilling)|refusion(?:en)? mislykkedes',
  undelivered: 'har ikke modtaget (?:ordren|bestillingen)|(?:ordre|bestilling)\\p{L}* ikke leveret',
  periodReport: '(?:daglig|ugentlig|månedlig)e? (?:rapport|oversigt)|(?:uge|måneds)rapport',
  termsFirst: 'om (?:i|du) kan acceptere [^.]{0,60}betaling\\p{L}*',
  restockAsked: 'genopfyldningsanmodning|anmod(?:er|ning) om genopfyldning',
  held: 'sat i bero|spærret|tilbageholdt|blokeret',
  requisition: 'indkøbsanmodning\\p{L}*|indkøbsrekvisition\\p{L}*',
  awaitsApproval:
    '(?:afventer|venter på) (?:din |jeres |hans |hendes )?(?:godkendelse|beslutning|frigivelse|accept)|skal (?:stadig|først) godkendes|når du har godkendt',
  decided: 'er (?:blevet )?(?:godkendt|afvist)',
  fetched: 'hent(?:er|e|es)|afhent\\p{L}*',
  ends: 'udløber',
  cart: '(?:indkøbs)?kurv(?:en)?',
  leftThere: 'venter|glemt|stadig|gemt',
  finishIt: '(?:fuldfør|afslut) (?:din |dit )?(?:ordre|bestilling|køb)',
  opinion: '(?:skriv|giv|efterlad)[^.]{0,20}anmeldelse|bedøm (?:dit|din|os)|hvor tilfreds (?:er|var)',
  lowStock:
    'lav(?:t)? (?:lager(?:beholdning)?|beholdning)|(?:lager)?beholdning(?:en)?[^.]{0,50} (?:er lav|under)|under minimums\\p{L}+',
  stockList: 'lager(?:rapport|status|liste|oversigt)\\p{L}*',
  backAgain: 'igen på lager|på lager igen|tilgængelige? igen',
  priceWatched: 'pris(?:alarm|fald)\\p{L}*',
  priceMoved: 'prisen på [^.]{1,60} (?:steget|faldet)',
  returned: '(?:din |jeres )?returnering|retursag|din retur',
  returnHandled: 'godkendt|accepteret|registreret|anmodet|afvist',
  delayed: 'forsinket|forsinkelse',
  notBrought: 'kunne ikke (?:leveres|afleveres)',
  messageTold: 'har sendt dig en besked|ny besked (?:fra|om)',
  unpaidYet: 'afventer betaling',
  invited: '(?:inviterer (?:jer|dig)|inviteret) til at (?:registrere|tilslutte)',
  accountConfirmed:
    '(?:bekræft|aktiver)(?:e)? (?:din|jeres) (?:konto|e-?mail\\p{L}*|tilmelding|registrering)|bekræftelse af (?:din )?(?:konto|tilmelding|registrering)',
  customerToBe: 'blive (?:kunder?|forhandlere?)(?: hos jer)?|(?:oprette|få) (?:en )?(?:kunde)?konto',
  titledRequest: '(?:tilbuds|pris|fragt)forespørgsel',
  ratesWanted: '(?:oplyse?|sende?|give)[^.!?]{0,40} (?:fragt)?(?:rater|takster)',
  repliesWithOffer: 'svar\\p{L}*[^.!?]{0,40} med (?:jeres|dit|et) tilbud',
  ordersFirmly:
    '(?:bestiller|afgiver) (?:vi|jeg)|(?:vi|jeg) (?:hermed )?(?:bestiller|afgiver (?:hermed )?(?:en )?(?:ordre|bestilling)|bekræfter (?:ordren|bestillingen))',
  byYourOffer:
    '(?:efter|ifølge|iht\\.?|i henhold til|jf\\.?|som i) (?:jeres|dit|deres) (?:[\\p{L}-]+ )?tilbud',
  stateTold:
    'er (?:blevet )?(?:godkendt|afvist|ændret|opdateret|markeret)|har afvist|overstiger|en kommentar|svindel',
  bookedIn: 'varemodtagelse\\p{L}* [^.]{0,60}(?:bogført|registreret|mangler)',
  sellersPaper: 'ordrebekræftelse\\p{L}*',
  didNotCome: 'mangler|ikke modtaget|endnu ikke',
  nextOne: '(?:din|jeres) næste (?:ordre|levering|kasse)',
  ordersHere:
    '(?:bestiller) (?:vi|jeg)|(?:vi|jeg) (?:\\p{L}+ ){0,2}bestiller?|vil (?:gerne )?bestille|(?:vedhæftet|her er|hermed|herved|nedenfor|følgende)[^.?!]{0,30}(?:ordre|bestilling)|(?:send|lever|sende|levere) (?:os )?(?:venligst )?(?:følgende|nedenstående)|ny (?:ordre|bestilling)',
  suppliesAsked:
    '(?:venligst|gerne|bedes) (?:[^.?!]{0,40} )?(?:send|lever|tilføj|levere|sende|reserver)\\p{L}*',
  conditions: 'hvis|når',
  youOrdered: '(?:du|i) har (?:lige |netop )?(?:bestilt|købt|afgivet (?:en )?(?:ordre|bestilling))',
  numberConfirmed:
    '(?:ordre|bestilling) (?:nr\\.? ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:(?:er )?bekræftet|bekræftelse)|bekræftelse (?:af|på) (?:ordre|bestilling) (?:nr\\.? ?)?#?[^ ]*\\d',
  receiptConfirmed:
    '(?:(?:vi|jeg|hermed) bekræfter|bekræfter (?:vi|jeg|hermed))(?: (?:gerne|hermed))* (?:modtagelsen?|accept) af (?:jeres |din |deres )?(?:ordren?|bestilling(?:en)?)',
  shipmentTold:
    'forsendelsesbekræftelse|forsendelse (?:nr\\.? ?)?#?\\d+ (?:for|til) (?:ordre|bestilling)|leveringsavis|(?:vi|hermed) aviserer|aviserer (?:vi|hermed|jer)',
  inParts:
    'i (?:to|tre|flere|\\d+) (?:dele|leverancer|pakker|forsendelser)|del(?:levering|leverance|forsendelse)\\p{L}*',
  leftToday: '(?:sendt|afsendt) i dag',
  comesSoon: 'bliver leveret|leveres (?:i dag|i morgen|den)|kommer i (?:dag|morgen)',
  shallCome: 'skal|bør|bedes',
  addressChanges:
    'ny (?:faktura|faktureringsa|post|firma)adresse|vi flytter|vi er flyttet|adresseændring|(?:ret|opdater|ændr)(?: venligst)? vores (?:stamdata|oplysninger|adresse)',
  arrivalTold:
    'ankomst(?:avis|meddelelse|varsel)|ankomst af (?:\\p{L}+ )?(?:forsendelse\\p{L}*|container\\p{L}*|skib\\p{L}*)',
  wouldOrder:
    '(?:vil|ville) (?:vi |jeg )?(?:så )?(?:sandsynligvis|nok|måske|formentlig) (?:bestille|købe)|bestiller (?:vi |jeg )?(?:så )?(?:sandsynligvis|nok|måske|formentlig)',
  doesNotWork:
    'kan (?:\\p{L}+ )?ikke (?:længere )?(?:logge (?:ind|på)|printe|få adgang)|adgang nægtet|fejlmeddelelse\\p{L}*|virker (?:\\p{L}+ ){0,2}ikke',
  requestHeard:
    '(?:din|jeres) (?:henvendelse|sag|besked)[^!?]{0,40} (?:modtaget|oprettet|lukket|registreret)|modtaget (?:din|jeres) (?:henvendelse|besked)',
  notCharged: 'betalingen? (?:mislykkedes|blev afvist)|kunne ikke trække|kort udløber',
  moreTime: 'henstand|udsættelse|afdragsordning',
  begs: 'beder|anmod\\p{L}+|ansøg\\p{L}+|muligt',
  misstated: 'i stedet for|forkert\\p{L}*|stemmer ikke',
  questionOn: 'spørgsmål (?:til|om|vedr\\p{L}*)',
  sendsUs:
    '(?:kan|kunne|vil) (?:i|du) [^.]{0,30}(?:sende|eftersende|maile)|(?:send|mail|eftersend)(?: venligst)? (?:mig|os)|ikke modtaget',
  remindsOf: 'påmindelse|minder (?:\\p{L}+ )?om',
  notAmongThem: 'mangle(?:r|de) [^.]{0,40}i leveringen|i leveringen [^.]{0,40}mangle(?:r|de)',
  inAlready:
    'er (?:den|det|ordren|denne|den her|de)(?: (?:her|der))? (?:(?:allerede|blevet) )+(?:tastet|indtastet|oprettet|lagt ind|inde|i systemet|registreret|lavet|klaret)|har (?:vi|du|i) (?:allerede )?(?:tastet|oprettet|lagt) (?:den|denne)',
  saidNoOrder:
    '(?:udgør|er|udgøre|skal ikke|betragtes)(?: \\p{L}+)? (?:ikke|ingen)(?: \\p{L}+)? (?:en )?(?:ordrer?|bestilling(?:er)?|købsforpligtelse|forpligtelse)|(?:udgør|er) (?:ikke|ingen) (?:en )?(?:ordre|bestilling|købsforpligtelse)',
  howToOrder:
    '(?:bare sig ja|et ja er nok)|(?:for at bestille|vil (?:du|i) bestille|bestil ved|ønsker (?:du|i) at bestille|(?:du|i) bestiller (?:\\p{L}+ )?ved)[^.?!]{0,30}(?:svar\\p{L}*|skriv\\p{L}*|ring\\p{L}*|besvar\\p{L}*|klik\\p{L}*|giv\\p{L}*|at (?:svare|ringe|skrive|besvare))',
  orderOfMany:
    'fællesbestilling\\p{L}*|fælles (?:bestilling|ordre|indkøb)|samlet (?:bestilling|ordre)|(?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|i morgen) (?:sender|bestiller|lægger|laver) (?:jeg|vi)',
  whoJoins:
    'hvem (?:(?:vil|skal|har|mangler|ellers|der|også) )+(?:med|være|have|noget|lyst|bruge)|hvis (?:i|du|nogen) (?:også |gerne |andre )*(?:vil|ønsker|mangler) (?:\\p{L}+ )?(?:være med|have|med|bestille|noget)|skriv,? hvad i vil have',
  notBefore: `ikke (?:send|lever|afsend)\\p{L}*${within} (?:før|inden) ${day}|(?:send|lever)\\p{L}*${within} ikke${within} (?:før|inden) ${day}|ikke (?:før|inden) ${day}`,
  noteWanted: `(?:læg|vedlæg|husk|anfør|skriv|noter|påfør|oplys)(?!\\p{L})[^.!?\\n]{0,60}(?:${deliveryNote})`,
};
