// What shops and order systems tell of by themselves, in nine languages: alternations of whole words.

/** An order by its name in procurement. */
export const purchaseOrder =
  'p\\.?o\\.?|purchase order|einkaufsbestellung|inkooporder|bon de commande|orden de compra|ordine d[’\\x27]acquisto|ordem de compra|zamówienie zakupu|indkøbsordre';
/** What changes an order later needs an approval of who gave it. */
export const ofChanges =
  'chang\\p{L}+|amendments?|modif\\p{L}+|deviat\\p{L}+|variations?|änderung\\p{L}*|abweichung\\p{L}*|wijziging\\p{L}*|afwijking\\p{L}*|changements?|cambi\\p{L}*|variazion\\p{L}+|alteraç\\p{L}+|alterações|mudanças?|zmian\\p{L}*|ændring\\p{L}*|afvigelse\\p{L}*';
/** The buttons of a system that asks for it. */
export const approveOrReject =
  'approve(?: order| request)?[ |/•·,\\]\\[]+(?:or )?(?:reject|decline|deny)|(?:freigeben|genehmigen|zustimmen)[ |/•·,\\]\\[]+(?:oder )?ablehnen|(?:goedkeuren|akkoord)[ |/•·,\\]\\[]+(?:of )?(?:afwijzen|afkeuren|weigeren)|(?:approuver|valider)[ |/•·,\\]\\[]+(?:ou )?(?:refuser|rejeter)|(?:aprobar|autorizar)[ |/•·,\\]\\[]+(?:o )?(?:rechazar|denegar)|(?:approva|approvare)[ |/•·,\\]\\[]+(?:o )?(?:rifiuta|rifiutare|respingi)|aprovar[ |/•·,\\]\\[]+(?:ou )?(?:rejeitar|recusar)|(?:zatwierdź|akceptuj|zaakceptuj)[ |/•·,\\]\\[]+(?:lub )?odrzuć|godkend[ |/•·,\\]\\[]+(?:eller )?afvis';
/** An order that was confirmed. */
export const confirmedNow =
  'confirmed|bestätigt|bevestigd|confirmée|confirmad[oa]|confermat[oa]|potwierdzon\\p{L}+|bekræftet';
