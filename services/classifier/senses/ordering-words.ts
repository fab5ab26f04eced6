// How an order is given, in nine languages: alternations of whole words.

/** Who encloses what he sent before orders nothing by it. */
export const ofCopies = 'copy|duplicate|kopie|copie|copia|cópia|kopia|kopię|kopi';
/** What is asked for is news, and no goods. */
export const newsOnly =
  'track(?:ing)?|track ?(?:&|and|en|og) ?trace|status|confirmation|copy|update|eta|sendungs\\p{L}+|paketnummer|bescheid|bestätigung|kopie|track-?code|bevestiging|suivi|confirmation|copie|seguimiento|confirmación|copia|tracciamento|conferma|rastreio|confirmação|cópia|numer(?:u)? (?:przesyłki|paczki|listu)|potwierdzenie|sporing|bekræftelse|pakkenummer';
