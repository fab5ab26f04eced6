import { type Cue, cues } from '../cue.ts';

/** How else such mails are worded, and words that tell where nothing is said outright. */
export const italianWordings: Cue[] = [
  ...cues('purchase_order', [
    // What shops and systems bring.
    [
      6,
      "hai venduto|(?:è stato|sono stati|hai) vendut[oi]|(?:hai|abbiamo|avete) (?:ricevuto )?un nuov[oa] (?:ordine|vendita)|nuov[oa] (?:ordine|vendita) (?:ricevut[oa]|su|sul|da|dal|nel|n|#)|un nuovo ordine è stato|ha (?:emesso|generato|inviato|effettuato|trasmesso|piazzato) (?:l['’]|un |il |un nuovo )?(?:ordine|oda)|(?:messaggio )?orders (?:ricevuto|\\S*\\d)|ordine diretto di acquisto|vendita confermata|ha (?:firmato|accettato) (?:l['’]|la |il )?(?:offerta|preventivo)|spedisci(?:lo|la)? entro|da evadere|data limite di spedizione|richiesta d['’]ordine|ordine a fornitore",
    ],
    [
      7,
      "proced(?:iamo|ete|i|a|ere|o)(?: pure)?(?: (?:con|all['’]|nell['’]) ?(?:l['’]|la |il )?(?:acquisto|ordine|fornitura|produzione))?(?= pure|[.,!]| con| all| nell)(?! alla spedizione)(?<!come (?:procedere|procedo))|(?:va|vanno) bene (?:per |il |la |l['’]|i |le |così)?[^.!?]{0,20}(?:offerta|preventivo|prezz|campion)|(?:confermo|confermiamo) (?:per |l['’]acquisto|che (?:prend|vogl|acquist)|(?:l['’]ordine|il nostro|il mio) (?:telefonico|di ieri|di oggi))|(?:accettiamo|accetto|approviamo|approvato|firmato)[^.!?]{0,30}(?:offerta|preventivo)|offerta accettata|questa (?:mail|email) vale come ordine|annulla e sostituisce (?:l['’])?ordine|revisione \\d+ dell['’]ordine|(?:facciamo|faccio) (?:direttamente |pure )?(?:l['’])?ordine",
    ],
    [
      5,
      '(?:la|lo|li|le) (?:compro|compriamo|prendo|prendiamo|acquisto)|(?:prendiamo|prendo|prenderei|compriamo|compro|acquistiamo) (?:volentieri |pure |allora )?(?:l[ae] |i |gli |tutt[ei] )*(?:\\d|un |una |due |tre |quattro |cinque |sei |dieci )',
    ],
    [
      4.5,
      '(?:mandateci|mandatemi|mandaci|mandami|mandi|mi mandi|inviateci|inviatemi|inviaci|spediteci|speditemi|spedire (?:subito|urgente|n|a)|portateci|portatemi|portateli|portatele|portaci|metteteci|mettete (?:anche|via|da parte)|mettimi|mettici|mi metta|preparateci|preparatemi|preparami|segnate(?:ci)?|segnami|aggiungete|aggiungi|aggiungere|tenetemi|teneteci|tienimi|consegnare|consegnate|evadere|fateci avere|forniteci)(?! [^.!?]{0,40}(?:preventivo|offerta|prezz|fattur|catalogo|listino|quotazion|certificat|copia|scheda|documenti|istruzioni|azioni|foto|duplicato|ricevuta|nota di))',
    ],
    [
      4,
      "(?:ecco|di seguito|giro|vi giro|inoltro|vi invio|invio|trasmettiamo|ritrasmettiamo|alleghiamo|allego)[^.!?]{0,40} (?:l['’]|il |un |nostro |mio |ns\\.? )?(?:ordine|oda|fabbisogno|riordino|quanto richiesto)|fabbisogno|riassortimento|riordino|(?:solito|stesso) ordine|ordine (?:urgente|campionatura|fornitore)|programma consegne|aggiunta all['’]ordine|caricarlo due volte|(?:come ogni|ogni) anno|macchina ferma|modulo d['’]ordine",
    ],
  ]),
  ...cues('order_confirmation', [
    [
      8,
      "(?:il|la|l['’]|tuo|tua|suo|sua|vostro|vs\\.?) ?(?:ordine|acquisto|prenotazione|abbonamento|cassetta|pigiama|preordine|commessa)(?! (?:da evadere|di vendita))[^.!?]{0,60}(?:registrat[oa]|inserit[oa]|confermat[oa]|accettat[oa]|acquisit[oa]|in (?:lavorazione|produzione|attesa di bonifico)|trasmess[oa] (?:al|alla|in)|nelle nostre mani|è arrivato)(?! (?:al negozio|in negozio))",
    ],
    [
      8,
      "ordrsp|risposta all['’]ordine|conferma (?:ordine|d['’]ordine|lavorazione|oda|acquisto|prenotazione|n)|ns\\.? conferma|accettazione (?:oda|ordine)|(?:presa|preso) visione dell['’]ordine|prendiamo atto (?:del|della)|(?:risulta|è stato|stata) (?:accettat|registrat|inserit|impegnat)[oa] |riepilogo (?:ordine|del tuo ordine|acquisto)|grazie (?:del|per l|dell['’]|per il|di aver(?:ci)? (?:scelto|ordinato|acquistato))['’]? ?(?:ordine|acquisto)?|ordine (?:acquisito|campioni registrato|definitivo)|(?:cambio|modifica) (?:articolo |ordine )?confermat[oa]",
    ],
    [
      7,
      "(?:produttore|fornitore|fabbrica|azienda)[^.!?]{0,20} (?:ci )?(?:conferma|ha confermato|accetta|ha accettato)|confermo:|(?:confermiamo|confermo) (?:i |le |la |il |l['’]ordine|disponibilità|la disponibilità|che l['’]ordine)(?! (?:nostro|mio|telefonico|acquisto))|(?:disponibilità|consegna|data) (?:confermata|garantita)|(?:è|sono) (?:in ordine|impegnat[aoei]|a stock)|per confermare la fornitura|(?:è|sono) confermat[aoei]",
    ],
    [
      4,
      '(?:tempi|consegna|riconsegna|pronta|pronto|evasione) (?:prevista|circa|in|tra|entro|a)? ?(?:\\d|settiman|una settimana)|nuova data|data di approntamento|(?:parte|partono|consegniamo|spediamo) (?:oggi|domani|lunedì|martedì|mercoledì|giovedì|venerdì)|prepariamo il pacco|ti avvisiamo|vi avviseremo|le faccio sapere|procediamo alla spedizione|poi (?:lo )?(?:spediremo|prepariamo)',
    ],
  ]),
  ...cues('delivery_note', [
    [
      9,
      '(?:puoi|può|potete|possono) (?:gi[àa] )?(?:passare|venire|ritirar)\\p{L}* ?(?:a (?:ritirar|prender)\\p{L}*|quando|dal|dalle|da|in|presso|al)?|(?:è|sono) pront[aoie](?:,| (?:per il ritiro|per essere|in|al|presso|da))|pront[aoie] (?:per il ritiro|al ritiro|per il carico)|merce pronta|approntat[oa] presso|(?:ti|la|vi) aspett(?:a|iamo|ano) (?:al|in|nel|presso|alla)|può essere ritirat[oa]|ritira(?:lo|la|li)? (?:entro|presso|in|al)|in giacenza|codice di (?:ritiro|apertura)|punto ?(?:poste|di ritiro)|rientrat[oa] in negozio|riparat[oa] in garanzia|franco nostro magazzino',
    ],
    [
      9,
      "tentativo di consegna|(?:corriere|autista|fattorino|postino) (?:è passato|ripassa|ripasserà|riproverà|non ha trovato|non è riuscito)|(?:non ha trovato|non c['’]era) nessuno|destinatario assente|consegna riprogrammata|(?:spedizione|pacco|collo)[^.!?]{0,40}(?:sarà consegnat|verrà consegnat|è in consegna|in arrivo)\\p{L}*|sono il corriere|(?:nuova|prossima) consegna (?:il|domani|prevista)",
    ],
    [
      8,
      '(?:è stat[oa]|sono stat[ei]|ordine \\S*\\d\\S*|già) consegnat[oaei] (?:alle|a|al|in|oggi|ieri|il|presso|stamattina|dal)|consegna (?:completata|effettuata|avvenuta|eseguita)|avvenuta consegna|(?:prova|attestato|verbale|bolla) di consegna|pod (?:firmata|allegata)|(?:firmat[oa]|controfirmat[oa]|ritirat[oa]) da|lasciat[oa] (?:in|presso|al|davanti)|attestante la consegna',
    ],
    [
      9,
      '(?<!se non )(?<!se )(?:è|sono|appena|già) (?:appena |già )?(?:partit[oaei]|uscit[oaei]|spedit[oaei]|affidat[oaei]|caricat[oaei])(?= |!|\\.)(?! (?:da pagare|merce sbagliata))|(?:abbiamo|ho) (?:oggi |appena |già )?(?:spedito|affidato|caricato|imballato e spedito|consegnato al)|uscita magazzino|caricato:|(?:spedizione|evasione) (?:odierna|totale|parziale)|completamente evaso|in data odierna a mezzo|(?:vettore|corriere|autista|targa|ldv|colli) ?: ?[\\p{L}\\d]',
    ],
    [
      8,
      '(?<!(?:dal|sul|nel|del|il) )ddt (?:n|\\d|allegat|in allegato)\\p{L}*|desadv|avviso di (?:spedizione|arrivo|consegna)|lettera di vettura|packing ?list|lista colli|cmr|polizza di carico|documento di trasporto|certificato di lotto|piante in partenza|segui la spedizione',
    ],
    [
      7,
      '(?:arriviamo|passiamo|siamo|saremo|veniamo|consegniamo) (?:da voi |da te )?(?:domani|oggi|lunedì|martedì|mercoledì|giovedì|venerdì|dopodomani|alle|verso)[^.!?]{0,60}(?:scaric|consegn|camion|furgone)\\p{L}*|(?:camion|bilico|furgone|autista|corriere|nave|container)[^.!?]{0,40}(?:arriv|sarà (?:da|lì)|attracca|in arrivo)\\p{L}*|fate trovare libero|arrivo previsto',
    ],
    [3, '(?:autista|camion|bancali|colli|targa|vettore|peso lordo)'],
  ]),
  ...cues('quotation', [
    [
      8,
      "(?:allegat[oa]|alleghiamo|allego|in allegato|invio|inviamo|trasmettiamo|sottoponiamo|ecco|mando|presentiamo|formuliamo|proponiamo|preparato|rimettiamo)(?:(?!ordine|secondo|accett|fattur)[^.!?]){0,40} (?:l['’]|un['’])?(?:offerta|proposta|preventivo|quotazione|listino|stima)",
    ],
    [
      8,
      "(?:gara|disciplinare|capitolato|bando|lotto \\d|manifestazione d['’]interesse|indagine di mercato|procedura negoziata|trattativa diretta)|offert[ae] economic\\p{L}+|(?:presentare|inviare|pervenire|compilare|caricare)[^.!?]{0,40}(?:offert[ae]|prezzi|quotazion[ei])|(?:valutando|cerchiamo) (?:nuovi )?fornitori|confronto fornitori|(?:chied(?:o|iamo|e)|richied(?:o|iamo|e)|gradiremmo|vogliono|vorrebbe(?:ro)?) (?:\\p{L}+ ){0,3}(?:un['’]?|l['’]|il|la)? ?(?:offerta|preventivo|prezzo|quotazione|prezzi)|disponibilità e prezz[oi]|prezzo (?:netto|a corpo|unitario)",
    ],
    [
      7,
      "quanto (?:spendo|spenderei|costa|vengono|viene|verrebbe|mi (?:fai|fate|costa|viene)|ci (?:fai|fate|costa)|sarebbe)|mi (?:fai|fate|dice|dici) (?:un |il |sapere (?:quanto|il prezzo|i prezzi|più o meno quanto|piu o meno quanto)) ?(?:prezzo|preventivo)?|che prezz[oi]|(?:rifateci|fateci|fammi|fatemi|mi faccia) (?:l['’]|un['’]?|una ) ?(?:offerta|prezzo|preventivo)|limare|serve un preventivo",
    ],
    [
      7,
      '(?:siamo|saremmo|sta|stiamo|verrebbe|viene|vengono|sarebbero) (?:a|sui|sulle|intorno|attorno|circa) (?:a |ai |circa )?\\d|costo stimato|rifatto i conti|(?:valid[oa]|validità) (?:fino|\\d+|sino)|manteniamo valida|salvo (?:il )?venduto|franco (?:partenza|fabbrica|arrivo)|(?:\\d|€|euro) ?\\+ ?iva|una tantum|(?:quotazioni|prezzi) (?:settimana|della settimana|del giorno)|listino|/ ?(?:kg|mq|ml|pz|cad)|(?:con|senza) montaggio|vi proponiamo|occasione usato|proroga offerta|/ ?mese|noleggio \\d+ mesi',
    ],
  ]),
  ...cues('receipt', [
    [
      10,
      '(?:contabile|distinta|ricevuta|copia|conferma|avviso|esito) (?:del |di |dei |della )?(?:bonifico|pagament[oi]|versamento|incasso|addebito|accredito)|(?:bonifico|pagamento|versamento|addebito|incasso|transazione)(?:(?! non | rifiut| insufficien| in attesa| ancora )[^.!?]){0,30} (?:eseguit|effettuat|disposto|autorizzat|andat[oa] a buon fine|riuscit|approvat|avvenut)\\p{L}*|avvenuto (?:incasso|pagamento|accredito)|mandato (?:di pagamento|n)|(?:effettuato|eseguito|disposto|fatto|inviato) (?:\\p{L}+ ){0,2}(?:bonifico|pagamento|versamento)',
    ],
    [
      10,
      '(?:pagat[oaie]|saldat[oaie]|versat[oaie]) (?:in data|oggi|ieri|adesso|stamattina|tutto|con|il|tramite|la)|(?:ho|abbiamo) (?:appena |già |oggi )?(?:pagato|saldato|bonificato|versato)|saldato tutto|pagato (?:in|adesso|oggi|ieri)|(?:sono stat[ie]|è stat[oa]) (?:incassat|pagat|saldat|onorat|addebitat)[oaie]|(?:effetto|riba) pagat[oa]|esito: ?autorizzata|totale (?:pagato|bonifico)|importo pagato|addebitati sulla',
    ],
    [
      10,
      "(?:ha|hai|avete|abbiamo) ricevuto (?:un (?:pagamento|bonifico|accredito)|(?:chf|eur|€|\\d))|(?:ti|vi|le) ha inviato [^.!?]{0,10}\\d|(?:abbinato|ricevuto|arrivato|accreditato) (?:il |il tuo |il suo |il vostro |l['’])?(?:bonifico|versamento|assegno|acconto|pagamento)|accredito (?:ricevuto|di €|di eur)|(?:segnaliamo|comunichiamo) l['’](?:accredito|incasso|emissione del mandato)|(?:acconto|caparra|cauzione|assegno)[^.!?]{0,30}(?:ricevut|incassat|versat)[oa]|deposito cauzionale|inviato al tuo conto|incassati tramite|assegno n",
    ],
  ]),
  ...cues('credit_note', [
    [
      17,
      'not[ae] (?:di )?(?:ac)?credit[oi]|nota di (?:variazione|rettifica)|storn(?:o|iamo|ata|ato|are)|(?:variazione|conguaglio) (?:a (?:vostro |suo |tuo )?(?:favore|credito)|in diminuzione)|a (?:vostro|suo|tuo|vs\\.?) (?:favore|credito)|n/?c/? ?\\S*\\d|(?:accreditiamo|accreditato) (?:la|il|le) (?:differenza|valore|somma)|ve ne accreditiamo|premio (?:fine anno|quantità)|buono di rimborso|abbuono|rettifica (?:aliquota|fattura)',
    ],
  ]),
  ...cues('invoice', [
    [
      6,
      "pro-?forma(?![^.!?]{0,20}(?:per dogana|accettat|approvat))|parcella|nota spese|(?:allego|allegata|invio|inviamo|ecco|mando|emess[oa]|emesso|trasmettiamo|alleghiamo|trovi|trova|segue|in allegato|presente)[^.!?]{0,35} (?:la |le |una |nostra |relativa |vostra |sua |tua |documento )?(?:fattur[ae]|parcella|ft)(?! (?:al posto))|fattura (?:n|di vendita|allegata|immediata|differita|al posto|finale|a saldo|d['’]acconto)",
    ],
  ]),
  ...cues('unknown', [
    [
      13,
      '(?:mi|ci) (?:serv\\p{L}+|occorr\\p{L}+|manca\\p{L}*|può inviare|potete inviare|inviate|mandate|rimandate) (?:\\p{L}+ ){0,2}(?:la fattura|fattura|copia|una copia|il passaporto|il certificato|la dichiarazione|il ddt)|(?:copia|duplicato) della (?:fattura|bolla)|richiesta (?:fattura|dilazione|documenti)|(?:fattura|fatture) (?:sbagliat[ae]|errat[ae]|uguali|mancante|doppi[ae](?! [^.!?]{0,60}nota))|quando (?:salderete|pagherete|pagate|saldate|verranno pagate)|emettere la rettifica|quale va pagata',
    ],
    [
      18,
      'estratto conto|riba insoluta|tornata insoluta|recupero crediti|messa in mora|diffida|qualora aveste già provveduto|(?:bonifico|pagamento|importo) (?:insufficiente|non riuscito|errato)|mancat\\p{L}+ (?:pagamento|incassi)',
    ],
    [
      13,
      '(?:la (?:tua )?password|il tuo (?:account|profilo)|backup (?:completato|notturno)|versione \\S*\\d|prova (?:scaduta|gratuita|terminata)|passa al piano|ticket aperto|il tuo carrello|recensione|i tuoi punti|corso (?:di|sicurezza)|questionario|nostro albo|vendor rating|anagrafica|nuovo codice destinatario|truff\\p{L}+|inserisca i dati|marchio|chiave api|non conformità|azioni correttive|richiamo lotto|bloccare la vendita|richiamare [^.!?]{0,40}assegnato|promemoria attività|assistenza|contratto di)(?![^.!?]{0,10}ordine n)',
    ],
    [
      12,
      '(?:si può|posso|possiamo|potremmo|è possibile) (?:\\p{L}+ ){0,2}(?:mandare a|cambiare|spostare|posticipare|anticipare|consegnare a|modificare)|(?:ancora|tuttora) (?:niente|nulla|in lavorazione|in attesa)|(?:nessuno si fa vivo|mi date una data|potete controllare)|non (?:siamo in grado|possiamo|riusciamo)|rinuncia|(?:vuoti|cauzioni|casse vuote|fusti vuoti)|fuori produzione|va ad esaurimento|non farl[oa] partire|sospes[oi]|slittano|bloccat[oa]',
    ],
  ]),
  ...cues('purchase_order', [
    [
      4,
      '(?:(?:ci|mi) (?:piacerebbe|servirebbe(?:ro)?|servono|serve|occorrono)|vorr(?:emmo|ei)|vogliamo|voglio|potete|potreste|può|puoi|avremmo bisogno|abbiamo bisogno|avrei bisogno|ho bisogno|prego di) (?:di |che )?(?:comprare|ordinare|prendere|ricevere|avere|mandar(?:ci|mi)|inviar(?:ci|mi)|spedir(?:ci|mi)|preparar(?:ci|mi)|portar(?:ci|mi)|tener(?:ci|mi)|fornir(?:e|ci)|mettere|farci avere)? ?(?:\\p{L}+ ){0,2}(?:\\d|un |una |due |tre |quattro |cinque |sei |dieci |mezzo )(?! ?(?:preventivo|offerta|prezzo|fattura|copia|catalogo|appuntamento|quotazione))',
    ],
    [
      5,
      "(?:annulla e )?sostituisce (?:il |l['’])?(?:precedente|nostro ordine|ordine)|ordine (?:modificato|corretto|urgente|settimanale|mensile|aperto|telefonico|aggiuntivo)|(?:invece di|al posto di|anziché) \\d|(?:passo|passiamo|passa) (?:a (?:ritirar|prender)\\p{L}*|io|domani|sabato|venerdì)|(?:sul|nel|in) (?:nostro |mio )?conto|fattur(?:are|ate|a) a (?!fine|saldo)|(?:come|il) (?:al )?solito|scaric(?:o|are) (?:con|in|a)|da (?:spedire|consegnare|recapitare) a|(?:i filtri|la merce|il materiale) dev(?:e|ono) essere|ritiriamo noi|pago (?:io|con|alla)|quanto richiesto dal|acquistiamo|consegna in via",
    ],
  ]),
  ...cues('order_confirmation', [
    [
      5,
      '(?:grazie|ringrazi\\p{L}+)[^.!?]{0,25} (?:ordine|acquisto|ordinazione)|(?:ricevut[oa]|abbiamo ricevuto|preso nota|annotat[oa]|segnat[oa]|registrat[oa])[^.!?]{0,30} (?:ordine|acquisto|modulo|lista|richiesta di fornitura)|(?:ordine|acquisto|ordinazione)[^.!?]{0,40} (?:ricevut|annotat|segnat|programmat|confermat|approvat|elaborat)[oa]|(?:lo|la|li|le|glieli|te li|ve li) (?:consegniamo|spediamo|portiamo|prepariamo|preparo|porto|metto da parte|tengo)|(?:sarà|saranno|avrà|avrai) (?:pront[oaie]|disponibil[ei]|da lei|da te|dalla)|in attesa di (?:bonifico|pagamento)|va in (?:produzione|stampa)|bozza approvata|ci mettiamo (?:subito )?al lavoro|tocca a noi',
    ],
  ]),
  ...cues('delivery_note', [
    [
      3.5,
      '(?:corriere|fattorino|postino|furgone|punto (?:di )?ritiro|numero di spedizione|segui il pacco|in viaggio|in transito|sdoganat[oa]|caricat[oaie] (?:oggi|su|ieri)|imballat[oaie]|scarico previsto)',
    ],
  ]),
  ...cues('quotation', [
    [
      3.5,
      "(?:nostra|vostra|migliore|un['’]|la sua) ?(?:offerta|proposta|quotazione)|prezz[oi] (?:di|per|netto|unitario|speciale|finale|a)|tariff\\p{L}+|quotar\\p{L}*|preventiv\\p{L}+|sconto (?:per|del|quantità)|interessat[oaie] a|(?:fate|producete|vendete|fornite)[^.!?]{0,40}\\?",
    ],
  ]),
  ...cues('receipt', [
    [
      4,
      '(?:bonifico|pagamento|versamento|accredito)[^.!?]{0,40} (?:oggi|ieri|odiern\\p{L}+|di €|di euro|di \\d|in data)|incassat[oaie]|addebitat[oaie]|pagat[oaie] (?:il|con|tramite|in|oggi)|in contanti|con (?:carta|satispay|bancomat|paypal)|bancomat|quietanz\\p{L}+',
    ],
  ]),
  ...cues('unknown', [
    [
      6,
      '(?:candidatur\\p{L}+|stagist\\p{L}+|tirocinio|offerta di lavoro|posizione aperta|fiera|porte aperte|inaugurazione|formazione|sondaggio|la tua opinione|firma digitale|audit|accesso al portale|manutenzione programmata|migrazione|interruzione|sciopero|nevicata|neve|trasloco|trasferiamo|nuovo indirizzo|nuova sede|coordinate bancarie|nuov[oa] (?:responsabile|referente|numero|iban)|benvenut[oaie]|pensione|condoglianze|auguri|complimenti|sponsor\\p{L}*|lotteria|beneficenza|frode|concorso a premi|codice sconto|fino al -?\\d+ ?%|saldi|compleanno|fido|disdetta|recesso|turni|sched[ae] (?:tecnic|di sicurezza|sicurezza)\\p{L}*|bozza (?:del|di) contratto|fuori produzione|allerta|richiamo|lott\\p{L} \\S*\\d[^.!?]{0,60}(?:ritir|blocc)\\p{L}+|censimento|dichiarazione di|verifica titolare|contestazione)',
    ],
    [
      4.5,
      "(?:perché|dov['’]è|dove|quando|come mai|come faccio|si può|è possibile|sapete|avete (?:disponib|in|ricevuto|ancora|novità)\\p{L}*|c['’]è|ci sono|posso|chi|quale|quali|quanti|è in garanzia|sono ancora in tempo)(?!\\p{L})[^.!?]{0,120}\\?",
    ],
    [
      6,
      "manca(?:no|va|vano)? (?:\\d|un|una|due|il|la|lo|i |le |ancora|all)|(?:arrivat[oaie]|ricevut[oaie]|consegnat[oaie])[^.!?]{0,40} (?:invece|al posto|in ritardo|bagnat|apert|vuot|scadut|rott|divers|meno|senza)\\p{L}*|non (?:funziona|parte|si accende|corrisponde|va bene|entra|torna|è arrivato|sono arrivat)\\p{L}*|(?:ancora|finora) (?:non|niente|nulla)|mai (?:arrivat|ricevut)[oaie]|senza (?:notizie|risposta)|vergogna|inaccettabile|delus[oaie]|(?<!nessun |senza )problem[ai]|(?:posticipare|rimandare|anticipare|spostare|cambiare|modificare) (?:la|il|l['’]|lo)|(?:rifiutat|respint|bloccat|sospes)[oaie]|rimandato indietro|fa fumo|equivoco|ha urtato",
    ],
  ]),
  ...cues('purchase_order', [
    [
      6,
      "(?:restitu|rimand|rinvi|trasmett|alleg|invi)\\p{L}+[^.!?]{0,30} (?:preventivo|offerta|proposta|proforma)[^.!?]{0,20}(?:firmat|accettat|timbrat|approvat)[oa]|(?:preventivo|offerta|proposta) (?:\\S*\\d\\S* )?(?:debitamente )?(?:firmat|accettat|timbrat|approvat)[oa]|(?:aggiudicazione|affidamento|determina|buono d['’]ordine|ordine di (?:fornitura|servizio))(?! provvisoria)|(?:sì|si|ok|va bene|perfetto|d['’]accordo|benissimo),? (?:a tutto|allora|pure|procedi\\p{L}*|procedete|manda\\p{L}*|prendiamo|prendo|ordino|ordiniamo|lo prendo|li prendo|le prendo|confermo l['’]acquisto|mettici|mettimi|con (?:i|le|il))|(?:ci|mi) (?:mandi|mandate|porti|portate|metti|mettete|tieni|tenete|prepari|preparate|procuri|procurate) (?:\\p{L}+ ){0,2}(?:\\d|un |una |due |tre |quattro |cinque |sei |il solito)|ordiniamo|ordino(?!\\p{L})|(?:desidero|vorrei|vorremmo) (?:acquistare|ordinare|comprare)",
    ],
    [
      4.5,
      "(?:prego|pregasi|si prega di|vogliate|vi preghiamo di|gradiremmo|bisogna|bisognerebbe|serve|servono|occorre|occorrono) (?:\\p{L}+ )?(?:consegnare|fornire|spedire|inviare|preparare|aggiungere|integrare|evadere|predisporre|recapitare|rifornire)(?:ci|mi)?(?! [^.!?]{0,20}(?:fattur|preventivo|offerta))|(?:ci|mi) (?:servono|occorrono|servirebbero|serve|occorre|mancano) (?:\\p{L}+ ){0,3}?(?:\\d|un |una |due |tre )|(?:riordino|rifornimento|reintegro|fabbisogno|materiale per|lista per) (?:di|del|per|la|il|scorte|negozio|settimana|cantiere)|(?:come|uguale a) (?:sempre|il mese scorso|l['’]ultima volta|l['’]altra volta|ogni)|da fatturare a|consegna diretta|(?:spedire|consegnare|inviare) (?:a|direttamente a|presso) (?:nostro|nostra|mia|casa|il cantiere|cliente)|segue ordine (?:ufficiale|scritto)|ordine (?:per|negozio|cantiere|settimanale|cliente finale|di (?:campioni|materiale|prova))|con cortese sollecitudine|scarico (?:con|presso)",
    ],
  ]),
  ...cues('order_confirmation', [
    [
      4,
      "(?:le |vi |ti )?confermo (?!per|l['’]acquisto|il nostro|il mio|che (?:vogl|prend|acquist)|l['’]ordine)|(?:confermat|accettat|registrat|annotat|segnat|prenotat)[oaie](?! dal cliente)|(?:consegna|partenza|spedizione|produzione|ritiro) (?:previst[ao]|stimat[ao]|programmat[ao]|in \\d|:)|tempi di (?:consegna|produzione) ?:|consegna (?:mercoled|luned|marted|gioved|venerd|sabato)\\p{L}*",
    ],
  ]),
  ...cues('delivery_note', [
    [
      6,
      "(?:abbiamo|ho|è stat[oa]|sono stat[ie]|appena|già) (?:oggi |già |ieri |appena )?(?:spedit|inviat|mandat|caricat|consegnat|affidat|lasciat|ritirat|imballat|evas)[oaie](?! (?:la |il |l['’]|una |un |via mail |automatic\\p{L}+ )?(?:fattur|preventivo|offerta|mail|messaggio|ordine|pagamento|bonifico|richiesta|modulo))|(?:pront[oaie]|disponibil[ei]|arrivat[oaie]) (?:in|al|presso|per) (?:negozio|magazzino|banco|officina|il ritiro|ritiro|sede|il carico|laboratorio)|(?:le|ti|vi) (?:arriva|arriverà|arrivano|consegniamo|portiamo|consegnano) (?:domani|oggi|il|tra|entro|fra)|(?:il nostro|un nostro|il) (?:collega|fattorino|autista|corriere) (?:passa|viene|sarà|arriva)",
    ],
  ]),
  ...cues('quotation', [
    [
      4,
      '\\d ?(?:€|eur|euro|chf)? ?(?:\\+ ?iva )?(?:/|al|la|il|a|per|cad) ?(?:kg|chilo|mq|ml|metro|pezzo|pz|cad|litro|bancale|scatola|sacco|ora|mese)(?!\\p{L})|\\+ ?iva|più iva|(?:con|senza|compres[oa]|inclus[oa]|esclus[oa]) (?:montaggio|posa|trasporto|installazione|spedizione|consegna al piano)|(?:offerta|prezzo|prezzi) (?:valid|ferm)\\p{L}*|cerc(?:o|hiamo) (?:un |una )?(?:fornitore|produttore|prezzo|preventivo)|(?:dare|indicare|quotare|comunicare|fare)(?:ci|mi)? (?:\\p{L}+ )?(?:prezz[oi]|tempi|disponibilità)|vostri prezzi|suoi prezzi|prezzo e (?:tempi|disponibilità|consegna)',
    ],
  ]),
];
