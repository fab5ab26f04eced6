/** Months as people write them behind a day, in nine languages: whole, so that "4 aprons" and "3 juntas" are goods. */
export const monthWord = `(?:${[
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
  'januar|jänner|jaenner|februar|märz|maerz|mai|juni|juli|oktober|dezember|mär|mrz|okt|dez',
  'januari|februari|maart|mei|augustus|mrt',
  'janvier|février|fevrier|mars|avril|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre|janv|févr|fév|avr|juil|déc',
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|ene|abr|ago|dic',
  'gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|genn|mag|giu|lug|ott|set(?=\\.? \\d{4})',
  'janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|fev',
  'stycz(?:nia|eń)|lut(?:ego|y)|mar(?:ca|zec)|kwie(?:tnia|cień)|maja?|czerw(?:ca|iec)|lip(?:ca|iec)|sierp(?:nia|ień)|wrze(?:śnia|sień)|październik[a]?|listopada?|grud(?:nia|zień)|kwi|sie|wrz|paź|lis|gru',
  'marts',
].join('|')})(?!\\p{L})`;
