/** Words before what is left out of all the rest: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const before = [
  'except(?: for)?|excepting|excluding|apart from|save for|bar(?:ring)?|other than|but(?: not| for)?|minus|without|not',
  '(?:bis )?auf|außer|ausser|ausgenommen|abzüglich|ohne|mit ausnahme (?:von|der|des)|nicht',
  'behalve|uitgezonderd|met uitzondering van|zonder|niet',
  "sauf|excepté|hormis|hors|à l'exception (?:des?|du)|sans|pas",
  'excepto|salvo|menos|a excepción de(?:l)?|con excepción de(?:l)?|sin|no',
  'tranne|eccetto|escluso|esclusi|ad eccezione d(?:i|el|ella|ei)|meno|senza|non',
  'exceto|à exceção d[eoa]s?|com exceção d[eoa]s?|sem|não',
  'oprócz|poza|z wyjątkiem|bez|nie',
  'undtagen|pånær|bortset fra|med undtagelse af|(?:blot |bare |kun )?ikke|uden',
].join('|');
const leaves = 'leave|drop|skip|lassen sie|lasst|laat|laissez|dejen|lasciate|deixem|pomińcie|udelad';
const only = 'only|just|nur|lediglich|bloß|alleen|enkel|seulement|sólo|solo|só|apenas|tylko|kun|blot';
const behind = 'not|out|off|nicht|weg|raus|niet|eruit|weg|pas|ikke|ud';
/** In quotes, or up to where the sentence goes on. */
const name =
  '(?:\\p{L}{1,3} )?(?:[„"“”«»]\\s*(?<quoted>[^„"“”«»]{3,80}?)\\s*[”"“«»]|(?<name>[^.;!?„"“”«»]{3,80}?))';
/** Why: words without a number, up to the end of the sentence. */
const reason = '(?:\\s*,[^.;!?\\d]{0,60})?\\s*(?=[.;!]|$)';
const exceptions = [
  `(?:,? ?(?:but|aber|maar|mais|pero|ma|mas|ale|men) )?(?<!\\p{L})(?:please )?(?:${leaves}) (?:out )?${name}(?: (?:${behind}))?${reason}`,
  `,? ?(?<!\\p{L})(?:${only}) ${name} (?:${behind})${reason}`,
  `,? ?(?<!\\p{L})(?:${before}) ${name}${reason}`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** Of these a name is not made. */
const small =
  /^(?:the|item|line|position|artikel|article|les?|las?|los|des?|die|der|das|den|het|il|gli|dos|das)$/iu;

/** What an answer takes, without what it says of the row that it leaves out. */
export interface WithoutException {
  said: string;
  rows: string[];
}

/**
 * An answer that takes all rows but one that it names, without the words that say so, and the other rows; null when it
 * names none of them, or one that nobody can tell from another.
 */
export function withoutException(said: string, rows: readonly string[]): WithoutException | null {
  for (const exception of exceptions) {
    const match = exception.exec(said);
    const { quoted, name: bare = '' } = match?.groups ?? {};
    const left = rows.filter((row) => isNamed(quoted ?? bare, row));
    if (match === null || left.length !== 1) continue;
    return { said: said.replace(match[0], ''), rows: rows.filter((row) => row !== left[0]) };
  }
  return null;
}

/** All words of the name stand in the row, and one that tells at least. */
function isNamed(name: string, row: string): boolean {
  const words = wordsOf(name).filter((word) => !small.test(word));
  const own = wordsOf(row);
  return words.some((word) => /\p{L}{4}/u.test(word)) && words.every((word) => own.some(isLike(word)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

/** "saw" and "saws". */
function isLike(word: string): (other: string) => boolean {
  return (other) =>
    word === other ||
    (word.length > 3 && other.length > 3 && (word.startsWith(other) || other.startsWith(word)));
}
