import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  greetings: ['Hej,', 'God morgen,', 'Til rette vedkommende,', 'Kære Ingrid,', 'Hej med jer,'],
  closings: ['Med venlig hilsen', 'Venlig hilsen,', 'Mvh', 'Hilsen', 'På forhånd tak,'],
  order: {
    subjects: [
      'Ordre {n}',
      'Bestilling {n}',
      'Ny ordre',
      'Indkøbsordre {n}',
      'Ugens bestilling',
      'Varer til byggepladsen',
      'Levering',
    ],
    openings: [
      'vi vil gerne bestille:',
      'send os venligst følgende varer:',
      'hermed vores bestilling:',
      'vi skal bruge:',
      'kan I levere følgende under vores nummer {n}:',
    ],
    prose: [
      'send os venligst {lines}.',
      'kan I levere {lines} senest {d}?',
      'vi bestiller {lines}.',
      'vi mangler {lines}. Vores ordrenummer er {n}.',
      'jeg vil gerne bestille {lines}.',
    ],
    attached: [
      'vedhæftet er vores indkøbsordre {n}.',
      'hermed vores ordre. Bekræft venligst leveringsdatoen.',
      'se vedhæftede bestilling, og send gerne en ordrebekræftelse.',
      'ordren er vedhæftet som PDF.',
    ],
    after: [
      'Leveres senest {d}.',
      'Bekræft venligst.',
      'Levering til den sædvanlige adresse.',
      'Vores reference: {n}',
      'Faktura som sædvanlig.',
    ],
  },
  others: {
    order_confirmation: [
      ['Ordrebekræftelse {n}', 'tak for jeres ordre. Vi leverer den {d}.'],
      ['Din ordre {n}', 'vi har modtaget din ordre og er gået i gang. Forventet levering: {d}.'],
      ['SV: Ordre {n}', 'tak, vi bekræfter levering den {d}.'],
    ],
    invoice: [
      ['Faktura {n}', 'vedhæftet er fakturaen for de leverede varer. Beløbet på {m} forfalder den {d}.'],
      ['Betalingspåmindelse', 'ifølge vores bogholderi er faktura {n} på {m} ikke betalt siden {d}.'],
    ],
    delivery_note: [
      [
        'Din forsendelse er på vej',
        'dine varer er i dag afleveret til fragtmanden. Sporingsnummer 6A##########.',
      ],
      ['Følgeseddel {n}', 'vedhæftet er følgesedlen til varerne, som vi sendte den {d}.'],
    ],
    quotation: [
      ['Forespørgsel', 'kan I give os et tilbud på 200 stk. af vare {a}?'],
      ['Prisforespørgsel', 'hvad koster 50 kasser af vare {a}? Vi har ikke besluttet os endnu.'],
      ['Vores tilbud {n}', 'tak for jeres forespørgsel. Vi kan tilbyde følgende, gældende til {d}.'],
    ],
    receipt: [
      ['Betaling modtaget', 'vi har modtaget jeres betaling på {m}. Mange tak.'],
      ['Din kvittering', 'vedhæftet er kvitteringen for dit køb den {d}.'],
    ],
    credit_note: [
      ['Kreditnota {n}', 'vedhæftet er kreditnotaen for de returnerede varer. Vi modregner {m}.'],
      ['Refusion', 'vi har krediteret {m} for de beskadigede dele fra ordre {n}.'],
    ],
    unknown: [
      ['Hvor er ordre {n}?', 'kan I fortælle os, hvornår ordre {n} kommer? Vi venter stadig.'],
      ['Autosvar: ordre', 'jeg er ikke på kontoret før {d} og svarer, når jeg er tilbage.'],
      [
        'Annullering af ordre {n}',
        'vi vil gerne annullere vores ordre {n}. Vi skal ikke bruge varerne længere.',
      ],
      ['20 % på alt', 'kun denne uge: bestil nu og spar 20 %! Klik her. Afmeld nyhedsbrev.'],
      ['Møde torsdag', 'passer den {d} til en snak om næste år? Jeg tager tallene for vores ordrer med.'],
      ['Reklamation på levering {n}', '3 ud af 20 kasser var beskadigede. Hvad skal vi gøre med dem?'],
    ],
  },
  titles: {
    purchase_order: 'INDKØBSORDRE',
    order_confirmation: 'Ordrebekræftelse',
    invoice: 'FAKTURA',
    delivery_note: 'Følgeseddel',
    quotation: 'Tilbud',
    receipt: 'Kvittering',
    credit_note: 'Kreditnota',
  },
  columns: ['Varenr.', 'Beskrivelse', 'Antal', 'Enhed'],
  units: ['stk.', 'kasser', 'ruller', 'pakker', 'paller', 'x'],
  and: 'og',
  phone: 'Tlf.:',
  email: 'E-mail:',
  disclaimers: [
    'Denne e-mail er fortrolig og kun bestemt for modtageren. Har du modtaget den ved en fejl, bedes du give afsenderen besked og slette den.',
  ],
  mobile: 'Sendt fra min iPhone',
  wrote: ['Den {date} kl. {time} skrev {name} <{address}>:', 'Den {date} skrev {name}:'],
  forwarded: 'Videresendt besked',
  original: 'Oprindelig meddelelse',
  headers: ['Fra', 'Sendt', 'Til', 'Emne'],
  reply: 'SV:',
  forward: 'VS:',
};
