import { type Cue, cues, mentions, notOfBill } from './cue.ts';

export const dutch: Cue[] = [
  ...cues('purchase_order', [
    [
      3,
      '(?:hierbij|bij deze|graag) (?:bestellen|bestel|onze bestelling|de bestelling)|(?:wij|we|ik) (?:bestellen|bestel)',
    ],
    [2.5, '(?:onze|nieuwe) (?:bestelling|order)|bestelling (?:plaatsen|doorgeven)'],
    [
      2,
      '(?:graag|gelieve|wilt u|kunt u) [^.!?]{0,30}(?:leveren|toesturen|opsturen|sturen)|volgende (?:artikelen|producten)',
    ],
    [
      1,
      'graag (?:een )?bevestiging|gewenste leverdatum|leverdatum|levering op|afleveradres|aantal|artikelnummer',
    ],
  ]),
  ...cues('order_confirmation', [
    [7, 'orderbevestiging|opdrachtbevestiging|bestelbevestiging|bevestiging van uw (?:bestelling|order)'],
    [6, '(?:bedankt|dank) voor (?:uw|je) (?:bestelling|order)'],
    [6, '(?:uw|je) bestelling [^.!?]{0,80}(?:ontvangen|geslaagd|voltooid|bevestigd|succesvol|afgerond)'],
    [3.5, '(?:uw|je) (?:bestelling|order)'],
  ]),
  ...cues('invoice', [
    [6, 'factu(?:ur|ren)|factuurnummer|betalingsherinnering|aanmaning'],
    [2, 'vervaldatum|te betalen|betaaltermijn|openstaand'],
  ]),
  ...cues('delivery_note', [
    [6, 'pakbon|leverbon|afleverbon|verzendbevestiging|vrachtbrief'],
    [
      5,
      '(?:is|zijn) (?:vandaag )?(?:verzonden|verstuurd|bezorgd)|track ?(?:&|and|en) ?trace|onderweg naar u',
    ],
  ]),
  ...cues('quotation', [
    [
      5,
      'offerteaanvraag|prijsaanvraag|(?:graag|ontvangen|aanvragen|sturen|opstellen)[^.!?]{0,30} (?:offerte|prijsopgave)',
    ],
    [3, 'onze offerte|uw offerte|prijslijst|prijsopgave|proforma ?factuur'],
    [1, 'offerte'],
  ]),
  ...cues('receipt', [
    [8, 'betaling (?:is )?ontvangen|betalingsbevestiging|betaalbewijs|uw betaling [^.!?]{0,60}ontvangen'],
    [4, 'kassabon|kwitantie'],
  ]),
  ...cues('credit_note', [[8, 'creditnota|creditfactuur|terugbetaling']]),
  ...cues('unknown', [
    [9, 'automatisch antwoord|afwezigheidsbericht|niet aanwezig|afwezig'],
    [14, `geannuleerd|annulering${notOfBill}|annuleren|annuleer`],
    [6, 'nieuwsbrief|uitschrijven|afmelden|aanbieding van de week'],
    [10, 'verloopt (?:bijna|binnenkort)|nog geen (?:volledige )?betaling'],
    [10, 'ontvangst geregistreerd|te weinig ontvangen|bestelling voor [^.!?]{1,60} is ontvangen'],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:graag|gelieve|wil(?:t u|len jullie|len we| je)?|kun(?:t u|nen jullie|nen we| je)|zou(?:den)?(?: u| jullie| je)?|mag ik)(?! [^.!?\\n]{0,40}(?:offerte|prijsopgave|catalogus|factuur sturen))[^.!?\\n]{0,160}(?:leveren|sturen|toesturen|opsturen|bezorgen|bestellen|ontvangen|verzenden)|graag leveren|graag (?:volgende|het volgende|onderstaande)|voor [^.!?\\n]{0,25} graag',
    ],
    [
      3,
      '(?:wij|we|ik) (?:\\p{L}+ ){0,4}(?:bestellen|bestel)|(?:wij|we|ik) (?:willen|wil|zouden|zou) (?:graag )?[^.!?\\n]{0,120}(?:bestellen|ontvangen|hebben)',
    ],
    [
      2.5,
      '(?:wij|we|ik) (?:\\p{L}+ )?(?:hebben|heb) [^.!?\\n]{0,20}nodig|komen [^.!?\\n]{0,15}tekort|(?:is|zijn) (?:bijna )?op',
    ],
    [
      3,
      '(?:bijgaand|hierbij|bijlage|bijgevoegd|bijgesloten)[^.!?]{0,40}(?:order|bestelling|inkooporder)(?!bevestig)|zie bijlage voor de (?:order|bestelling)|onze (?:inkoop)?order',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      '(?:hartelijk )?(?:dank|bedankt)(?: \\p{L}+)? voor (?:uw|de|je|jullie) (?:bestelling|order)|(?:uw|je|jullie) (?:bestelling|order)[^.!?]{0,40}ontvangen|wij bevestigen|(?:we|wij) leveren (?:op|naar|zoals|volgens)|leveren (?:wij )?naar verwachting',
    ],
  ]),
  ...cues('invoice', [
    [5, 'over te maken|te voldoen|staat [^.!?]{0,40}open|openstaand\\p{L}*|betalen voor|onbetaald'],
  ]),
  ...cues('delivery_note', [
    [
      6,
      '(?:goederen|zending|pakket|levering|bestelling)[^.!?]{0,50}(?:onderweg|meegegeven|verlaten(?! [^.!?]{0,40} op \\p{L}*\\.? ?\\d)|verzonden|verstuurd)|pakbon|verzendbevestiging|track',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      'offerte (?:sturen|maken|voor|uitbrengen|ontvangen)|prijsaanvraag|offerteaanvraag|wat (?:kost|kosten|zou(?:den)?)|onze offerte|bieden (?:wij )?u|(?:dank|bedankt) voor uw aanvraag|vrijblijvend',
    ],
  ]),
  ...cues('receipt', [[8, 'uw betaling[^.!?]{0,40}ontvangen|betaling ontvangen|betaalbewijs|kassabon']]),
  ...cues('credit_note', [[9, 'gecrediteerd|creditnota|creditfactuur|crediteren']]),
  ...cues('unknown', [
    [
      8,
      'waar blijft|wanneer [^.!?]{0,40}(?:aankomt|komt|geleverd|binnen)|wachten nog|status van|nog niet (?:ontvangen|geleverd|binnen)',
    ],
    [8, 'klacht|beschadigd\\p{L}*|kapot\\p{L}*|verkeerd(?:e)? (?:artikel\\p{L}*|geleverd)|reclamatie'],
    [8, 'sollicit\\p{L}+|mijn cv|afspraak|vergadering|gesloten|openingstijden'],
    [7, 'korting op|klik hier|bespaar'],
  ]),
  ...mentions('purchase_order', [
    [
      3,
      'bestelling(?:en)?|inkooporder|inkoopopdracht|bestelbon|bestelorder|nabestelling|afroep(?:order)?|(?<!(?:uw|je|jullie|your) )order',
    ],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:zet|doe|maak|breng|neem) (?:je |u |jij |maar |ook |nog |even |er |mij |ons )+|(?:op de lijst|klaarzetten|meesturen|meeleveren)|mag ik [^.!?]{0,120}(?:\\d|pallets?|dozen)|afroepen|in bijlage [^.!?]{0,20}(?:bestelling|order)',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      '(?:order|bestelling) (?:is |werd )?(?:goed )?(?:ontvangen|bevestigd|ingeboekt|verwerkt|geplaatst)|wordt (?:\\p{L}+ )?geleverd|komt (?:\\p{L}+ )?(?:eraan|langs)|(?:akkoord|genoteerd),? (?:we|levering)',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:een |de |beste |jullie )?prijs (?:geven|opgeven|voor|van|per|doorgeven)|prijzen (?:voor|van)|wat is (?:de|jullie) prijs',
    ],
  ]),
  ...cues('invoice', [[6, 'factuur staat (?:nog )?open|(?:zo spoedig mogelijk )?(?:voldoen|betalen)']]),
  ...cues('unknown', [
    [
      8,
      '(?:missen|ontbreken|ontbreekt|mist) (?:we |wij |er )?(?:nog)?|nakijken|verkeerde? \\p{L}+|retourneren|retourzending|omruilen|nog niets|catalogus|adreswijziging|nieuw adres|rekeningnummer',
    ],
  ]),
  ...cues('purchase_order', [[3, 'zitten zonder|stuur (?:maar|ons|even|nog)|lever (?:maar|ons|even|nog)']]),
  ...cues('delivery_note', [
    [
      6,
      'chauffeur komt|(?:uw|je) (?:pakket|zending|levering) (?:komt|wordt)|tussen \\d{1,2}(?::\\d\\d)? en \\d',
    ],
  ]),
  ...cues('quotation', [[7, 'prijsvoorstel|voorstel voor|offreren|richtprijs']]),
  ...cues('unknown', [
    [
      9,
      '(?:heeft u|hebben jullie|heb je) [^.!?]{0,60}(?:ontvangen|gekregen)[^.!?]{0,20}\\?|(?:levering|order|bestelling)[^.!?]{0,60}(?:verplaatsen|verzetten|uitstellen)|fijne feestdagen|ophalen|bij de buren',
    ],
  ]),
  ...cues('purchase_order', [
    [
      7,
      '(?:je hebt|u heeft|u hebt|jullie hebben) (?:een |een nieuwe |nieuwe )?(?:bestelling|inkooporder|order|opdracht) (?:ontvangen|gekregen|binnen|van)|(?:er is|er staat|u heeft|je hebt) (?:\\S+ ){0,3}(?:nieuwe )?(?:bestelling|order|inkooporder) (?:\\S+ ){0,6}(?:geplaatst|klaar|binnengekomen|ontvangen|gedaan)(?! (?:aan|bij) de balie)|(?:heeft|hebben) (?:een |een nieuwe )?(?:order|bestelling|inkooporder|opdracht) (?:naar u|aan u|naar je|u|geplaatst|verzonden|gestuurd)(?! niet)|(?:edi-?order|orders?-bericht|edi-?bestelling) (?:\\S+ ){0,4}(?:ontvangen|binnen|van)|uw inkooporder is (?:\\S+ ){0,3}(?:bijgevoegd|bijlage|toegevoegd|gevoegd)|(?:advertentie|artikel|product|item) (?:is|werd) verkocht|je hebt (?:\\S+ ){0,4}verkocht|de koper|(?:klantnotitie|opmerking van de klant)|(?:lightspeed|woocommerce|shopify|magento|prestashop|bol|webshop)[^.!?]{0,20}: ?(?:nieuwe )?(?:klant)?(?:bestelling|order)|(?:klant|gast|filiaal|eindklant) (?:\\p{L}+ )?(?:bestelt|wenst|wil)|(?:plaats|plaatsen|doe|doen) (?:ik|wij|we) (?:hierbij |graag |bij u )?(?:deze|de|een|onze|volgende|mijn) (?:\\S+ ){0,2}(?:bestelling|order)|(?:namens|in opdracht van|voor rekening van) (?:\\S+ ){0,6}(?:bestel\\p{L}*|plaats\\p{L}*|order)|(?<!(?:heeft|hebt|hebben) )(?:hierbij|bij deze|definitief|vast) besteld|(?:wordt|worden) (?:hierbij )?besteld|(?:ik|wij|we) (?:plaats|plaatsen) (?:\\S+ ){0,4}(?:bestelling|order)|(?:bijgaand|bijlage|hierbij|hierbij onze|zie)[^.!?]{0,30}(?:bestelbon|aankooporder|aankoopbon|inkooporder|bestelorder|bestelformulier|onze po|bestelling (?:voor|van|\\d))|(?:versie|order|bestelling) (?:van (?:\\S+ ){0,4})?vervangt (?:de|onze|mijn) (?:vorige|eerdere)|vervangt onze (?:\\S+ ){0,3}(?:po|order|bestelling)|gewijzigde (?:bestelling|order|po)|(?:nieuwe versie|correctie|aanpassing|wijziging) (?:van|op|aan) (?:onze|mijn) (?:\\S+ ){0,2}(?:po|order|bestelling|inkooporder)|(?:po|order|bestelling)[- ]?wijziging(?! verwerkt)|(?:voeg|voegen|wil je|kun je|kunt u|graag) (?:\\S+ ){0,4}(?:toevoegen|bijdoen|erbij doen|erbij|bijzetten)(?! [^.!?]{0,10}\\?offerte)|(?:aan|bij|op) (?:de|mijn|onze) (?:\\p{L}+ )?bestelling (?:\\S+ ){0,4}(?:toevoegen|nog|erbij)|(?:zet|leg|doe|maak|pak|neem|breng|stuur|lever|geef) (?:voor )?(?:mij|ons|me|maar|er|nog|even|alvast|ook|de) (?:\\S+ ){0,4}(?:\\d|een|twee|drie|vier|vijf|zes)|(?:akkoord|ok|oké|ja|prima|goed)[,.! ] (?:\\S+ ){0,9}(?:lever|leveren|stuur|bestel|plaats|uitvoeren|starten|graag|doen)(?! (?:wij|we) )(?!\\p{L})|(?:wij|we|ik) (?:gaan|ga|kiezen|kies|nemen|neem) (?:voor|dan |dus |graag )(?:\\S+ ){0,2}(?:optie|variant|\\d)|(?:uw|jullie|de) offerte (?:\\S+ ){0,5}(?:accepteren|aanvaarden|goedgekeurd|akkoord|nemen (?:wij|we) aan)|(?:accepteren|aanvaarden|gaan akkoord met) (?:wij |we )?(?:hierbij )?(?:uw|jullie|de) (?:offerte|aanbod|voorstel|prijs)|dus graag (?:\\S+ ){0,2}\\d|bestelbon volgt|goedkeuring (?:van )?(?:uw )?offerte|(?:net als|zelfde als|zoals|idem) (?:vorige|de vorige|laatste|afgelopen) (?:maand|week|keer|bestelling|order)|(?:herhaal|herhaling|her)(?:order|bestelling)|nog (?:een|’n) keer (?:hetzelfde|die|dezelfde)|(?:na|bij)sturen|nabestelling|afroepnummer|(?:jit|afroep) (?:\\S+ ){0,3}(?:lijn|voor|te leveren)(?! bevestig)|te leveren (?:op|morgen|vandaag|voor|uiterlijk|tussen)|gelieve te leveren|leveren (?:op|aan|bij) (?:werf|locatie|magazijn|onze|afdeling|de werf)|(?:onze ref|onze po|ons bestelnummer|gewenste leverdatum):? (?:\\S+ ){0,2}\\S*\\d|wil(?:len)? (?:ik|wij|we) (?:graag )?(?:\\d|een paar|nog)|ik wil (?:graag )?(?:bestellen|\\d+ ?x)|uit de folder|uit de catalogus (?:\\S+ ){0,4}graag',
    ],
    [
      2,
      '(?:kostenplaats|kostendrager|aanvrager|besteller|afleveradres|leveradres|inkoopnummer|po-nummer):? (?:\\S+ ){0,2}\\S*\\d|betaalmethode|betaalwijze',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      8,
      '(?:bevestiging|ontvangstbevestiging|afroepbevestiging|orderbevestiging|opdrachtbevestiging)(?! (?:graag|sturen|ontbreekt|voor|van de annulering|aub|tegen|gewenst|ontvangen|nodig))(?=:| |$)[^.!?]{0,40}(?:bestelling|order|afroep|po|opdracht|wijziging|reservering|levering)|afroepbevestiging|(?:bevestig|bevestigen) (?:ik|wij|we) (?:\\S+ ){0,8}(?:order|bestelling|afroep|po|opdracht|reservering|leverdatum|prijs|ontvangst)|(?:wij|we|ik) (?:bevestigen|bevestig) (?:\\S+ ){0,7}(?:order|bestelling|afroep|po|opdracht|reservering|termijn|leverdatum|prijs|ontvangst)|bevestigen hierbij|(?:uw|je|jullie|de) (?:\\p{L}+ )?(?:bestelling|order|po|afroep|opdracht|inkooporder)(?: \\S+){0,4} (?:is|werd|wordt|hebben (?:we|wij)) (?:\\S+ ){0,4}(?:bevestigd|aanvaard|geaccepteerd|aangepast|ingeboekt|genoteerd|gereserveerd|goed ontvangen|ingepland|aangenomen|verwerkt|in productie|geplaatst)|(?:heeft|hebben) (?:je|uw|de|jullie) (?:bestelling|order|po|opdracht) (?:\\S+ ){0,3}(?:aanvaard|geaccepteerd|bevestigd|aangenomen|goed ontvangen|ingeboekt|genoteerd|ontvangen)|(?:order|bestelling|po)(?: \\S+){0,4} (?:werd|is) (?:door ons|door de verkoper|door de leverancier) (?:\\S+ ){0,2}(?:geaccepteerd|aanvaard|bevestigd)|bevestigde (?:datum|leverdatum|levering) (?:\\S+ ){0,2}\\d|(?:bevestiging|deze) vervangt (?:die|de) (?:vorige |eerdere )?bevestiging|bedankt voor (?:je|uw|jullie) (?:\\p{L}+)?(?:abonnement|reservering|voorbestelling|\\p{L}+bestelling|\\p{L}+order)|(?:order|bestelling) (?:aangemaakt|ingeboekt|bevestigd)|ons ordernummer|ons ordernr|onze bevestiging',
    ],
    [
      6.5,
      '(?:genoteerd|ingeboekt|ingepland|gereserveerd|opgeschreven|ingeschreven)(?:,|\\.|:| hoor| voor| op| en|$)(?! [^.!?]{0,15}\\?)|(?:is|zijn|staat|staan) (?:\\S+ ){0,6}(?:genoteerd|geboekt|ingeboekt|bevestigd|ingepland|gereserveerd|besteld bij de fabriek)(?! [^.!?]{0,10}\\?)|de rest (?:is )?(?:ok|oké|akkoord|bevestigd|klopt|zoals besteld)|(?:verder|alles|prijs|termijn) (?:is )?(?:bevestigd|akkoord zoals)|(?:top|prima|komt goed|komt in orde|geregeld|doen we|akkoord|okido)[,.! ] (?:\\S+ ){0,9}(?:genoteerd|geboekt|vrijdag|maandag|dinsdag|woensdag|donderdag|morgen|leveren (?:we|wij)|brengen)|(?:sturen|leveren|brengen) (?:wij|we) (?:je|uw|de|het|u|jullie)? ?(?:spullen|bestelling|goederen)? ?(?:op|na ontvangst|zodra)|na ontvangst (?:van (?:de|uw|je) )?(?:betaling )?(?:sturen|leveren|verzenden)|maak (?:\\S+ ){0,4} over [^.!?]{0,40}(?:sturen|leveren|verzenden)',
    ],
  ]),
  ...cues('delivery_note', [
    [
      9,
      '(?:ligt|liggen|staat|staan) (?:\\S+ ){0,5}klaar(?! voor (?:u|accord)| ter)(?! om te beoordelen)|(?:kan|kunnen) (?:\\S+ ){0,7}(?:opgehaald|afgehaald) worden|kunnen (?:\\S+ ){0,7}worden (?:opgehaald|afgehaald)|klaar (?:om|voor) (?:\\S+ ){0,2}(?:te halen|op te halen|afhalen|afhaling|ophalen)|af te halen|haal (?:\\S+ ){0,5} op (?:in|bij)|(?:is|zijn) (?:klaar|gereed|binnen|aangekomen)(?: hoor)?[,.;] (?:\\S+ ){0,5}(?:kom|langs|ophalen|halen|afhalen)|afhaalklaar|afhaalbericht|(?:is|zijn) klaar en (?:\\S+ ){0,6}(?:opgehaald|afgehaald)|(?:bij|aan) (?:je |uw |de )?buren|(?:pakketpunt|afhaalpunt|pakketautomaat)|(?:niet thuis|niemand thuis|bezorgpoging|niet aangetroffen)',
    ],
    [
      8,
      '(?:vrachtwagen|wagen|chauffeur|container|schip|camion|transport|bestelwagen|truck|koerier|lading) (?:\\p{L}+ )?(?:is|zijn|heeft|vertrok|vertrekt) (?:\\S+ ){0,7}(?:weg|vertrokken|onderweg|verlaten|vertrokken uit|gestart|geladen)|(?:is|zijn|werd|werden|ging|gingen|gaat|gaan) (?:vandaag|gisteren|net|zojuist|vanmiddag|vanochtend|vanmorgen|gisteravond|zonet|deze \\p{L}+|op \\S+) (?:\\S+ ){0,4}(?:mee|weg|vertrokken|verstuurd|verzonden|geladen|afgeleverd|geleverd|de deur uit|bezorgd|gelost|meegegeven|buiten)|(?:vandaag|vanmiddag|vanochtend|gisteren|zojuist) (?:ging|gingen|vertrok|vertrokken|verzonden|verstuurden|geladen|verstuurd|zijn (?:\\S+ ){0,4}vertrokken)|(?:is|zijn) (?:\\S+ ){0,4}(?:meegegeven|vertrokken|afgeleverd|overhandigd|geladen in|al weg|op weg|gelost|bezorgd)(?! [^.!?]{0,10}\\?)|(?:staan|staat|zijn|komt|komen|is) (?:\\S+ ){0,5}(?:bij u|bij jullie|bij je)(?:,|\\.| op| aan| tegen| rond|$)|morgen bij (?:u|jullie|je)|tegen \\d+ uur bij|(?:ontbrekende|resterende|achtergebleven|andere) (?:\\S+ ){0,2}(?:dozen|doos|pakket\\p{L}*|stuks|artikelen|colli|pallets?|onderdelen) (?:\\S+ ){0,8}(?:komen|komt|vandaag|morgen|volgen|volgt|onderweg|verzonden|per koerier)|(?:pakket|deel|levering|zending|portie) \\d van (?:de )?\\d|(?:na|deel|rest)(?:zending|levering)(?! ?\\?)|(?:komt|komen) (?:vandaag|morgen|vanavond) (?:\\S+ ){0,3}(?:per|met|via|tussen|geleverd)|(?:wordt|worden) (?:\\S+ ){0,5}(?:geleverd|bezorgd|geplaatst|afgeleverd)(?! [^.!?]{0,15}\\?)(?! tot| als)|(?:lever|levering|bezorg|verzend|zend|aflever|afhaal|vracht)(?:ings)?(?:aankondiging|bericht|melding|avis|nota|info|bewijs)|leveringsaankondiging|leveraankondiging|vooraanmelding|aankondiging (?:van )?(?:levering|zending)|levering (?:\\S+ ){0,3}(?:ingepland|aangekondigd|gepland)|bewijs van (?:aflevering|levering|ontvangst)|afleverbewijs|cmr|vervoersdocument\\p{L}*|vrachtdocument\\p{L}*|verzendpapieren|transportdocument\\p{L}*|paklijst|laadlijst|laadbrief|desadv|(?:sscc|nve)-?lijst|asn \\S*\\d|volglink|volgnummer|volg (?:je|uw) (?:pakket|zending|bestelling)|vervoerder:|kenteken|bezorgbus|tijdvak|bezorger|(?:gelost|geladen)[,:]? (?:\\S+ ){0,4}uur|getekend door|ontvangen door:|achtergelaten bij|(?:wij|we) (?:leveren|bezorgen) (?:\\S+ ){0,6}(?:tussen|vanaf|om|rond) \\d|(?:onze )?(?:chauffeur|bezorger|bode) (?:belt|bezorgt|komt|levert)|goed nieuws[^.!?]{0,3} ?(?:\\S+ ){0,6}(?:komt eraan|onderweg|vertrokken|verzonden)|(?:bestelling|order|pakket) \\S* ?(?:is )?(?:verzonden|verstuurd|onderweg)|hij is al weg|(?:aan de|met de|bij de) (?:postbode|post|koerier|chauffeur|bezorger)',
    ],
  ]),
  ...cues('receipt', [
    [
      9,
      '(?:hebben|heb) (?:wij|we|ik) (?:\\S+ ){0,8}(?:betaald|voldaan|overgemaakt|overgeschreven)|(?:wij|we|ik) (?:hebben|heb) (?:\\S+ ){0,8}(?:voldaan|overgemaakt|overgeschreven|betaald)(?! [^.!?]{0,15}(?:besteld|ontvangen))|(?:wij|we) (?:voldoen|betalen|betaalden|voldeden) (?:hierbij |vandaag )?(?:uw|jullie|je|de) (?:factu|nota|rekening)\\p{L}*|(?:rekening|factuur|nota|fact) (?:\\S+ ){0,4}(?:is|werd|zijn) (?:\\S+ ){0,4}(?:betaald|voldaan|overgemaakt|vereffend)(?! [^.!?]{0,10}\\?)(?! worden)|betaal(?:advies|run|bewijs|bevestiging|opdracht uitgevoerd|specificatie|avis)|betalings(?:bewijs|bevestiging|advies|avis|specificatie|kwitantie)|remittance|ontvangstbewijs|overschrijving uitgevoerd|(?:overschrijving|overboeking|betaling|transactie|uitbetaling|incasso|domiciliëring) (?:\\S+ ){0,8}(?:uitgevoerd|afgerond|geslaagd|gelukt|verwerkt|overgemaakt|afgeschreven|geïnd|goedgekeurd|ontvangen|onderweg|op uw rekening|op je rekening)(?! [^.!?]{0,10}\\?)(?! niet)|(?:huur|voorschot|aanbetaling|waarborg|borg|betaling|geld|bedrag|som|lidgeld) (?:\\S+ ){0,8}(?:ontvangen|binnen|goed ontvangen|bijgeschreven|uitbetaald|aan u uitbetaald)(?! [^.!?]{0,10}\\?)|(?:staat|stond) (?:\\S+ ){0,3}op (?:je|de|uw|onze) rekening|(?:betaald|voldaan|overgemaakt) op \\d|betaald op|na aftrek van|graag afpunten|graag afletteren|(?:heeft|hebben) (?:je|uw|jullie|u) (?:\\S+ ){0,7}(?:betaald|overgemaakt)|(?:klant|kd) (?:\\S+ ){0,4}heeft (?:\\S+ ){0,5}betaald|mededeling (?:\\S+ ){0,4}uitgevoerd|(?:betaald|afgerekend|voldaan) (?:met|via|per|in|contant) (?:\\S+ ){0,1}(?:pin|bancontact|ideal|kaart|visa|mastercard|paypal|cash|contant|payconiq|app|maestro|tikkie)|met bancontact|v ?pay|betaald met dank|contante betaling|(?:winkel|kaart|kassa|pin|parkeer|tank|restaurant)bon|bon (?:restaurant|van)|kaartbon|(?:totaal|betaald):? (?:eur|€)? ?\\d[\\d.,]* (?:\\S+ ){0,3}(?:betaald|pin|contant|akkoord)|akkoord \\d{4,}|tikkie|(?:zijn|is|werden) betaald[,.]|swift-?bericht|afschrift (?:zit|als|in)|rembours|remboursbedrag|dagontvangsten|uitbetaling',
    ],
    [
      6,
      '(?:vandaag|vanmiddag|gisteren|vanochtend) (?:\\p{L}+ )?(?:ontvangen|binnengekomen)[,.] (?:\\S+ ){0,3}(?:dank|bedankt|merci)|bedankt voor (?:je|uw) (?:bezoek|betaling|aankoop)',
    ],
  ]),
  ...cues('credit_note', [
    [
      10,
      '(?<!op een )(?<!op de )(?<!een )(?:creditnota|kredietnota|creditfactuur|creditbewijs|creditering|creditbon|tegoedbon|kredietnota)(?! (?:ontvangen\\?|sturen|ontbreekt|opmaken))|credit (?:voor|statiegeld|op|nota|van|borg)|(?:hierbij|bijgaand|bijlage|bijgevoegd)[^.!?]{0,40}(?:credit|tegoed|creditnota|kredietnota|terugbetaling)|(?:creditnota|kredietnota|tegoed|creditering|creditfactuur)[^.!?]{0,60}(?:bijlage|hierbij|bijgevoegd|toegevoegd|toegezonden|gevoegd|opgemaakt|aangemaakt|bij deze)|(?:maakten|maken|maakte|stuurden) (?:we|wij|ik) (?:\\S+ ){0,3}(?:een )?(?:credit|kredietnota|creditnota)|(?:geven|gaven|geef) (?:wij|we|ik) (?:\\S+ ){0,3}\\d+ ?% (?:\\S+ ){0,3}(?:op|korting)|(?:crediteren|gecrediteerd|gecrediteerd op)|tegoed (?:van|voor|pallets|op)|(?:storten|betalen) (?:wij|we) (?:\\S+ ){0,7}terug|terugbetaling (?:is )?(?:onderweg|uitgevoerd|verwerkt)|kn[- ]?\\d{3,}|in mindering (?:te )?brengen|mag van de (?:volgende )?rekening af|statiegeld (?:\\S+ ){0,4}(?:terug|credit|tegoed)|bonus (?:\\S+ ){0,4}(?:credit|tegoed|jaar)',
    ],
  ]),
  ...cues('invoice', [
    [
      6.5,
      '(?:slot|voorschot|verzamel|maand|deel|eind|termijn|jaar|huur|eindafrekening|verkoop|energie|water|kwartaal|service|onderhouds|lever|aanbetalings|vooruitbetalings|pro)[- ]?(?:factuur|facturen|nota)|(?:ereloon|provisie|honorarium|verzamel|kosten|onkosten|verzend)(?:nota|factuur)|ereloon\\p{L}*|honorarium|(?:hierbij|bijgaand|bijlage|bijgevoegd) (?:\\S+ ){0,6}(?:factuur|nota|rekening|afrekening)(?! [^.!?]{0,20}(?:mag|graag|naar))|(?:factuur|nota) (?:\\S*\\d\\S* )?(?:in bijlage|als bijlage|bijgevoegd|als pdf|hierbij|voor|van \\S*\\d)|(?:zenden|sturen) (?:wij|we) (?:u|je) (?:\\S+ ){0,4}(?:factuur|nota|rekening)|(?:factureren|rekenen|factureer) (?:wij|we|ik) (?:u|je|jullie|hierbij)|(?:we|wij) (?:incasseren|factureren)|(?:wordt|worden) (?:\\S+ ){0,6}(?:geïncasseerd|afgeschreven|gedomicilieerd|geïnd)(?! [^.!?]{0,10}\\?)|domiciliër\\p{L}+|btw verlegd|(?:te betalen|betaalbaar|gelieve te (?:betalen|storten)|graag betalen) (?:\\S+ ){0,3}(?:voor|binnen|voor de|uiterlijk|tegen)|\\d+ dagen netto|vervaldag|vervaldatum|betalingstermijn (?:\\S+ ){0,2}\\d|voorschotfactuur|voorschotten van|de opmaak van|oplevering en|(?:prestaties|huur|abonnement|onderhoud|werken|werkzaamheden) (?:\\S+ ){0,4}(?:factuur|nota|factureren)',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:beste en laatste bod|bafo|aanbested\\p{L}+|inschrijving(?:en)?|bestek \\S*\\d|tender\\p{L}*|offerteronde|gunning|prijsofferte|prijsvraag|prijsaanvraag|kostenraming|bestekraming|raming|begroting|prijsindicatie|dealerprijs\\p{L}*|inkoopprijzen|inkoopprijs|staffelprij\\p{L}+|nettoprij\\p{L}+|(?:huur|rol|stuk|kilo|dag|meter|project)prijs|prijslijst\\p{L}*|tarieven(?:lijst)?|dealervoorwaarden|grootverbruik)|(?:welke|wat voor|wat is de|wat voor een|wat) (?:prijs|tarief|korting|rolprijs|prijzen) (?:\\S+ ){0,7}(?:geven|bieden|rekenen|vragen|maken|bij|voor)|(?:wat|hoeveel) (?:moet|moeten|kost|kosten|zou|zouden|vraagt|vragen|rekenen) (?:\\S+ ){0,7}(?:kosten|\\?|als)|(?:kan|kun|kunt|kunnen|wil|wilt|willen) (?:u|je|jij|jullie|we|iemand) (?:\\S+ ){0,7}(?:prijs|offerte|aanbieding|tarief|prijzen|offreren|prijsopgave|voorstel) (?:\\S+ ){0,4}(?:geven|maken|doen|sturen|bezorgen|opmaken|bieden)?|(?:graag|zoeken|wensen|willen|wil|wenst|vragen|ontvangen|bezorg ons|verzoeken) (?:\\S+ ){0,6}(?:quote|offerte|prijsopgave|prijsofferte|prijzen|prijs|prijsvoorstel|tarieven|aanbieding)(?! (?:bevestigen|aanvaarden|accepteren|goedkeuren))|(?:offerte|aanbieding|voorstel) (?:\\S*\\d\\S* )?(?:aangepast|in bijlage|bijgevoegd|klaar|gereed|rev|versie|voor|van|met|geldig|herzien|goedgekeurd voor)|(?:aangepaste|nieuwe|herziene|onze|bijgewerkte|scherpere) (?:offerte|prijs|aanbieding)|(?:mogen|zullen|zal|mag) (?:wij|we|ik) (?:ze |het |dit )?(?:starten|beginnen|bestellen|inplannen|klaarzetten|reserveren)\\?|mail dan (?:gewoon )?|laat (?:het )?(?:maar )?weten (?:of|als) (?:\\S+ ){0,3}(?:akkoord|wat wordt|interesse)|uw aanvraag|in antwoord op uw aanvraag|eraf op de|bij afname|pas gereserveerd|pas besteld|(?:is|zijn|kost|kosten|komt|komen|voor|op|maakt|wordt|prijs|excl) (?:\\S+ ){0,5}(?:€|eur) ?\\d+[\\d.,]* (?:\\S+ ){0,4}(?:excl|incl|per|plus|en|inbegrepen|voor|geldig)|\\d+[\\d.,]* (?:euro )?(?:per|het) (?:stuk|kilo|dag|m2|m²|meter|rol|doos|liter|persoon|maand|uur)|(?:€|eur) ?\\d+[\\d.,]* (?:per|excl|inbegrepen|plus)|vanaf \\d+ (?:st|stuks) (?:\\S+ ){0,2}(?:€|eur)?',
    ],
  ]),
  ...cues('unknown', [
    [
      9,
      '(?:ter (?:goedkeuring|accordering|controle)|workflow|aanvraag (?:is )?goedgekeurd|inkoopaanvraag|wacht op (?:uw |je )?goedkeuring|stamgegevens|artikel \\S+ (?:is )?geblokkeerd)|(?:account|profiel|inlog|wachtwoord|proefperiode|proefversie|abonnement) (?:\\S+ ){0,3}(?:is aangemaakt|aangemaakt|verloopt|loopt af|eindigt|geblokkeerd|gewijzigd|wijzigen|geactiveerd)|welkom bij|gebruikersnaam|gebruiker:|ingelogd|wachtwoord|certificaat (?:verloopt|is nog)|ssl-?certificaat|tijdelijk niet (?:bereikbaar|beschikbaar)|niet (?:bereikbaar|beschikbaar)|onderhoud (?:aan |van )?(?:het )?(?:\\p{L}*platform|portaal|systeem|edi)|(?:telefoon|stroom|net)storing|storing (?:aan|bij|in)|vanaf \\d+ \\p{L}+ (?:aanvaarden|accepteren|ontvangen) (?:wij|we)|peppol-?id|e-?facturatie|ons id is|(?:nog |al )?(?:een )?beslissing (?:kunnen )?nemen|(?:stuurde|stuurden|gestuurd|mailde|bezorgde) (?:\\S+ ){0,6}(?:offerte|voorstel) (?:\\S+ ){0,7}\\?|(?:offerte|voorstel) (?:al |goed )?(?:ontvangen|bekeken)\\?|(?:kozen|gekozen|kiezen) (?:wij |we )?(?:voor )?een andere (?:leverancier|aanbieder|partij)|te duur,? (?:dus|we)|nee,? (?:bedankt|dank u)|geen interesse|geen behoefte|overzicht van (?:de )?openstaande|openstaande posten|rekeningoverzicht|rekeninguittreksel|saldo (?:\\S+ ){0,3}bevestigen|saldobevestiging|(?:lopende|openstaande|open) (?:orders|bestellingen)|(?:actuele|nieuwe|verwachte|huidige) (?:leverdatum|levertijd|datum|status) (?:\\S+ ){0,5}(?:geven|invullen|doorgeven|laten weten|van onze|\\?)|(?:leverdatum|levertijd|status)[^.!?]{0,25}\\?|datum is (?:al )?(?:voorbij|verstreken|overschreden)|stand van zaken|is er al nieuws|hoe zit het|hoor niks|niks gehoord|niets gehoord|nog niets|waar zijn (?:de|die|mijn)|waar is (?:mijn|onze|de)|waar blijven|(?:wachten|wacht|wachtten) (?:wij |we |ik )?(?:\\S+ ){0,3}op (?:\\S+ ){0,3}(?:creditnota|factuur|bevestiging|levering|goederen|pakbon)|(?:nodig|ontvangen graag|vragen|verzoeken|eisen|willen|wensen|graag) (?:\\S+ ){0,5}(?:een |de )?(?:creditnota|kredietnota|kopie|gecorrigeerde factuur|orderbevestiging|afleverbewijs|veiligheidsinformatieblad|veiligheidsblad|certificaat|attest|ce-verklaring|verklaring|datablad|uittreksel|geld terug)|(?:factuur|pakbon|leverbon|orderbevestiging|creditnota) (?:\\S+ ){0,2}(?:kwijt|verloren|ontbreekt|mist|vergeten|niet gevonden|niet ontvangen)|verloren (?:bon|pakbon|leverbon|pakket|zending)|wie heeft (?:\\S+ ){0,4}(?:getekend|besteld|aangenomen)|(?:ligt|liggen) (?:\\S+ ){0,5}bij jullie (?:\\S+ ){0,5}\\?|herroep\\p{L}*|bedenktermijn|geld terug(?:\\.|!|$)|zie af van de koop|(?:volgens|op|conform) (?:de )?(?:pakbon|leverbon|bon) (?:\\S+ ){0,7}(?:er|maar|slechts|stonden|ontbrak|ontbreken|waren er|geteld)|manco(?!\\p{L})[^.!?]{0,40}\\?|\\d+ (?:besteld|betaald)[, ] (?:\\S+ ){0,3}(?:maar|slechts) \\d|transportschade|beschadigd|garantie(?! van| tot)[^.!?]{0,30}\\?|(?:onze|ons) bedrijf verlaten|niet (?:meer|langer) werkzaam|uit dienst|heeft (?:ons|het) bedrijf verlaten|nieuwe contactpersoon|aanspreekpunt|nieuw (?:aflever)?adres|verhuisd|verhuizing|gesloten|bouwverlof|(?:nieuwe|gewijzigde|algemene) voorwaarden|(?:incasso|domiciliëring|betaling) (?:\\S+ ){0,3}(?:gestorneerd|geweigerd|teruggeboekt|mislukt)|teruggeboekt|onvoldoende saldo|gerechtelijk\\p{L}*|deurwaarder|ingebrekestelling|laatste (?:aanmaning|herinnering)|boete\\p{L}*|schadevergoeding|chargeback|betwist|dien bewijs|gaan er geen (?:bestellingen|leveringen)|zolang (?:\\S+ ){0,5}(?:openstaan|niet betaald)|(?:niet|nog niet) (?:meegeven|uitleveren|leveren|vrijgeven|versturen) (?:\\S+ ){0,3}(?:tot|voor|zolang|totdat)|voorlopig niet|leverstop|blokkering|aanmaningsniveau|(?:order|bestelling) (?:\\S+ ){0,2}(?:geweigerd|afgewezen)|heeft (?:order|bestelling|zending) (?:\\S+ ){0,2}(?:geweigerd|afgewezen)|(?:bij|aan|in) (?:uw|je) bestelling ontbreekt|(?:adres|huisnummer|postcode) (?:is )?(?:onvolledig|ontbreekt|onjuist)|ontbreekt (?:het|de|een) (?:huisnummer|adres|postcode)|(?:vertraging|vertraagd|later geleverd|schaarste|tekort aan|toewijzing|niet meer (?:leverbaar|leveren)|uit (?:productie|assortiment|het assortiment)|op is op|verdwijnt|wordt niet meer (?:gemaakt|geproduceerd)|slechts \\d+ (?:\\S+ ){0,3}toezeggen|kunnen (?:we|wij|er) (?:\\S+ ){0,7}slechts)|wij leveren niet meer|andere (?:lever)?dag|kan het ook (?:de|op)|straat (?:is )?afgesloten|aan de order verandert niets|(?:kunnen|kan|komen) (?:jullie|u|je|er) (?:\\S+ ){0,6}(?:kraan|kraanwagen|laadklep|heftruck|lossen|oprit|inrit)[^.!?]{0,40}\\?|inrit|laaddeur|toegangsweg|(?:zijn jullie|bent u|ben je) (?:\\S+ ){0,3}open|openingsuren|openingstijden|als particulier|een particulier|(?:past|werkt|is) (?:die|deze|dat|dit) (?:\\S+ ){0,8}(?:ook|op het)[^.!?]{0,20}\\?|hebben jullie (?:\\S+ ){0,6}(?:op voorraad|in voorraad|liggen)[^.!?]{0,20}\\?|(?:is|zijn) (?:\\S+ ){0,6}(?:leverbaar|op voorraad|voorradig)\\?|oplichting|ruikt naar|ken jij (?:deze|die)|zegt dat hij|valse factu\\p{L}+|nepfacturen|zoeken jullie dit uit|kan iemand (?:even )?|terugbellen|terugroep\\p{L}*|datalek|webinar|nieuwsbrief|enquête|inschrijving (?:bevestig|webinar)|bevestig (?:je|uw) (?:inschrijving|e-mail\\p{L}*)|winkelmand\\p{L}*|winkelwagen|kortingscode|dit weekend|profiteer|topprijzen|zomersale|gratis verzending',
    ],
  ]),
  ...cues('purchase_order', [
    [
      8,
      'een (?:nieuwe )?(?:bestelling|order) van (?!u|je|jullie)(?-i:\\p{Lu})\\p{L}+|(?:uw|je) advertentie (?:\\S+ ){0,2}verkocht|(?:de )?koper (?:\\p{L}+ ){0,3}(?:wil|wenst|heeft)|nieuwe klantbestelling|klantbestelling \\(?#?\\d|(?:systeem|magazijnsysteem) (?:\\S+ ){0,2}(?:heeft|maakte) (?:\\S+ ){0,8}(?:bestelling|nabestelling|order|afroep)|automatische (?:na|her)?bestelling|automatisch (?:aangemaakte|gegenereerde) (?:na)?(?:bestelling|order)|(?:bestelling|order) (?:\\S+ ){0,7}(?:bij u|bij jullie|aan u|voor u) (?:aangemaakt|geplaatst|gegenereerd)',
    ],
    [
      6.5,
      '(?:dan|dus|daarom|daarmee) (?:kopen|koop|nemen|neem|bestellen|bestel) (?:wij|we|ik)|(?:instituut|afdeling|school|gemeente|ziekenhuis|kliniek|hotel|kantine|club|vereniging|praktijk|stad|filiaal|faculteit)\\p{L}* (?:\\S+ ){0,6}bestelt (?:\\d|hierbij|volgende|bij u)|besteld worden:|(?:dubbel|dubbele|zelfde|gebruikelijke|halve) (?:aantal|hoeveelheid)|(?:heeft|hebben) (?:\\S+ ){0,3}(?:deze|volgende) (?:order|bestelling) (?:\\S+ ){0,6}opgenomen|(?:juiste|correcte|volledige|nieuwe) versie (?:\\S+ ){0,2}(?:bestelling|order)|(?:toevoegen|bijzetten|bijvoegen):? (?:\\S+ ){0,1}\\d|leveren (?:begin|half|eind) \\p{L}+',
    ],
  ]),
  ...cues('purchase_order', [
    [
      3.5,
      '\\d{1,4} \\p{L}[\\p{L}-]+(?: [\\p{L}-]+){0,3},? graag(?! betal|! )|graag voor (?:\\p{L}+ )?(?:het|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|morgen|overmorgen)',
    ],
  ]),
];
