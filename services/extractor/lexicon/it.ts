import type { Lexicon } from './lexicon.ts';

export const it: Lexicon = {
  language: 'it',
  labels: {
    orderNumber: `
      numero ordine, numero d ordine, ordine n, ordine no, ordine nr, n ordine, nr ordine,
      ordine numero, ordine di acquisto n, ordine di acquisto nr, ordine fornitore n, vostro ordine,
      nostro ordine, ns ordine, rif ordine, num ordine`,
    orderTitle: 'ordine, ordine di acquisto, ordine d acquisto, ordine fornitore, ordine a fornitore',
    anyNumber: 'numero, n, nr, riferimento',
    orderDate: 'data ordine, data dell ordine, ordine del, data documento, data emissione',
    anyDate: 'data, del',
    deliveryDate: `
      data consegna, data di consegna, consegna, consegna richiesta, consegna entro,
      data consegna richiesta, consegna prevista, consegna il, settimana di consegna,
      termine di consegna`,
    buyer: 'acquirente, cliente, committente, intestatario, ufficio acquisti',
    contact: 'contatto, referente, alla cortese attenzione, c a, nome, persona di riferimento, richiedente',
    shipTo: `
      indirizzo di consegna, luogo di consegna, destinazione, consegnare a, spedire a,
      destinazione merce, indirizzo consegna, destinatario merce`,
    billTo: 'fatturare a, indirizzo di fatturazione, intestazione fattura, fatturazione',
    supplier: 'fornitore, spett le, spettabile, venditore, spett',
    otherParty: 'vettore, corriere, produttore',
    customerNumber: 'codice cliente, numero cliente, cod cliente, n cliente',
    currency: 'valuta, divisa',
    email: 'e mail, email, mail, pec',
    phone: 'telefono, tel, cellulare, cell',
    vatId: 'partita iva, p iva, p i, piva, cod fisc e p iva',
    instructions: 'istruzioni, note di consegna',
    remarks: 'note, nota, osservazioni, annotazioni',
    branch: 'filiale, sede, stabilimento',
    other: `
      pagamento, condizioni di pagamento, modalita di pagamento, resa, porto, spedizione, trasporto,
      pagina, pag, fax, codice fornitore, cod fornitore, iban, bic, fattura n, data fattura,
      vs riferimento, ns riferimento, banca, firma, offerta, codice fiscale, imballo`,
  },
  columns: {
    position: 'riga, pos, posizione',
    article: `
      articolo, codice, cod, codice articolo, cod articolo, cod art, materiale, riferimento, ean,
      codice prodotto`,
    customerArticle: 'nostro codice, ns codice, codice interno, ns cod',
    supplierArticle: 'vostro codice, vs codice, codice fornitore, cod fornitore, vs cod, cod forn',
    description: 'descrizione, descrizione articolo, denominazione, prodotto, descrizione della merce',
    articleAndDescription: 'articolo descrizione, codice descrizione',
    quantity: 'quantita, qta, q ta, qt, qta ordinata, quantita ordinata',
    unit: 'unita, um, u m, unita di misura, un mis',
    price: 'prezzo, prezzo unitario, prezzo unit, prezzo netto, p unitario, prezzo un',
    priceUnit: 'per',
    discount: 'sconto, sc, sconto %, sc %, % sconto, sconti',
    tax: 'iva, iva %, aliquota',
    lineTotal: `
      importo, totale, importo netto, prezzo totale, importo totale, valore, totale riga,
      totale netto`,
    deliveryDate: 'data consegna, consegna, data cons, data di consegna',
    ignored: 'peso, magazzino, colli',
  },
  totals: {
    grandTotal: `
      totale ordine, importo totale, totale documento, totale generale, totale da pagare,
      totale iva inclusa, totale eur, totale complessivo`,
    total: 'totale, totale netto',
    subtotal: 'imponibile, totale imponibile, subtotale, totale merce',
    tax: 'iva, imposta, totale iva',
    freight: 'trasporto, spese di trasporto, spese di spedizione, spedizione',
    discount: 'sconto',
    paid: 'acconto, totale quantita, totale colli',
  },
  documentTypes: {
    purchase_order: 'ordine di acquisto, ordine d acquisto, ordine fornitore, ordine a fornitore, ordine',
    order_confirmation: 'conferma d ordine, conferma ordine, conferma di ordine',
    invoice: 'fattura, fattura proforma',
    delivery_note: 'documento di trasporto, bolla di consegna, ddt, packing list',
    quotation: 'preventivo, offerta, richiesta di offerta, richiesta di preventivo',
    receipt: 'ricevuta, scontrino',
    credit_note: 'nota di credito, nota credito',
  },
  months: `
      gennaio gen, febbraio feb, marzo mar, aprile apr, maggio mag, giugno giu, luglio lug,
      agosto ago, settembre set sett, ottobre ott, novembre nov, dicembre dic`,
  calendarWeek: 'settimana, sett',
  units: `
      pz, pezzi, pezzo, nr, n, cf, conf, confezione, confezioni, scatola, scatole, paia, rotolo,
      rotoli, kg, mt, ml, lt, bancale, bancali, sacco, sacchi, cartone, cartoni, cad`,
};
