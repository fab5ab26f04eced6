import { type Cue, cues, mentions } from './cue.ts';

export const danish: Cue[] = [
  ...cues('purchase_order', [
    [
      3.5,
      '(?:vi|jeg) (?:vil|ønsker|skal|ville)(?: \\p{L}+)?(?: at)? (?:bestille|have bestilt|købe|afgive en (?:ordre|bestilling))|(?:vi|jeg) bestiller|bestil(?:les)? hermed|kan (?:jeg|vi) bestille',
    ],
    [
      3,
      '(?:vores|ny|hermed) (?:nye )?(?:ordre|bestilling|indkøbsordre)|(?:ordren?|bestilling(?:en)?) (?:er )?(?:vedhæftet|vedlagt)|(?:vedhæftede?|vedlagte?) (?:er )?(?:vores )?(?:ordre|bestilling)',
    ],
    [
      3,
      '(?:send|lever|fremsend|levér)(?: os| mig)? (?:venligst|gerne)(?! (?:et|en|jeres)[^.!?]{0,20}(?:tilbud|ordrebekræftelse|pris|katalog|bekræftelse))|venligst (?:send|lever|fremsend)|vær(?:e)? (?:så )?ven\\p{L}* (?:at|og) (?:sende|levere)',
    ],
    [
      3,
      '(?<!hvad )kan (?:i|du) (?:lige |venligst )?(?:levere|sende|skaffe)(?! (?:os |mig )?(?:et|jeres|en)[^.!?]{0,20}(?:tilbud|pris|katalog))',
    ],
    [
      2.5,
      '(?:vi|jeg) (?:mangler|skal bruge|har brug for)(?! (?:jeres|dit|din|et) (?:svar|tilbud|pris\\p{L}*))',
    ],
    [1.5, 'følgende (?:varer|artikler|produkter)'],
    [1, 'leveringsdato|leveringsadresse|levering til|leveres|antal|varenr\\.?|bekræft venligst'],
  ]),
  ...cues('order_confirmation', [
    [7, 'ordrebekræftelse(?:n)?|bekræftelse (?:på|af) (?:jeres|din|deres) (?:ordre|bestilling)'],
    [6, 'tak for (?:jeres|din|deres) (?:ordre|bestilling)'],
    [
      6,
      '(?:har )?modtaget (?:jeres|din|deres) (?:ordre|bestilling)|(?:jeres|din|deres) (?:ordre|bestilling) [^.!?]{0,60}(?:modtaget|bekræftet|under behandling)',
    ],
    [4.5, 'vi bekræfter (?:levering|hermed|ordren|jeres)'],
    [3.5, '(?:jeres|din|deres) (?:ordre|bestilling)'],
  ]),
  ...cues('invoice', [
    [6, 'faktura(?:en|er|nummer)?|betalingspåmindelse|rykker(?:skrivelse)?'],
    [2.5, 'forfald\\p{L}+|ikke betalt|udestående|bedes betalt|forfaldsdato'],
  ]),
  ...cues('delivery_note', [
    [
      6,
      'følgesed\\p{L}+|pakkesed\\p{L}+|fragtbrev|forsendelsesadvis|sporingsnummer|track ?(?:&|and|og) ?trace',
    ],
    [
      5,
      '(?:forsendelse|pakke|varer|ordre)\\p{L}*[^.!?]{0,40}(?:på vej|afsendt|afleveret til fragtm\\p{L}+|sendt afsted)',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:pris|tilbuds)?forespørgsel(?! [^.!?]{0,30}tilbyde)|(?:give|sende|få|afgive|indhenter?)(?: os| mig)? [^.!?]{0,15}(?:tilbud|pris(?:er)?)|hvad koster',
    ],
    [5, 'tilbud(?:det)?|prisliste|vi kan tilbyde|proforma'],
  ]),
  ...cues('receipt', [
    [8, 'betaling(?:en)? (?:er )?modtaget|modtaget (?:jeres|din|deres) betaling|betalingsbekræftelse'],
    [6, 'kvittering(?:en)?|kassebon'],
  ]),
  ...cues('credit_note', [[8, 'kreditnota(?:en)?|refusion|refunder\\p{L}*|krediteret']]),
  ...cues('unknown', [
    [9, 'autosvar|automatisk svar|ikke på kontoret|på ferie'],
    [14, 'annuller\\p{L}*|afbestil\\p{L}*|afbestilling'],
    [7, 'på alt|nyhedsbrev|klik her|spar \\d+|afmeld'],
    [7, 'hvor er|hvornår (?:kommer|ankommer|leveres|får)|venter stadig|status på'],
    [7, 'reklamation|beskadiget?(?:de)?|i stykker'],
    [6, 'møde|ansøg\\p{L}+|lukket'],
  ]),
  ...mentions('purchase_order', [
    [4, 'indkøbsordre\\p{L}*|rekvisition|bestillingsseddel|bestillingsliste'],
    [2, 'ordre|bestilling(?:en)?'],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?<!hvad )(?:vil|kan|kunne) (?:du|i) (?:lige |venligst )?(?:sende|levere|pakke|lægge|skaffe)(?! [^.!?\\n]{0,25}(?:tilbud|pris|faktura|katalog))|(?:send|læg) (?:lige |også |venligst )?\\d|hermed (?:fremsendes|følger)|genbestilling',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      '(?:ordren?|bestillingen?) (?:er |blev )?(?:modtaget|bekræftet|registreret|noteret|accepteret)|(?:og )?leveres (?:fredag|mandag|tirsdag|onsdag|torsdag|i morgen)|sendes (?:fredag|mandag|tirsdag|onsdag|torsdag|i morgen)',
    ],
  ]),
  ...cues('quotation', [[7, '(?:bedste|jeres|hvad er) (?:\\p{L}+ )?pris|pris (?:på|for)']]),
  ...cues('unknown', [
    [
      8,
      'ikke (?:modtaget|fået|kommet)|mangler (?:\\d+ )?(?:fra|i) (?:leveringen|ordren)|returner\\p{L}+|ombyt\\p{L}+|ny adresse|katalog',
    ],
  ]),
  ...cues('purchase_order', [
    [3, '(?:læg|smid|tag|sæt) (?:lige |også |venligst )?\\d|løbet tør for|vil (?:gerne )?købe'],
  ]),
  ...cues('unknown', [
    [
      9,
      '(?:har i|har du) [^.!?]{0,60}(?:modtaget|fået)[^.!?]{0,60}\\?|(?:flytte|udskyde|fremrykke) (?:leveringen|ordren)|glædelig jul',
    ],
  ]),
  ...cues('purchase_order', [
    [
      7,
      '(?:du|i) har (?:fået|modtaget) (?:en |et )?(?:ny )?(?:indkøbsordre|ordre|bestilling)|har (?:sendt|afgivet|placeret|lagt) (?:dig |jer )?(?:en |ny )?(?:ny )?(?:indkøbsordre|ordre|bestilling)(?! afsted)|(?:der er |der ligger |en )(?:\\S+ ){0,2}ny (?:indkøbsordre|ordre|bestilling) (?:\\S+ ){0,5}(?:i din|i jeres|fra|klar|til jer|modtaget|lagt|oprettet)|ny (?:edi-?)?(?:ordre|bestilling|indkøbsordre) (?:nr\\.? ?)?#?\\S*\\d|(?:du|i) har solgt|(?:din|jeres) (?:vare|annonce|artikel) er solgt|send til køberen?|købers adresse|kundekommentar|kundebemærkning|(?:woocommerce|shopify|magento|shopware|prestashop|dandomain|webshop)[^.!?]{0,20}: ?(?:ny )?(?:ordre|bestilling)|(?:system|lagersystem) (?:\\S+ ){0,4}(?:dannet|oprettet|genereret|afgivet) (?:\\S+ ){0,2}(?:bestilling|ordre|indkøbsordre)|(?:vedhæftet|vedlagt|hoslagt|hermed|indskannet|bilag|her er|se)[^.!?]{0,20}(?<!faktura \\d{1,9} til )(?:ordre(?:seddel|n)?|bestilling(?:en)?|rekvisition|indkøbsordre|købsordre|bestillingsseddel)(?!bekr)(?! er| bliver)|(?:ordre|bestilling)(?:en)? (?:er |kommer )?(?:vedhæftet|hermed|her)(?! bekræft)|se vedhæftet,? (?:vi |og )(?:\\S+ ){0,3}(?:levering|regner|send)|(?:bestilling|ordre) (?:fra (?:\\S+ ){0,2})?er (?:åbenbart )?ikke (?:\\S+ ){0,2}frem[^.!?]{0,30}her er den igen|(?:bestiller|bestilles|rekvirerer|ordrer|afgiver|køber) (?:vi|jeg|hermed|følgende|\\d)(?! hjem)|(?:vi|jeg) bestiller (?:altså |hermed |derfor |gerne )?(?:\\d|\\p{L}+ \\d|følgende|trucken|den|de|det)|(?:på vegne af|for vores kunde|på kundens vegne) (?:\\S+ ){0,6}bestil\\p{L}*|(?:afdeling|institut|skole|kommune|hotel|kantine|klinik)\\p{L}* (?:\\S+ ){0,4}bestiller|(?:konsulent|sælger) (?:\\S+ ){0,2}har (?:optaget|skrevet|modtaget) (?:\\S+ ){0,3}(?:ordre|bestilling)|kunden? (?:\\p{L}+ )?(?:bestiller|ønsker \\d|vil have)|(?:ordre|bestilling|udgave|version) (?:\\S+ )?erstatter (?:den |vores |tidligere |min )|revideret (?:ordre|bestilling)|rettet (?:ordre|bestilling)|(?:rettelse|tillæg|tilføjelse) til (?:vores |min )?(?:ordre|bestilling)(?!bekræft)|(?:tilføj|læg|put|sæt|tag|pak|send|lever|giv|smid|kør|skriv|ekspedér|eksped[eé]r) (?:lige |også |venligst |os |mig |bare |endnu |gerne |yderligere |til )*(?:\\d|en |et |to |tre |fire |fem |seks )|(?:accept|godkendelse) af (?:jeres )?(?:tilbud|pris)|(?:vi|jeg) (?:accepterer|godkender|tager imod|siger ja til) (?:hermed )?(?:jeres|dit|dit|tilbuddet)|(?:tilbud(?:det)?|prisen?) (?:er )?(?:ok|accepteret|godkendt|fint)[,. ] (?:\\S+ ){0,5}(?:send|lever|sæt|bestil|kør)|sæt (?:bare )?i gang|slutseddel|så køber (?:vi|jeg)|(?:vi|jeg) (?:vælger|tager) (?:model|variant|løsning|mulighed|nr|den|de \\d)|har godkendt,? så|(?:samme|det samme|ligesom|præcis som) (?:som )?(?:sidst|sidste (?:gang|måned|uge)|forrige)|som (?:sidst|smagt|aftalt),? (?:tak|bare|nu|igen)|genbestilling|(?:må|kan|kunne) (?:jeg|vi) (?:bede om|få|godt få|lige få|købe|bestille) (?:\\S+ ){0,2}\\d|(?:kan|vil|gider) (?:i|du) (?:\\S+ ){0,3}(?:sende|levere|lægge|pakke|køre|bringe|medbringe|skaffe) (?:\\S+ ){0,3}(?:\\d|en |et )|send venligst|lever venligst|(?:leveres|sendes) (?:direkte )?(?:til|på) (?:vores|byggeplads\\p{L}*|slutkunde|\\d\\. sal|afdeling|port)|direkte levering til|(?:dropship|klinik|uge|forårs|efterårs|telefon|haste|morgen)-?(?:ordre|bestilling)(?! bekr)|(?:hver dag|hver morgen|til (?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|i morgen|weekenden))[:,]? (?:\\S+ ){0,2}\\d+ \\p{L}+|ean:? ?\\d{6,}|vores (?:po|indkøbsordre|rekvisition|ordre-?nr|ordrenummer|ref)(?:nr)?\\.? \\S*\\d|(?:ønsket|ønskes) (?:leveringsdato|leveret|levering) (?:\\S+ ){0,3}\\d|afkald (?:på|af|fra) (?:\\S+ ){0,4}\\d(?![^.!?]{0,20}bekræft)|vi (?:afkalder|kalder af)|levering (?:primo|medio|ultimo) ',
    ],
    [
      2,
      '(?:rekvirent|kundenr|omkostningssted|leveringsadresse|sagsnr|betalingstype|betalingsmetode)\\p{L}*:? (?:\\S+ ){0,2}\\S',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      8,
      'bekræftelse (?:på|af|vedr\\.?) (?:jeres|din|deres|den|telefon\\p{L}*|\\p{L}*ordre|\\p{L}*bestilling|afkald|\\p{L}*po)|bekræftelse (?:telefon|haste)?(?:ordre|bestilling|afkald)|bekræftet afkald|(?:din|jeres|deres) (?:\\p{L}+ )?(?:\\p{L}*ordre|bestilling|indkøbsordre|po|afkald|reservation|booking)(?:en)?(?: \\S+){0,4} (?:er|bliver|blev) (?:\\S+ ){0,3}(?:bekræftet|accepteret|modtaget|noteret|registreret|landet|oprettet|indtastet|reserveret|afgivet|afsluttet|ændret|rettet|booket|indlagt)(?! af lederen)|(?:ordre|afkald|bestilling|po|indkøbsordre)(?:n|en)?(?: \\S+){0,3} (?:er |bliver |blev )?(?:hermed )?(?:bekræftes|bekræftet|oprettet|accepteret af|booket|indlagt|registreret|noteret)(?! af leder)|(?:bekræfter|bekræftes) (?:vi|jeg|hermed|din|jeres|den) (?:\\S+ ){0,6}(?:ordre|bestilling|afkald|levering|termin|dato|priser)|(?:vi|jeg) bekræfter (?:\\S+ ){0,6}(?:ordre|bestilling|afkald|levering|modtagelsen|dato|priser)|har accepteret (?:din|jeres) (?:ordre|bestilling)|afgivet som ordre|(?:vores|vort) (?:ordrenr|ordrenummer|salgsordre)|ordrenr hos os|tak for (?:\\p{L}*ordren|\\p{L}*bestillingen|din forudbestilling|dit abonnement)',
    ],
    [
      6.5,
      '(?:er|har) (?:\\S+ ){0,5}(?:skrevet|noteret|booket|bekræftet|reserveret|indtastet|indskrevet|lagt ind|sat op)(?! af)(?! [^.!?]{0,15}\\?)|indskrevet er|(?:skrevet|noteret) (?:\\S+ ){0,6}op|(?:vi|jeg) (?:kører|leverer|kommer|bringer) (?:det |dem |ud )?(?:ud )?(?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|i morgen|på|d\\. )|(?:alt|resten|ellers alt) (?:er )?(?:bekræftet|som bestilt|som skrevet|ok)|(?:ønsket )?dato kan overholdes|(?:går|er gået|er) i (?:gang|produktion)|(?:vi |så )?vender tilbage med (?:bekræftet )?(?:pris|dato)|(?:er|bliver) (?:pakket|klargjort) og kører|(?:super|fint|klaret|den er god|ok)[,.! ] (?:\\S+ ){0,7}(?:noteret|booket|leverer|kommer|skrevet|kører)|kontrollér venligst (?:\\S+ ){0,6}(?:inden|mål|timer)',
    ],
  ]),
  ...cues('delivery_note', [
    [
      9,
      '(?<!(?:ordre|bestilling)(?: \\d{1,9})? er )(?:klar|klart) til (?:afhentning|at blive hentet|udlevering)|(?:står|ligger|er) (?:\\S+ ){0,2}(?:klar|klart|klare)[,.]? (?:\\S+ ){0,9}(?:hentes|afhentes|hent|kom)|(?:kan|kunne) (?:\\S+ ){0,3}(?:hentes|afhentes)(?! [^.!?]{0,15}\\?)|(?:er|står) (?:klar|klare|kommet hjem|færdige?)(?:,|\\.| og) (?:\\S+ ){0,3}(?:kom|kig|hent|kan)|(?:hos|til) (?:din |jeres )?(?:nabo\\p{L}*)|hos \\p{L}+ i nummer|pakkeshop|pakkeboks|udleveringssted|ikke hjemme|traf(?:fet)? (?:dig|jer) ikke|leveringsforsøg',
    ],
    [
      8,
      '(?:bilen|chaufføren|vognmanden|lastbilen|containeren|skibet|transporten|traileren|fragtmanden|bring|postnord|gls|dao) (?:\\S+ ){0,4}(?:kørte|kørt|forladt|undervejs|på vej|afgik|afgået|sejlet|ringer|kommer|henter|afhenter|er ved)|(?:afgik|kørte|sejlede|gik|blev afsendt|blev sendt|blev kørt|er kørt|er afgået|er afsendt|er sendt|er læsset|er læsset|er udleveret|er ekspederet|blev læsset|blev leveret|er leveret|er afleveret|er tippet|er læsset) ?(?:\\S+ ){0,4}(?:i dag|i morges|i går|i aften|i formiddags|i eftermiddags|med|fra|til jer|til dig|afsted|af sted|kl|på|hos)|(?:kørt|sendt|afsendt|læsset|udleveret|leveret|tippet|losset) (?:\\S+ ){0,3}(?:i dag|i morges|i formiddags|i eftermiddags|i går|kl)|(?:er |allerede )?(?:af sted|afsted) ?(?:\\.|,|$|med)|lagt i postkassen|lagt din pakke|ved jer (?:ca|kl|omkring|i morgen|om)|(?:er|kommer|lander) (?:\\S+ ){0,3}(?:hos|ved) (?:jer|dig) (?:ca|kl|i morgen|inden|omkring|mellem)|(?:leverings|forsendelses|afsendelses|transport|fragt|afgangs|leverance)(?:avis|meddelelse|bevis|besked|advis|varsel|dokument\\p{L}*|papirer|brev)|afleveringsseddel|følgeseddel|pakkeseddel|læsseliste|pakkeliste|cmr|leverance \\S*\\d|sending \\S*\\d|(?:sporings?|pakke|forsendelses)(?:snr|snummer|nr|nummer)|transportør:?|fragtfører|vognmand:|desadv|asn \\S*\\d|\\d+ (?:sscc|kolli)|(?:sscc)-?liste|forventet ankomst|afgang registreret|pluk afsluttet|(?:plukket|pakket) og (?:pakket|hentes|sendes|afhentes|klar)|(?:afleveret|kvitteret|underskrevet) (?:af|hos|i|kl)|(?:losset|læsset) (?:kl|på|friske?|i dag)|restordre (?:leveret|sendt|på vej)|(?:manglede|manglende|sidste) (?:\\S+ ){0,5}(?:afsendt|på vej|sendes|kommer i dag|leveres)|(?:portion|del|pakke|kolli) \\d af \\d|(?:vi|jeg) (?:leverer|kommer) (?:\\S+ ){0,4}(?:mellem|kl|ca|tidligst)|(?:din|jeres) (?:pakke|forsendelse|levering|sending|varer) (?:\\S+ ){0,8}(?:kommer|ankommer|leveres|på vej|afsendt|modtaget|ankommet|leveret|afleveret|mellem|terminalen)|(?:leveres|ankommer|kommer) (?:i dag|i morgen|førstkommende|næste hverdag|mandag|tirsdag|onsdag|torsdag|fredag) ?(?:\\S+ ){0,3}(?:mellem|kl|med mindre|inden)?|(?:ankommet|modtaget) (?:til|på|i) (?:terminal\\p{L}*|depot\\p{L}*|\\p{L}+)[^.!?]{0,30}(?:ringer|aftaler|leveres|køres)|på (?:terminalen|ruten|vognen)|sat af(?: \\p{L}+)? (?:på|ved|i)|liften er|nøgle hos|indbæring|kantsten|afleveret hos|(?:ordre|bestilling) (?:#?\\S*\\d\\S* )?(?:er |nu )?(?:afsendt|på vej|sendt|undervejs|har forladt)|dine varer er (?:på vej|sendt|afsendt)|varer sendt',
    ],
  ]),
  ...cues('receipt', [
    [
      9,
      '(?:har|blev|er) (?:\\S+ ){0,6}(?:betalt|overført|udbetalt|indbetalt|trukket) (?:\\S+ ){0,4}(?:via|mandag|tirsdag|onsdag|torsdag|fredag|i dag|i går|den|d\\.|kr|på din|på jeres|til jeres|til din|vedr|\\d)(?! [^.!?]{0,15}\\?)|(?:har|blev) (?:\\S+ ){0,4}betalt (?:\\d|faktura|regning|med)|(?:vi|jeg) har (?:\\S+ ){0,4}(?:betalt|overført|indbetalt)(?! [^.!?]{0,10}\\?)|betalt (?:\\d|kontant|via|med|mandag|i alt|d\\. |den \\d)|betalt:? ?(?:dkk|kr)?|(?:beløb betalt|betalt i alt|betalingsmetode:? (?:visa|mastercard|dankort|mobilepay))|(?:faktura|regning) (?:\\S+ ){0,3}(?:blev|er) (?:nu )?(?:betalt|udlignet|indfriet)(?! [^.!?]{0,10}\\?)|remitteringsadvis|betalingsadvis|betalingsbevis|betalingsoversigt|betalingsbekræftelse|udlignede fakturaer|swift-?(?:kvittering|kopi)?|(?:overførsel|overførslen|betaling|betalingen|træk|opkrævning|betalingsservice|udbetaling|indbetaling|transaktion|transaktionen|udbetalingen) (?:\\S+ ){0,7}(?:udført|gennemført|på vej|betalt|bogført|sendt|godkendt|modtaget|gået igennem|trukket)(?! ikke)(?! [^.!?]{0,10}\\?)|(?:beløbet|pengene|depositum|lejen|husleje\\p{L}*|forskud|acontobeløb|indbetaling) (?:\\S+ ){0,8}(?:modtaget|trukket|overført|gået ind|kommet ind|indgået|sendt)(?! retur)|(?:vi )?kvitterer for|kvittering(?:s)?(?: fra|en| for|snr| på|nr)?|(?:du|i) har modtaget \\d[\\d.,]* ?(?:kr|dkk)|(?:vi )?har modtaget \\d[\\d.,]* ?(?:kr|dkk)|udbetalt \\d|(?:kan|vil) du udligne|afstem venligst|efter fradrag af|(?:til|på) (?:jeres|din) (?:nemkonto|konto|bank) (?:vedr|den|næste|i dag)|overføres til din konto|dagens salg|salgsrapport|mobilepay|godkendt \\d{4,}|kortnota|kassebon|(?:visa|dankort|mastercard)\\S* \\*+|parkering afsluttet|restgæld: 0',
    ],
    [
      6,
      '(?:kom|er kommet|gik|er gået) ind (?:i|her|på)|(?:beløbet|pengene) (?:er )?(?:kommet|landet|modtaget)|tak for (?:besøget|betalingen|dit køb|handlen)',
    ],
  ]),
  ...cues('credit_note', [
    [
      10,
      '(?<!mangler )(?<!på en )(?:kreditnota\\p{L}*|kredit[- ]?(?:på|for|af|nota|bilag)|kreditering\\p{L}*|kn\\.? \\S*\\d)(?! mangler)(?! [^.!?]{0,15}\\?)|(?:hermed|vedhæftet|vedlagt|vedlagte|bilag|her er)[^.!?]{0,30}(?:kredit(?!dag)|kreditnota|godskriv\\p{L}*|refusion)|godskriv\\p{L}*|godskrevet|(?:vi )?godtgør\\p{L}*|krediter(?:er|es|et)(?! [^.!?]{0,15}\\?)|tilbageført til (?:dit|jeres)|(?:giver|gav) (?:vi |jer )?(?:\\S+ ){0,2}\\d+ ?% (?:på|af|rabat på)|træk det (?:bare )?fra|betal blot resten|modregn\\p{L}*|korrektion af|afslag i prisen|(?:returnering|retur) er behandlet|refunder(?:et|er|es) (?:til|på|dit|jeres)',
    ],
  ]),
  ...cues('invoice', [
    [
      6.5,
      '(?:års|aconto|a conto|slut|rate|samle|måneds|del|forskuds|leje|honorar|kvartals|service|forudbetalings|energi|el|vand|salgs)-?(?:faktura|nota|regning|opkrævning)(?:en|er|erne)?|honorar\\p{L}*|husleje|(?:hermed|vedhæftet|vedlagt|vedlagte|fremsendes|tillader (?:\\S+ ){0,3})[^.!?]{0,35}(?:\\p{L}*faktura|\\p{L}*nota|regning|opkrævning)(?:en|er|erne)?(?! sendes)(?<!kreditnota)(?<!kreditnotaen)|(?:faktura|regning|opkrævning)(?:en)? (?:\\S+ )?(?:er |vedr |for (?:\\S+ ){0,5}er )?(?:vedhæftet|vedlagt|klar|som pdf|her|for perioden|for leje|i bilag)|her er fakturaen|(?:din|jeres) (?:regning|faktura|opkrævning) (?:\\S+ ){0,6}(?:er klar|klar|vedhæftet|tilgængelig)|(?:trækkes|betales|opkræves) (?:\\S+ ){0,2}(?:via|over|med|på|den|d\\.) |betalingsfrist|forfaldsdato|netto \\d+ dage|\\d+ dage(?:s)? netto|fi-?kort|(?:vi|jeg) fakturerer|faktureres (?:hermed|I)|ekskl\\.? moms (?:\\S+ ){0,3}(?:faktura|betales)|betalingsplan\\p{L}*',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:udbud\\p{L}*|tilbudsfrist|budrunde\\p{L}*|tilbudsgivning|byde på|prisskema|tilbudsindhentning|udbudsmateriale|priskatalog|prisark|prisliste\\p{L}*|forhandlerpris\\p{L}*|engrospris\\p{L}*|stykpris\\p{L}*|lejepris\\p{L}*|indkøbspris\\p{L}*|nettopris\\p{L}*|overslag\\p{L}*|prisoverslag\\p{L}*|menuforslag|quote venligst|brændepriser|mængderabat|staffelpris\\p{L}*)|(?:kan|vil|kunne) (?:i|du|nogen|vi|jeg|man) (?:\\S+ ){0,6}(?:give|få|regne|komme med|lave|sende|byde|tilbyde|oplyse) (?:\\S+ ){0,5}(?:pris|tilbud|bud|overslag|på)(?! [^.!?]{0,10}ordrebek)|(?:regn|regner|regne) (?:lige )?(?:på|ud)|hvem kan give|(?:mangler|ønsker|ønskes|skal bruge|søger|må jeg få|giv os|beder om|brug for) (?:\\S+ ){0,4}(?:en |et |jeres )?(?:\\S+ ){0,2}(?:pris|tilbud|bud|priser|quote|overslag)(?:\\p{L}*)|tilbud (?:på|ønskes|om) (?:\\S+ ){0,4}(?:ønskes|\\d|\\p{L}+)|jeres (?:absolut )?(?:bedste|laveste) (?:pris|bud)|(?:hvad|hvor meget) (?:koster|tager|skal|vil|ville|bliver) |uforpligtende|(?:tilbuddet|oplægget|prisen|priserne|tilbud) (?:\\S+ )?(?:gælder|står ved magt|er vejl|er gyldig\\p{L}*|dækker|lyder)|(?:vores|jeres|deres|revideret|nyt|dit|opdateret) (?:tilbud|pris|oplæg)(?:det)?(?: \\S+)? ?(?:på|:|nr|er|rev)|(?:sig til|giv lyd|skriv),? (?:hvis|om) (?:i|du|det) (?:\\S+ ){0,2}(?:vil|skal|ønsker|har lyst|interess\\p{L}*)|skal vi (?:gå i gang|bestille|sætte i gang|lave)\\?|vi (?:booker|bestiller|reserverer) først|så bestiller vi hjem|(?:bliver|koster|til|for|pris|er|fra) (?:det )?(?:\\S+ ){0,3}\\d[\\d.]*(?:,\\d\\d)? ?(?:kr|dkk|,-)\\.? (?:\\S+ ){0,2}(?:pr|ekskl|inkl|om|per|for|plus|stk|i alt|pr\\.)|\\d[\\d.,]* ?(?:kr|dkk)\\.? (?:pr|per)\\.? ?\\p{L}+|\\d[\\d.,]* (?:ekskl|inkl)\\. ?moms|fra \\d+ stk\\.? \\d|levering \\d+ kr',
    ],
  ]),
  ...cues('unknown', [
    [
      9,
      '(?:til (?:din |jeres )?godkendelse|godkendt af (?:afdelings\\p{L}*|leder\\p{L}*|chef\\p{L}*)|rekvisition(?:en)? (?:\\S+ )?(?:er )?(?:godkendt|afvist|afventer)|indkøbsrekvisition|afventer (?:din |jeres )?godkendelse)|(?:profil|konto|bruger|adgang|prøveperiode) (?:\\S+ ){0,3}(?:er oprettet|oprettet|udløber|spærret|aktiveret|slutter)|velkommen til|brugernavn|adgangskode|log ind|servicevindue|vedligehold\\p{L}*|driftsstop|nedetid|er nede|ude af drift|strømafbrydelse|fra \\d+\\. \\p{L}+ modtager vi kun|kun e-?faktura|afvises(?: fremover)?|nye? certifikat|iso \\d|momsnummer|momsnr|leverandørerklæring|datablad|sikkerhedsdatablad|oprindelseserklæring|klimaregnskab|esg|spørgeskema|udledning\\p{L}*|overensstemmelseserklæring|(?:har|fik) (?:i|du|de) (?:\\S+ ){0,5}(?:vores|mit|set på|kigget på) (?:\\S+ ){0,3}(?:tilbud|oplæg) ?(?:\\S+ ){0,5}\\??|(?:taget|truffet) (?:en )?(?:beslutning|stilling)|(?:valgt|vælger) (?:en |et )?(?:anden|andet) (?:leverandør|løsning|tilbud)|nej tak|for dyrt,? så|ikke (?:relevant|interesseret)|kontoudtog|åbne poster|saldobekræftelse|åbne ordrer|(?:liste|oversigt|arket?) (?:over |med )?(?:\\S+ ){0,4}åbne (?:ordrer|bestillinger)|(?:oplys|bekræft|udfyld|giv|hvad er) (?:\\S+ ){0,4}(?:aktuel |ny |forventet )?(?:leveringsdato|leveringstid|status|dato) ?(?:\\S+ ){0,6}(?:overskredet|udløbet|for hver|på vores|\\?)|leveringsdato po \\S+\\?|er overskredet|hvor (?:er|bliver) (?:mine?|vores|den|de|min|det) |ikke hørt|hørt en lyd|har (?:i|du) fået (?:min|vores)|(?:mangler|savner|venter på|venter stadig på|vil have|kræver|beder om|vil gerne have|skal bruge|har brug for|ikke fået|aldrig fået|ikke modtaget) (?:\\S+ ){0,4}(?:kreditnota|ordrebekræftelse|bekræftelse|fakturakopi|kopi af|følgeseddel|leveringsbevis|jeres gyldige|dokumentation|pengene retur|pengene tilbage|rettet faktura)|(?:faktura|følgeseddel|bekræftelse|kreditnota|ordrebekræftelse)(?:en)? (?:mangler|er forkert|er væk|passer ikke|findes ikke)|(?:send|lav) (?:venligst )?(?:en )?(?:ny|korrekt|rettet)(?:\\.| faktura)|glemt seddel|(?:min|vores) følgeseddel (?:\\S+ ){0,6}\\?|hvilken faktura|ikke bestilt|fortryder|pengene (?:retur|tilbage)|returlabel|ombytning|kan det passe|bekræftelsen er forkert|aftalen var \\d|kan vi ikke acceptere|følgesed(?:del|len) (?:siger|skriver|viser)|ifølge følgesed\\p{L}*|(?:vi )?(?:talte|modtog) (?:kun )?\\d+|hvor er de (?:to|tre|sidste|andre|manglende)|kun \\d+ (?:af|stk|kom|modtaget)|manko|(?:højst|kun) (?:love|levere) \\d+|\\d+ af de \\d+ bestilte|transportskade|(?:kom|ankom|var) (?:\\S+ ){0,4}(?:beskadiget|i stykker|knust|ødelagt|defekt|våde?|bulede?)|fejlleveret|forkert (?:vare|farve|størrelse|leveret)|(?:forsinket|forsinkelse|restriktion|importstop|materialemangel|force majeure|udgået af|udgår|ikke længere i sortimentet|udsolgt fra)|må ikke leveres|kan ikke komme videre med|(?:adresse|husnummer|postnummer)\\p{L}* (?:mangler|er ufuldstændig|forkert)|(?:ordre|bestilling) (?:\\S+ ){0,2}(?:afvist|spærret|på hold|sat på hold|annulleret)|kreditmaksimum|kreditramme|udsæt levering|vent med (?:at sende|levering\\p{L}*|at levere)|ikke (?:sende|levere|udlevere|udlever) (?:\\S+ ){0,5}(?:før|inden|endnu)|pladsen er ikke klar|anden (?:leverings)?dag|kan i komme den|vejen er spærret|ordren er uændret|kan (?:\\S+ ){0,3}deles|intet skal ændres|(?:banken|betalingsservice|kortet|trækket|betaling) (?:\\S+ ){0,4}(?:afvist|tilbageført|mislykkedes)|manglende dækning|inkasso\\p{L}*|fogedret\\p{L}*|påkrav|advokat\\p{L}*|sidste (?:rykker|frist)|erstatning(?:skrav)?(?!s?ordre)|dagbod|chargeback|indsigelse mod|dokumentation inden|afdrag(?!sfri)|(?:i|tage den i) (?:to|tre|fire|flere|\\d) rater|på én gang|længere kredit|60 dage i stedet|ikke (?:udlevere|udleveres) før|told\\p{L}* (?:via|inden|gebyr)|eori\\p{L}*|toldvæsen|tilbageholdes|modtageren (?:har )?(?:nægtet|afvist)|nægtet modtagelse|svindel|falske? faktura\\p{L}*|phishing|kender du (?:ham|hende|det)|ved du (?:hvad|hvem)|ring (?:lige )?tilbage|ring lige|hvem har (?:bestilt|underskrevet|kvitteret)|er det (?:ok|noget) i kender|(?:kan|har|er) (?:i|du|man|den|det|jeres) (?:\\S+ ){0,6}(?:kran|kranbil|lift|rampe|åbent|åbne|privat|på lager|passe|passer)[^.!?]{0,30}\\?|indkørsel\\p{L}*|åbningstid\\p{L}*|kurven|indkøbskurv|rabatkode|koden? \\p{L}{4,}\\d*|brug koden|kun i (?:dag|weekenden)|skarpe priser|spar op til|gratis fragt|fri fragt i dag|gælder ved køb|tillykke|du har vundet|lodtrækning|nyhedsbrev|webinar|åbent hus|messe(?:dato|invitation)\\p{L}*|praktik|ansøg\\p{L}+|jobopslag|ferieplan|vagtplan|mødeforslag|teams-?indkald\\p{L}*|kursus(?:materiale)?|kontaktperson|fratrådt|ikke længere ansat|har forladt (?:virksomheden|firmaet)|reservation(?:en)? udløber|uden ordre ryger|vilkår (?:ændres|er ændret)|betingelser ændres|tilbagekald\\p{L}*|anmeldelse|stjerner|tilfreds\\p{L}*',
    ],
  ]),
  ...cues('purchase_order', [
    [
      8,
      '(?:ny |en ny |en )(?:ordre|bestilling) fra (?!os|dig|jer)(?-i:\\p{Lu})\\p{L}+|(?:din|jeres) (?:annonce|vare) (?:\\S+ ){0,2}solgt|køber(?:en)? (?:\\p{L}+ ){0,3}(?:vil|ønsker|har)|automatisk (?:gen)?bestilling|(?:bestilling|ordre) (?:\\S+ ){0,7}(?:hos jer|til jer) (?:er |blev )?(?:oprettet|dannet|genereret|placeret)|(?:købsordre|indkøbsordre) \\S*\\d\\S* fra|købsordre \\S*\\d|(?:rigtige|rettede|korrekte) (?:udgave|version|ordre)',
    ],
    [
      6.5,
      '(?:så|derfor|dermed) (?:køber|tager|bestiller) (?:vi|jeg)|(?:institut|afdeling|skole|kommune|hospital|klinik|hotel|kantine|forening|butik|filial)\\p{L}* (?:\\S+ ){0,6}bestiller (?:\\d|hermed|følgende|hos)|(?:dobbelt|samme|halv) (?:op|antal|mængde|portion)|(?:har) (?:\\S+ ){0,3}(?:denne|følgende) (?:ordre|bestilling) (?:\\S+ ){0,6}(?:optaget|modtaget)|(?:medtag|tilføj|læg til|husk også):? (?:\\S+ ){0,1}\\d|(?:ligesom|præcis som|som) (?:sidste|i sidste) (?:måned|uge|gang)[:,]|levering (?:først|midt|sidst) i \\p{L}+|(?:vi|jeg) (?:vil|ville|skal) (?:gerne )?(?:have|bede om|købe|bestille) (?:\\S+ ){0,2}\\d',
    ],
  ]),
];
