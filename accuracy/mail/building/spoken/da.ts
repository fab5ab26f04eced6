import type { SpokenWords } from '../spoken-words.ts';

export const spoken: SpokenWords = {
  mails: [
    {
      category: 'order_confirmation',
      subject: 'Jeres ordre',
      body: 'vi har noteret følgende til jer og leverer tirsdag:\n\n{lines}\n\nTjek venligst oplysningerne.',
    },
    {
      category: 'order_confirmation',
      subject: 'SV: bestilling',
      body: 'Jeres bestilling er kommet frem og går afsted i morgen:\n\n{lines}',
    },
    {
      category: 'order_confirmation',
      subject: 'Ordre 5512',
      body: 'vi bekræfter modtagelsen af jeres ordre på\n\n{lines}\n\nForventet afsendelse: 12. maj.',
    },
    {
      category: 'order_confirmation',
      subject: 'SV: handsker',
      body: 'Det er noteret. Vi leverer {goods} fredag, vores nummer 88123.',
    },
    {
      category: 'delivery_note',
      subject: 'Afsendt',
      body: 'Jeres pakke har forladt vores lager i dag. Indhold:\n\n{lines}\n\nTrack & trace 1234567890',
    },
    {
      category: 'delivery_note',
      subject: 'Levering i morgen',
      body: 'Vores chauffør kommer forbi i morgen mellem 8 og 10 med {goods}.',
    },
    {
      category: 'delivery_note',
      subject: 'Varer på vej',
      body: 'følgende varer er på vej til jer:\n\n{lines}\n\n1 palle, 310 kg.',
    },
    {
      category: 'credit_note',
      subject: 'Kreditering',
      body: 'for de returnerede varer krediterer vi jer:\n\n{lines}\n\nBeløb 84,20',
    },
    {
      category: 'credit_note',
      subject: 'Tilbagebetaling',
      body: 'som aftalt får I 84,20 tilbage for {goods}, vi modregner det i næste faktura.',
    },
    {
      category: 'receipt',
      subject: 'Betaling modtaget',
      body: 'tak for betalingen på 184,20 for\n\n{lines}\n\nJeres konto er udlignet.',
    },
    {
      category: 'receipt',
      subject: 'Tak',
      body: 'Jeres overførsel er kommet ind i dag, 184,20 kr. Betalt er:\n\n{lines}',
    },
    {
      category: 'invoice',
      subject: 'Faktura 4410',
      body: 'vi fakturerer jer:\n\n{lines}\n\nI alt 184,20, betales inden 14 dage.',
    },
    {
      category: 'invoice',
      subject: 'Påmindelse',
      body: 'for\n\n{lines}\n\nmangler der stadig 184,20 kr. Vi beder jer betale i denne uge.',
    },
    {
      category: 'quotation',
      subject: 'Vores priser',
      body: 'som ønsket vores priser:\n\n{lines}\n\nGælder i 30 dage.',
    },
    {
      category: 'quotation',
      subject: 'Tilbud',
      body: 'vi tilbyder jer gerne {goods} til 6,20 stykket, leveringstid en uge.',
    },
    {
      category: 'quotation',
      subject: 'Pris?',
      body: 'hvad ville det koste os:\n\n{lines}\n\nog hvor lang er leveringstiden?',
    },
    {
      category: 'quotation',
      subject: 'Forespørgsel',
      body: 'vi søger en leverandør af {goods}. Vi vil gerne have jeres bedste pris.',
    },
    {
      category: 'unknown',
      subject: 'Reklamation',
      body: 'de 12 kasser nitrilhandsker, der kom i går, er revet i stykker. Hvad gør vi med dem?',
    },
    {
      category: 'unknown',
      subject: 'Hvor bliver det af',
      body: 'for to uger siden bestilte vi {goods}, og der er intet kommet. Hvornår kommer det?',
    },
    {
      category: 'unknown',
      subject: 'Retur',
      body: 'vi vil gerne returnere 4 ruller malertape, farven er forkert. Hvordan gør vi?',
    },
    {
      category: 'unknown',
      subject: 'Kun denne uge',
      body: 'Kun denne uge: 12 kasser til prisen for 10!\n\n{lines}\n\nAfmeld nyhedsbrev',
    },
    {
      category: 'unknown',
      subject: 'Annullering',
      body: 'vi beder jer annullere vores bestilling fra sidste uge på {goods}, vi har ikke brug for den længere.',
    },
    {
      category: 'unknown',
      subject: 'Optælling',
      body: 'fredag har vi lukket på grund af lageroptælling, vi er tilbage mandag.',
    },
    { category: 'purchase_order', subject: 'handsker', body: '{lines}\n\nhurtigst muligt, tak' },
    {
      category: 'purchase_order',
      subject: 'SV: jeres tilbud 7712',
      body: 'vi accepterer jeres tilbud. Lever venligst\n\n{lines}',
    },
    {
      category: 'purchase_order',
      subject: 'Erstatning',
      body: 'to kasser fra sidste levering var revet i stykker, så send os venligst {goods}. Faktura til hovedkontoret.',
    },
    {
      category: 'purchase_order',
      subject: 'lager',
      body: 'det er ved at slippe op igen, kan I komme forbi med {goods} i denne uge?',
    },
    {
      category: 'purchase_order',
      subject: 'Bestilling',
      body: 'tak for sidste levering, alt i orden. Denne måned skal vi bruge\n\n{lines}\n\nFakturaen til bogholderi@example.test, og bekræft venligst modtagelsen.',
    },
    {
      category: 'purchase_order',
      subject: 'som aftalt',
      body: 'som aftalt i telefonen:\n\n{lines}\n\nLevering som altid.',
    },
  ],
  withoutGoods: [
    'Det samme igen, tak.',
    'Ligesom sidste måned, tak.',
    'Gentag venligst vores sidste bestilling.',
    'Det sædvanlige, tak.',
    'Jeres tilbud 7712 er fint, sæt i gang.',
    'Aftalt, lever venligst som tilbudt.',
    'Vi accepterer, lever venligst.',
    'Vi bestiller hermed ifølge tilbud 7712.',
    'Betragt tilbud 7712 som bestilt.',
  ],
};
