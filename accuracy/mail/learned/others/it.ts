import type { OtherTexts } from '../texts.ts';

export const others: OtherTexts = {
  confirmation: [
    [
      'R: il vostro ordine',
      'ricevuto, grazie. Abbiamo inserito il vostro ordine con il nostro numero <i>, parte il <d>:\n<list>\nControllate e segnalateci entro 24 ore se qualcosa non torna.',
    ],
    [
      'Ordine cliente <i>',
      'grazie per il vostro ordine <n>. Per voi abbiamo impegnato:\n<list>\nSpedizione prevista il <d>, prezzi come da accordi.',
    ],
  ],
  shopConfirmation: [
    [
      'Abbiamo ricevuto il tuo ordine <n>!',
      'Grazie per l’acquisto. Ecco il riepilogo dell’ordine <n>. Ti avvisiamo appena lascia il nostro magazzino.',
    ],
  ],
  confirmationAttached: [
    ['CO <i> / vs. rif. <n>', 'in allegato la nostra conferma, settimana di consegna come indicata.'],
  ],
  invoiceLines: [
    [
      'Ns. fattura <i>',
      'per la fornitura del vostro ordine <n> vi addebitiamo:\n<list>\nTotale <m>, da pagare entro 14 giorni sul conto qui sotto.',
    ],
  ],
  invoiceAttached: [
    ['FT <i> (ord. <n>)', 'allegato il conto della settimana scorsa, 30 giorni come sempre.'],
  ],
  reminder: [
    [
      'Secondo sollecito',
      'malgrado la nostra lettera del mese scorso non ci risulta pervenuto l’importo di <m> della fattura <i> (vostro ordine <n>). Vogliate bonificarlo entro il <d>, altrimenti dovremo bloccare gli ordini.',
    ],
  ],
  shipping: [
    [
      'Merce in viaggio',
      'oggi consegnato al corriere, per il vostro ordine <n>:\n<list>\n2 bancali, 318 kg, da voi il <d>.',
    ],
  ],
  parcel: [
    [
      'Pacco 1Z999AA1########## in arrivo il <d>',
      'Il tuo pacco HALVORSEN è in consegna. Rif. mittente: <n>. Collo 1 di 3, 12,4 kg. Seguilo o scegli un punto di ritiro.',
    ],
  ],
  deliveryAttached: [['DDT <n>', 'come richiesto la bolla della consegna di ieri per il vostro archivio.']],
  inquiryList: [
    [
      'Prezzi per favore',
      'abbiamo un cantiere in vista e vorremmo i vostri migliori prezzi e disponibilità per:\n<list>\nNon è ancora un ordine, confrontiamo tre fornitori.',
    ],
    [
      'Gara mense scolastiche',
      'vi preghiamo di farci avere la vostra offerta entro il <d> per gli articoli elencati.\n<list>\nAggiudicazione a fine mese.',
    ],
  ],
  inquiry: [
    [
      'domanda veloce sul prezzo',
      'quanto ci fareste per <a>, resi da noi? Se è meno dell’anno scorso, il mese prossimo probabilmente ordiniamo.',
    ],
  ],
  offer: [
    [
      'Ns. offerta <i>',
      'a seguito della vostra telefonata possiamo offrirvi:\n<list>\nValida fino al <d>, salvo il venduto. Per ordinare basta inviarci il vostro ordine.',
    ],
  ],
  paid: [
    [
      'Grazie per il bonifico',
      'oggi è arrivato il vostro pagamento di <m> per la fattura <i>, il conto è saldato.',
    ],
  ],
  slip: [
    [
      'Il tuo scontrino',
      'grazie di essere passato al banco. Hai pagato <m> con carta ...4417, cassa 2, scontrino n. <i>:\n<list>',
    ],
  ],
  creditLines: [
    [
      'Accredito <i>',
      'abbiamo ritirato quanto segue dal vostro ordine <n> e accreditato <m> sul vostro conto:\n<list>',
    ],
  ],
  creditAttached: [
    ['Il vostro reso', 'nota di accredito <i> allegata, sarà scalata dal prossimo estratto. Ancora scusate.'],
  ],
  cancel: [
    [
      'FERMATE l’ordine <n>',
      'non consegnate l’ordine <n> della settimana scorsa, il nostro cliente ha annullato il progetto. Si trattava di:\n<list>\nConfermateci che non parte nulla.',
    ],
    ['annullamento', 'con la presente annulliamo per intero il nostro ordine <n>. Scusate il disturbo.'],
  ],
  whereIsIt: [
    [
      'Ordine <n> - novità?',
      'il nostro ordine <n> era promesso per il <d>, mancano ancora:\n<list>\nQuando arrivano? I montatori sono fermi.',
    ],
    ['tempi?', 'allora il <n> quando arriva? Sono già 3 settimane.'],
  ],
  complaint: [
    [
      'Merce sbagliata <n>',
      'ieri è arrivato l’ordine <n> e non è quello che avevamo chiesto. Riguarda:\n<list>\nMetà è rotta, il resto è della misura sbagliata. Venite a ritirare e diteci cosa proponete.',
    ],
  ],
  advert: [
    [
      'Offerte d’autunno: fino al 35%',
      'Approfittane! 10 cartoni al prezzo di 8. Ordina entro domenica, spedizione gratis da 75,00.\n<list>\nApri nel browser - Disiscriviti - Preferenze',
    ],
  ],
  away: [
    [
      'Fuori ufficio: <n>',
      'Grazie del messaggio. Sono in ferie fino al <d> e non leggo la posta. Per ordini urgenti chiamate il centralino o scrivete alla collega.',
    ],
  ],
  closed: [
    [
      'Inventario',
      'dal 27 al 31 il ricevimento merci è chiuso per inventario. In quei giorni non si scarica. Gli ordini in corso restano invariati.',
    ],
  ],
  thanks: [
    [
      'R: ordine <n>',
      'ottimo, stamattina è arrivato tutto, 12 cartoni come d’accordo. Grazie per la velocità!',
    ],
  ],
  bounce: [
    [
      'Mancato recapito: ordine',
      'Il messaggio non è stato recapitato a uno o più destinatari.\n\n<acquisti@halvorsen-suplies.nl>: host non trovato (5.1.2)\n\nIl messaggio originale è allegato.',
    ],
  ],
  meeting: [
    [
      'Visita il <d>',
      'potremmo passare il <d> alle 10.30 in 4? Vorremmo parlare dell’anno prossimo, circa 200 ordini, e vedere il magazzino.',
    ],
  ],
};
