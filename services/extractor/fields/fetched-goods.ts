/** "Je passe les prendre", "I will fetch them", "vengo a prenderli": words of who comes for the goods, up to the verb or its object. */
const fetches =
  /(?:^|\s)(?:(?:passe\p{L}*|passons|viens|viendr\p{L}*|venons)\s(?:les |le |la |tout )?(?:prendre|chercher|récupérer)|(?:fetch|collect)\s(?:it|them|these|everything|all)|hol\p{L}{0,2}\s(?:es|sie|alles|ich|wir)(?: alles)?|(?:haal|halen|haalt)\s(?:ik|we|wij|het|ze|alles)|(?:paso|pasamos|vengo|venimos)\sa\s(?:recoger\p{L}*|buscar\p{L}*)|(?:passo|passiamo|vengo|veniamo)\sa\s(?:prender\p{L}*|ritirar\p{L}*)|(?:passo|passamos|venho|vimos)\s(?:a |para )?(?:buscar|levantar)|(?:odbieram|odbiorę|przyjadę)\s(?:je|to|po|wszystko)|henter\s(?:jeg|vi|dem|det))$/iu;
/** Verbs that only who writes says of himself. */
const ofWriter =
  /(?:^|\s)(?:passons|passer(?:ai|ons)|venons|viendr(?:ai|ons)|hole|haal|paso|pasamos|vengo|venimos|passo|passiamo|veniamo|passamos|venho|vimos|odbieram|odbiorę|przyjadę)\s|\s(?:ich|wir|ik|we|wij|jeg|vi)(?: alles)?$/iu;
/** "We'll", "unser Fahrer". */
const writer =
  /(?<!\p{L})(?:i|we|ich|wir|je|nous|on|ik|wij|jeg|vi|(?:my|our|mein|meine|unser|unsere|mon|ma|notre|mijn|onze?|min|vores) \p{L}+)(?!\p{L})/iu;
/** "You may fetch them", "Ihr Fahrer holt es ab", "halen jullie": the supplier comes, for what he gets back. */
const supplier = new RegExp(
  [
    '[Yy]our? (?!like )(?:(?!(?:i|we|us|I)\\s)\\p{L}+ ){0,2}(?:fetch|collect|pick)\\p{L}*',
    '(?:Sie|[Ii]hr|[Dd]u|(?:Ihr|[Ee]uer|[Dd]ein) \\p{L}+) (?:(?!wir |ich )\\p{L}+ ){0,4}(?:hol\\p{L}*|abhol\\p{L}*|abzuhol\\p{L}*)',
    '[Hh]ol(?:en Sie|t [Ii]hr)',
    '(?:[Jj]ullie|[Uu]|[Jj]ij|(?:[Uu]w|[Jj]ullie) \\p{L}+) (?:(?!we |wij |ik )\\p{L}+ ){0,4}(?:haal\\p{L}*|halen|afhal\\p{L}*|ophal\\p{L}*)',
    '[Hh]a(?:len jullie|alt u)',
    '[Vv](?:ous|otre \\p{L}+) (?:(?!nous |je )\\p{L}+ ){0,3}(?:passe\\p{L}*|récupér\\p{L}*|chercher|prendre|enlev\\p{L}*)',
    '(?:[Uu]sted(?:es)?|[Ss]u \\p{L}+|[Vv]osotros) (?:\\p{L}+ ){0,3}(?:reco[gj]\\p{L}*|retir\\p{L}*|buscar)',
    '(?:[Vv]oi|[Vv]ostro \\p{L}+) (?:\\p{L}+ ){0,3}(?:ritir\\p{L}*|prender\\p{L}*)',
    '(?:[Vv]ocês?|[Vv]osso \\p{L}+) (?:\\p{L}+ ){0,3}(?:recolh\\p{L}*|levant\\p{L}*|buscar)',
    '(?:[Pp]aństwo|[Ww]asz \\p{L}+) (?:\\p{L}+ ){0,3}(?:odbier\\p{L}*|odbior\\p{L}*|zabier\\p{L}*)',
    '(?:I|[Jj]eres \\p{L}+) (?:kan )?hente\\p{L}*',
  ]
    .map((own) => `(?<!\\p{L})${own}(?!\\p{L})`)
    .join('|'),
  'u',
);

/** Whether the buyer comes for the goods, by what is said up to the word at `at`. */
export function isFetched(words: readonly string[], at: number): boolean {
  const near = words.slice(Math.max(0, at - 2), at + 1).join(' ');
  const own = words.slice(clauseStart(words, at), at + 1).join(' ');
  return fetches.test(near) && (ofWriter.test(near) || writer.test(own));
}

/** Whether the supplier comes for something in the clause around a word. */
export function fetchesBack(words: readonly string[], at: number): boolean {
  const end = words.findIndex((word, i) => i >= at && /[,;]$/.test(word));
  return supplier.test(words.slice(clauseStart(words, at), end < 0 ? undefined : end + 1).join(' '));
}

function clauseStart(words: readonly string[], at: number): number {
  return words.slice(0, at).findLastIndex((word) => /[,;]$/.test(word)) + 1;
}
