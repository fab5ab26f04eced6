import { type Cue, cues } from './cue.ts';

export const italian: Cue[] = [
  ...cues('purchase_order', [
    [4, "ordin[ei] d['’]acquisto|ordine di acquisto|buono d['’]ordine|modulo d['’]ordine"],
    [
      3,
      '(?:desideriamo|vorremmo|con la presente) (?:ordinare|effettuare (?:un|il seguente) ordine|ordiniamo)',
    ],
    [
      2.5,
      'nostro ordine|nuovo ordine|in allegato (?:il|un) (?:nostro )?ordine|vi (?:ordiniamo|preghiamo di (?:inviare|spedire|fornire))',
    ],
    [2, 'ordin[ei]|si prega di (?:inviare|spedire|consegnare)'],
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
    [10, 'annullato|annullamento|cancellazione'],
    [6, 'disiscriviti|annulla iscrizione|offerta speciale'],
  ]),
];
