import { type Cue, cues, mentions, notOfBill } from './cue.ts';

export const italian: Cue[] = [
  ...cues('purchase_order', [
    [
      5,
      '(?:di seguito|qui sotto|in allegato) (?:trovate |trova |troverete )?(?:un|il nostro|nostro) (?:nuovo )?ordine',
    ],
    [
      3,
      '(?:desideriamo|vorremmo|con la presente) (?:ordinare|effettuare (?:un|il seguente) ordine|ordiniamo)',
    ],
    [
      2.5,
      'nostro ordine|nuovo ordine|in allegato (?:il|un) (?:nostro )?ordine|vi (?:ordiniamo|preghiamo di (?:inviare|spedire|fornire))',
    ],
    [2, 'si prega di (?:inviare|spedire|consegnare)'],
    [1, 'data di consegna|indirizzo di consegna|quantità|codice articolo|confermare (?:la )?ricezione'],
  ]),
  ...cues('order_confirmation', [
    [7, "conferma (?:d['’]ordine|dell['’]ordine|del (?:suo|vostro) ordine)"],
    [6, 'grazie per (?:il suo|il vostro|l.)\\s?ordine|abbiamo ricevuto il (?:suo|vostro|tuo) ordine'],
    [3.5, 'il (?:suo|vostro|tuo) ordine'],
  ]),
  ...cues('invoice', [
    [6, 'fattur[ae]|sollecito di pagamento'],
    [2, 'scadenza|importo dovuto'],
  ]),
  ...cues('delivery_note', [
    [6, 'bolla di (?:consegna|accompagnamento)|documento di trasporto|ddt|è stato (?:spedito|consegnato)'],
  ]),
  ...cues('quotation', [
    [5, "preventivo|richiesta d['’]offerta|richiesta di offerta|listino prezzi|fattura proforma"],
  ]),
  ...cues('receipt', [
    [7, 'pagamento ricevuto|ricevuta di pagamento|abbiamo ricevuto il (?:suo|vostro) pagamento|scontrino'],
  ]),
  ...cues('credit_note', [[8, 'nota di credito|rimborso']]),
  ...cues('unknown', [
    [9, 'risposta automatica|fuori ufficio'],
    [14, `annullat[oa]|(?:annullamento|cancellazione)${notOfBill}|annullare|annullate`],
    [6, 'disiscriviti|annulla iscrizione|offerta speciale'],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:vi preghiamo|la preghiamo|vi prego|si prega|potete|potreste|può|vi chiediamo|per favore,?|cortesemente|gentilmente)(?: gentilmente| cortesemente)? ?(?:di )?(?:inviar(?:ci|mi)?|spedir(?:ci|mi)?|consegnar(?:ci|mi)?|fornir(?:ci|mi)?|mandar(?:ci|mi)?|inviate|spedite)(?! [^.!?\\n]{0,30}(?:preventivo|offerta|fattura|catalogo|listino))',
    ],
    [
      3,
      '(?:vorremmo|vorrei|desideriamo|desidero|vogliamo) (?:ordinare|acquistare|fare un ordine)|(?:vi |le )?ordiniamo|ordino|ecco (?:il|un) (?:nostro )?ordine',
    ],
    [2.5, 'abbiamo bisogno|ho bisogno|ci (?:servono|serve|occorrono|occorre)|ci mancano'],
    [3, '(?:allegat[oa]|alleghiamo|in allegato)[^.!?]{0,45}ordine|(?:nostro|nuovo) ordine|vedi allegato'],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      "grazie per (?:il|l)['’ ]? ?(?:vostro|suo|tuo)? ?ordine|(?:abbiamo )?(?:ricevuto|registrato|accettato) (?:il|l)['’ ]? ?(?:vostro|suo|tuo)? ?ordine|confermato per|(?:vi )?confermiamo|conferm(?:o|iamo) (?:il|l['’]) ?(?:vostro|vs\\.?|suo|tuo) (?:gentile |gradito )?ordine|lo stiamo preparando|(?:il vostro|il suo) ordine[^.!?]{0,40}(?:preparazione|confermato)",
    ],
  ]),
  ...cues('invoice', [[5, "scade il|ancora apert\\p{L}+|insolut\\p{L}+|sollecito|l['’]importo di"]]),
  ...cues('delivery_note', [
    [
      6,
      '(?:spedizione|merce|pacco|ordine)[^.!?]{0,60}(?:in viaggio|affidat[ao]|spedit[ao]|in consegna|partit[ao])|(?:bolla|documento) di (?:consegna|trasporto|accompagnamento)|numero di (?:tracciamento|spedizione)|(?:al|dal|col|con il) corriere',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      "(?:inviarci|farci|mandarci|avere|richied\\p{L}+)[^.!?]{0,20}(?:offerta|preventivo|prezz[oi]|quotazione)|quanto cost\\p{L}+|richiesta (?:prezz[oi]|d['’]offerta|di)|nostra offerta|proporvi|grazie per la (?:richiesta|vostra richiesta)",
    ],
  ]),
  ...cues('receipt', [
    [8, 'ricevuto il (?:vostro|suo) pagamento|pagamento ricevuto|(?:la vostra |la )?ricevuta|scontrino'],
  ]),
  ...cues('credit_note', [[9, 'nota di credito|accreditato|rimbors\\p{L}+']]),
  ...cues('unknown', [
    [
      8,
      "dov['’]è|quando arriv\\p{L}+|stiamo ancora aspettando|non (?:è )?ancora arrivat\\p{L}+|stato dell['’]ordine",
    ],
    [8, 'reclam\\p{L}+|danneggiat\\p{L}+|rott[oaie]|difettos\\p{L}+|sbagliat\\p{L}+'],
    [8, 'candidar\\p{L}+|il mio cv|incontro|riunione|chius[oaie]|annullare|annullate'],
    [7, 'clicca|risparmia|annulla iscrizione|di sconto'],
  ]),
  ...mentions('purchase_order', [
    [4, "ordin[ei] d['’]acquisto|ordine di acquisto|buono d['’]ordine|modulo d['’]ordine"],
    [2, 'ordin[ei]'],
  ]),
  ...cues('purchase_order', [
    [
      3,
      '(?:mi|ci) (?:mandi|mandate|invii|inviate|spedisca|spedite|prepari|preparate|metta|mettete|può mandare)(?! [^.!?\\n]{0,25}(?:preventivo|offerta|prezz|fattura|catalogo))|(?:ns\\.?|nostr[oa]|allegat[oa]|allegato) (?:oda|ordine)|oda(?: \\d+)?|riassortimento|in attesa di (?:vs\\.?|vostra) conferma',
    ],
  ]),
  ...cues('order_confirmation', [
    [
      6,
      'ordine (?:preso in carico|ricevuto|confermato|registrato|accettato)|consegna (?:prevista|confermata)|parte (?:domani|lunedì|martedì|mercoledì|giovedì|venerdì)|presa? in carico',
    ],
  ]),
  ...cues('quotation', [
    [
      7,
      '(?:miglior|quale|vostro|il) prezzo|prezzo (?:per|di)|prezzi (?:per|di)(?! (?:primavera|estate|autunno|inverno|stagione|lancio|natale|liquidazione|saldo))',
    ],
  ]),
  ...cues('unknown', [
    [
      8,
      'non (?:ancora|abbiamo(?: ancora)?) ricevut[oaie]|mancano (?:\\d+ )?(?:dal|nella)|reso|sostituzione|cambio (?:di )?indirizzo|catalogo|avete notizie',
    ],
  ]),
  ...cues('purchase_order', [
    [
      3.5,
      'ordinar(?:vi|e n)|(?:siamo|con la presente)[^.!?]{0,20} ordinar\\p{L}*|siamo rimasti senza|acquistare',
    ],
  ]),
  ...cues('unknown', [
    [
      9,
      '(?:avete|ha|hai) ricevuto [^.!?]{0,60}\\?|(?:spostare|rimandare|anticipare) (?:la |nostra )?(?:consegna|data)|buone feste',
    ],
  ]),
];
