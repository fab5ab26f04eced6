/** A word as a whole, in any case; `words` is the inside of an alternation. */
const whole = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/** Right before goods: there shall be none of them. */
export const noneOf =
  /(?<!\p{L})(?:no|without(?: any)?|minus|keine?[rnm]?|ohne|geen|zonder|pas d(?:e|es|['’])|sans|sin|ning[uú]n[ao]?|senza|niente|nessun[ao]?|sem|nada de|nenhum[ao]?|bez|żadnych|ingen|uden|do without|except(?: for)?|but for|außer|bis auf|behalve|op|sauf|salvo|excepto|menos|tranne|exceto|oprócz|undtagen)(?:\s+(?:the|die|den|der|das|de|het|les?|la|los|las|el|i|gli|le|il|os|as|o|a))?\s*$/iu;

/** Right before goods: others shall take their place. */
export const inPlaceOf =
  /(?<!\p{L})(?:instead of|in place of|rather than|(?:an)?statt|anstelle|anstelle von|in plaats van|i\.p\.v\.?|au lieu d(?:es?|u)|à la place d(?:es?|u)|en (?:vez|lugar) de(?:l)?|invece d(?:i|el|ei|elle)|al posto d(?:i|ei|elle)|em vez d(?:e|os?|as?)|zamiast|i stedet for)(?:\s+(?:the|die|den|der|das|de|het|les?|la|los|las))?\s*$/iu;

/** Beside goods: they stand in the papers though nobody wanted them. */
export const byMistake = whole(
  'by (?:mistake|accident|error)|in error|mistakenly|accidentally|(?:ordered|entered) twice|a mistake',
  'aus versehen|versehentlich|irrtümlich\\p{L}*|fälschlich\\p{L}*|doppelt (?:bestellt|drauf|erfasst)|ein (?:versehen|irrtum|fehler)',
  'per (?:ongeluk|abuis|vergissing)|abusievelijk|dubbel besteld|een vergissing',
  'par (?:erreur|mégarde|inadvertance)|en double|une erreur',
  'por (?:error|equivocación)|sin querer|un error|per (?:errore|sbaglio)|un errore',
  'por (?:engano|erro|lapso)|um erro|(?:przez |po)?omyłk\\p{L}+|przez pomyłkę|przypadkowo|ved en fejl|en fejl|fejlagtigt',
);

/** Words that point at what was named before. */
export const pointsBack = whole(
  'it|its|them|they|those|that|these|that one|those ones|die|sie|es|das|den|diese\\p{L}*|davon|ze|die|dat|deze|het|er|daarvan|les|le|la|en|ceux|celles|celui|cela|lo|los|las|eso|esos|esas|li|ne|quelli|quelle|quello|os|as|isso|esses|essas|ich|je|go|tych|nich|dem|den|det|disse',
);
