import type { SpokenWords } from '../spoken-words.ts';

export const spoken: SpokenWords = {
  mails: [
    {
      category: 'order_confirmation',
      subject: 'Il vostro ordine',
      body: 'abbiamo registrato per voi e consegniamo martedì:\n\n{lines}\n\nControllate i dati, per favore.',
    },
    {
      category: 'order_confirmation',
      subject: 'R: ordine',
      body: 'Il vostro ordine ci è arrivato e parte domani:\n\n{lines}',
    },
    {
      category: 'order_confirmation',
      subject: 'Ordine 5512',
      body: 'confermiamo di aver ricevuto il vostro ordine di\n\n{lines}\n\nSpedizione prevista: 12 maggio.',
    },
    {
      category: 'order_confirmation',
      subject: 'R: guanti',
      body: 'Preso nota. Consegniamo {goods} venerdì, nostro numero 88123.',
    },
    {
      category: 'delivery_note',
      subject: 'Spedito',
      body: 'Il vostro pacco è partito oggi dal nostro magazzino. Contiene:\n\n{lines}\n\nTracking 1234567890',
    },
    {
      category: 'delivery_note',
      subject: 'Consegna domani',
      body: 'Il nostro autista passerà domani tra le 8 e le 10 con {goods}.',
    },
    {
      category: 'delivery_note',
      subject: 'Merce in viaggio',
      body: 'la seguente merce è in viaggio verso di voi:\n\n{lines}\n\n1 bancale, 310 kg.',
    },
    {
      category: 'credit_note',
      subject: 'Accredito',
      body: 'per gli articoli resi vi accreditiamo:\n\n{lines}\n\nImporto 84,20',
    },
    {
      category: 'credit_note',
      subject: 'Rimborso',
      body: 'come concordato vi rimborsiamo 84,20 per {goods}, a scalare dalla prossima fattura.',
    },
    {
      category: 'receipt',
      subject: 'Pagamento ricevuto',
      body: 'grazie per il pagamento di 184,20 per\n\n{lines}\n\nIl vostro conto è saldato.',
    },
    {
      category: 'receipt',
      subject: 'Grazie',
      body: 'Il vostro bonifico è arrivato oggi, 184,20 euro. Risultano pagati:\n\n{lines}',
    },
    {
      category: 'invoice',
      subject: 'Fattura 4410',
      body: 'vi addebitiamo:\n\n{lines}\n\nTotale 184,20, da pagare entro 14 giorni.',
    },
    {
      category: 'invoice',
      subject: 'Sollecito',
      body: 'per\n\n{lines}\n\nrestano da pagare 184,20 euro. Vi preghiamo di saldare questa settimana.',
    },
    {
      category: 'quotation',
      subject: 'I nostri prezzi',
      body: 'come richiesto i nostri prezzi:\n\n{lines}\n\nValidi 30 giorni.',
    },
    {
      category: 'quotation',
      subject: 'Offerta',
      body: 'volentieri vi offriamo {goods} a 6,20 l’uno, tempi di consegna una settimana.',
    },
    {
      category: 'quotation',
      subject: 'Prezzo?',
      body: 'quanto ci costerebbero\n\n{lines}\n\ne quali sono i tempi?',
    },
    {
      category: 'quotation',
      subject: 'Richiesta',
      body: 'cerchiamo un fornitore per {goods}. Vi chiediamo il vostro miglior prezzo.',
    },
    {
      category: 'unknown',
      subject: 'Reclamo',
      body: 'le 12 scatole di guanti in nitrile arrivate ieri sono strappate. Cosa ne facciamo?',
    },
    {
      category: 'unknown',
      subject: 'Dov’è',
      body: 'due settimane fa abbiamo ordinato {goods} e non è arrivato niente. Quando arriva?',
    },
    {
      category: 'unknown',
      subject: 'Reso',
      body: 'vorremmo rendere 4 rotoli di nastro carta, il colore è sbagliato. Come si fa?',
    },
    {
      category: 'unknown',
      subject: 'Solo questa settimana',
      body: 'Solo questa settimana: 12 scatole al prezzo di 10!\n\n{lines}\n\nDisiscriviti',
    },
    {
      category: 'unknown',
      subject: 'Annullamento',
      body: 'vi preghiamo di annullare il nostro ordine della settimana scorsa di {goods}, non ci serve più.',
    },
    {
      category: 'unknown',
      subject: 'Inventario',
      body: 'venerdì siamo chiusi per inventario, torniamo lunedì.',
    },
    { category: 'purchase_order', subject: 'guanti', body: '{lines}\n\nappena possibile, grazie' },
    {
      category: 'purchase_order',
      subject: 'R: vostra offerta 7712',
      body: 'accettiamo la vostra offerta. Consegnateci\n\n{lines}',
    },
    {
      category: 'purchase_order',
      subject: 'Sostituzione',
      body: 'due scatole dell’ultima consegna erano strappate, quindi mandateci {goods}. Fattura alla sede.',
    },
    {
      category: 'purchase_order',
      subject: 'magazzino',
      body: 'stanno finendo di nuovo, potete portarci questa settimana {goods}?',
    },
    {
      category: 'purchase_order',
      subject: 'Ordine',
      body: 'grazie per l’ultima consegna, tutto bene. Questo mese ci servono\n\n{lines}\n\nLa fattura a contabilita@example.test e confermate la ricezione, per favore.',
    },
    {
      category: 'purchase_order',
      subject: 'come d’accordo',
      body: 'come d’accordo al telefono:\n\n{lines}\n\nConsegna come sempre.',
    },
  ],
  withoutGoods: [
    'Lo stesso di prima, per favore.',
    'Come il mese scorso, grazie.',
    'Ripetete il nostro ultimo ordine, per favore.',
    'Il solito, grazie.',
    'La vostra offerta 7712 va bene, procedete.',
    'D’accordo, consegnate come offerto.',
    'Accettiamo, procedete con la consegna.',
    'Vi passiamo l’ordine secondo l’offerta 7712.',
    'Considerate l’offerta 7712 come ordine.',
  ],
};
