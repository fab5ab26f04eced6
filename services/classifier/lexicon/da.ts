import { type Cue, cues, mentions } from './cue.ts';

export const danish: Cue[] = [
  ...cues('purchase_order', [
    [
      5,
      '(?:nedenfor|vedhæftet|hermed) (?:finder (?:du|i|de) )?(?:en|vores) (?:ny )?(?:indkøbsordre|bestilling|ordre)(?! ?bekr)',
    ],
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
];
