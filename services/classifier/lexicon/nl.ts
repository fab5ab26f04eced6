import { type Cue, cues, mentions, notOfBill } from './cue.ts';

export const dutch: Cue[] = [
  ...cues('purchase_order', [
    [
      5,
      '(?:hieronder|bijgaand|bijgevoegd) (?:vindt u |ontvangt u )?(?:een|onze) (?:nieuwe )?(?:inkooporder|bestelling)(?! ?bevestig)',
    ],
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
      '(?:heeft u|hebben jullie|heb je) [^.!?]{0,60}(?:ontvangen|gekregen)[^.!?]{0,20}\\?|(?:levering|order|bestelling)[^.!?]{0,60}(?:verplaatsen|verzetten|uitstellen)|fijne feestdagen|(?<!(?<!\\p{L})(?:wij|we|ik|zelf|komen|kom|chauffeur|monteur)(?: \\p{L}+){0,4} )ophalen|(?:geleverd|bezorgd|afgegeven|ligt|pakket\\p{L}*|pakje)[^.!?]{0,60}bij de buren|bij de buren[^.!?]{0,20}(?:geleverd|bezorgd|afgegeven)',
    ],
  ]),
];
