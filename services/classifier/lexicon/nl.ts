import { type Cue, cues } from './cue.ts';

export const dutch: Cue[] = [
  ...cues('purchase_order', [
    [3, 'bestelling(?:en)?|inkooporder|inkoopopdracht|bestelbon|bestelorder|nabestelling|afroep(?:order)?'],
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
    [10, 'geannuleerd|annulering|annuleren'],
    [6, 'nieuwsbrief|uitschrijven|afmelden|aanbieding van de week'],
    [10, 'verloopt (?:bijna|binnenkort)|nog geen (?:volledige )?betaling'],
    [10, 'ontvangst geregistreerd|te weinig ontvangen|bestelling voor [^.!?]{1,60} is ontvangen'],
  ]),
];
