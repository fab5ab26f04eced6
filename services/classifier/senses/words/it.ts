import type { SenseWords } from '../sense-words.ts';

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
};
