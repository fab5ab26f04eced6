import type { MailWords } from './mail-words.ts';

export const it: MailWords = {
  language: 'it',
  namesNothing:
    'senza, degli, allo, uno, quello, quella, chi, cui, dove, come, però, meno, molto, poco, bene, male, tutto, tutta, tutti, tutte, siamo, era, essere, può, solo, ancora, via, mese, per',
  common:
    'il, lo, la, i, gli, le, di, del, della, dei, delle, che, e, in, un, una, per, con, non, si, ci, è, sono, al, alla, da, dal, dalla, nel, nella, su, sul, sulla, questo, questa, ma, ha, hanno, nostro, nostra, vostro, favore, vi, se, già, o, più, anche, quindi, riga, ordine, perché, quando, abbiamo',
  conditions:
    'senza notizie, salvo avviso, in mancanza di, in assenza di, se, qualora, nel caso, in caso, purché, a condizione, a meno che, salvo che, sempre che, ammesso che, a seconda, solo quando, finché non, dovesse, dovessero',
  stillPossible: 'possibile, tempo, ancora, riuscite, potete, tardi, fattibile, vi va bene, si può',
  notTooLate:
    'non è un problema, non è un disturbo, non vi dispiace, non è tardi, non è troppo tardi, non ancora, non è ancora, non sono ancora, non è già, non avete già, non avete ancora',
  politeFrames:
    'grata se, grato se, grati se, bene se, bello se, gentile se, ideale se, comodo se, apprezzeremmo se, aiuterebbe se, piacere se, perfetto se',
  vagueAmounts:
    "qualche, qualcuno, qualcuna, alcuni, alcune, parecchi, un po', un po' di più, un po' meno, un po' più, un paio, uno o due, una o due, due o tre, una manciata, una parte, vari, diversi",
  undecided:
    "non sono più sicur*, non sono più cert*, devo vedere, dobbiamo vedere, devo solo vedere, bisogna vedere, devo controllare, devo verificare, devo chiedere, non sono sicur*, non siamo sicur*, non so, non sappiamo, non so ancora, forse, magari, può darsi, eventualmente, probabilmente, non deciso, da decidere, da confermare, da definire, dipende, ci stiamo pensando, ci devo pensare, vi dirò, vi faccio sapere, vi faremo sapere, sa quale, sa dove, sa quanti, potreste verificare, potete verificare, verificare se, controllare se, vedere se, vedere quanti, circa, all'incirca, pressappoco, più o meno, suppergiù, non siamo d'accordo",
  checks:
    'vedete se, vedete … se, vedere se, veda se, guardate se, guardi se, controllate se, verificate se, sentite il, sentite la, sentite se, chiedete a, chiedete al, chieda a, informatevi, dirmi se, dirci se, mi dica se, ditemi se, sapere se, spiegarmi perché, spiegare perché, confermare se',
  questionTopics:
    'sconto, sconti, ribasso, più economico, ritirare, ritirarlo, consegna, consegnare, mattina, mattino, pomeriggio, mezzogiorno, colore, colori, taglia, misura, più grande, basta, bastano, sufficiente, in una volta, questa settimana, imballo, disponibile, disponibili, quantità',
  otherwise:
    'prima, dopo, più tardi, più, meno, altro, altra, altri, altre, diverso, diversa, altrove, invece, al posto, separatamente, separata, separato, dividere, scambiare, cambiare, più grande, più piccolo, settimana prossima, metà settimana, fine settimana, inizio settimana, più veloce, anticipare, posticipare, rimandare, togliere, toglierne',
  negations: 'non, né, nessun, nessuna, mai, senza, niente, nulla',
  supplies:
    'fornire, fornito, fornita, forniti, fornite, inviare, inviato, inviata, inviati, inviate, spedire, spedito, spedita, spediti, spedite, mandare, mandato, mandata, mandati, mandate, consegnare, consegnato, consegnata, consegnati, consegnate, preparare, preparato, prepariate, prepariate*, preparate, imballare, includere, incluso, inclusa, considerare, considerasse, considerassero, considerate, consideri, tenere conto, tenga conto, tenesse conto, tenete conto, evadere, evaso, evasa, evasi, mettere, mettete, fatturare',
  leavesOut:
    "restano fuori, resta fuori, lasciatela perdere, lasciatelo perdere, lasciatele perdere, lasciateli perdere, lasciate perdere, lasciate fuori, lasciatela fuori, lasciatelo fuori, lasciare fuori, lasciate stare, dimenticate, dimenticatela, dimenticatelo, dimenticatevi, va eliminat*, viene eliminat*, vengono eliminat*, viene stralciat*, viene annullat*, non considerare, non considerate, non considerasse, resta fuori, restano fuori, saltate, saltatela, omettete, tralasciate, esce dall'ordine, togliete*, toglietela, toglietelo, togli, toglil*, togliam*, toglietel*, toglietem*, toglim*, leva, leval*, levate, levatel*, elimina, eliminal*, eliminatel*, cancellal*, cancellatel*, annullal*, annullatel*, lascia stare, lascia perdere, lascial* perdere, lascial* stare, saltal*, non mandar*, non mandate, non mandatel*, non mettere, non metterl*, possiamo farne a meno, ne facciamo a meno, tira via, tiral* via, depennal*, depennate, depenna, non desidero, non desideriamo, non lo prendo, non la prendo, non li prendo, non le prendo, non lo prendiamo, non la prendiamo, non li prendiamo, non le prendiamo, lo lasciamo fuori, la lasciamo fuori, li lasciamo fuori, le lasciamo fuori, mi togli, ci togli, mi levi, ci levi, non ho bisogno, non abbiamo bisogno, non ne ho bisogno, non ne abbiamo bisogno, alla fine non usiamo, alla fine non useremo, non useremo … alla fine, preferiamo non prendere, preferisco non prendere",
  willTell:
    'vi chiamo, la chiamo, ti chiamo, chiamo io, vi avviso, vi avverto, vi faccio sapere, vi faremo sapere, mi faccio vivo, mi faccio viva, mi farò sentire, vi telefono',
  settles:
    'facciamo, diciamo, prendiamo, mettiamo, saranno, sarà, diventano, diventa, passiamo a, restiamo su, andiamo su, ne servono, dovevano essere, doveva essere, sarebbero, prendo, ne prendo, ne prendiamo, fammene, facciamone, ne vorrei, ne vorremmo',
  staysAsIs:
    "resta, restano, rimane, rimangono, invariato, invariata, invariati, invariate, va bene, vanno bene, come da ordine, come nell'ordine, come sul foglio, come sulla lista, così com'è, uguale, uguali, è giusto, è giusta, sono giusti, sono giuste, senza modifiche, a posto, non cambia, non cambiano",
  sameAmount:
    'tanti … quanti, tante … quante, tanto … quanto, lo stesso numero di, la stessa quantità di, tanti quanti, tante quante, lo stesso numero di … di',
  limits:
    'ma, se, tranne, finché, non, mai, forse, oppure, altrimenti, solo, o, più tardi, altro, altra, altri, altre',
  haveStill:
    "restano, rimangono, abbiamo ancora, ho ancora, ce n'è ancora, ce ne sono ancora, ne restano ancora, ancora in magazzino, in magazzino, avanzati, avanzate, ne abbiamo, trovato, trovati, trovate",
  mixedUp: 'invertiti, invertite, scambiati, scambiate',
  sameQuantity: 'stessa quantità, stesso numero, quantità invariata, stessi pezzi, quantità uguale',
  openers:
    "ah, oh, a proposito, tra parentesi, prima che mi dimentichi, già che ci penso, già che ci sono, ora che ci penso, adesso che ci penso, che ridere, per inciso, tra l'altro, un'altra cosa, ancora una cosa, per vostra informazione, beh, dimenticavo, comunque",
  informs:
    'vi informiamo che, la informiamo che, vi informo che, vi comunichiamo che, vi comunico che, desideriamo informarvi che, si comunica che, con la presente vi informiamo che',
  litotes:
    'non fanno male, non fa male, non farebbero male, non farebbe male, non guastano, non guasta, non guasterebbero, non guasterebbe, non sarebbe male, non sarebbero male, non sono di troppo, non è di troppo',
  reasons:
    'perché, poiché, siccome, dato che, visto che, dopo, affinché, come, che ci, che il, che lo, che la, che abbiamo, ma, però, anche se, se, quando, mentre, fino, prima, avendo, essendo, così',
  longReasons: 'perché, poiché, dopo che, dopo aver*',
  rest: 'il resto, tutto il resto, le altre, gli altri, tutte le altre, le altre righe, le restanti, le rimanenti, per le altre, per il resto, le altre voci',
  dayNouns:
    "data, date, giorno, data dell'ordine, data di consegna, data stampata, data indicata, come indicato, come previsto, come stampato, come da ordine, in tempo, puntuale",
  weather:
    'pioggia, piove, pioveva, piovendo, neve, nevica, temporale, temporali, caldo, afa, sole, tempo che fa, gelo, ghiaccio, nebbia, diluvia, maltempo, freddo',
  officeThings:
    'catalogo, cataloghi, listino, listini, listino prezzi, brochure, depliant, calendario, calendari, newsletter, biglietto da visita, portale, password, scheda tecnica, schede tecniche, certificat*, estratto conto, coordinate bancarie, iban, numero di telefono, indirizzo mail, orari, referente, chiusura estiva, condizioni generali, cartella colori, dichiarazione di conformità, dichiarazione del fornitore, durc, scheda di sicurezza, schede di sicurezza, garanzia, tempi di consegna',
  provisos:
    'salvo, con riserva, a condizione, a patto, purché, previa approvazione, in attesa d*, soggetto a',
  portions:
    "una parte dell', una parte del, una parte della, in due volte, in due consegne, in due lotti, dividere, suddividere, la metà in, metà in, di cui la metà, la metà di, e il resto, il resto a, il resto in, il resto più tardi, per scatola, per sacco, per bancale, al nostro magazzino, nel nostro magazzino, possono aspettare, può aspettare, possono attendere, possono arrivare dopo, adesso … dopo, ora … dopo, prima … poi",
  otherTimes:
    "in futuro, per il futuro, d'ora in poi, d'ora in avanti, la prossima volta, prossima volta, ogni mese, tutti i mesi, ogni settimana, al mese, a settimana, all'anno, normalmente, di solito, abitualmente, in genere, per cominciare, per iniziare, questa settimana",
  forNow: 'per ora, per il momento',
  lieHere:
    'ci sono ancora, sono qui, qui ci sono, sono arrivati, sono arrivate, hanno buchi, lui voleva, restiamo a, rimaniamo a, teniamo i, teniamo le',
  notAdded:
    'restituire, restituite, rendere, riprendere, riprendete, accreditare, accreditate, nota di credito, preventivo per, offerta per, prezzo per, fattura per, fattura di, certificato per, ritirare, ritirate, imballate, in meno, per scatola, per sacco, per bancale',
  wishful:
    "sarebbe bello, sarebbe ottimo, sarebbe perfetto, sarebbe l'ideale, sarebbe bene, saremmo lieti, saremmo felici, ci farebbe piacere, in anticipo per, grazie per aver tolto, grazie per aver annullato, grazie per togliere, grazie per annullare",
  wholeOrder:
    "l'ordine, quest'ordine, questo ordine, il nostro ordine, tutto, tutto l'ordine, tutte le righe",
  sites: 'magazzino, deposito, filiale, cantiere, stabilimento, sede, fabbrica',
  towards: "a, al, alla, all'*, in, nel, nella, presso, da",
  noAmountBehind: 'con, in, per, su, da, porta, sala, squadra, piano, classe, tipo, taglia',
  noAmountBefore:
    'copie, copia, certificat*, esemplar*, persone, uomini, centesimi, euro, prese, giorni, settimane, colleghi, cantieri, squadre, ore, minuti, bar, gradi, mesi, anni, chilometri, dipendenti, ragazz*, bambin*',
  forKnowledge: 'per vostra informazione, per conoscenza, per informazione',
  differences:
    'in meno, in più, togliamo, togliete, togliere, leviamo, levate, aggiungiamo, aggiungete, meno, più',
  held: "su chiamata, a chiamata, con riserva, salvo approvazione, salvo conferma, in sospeso, in attesa di approvazione, in attesa di autorizzazione, non evadere, non evadete, non processare, non eseguire, non eseguite, non elaborare, non ancora approvato, non è approvato, da approvare, ritiriamo l'ordine, è nullo, è annullato, inviato per errore, non più valido, non è definitivo, non sono definitive, non è un ordine, a titolo informativo, solo per informazione, solo per conoscenza, solo una prenotazione, già ordinato, sospendere, sospendete, bloccate l'ordine, è una bozza, solo una bozza, è una richiesta di preventivo, è una richiesta di offerta, questa è una copia, ordine sospeso, resta sospeso",
  heldInSubject: 'annullamento, annullato, annullare, bozza, ignorare, sospeso, duplicato',
  fetches: 'ritiriamo noi, ritireremo, passiamo a ritirare, passeremo a ritirare, ritiro a nostra cura',
  retracts:
    "no aspetti, no aspettate, anzi no, lasci perdere, lasciate perdere, lasciate tutto, lasciate così, dimenticate quanto, scherzo, scherzavo, non sono d'accordo, teneteli, tenetele, ripensandoci, come non detto",
  unmeant:
    "pensate che, cosa ne pensate, non sono d'accordo, scherzo, scherzavo, sarebbero troppi, sarebbero troppe, sarebbe troppo, va bene anche, andrebbe bene anche, provate a, cercate di, idealmente, se necessario, all'occorrenza, propone di",
  wonders: 'dovremmo, dobbiamo',
  former: 'avete consegnato, sono arrivati, abbiamo ricevuto, ultima consegna, consegna precedente, è andata',
  packs: 'imball*, ripart*, suddivi*, confezion*',
  concedes: 'anche se, sebbene, benché, nonostante, per quanto',
  toldAmounts:
    'credeva*, pensava*, supponeva*, a quanto pare, presumibilmente, contato, pagato, il cliente voleva, qualcuno ha scritto, previsione, inventario, fatturate, fatturato, abbiamo ricevuto, etichett*, abbiamo già, ho già, ne abbiamo già, crede, pensa, ritiene, avevamo concordato, avremmo ordinato, avremmo preso, foto, disegno, disegni, sono per, avevo scritto, avevo messo, prima avevo, fosse per me, ha portato, hanno portato, aveva portato',
  aspects:
    'sconto, sconti, prezz*, sovrapprezz*, imballo, imballaggi*, plastica, pellicola, etichett*, adesiv*, certificat*, campion*, colore, colori, logo, quantità, numero, cifra, data, nota, commento, preventiv*, fattur*, garanzia, conferma*, confermare, IVA, codic* a barre',
  colours: 'ross*, blu, verd*, giall*, ner*, bianc*, grigi*, piccol*, grandi',
  sentBefore: 'già inviato, già trasmesso, reinviamo',
  oldColumn: 'stampato, prima, vecchio, vecchia, ordinato, ordinata, originale, iniziale, precedente, era',
  newColumn:
    'adesso, ora, nuovo, nuova, dopo, richiesto, richiesta, corretto, corretta, necessario, diventa, modificato',
  bills:
    'fattura, fatture, fatturazione, fatturato, nota di credito, note di credito, nota credito, estratto conto, pagamento, pagamenti, pagata, pagato, saldata, saldato, bonifico, sollecito, solleciti, riba, rimborso, scadenza, contabilità, saldo, amministrazione',
  absent:
    'in ferie, ferie, in vacanza, in malattia, in maternità, in permesso, fuori ufficio, assente, assenza, nel frattempo, mi sostituisce, il mio cellulare, per qualsiasi cosa',
  closed:
    'chiuso, chiusi, chiusa, chiusura, chiudiamo, inventario, festivo, festività, ponte, riapriamo, riapertura, siamo chiusi, chiusura estiva',
  empties:
    'pallet vuoti, bancali vuoti, bancale vuoto, pedane vuote, i bancali, i pallet, le pedane, cassette vuote, casse vuote, fusti vuoti, vuoti, epal, europallet, gabbie vuote',
  goesBack:
    'ritirare, ritira, ritiri, ritirate, ritiro, riprendere, riprenda, portare via, portar via, porti via, rendere, reso, restituire, pronti, da ritirare',
  gratitude:
    'grazie per, grazie ancora per, grazie mille per, grazie di, mille grazie per, scusa per, scusate per, scusate il, scusate la, scusa il, scusa la, ci scusiamo',
  announcesVisit:
    "chiamare prima, chiami prima, telefonare prima, avvisare, avvisi, avvisate, preavviso, il giorno prima, un'ora prima, mezz'ora prima, un giorno prima, chiamare … prima, chiami, telefoni",
  sinceOrUntil: "dal, dall', fino, fino al, a partire dal, al",
  since: 'a partire dal, dal',
  onceMore: 'di nuovo, nuovamente, ancora una volta, una seconda volta',
  someMore: "più di quanto, qualcuno in più, qualcuna in più, un po' più di, alcuni in più",
  openAgain: 'riapriamo, riapertura, torniamo, di nuovo, rientro, riprendiamo',
  leadsIn:
    'due cose, tre cose, una cosa, un paio di cose, due modifiche, una modifica, allegato, in allegato, ti allego, ciao, buongiorno, scusa, scusate, dimenticavo, ancora una cosa, attenzione',
  upTo: 'a, fino a, diventa, diventano, fai, metti, mettine, mettimi, mettici, fanne, fate, mettete, fammene, portala, portalo, portali, portale',
  addsOn:
    'aggiungi, aggiungici, aggiungimi, mettici, metti anche, metti pure, mettimi anche, mandami anche, mandaci anche, buttaci',
  bringsIt:
    'consegnate, consegni, consegna, consegnatelo, consegnatela, consegnateci, consegnate tutto, consegnare, portatelo, portatela, portate tutto, portalo, portali, portateli, venite, vieni, mandatelo, spediteci tutto, potete consegnare, potreste consegnare, può consegnare',
  prefersDay:
    'portatel*, portal*, vieni, venite, meglio, ci va meglio, ci verrebbe meglio, andrebbe meglio, preferiamo, preferiremmo, preferirei, preferibilmente, facciamo, ci fa comodo, ci farebbe comodo, riuscite a venire, potete venire, puoi venire, possiamo fare, può essere, potrebbe essere, sarebbe possibile, è possibile, si può fare',
  fillers:
    'alla fine, in realtà, in effetti, in fondo, proprio, pure, semplicemente, ripensandoci, tutto sommato, questa volta, stavolta, per stavolta, a dire il vero, dunque, quindi',
  thisTime: 'questa volta, stavolta, questa settimana, questo mese, per una volta, alla fine',
  mindChanged:
    'ha cambiato idea, abbiamo cambiato idea, hanno cambiato idea, cambiato idea, cambio di programma, va a ruba, vanno a ruba, si vendono da soli, si vendono da sole, si vende da solo',
  changeHeadings:
    "svist*, dettagl*, ritocc*, modific*, cambiament*, correzion*, rettific*, variazion*, aggiustament*, quantità, come segue, seguent*, error*, cose, punti, allegat*, l'ordine, dell'ordine, all'ordine, nostro ordine, sull'ordine, però, ma",
  stateHeadings:
    'stock, giacenz*, magazzino, scort*, rimast*, restano, ricevut*, consegnat*, arrivat*, rott*, danneggiat*, difettos*, inevas*, arretrat*, ultimo ordine, ultima volta, precedent*, prezzi, listino, fatturat*, già, vendut*, usat*, per la, per il, per i',
  callsOff:
    'annull*, cancell*, elimin*, togli*, tolt*, toglier*, rimuov*, rimoss*, depenn*, stralci*, rinunc*, lev*, fare a meno, lasciare fuori, storn*',
  denials: 'non, mai, nessun motivo di, nessun motivo per, nessuna intenzione di',
  forbids:
    'in nessun caso, per nessun motivo, assolutamente non, mai, nessuno, neanche per sogno, non se ne parla, guai a',
  questionWords:
    'fino a quando, entro quando, da quando, quando posso, quando possiamo, quanto, quanti, chi, perché, come mai, cosa succede, che succede, è vero, avete',
  goneElsewhere:
    'avete annullato, avete tolto, avete cancellato, avete eliminato, avevate annullato, annullato … concorren*, in un altro ordine, su un altro ordine, non di questo, non da questo, non questo, non dategli retta, non dargli retta, non datele retta, non ascoltate, qualunque cosa dica, qualsiasi cosa dica, checché, a quanto pare, si dice che, ho sentito, abbiamo sentito, pensava che, credeva che, pensavano che, credevano che, non noi, noi no, dal catalogo, dal vostro catalogo, dal mercato, dal commercio, mi avete tolto, ci avete tolto, mi avete annullato, ci avete annullato, mi avete cancellato, ci avete cancellato',
  wouldHave:
    "mi sarebbe piaciuto, avrei voluto, avremmo voluto, volevo, volevamo, volentieri, quasi, all'inizio",
  pondered:
    "sarebbe un peccato, sarebbe un errore, sarebbe sciocco, peccato, sto pensando di, stiamo pensando di, sto valutando, stiamo valutando, annullamento è stato, annullamento … è stato, annullamento era, era uno scherzo, ritiro la richiesta, ritiro quanto, ritiro quello, l'idea di, è accantonat*, rimettete, la mia richiesta di ieri, la mia richiesta di stamattina, la nostra richiesta di ieri, potremmo farne a meno, potremmo fare a meno, avremmo potuto, non è vero che, ignorate la mia, ignorate il mio, ma io no, ma noi no",
  noGoods:
    'appuntamento, visita, riunione, reclamo, sollecito, cellophane, cellofan, carta regalo, pluriball, plastica, abbonamento, il nome, nostro nome, il logo, polvere, bancale, danneggiat*, rott*, difettos*, scadut*, guast*, arrugginit*, ammuffit*, rovinat*',
  otherDoings:
    "giù le mani, non toccate, non toccare, che chiamiate, non serve chiamare, non occorre chiamare, non serve imballare, uno a uno, una a una, uno per uno, una per una, non è urgente, non sono urgenti, non c'è fretta, senza fretta, a ruba, come il pane, niente festa, siamo persi, siamo perduti, non si va, nessun sostitut*, nessuna sostituzione",
  regrets:
    'sarebbero stati, sarebbe stato bello, avrei voluto, avremmo voluto, magari potessi, ho detto di no, abbiamo detto di no, scartato, rifiutato, respinto, una voce di corridoio, niente di deciso, nulla di deciso, tempo permettendo, a seconda del tempo, in teoria, vi scriverà, vi contatterà, dimentichi quello che, dimenticate quello che, dimentica quello che, indecisi tra, indeciso tra, indecisa tra, facciamo ricorso, ma esagera',
  otherOrders:
    "altro ordine, un altro ordine, ordine a parte, ordine fisso, ordine permanente, altro negozio, altra filiale, alla nostra filiale, il suo ordine, il loro ordine, altrove, da un'altra parte, mese prossimo, prossimo mese, anno prossimo, prossima stagione, un giorno, in autunno, in primavera",
  asksOnly:
    'che prezzo, quanto costerebbero, quanto costano, quanto verrebbe, a quanto, accettereste, in una volta, tutti insieme, giusto?, vero?, no?, cosa cambierebbe, perché, come mai, minimo, porto franco',
  prices:
    'prezzo, prezzi, sconto, sconti, tariffa, costano, costa, costo, sovrapprezzo, per cento, centesimi',
  codes:
    'numero di articolo, codice articolo, numero di riferimento, codice prodotto, codice dei, codice del, codice delle, nuovo codice, suffisso, indirizzo, numero civico, centro di costo, data di consegna',
  numbered:
    "pagina, molo, pontile, scaffale, corsia, porta, codice, riferimento, dell'ordine, fattura, lotto, via",
  eachOf:
    'tavolo, viaggio, camion, bustina, sacchetto, ricetta, piano, persona, testa, barca, stanza, camera, giorno, ospite, porzione',
  toldOf:
    'abbiamo usato, ho usato, solo più, ne restano, sono avanzati, ci sono avanzati, ha creduto, avete scritto, lei scrive, nel catalogo, sul sito, nella foto, pretende, prestare, prestato, venduti, andati via, il programma, il sistema',
  onTop:
    'aggiungere, aggiungete, aggiunta, incrementare, oltre, supplementari, ulteriori, in più, in aggiunta, mancano',
  deducts:
    'tagliare, togliere, togliete, scalate, scalatene, scalare, detraete, detrarre, sottrarre, sottraete',
  refusesLast: 'per favore no, non fatelo, il nostro no',
  afterwards: 'dopo, poi, più tardi',
  onForm:
    "ho scritto, avevo scritto, abbiamo scritto, avevamo scritto, ho messo, avevo messo, abbiamo messo, avevamo messo, nell'ordine, sull'ordine, nel pdf, sul pdf, nel modulo, sul foglio, c'è scritto, ci sono scritti, risultano, figurano",
  unfitAmount:
    "non bastano, non basta, non basteranno, non ce la facciamo, sono pochi, sono poche, sono troppo pochi, sono troppo poche, non sono sufficienti, non è sufficiente, insufficienti, non c'è posto per, non abbiamo posto per, non c'è più posto per, non abbiamo più posto per, sono troppi, sono troppe, troppo",
  counted:
    'bambini, ospiti, alunni, clienti, visitatori, pazienti, soci, apprendisti, operai, volontari, vitelli, agnelli, mucche, pecore, cavalli, maiali, galline, cani, punti, gol, anni',
  doors:
    "codice del cancello, codice della porta, codice d'ingresso, codice di accesso, citofono, campanello, cancello, sbarra, portone, stanza, ufficio",
  codeWords: 'codice',
  isThere:
    "aperto, aperta, aperti, apre, chiude, apriamo, orario, orari, presente, presenti, in portineria, in reception, reperibile, di ritorno, nessuno, qualcuno, ci siamo, siamo aperti, c'è, sono presente, sul posto",
  feasts:
    'matrimonio, si sposa, compleanno, anniversario, festa, sagra, fiera, partita, concerto, porte aperte, esami, esame, inaugurazione, inauguriamo, vacanze, festivo, funerale, battesimo, gara, torneo, audit, prova antincendio',
  reachBy: 'chiama, chiamate, chiamare, chiami, telefono, telefonate, cellulare, whatsapp, raggiungibile',
  wellWishes: 'vi auguriamo, le auguriamo, vi auguro, buon anno, felice anno, auguri di',
  thanksAgain: 'grazie ancora per, ancora grazie per, grazie di nuovo per, grazie per i campioni',
  thankedFor: 'grazie per aver*',
  lastDelivery:
    "l'ultima consegna, la vostra ultima consegna, l'ultima spedizione, la consegna precedente, l'ultimo ordine",
  wentWell:
    'perfetto, perfetta, perfettamente, impeccabile, in ottimo stato, intatto, intatta, completo, completa, puntuale, tutto a posto, già risolto',
  bringsOrder: 'in allegato, allegato, allegata, vi allego, le allego, alleghiamo, ecco',
  offers: 'vostra offerta, vostro preventivo, offerta, preventivo',
  daySuits: "va bene, ci va bene, è perfetto, è giusto, resta, come da ordine, come sull'ordine",
  thanking: 'vogliamo ringraziar*, vorremmo ringraziar*, vorrei ringraziar*, volevo ringraziar*',
  settledSince:
    'già sostituiti, già sostituito, già sostituite, già accreditato, già risolto, è stato risolto, è tutto risolto',
  handedBack:
    'restituire, restituiamo, rendere, reso, riprendere, cambiare con, scambiare, rimpiazzare, sostituiti, sostituite, riparare, riparati, riparate, accreditare, nota di credito, rimborsare, ritirare, preventivo, quotare, indietro',
  atLeast:
    'almeno, come minimo, minimo, circa, quasi, più di, meno di, un paio di, intorno a, confermare, confermate',
  hereNow: "abbiamo, ho, ci sono, c'è, c'erano, avevamo, sono, erano",
  cameOrLies:
    "arrivato, arrivata, arrivati, arrivate, ricevuto, ricevuti, ricevute, è arrivato, sono arrivati, sono arrivate, c'erano, c'era, sono stati consegnati, sono state consegnate, a bordo, in magazzino, qui, ancora nessun*, oggi?, domani?, nell'ultimo, trovato, trovati, trovate, arrivava*, nel pacco",
  asksPolitely:
    'per favore, per cortesia, potete, potreste, può, potrebbe, puoi, potresti, possiamo, potremmo, posso, potrei, possibile, sarebbe così, vi dispiace, le dispiace, grazie, mi cambia, mi può, me lo, me li, mi, sareste, sarebbe',
  eachOne: "ciascuno, ciascuna, l'uno, l'una, cadauno, a testa",
  plainNo: 'no, aspetta, aspetti, aspettate',
  leavesIt: 'lasciate, lasci, lascia, tenete, aspettate, anzi, scusate, meglio',
  dayDenied:
    'è sbagliat*, è errat*, era sbagliat*, non è più, non vale, non è corrett*, non è giust*, non va bene, non va, non ci va, non è possibile, superat*, scadut*, obsolet*, è troppo presto, è troppo tardi, sarebbe troppo, mai concordat*, è un errore',
  stillSays:
    'riporta ancora, indica ancora, dice ancora, porta ancora, compare ancora, figura ancora, mostra ancora, risulta ancora, ancora scritto',
  forgotThem:
    "ho dimenticato di metterl*, ho dimenticato di inserirl*, ho dimenticato di aggiungerl*, mi sono dimenticat* di metterl*, mi sono dimenticat* di inserirl*, abbiamo dimenticato di metterl*, abbiamo dimenticato di inserirl*, l'ho dimenticat*, li ho dimenticati, le ho dimenticate, l'avevo dimenticat*, li avevo dimenticati, le avevo dimenticate, me ne ero dimenticat*, me ne sono dimenticat*, l'abbiamo dimenticat*, li abbiamo dimenticati",
  refersBack: 'che, il che, ciò, questo, questa, quello, quella',
  wraps:
    'impacchett*, incart*, avvolg*, avvolt*, pieg*, impil*, arrotol*, legare, legate, schiacci*, inscatol*, imballare, imballate, imballi, imballat*',
  cutsGoods: 'tagli*, accorci*, ritagli*',
  handedTo:
    'da me, da noi, di persona, personalmente, a mano, al portiere, al vicino, davanti alla porta, alla porta',
  movesHouse: 'trasloc*, ci trasferiamo',
  roseTo: 'saliti a, salite a, salito a, scesi a, scese a',
  mends: 'sostitu*, controllat*, riparat*, provat*',
  ahead:
    'in anticipo, anticipatamente, da parte, passa* a prendere, passa* a ritirare, viene a prendere, verrà a prendere',
  requests: 'ordin*, invi*, spedi*, consegn*, bisogno*, serv*, vorre*, forni*, occorr*, mand*, mancan*',
  asksFor:
    'passo a ritirare*, passiamo a ritirare*, passo a prendere*, passiamo a prendere*, ritiro*, ritiriamo*, chied*, chiest*, richied*, per finire*, sped*, manca*, mett*, aggiung*, prendiam*, prendo, prenot*, approvvigion*, finit*, esaurit*, procur*, necessit*, accett*, posso avere*, possiamo avere*, potrei avere*, potremmo avere*',
  noRequest: 'buon ordine',
  tellsOfPast:
    'arrivato, arrivata, arrivati, arrivate, ricevuto, ricevuta, ricevuti, ricevute, ultimo, ultima, scorso, scorsa, fa, inizialmente',
  unwanted:
    'cambi*, modif*, altera*, annul*, non serv*, non ci serv*, danneggiat*, restitu*, non più*, non * più*, non * * più*, non * * * più*',
  quantityNames: 'quantità, q.tà, q.ta, qtà, qta',
  listLinks: 'e, ed, nonché, così, inoltre, poi, anche',
  listLinksBehind: 'come, poi, ancora',
  positionNames: 'riga, righe, posizione, posizioni',
  articleNames: 'art, articolo, cod, codice',
  numberNames: 'preventivo, offert*, n, n.°, n.º, n.o, num*, settimana, sett, ordine',
  whenWords: 'domani, la prossima, prossim*, fine',
  knownPlaces: 'nostr*',
  prepositions: 'entro, per, prima, il, presso, con, sotto',
  beforeHours: 'ore, alle, dalle, dopo, circa',
  afterthoughts: 'anche, grazie',
  politeWords: 'per, favore, grazie',
  again: 'nuovamente',
  papersBeside: 'ricevuta, certificato, sconto, fattura, conferma',
  oneOfTalk: 'solo, sola, cosa, parola, buon, buona, consegna, fattura, settimana, conferma, risposta',
  fromHour: 'alle',
  ofHour:
    "aperto, aperti, chiuso, chiusi, domani, qualcuno, nessuno, c'è, siamo, sono, sarà, il, di, della, del",
  standsThere: 'aspetta, aspettano',
  takesBack: 'anzi, scusa, scusi, scusate, meglio, facciamo',
  interjections: 'ah, eh, o, ma',
  saysAnew: 'sono, è, soli',
  becauseWords: 'che, perché',
  brokenGoods: 'rotto, rotta, rotti, rotte, danneggiato, danneggiata, danneggiati, danneggiate',
  goesOn: 'inoltre, anche',
  ifPossible: 'se possibile, se è possibile',
  hasStock: 'abbiamo, rimast*',
  restOfOrder: 'residu*, rimanen*, saldo',
  countsAnew: 'fatene, fate piuttosto, anzi',
  wantsNow: 'per favore, serv*, bisogno, mand*',
  areWords: 'sono, hanno',
  sameAgain:
    'lo stesso di nuovo, lo stesso ancora, lo stesso del*, la stessa cosa di nuovo, la stessa cosa ancora, la stessa cosa del*, stesso ordine di nuovo, stesso ordine ancora, stesso ordine del*',
  excepts: 'ma, tranne, senza',
  therefore: 'quindi, perciò',
  greetings: 'ciao, buongiorno, saluti, grazie',
  dayOfDelivery:
    'consegna, consegnare, consegnate, arrivi, arrivino, arrivare, ritiro, ritiriamo, richiesto, richiesta, richiesti, richieste, desiderata',
  needsThen: 'serve, servono',
  canYou: 'potete, potre*, puoi',
  mustBe: 'deve, sarebbe, farebbe piacere, gradir*',
  here: 'qui',
  allOfIt: 'tutto',
  allIsNeeded: 'mi serve, mi servono, ci serve, ci servono',
  toBeDone: 'essere',
  besideDays:
    'come, sempre, solito, prima, mattina, mattino, pomeriggio, se, possibile, per, favore, sarebbe, perfetto, grazie',
  otherMatters: 'indirizzo, prezzi',
  behindDay: 'a, al, presso, sarebbe, per favore',
  otherDays: 'ogni',
  called: 'chiamato, telefonato',
  furtherOnes: 'altri, altre',
  noGoodsCounted:
    'persone, ospiti, bambini, alunni, pazienti, ordini, righe, consegne, copie, sedi, filiali, indirizzi, cantieri, clienti, cose',
  ifThere: "se c'è, se ce n'è, se disponibile, se disponibili",
  listEnds:
    'per consegna, al più presto, molte grazie, basta, per favore, grazie, questa volta, se avete, se ne avete',
  only: 'solo, soltanto',
  rather: 'piuttosto, anzi, meglio',
  introduces: 'sono, qui',
  ofHouse: "da, di, dal, dalla, della, dell'",
  roomNames: 'ingresso, cancello',
  bounds: 'massimo',
  weWant: 'ordiniamo, vorremmo, gradiremmo, servono',
  beforeDeliveryDay: 'per, entro, preferibilmente',
  byDay: 'entro',
  closedOn: 'chius*, ferie, festivo',
  thisDay: 'questo',
  isNumber: 'è',
  behindNumber: 'per, e, da, con',
  asksPrice:
    'prezzo per, prezzo di, prezzi per, prezzi di, preventivo per, preventivo di, offerta per, offerta di',
  suffices: 'basta, bastano',
  notUrgent: 'urgente, urgenti, con urgenza',
  noRush: 'nessuna fretta, senza fretta',
  fromNowOn: "per il futuro, in futuro, d'ora in poi, la prossima volta",
  checkedTwice: 'controllato due volte, controllata due volte, controllati due volte, controllate due volte',
  firstThought: "prima, all'inizio, avevo",
  dozens: 'dozzina, dozzine',
  ofLength: "pezzo, pezzi, l'uno, rotolo, rotoli, lung*",
  ofGoods: 'di',
  beforePrice: 'a, ad, per, prezzo',
  forPrice: 'per',
  priceSaid: 'al prezzo di, al prezzo unitario di, prezzo unitario, prezzo netto',
  sumSaid: 'totale',
  workPlaces: 'magazzino, officina, ufficio',
  ordersCounted: 'ordini',
  companyFields: 'azienda, ditta, ragione sociale',
  personFields: 'referente, richiedente, nome, nome e cognome',
  orderNumberFields:
    "numero ordine, numero d'ordine, riferimento ordine, riferimento d'ordine, n. ordine, n. d'ordine, n° ordine, n° d'ordine, vostro numero ordine, vostro numero d'ordine, vostro riferimento ordine",
  emailFields: 'e-mail, email, indirizzo e-mail, indirizzo email',
  phoneFields: 'telefono, tel, tel.',
  streetFields: 'via, indirizzo',
  postcodeFields: 'cap, codice postale, cod. postale, cod postale',
  townFields: 'città, località',
  placeFields: 'consegn*, consegn* a, consegn* presso, indirizzo, indirizzo di consegna, destinazione',
  wantsSome: 'serve, servono, servirebbero, occorr*, bast*, teniamo, prendiamo, bisogno di',
};
