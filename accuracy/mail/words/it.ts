import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  greetings: ['Buongiorno,', 'Salve,', 'Gentili signori,', 'Buonasera,', 'Ciao Ingrid,'],
  closings: [
    'Cordiali saluti,',
    'Distinti saluti',
    'Grazie e buona giornata,',
    'Saluti',
    'Un cordiale saluto,',
  ],
  order: {
    subjects: [
      'Ordine {n}',
      "Ordine d'acquisto {n}",
      'Nuovo ordine',
      'Ordine settimanale',
      'Materiale per il cantiere',
      'Riordino',
      'Consegna',
    ],
    openings: [
      'vorremmo ordinare:',
      'vi preghiamo di fornirci i seguenti articoli:',
      'ecco il nostro ordine:',
      'abbiamo bisogno di:',
      'potete spedirci con riferimento {n}:',
    ],
    prose: [
      'vi preghiamo di inviarci {lines}.',
      'potete consegnarci {lines} entro il {d}?',
      'ordiniamo {lines}.',
      'ci servono {lines}. Il nostro numero d’ordine è {n}.',
      'vorrei ordinare {lines}.',
    ],
    attached: [
      'in allegato il nostro ordine {n}.',
      "alleghiamo l'ordine d'acquisto, con richiesta di conferma della data di consegna.",
      'vi invio in allegato il nostro ordine.',
      'vedi allegato, si prega di confermare la ricezione.',
    ],
    after: [
      'Consegna entro il {d}.',
      'Si prega di confermare.',
      "Consegna all'indirizzo abituale.",
      'Nostro riferimento: {n}',
      'Fattura come al solito.',
    ],
  },
  others: {
    order_confirmation: [
      ["Conferma d'ordine {n}", 'grazie per il vostro ordine. La consegna avverrà il {d}.'],
      [
        'Il vostro ordine {n}',
        'abbiamo ricevuto il vostro ordine e lo stiamo preparando. Consegna prevista: {d}.',
      ],
      ['R: Ordine {n}', 'confermato per il {d}, grazie.'],
    ],
    invoice: [
      ['Fattura {n}', "in allegato la fattura per la merce consegnata. L'importo di {m} scade il {d}."],
      ['Sollecito di pagamento', 'ci risulta che la fattura {n} di {m} sia ancora aperta dal {d}.'],
    ],
    delivery_note: [
      [
        'La vostra spedizione è in viaggio',
        'la merce è stata affidata oggi al corriere. Numero di tracciamento 6A##########.',
      ],
      ['Documento di trasporto {n}', 'in allegato la bolla di consegna della merce spedita il {d}.'],
    ],
    quotation: [
      ["Richiesta d'offerta", "potreste inviarci un preventivo per 200 pezzi dell'articolo {a}?"],
      ['Richiesta prezzo', "quanto costerebbero 50 scatole dell'articolo {a}? Non abbiamo ancora deciso."],
      [
        'Nostra offerta {n}',
        'grazie per la richiesta. Siamo lieti di proporvi quanto segue, valido fino al {d}.',
      ],
    ],
    receipt: [
      ['Pagamento ricevuto', 'abbiamo ricevuto il vostro pagamento di {m}. Grazie.'],
      ['La vostra ricevuta', 'in allegato la ricevuta del vostro acquisto del {d}.'],
    ],
    credit_note: [
      ['Nota di credito {n}', 'in allegato la nota di credito per la merce resa. Detrarremo {m}.'],
      ['Rimborso', "abbiamo accreditato {m} per i pezzi danneggiati dell'ordine {n}."],
    ],
    unknown: [
      ["Dov'è l'ordine {n}?", "potete dirci quando arriverà l'ordine {n}? Stiamo ancora aspettando."],
      ['Risposta automatica: ordine', 'sono fuori ufficio fino al {d} e risponderò al mio rientro.'],
      [
        'Annullamento ordine {n}',
        'vi preghiamo di annullare il nostro ordine {n}. La merce non ci serve più.',
      ],
      [
        '20% di sconto su tutto',
        'solo questa settimana: ordina e risparmia il 20%! Clicca qui. Annulla iscrizione.',
      ],
      ['Incontro giovedì', 'va bene il {d} per parlare del prossimo anno? Porterò i dati dei nostri ordini.'],
      ['Reclamo consegna {n}', '3 delle 20 scatole sono arrivate danneggiate. Cosa ne facciamo?'],
      ['Candidatura', 'desidero candidarmi per la posizione nel vostro magazzino. Allego il mio CV.'],
    ],
  },
  titles: {
    purchase_order: "ORDINE D'ACQUISTO",
    order_confirmation: "Conferma d'ordine",
    invoice: 'FATTURA',
    delivery_note: 'Documento di trasporto',
    quotation: 'Preventivo',
    receipt: 'Ricevuta',
    credit_note: 'Nota di credito',
  },
  columns: ['Codice', 'Descrizione', 'Quantità', 'Unità'],
  units: ['scatole di', 'pezzi di', 'rotoli di', 'confezioni di', 'x'],
  and: 'e',
  phone: 'Tel.:',
  email: 'E-mail:',
  disclaimers: [
    'Questo messaggio è riservato ed è destinato esclusivamente al destinatario. Se lo avete ricevuto per errore, vi preghiamo di avvisare il mittente e di eliminarlo.',
  ],
  mobile: 'Inviato da iPhone',
  wrote: ['Il giorno {date} alle ore {time} {name} <{address}> ha scritto:', 'Il {date}, {name} ha scritto:'],
  forwarded: 'Messaggio inoltrato',
  original: 'Messaggio originale',
  headers: ['Da', 'Inviato', 'A', 'Oggetto'],
  reply: 'R:',
  forward: 'I:',
};
