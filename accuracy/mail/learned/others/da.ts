import type { OtherTexts } from '../texts.ts';

export const others: OtherTexts = {
  confirmation: [
    [
      'SV: jeres bestilling',
      'den er modtaget, tak. Vi har oprettet jeres ordre under vores nummer <i> og sender den <d>:\n<list>\nTjek venligst og sig til inden 24 timer, hvis noget ikke passer.',
    ],
    [
      'Salgsordre <i>',
      'mange tak for jeres ordre <n>. Vi har reserveret til jer:\n<list>\nForventet afsendelse <d>, priser som aftalt.',
    ],
  ],
  shopConfirmation: [
    [
      'Vi har fået din bestilling <n>!',
      'Tak fordi du handlede hos os. Her er en oversigt over ordre <n>. Du hører fra os, så snart den forlader vores lager.',
    ],
  ],
  confirmationAttached: [
    ['OB <i> / jeres ref. <n>', 'vores ordrebekræftelse er vedhæftet, leveringsuge som anført.'],
  ],
  invoiceLines: [
    [
      'Vores faktura <i>',
      'for leveringen på jeres ordre <n> beregner vi:\n<list>\nI alt <m>, betales inden 14 dage til kontoen nedenfor.',
    ],
  ],
  invoiceAttached: [
    ['FA <i> (rekv. <n>)', 'regningen for sidste uge er vedhæftet, 30 dage netto som altid.'],
  ],
  reminder: [
    [
      'Rykker 2',
      'trods vores brev i sidste måned har vi ikke modtaget <m> for faktura <i> (jeres ordre <n>). Overfør venligst inden den <d>, ellers må vi holde nye ordrer tilbage.',
    ],
  ],
  shipping: [
    [
      'Varerne er på vej',
      'i dag afleveret til vognmanden på jeres ordre <n>:\n<list>\n2 paller, 318 kg, ventes hos jer den <d>.',
    ],
  ],
  parcel: [
    [
      'Pakke 0037########## kommer den <d>',
      'Din pakke fra HALVORSEN bliver leveret i dag. Afsenders ref.: <n>. Pakke 1 af 3, 12,4 kg. Følg den eller vælg en pakkeboks.',
    ],
  ],
  deliveryAttached: [['Følgeseddel <n>', 'som ønsket følgesedlen fra leveringen i går til jeres arkiv.']],
  inquiryList: [
    [
      'Priser tak',
      'vi har en opgave på vej og vil gerne høre jeres bedste priser og lagerstatus på:\n<list>\nIngen ordre endnu, vi sammenligner tre leverandører.',
    ],
    [
      'Udbud skolekøkkener',
      'vi beder om jeres tilbud senest den <d> på de nævnte varer.\n<list>\nTildeling sidst på måneden.',
    ],
  ],
  inquiry: [
    [
      'hurtigt prisspørgsmål',
      'hvad ville I tage for <a>, leveret hos os? Er det under sidste års pris, bestiller vi nok i næste måned.',
    ],
  ],
  offer: [
    [
      'Vores tilbud <i>',
      'efter jeres opringning kan vi tilbyde:\n<list>\nGælder til den <d>, mellemsalg forbeholdt. Vil I bestille, så send os blot jeres ordre.',
    ],
  ],
  paid: [
    ['Tak for betalingen', 'jeres overførsel på <m> for faktura <i> kom ind i dag, og kontoen er udlignet.'],
  ],
  slip: [
    [
      'Din kassebon',
      'tak fordi du kiggede forbi disken. Du betalte <m> med kort ...4417, kasse 2, bon nr. <i>:\n<list>',
    ],
  ],
  creditLines: [
    ['Kredit <i>', 'vi har taget følgende retur fra jeres ordre <n> og godskrevet jeres konto <m>:\n<list>'],
  ],
  creditAttached: [
    [
      'Jeres returnering',
      'kreditnota <i> er vedhæftet og modregnes i næste kontoudtog. Endnu en gang undskyld.',
    ],
  ],
  cancel: [
    [
      'STOP ordre <n>',
      'lad venligst være med at levere ordre <n> fra sidste uge, vores kunde har aflyst projektet. Det drejede sig om:\n<list>\nBekræft at der ikke kommer noget.',
    ],
    ['annullering', 'hermed annullerer vi hele vores ordre <n>. Beklager besværet.'],
  ],
  whereIsIt: [
    [
      'Ordre <n> - nyt?',
      'vores ordre <n> var lovet til den <d>, og det her mangler stadig:\n<list>\nHvornår kan vi regne med det? Montørerne står og venter.',
    ],
    ['leveringstid?', 'hvornår kommer <n>? Der er gået 3 uger nu.'],
  ],
  complaint: [
    [
      'Forkerte varer <n>',
      'i går kom ordre <n>, og det er ikke det, vi har bestilt. Det gælder:\n<list>\nHalvdelen er gået i stykker, resten er den forkerte størrelse. Hent det og fortæl os, hvad I foreslår.',
    ],
  ],
  advert: [
    [
      'Efterårstilbud: spar op til 35 %',
      'Slå til nu! 10 kasser til prisen for 8. Bestil inden søndag og få fri fragt over 750,00.\n<list>\nSe i browser - Afmeld - Indstillinger',
    ],
  ],
  away: [
    [
      'Ikke til stede: <n>',
      'Tak for din mail. Jeg har ferie til den <d> og læser ikke mail. Ved hasteordrer bedes du ringe til omstillingen eller skrive til min kollega.',
    ],
  ],
  closed: [
    [
      'Lageroptælling',
      'fra den 27. til den 31. er vores varemodtagelse lukket på grund af optælling. Der kan ikke aflæsses de dage. Igangværende ordrer er uændrede.',
    ],
  ],
  thanks: [['SV: ordre <n>', 'perfekt, alt kom i morges, 12 kasser som aftalt. Tak for det hurtige svar!']],
  bounce: [
    [
      'Kunne ikke leveres: ordre',
      'Din meddelelse kunne ikke leveres til en eller flere modtagere.\n\n<indkob@halvorsen-suplies.nl>: værten blev ikke fundet (5.1.2)\n\nDen oprindelige meddelelse er vedhæftet.',
    ],
  ],
  meeting: [
    [
      'Besøg den <d>',
      'kan vi komme forbi den <d> kl. 10.30, 4 mand? Vi vil gerne tale om næste år, cirka 200 ordrer, og se lageret.',
    ],
  ],
};
