import { foldWord } from '../values/fold.ts';
import { remembered } from '../values/remembered.ts';
import { lexicons } from './languages.ts';
import {
  type ColumnRole,
  type DocumentType,
  type LabelKind,
  type Lexicon,
  type Phrases,
  phrasesOf,
  type TotalKind,
} from './lexicon.ts';
import { misreadings } from './misread.ts';

/** One phrase of the lexicon and the languages that use it for this meaning. */
export interface Meaning<Kind> {
  kind: Kind;
  languages: string[];
}

/** Phrases by their key (see `joined`), each with its meanings. */
export type PhraseBook<Kind> = ReadonlyMap<string, readonly Meaning<Kind>[]>;

/** A word, number, `#` or `%` of a text, with its place in it. */
export interface Token {
  /** Folded: lower case, without accents and dots; a misread word of the lexicons as it should be. */
  text: string;
  start: number;
  end: number;
  /** A colon follows: no phrase goes on behind it. */
  closes: boolean;
  /** Some phrase may begin here. */
  opens: boolean;
}

const token =
  /(?:\p{L}\.){2,}\p{L}?(?!\p{L})|[nN]\.? ?[°º]|№|\p{L}[\p{L}\p{M}]+[015][\p{L}\p{M}]{2,}|\p{L}[\p{L}\p{M}]*|\d+|[#%]/gu;

/** The tokens by which phrases are compared: `P.O. No.:` gives `po no`, `Art.-Nr.` gives `art nr`, `n°` gives `no`. */
export function tokenise(text: string): readonly Token[] {
  const known = tokensOf.get(text);
  if (known) return known;
  const tokens = Array.from(text.matchAll(token), ({ 0: found, index }) => wordsIn(found, index))
    .flat()
    .map((word) => ({
      ...word,
      closes: closing.test(text.slice(word.end, word.end + 3)),
      opens: beginnings.has(word.text.slice(0, beginning)),
    }));
  if (tokensOf.size >= mostKept) tokensOf.clear();
  tokensOf.set(text, tokens);
  return tokens;
}

/** Each segment of a page is asked for its tokens some ten times: a third of the time of an extraction. */
const tokensOf = new Map<string, readonly Token[]>();
/** Those of five hundred full pages, some 45 MB: when fewer are kept, a longer order is tokenised anew at each question. */
const mostKept = 100_000;
const closing = /^[. ]{0,2}:/;

/** One word; or three where a digit stands inside that is no misread letter of a known word. */
function wordsIn(found: string, start: number): Pick<Token, 'text' | 'start' | 'end'>[] {
  const end = start + found.length;
  // Digits alone are never a misread word.
  if (/^\d/.test(found)) return [{ text: found, start, end }];
  if (numberSign.test(found)) return [{ text: 'no', start, end }];
  const word = foldWord(found);
  const meant = correct(word);
  const digit = found.search(/[015]/);
  if (meant !== null || digit < 0) return [{ text: meant ?? word, start, end }];
  return [
    { text: foldWord(found.slice(0, digit)), start, end: start + digit },
    { text: found[digit]!, start: start + digit, end: start + digit + 1 },
    { text: foldWord(found.slice(digit + 1)), start: start + digit + 1, end },
  ];
}
const numberSign = /^(?:[nN]\.? ?[°º]|№)$/;

/** Keys this short keep the spaces between their words, so that `p e` is no `pe`. */
const shortestJoined = 5;

/** The key of a phrase: without spaces, so that `Bestell-Nr.`, `Bestell Nr` and `BestellNr.` are one. */
function joined(spaced: string, tight: string): string {
  return tight.length < shortestJoined ? spaced : tight;
}

function keyOf(words: readonly string[]): string {
  return joined(words.join(' '), words.join(''));
}

/**
 * A phrase as it is printed, with its umlauts written as two letters, with the sign for a number, `n°`, for its `n`, and
 * with `nbr` for the `no` at its end. Alone that is a rubber.
 */
export function spellings(phrase: string): string[] {
  if (!hasSpellings.test(phrase)) return [phrase];
  const twoLetters = phrase.replace(/[äöüøå]/gi, (letter) => pairs[letter.toLowerCase()]!);
  const numbered = phrase.replace(/(?<=^|\s)n(?=\s|$)/g, 'n°');
  const abbreviated = phrase.replace(/(?<=\S\s+)no$/, 'nbr');
  return [...new Set([phrase, twoLetters, numbered, abbreviated])];
}
/** Most phrases have one, and there are some twenty thousand. */
const hasSpellings = /[äöüøå]|(?:^|\s)n(?:\s|$)|\S\s+no$/i;
const pairs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const plainWord = /(?:\p{L}\.){2,}\p{L}?(?!\p{L})|[nN]\.? ?[°º]|№|\p{L}[\p{L}\p{M}]*|\d+|[#%]/gu;

function plainWords(phrase: string): string[] {
  return (phrase.match(plainWord) ?? []).map((word) => (numberSign.test(word) ? 'no' : foldWord(word)));
}

/** The folded words of a text. Each sentence of a page is asked for its words by every reader of sayings. */
export const wordsOf: (text: string) => readonly string[] = remembered(plainWords);

/** Every phrase of the lexicons by which labels, columns, totals and titles are found. */
function printedPhrases(lexicon: Lexicon): string[] {
  const { columns, traits, totals, documentTypes } = lexicon;
  return [labelsOf(lexicon), columns, { traits }, totals, documentTypes].flatMap((section) =>
    Object.values(section).flatMap((phrases) => phrasesOf(phrases).flatMap(spellings)),
  );
}

/** What is ours, or theirs to deal with: other numbers and names with a possessive are somebody else's. */
const ownable = {
  our: ['contact', 'phone', 'email', 'vatId', 'currency', 'shipTo', 'billTo', 'deliveryDate'],
  your: ['contact'],
} as const;

/** The labels, each also behind a possessive: `Contact`, `Our contact`, `Your contact`. */
function labelsOf({ labels, possessives }: Lexicon): Record<LabelKind, Phrases> {
  const known = new Set(Object.values(labels).flatMap(phrasesOf));
  const added = (kind: LabelKind) =>
    (['our', 'your'] as const)
      .filter((whose) => (ownable[whose] as readonly LabelKind[]).includes(kind))
      .flatMap((whose) => phrasesOf(possessives[whose]))
      .flatMap((word) => phrasesOf(labels[kind]).map((phrase) => `${word} ${phrase}`))
      .filter((phrase) => !known.has(phrase));
  return Object.fromEntries(
    (Object.entries(labels) as [LabelKind, Phrases][]).map(([kind, phrases]) => [
      kind,
      [phrases, ...added(kind)].join(', '),
    ]),
  ) as Record<LabelKind, Phrases>;
}

const allPhrases = lexicons.flatMap(printedPhrases).map(plainWords);
const correct = misreadings(allPhrases.flat());
/** How far a search must look ahead, in tokens: one more for a compound that is written in two. */
const longestPhrase = Math.max(...allPhrases.map((words) => words.length)) + 1;

/** How most searches end early: no phrase begins with these letters, of which there are four at most. */
const beginning = 4;
const beginnings = new Set(
  allPhrases.flatMap((words) => {
    const tight = words.join('');
    return Array.from({ length: beginning }, (_, index) => tight.slice(0, index + 1));
  }),
);

function bookOf<Kind extends string>(
  section: (lexicon: Lexicon) => Partial<Record<Kind, Phrases>>,
): PhraseBook<Kind> {
  const book = new Map<string, Meaning<Kind>[]>();
  for (const lexicon of lexicons)
    for (const [kind, phrases] of Object.entries(section(lexicon)) as [Kind, Phrases][])
      for (const phrase of phrasesOf(phrases))
        for (const spelling of spellings(phrase))
          addMeaning(book, keyOf(plainWords(spelling)), kind, lexicon.language);
  return book;
}

function addMeaning<Kind>(
  book: Map<string, Meaning<Kind>[]>,
  key: string,
  kind: Kind,
  language: string,
): void {
  const meanings = book.get(key) ?? [];
  const known = meanings.find((meaning) => meaning.kind === kind);
  if (!known) meanings.push({ kind, languages: [language] });
  else if (!known.languages.includes(language)) known.languages.push(language);
  book.set(key, meanings);
}

export const labelBook: PhraseBook<LabelKind> = bookOf(labelsOf);
/** A trait of the goods is a column of none of our values, unless its heading has another meaning. */
const ofTraits: PhraseBook<ColumnRole> = bookOf(({ traits }) => ({ ignored: traits }));
export const columnBook: PhraseBook<ColumnRole> = new Map([
  ...ofTraits,
  ...bookOf<ColumnRole>((lexicon) => lexicon.columns),
]);
export const totalBook: PhraseBook<TotalKind> = bookOf((lexicon) => lexicon.totals);
export const documentBook: PhraseBook<DocumentType> = bookOf((lexicon) => lexicon.documentTypes);

/** What a text means that is one phrase of a book from its first to its last word; null of any other text. */
export function wholeMeanings<Kind>(book: PhraseBook<Kind>, text: string): readonly Meaning<Kind>[] | null {
  const all = tokenise(text);
  const match = longestMatch(book, all, 0);
  return match?.length === all.length ? match.meanings : null;
}

/** Whether a text is a label and nothing else. */
export function isWholeLabel(text: string): boolean {
  return wholeMeanings(labelBook, text) !== null;
}

interface PhraseMatch<Kind> {
  length: number;
  meanings: readonly Meaning<Kind>[];
}

/** The longest phrase that starts at token `start`, or null. */
export function longestMatch<Kind>(
  book: PhraseBook<Kind>,
  all: readonly Token[],
  start: number,
): PhraseMatch<Kind> | null {
  if (!all[start]?.opens) return null;
  const known = matchesIn(book, all);
  const found = known[start];
  if (found !== undefined) return found;
  const match = searchMatch(book, all, start);
  known[start] = match;
  return match;
}

/** The matches of a text that were asked for, by their first token: `tokenise` gives the same tokens again. */
function matchesIn<Kind>(book: PhraseBook<Kind>, all: readonly Token[]): (PhraseMatch<Kind> | null)[] {
  const ofBook = matchesOf.get(book) ?? new WeakMap<readonly Token[], unknown[]>();
  const known = ofBook.get(all) as (PhraseMatch<Kind> | null)[] | undefined;
  if (known) return known;
  const matches: (PhraseMatch<Kind> | null)[] = [];
  matchesOf.set(book, ofBook.set(all, matches));
  return matches;
}
const matchesOf = new WeakMap<object, WeakMap<readonly Token[], unknown[]>>();

function searchMatch<Kind>(
  book: PhraseBook<Kind>,
  all: readonly Token[],
  start: number,
): PhraseMatch<Kind> | null {
  let spaced = '';
  let tight = '';
  let best: PhraseMatch<Kind> | null = null;
  for (let length = 1; length <= Math.min(longestPhrase, all.length - start); length++) {
    const { text } = all[start + length - 1]!;
    tight += text;
    if (!beginnings.has(tight.slice(0, beginning))) break;
    spaced = length === 1 ? text : `${spaced} ${text}`;
    const meanings = book.get(joined(spaced, tight));
    if (meanings) best = { length, meanings };
    if (all[start + length - 1]!.closes) break;
  }
  return best;
}
/** Month, weekday and week words of all languages, as the readers of dates take them. */
export const dateWords = {
  months: new Map(lexicons.flatMap(({ months }) => phrasesOf(months).flatMap(placed))),
  weekdays: new Map(lexicons.flatMap(({ weekdays }) => ofOneDay(phrasesOf(weekdays).flatMap(placed)))),
  weeks: folded((lexicon) => lexicon.calendarWeek),
  periods: folded(({ periods }) => Object.values(periods).join(',')),
  daysCounted: folded(({ periods }) => periods.days),
  weeksCounted: folded(({ periods }) => periods.weeks),
  from: folded(({ window }) => window.from),
  until: folded(({ window }) => window.until),
  and: folded(({ window }) => window.and),
  asap: folded((lexicon) => lexicon.asap),
  monthParts: {
    beginning: folded(({ monthParts }) => monthParts.beginning),
    middle: folded(({ monthParts }) => monthParts.middle),
    end: folded(({ monthParts }) => monthParts.end),
  },
  within: folded((lexicon) => lexicon.within),
};

/** Without what several days are called, as Portuguese `feira`: that names none of them. */
function ofOneDay(days: readonly [string, number][]): [string, number][] {
  return days.filter(([name, day]) => days.every(([other, of]) => other !== name || of === day));
}

function placed(names: string, index: number): [string, number][] {
  return names
    .split(/\s+/)
    .flatMap(spellings)
    .map((name) => [foldWord(name), index + 1]);
}

/** Phrases with a space between their folded words. */
export function folded(section: (lexicon: Lexicon) => Phrases): ReadonlySet<string> {
  return new Set(
    lexicons.flatMap((lexicon) =>
      phrasesOf(section(lexicon))
        .flatMap(spellings)
        .map((phrase) => plainWords(phrase).join(' ')),
    ),
  );
}

const units = new Set(
  lexicons.flatMap((lexicon) => phrasesOf(lexicon.units).flatMap(spellings).map(foldWord)),
);
const undecided = folded((lexicon) => lexicon.undecided);

/** True when a word is a unit in one of the languages, `Unité(s)` as well. */
export const isUnit = remembered((word): boolean => {
  return units.has(foldWord(word.replace(openPlural, '')));
});
const openPlural = /(?<=\p{L}{3})\((?:s|es|en|n|e|er)\)$/iu;

/** True for what stands where a value is not decided or does not apply: `TBD`, `n.v.t.`, `nach Absprache`. */
export const isUndecided = remembered((text): boolean => {
  return text.length <= 60 && undecided.has(wordsOf(text).join(' '));
});

/** True for a heading that is one phrase for a trait of the goods: `Length`, `Farbe`. */
export const isTrait = remembered((heading): boolean => {
  const words = tokenise(heading).map(({ text }) => text);
  return words.length > 0 && ofTraits.has(keyOf(words));
});

const sameAddress = folded((lexicon) => lexicon.sameAddress);

/** True for a text that stands for an address printed elsewhere: `as above`. */
export function isSameAddress(text: string): boolean {
  return sameAddress.has(wordsOf(text).join(' '));
}

/** True for a text with the name of a month: `4 March`. */
export function namesMonth(text: string): boolean {
  return tokenise(text).some((token) => dateWords.months.has(token.text));
}

/** True for a text that is a wish for the soonest day: `asap`. */
export const isSoonest = remembered((text): boolean => {
  return dateWords.asap.has(wordsOf(text).join(' '));
});
