// Where a sentence turns to something else, in nine languages: alternations of whole words.

/** What follows from trouble begins behind these: "two were torn, so please send us …". */
export const therefore =
  'so|therefore|hence|deshalb|daher|darum|also|dus|daarom|donc|así que|por eso|quindi|perciò|por isso|więc|dlatego|så|derfor';
/** What is wanted until it is over: "we still wait for 12, but in the meantime please send …". */
export const meanwhile =
  'but (?:in the meantime|meanwhile)|(?:aber )?(?:inzwischen|in der zwischenzeit)|(?:maar )?(?:intussen|ondertussen)|(?:mais )?(?:en attendant|entre-temps)|(?:pero )?mientras tanto|(?:ma )?(?:intanto|nel frattempo)|(?:mas )?entretanto|(?:ale )?(?:tymczasem|w międzyczasie)|(?:men )?(?:imens|i mellemtiden)';
export const and =
  '(?:and|und|en|et|y|e|i|og)(?: (?:please|bitte|graag|por favor|per favore|proszę|venligst))?';
/** What is sent in its place: "cancel the clamps and send 20 bolts". */
export const sends =
  'send|deliver|ship|supply|book|put|add|senden|liefern|schicken|stuur|lever|envoyez|livrez|expédiez|envíen|envíennos|enviad|manden|mandad|inviate|mandate|spedite|enviem|mandem|wyślijcie|przyślijcie|wysłać|dostarczyć';
/** What comes back is not sent. */
export const back =
  'back|refund\\p{L}*|return\\p{L}*|credit\\p{L}*|money|zurück\\p{L}*|gutschrift|geld|terug\\p{L}*|retour|remboursement|avoir|devolución|abono|rimborso|indietro|reembolso|de volta|zwrot\\p{L}*|z powrotem|tilbage|kreditnota';
/** What is sent in writing is no goods. */
export const papers = [
  'confirmation\\p{L}*|acknowledg\\p{L}*|notes?|labels?|receipts?|proof|invoices?|cop(?:y|ies)|e-?mails?|updates?|status|tracking|paperwork',
  '\\p{L}*bestätigung\\p{L}*|\\p{L}*vermerk\\p{L}*|\\p{L}*etikett\\p{L}*|\\p{L}*rechnung\\p{L}*|nachricht|bescheid',
  '\\p{L}*bevestiging\\p{L}*|\\p{L}*label|\\p{L}*etiket|\\p{L}*nota|factuur|bericht|kopie',
  'confirmations?|étiquettes?|attestation|facture|accusé|copie',
  'confirmación|justificante|etiquetas?|factura|acuse|copia',
  'conferma|etichett[ae]|fattura|ricevuta|copia',
  'confirmação|comprovativo|fatura|cópia',
  'potwierdzeni\\p{L}+|etykiet\\p{L}*|faktur\\p{L}*|korekt\\p{L}*|kopi\\p{L}+',
  '\\p{L}*bekræftelse\\p{L}*|etiket\\p{L}*|faktura|kvittering|kopi',
].join('|');

/** Before what is said against it: "we order 12, but hold our order 4711". */
export const contrast =
  /,\s+(?=(?:but|aber|jedoch|maar|mais|pero|ma|però|mas|porém|ale|lecz|men)(?!\p{L}))/iu;
