import type { SenseWords } from '../sense-words.ts';

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
};
