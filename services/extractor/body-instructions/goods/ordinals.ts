/** Words that count lines, by what they say, in nine languages. */
const ordinals: readonly (readonly [place: number | 'last', words: string])[] = [
  [
    1,
    'first|1st|top|oberste[nrsm]?|bovenste|øverste|erste[nrsm]?|eerste|premi(?:er|ère)|1(?:er|ère|re)|primer[oa]?|prim[oa]|primeir[oa]|pierwsz\\p{L}+|første',
  ],
  [
    2,
    'second|2nd|zweite[nrsm]?|tweede|deuxième|seconde?|2e|2ème|segund[oa]|second[oa]|drug\\p{L}{1,3}|and(?:en|et)',
  ],
  [
    3,
    'third|3rd|dritte[nrsm]?|derde|troisième|3e|3ème|tercer[oa]?|terz[oa]|terceir[oa]|trzeci\\p{L}*|tredje',
  ],
  [4, 'fourth|4th|vierte[nrsm]?|vierde|quatrième|4e|4ème|cuart[oa]|quart[oa]|czwart\\p{L}+|fjerde'],
  [5, 'fifth|5th|fünfte[nrsm]?|vijfde|cinquième|5e|5ème|quint[oa]|piąt\\p{L}+|femte'],
  [6, 'sixth|6th|sechste[nrsm]?|zesde|sixième|6e|6ème|sext[oa]|sest[oa]|szóst\\p{L}+|sjette'],
  [
    'last',
    'last|final|bottom|unterste[nrsm]?|onderste|nederste|letzte[nrsm]?|laatste|derni(?:er|ère)|últim[oa]|ultim[oa]|ostatni\\p{L}*|sidste',
  ],
];
const nouns =
  'lines?|items?|positions?|entry|row|posten|position|zeile|regel|positie|post|lignes?|postes?|lots?|articles?|artikel|línea|partida|artículo|posición|riga|voce|posizione|articolo|linha|posição|artigo|pozycj\\p{L}*|wiersz\\p{L}*|linje|post|vare';
/** "At the bottom", behind the line. */
const atEnd =
  '(?:at the (?:bottom|end)|ganz unten|unten|onderaan|du bas|tout en bas|en bas|de abajo(?: del todo)?|del final|in fondo|in basso|do fundo|de baixo|na dole|na końcu|nederst)';
const patterns = ordinals.map(
  ([place, words]) =>
    [
      place,
      new RegExp(
        `(?<![\\p{L}\\d]|(?:fürs|als|zum|voor het) )(?:(?:${words})\\s+(?:${nouns})(?:\\s+${atEnd})?|(?:${nouns})\\s+(?:${words}${place === 'last' ? `|${atEnd}` : ''}))(?!\\p{L})`,
        'iu',
      ),
    ] as const,
);

/** What may stand before it. */
const leads =
  'and|und|en|et|y|e|i|og|please|pls|can you|could you|bitte|graag|gelieve|mag ik|wil je|merci de|proszę|venligst|drop|cancel|leave|take|scrap|streich|lass|annule[rz]?|supprime[rz]?|enlève|schrap|haal|quita|togli|tira|usuń|usunąć|slet|fjern';
/** What may stand behind it: it goes. */
const gone = [
  'off|out|to (?:go|be)|can|goes|not (?:needed|wanted|required)',
  'raus|weg|weglassen|fällt|entfällt|streichen|stornieren|entfallen lassen',
  'eraf|eruit|er ?(?:af|uit)|vervalt|schrappen|laten vervallen|weglaten|annuleren|niet meer nodig',
  'à (?:enlever|supprimer|annuler)|fuera|se quita|via|salta|fora|sai|do (?:skreślenia|usunięcia)|odpada|wypada|ud|udgår|slettes',
].join('|');

/** "Make the second one 40": of another place than the first and the last, which may be a delivery. */
const ones = ordinals
  .filter(([place]) => place !== 1 && place !== 'last')
  .map(
    ([place, words]) => [place, new RegExp(`(?<![\\p{L}\\d])(?:${words})\\s+one(?!\\p{L})`, 'iu')] as const,
  );

/** "…, the last one off", "ostatnia do skreślenia": what goes needs no noun. */
const bare = ordinals
  .filter(([place]) => place === 1 || place === 'last')
  .map(
    ([place, words]) =>
      [
        place,
        new RegExp(
          `^(?:(?:${leads}) )*(?:the |die |der |de |la |le |l[’']|a |o |den )?(?:${words})(?= (?:one )?(?:${gone})(?!\\p{L}))`,
          'iu',
        ),
      ] as const,
  );

/** The line that a text counts: "the second line", "letzte Position"; null when it counts none, or two. */
export function ordinalLine(text: string): { place: number | 'last'; text: string } | null {
  const named = patterns.some(([, pattern]) => pattern.test(text));
  const found = (named ? patterns : [...ones, ...bare]).flatMap(([place, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ place, text: match[0] }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}
