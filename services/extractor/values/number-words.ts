/** Numbers as words, in nine languages, by their value. Those that mostly say something else are left out. */
const words: Readonly<Record<number, string>> = {
  2: 'two zwei twee deux dos due dois duas dwa dwie to',
  3: 'three drei drie trois tres tre três trzy',
  4: 'four vier quatre cuatro quattro quatro cztery fire',
  5: 'five fünf vijf cinq cinco cinque pięć fem',
  6: 'six sechs zes seis sei sześć seks',
  7: 'seven sieben zeven sept siete sette sete siedem syv',
  8: 'eight acht huit ocho otto oito osiem otte',
  9: 'nine neun negen neuf nueve nove dziewięć ni',
  10: 'ten zehn tien dix diez dieci dez dziesięć ti',
  11: 'eleven elf onze once undici jedenaście elleve',
  12: 'twelve zwölf twaalf douze doce dodici doze dwanaście tolv dutzend tuzin',
  13: 'thirteen dreizehn dertien treize trece tredici treze trzynaście tretten',
  14: 'fourteen vierzehn veertien quatorze catorce quattordici catorze czternaście fjorten',
  15: 'fifteen fünfzehn vijftien quinze quince quindici piętnaście femten',
  16: 'sixteen sechzehn zestien seize dieciséis sedici dezasseis dezesseis szesnaście seksten',
  18: 'eighteen achtzehn achttien dix-huit dieciocho diciotto dezoito osiemnaście atten',
  20: 'twenty zwanzig twintig vingt veinte venti vinte dwadzieścia tyve',
  24: 'twenty-four vierundzwanzig vierentwintig vingt-quatre veinticuatro ventiquattro fireogtyve',
  25: 'twenty-five fünfundzwanzig vijfentwintig vingt-cinq veinticinco venticinque femogtyve',
  30: 'thirty dreißig dreissig dertig trente treinta trenta trinta trzydzieści tredive',
  36: 'thirty-six sechsunddreißig zesendertig trente-six trentasei seksogtredive',
  40: 'forty vierzig veertig quarante cuarenta quaranta quarenta czterdzieści fyrre',
  48: 'forty-eight achtundvierzig achtenveertig quarante-huit quarantotto otteogfyrre',
  50: 'fifty fünfzig vijftig cinquante cincuenta cinquanta cinquenta pięćdziesiąt halvtreds',
  60: 'sixty sechzig zestig soixante sesenta sessanta sessenta sześćdziesiąt',
  75: 'seventy-five fünfundsiebzig vijfenzeventig soixante-quinze settantacinque',
  80: 'eighty achtzig tachtig quatre-vingts ochenta ottanta oitenta osiemdziesiąt firs',
  100: 'hundred hundert einhundert honderd cent cien cento cem hundrede',
  144: 'gross',
  200: 'zweihundert tweehonderd duecento doscientos doscientas duzentos duzentas dwieście',
  300: 'dreihundert driehonderd trecento trescientos trescientas trezentos trezentas trzysta',
  400: 'vierhundert vierhonderd quattrocento cuatrocientos cuatrocientas quatrocentos quatrocentas czterysta',
  500: 'fünfhundert vijfhonderd cinquecento quinientos quinientas quinhentos quinhentas pięćset',
  1000: 'thousand tausend eintausend duizend mille mil tysiąc tusind',
};

const values = new Map<string, number>();
for (const [value, all] of Object.entries(words))
  for (const word of all.split(' ')) if (!values.has(word)) values.set(word, Number(value));

/** "a", "eine": one, where a container follows. */
const one = /^(?:a|an|one|ein|eine|einen|eines|één|een|un|une|una|uno|um|uma|jeden|jedną|jedna|jedno)$/iu;
/** Two words that say a number: "a dozen", "a hundred"; French and its sisters have one for about ten. */
const dozen: readonly (readonly [RegExp, number])[] = [
  [/^(?:dozen|dutzend|dozijn|douzaine|docena|dozzina|dúzia|tuzin|dusin)$/iu, 12],
  [/^(?:dizaine|decena|decina|dezena)$/iu, 10],
  [/^(?:quinzaine|quincena)$/iu, 15],
  [/^(?:vingtaine|veintena|ventina)$/iu, 20],
  [/^(?:cinquantaine)$/iu, 50],
  [/^(?:hundred|centaine|centenar|centinaio|centena)$/iu, 100],
  [/^couple$/iu, 2],
  [/^(?:thousand|millar|migliaio|milhar)$/iu, 1000],
];

/** The number that a word says, in nine languages. */
export function numberOfWord(word: string): number | null {
  return values.get(word.toLowerCase()) ?? null;
}

/** Numbers that mostly say something else: "to", "once", "due"; they count only before a container. */
export function isDoubtful(word: string): boolean {
  return doubtful.test(word);
}
const doubtful = /^(?:to|ni|ti|once|onze|elf|due|mil|cent|cem|gross|sei|tres|set|dos)$/i;

/** The number that a word says and mostly nothing else. */
export function clearNumberOfWord(word: string): number | null {
  return isDoubtful(word) ? null : numberOfWord(word);
}

export function isOne(word: string): boolean {
  return one.test(word);
}

/** "half a pallet", "eine halbe Palette", "demi-palette": no whole unit. */
export function isHalf(texts: readonly string[]): number {
  if (half.test(texts[0] ?? '')) return isOne(texts[1] ?? '') ? 2 : 1;
  return isOne(texts[0] ?? '') && half.test(texts[1] ?? '') ? 2 : 0;
}
const half = /^(?:half|halbe[nrs]?|halve|halv[et]?|demi(?:e)?|medi[oa]|mezz[ao]|meia|meio|pół|½|1\/2)$/iu;

/** "two hundred", "deux cents", "to hundrede": how many hundreds two words say. */
const hundreds = /^(?:hundred|hundert|honderd|cents?|cento|hundrede)$/iu;
const fewestHundreds = 2;
const mostHundreds = 9;

function hundredsOf([count = '', hundred = '']: readonly string[]): { value: number; length: number } | null {
  const value = numberOfWord(count) ?? 0;
  const isCount = value >= fewestHundreds && value <= mostHundreds;
  return isCount && hundreds.test(hundred) ? { value: value * 100, length: 2 } : null;
}

/** "a dozen", "une douzaine", "half a dozen", "two hundred": the number that two words say, or three with a half before. */
export function numberOfPhrase(texts: readonly string[]): { value: number; length: number } | null {
  const round = hundredsOf(texts);
  if (round) return round;
  const halved = isHalf(texts);
  const at = halved > 0 ? halved : isOne(texts[0] ?? '') ? 1 : -1;
  const value = dozen.find(([pattern]) => pattern.test(texts[at] ?? ''))?.[1];
  if (value === undefined || (halved > 0 && value % 2 > 0)) return null;
  return { value: halved > 0 ? value / 2 : value, length: at + 1 };
}
