/** The words of a language for 2 to 9, 10 to 19, 20 to 90 and the hundreds, their forms parted by `|`. */
interface NumberWords {
  units: string;
  teens: string;
  tens: string;
  hundreds: string;
  /** A ten and what is counted on it. */
  join(ten: string, unit: string): string;
  /** How one is said on a ten. */
  one: string;
}

const unitFirst = (link: string) => (ten: string, unit: string) => `${unit}${link}${ten}`;
const tenFirst = (link: string) => (ten: string, unit: string) => `${ten}${link}${unit}`;

const languages: Readonly<Record<string, NumberWords>> = {
  en: {
    units: 'two three four five six seven eight nine',
    teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    hundreds: 'hundred|a_hundred|one_hundred two_hundred three_hundred four_hundred five_hundred',
    join: tenFirst(' '),
    one: 'one',
  },
  de: {
    units: 'zwei drei vier fünf sechs sieben acht neun',
    teens: 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
    hundreds: 'hundert|einhundert zweihundert dreihundert vierhundert fünfhundert',
    join: unitFirst('und'),
    one: 'ein',
  },
  nl: {
    units: 'twee drie vier vijf zes zeven acht negen',
    teens: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    hundreds: 'honderd tweehonderd driehonderd vierhonderd vijfhonderd',
    join: (ten, unit) => `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`,
    one: 'een',
  },
  fr: {
    units: 'deux trois quatre cinq six sept huit neuf',
    teens: 'dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf',
    tens: 'vingt trente quarante cinquante soixante soixante_dix|septante quatre_vingts|quatre_vingt|huitante quatre_vingt_dix|nonante',
    hundreds: 'cent deux_cents trois_cents quatre_cents cinq_cents',
    join: tenFirst(' '),
    one: 'et un',
  },
  es: {
    units: 'dos tres cuatro cinco seis siete ocho nueve',
    teens: 'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'cien doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas',
    join: (ten, unit) => (ten === 'veinte' ? `veinti${unit}` : `${ten} y ${unit}`),
    one: 'uno',
  },
  it: {
    units: 'due tre quattro cinque sei sette otto nove',
    teens: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    hundreds: 'cento duecento trecento quattrocento cinquecento',
    join: (ten, unit) => `${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit === 'tre' ? 'tré' : unit}`,
    one: 'uno',
  },
  pt: {
    units: 'dois|duas três quatro cinco seis sete oito nove',
    teens:
      'dez onze doze treze catorze|quatorze quinze dezasseis|dezesseis dezassete|dezessete dezoito dezanove|dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    hundreds: 'cem duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas',
    join: tenFirst(' e '),
    one: 'um',
  },
  pl: {
    units:
      'dwa|dwie|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu',
    teens:
      'dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu piętnaście|piętnastu szesnaście|szesnastu siedemnaście|siedemnastu osiemnaście|osiemnastu dziewiętnaście|dziewiętnastu',
    tens: 'dwadzieścia|dwudziestu trzydzieści|trzydziestu czterdzieści|czterdziestu pięćdziesiąt|pięćdziesięciu sześćdziesiąt|sześćdziesięciu siedemdziesiąt|siedemdziesięciu osiemdziesiąt|osiemdziesięciu dziewięćdziesiąt|dziewięćdziesięciu',
    hundreds: 'sto|stu dwieście|dwustu trzysta|trzystu czterysta|czterystu pięćset|pięciuset',
    join: tenFirst(' '),
    one: 'jeden',
  },
  da: {
    units: 'to tre fire fem seks syv otte ni',
    teens: 'ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    hundreds: 'hundrede|et_hundrede to_hundrede tre_hundrede fire_hundrede fem_hundrede',
    join: unitFirst('og'),
    one: 'en',
  },
};

const listed = (words: string) =>
  words.split(' ').map((forms) => forms.split('|').map((form) => form.replaceAll('_', ' ')));

/** What a language calls the numbers from 2 to 99 and the hundreds: words with blanks between them. */
function phrasesOf({ units, teens, tens, hundreds, join, one }: NumberWords): Map<string, number> {
  const small = listed(units).flatMap((forms, i) => forms.map((form) => [form, i + 2] as const));
  const under20 = [
    ...small,
    ...listed(teens).flatMap((forms, i) => forms.map((form) => [form, i + 10] as const)),
  ];
  const found = new Map<string, number>(under20);
  for (const [at, forms] of listed(tens).entries())
    for (const ten of forms) {
      const value = (at + 2) * 10;
      // French counts on to nineteen where it has no word for the next ten: "soixante-quinze".
      const more = /^(?:soixante|quatre vingt)$/.test(ten) ? under20 : small;
      for (const [unit, count] of [[one, 1] as const, ...more]) found.set(join(ten, unit), value + count);
      found.set(ten, value);
    }
  for (const [at, forms] of listed(hundreds).entries())
    for (const form of forms) found.set(form, (at + 1) * 100);
  return found;
}

const tables = new Map<string, ReadonlyMap<string, number>>();

/** The numbers of a language (ISO 639-1) by their words; none of a language that is not known. */
export function numbersIn(language: string | null): ReadonlyMap<string, number> {
  const words = language === null ? undefined : languages[language];
  if (language === null || words === undefined) return new Map();
  const table = tables.get(language) ?? phrasesOf(words);
  tables.set(language, table);
  return table;
}
