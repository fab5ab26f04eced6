import type { Lexicon } from './lexicon.ts';

export const it: Lexicon = {
  language: 'it',
  labels: {
    orderNumber: `
      numero ordine, numero d ordine, ordine n, ordine no, ordine nr, n ordine, nr ordine, ordine
      numero, ordine di acquisto n, ordine di acquisto nr, ordine fornitore n, vostro ordine, nostro
      ordine, ns ordine, rif ordine, num ordine, numero di ordine, numero dell ordine, no ordine, n d
      ordine, n dell ordine, nr d ordine, num d ordine, n di ordine, ordine num, ordine di acquisto no,
      ordine di acquisto numero, ordine d acquisto n, ordine d acquisto nr, ordine d acquisto no, ordine
      d acquisto numero, ordine acquisto n, ordine acquisto nr, numero ordine di acquisto, numero ordine
      d acquisto, numero ordine acquisto, n ordine di acquisto, n ordine d acquisto, n ordine acquisto,
      numero documento, nr documento, n documento, ordine a fornitore n, ordine a fornitore nr, ordine a fornitore numero, ordine fornitore nr,
      ordine fornitore numero, n ordine fornitore, numero ordine fornitore, nostro n ordine, nostro
      numero d ordine, nostro numero ordine, nostro ordine n, ns ordine n, ns n ordine, ns numero
      ordine, ns rif ordine, vs ordine, vs ordine n, vostro ordine n, vostro n ordine, numero ordine
      cliente, n ordine cliente, ordine cliente n, riferimento ordine, riferimento ordine n, rif ordine
      n, rif ns ordine, oda n, n oda, numero oda, oda nr, oda, ordine aperto n, ordine chiuso n, ordine
      quadro n, richiamo n, numero po, po n, po nr, documento n, n documento, numero documento, doc n, n
      doc, numero doc, ord n, ord nr, n ord, nr ord, ordine n del, codice ordine, id ordine, commissione
      n, numero ordine data, buono d ordine n, buono ordine n, n buono d ordine, ordine rif, protocollo
      ordine, numero impegno, impegno n, impegno di spesa n, numero buono, buono n, n foglio d ordine,
      foglio d ordine n, ordinativo n, n ordinativo, ordinativo di fornitura n, numero pratica ordine, lista ordine n, n oda, oda n, numero oda, n di oda, n odl, identificativo ordine`,
    orderTitle: `
      ordine, ordine di acquisto, ordine d acquisto, ordine fornitore, ordine a fornitore, ordine acquisto,
      buono d ordine, ordine aperto, ordine chiuso, oda`,
    anyNumber: `
      num doc, n doc, nr doc, doc n, numero doc, numero, n, nr, riferimento, num, no, rif, protocollo,
      prot n, numero di riferimento, identificativo del documento, identificativo documento, id documento`,
    orderDate: `
      data ordine, data di registrazione, data dell ordine, ordine del, data documento, data emissione, data d ordine, data di
      emissione, data ordine di acquisto, data ordine acquisto, data oda, data ord, data del documento,
      data doc, data di creazione, data creazione, data inserimento, data ordine fornitore, data ordine
      cliente, emesso il, del giorno, ordinato il, data compilazione, ns ordine del, vs ordine del,
      nostro ordine del, vostro ordine del, numero ordine data, data stesura, data registrazione, creato
      il, ordine di acquisto del, data acquisto, li, data richiesta ordine, inviato il, trasmesso il,
      scritto il, redatto il, emessa il, inviata il, compilato il, data redazione, data invio ordine,
      inserito il, ordine scritto il, data impegno, stilato il`,
    anyDate: `
      data, del, in data, dt, addì, luogo data, data e luogo, datato`,
    deliveryDate: `
      data consegna, data di consegna, consegna, consegna richiesta, consegna entro, data consegna
      richiesta, consegna prevista, consegna il, settimana di consegna, termine di consegna, data di
      consegna richiesta, data consegna prevista, data di consegna prevista, data prevista consegna,
      data prevista di consegna, data prevista, data richiesta, data richiesta consegna, data richiesta
      di consegna, data consegna tassativa, consegna tassativa, consegna tassativa entro, consegna entro
      il, consegnare entro, consegnare entro il, da consegnare entro, da consegnare il, consegnare il,
      termini di consegna, termine consegna, termini consegna, tempi di consegna, tempi consegna,
      consegna merce, consegna merce entro, data cons, dt consegna, dt cons, data arrivo, data di
      arrivo, data arrivo merce, data ricevimento, data ricevimento prevista, data di ricevimento, data
      fabbisogno, data confermata, consegna confermata, consegna concordata, consegna settimana,
      consegna sett, settimana consegna, entro il, data limite consegna, consegna tra il, consegna dal,
      periodo di consegna, finestra di consegna, data evasione, evasione, evadere entro, data evasione
      richiesta, data spedizione, data di spedizione, data spedizione richiesta, spedizione prevista,
      data ritiro, ritiro il, data di approntamento, approntamento merce, data promessa, data scadenza
      consegna, cons richiesta, cons prevista, fascia di consegna, intervallo di consegna,
      consegna stimata, data di consegna stimata, da consegnare entro e non oltre`,
    dueDate: 'entro, entro il',
    buyer: `
      mittente, acquirente, cliente, committente, intestatario, ufficio acquisti, dati cliente, dati
      acquirente, ragione sociale, compratore, emittente, ordinante, azienda, ditta, ragione sociale
      cliente, dati committente, dati aziendali, ordinato da, emesso da, nominativo cliente,
      cessionario, cessionario committente, cliente committente, società, intestazione cliente, stazione
      appaltante, mittente ordine, ente acquirente, nostro indirizzo, indirizzo uffici, uffici, azienda
      agricola, ente ordinante, ente appaltante, indirizzo ufficio, unità richiedente, dall azienda
      agricola, venduto a, dati aziendali, dati dell azienda, informazioni azienda`,
    contact: `
      ns riferimento, ns rif, nostro riferimento, rappresentante acquisti, dipendente, impiegato, impiegata, contatto, referente, alla cortese attenzione, c a, nome, persona
      di riferimento, richiedente, nostro referente, vostro referente, ns referente, vs referente,
      referente acquisti, referente ordine, contatto acquisti, persona da contattare, riferimento
      interno, all attenzione di, attenzione, cortese attenzione, c att, alla c a, att ne, att,
      compilato da, compilatore, responsabile, responsabile acquisti, resp acquisti, buyer, addetto,
      addetto acquisti, contatti, referente consegna, referente cliente, nominativo, redatto da, emesso
      da referente, approvatore, approvato da, autorizzato da, operatore, riferimento persona, ns
      riferimento persona, persona di contatto, a c a, gestito da, alla attenzione, pratica seguita da,
      vostro contatto, nostro contatto, referente tecnico, emesso da, acquirente attuale, buyer attuale,
      chiedere di, dati di contatto, acquisto a cura di, buyer di riferimento, responsabile ordine,
      responsabile dell ordine, responsabile del procedimento, rup, scritto da, inserito da, creato da,
      trattato da, pratica trattata da, istruttore, incaricato, incaricata, persona incaricata, per
      chiarimenti, per informazioni, per info, chiarimenti, per chiarimenti rivolgersi a, rivolgersi a,
      rif interno, addetta acquisti, responsabile approvvigionamenti, nome richiedente, nome acquirente,
      nome del buyer, ordine emesso da, ordine redatto da, compilato a cura di, ufficio acquisti
      referente, persona responsabile, contatto ordine, contatto per chiarimenti, responsabile degli
      acquisti, capo ufficio acquisti, addetto ordini, addetta ordini, per ogni chiarimento, in caso di
      domande, domande a, stilato da`,
    shipTo: `
      consegnatario, scarico merci, spedire tutti gli articoli a, indirizzo di consegna, luogo di consegna,
      destinazione, consegnare a, spedire a, destinazione merce, indirizzo consegna, destinatario merce,
      luogo consegna, consegnare presso, consegna presso, consegna merce presso, da consegnare a,
      da consegnare presso, consegna a, luogo di destinazione, indirizzo di destinazione,
      luogo destinazione, indirizzo di spedizione, indirizzo spedizione, spedizione a, spedire presso,
      inviare a, merce da consegnare a, merce da consegnare presso, destinatario, destinazione diversa,
      luogo di consegna merce, destinazione della merce, punto di consegna, sede di consegna,
      magazzino di consegna, magazzino di destinazione, indirizzo di consegna merce, cantiere, consegna c o,
      indirizzo merce, resa presso, dest merce, destinazione consegna, sito di consegna, luogo di scarico,
      si prega di consegnare a, vogliate consegnare a, sede del cantiere, sede cantiere, indirizzo cantiere,
      inviare la merce a, merce a, scaricare presso, scaricare a, da scaricare presso,
      consegnare in cantiere, fornire in cantiere, portare a, franco ns stabilimento,
      franco nostro stabilimento, franco ns magazzino, deposito di consegna, piattaforma di consegna,
      banchina di scarico, ribalta, baia di scarico, nome destinatario, nome del destinatario, dati per la consegna, dati di consegna, fornire a`,
    billTo: `
      indirizzo documento, indirizzo del documento,
      fatturare a, indirizzo di fatturazione, intestazione fattura, fatturazione, fattura a, intestare
      fattura a, da fatturare a, intestare la fattura a, indirizzo fatturazione, dati di fatturazione,
      dati fatturazione, dati per la fatturazione, destinatario fattura, fatturazione a, inviare fattura
      a, inviare le fatture a, invio fattura, invio fatture, sede fatturazione, intestatario fattura,
      spedire fattura a, indirizzo fattura, sede legale fatturazione, intestazione fatturazione, fattura
      intestata a, fatture da intestare a, indirizzo di fattura, contabilità, ufficio contabilità,
      contabilità fornitori`,
    supplier: `
      fornitore, fatturato da, spett le, spettabile, venditore, spett, spett le ditta, spettabile ditta, dati
      fornitore, dati del fornitore, ragione sociale fornitore, indirizzo fornitore, nome fornitore,
      cedente, cedente prestatore, ditta fornitrice, fornitori, appaltatore, prestatore, alla ditta,
      egr, intestazione fornitore, fornitrice, ordine a, acquistato da, ordinato a, ordine indirizzato a, egregi, fornito da, da fornire da,
      vostro commerciale, vs commerciale, vostro agente, emesso a, ordine emesso a, ordine inviato a, nome del fornitore, assegno intestato a, pagare a, beneficiario`,
    otherParty: `
      vettore, corriere, produttore, spedizioniere, trasportatore, cliente finale,
      utilizzatore finale, costruttore, coordinate bancarie, agente doganale, intermediario, fabbricante,
      notify, a mezzo, ritiro presso, incaricato del trasporto, contabilità, emergenza`,
    customerNumber: `
      codice cliente, numero cliente, cod cliente, n cliente, nr cliente, nostro codice cliente,
      ns codice cliente, vs codice cliente, vostro codice cliente, ns cod cliente, cod cli, codice cli,
      conto cliente, n conto cliente, numero conto cliente, cliente n, cliente nr, codice nostro cliente,
      nostro numero cliente, ns numero cliente, id cliente, codice anagrafica, codice cliente presso di voi,
      ns codice presso di voi, nostro codice presso di voi, codice soggetto cliente`,
    currency: `
      valuta, divisa, valuta ordine, divisa ordine, moneta, valuta documento, importi in, prezzi in, val,
      valuta di riferimento, importi espressi in`,
    email: `
      e mail, email, mail, pec, posta elettronica, indirizzo e mail, indirizzo email, p e c,
      e mail referente, indirizzo mail, posta certificata, indirizzo di posta elettronica, e mail contatto`,
    phone: `
      telefono, tel, cellulare, cell, numero di telefono, numero telefono, n telefono, n tel, recapito
      telefonico, recapito, tel diretto, telefono diretto, tel cell, telefoni, tel n, centralino,
      interno, cel, mobile, tel ufficio, fisso, telefono cellulare, tel nr, t, linea diretta, numero
      diretto, telefono ufficio, tel int, chiamare il, tel centralino`,
    deliveryPhone: `
      telefono consegna, tel cantiere, telefono cantiere, tel magazzino, telefono magazzino, telefono
      destinatario, tel consegna,
      tel portineria, telefono portineria, tel custode, contatto in cantiere, contatto sul posto, cell cantiere, prenotazione scarico,
      prenotazione consegne`,
    vatId: `
      partita iva, p iva, p i, piva, cod fisc e p iva, cod fisc p iva, c f p iva, p iva c f,
      codice fiscale e partita iva, codice fiscale partita iva, partita iva codice fiscale,
      partita iva e codice fiscale, p iva cod fisc, p iva e cod fisc, c f e p iva, p iva e c f, cf piva,
      piva cf, cod iva, codice iva, id iva, identificativo iva, numero partita iva, n partita iva, part iva,
      cod fiscale p iva, vat, vat number, vat n, p iva it, id fiscale iva, p iva vat, cf p iva, numero iva,
      n iva, ide iva, partita iva comunitaria, p i c f`,
    bankAccount: `
      iban, bic, swift, banca, banca d appoggio, banca appoggio, bic swift, swift bic, codice iban, cod iban,
      codice bic, codice swift, abi, cab, c c, conto corrente, c c n, n conto, conto bancario,
      istituto bancario, ns banca, nostra banca, vs banca, banca di appoggio, abi cab, coordinate iban`,
    instructions: `
      istruzioni, note di consegna, istruzioni di consegna, istruzioni consegna, istruzioni di spedizione,
      istruzioni per la consegna, note consegna, note per la consegna, orari di consegna, orario di consegna,
      orari consegna, orario consegna, orari ricevimento merci, orario ricevimento merci,
      orario ricevimento merce, orari di ricevimento, ricevimento merci, ricevimento merce, orario scarico,
      orari scarico, orario magazzino, orari magazzino, istruzioni speciali, istruzioni particolari,
      modalità di imballo, note spedizione, note di spedizione, istruzioni per l imballo, orari di scarico,
      note trasporto`,
    remarks: `
      note, nota, osservazioni, annotazioni, note aggiuntive, note ordine, note generali, commenti, commento,
      informazioni aggiuntive, informazioni, avvertenze, annotazione, note al fornitore, note fornitore,
      testo, testo di testata, note interne, importante, attenzione nota, note testata, note finali,
      note varie, condizioni particolari, clausole, clausole particolari, avviso, comunicazioni, messaggio,
      note documento, nb, n b, osservazione, altre informazioni, precisazioni, descrizione generale,
      note sull ordine, altre note, varie`,
    branch: `
      filiale, sede, stabilimento, negozio, punto vendita, unità locale, magazzino sede, codice sede,
      deposito, cod negozio, codice filiale, divisione, sito, codice magazzino, cod punto vendita, agenzia,
      sede operativa, unità produttiva, plant`,
    other: `
      capocantiere, capo cantiere, responsabile di cantiere, referente in cantiere, data scadenza, scadenza,
      data di scadenza, pagamento, condizioni di pagamento, modalità di pagamento, resa, porto, spedizione,
      trasporto, pagina, pag, fax, codice fornitore, cod fornitore, fattura n, data fattura, vs riferimento,
      ns riferimento, firma, offerta, codice fiscale, imballo, cond pagamento, cond di pagamento,
      condizione di pagamento, condizioni pagamento, cond pag, mod pagamento, tipo pagamento,
      termini di pagamento, termini pagamento, termine di pagamento, metodo di pagamento, scadenze,
      scadenze pagamenti, sconto cassa, condizioni, condizioni generali, condizioni generali di acquisto,
      condizioni di acquisto, condizioni di fornitura, condizioni di vendita, condizioni di consegna,
      condizioni di resa, termini di resa, termine di resa, tipo resa, resa merce, resa incoterms, incoterm,
      incoterms, modalità di consegna, modalità consegna, modalità di spedizione, modalità spedizione,
      modalità di trasporto, tipo spedizione, tipo trasporto, mezzo di trasporto, mezzo, trasporto a cura,
      trasporto a mezzo, a mezzo di, consegna a mezzo, spedizione a mezzo, franco, franco destino,
      franco fabbrica, porto franco, porto assegnato, aspetto esteriore dei beni, causale,
      causale trasporto, imballaggio, imballi, assicurazione, nolo, dogana, codice del fornitore,
      n fornitore, numero fornitore, nr fornitore, cod forn, codice forn, vostro codice fornitore,
      vs codice fornitore, conto fornitore, fattura, n fattura, numero fattura, ddt n, n ddt, numero ddt,
      data ddt, vs offerta, vs offerta n, vs offerta del, vostra offerta, vostra offerta n, offerta n,
      offerta nr, n offerta, numero offerta, data offerta, rif offerta, riferimento offerta, offerta del,
      rif vs offerta, preventivo, preventivo n, n preventivo, vs preventivo, vostro preventivo, riferimenti,
      ns rif, vs rif, vostro riferimento, nostro riferimento, n rif, s rif, vs prot, oggetto, rif,
      protocollo, prot, commessa, n commessa, numero commessa, codice commessa, cod commessa, rif commessa,
      progetto, n progetto, codice progetto, nome progetto, cantiere n, contratto, contratto n, n contratto,
      numero contratto, contratto quadro, accordo quadro, cig, cup, codice cig, codice cup, codice univoco,
      codice univoco ufficio, codice destinatario, cod destinatario, cod univoco, sdi, codice sdi,
      split payment, centro di costo, centro costo, cdc, c d c, conto, conto contabile, voce di spesa,
      capitolo, impegno, n impegno, determina, determina n, reparto, ufficio, funzione, qualifica, rda,
      rda n, n rda, richiesta di acquisto, richiesta n, n richiesta, richiesta acquisto, tipo,
      tipo documento, tipo ordine, stato, stato ordine, versione, revisione, rev, n revisione, modifica,
      data modifica, data revisione, modificato il, modificato da, stampato il, data stampa, data di stampa,
      pagina n, pag n, foglio, fogli, firma per accettazione, timbro e firma, timbro, per accettazione,
      accettazione, firma e timbro, visto, approvazione, firmato, luogo e data, sede legale,
      sede amministrativa, capitale sociale, cap soc, cap sociale, registro imprese, reg imprese, reg imp,
      iscr reg imprese, iscrizione registro imprese, rea, r e a, n rea, cciaa, c c i a a, tribunale, albo,
      codice attività, c f, cod fisc, cf, cod fiscale, sito web, sito internet, sito, internet, web, www,
      home page, gln, codice gln, codice ean, eori, duns, codice doganale, nomenclatura combinata,
      nomenclatura, voce doganale, paese di origine, origine, peso, peso lordo, peso netto, volume, colli,
      n colli, disegno, n disegno, certificato, certificati, qualità, garanzia, validità, validità offerta,
      valido fino al, agente, rappresentante, venditore contatto, cambio, lingua, ora, zona, vettore nome,
      telefax, fax n, penale, penali, sconto, banca fornitore, listino, cod listino, fine contratto,
      scadenza contratto, contratto valido fino al, validità contratto, imputato a, a carico del capitolo, capitolo di spesa, ora di stampa, ora stampa, ordine valido fino al, validità ordine`,
  },
  labelWords: {
    order: 'ordine, ordini, acquisto, acquisti, ord, oda, commessa',
    orderMark: 'oda, oa, odf',
    number:
      'numero, num, no, n, nr, rif, riferimento, ref, codice, cod, protocollo, registrazione, posizione',
    date: 'data, giorno, in data',
    delivery: `
      consegna, consegne, consegnare, spedizione, spedire, scarico, scaricare, ricevimento, resa, invio,
      inviare, fornitura, recapito`,
    send: 'inviare, spedire, trasmettere',
    goods: 'merce, merci, materiale, materiali',
    article: 'articolo, art, prodotto, pezzo, materiale, modello, tipo, catalogo, ean, ident, componente',
    site: `
      magazzino centrale, centro logistico, piattaforma, cantiere, economato, magazzino, deposito,
      stabilimento, filiale, negozio, sede, punto vendita, opera, sul posto, in loco`,
    place: 'luogo, destinazione, punto, località',
    address: 'indirizzo, via',
    postcode: 'cap',
    town: 'città, località, comune, provincia',
    country: 'paese, nazione, stato',
    recipient: 'destinatario, ricevente',
    to: 'a, presso, in, al, verso, alla',
    invoice: 'fattura, fatture, fatturazione, fatturare, intestazione',
    payment: 'pagamento, pagamenti, pagare',
    phone: `
      telefono, tel, cellulare, cell, mobile, telefonico, interno, chiamare, chiamate, telefonare,
      telefonate`,
    direct: 'diretto, diretta, centralino, ufficio, fisso',
    fax: 'fax, telefax',
    email: 'email, e mail, mail, posta elettronica, posta, elettronica',
    person: `
      proprietario, titolare, contatto, nome, referente, attenzione, persona, nominativo, addetto,
      addetta, incaricato, chiarimenti, istruttore, incaricata, domande`,
    company: `
      azienda, ditta, ragione sociale, società, ente, denominazione, istituto, denominazione legale, denominazione sociale, nome commerciale`,
    manager: `
      capo, capocantiere, magazziniere, responsabile, coordinatore,
      coordinatrice, geometra, caporeparto, capoturno, dirigente, custode, gestore, preposto`,
    director: 'direttore, direttrice, amministratore, presidente, titolare',
    handled: `
      emessa, approvato, approvata, creato, creata, inviato, trasmesso, seguita, seguito, emesso, richiesto, compilato,
      redatto, inserito, pratica, ordinato, gestito, trattata, cura, scritto, scritta, redatta,
      compilata, inserita, stilato`,
    buyer: `
      acquirente, compratore, richiedente, committente, buyer, ufficio, acquisti, approvvigionamenti,
      approvvigionamento`,
    supplier: 'fornitore, venditore, ditta fornitrice, fornitrice, appaltatore',
    customer: 'cliente, clienti, conto',
    offer: 'offerta, preventivo, contratto, proposta, richiesta',
    vat: 'iva, partita, fiscale, piva',
    deadline: 'termine, scadenza, entro, settimana, fino',
    wanted: `
      occorre, necessario, richiesta, prevista, previsto, tassativa, concordata, ultima, massima, arrivo,
      desiderata, necessaria`,
    conditions: `
      condizioni, modalità, mezzo, vettore, porto, istruzioni, trasporto, orario, note, stato, pagina, foglio,
      valuta, importo, totale, spese, tipo, causale`,
    gross: 'lordo, lorda, ivato, costo',
    amount: 'valore, importo, totale, somma, netto',
    price: 'prezzo, prezzi, importi, valori',
    details: 'dati, anagrafica, dettagli',
    particle: `
      a, di, del, della, dei, delle, d, l, il, la, lo, nostro, nostra, e, ns, per, con, duplice, copia,
      copie, due, tre, triplice, da, al, a, elettronica`,
  },
  columns: {
    position: `
      riga, pos, posizione, n riga, nr riga, num riga, rg, n, nr, prog, progr, progressivo, pos n, n pos,
      num, rig, item, linea, numero riga, rif riga, voce, r,
      riga contratto, pos contratto, posizione contratto, riga ordine, n posizione, n voce, rigo`,
    article: `
      articolo, codice, cod, codice articolo, cod articolo, cod art, materiale, riferimento, ean,
      codice prodotto, art, articolo n, n articolo, nr articolo, numero articolo, codice art, cod prodotto,
      cod prod, prodotto codice, n prodotto, codice materiale, cod materiale, n materiale, numero materiale,
      codice pezzo, codice parte, numero parte, part number, codice ean, cod ean, ean13, barcode,
      codice a barre, cod a barre, cod barre, gtin, isbn, sku, minsan, aic, codice aic, cod aic, rif,
      rif articolo, referenza, modello, sigla, codice catalogo, n catalogo, codice merce, cod merce,
      cod interno articolo, codice item, n parte, disegno articolo, codice ricambio, id articolo, cod mat,
      n codice, codice listino`,
    customerArticle: `
      nostro codice, ns codice, codice interno, ns cod, nostro codice articolo, ns codice articolo,
      ns cod art, ns cod articolo, nostro articolo, ns articolo, ns rif, nostro riferimento, ns riferimento,
      cod interno, cod int, riferimento interno, rif interno, codice cliente, cod cliente,
      codice articolo cliente, cod art cliente, articolo cliente, riferimento cliente, rif cliente, cod cli,
      codice art cliente, ns materiale, codice acquirente, codice articolo interno, nostro cod,
      codice articolo acquirente, cod articolo acquirente, cod acquirente`,
    supplierArticle: `
      vostro codice, vs codice, codice fornitore, cod fornitore, vs cod, cod forn, vostro codice articolo,
      vs codice articolo, vs cod art, vs cod articolo, vostro articolo, vs articolo, vs rif,
      vostro riferimento, vs riferimento, codice forn, cod art fornitore, cod art forn,
      cod articolo fornitore, codice articolo fornitore, codice articolo del fornitore, codice art fornitore,
      articolo fornitore, art fornitore, art forn, rif fornitore, riferimento fornitore, rif forn,
      codice prodotto fornitore, cod prod fornitore, codice materiale fornitore, codice costruttore,
      cod costruttore, codice produttore, cod produttore, rif produttore, codice del fornitore,
      vostro materiale, vs materiale, vostro cod, codice esterno, n articolo fornitore, materiale fornitore,
      codice originale, cod orig, codice articolo produttore`,
    description: `
      descrizione, descrizione articolo, denominazione, prodotto, descrizione della merce, descrizione merce,
      descrizione prodotto, descrizione del prodotto, descrizione prodotti, descrizione dei beni,
      descrizione materiale, descrizione beni, descrizione beni servizi, descrizione dei beni e servizi,
      descrizione servizio, descrizione lavori, descrizione dell articolo, descrizione estesa,
      descrizione articoli, descr, desc, descr articolo, descrizione e caratteristiche, designazione, nome,
      nome prodotto, merce, servizio, servizi, prestazione, oggetto della fornitura, testo breve, testo,
      beni e servizi, beni servizi, prodotti, articoli, specifica, specifiche, dettaglio, dettagli,
      natura e qualità dei beni, natura e qualità, descrizione fornitura, descrizione delle merci,
      prodotto servizio, lavorazione, titolo,
      natura dei beni`,
    articleAndDescription: `
      articolo descrizione, codice descrizione, codice e descrizione, cod descrizione,
      codice articolo descrizione, codice articolo e descrizione, cod art descrizione,
      cod articolo descrizione, articolo e descrizione, materiale descrizione, codice prodotto descrizione,
      descrizione codice, prodotto descrizione, descrizione e codice, articolo denominazione,
      codice denominazione`,
    quantity: `
      quantità, qta, q ta, qt, qta ordinata, quantità ordinata, qtà, q tà, qtà ordinata, qtà ord, qta ord,
      q tà ord, quant, quantità richiesta, qtà richiesta, qta rich, quantità ordine, qtà ordine,
      quant ordinata, ordinata, ordinato, quantità totale, qtà totale, q tà totale, qtà um, quantità um,
      qtà unità, quantità e um, qtà e um, qty, quantità da consegnare, qtà da consegnare, n pezzi,
      numero pezzi, pezzi, nr pezzi, num pezzi, pz, tot pezzi, totale pezzi, quantità unità, qtà acquisto,
      qtà pz, quantità pz, quantità pezzi, quan, quantit, quantità uma, quantita, quantità acquisto,
      da ordinare, ordinare, da inviare, da spedire, da mandare, da consegnare, da fornire, da reintegrare,
      questo ordine, presente ordine, richiamo, questo richiamo, quantità richiamata, qtà richiamata,
      qtà richiamo, quantità di richiamo, ordinato ora, richiesto ora, questa consegna, ordine attuale,
      richiamo attuale, prelievo, questo prelievo,
      quanto, quanti`,
    unit: `
      unità, um, u m, unità di misura, un mis, unità misura, un misura, u mis, u di m, udm, u d m, misura,
      un, u, unità mis, umis, unità di acquisto, um acquisto, umo, uma, confezione, conf, imballo,
      tipo unità, u m acq, ump, unita, un di mis`,
    price: `
      prezzo, prezzo unitario, prezzo unit, prezzo netto, p unitario, prezzo un, prezzo unitario netto,
      prezzo unitario eur, prezzo unitario euro, prezzo unitario lordo, prezzo unitario iva esclusa,
      prezzo un netto, prezzo unit netto, prezzo netto unitario, prezzo netto eur, prezzo lordo, prezzo eur,
      prezzo euro, prezzo in euro, prezzo in eur, prezzo per unità, prezzo cad, prezzo cadauno, prezzo pz,
      prezzo al pezzo, prezzo pezzo, prezzo listino, prezzo di listino, listino, prezzo base,
      prezzo acquisto, prezzo d acquisto, prezzo di acquisto, prezzo um, prezzo per um, prezzo u, prez unit,
      prez un, pr unit, pr unitario, pr un, pr netto, p unit, p un, p u, pu, p netto, p lordo, p zo unit,
      pzo unit, pzo unitario, p zo unitario, costo, costo unitario, costo unit, costo unit diretto,
      costo unitario diretto, imp unitario, importo unitario, importo unit, valore unitario, val unitario,
      val unit, valore unit, prezzo per, prezzo per 100, prezzo 100, prezzo per 1000, prezzo 1000,
      prezzo concordato, prezzo imponibile, prezzo scontato, prezzo kg, unitario, prezzo ivato, prezzo imp,
      tariffa, costo netto,
      prezzo acq, prz unit,
      l uno, cadauno, cad, prezzo per articolo, prezzo per prodotto, costo per articolo`,
    priceUnit: `
      per, unità prezzo, unità di prezzo, base prezzo, um prezzo, u p, moltiplicatore, quantità prezzo,
      fattore prezzo, prezzo per qtà, per qtà, molt, prezzo riferito a, un prezzo,
      u prezzo`,
    discount: `
      sconto, sc, sconto %, sc %, % sconto, sconti, sconti %, % sc, % sconti, sconto in %, sc ti, sc to,
      sc 1, sconto 1, sconto1, sc1, importo sconto, sconto riga, sconto su riga, sconto unitario,
      magg sconto, sconti maggiorazioni, sconto magg, % s, abbuono,
      sconto 2, sc 2`,
    tax: `
      iva, iva %, aliquota, aliquota iva, % iva, aliq, aliq iva, cod iva, codice iva, c iva, ci, c i,
      imposta, iva imposta, % aliquota, esenzione, al iva, i v a, aliq %, tipo iva, importo iva`,
    lineTotal: `
      importo, totale, importo netto, prezzo totale, importo totale, valore, totale riga, totale netto,
      importo riga, importo riga iva esclusa, importo eur, importo euro, importo in euro, importo lordo,
      importo totale netto, importo complessivo, importo merce, imp totale, imp netto, imp, imp riga,
      imponibile, importo imponibile, tot, tot riga, totale eur, totale euro, totale in euro,
      totale riga netto, totale imponibile, totale lordo, totale parziale, totale importo, tot importo,
      tot netto, prezzo tot, prezzo totale netto, prezzo totale eur, prezzo complessivo, costo totale,
      valore totale, valore netto, val totale, valore eur, netto, netto riga, ammontare, subtotale,
      sub totale, totale articolo, totale posizione, totale iva esclusa, importo iva esclusa, totale prezzo,
      val netto, totale merce, importo parziale, p totale, valore riga,
      valore netto ordine, valore ordine netto, importo netto riga, valore netto riga, totale netto riga,
      valore della riga, importo senza iva, importo escl iva, totale escl iva, totale senza iva,
      in tutto`,
    deliveryDate: `
      data consegna, consegna, data cons, data di consegna, data, cons, data consegna richiesta,
      data consegna prevista, data prev, data prevista, data prevista consegna, data richiesta, data rich,
      data di consegna richiesta, dt consegna, dt cons, d cons, data evasione, evasione, settimana, sett,
      sett consegna, settimana consegna, termine, termine consegna, data fabbisogno, consegna richiesta,
      consegna prevista, consegna entro, cons richiesta, cons prevista, data ricevimento, data arrivo,
      data ric, entro il, data scadenza, scadenza, data sped, data spedizione, data di cons, data conferma,
      prev consegna, dataconsegna, dtcons,
      data cons rich, sett cons`,
    ignored: `
      in giacenza, giacenze, presenti, presente, rimanenza, rimanenze, ne restano, a scaffale, contati,
      in magazzino, peso, magazzino, colli, peso kg, peso netto, peso lordo, evaso, evasa, qtà evasa,
      quantità evasa, consegnato, consegnata, qtà consegnata, quantità consegnata, da consegnare, residuo,
      qtà residua, quantità residua, saldo, ricevuto, ricevuta, quantità ricevuta, qtà ricevuta,
      da ricevere, fatturata, quantità fatturata, qtà fatturata, inevaso, giacenza, disponibilità,
      esistenza, confermata, mag, cod mag, codice magazzino, ubicazione, volume, lunghezza, larghezza,
      altezza, dimensioni, misure, formato, colore, taglia, marca, produttore, costruttore, origine,
      paese di origine, nomenclatura, nomenclatura combinata, codice doganale, voce doganale, intrastat,
      lotto, n lotto, matricola, n serie, scad lotto, disegno, n disegno, revisione, rev, indice,
      centro di costo, cdc, centro costo, conto, commessa, n commessa, cod commessa, progetto, contratto,
      cig, cup, rda, richiesta, richiedente, reparto, destinazione, categoria, famiglia, gruppo, stato,
      tipo, note, annotazioni, osservazioni, prezzo vendita, prezzo di vendita, pvp, prezzo al pubblico,
      n colli, numero colli, cartoni, n cartoni, pz conf, pezzi per conf, pz per cartone, conf pz, pallet,
      bancali, fornitore, immagine, foto, provvigione, omaggio, natura, certificato, minimo, scorta,
      scorta minima, locale, concordato, concordata, quantità concordata, qtà concordata,
      quantità contratto, qtà contratto, quantità contrattuale, qtà contrattuale, quantità annua, qtà annua,
      quantità accordo, contrattualizzato, già richiamato, già richiamata, richiamato, già ordinato,
      già ordinata, ordinato finora, ordinato ad oggi, già consegnato, già consegnata, già evaso,
      consegnato ad oggi, progressivo, qtà progressiva, cumulato, quantità cumulata, qtà cumulata,
      da richiamare, ancora da ordinare, ancora da richiamare, residuo contratto, rimanente, previsione,
      ultimo ordine, capitolo, capitolo di spesa, voce di spesa, conto contabile, codice conto, TMC, data di scadenza`,
  },
  traits: `
    forma, sezione, profilo, misura, misure, taglia, dimensione, dimensioni, lunghezza, larghezza,
    altezza, profondità, spessore, diametro, qualità, grado, materiale, finitura, colore, marca,
    essenza, lega`,
  refused: `
    annullato, annullata, annullare, cancellato, cancellata, stornato, non consegnare, non spedire,
    in sospeso, solo se, se disponibile, se disponibili, non necessario, non più necessario,
    da confermare, non fornire, non inviare, è opzionale, opzionale, posizione opzionale,
    sostituito da, sostituita da, sostituito con, sostituita con, già consegnato, già consegnata,
    già ricevuto, già ricevuta, già fornito, cambiato in, modificato in, quantità modificata,
    qtà modificata, ridotto a, ridotta a, aumentato a, consegnare solo, spedire solo, inviare solo,
    solo la metà, 0 subito, 0 più tardi, solo preventivo, solo offerta, solo prezzo, non ordinato,
    non ordinare, alternativa a, in alternativa a, invece di 0`,
  courtesies: 'si prega, vi preghiamo, pregasi, vogliate, si richiede',
  schedules: `
    piano di consegna, piano consegne, programma consegne, programma di consegna, schedulazione,
    schedulazioni, consegne parziali, consegne ripartite, date di consegna`,
  unordered: `
    opzionale, opzionali, opzioni, opzione, reso, resi, annullato, annullati, righe annullate,
    stornato, già consegnato, già consegnati, già ricevuto, già ricevuti, per preventivo,
    solo preventivo, richiesta di prezzo, richiesta di offerta, non necessario, non più necessario,
    non consegnare, ordine precedente, ultimo ordine, in sospeso, alternative, alternativa,
    per informazione`,
  since: 'dal, fondata nel, fondato nel, dall anno',
  former: `precedente, ultimo, scorso, sostituisce, annulla, invece di, come per, come nel, originale, vecchio`,
  numberOwners: {
    buyer: `
      nostro, nostra, ns, cliente, acquirente, committente, interno, interna, int, proprio, ospedale,
      cantiere, stabilimento, punto vendita`,
    supplier: `
      vostro, vostra, vs, fornitore, forn, ditta, aggiudicatario, aggiud, appaltatore, venditore,
      produttore, prod, costruttore, costr, fabbricante, distributore, esterno, ext`,
  },
  stamps: `
    annullato, annullata, annullati, bozza, provvisorio, non valido, non approvato, in attesa di approvazione, da
    approvare, respinto, bloccato, sospeso, in sospeso, solo per informazione, a titolo informativo, non è un ordine,
    ordine di prova, prova, non eseguire, non consegnare, non evadere`,
  holds: `
    non duplicare, evitare duplicazioni, non consegnare fino, non consegnare senza conferma, non consegnare prima
    della conferma, non spedire fino, non spedire prima della conferma, non evadere fino, in sospeso fino, già
    ordinato telefonicamente, già ordinato per telefono, si prega di aggiungere 0, aggiungere 0, sconto su tutti gli
    articoli, sconto su tutte le righe, tutti gli articoli 0, tutte le righe 0`,
  totals: {
    grandTotal: `
      totale ordine, totali ordine, totali dell ordine, importo totale, totale documento, totale generale, totale da pagare, totale iva inclusa,
      totale eur, totale complessivo, totale euro, totale in euro, totale in eur, totale ordine eur,
      totale ordine euro, totale ordine netto, totale ordine iva inclusa, totale ordine iva esclusa,
      totale ordine iva compresa, totale ordine lordo, totale dell ordine, totale d ordine, importo ordine,
      importo totale ordine, importo totale dell ordine, importo dell ordine, importo totale eur,
      importo totale euro, importo totale iva inclusa, importo totale netto, importo complessivo,
      importo da pagare, netto a pagare, netto da pagare, totale a pagare, totale ivato, totale iva compresa,
      totale con iva, totale iva incl, totale comprensivo di iva, totale compreso iva, totale fornitura,
      importo fornitura, valore ordine, valore totale ordine, valore totale, valore dell ordine,
      valore complessivo, prezzo totale, prezzo complessivo, costo totale, totale fattura, totale acquisto,
      totale lordo, totale finale, totale valore ordine, totale importo, totale doc, tot ordine,
      tot documento, tot generale, tot eur, tot euro, totale documento eur, totale documento euro,
      somma totale, gran totale, totale preventivo, quotazione totale, totale quotazione, totale oda, ammontare ordine, totale chf,
      impegno totale, totale impegno, totale impegnato, totale del presente ordine, valore ivato, valore iva inclusa, valore totale ivato`,
    total: `
      totale, totale netto, totale iva esclusa, totale senza iva, totale iva escl, importo netto,
      totale importo netto, totale imponibile netto, netto, tot netto, tot, totali, totale al netto iva,
      totale escluso iva, totale esclusa iva, importo iva esclusa, importo totale iva esclusa,
      totale al netto di iva, somma, netto totale, totale senza imposte,
      totali generali`,
    subtotal: `
      imponibile, imponibile scontato, totale imponibile scontato, totale imponibile, subtotale, totale merce, sub totale, importo imponibile, tot imponibile,
      tot merce, totale righe, totale articoli, totale prodotti, totale beni, importo merce, valore merce,
      valore della merce, netto merce, totale netto merce, totale merce netto, totale lordo merce,
      lordo merce, base imponibile, totale parziale, parziale, imponibile iva, imponibile netto,
      totale servizi, totale merci, somma righe, totale lordo righe, merce netta,
      merce, merci, totale delle righe, totale materiali, somma delle righe, valore articoli,
      totale degli articoli, importo righe, totale posizioni,
      totale capitolo, totale posizione, totale lotto`,
    tax: `
      iva, imposta, totale iva, totale imposta, importo iva, iva 22, iva 10, iva 4, imposte, totale imposte,
      imposta sul valore aggiunto, i v a, imposta iva, iva a carico, importo imposta, conai,
      contributo conai, raee, eco contributo, dazio, dazi, bolli, spese bolli, tot iva, iva aliquota`,
    freight: `
      trasporto, spese di trasporto, spese di spedizione, spedizione, spese trasporto, spese spedizione,
      costo trasporto, costi di trasporto, costi trasporto, costo spedizione, costi di spedizione,
      spese di consegna, spese consegna, consegna, spese imballo, spese di imballo, imballo, imballaggio,
      imballi, spese accessorie, spese varie, spese, altre spese, spese incasso, spese di incasso,
      spese bancarie, assicurazione, supplemento, contributo spese, contributo trasporto, porto,
      oneri accessori, oneri, oneri sicurezza, oneri della sicurezza, nolo, spese gestione,
      contributo spese di trasporto, addizionale, sovrapprezzo, spese amministrative, attrezzaggio, costo attrezzatura, costi attrezzatura, corriere`,
    discount: `
      sconto, sconti, totale sconto, totale sconti, importo sconto, sconto cliente, sconto totale,
      sconto merce, sconto cassa, sconto incondizionato, sconto globale, sconto finale, abbuono, abbuoni,
      ribasso, sconto commerciale, sconto ordine, sconto testata, sconto applicato, sconto chiusura, premio, sconto generale, ritenuta, ritenuta d acconto, ritenute, ritenuta acconto`,
    paid: `
      acconto, acconti, già pagato, pagato, importo pagato, anticipo, caparra, saldo, residuo,
      saldo da pagare, acconto versato, importo versato, acconto ordine, importo residuo, a saldo,
      pagamento anticipato`,
    carried: `
      riporto, a riportare, da riportare, riporto pagina precedente, totale pagina, riporto da pagina,
      totale a riportare, totale riportato, segue, segue pagina, importo a riportare, riportare,
      totale progressivo, riporto totale, riporto pagina, totale parziale pagina, totale di pagina, continua`,
    counted: `
      totale quantità, totale colli, totale qtà, quantità totale, totale pezzi, peso totale, totale peso,
      peso lordo, peso netto, n colli, numero colli, numero righe, n righe, totale righe ordine,
      volume totale, totale volume, numero articoli, totale kg, totale pallet, totale bancali,
      peso lordo totale, peso netto totale, peso lordo kg, peso netto kg, peso, tot colli, tot pezzi,
      tot qtà, tot quantità, totale unità, numero pezzi, totale cartoni, totale q tà`,
  },
  priceWords: {
    per: 'per, ogni',
    lead: 'à, á, a',
    hundred: 'cento',
    thousand: 'mille',
  },
  relativeDays: {
    tomorrow: 'domani',
    overmorrow: 'dopodomani',
    aMorning: 'ogni',
    nextWeek: 'prossima settimana, la prossima settimana, settimana prossima, la settimana prossima',
    monthEnd: 'fine mese, fine del mese, la fine mese, la fine del mese',
  },
  dayWords: {
    number: 'il, lo, il giorno, giorno',
    ending: 'º, °',
    weekday: 'il',
    month: 'nel, a, di, del',
    time: 'mattina, pomeriggio',
    behind: 'al, alle, da, per, sarebbe, anziché, invece',
  },
  noOrder: {
    this: 'questo, il presente documento',
    isNo: 'non è un, non costituisce un',
    new: 'nuovo',
    noNew: 'non è un nuovo',
  },
  provisos: 'finché, senza, salvo',
  askedFor: 'richiesto, richiesta',
  purchases: 'acquist*',
  placeholders: 'carta intestata, logo aziendale, il tuo logo, logo azienda, nome della tua azienda',
  billed: {
    number: 'numero fattura, fattura n, n fattura, fattura',
    date: 'data fattura, data della fattura',
  },
  confirms: 'conferma*',
  revised: 'revisione, rivist*, modificat*, corrett*, rettific*, aggiornat*, versione',
  sizes: 'taglia, misura',
  also: 'inoltre, anche',
  quantityHeadings: {
    stock: 'giacenza, giacenze, presente, presenti, rimanenza, rimanenze, contati, contate, a scaffale',
    wanted: 'inviare',
    open: 'residuo',
    ordered: '*ordin*',
  },
  placeHeadings: {
    delivery: 'consegna, spedizione',
    company: 'nome, azienda',
    street: 'indirizzo, via',
    postalCode: 'cap',
    city: 'città, località',
    country: 'paese',
  },
  taxWords: {
    rate: 'normale, ordinaria, ridotta, esente',
    code: 'codice, cod, tipo',
    beside: 'senza, escl*, incl*',
  },
  accordingTo: 'secondo, come',
  measures: {
    weight: 'peso',
    size: '*lunghezza*, *contenuto*, *volum*',
  },
  grossNet: {
    gross: 'lordo',
    tare: 'tara',
    net: 'netto',
  },
  orderForms: "modulo ordine, modulo ordini, modulo d'ordine, modulo d ordine",
  mailboxes: {
    payables: '*fattur*, *contabilit*, *ciclopassivo*, *tesorer*',
    quality: '*qualita*',
    purchasing: '*acquist*',
    sales: '*vendite*, ordine, ordini',
  },
  honorifics: 'Sig, Sig.ra, Sigra, Signor, Signora, Dott, Dott.ssa, Dottssa, Geom, Rag, Ing',
  subtotals: 'somma parz*, totale parz*, tot parz*, tot. parz*',
  extensions: 'int',
  documentTypes: {
    purchase_order: `
      contratto di acquisto, buono d'ordine, buono ordine,
      ordine di acquisto, ordine d acquisto, ordine fornitore, ordine a fornitore, ordine, ordine acquisto,
      buono d ordine, buono di ordine, buono d acquisto, modulo d ordine, modulo ordine, modulo di ordine,
      ordine aperto, ordine chiuso, ordine quadro, ordine programma, programma di consegna,
      programma consegne, richiamo ordine, ordine a richiamo, ordine di fornitura, ordine fornitura,
      ordine di servizio, ordine di lavoro a fornitore, ordine conto lavoro, ordine c lavoro,
      ordine di lavorazione, ordine urgente, nuovo ordine, ordine merce, ordine materiale, ordine materiali,
      commissione, copia commissione, foglio d ordine, oda, ordinativo, ordinativo di fornitura,
      ordine diretto, ordine diretto di acquisto, lettera d ordine, riordino, ordine di riassortimento,
      ordine al fornitore, ordini fornitori, ordine di magazzino, ordine ricambi,
      ordine a magazzino, ordine di reintegro, reintegro scorte, buono di acquisto, buono di fornitura,
      contratto di fornitura, contratto di acquisto, lettera di ordinazione, ordinazione,
      affidamento fornitura, affidamento diretto, ordine di approvvigionamento, ordine reparto,
      ordine punto vendita, richiesta di fornitura`,
    order_change: `
      modifica ordine, variazione ordine, modifica all ordine, ordine modificato, variazione all ordine,
      modifica ordine di acquisto, variazione d ordine, ordine di variazione, revisione ordine,
      ordine rettificato, rettifica ordine, annulla e sostituisce, annulla e sostituisce il precedente,
      modifica dell ordine, integrazione ordine, ordine revisionato, variante ordine, ordine aggiornato,
      aggiornamento ordine`,
    order_cancellation: `
      annullamento, annullamento ordine, annullamento dell ordine, ordine annullato, cancellazione ordine,
      storno ordine, annullo ordine, disdetta ordine, revoca ordine, annullamento ordine di acquisto,
      cancellazione dell ordine, cancellazione, disdetta, revoca dell ordine, ordine cancellato`,
    order_confirmation: `
      conferma d ordine, conferma ordine, conferma di ordine, conferma dell ordine, ordine cliente,
      conferma ordine cliente, ordine di vendita, ordine da cliente, accettazione ordine, conferma,
      conferma del vostro ordine, conferma d acquisto, conferma vendita, conferma ordine n, riepilogo ordine,
      grazie per il vostro ordine, grazie per il tuo ordine, conferma d ordine n, ricevuta d ordine,
      conferma ordine di vendita, accettazione d ordine, conferma ricezione ordine, impegno cliente`,
    invoice: `
      fattura, fattura proforma, fattura n, fattura pro forma, fattura nr, fattura commerciale,
      fattura accompagnatoria, fattura immediata, fattura differita, fattura elettronica,
      fattura di cortesia, copia di cortesia, proforma, numero fattura, fattura di vendita,
      fattura di acconto, fattura acconto, fattura di saldo, parcella, avviso di parcella, estratto conto,
      sollecito, sollecito di pagamento, avviso di pagamento, preavviso di fattura, notula, bolletta,
      fattura n del, fattura riepilogativa, preavviso fattura`,
    delivery_note: `
      documento di trasporto, bolla di consegna, ddt, packing list, d d t, documento di trasporto n, ddt n,
      bolla, bolla di accompagnamento, bolla accompagnamento, lista colli, lista imballo, distinta colli,
      distinta di carico, lettera di vettura, nota di consegna, buono di consegna, buono consegna,
      avviso di spedizione, ordine di spedizione, bolla di reso, reso a fornitore, documento di reso,
      lista di prelievo, cmr, distinta base spedizione, entrata merce, bolla di entrata, ricevimento merce,
      distinta d imballo, distinta di spedizione, avviso di consegna, reso, borderò, foglio di viaggio,
      rapportino di intervento,
      nota di reso merce, nota di reso, reso merce, reso al fornitore, resi a fornitore,
      bolla di reso merce, ddt di reso, reclamo, rapporto di non conformità, modulo di reso,
      restituzione merce`,
    quotation: `
      preventivo, offerta, richiesta di offerta, richiesta di preventivo, richiesta offerta,
      richiesta preventivo, rdo, r d o, offerta commerciale, preventivo n, offerta n, quotazione,
      richiesta di quotazione, richiesta quotazione, proposta, proposta commerciale, richiesta prezzi,
      richiesta prezzo, richiesta di prezzo, computo metrico, gara, capitolato, listino, listino prezzi,
      richiesta di acquisto, richiesta d acquisto, rda, offerta economica, preventivo di spesa, stima,
      invito a offrire, bando di gara, trattativa diretta, vostra offerta, indagine di mercato,
      offerta prezzi, offerta di vendita, richiesta di fornitura`,
    receipt: `
      ricevuta, scontrino, ricevuta fiscale, scontrino fiscale, ricevuta di pagamento, quietanza,
      documento commerciale, ricevuta di acquisto, attestazione di pagamento, ricevuta generica,
      copia cliente, contabile di pagamento, ricevuta di cassa, scontrino di cortesia, ricevuta di vendita`,
    credit_note: `
      nota di credito, nota credito, nota di accredito, nota accredito, nota di debito, nota di addebito,
      nota addebito, nota di credito n, nota credito n, nota di variazione, storno, nota debito,
      nota di storno, accredito`,
  },
  ordering: `
    vi ordiniamo, ordiniamo, vi trasmettiamo il seguente ordine, con la presente ordiniamo, vogliate
    fornirci, vi preghiamo di fornirci, vogliate inviarci,
    vi ordiniamo quanto segue, si ordina, si ordina quanto segue, si richiede la fornitura,
    vi commissioniamo, vi affidiamo, vi affidiamo la fornitura, vi conferiamo, vi passiamo ordine,
    passiamo ordine, vi passiamo il seguente ordine, vi trasmettiamo ordine, vi inviamo ordine,
    vogliate consegnarci, vogliate evadere, vogliate spedirci, vogliate procedere alla fornitura,
    vogliate fornire, preghiamo di fornire, vi preghiamo di inviarci, vi preghiamo di consegnare,
    preghiamo consegnare, si prega di fornire, si prega di consegnare, desideriamo ordinare,
    vorremmo ordinare, con la presente vi ordiniamo, richiamiamo, è invitata a fornire`,
  confirming: `
    grazie per il vostro ordine, grazie per il suo ordine, grazie per il tuo ordine, grazie per l ordine,
    grazie per aver ordinato, la ringraziamo per il suo ordine, vi ringraziamo per il vostro ordine,
    vi ringraziamo per l ordine, abbiamo ricevuto il vostro ordine, abbiamo ricevuto il suo ordine,
    abbiamo ricevuto il tuo ordine, il vostro ordine è stato ricevuto, il suo ordine è stato ricevuto,
    il tuo ordine è stato ricevuto, il vostro ordine è stato confermato, il suo ordine è stato confermato,
    confermiamo il vostro ordine, vi confermiamo il vostro ordine, le confermiamo il suo ordine,
    confermiamo la ricezione del vostro ordine, ricezione del vostro ordine,
    abbiamo preso in carico il vostro ordine, abbiamo registrato il vostro ordine,
    vi confermiamo quanto segue`,
  subject: 'oggetto, ogg',
  months: `
    gennaio gen genn, febbraio feb febb, marzo mar, aprile apr, maggio mag magg, giugno giu, luglio lug,
    agosto ago, settembre set sett, ottobre ott, novembre nov, dicembre dic`,
  weekdays: `
    lunedì lun lu, martedì mar ma, mercoledì mer me, giovedì gio gi, venerdì ven ve, sabato sab sa,
    domenica dom do`,
  calendarWeek: 'settimana, sett, sett n, settimana n, s, wk',
  periods: {
    days: 'giorno, giorni, gg',
    weeks: 'settimana, settimane',
    other: 'mese, mesi, trimestre',
  },
  monthParts: {
    beginning: 'inizio, inizio di, a inizio, primi di',
    middle: 'metà, a metà, metà di',
    end: 'fine, a fine, fine di',
  },
  plusMinus: 'più, piu, meno, a dedurre, a detrarre, da detrarre',
  within: 'entro, in, tra, fra',
  atLeast: 'almeno, almeno i, almeno il, minimo, non inferiore a, min',
  window: {
    from: `
      dal, da, tra il, tra, fra, fra il, a partire dal, a partire da, non prima del, dall, dopo il,
      a far data dal, non prima di`,
    until: `
      al, a, entro, entro il, entro e non oltre, entro e non oltre il, fino al, prima del, non oltre,
      non oltre il, massimo, al più tardi, al più tardi il, max, all, tassativamente entro il, non dopo il,
      non dopo, il o prima del`,
    and: 'e, e il, ed, o, oppure',
  },
  otherWishes: `
    conferm-, rispo-, riscontr-, offert-, preventiv-, fattur-, pagam-, pagar-`,
  issuers: 'emittente, emesso da',
  possessives: { our: 'nostro, nostra, ns', your: 'vostro, vostra, vs', their: 'loro' },
  sameAddress: `
    idem, come sopra, vedi sopra, stesso indirizzo, medesimo indirizzo, lo stesso, la stessa, nostra
    sede, ns sede, presso nostra sede, c s, vs sopra`,
  asap: `
    prima possibile, il prima possibile, al più presto, quanto prima, appena possibile, non appena possibile,
    immediata, immediato, immediatamente, consegna immediata, urgente, urgentissimo, urgentissima,
    con urgenza, pronta, pronta consegna, subito, asap, nel più breve tempo possibile, a pronta, a vista,
    celermente, nel minor tempo possibile, oggi, massima urgenza, pronto`,
  placeElsewhere: `
    ritiro, ritira, ritirare, ritirato, allegato, allegata`,
  undecided: `
    da definire, da definirsi, da concordare, da concordarsi, da confermare, da stabilire, da determinare,
    da comunicare, da comunicarsi, come da accordi, come da offerta, come da vs offerta,
    come da vostra offerta, come da preventivo, come da contratto, come concordato, come da disegno,
    come da ns richiesta, a richiesta, su richiesta, a chiamata, secondo necessità, secondo accordi,
    non applicabile, non disponibile, n a, n d, na, nd, n p, vedi sotto, vedi note, vedi allegato,
    vs offerta, nessuno, nessuna, vari, varie, sconosciuto, tbd, a corpo, a consuntivo, a misura,
    salvo conferma, come da listino, da precisare, d d, non specificato, non indicato, non assegnato`,
  goodsWords: {
    deliver: 'consegn*, fornit, fornita, fornito, fornitur*, fornire, recapit*',
    send: 'sped*, invi*, mand*',
    leave: 'spedi*, partenza*',
    arrive: 'arriv*',
    receive: 'ricev*',
    need: 'necessit*, servono',
  },
  smallWords: {
    the: 'il, lo, la, le',
    a: 'un, una',
    of: 'di, del, della, dei',
    to: 'a, al, alla',
    at: 'presso',
    from: 'da, dal, dalla',
    for: 'per',
    by: 'da',
    with: 'con',
    and: 'e',
    or: 'o',
    but: 'ma, bensì',
    is: 'è',
    us: 'noi, ci, contattarci, chiamarci',
  },
  nameParticles: 'di, dei, del, della, da, dal, lo, de, la, le, e',
  townParts: { begin: 'san, santa, santo', middle: 'di, del, della' },
  dated: 'del, dal, in data, datato',
  beforeDays: { by: 'entro', on: 'il' },
  premises: {
    building: 'edificio, capannone',
    block: 'edif*',
    room: 'ufficio, stanza',
    floor: 'piano',
    dock: 'porta, rampa',
    loading: 'rampa di carico, rampa di scarico',
    goodsIn: 'ricevimento',
    direction: 'nord, sud, est, ovest',
    estate: 'zona ind*, z i, z a',
    grounds: 'sede, filiale',
    plant: 'deposito, centro',
    office: 'ufficio',
  },
  imprint: {
    seat: 'sede, sede legale, sede sociale, sede operativa, sede amministrativa',
    capital: 'capitale sociale, capitale sociale di, cap soc',
    register: 'registro imprese, registro impr, reg imprese, reg impr',
    printedBy: 'stampato da, stampato con',
  },
  signing: { behalf: 'per conto di', signed: 'firmato' },
  recipients: 'destinatario, destinatari',
  addressees: 'indirizzato a',
  names: 'nome',
  departments: 'reparto, ufficio',
  posts: 'responsabile, direttore, direttrice, ragioniere',
  questions: 'domande',
  addressed: {
    attention:
      "all'attenzione, all'attenzione di, all'attenzione del, all'attenzione della, all'cortese attenzione, all' cortese attenzione, all'att, all'att ne, all'att di, c a, alla c a",
    careOf: 'presso',
  },
  owners: 'titolare',
  frames: 'quadro*, apert*',
  setAside: 'impegno*',
  references: 'rif, riferimento',
  accounts: 'capitolo, centro di costo, conto, cdc',
  projects: 'progetto, commessa, cantiere',
  directLines: 'linea diretta, telefono diretto',
  pages: 'pagina, pag',
  certificates: '*certifica*, scheda tecnic*, schede tecnic*',
  instead: 'senza, invece, solo',
  changed: 'modifi*, cambi*, aument*, ridott*',
  units: `
    pz, pzz, pezzi, pezzo, pcs, pc, nr, n, no, num, numero, cf, cfz, conf, confezione, confezioni, cnf,
    scatola, scatole, sc, scat, paia, paio, pa, rotolo, rotoli, rt, rot, kg, kgs, kilo, kilogrammi,
    chilogrammi, g, gr, grammi, hg, q, ql, qli, quintale, quintali, t, ton, tonn, tonnellata, tonnellate, mt,
    m, mtl, ml, metro, metri, mm, cm, mq, m2, mc, m3, metri lineari, lt, l, litro, litri, hl, bancale,
    bancali, bnc, pallet, plt, pal, sacco, sacchi, sac, sacchetto, sacchetti, cartone, cartoni, crt, ct, ctn,
    cad, cadauno, cassa, casse, cs, cassetta, cassette, fusto, fusti, fst, tanica, taniche, latta, latte,
    lattina, lattine, barattolo, barattoli, bar, bottiglia, bottiglie, bott, bt, flacone, flaconi, fl, tubo,
    tubi, tubetto, barra, barre, br, lastra, lastre, foglio, fogli, fg, lamiera, pannello, pannelli, bobina,
    bobine, bob, matassa, matasse, risma, risme, blister, busta, buste, astuccio, astucci, kit, set, serie,
    assortimento, coppia, coppie, cp, cop, dozzina, dozzine, dz, migliaio, mille, cento, mgl, ora, ore, h,
    hh, giorno, giorni, gg, settimana, settimane, mese, mesi, anno, anni, corpo, a corpo, lotto, lotti, lot,
    viaggio, viaggi, vg, collo, colli, fascio, fasci, mazzo, mazzi, rete, vaschetta, vassoio, vassoi, cesto,
    bidone, bidoni, secchio, secchi, pacco, pacchi, pac, pack, unità, un, u, prestazione, intervento,
    licenza, licenze, persona, persone, copia, copie, espositore, flac, fiala, fiale, cpr, capsule,
    cartuccia, cartucce, gruppo, gruppi`,
  currencies: `
    EUR euro, USD dollaro, USD dollari, USD dollaro usa, USD dollari usa, USD dollari statunitensi,
    GBP sterlina, GBP sterline, GBP sterlina britannica, CHF franco svizzero, CHF franchi svizzeri,
    CHF franchi, PLN zloty, DKK corone danesi, SEK corone svedesi, NOK corone norvegesi, CZK corone ceche,
    JPY yen, CNY yuan, RON leu,
    NGN naira, PHP peso filippino, PHP pesos filippini, KES scellino keniota, GHS cedi, MZN metical, AOA kwanza`,
  legalForms: `
    S.p.A., SpA, S.r.l., Srl, S.r.l.s., Srls, S.r.l. unipersonale, S.n.c., Snc, S.a.s., Sas, S.a.p.A., S.s.,
    Sagl, S.a.g.l., S.c.a r.l., S.c.a.r.l., Scarl, Soc. Coop., Soc.Coop., S.c.p.a., S.c.r.l.,
    Società cooperativa, Società a responsabilità limitata, Società per azioni, Soc. coop. a r.l., Coop.,
    F.lli, Fratelli, Ditta, & C., e C., Onlus, & Figli, S.d.f., Impresa individuale, Consorzio,
    Associazione, Fondazione, a socio unico, Soc. Agr., S.A., S.t.p.`,
  streets: `
    via, v, viale, v le, vle, piazza, p zza, pza, p za, piazzale, p le, ple, corso, c so, cso, largo, l go,
    vicolo, strada, str, strada statale, strada provinciale, ss, sp, s s, s p, contrada, c da, cda, località,
    loc, frazione, fraz, fr, zona industriale, zona artigianale, z i, zi, zona ind, traversa, trav,
    lungomare, lungarno, lungotevere, circonvallazione, galleria, calle, borgo, salita, casella postale, c p,
    casella, interno, km, scala, palazzo, centro commerciale, interporto, autoporto, rotonda, passaggio,
    stradone, molo, banchina, vicinale, rione, quartiere`,
  countries: `
    US Stati Uniti, US Stati Uniti d America, US USA, CA Canada, MX Messico, BR Brasile, GB Regno Unito,
    GB Gran Bretagna, GB Inghilterra, IE Irlanda, DE Germania, AT Austria, CH Svizzera, LI Liechtenstein,
    NL Paesi Bassi, NL Olanda, BE Belgio, LU Lussemburgo, FR Francia, MC Monaco Principato, SM San Marino,
    VA Città del Vaticano, ES Spagna, PT Portogallo, IT Italia, GR Grecia, CY Cipro, MT Malta, PL Polonia,
    CZ Repubblica Ceca, CZ Cechia, SK Slovacchia, HU Ungheria, RO Romania, BG Bulgaria, SI Slovenia,
    HR Croazia, RS Serbia, UA Ucraina, TR Turchia, DK Danimarca, SE Svezia, NO Norvegia, FI Finlandia,
    IS Islanda, EE Estonia, LV Lettonia, LT Lituania, NZ Nuova Zelanda, CN Cina, JP Giappone,
    KR Corea del Sud, TH Thailandia, PH Filippine, AE Emirati Arabi Uniti, SA Arabia Saudita, IL Israele,
    EG Egitto, MA Marocco, TN Tunisia, DZ Algeria, ZA Sudafrica, AL Albania`,
  offices: {
    purchasing: 'acquisti, approvvigionamenti, approvvigionamento, buyer',
    sales: 'vendite, commerciale, clienti, cliente',
    other: `
      portinaio, custode, usciere,
      ufficio, uff, interno, interne, reparto, servizio, team, area, magazzino, logistica, contabilità, amministrazione, ordini,
      ordine, sistema, automatico, segreteria, direzione, centrale, cucina, gestione,
      manutenzione, segretaria, portineria, economato, reception, tecnico, tecnici, servizi`,
  },
  trades: `
    ristorante, trattoria, osteria, pizzeria, bar, caffè, gelateria, pasticceria, panificio, pastificio,
    macelleria, salumeria, hotel, albergo, agriturismo, farmacia, clinica, ospedale, scuola, comune,
    azienda, ditta, officina, officine, ferramenta, falegnameria, libreria, cartoleria, cantina, cantine,
    tenuta, molino, molini, fratelli, figli, industrie, costruzioni, impianti, forniture, trasporti,
    tipografia, associazione, fondazione, istituto, università, gruppo, negozio, bottega, salone,
    supermercato, caseificio, fiorista, autofficina, carrozzeria, enoteca, arredamenti,
    provincia, regione, museo, ministero, casa, cooperativa, consorzio, liceo, asilo, cantiere, cantieri, bulloneria, oreficeria, palestra, parrocchia, caffetteria, lavanderia, autoscuola,
    diocesi, convento, monastero, abbazia, basilica, santuario`,
  salutations: `
    gentile, gentilissimo, gentilissima, egregio, egregia, spettabile, buongiorno, buonasera, buon giorno,
    ciao, salve, caro, cara, cari, carissimo, carissima`,
  givenNames: 'Niccolò, Ginevra, Fiorella, Calogero, Rosaria, Ciro, Gennaro, Carmela',
};
