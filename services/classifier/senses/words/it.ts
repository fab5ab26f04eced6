import { day, within } from '../deferral-words.ts';
import type { SenseWords } from '../sense-words.ts';

/** The paper that comes with goods. */
const deliveryNote = 'bolla(?: di (?:consegna|accompagnamento))?|documento di trasporto|ddt';

export const it: SenseWords = {
  language: 'it',
  your: "vostr[oaei]|vs|su[oaei]|tu[oaei]|il|lo|la|l[’']|gli|i|dell[’']",
  our: 'nostr[oaei]|ns|mi[oaei]',
  order: "ordin[ei]|ordini d[’']acquisto|commess[ae]",
  thanksFor: "(?:grazie|ringrazi\\p{L}+)(?: (?:mille|ancora|molto|tante))? (?:per|di|del|dell[’'])",
  taken:
    'ricevut[oaie]|registrat[oaie]|inserit[oaie]|accettat[oaie]|confermat[oaie]|riservat[oaie]|impegnat[oaie]|prenotat[oaie]|annotat[oaie]|programmat[oaie]|in (?:lavorazione|preparazione|produzione|corso|carico)|preso in carico|evaso|pervenut[oaie]',
  weTook:
    'preso nota|presa nota|(?:abbiamo|è stato|sono stati) (?:già )?(?:registrat[oi]|inserit[oi]|impegnat[oi]|riservat[oi]|prenotat[oi]|annotat[oi]|accettat[oi]|preso in carico|ricevut[oi])|(?:vi |le |ti )?confermiamo|diamo conferma',
  forYou: 'per (?:voi|lei|te|vostro conto)|a vostro nome|con (?:il )?(?:nostro|ns) (?:numero|n)|vi|le',
  bought:
    "per (?:il tuo |il suo |il vostro |l[’'])?acquist[oi]|di aver(?:e)? (?:acquistato|comprato)|(?:riepilogo|riassunto|dettaglio) (?:del(?:l[’'])?|del tuo|del vostro|del suo) ?ordine",
  sellersOrder: 'ordine (?:cliente|di vendita)|ordine da cliente|conferma di vendita',
  expectedDispatch:
    '(?:spedizione|partenza|evasione|uscita)(?: è)? (?:previst[ao]|stimat[ao]|programmat[ao])|data (?:prevista|stimata) (?:di|per la) (?:spedizione|partenza)|(?:prevista|presunta) spedizione',
  weShip:
    '(?:vi |le |ti )?(?:spediremo|consegneremo|evaderemo|spediamo|consegniamo)|partir(?:à|anno) (?:il|dal)|in partenza',
  goods: 'merc[ei]|pacc(?:o|hi)|coll[oi]|spedizion[ei]|bancal[ei]|pallet|articoli|consegna|materiale',
  sent: 'spedit[oaie]|inviat[oaie]|in viaggio|partit[oaie]|in transito|in consegna|lasciato|consegnat[oaie] (?:al|alla|allo)|affidat[oaie]|ritirat[oaie]|caricat[oaie]|uscit[oaie]|per strada|in arrivo|appena partit[oaie]',
  weSent: 'abbiamo (?:oggi )?(?:spedito|affidato|caricato|consegnato al|fatto partire)',
  soon: 'appena|quando|una volta|sarà|saranno|verrà|prima|non ancora|per favore|se',
  charge: '(?:vi |le |ti )?(?:fatturiamo|addebitiamo)|vi (?:viene|vengono) (?:fatturat|addebitat)\\p{L}+',
  bill: 'fattur[ae]|conto|ft|fatt|parcella',
  attached: 'allegat[oaie]|in allegato|alleghiamo|allego|accluso',
  unpaid:
    'insolut[oaie]|scadut[oaie]|apert[oaie]|in sospeso|da saldare|non (?:\\p{L}+ ){0,2}(?:pagat[oaie]|saldat[oaie]|ricevut[oaie]|pervenut[oaie]|arrivat[oaie]|risulta)|sollecito|promemoria|nessun pagamento|ritardo nel pagamento',
  pay: '(?:vi preghiamo|preghiamo|si prega|vogliate|cortesemente) [^.]{0,60}(?:pag\\p{L}+|sald\\p{L}+|bonific\\p{L}+|vers\\p{L}+|provvedere)|(?:pagate|saldate|versate|bonificate)|(?:sul|al) (?:nostro|seguente) (?:conto|iban)|da pagare',
  payment: 'pagamento|bonifico|versamento|importo|assegno|denaro|saldo',
  arrived:
    'ricevut[oaie]|arrivat[oaie]|accreditat[oaie]|incassat[oaie]|registrat[oaie]|pervenut[oaie]|entrat[oaie]',
  not: 'non|nessun\\p{L}*|mai|senza|appena|dopo|prima|entro|una volta|se',
  settled:
    'conto (?:è|risulta) (?:ora |così )?(?:saldato|a zero|pareggiato|in pari)|pagat[oa] (?:in contanti|con carta|pos)|contanti|resto(?= ?:? ?€? ?\\d)|interamente (?:pagat|saldat)\\p{L}+',
  credit:
    '(?:vi |le |ti )?(?:accreditiamo|rimborsiamo|stornare\\p{L}*|storniamo)|(?:abbiamo|è stato) (?:accreditato|rimborsato|stornato)|rimbors\\p{L}+|a vostro (?:favore|credito)|da detrarre|a scalare',
  weOffer:
    "(?:possiamo|potremmo|siamo lieti di) (?:offrir|propor|quotar)\\p{L}*|(?:vi |le )?(?:offriamo|proponiamo|quotiamo)|(?:nostr[oa]|ns\\.?|(?<!(?:per|con|secondo|accettiamo|da) )(?:la|l[’'])) ?(?:offerta|preventivo|quotazione|proposta)(?= [^ ]*\\d)",
  valid:
    'prezz[oi] (?:sono |è )?(?:bloccat|ferm|garantit)[oi] (?:fino|sino)|valid[oaie] \\d+|valid[oaie] (?:fino|sino|per)|salvo (?:il )?venduto|senza impegno|non vincolante|validità|per ordinare,? basta',
  howMuch:
    'quanto (?:ci|cost\\p{L}+|viene|vengono|verrebbe\\p{L}*|fareste|chied\\p{L}+|sarebbe\\p{L}*|prend\\p{L}+|per)|a (?:che|quale|quanto) prezzo|che prezzo|a quanto',
  priceQuestion:
    "(?:domanda|richiesta|informazione|info)(?: veloce| rapida)? (?:di|sul|sui|sull[’']) ?(?:prezz[oi]|quotazion[ei])",
  withdraw:
    'annull\\p{L}+|ritiriamo|revoc\\p{L}+|ferm(?:ate|are|i|iamo)|blocc(?:ate|are)|blocchi(?= (?:l[’\\x27]|il |la |quest))|sospend\\p{L}+|disdi\\p{L}+|non (?:l[oaie] )?(?:consegn|sped|evad|invi|process)\\p{L}+|non (?:ci |mi )?(?:serv\\p{L}+|occorr\\p{L}+) più|rinunci\\p{L}+|non è più necessari\\p{L}+',
  late: 'era(?:no)? (?:promess[oaie]|previst[oaie]|annunciat[oaie])|doveva(?:no)? (?:essere|arrivare)|avrebbe\\p{L}* dovuto|manca(?:no)? ancora|ancora (?:niente|nulla|non|in attesa)|aspettiamo ancora|stiamo (?:ancora )?aspettando|in ritardo|si sa qualcosa|ci sono (?:novità|notizie)|nessuna notizia|novità\\?|(?:finora|fino(?:ra)? (?:a oggi|ad oggi|adesso)) (?:non|nulla|niente)',
  when: 'quando|che giorno|dove (?:è|sono)|a che punto|entro quando|(?:che|quale) (?:giorno|data)',
  expect: 'arriv\\p{L}+|consegn\\p{L}+|avremo|ricever\\p{L}+|aspettar\\p{L}+|contare|punto|sono|contare',
  damage:
    'danneggiat[oaie]|incomplet[oaie]|mancant[ei]|res[ao](?! ?:| (?:merce )?(?:porto|franco|a destino))|rendiamo|cattive condizioni|rott[oaie]|difettos[oaie]|ammaccat[oaie]|strappat[oaie]|graffiat[oaie]|crepat[oaie]|bagnat[oaie]|ammuffit[oaie]|perd(?:e|ono)|sbagliat[oaie]|errat[oaie]|non conform\\p{L}+|reclamo|contestazione|lamentela',
  meet: '(?:passare|passiamo|venire a trovar\\p{L}+|visitare) |visita|riunione|appuntamento|incontr\\p{L}+|videochiamata',
  closed:
    '(?:è|sarà|saranno|siamo|resta|resterà) chius[oaie]|chiusura|inventario|ferie|non (?:si )?(?:ricev\\p{L}+|accett\\p{L}+) (?:merc\\p{L}+|consegne)',
  wants:
    'portarci|far(?:ci|mi) (?:avere|pervenire)|recapitarci|consegnateci|ci portate|(?:ci|mi) (?:serv\\p{L}+|occorr\\p{L}+|manca\\p{L}*)|abbiamo bisogno|(?:per favore|potete|potreste|cortesemente|vogliate) [^.]{0,60}(?:invi\\p{L}+|mand\\p{L}+|sped\\p{L}+|consegn\\p{L}+|forn\\p{L}+|prepar\\p{L}+)|(?:mandate|inviate|spedite|preparate)(?:ci|mi)|vorremmo (?:\\p{L}+ ){0,2}\\d|prendiamo|prendo(?= (?:\\p{L}+ ){0,2}\\d)|ordiniamo|(?:manda|mandate|mandaci|mandami|invia|inviate|spedite|consegnate|portate)(?= (?:\\p{L}+ ){0,3}\\d)|vorremmo(?=\\s*(?::|$))',
  sameAgain:
    "lo stesso (?:ordine|(?:di|del|della|dell[’']) ?(?:sempre|solito|mese|volta|settimana|anno|ordine|ultim\\p{L}+|altra|scors\\p{L}+))|(?:la )?stessa cosa|come (?:l[’']ultima volta|al solito|sempre|il mese scorso)|ripet\\p{L}+",
  accepts: "accettiamo|d[’']accordo|va bene (?:la|il) (?:vostra|vostro)|come da (?:vostra )?offerta",
  price: 'prezz[oi]|preventivo|offerta|quotazion[ei]|condizioni',
  asks: 'che|qual[ei]|indic\\p{L}+|dare|dateci|comunic\\p{L}+|invi\\p{L}+|mand\\p{L}+|vorremmo|servono|richied\\p{L}+|chied\\p{L}+|potete|potreste|fare|fateci|favore',
  ourDriver:
    'il nostro (?:autista|corriere|camion|autotrasportatore) (?:passa|sarà|arriva|consegna|viene)\\p{L}*',
  ourPrices: '(?:i )?nostri (?:migliori )?prezzi|ecco i prezzi',
  sendBack:
    '(?:possiamo|potremmo|vorremmo|vogliamo|desideriamo|dobbiamo) (?:rendere|restituire|rispedire|rimandare)',
  repeats:
    'rifa(?:re|te)|tale e quale|lo stesso (?:ordine|(?:di|del|della|dell[’\\x27]) ?(?:sempre|solito|mese|volta|settimana|anno|ordine|ultim\\p{L}+|altra|scors\\p{L}+))|(?:uguale|come) (?:al|il|la) (?:mese|volta|settimana)|(?:come )?il solito|ripet\\p{L}+ [^.]{0,30}ordine|come (?:sempre|l[’\\x27]ultima volta)',
  approves:
    'procedete|proced(?:a|ano) pure|va bene|come (?:offerto|da offerta)|passiamo l[’\\x27]ordine|consider\\p{L}+ [^.]{0,40}come ordine|secondo (?:la vostra |l[’\\x27])offerta|dat\\p{L}+ corso|via libera|accettiamo',
  leftYet:
    '(?:è|sono) (?:(?:già|poi|stat[oaie]) )*(?:partit|spedit|inviat|evas|uscit)[oaie]|(?:è|sono) già in (?:viaggio|consegna|transito)|l[’\\x27]avete (?:già )?(?:spedit|inviat|mandat)[oa]',
  theLastOne: 'ultim[oaie]|precedent[ei]|scors[oa]|altr[oa]|prim[oa]',
  asksAfter:
    'a che punto|che fine ha fatto|notizie|novità|lo stato|sapere (?:come|quando|dove|se)|dov[’\\x27]è|sollecit\\p{L}+',
  nothingCame:
    'non (?:abbiamo|ho|è|sono) (?:ancora )?(?:ricevuto|arrivat[oaie]|pervenut[oaie])(?: (?:ancora|nulla|niente))?|(?:aspettiamo|aspetto|attendiamo) ancora|stiamo ancora aspettando|ancora (?:nulla|niente)',
  holdsBack:
    '(?:non (?:ci )?(?:sped|invi|mand|consegn)\\p{L}+) (?:ancora|per (?:ora|adesso|il momento)|subito)|(?:per (?:ora|il momento)|ancora),? non (?:ci )?(?:sped|invi|mand|consegn)\\p{L}+|(?:sospend\\p{L}+|trattenete|tenete ferm[oa]|aspettate a (?:spedire|inviare|consegnare))',
  ifPriceFalls:
    '(?:se|purché|a patto che)(?= [^.?!]{0,60}(?:\\d|prezzo|sconto))[^.?!]{0,20}(?:riusc\\p{L}+|arriv\\p{L}+|scend\\p{L}+|fa(?:te|i|cessi|ceste)|pot\\p{L}+|venit\\p{L}+|conced\\p{L}+|applic\\p{L}+)',
  thenWeOrder:
    '(?:facciamo|faccio|faremo|passiamo|mandiamo|confermiamo|chiudiamo|firmiamo|emettiamo) [^.?!]{0,20}(?:ordine|affare|contratto|acquisto)|(?:ordiniamo|ordino|ordineremmo|compriamo|prendiamo)|l[’\\x27]ordine è (?:vostro|tuo|suo)',
  enteredForYou:
    '(?:è|sono) (?:tutto )?(?:registrat|inserit|segnat|prenotat|riservat)[oaie] per (?:voi|te|lei)|(?:ve|te|glie)l[oaie] (?:ho|abbiamo) (?:registrat|inserit|segnat|prenotat)[oaie]',
  allInStock: '(?:tutto è|è tutto|abbiamo tutto) (?:disponibile|a magazzino|in casa)',
  notContent:
    'non (?:siamo|sono) (?:affatto |molto |per niente )?(?:content|soddisfatt)[oaie]|insoddisfatt[oaie]|scontent[oaie]|delus[oaie] (?:da|per|del)\\p{L}*',
  ticketMoved:
    'ticket (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:è stato )?(?:aggiornato|assegnato|chiuso|unito|scalato)',
  asksEverybody:
    'qualcuno (?:sa|ha (?:già |mai )?(?:visto|avuto|notato)|conosce)|a qualcun(?:o|altro) (?:è )?(?:capita|successo)\\p{L}*',
  orderComesFromOthers:
    '(?:lui|lei|il cliente|la cliente)(?: (?:ci|mi|vi))? (?:manderà|invierà|manda|invia) (?:domani |poi )?(?:(?:il|l[’\\x27]|un|suo) ?)*ordine',
  enteredUnder:
    '(?:inserit|registrat|caricat)[oa] (?:con|sotto|come|al) (?:il )?(?:ordine|n[°º.]|numero)(?= ?[^ ]*\\d)',
  enteredByAnybody:
    'qualcuno (?:(?:l[’\\x27]|lo |la |ha |già ))+(?:inserito|inserita|caricato|caricata|registrato|registrata)',
  enterIt: '(?:puoi|potete|può qualcuno)[^.?!]{0,20} (?:inserir|caricar|registrar)\\p{L}+',
  choosesBetween:
    'non (?:riesco a|so) (?:decidermi|scegliere)|non (?:so|sappiamo) quale|indecis[oai] (?:tra|fra)|quale [^?]{0,30}(?:consigli|suggeri)\\p{L}+',
  ordersLater:
    '(?:aspetto|aspetterò|aspettiamo|aspetteremo|attenderemo|attendo)(?= )[^.?!]{0,50} (?:per|prima di) (?:ordinar\\p{L}*|fare l[’\\x27]ordine|comprar\\p{L}*)',
  shallWeSend: '(?:vuole|volete|preferite|preferisce)|(?:vi|le) (?:spediamo|mandiamo)|spediamo|dobbiamo',
  orWait: '(?:o|oppure) (?:\\p{L}+ ){0,4}(?:aspett\\p{L}+|attend\\p{L}+)',
  setsRight: 'correzione|modifica|rettifica|variazione|correggere|modificare|errore',
  orderPaid: 'ordine [^.]{0,60}è stato pagato',
  paymentDone: 'pagamento (?:è stato |è )?(?:confermato|riuscito|completato|andato a buon fine)',
  paying: 'aver(?:e)? (?:pagato|saldato)',
  wePaid:
    'effettuato il seguente pagamento|avviso di (?:pagamento(?! (?:scadut|in scadenza))|bonifico)|bonifico a (?:vostro|suo|tuo) favore',
  underWay:
    'stato ?[:=] ?(?:in (?:produzione|ritardo))|(?:il vostro|il suo) ordine[^.!?]{0,40} è (?:in (?:produzione|ritardo))',
  stateShipped: '(?:nuovo )?stato ?[:=] ?(?:spedito|consegnato|in consegna)',
  signedFor: 'consegna (?:è stata )?firmata',
  followedBy: '(?:dati|codice|numero) di (?:tracciamento|tracking)',
  bookingTold:
    'conferma (?:della )?(?:tua |sua )?prenotazione|confermiamo la (?:tua|sua|vostra) prenotazione|prenotazione [^.]{0,60}confermata',
  billReceived: 'abbiamo ricevuto la (?:vostra|sua) fattura',
  notCarriedOut:
    'non (?:possiamo|siamo riusciti a) evadere il (?:tuo|suo|vostro) ordine|rimborso non riuscito',
  undelivered: 'non ha ricevuto l[’\\x27]ordine|ordine non consegnato',
  periodReport: '(?:rapporto|report|riepilogo) (?:giornaliero|settimanale|mensile)',
  termsFirst: 'se (?:potete|può) accettare [^.]{0,60}pagamento',
  restockAsked: 'richiesta di (?:riassortimento|rifornimento)|richiediamo il (?:riassortimento|rifornimento)',
  held: 'sospes[oaie]|bloccat[oaie]|in sospeso',
  requisition: 'richiest[ae] d[’\\x27i]{1,2} ?acquisto',
  awaitsApproval:
    '(?:attende|in attesa d(?:i|ella)) (?:la )?(?:tua |sua |vostra )?(?:decisione|approvazione|autorizzazione|validazione)|(?:deve|va) ancora (?:essere )?(?:approvat|autorizzat)[oa]',
  decided: 'è stat[oa] (?:approvat|respint|rifiutat)[oa]',
  fetched: 'ritir\\p{L}+',
  ends: 'scade|scadrà',
  cart: 'carrello',
  leftThere: 'aspetta(?:no)?|dimentica\\p{L}+|ancora|salvat\\p{L}+',
  finishIt:
    'complet\\p{L}+ (?:il tuo |l[’\\x27]|la tua )(?:ordine|acquisto)|concludi (?:l[’\\x27]|il tuo )?(?:ordine|acquisto)',
  opinion:
    '(?:lascia|scrivi|condividi|lasciaci)[^.]{0,20}(?:recensione|opinione|valutazione)|la tua opinione|valuta (?:il tuo|la tua|i tuoi)',
  lowStock:
    '(?:scort[ae]|giacenz[ae])[^.]{0,60} (?:in esaurimento|bass[ae]|minim[oa]|sotto)|scort[ae] minim[ae]|sotto (?:scorta|il minimo)',
  stockList: '(?:report|elenco|situazione) (?:delle |di )?(?:scorte|magazzino|giacenze)',
  backAgain: '(?:di nuovo|nuovamente) (?:disponibil[ei]|in stock)|tornat[oaie] disponibil[ei]',
  priceWatched: '(?:avviso|allerta) (?:di )?prezz[oi]|calo di prezzo',
  priceMoved: 'prezzo d\\p{L}+ [^.]{1,60} (?:è )?(?:aumentato|sceso|salito)',
  returned: '(?:tuo|suo|vostro|richiesta di|il) reso',
  returnHandled: 'accettat[oa]|approvat[oa]|autorizzat[oa]|registrat[oa]|richiest[oa]|rifiutat[oa]',
  delayed: 'ritardo',
  notBrought: 'non è stato possibile consegnare',
  messageTold: 'ti ha inviato un messaggio|nuovo messaggio (?:da|su)',
  unpaidYet: 'in attesa di pagamento',
  invited: '(?:la invita|invitat[oaie]) a (?:registr|iscriver|collegar)\\p{L}+',
  accountConfirmed:
    '(?:conferm|attiv|verific)\\p{L}+ (?:il |la |l[’\\x27])?(?:tuo |suo |tua |sua )?(?:account|indirizzo|registrazione|iscrizione)',
  customerToBe: '(?:diventare|divenire) (?:vostr[oi] )?(?:client[ei]|rivenditor[ei])|aprire un conto',
  titledRequest: 'richiesta (?:di )?(?:preventivo|quotazione|tariff[ae]|prezz[io])',
  ratesWanted: '(?:indicar|inviar|comunicar|fornir)\\p{L}*[^.!?]{0,40} (?:tariffe|noli)',
  repliesWithOffer: 'rispond\\p{L}+[^.!?]{0,40} con (?:la vostra offerta|il vostro preventivo|un preventivo)',
  ordersFirmly:
    "(?:vi )?(?:ordiniamo|ordino)|(?:vi )?(?:confermiamo|confermo|passiamo|inviamo|trasmettiamo) (?:l[’']|il nostro )?(?:nostro )?ordine",
  byYourOffer:
    '(?:come da|secondo|in base all[ao]|conforme all[ao]) (?:la |il )?(?:vostr[ao]|su[ao]|vs\\.?) (?:offerta|preventivo|quotazione|proposta)',
  stateTold:
    '(?:è|sono) stat[oaie] (?:approvat|respint|rifiutat|modificat|aggiornat|segnalat)[oaie]|ha (?:respinto|rifiutato)|supera|un commento|frode|contestato',
  bookedIn: 'entrata merci [^.]{0,60}(?:registrata|contabilizzata)',
  sellersPaper: 'conferma (?:d[’\\x27]|dell[’\\x27]|del nostro )ordine',
  didNotCome: 'manca(?:nte)?|non abbiamo (?:ancora )?ricevuto|non (?:è )?(?:ancora )?pervenut[oa]',
  nextOne: '(?:il tuo|la tua|il suo) prossim[oa] (?:ordine|consegna|box)',
  ordersHere:
    '(?:vi |ti )?(?:ordiniamo|ordino)|(?:vorr|desider|vogli)\\p{L}+ (?:[^.?!]{0,20} )?(?:ordinare|fare un ordine)|(?:inviamo|invio|trasmettiamo|mandiamo|mando|passiamo|passo) (?:[^.?!]{0,20} )?(?:ordine|nostro ordine)|(?:allegat\\p{L}+|ecco|di seguito|seguente|qui sotto)[^.?!]{0,30}ordine|(?:fornir\\p{L}+|inviar\\p{L}+|consegnar\\p{L}+|spedir\\p{L}+) (?:quanto segue|i seguenti|le seguenti)|nuovo ordine',
  suppliesAsked:
    '(?:per favore|vi preghiamo di|si prega di|cortesemente),? (?:[^.?!]{0,40} )?(?:invi|mand|sped|consegn|forn|aggiung|prepar)\\p{L}+',
  conditions: 'se|quando|qualora',
  youOrdered:
    '(?:hai|avete) (?:effettuato|fatto|inviato) (?:un|il seguente|l[’\\x27]) ?(?:nuovo )?ordine|(?:hai|avete) (?:ordinato|acquistato)',
  numberConfirmed:
    'ordine (?:n\\. ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:confermato|conferma)|conferma (?:d(?:ell)?[’\\x27])?ordine (?:n\\. ?)?#?[^ ]*\\d',
  receiptConfirmed:
    '(?:confermiamo|confermo) (?:la |l[’\\x27])?(?:ricezione|ricevimento|accettazione|presa in carico) (?:del |dell[’\\x27])(?:vostro |suo |vs\\.? )?ordine',
  shipmentTold:
    '(?:conferma|avviso) di spedizione|spedizione (?:n\\. ?)?#?\\d+ (?:per l[’\\x27]|dell[’\\x27])ordine|preavviso di consegna|(?:preavvisiamo|avvisiamo|annunciamo) (?:de)?(?:l)?la (?:seguente )?(?:spedizione|consegna)',
  inParts:
    'in (?:due|tre|più|\\d+) (?:spedizioni|consegne|parti|pacchi)|(?:spedizione|consegna) parziale|parzialmente (?:spedito|consegnato)',
  leftToday: 'spedit[oi] oggi',
  comesSoon: '(?:sarà|verrà) consegnat[oa]|arriva (?:oggi|domani)|arriverà|in consegna',
  shallCome: 'deve|devono|dovrebbe(?:ro)?|va|vanno',
  addressChanges:
    'nuovo indirizzo (?:di fatturazione|postale|della sede)|nuova sede legale|ci trasferiamo|ci siamo trasferiti|cambio (?:di )?(?:indirizzo|sede)|(?:aggiorna|modifica)\\p{L}* i nostri dati',
  arrivalTold:
    'avviso di arrivo|notifica di arrivo|arrivo (?:della|del) (?:\\p{L}+ )?(?:spedizione|container|nave)',
  wouldOrder:
    '(?:probabilmente|forse) (?:ordineremmo|ordineremo|compreremmo|faremmo)|(?:ordineremmo|ordineremo|compreremmo) (?:probabilmente|forse)',
  doesNotWork:
    'non (?:riesco|riusciamo) (?:più )?a(?:d|c)? ?(?:accedere|entrare|stampare|collegar\\p{L}+|connetter\\p{L}+)|accesso negato|messaggi(?:o)? di errore|non funziona',
  requestHeard:
    '(?:tua|sua|vostra) (?:richiesta|segnalazione)[^!?]{0,40} è stata (?:ricevut|apert|chius|registrat|aggiornat)a|ricevuto (?:la (?:tua|sua|vostra) (?:richiesta|segnalazione)|il (?:tuo|suo|vostro) messaggio)',
  notCharged:
    'pagamento (?:non riuscito|fallito|rifiutato)|(?:stato possibile|riusciti ad) addebitare|carta [^.]{0,30}scad\\p{L}+',
  moreTime: 'dilazion\\p{L}+|proroga|rateizz\\p{L}+',
  begs: 'chied\\p{L}+|richie[ds]\\p{L}+|possibile',
  misstated: 'invece di|anziché|errat[oa]|non corrisponde',
  questionOn: 'domand[ae] (?:su\\p{L}*|riguardo)|chiariment[oi] su\\p{L}*',
  sendsUs:
    '(?:potete|potreste|può|potrebbe) [^.]{0,20}(?:inviar|mandar|rimandar)\\p{L}*|(?:ri)?(?:mandate|inviate|mandi|invii)(?:mi|ci)|(?:mi|ci) (?:ri)?(?:mandate|inviate|mandi|invii)|non abbiamo (?:ancora )?ricevuto',
  remindsOf: 'promemoria|ricordiamo',
  notAmongThem:
    'manca(?:no|va|vano)? [^.]{0,40}(?:nella|dalla) consegna|nella consegna [^.]{0,40}manca(?:no|va|vano)?',
  inAlready:
    '(?:quest[oa]|questo ordine|l[’\\x27]ordine) (?:è|abbiamo|hai|avete) (?:(?:già|stat[oa]) )+(?:inserit|caricat|registrat|a sistema|lavorat|fatt|process)\\p{L}*|(?:l[’\\x27] ?)?(?:è|abbiamo|hai|avete) (?:(?:già|stat[oa]) )+(?:inserit|caricat|registrat|a sistema|lavorat|process)\\p{L}*',
  saidNoOrder:
    'non si tratta (?:ancora )?di (?:un )?ordine|(?:non (?:costituisc|rappresent|comport|impegn)\\p{L}+ (?:un |alcun |l[’\\x27]|un[’\\x27])?(?:ordin[ei]|impegno|obbligo)|non (?:sono|è) (?:un )?ordin[ei]|senza impegno d[’\\x27]acquisto)',
  howToOrder:
    'basta un (?:sì|ok|cenno)|per confermare l[’\\x27]ordine (?:basta|è sufficiente)|per (?:(?:fare|effettuare|procedere con) (?:l[’\\x27]|un |il vostro )?ordine|ordinare)[^.?!]{0,20}(?:basta|è sufficiente|risponde\\p{L}+|chiam\\p{L}+|scriv\\p{L}+|clicc\\p{L}+|contatt\\p{L}+)',
  orderOfMany:
    'ordine (?:di gruppo|collettivo|comune|cumulativo)|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani) (?:faccio|facciamo|mando|invio|passo) (?:l[’\\x27]|un )?ordine',
  whoJoins:
    'chi (?:vuole|volesse|desidera|altro|ha bisogno|si aggiunge|è interessato)|se (?:volete|qualcuno vuole|vuoi) (?:partecipare|aggiunger\\p{L}*|unirvi|qualcosa)|ditemi (?:cosa|che cosa) volete',
  notBefore: `non (?:ci )?(?:sped|invi|mand|consegn)\\p{L}+${within} (?:prima di|prima del|fino al?) ${day}`,
  noteWanted: `(?:serve|occorre|allegate|allegare|unite|unire|mett(?:ete|ere)|inserire|inserite|indica(?:te|re)|riporta(?:te|re)|citare)(?!\\p{L})[^.!?\\n]{0,60}(?:${deliveryNote})`,
};
