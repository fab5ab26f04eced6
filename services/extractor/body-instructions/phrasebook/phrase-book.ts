/**
 * How people of one language say what shall happen to a line, clause by clause. A phrase is a clause from its first word
 * to its last; in it stand
 *
 * - `G`: the goods, by name, article number or number of the line; `N`: the new number, or the difference; `O`: the
 *   printed number; `NG` and `OG`: a number and the goods that it counts, "5 of the fenders",
 * - `<name>`: one of the phrases of `words`; `(a|b)`: either; `[a|b]`: either, or nothing,
 * - `!` at its start: words of request may stand before it, those of `asks` and `also`.
 *
 * Articles, manners and units behind numbers are left out of a clause before it is compared.
 */
export interface PhraseBook {
  /** ISO 639-1. */
  language: string;
  /** Articles and manners, single words between commas: they say nothing wherever they stand. */
  left: string;
  /** Between a number and its goods: "of". */
  of: string;
  /** Parts two clauses: "and". */
  and: string;
  /** For goods that were named before: "them". */
  them: string;
  /** Before what is asked for: "could you". */
  asks: string;
  /** Beside what is asked for: "also". */
  also: string;
  /** Phrases that stand for each other, between commas, by the name that stands in `<>`. */
  words: Readonly<Record<string, string>>;
  /** The line goes. */
  cancel: readonly string[];
  /** The line shall be `N`. */
  set: readonly string[];
  /** `N` more than is printed. */
  more: readonly string[];
  /** `N` fewer than is printed. */
  less: readonly string[];
  /** What stands before the amount of goods that are added. */
  add: readonly string[];
  /** With these words a clause begins that only tells: "we", "it". */
  talk: string;
}

/** A difference is said with the verbs of a new number, and stands before it: "cut it by 5". */
export const phraseKinds = ['cancel', 'more', 'less', 'set'] as const;
export type PhraseKind = (typeof phraseKinds)[number];

/** What a phrase says, where each word stands behind a gap, with the slots of its pattern as named groups: `g` the goods, `n` the new number, `o` the printed one. */
export interface Phrase {
  kind: PhraseKind;
  /** Words of request may stand before it. */
  isAsked: boolean;
  pattern: RegExp;
}

/** A book, ready to be compared with clauses. */
export interface CompiledBook {
  language: string;
  left: ReadonlySet<string>;
  and: ReadonlySet<string>;
  them: ReadonlySet<string>;
  /** Whether a clause asks: "could you …?" is a wish, and "… off?" a question. */
  asks: RegExp;
  /** What may stand before a phrase that is asked for; also nothing. */
  request: RegExp;
  /** Words of adding from the start of a clause to the amount. */
  adds: RegExp;
  /** The start of a clause that only tells. */
  talk: RegExp;
  phrases: readonly Phrase[];
}

/** Throws for a phrase that names no words of its book, and for one that never closes a bracket. */
export function compiled(book: PhraseBook): CompiledBook {
  const left = new Set(listed(book.left));
  // What is left out of a clause is left out of the phrases.
  const plain = (list: string) =>
    listed(list)
      .map((phrase) =>
        phrase
          .split(/\s+/)
          .filter((word) => !left.has(word))
          .join(' '),
      )
      .filter((phrase) => phrase !== '');
  const spoken = { ...book, left, plain };
  return {
    language: book.language,
    left,
    and: new Set(listed(book.and)),
    them: new Set(listed(book.them)),
    asks: new RegExp(`^(?: ${oneOf(plain(book.also))})?(?: ${oneOf(plain(book.asks))})(?= )`, 'u'),
    request: new RegExp(
      `^(?: ${oneOf(plain(book.also))})?(?: ${oneOf(plain(book.asks))})?(?: ${oneOf(plain(book.also))})?(?= )`,
      'u',
    ),
    adds: new RegExp(`^(?:${book.add.map((phrase) => patternOf(phrase, spoken)).join('|')})$`, 'u'),
    talk: new RegExp(`^ ${oneOf(plain(book.talk))}(?= |$)`, 'u'),
    phrases: phraseKinds.flatMap((kind) =>
      book[kind].map((phrase) => ({
        kind,
        isAsked: phrase.startsWith('!'),
        pattern: new RegExp(`^${patternOf(phrase, spoken)}$`, 'u'),
      })),
    ),
  };
}

/** Goods in a clause, with the numbers of their rows. */
export const goodsMark = /^‹[\d,]+›$/;
const goods = '‹[\\d,]+›';
const number = '\\d{1,6}';

type Spoken = Omit<PhraseBook, 'left'> & {
  left: ReadonlySet<string>;
  plain: (list: string) => string[];
};

/** Every word of a phrase stands behind a gap, the first one as well. */
function patternOf(phrase: string, book: Spoken): string {
  const tokens = phrase.replace(/^!/, '').match(/\[[^\]]*\]|\([^)]*\)|[^\s]+/g) ?? [];
  return onceEach(tokens.map((token) => groupOf(token, book)).join(''));
}

/** "12 G become 5 G": a slot that stands twice is the same both times. */
function onceEach(pattern: string): string {
  const seen = new Set<string>();
  return pattern.replace(/\(\?<([gno])>[^()]*\)/g, (slot, name: string) => {
    const again = seen.has(name);
    seen.add(name);
    return again ? `\\k<${name}>` : slot;
  });
}

function groupOf(token: string, book: Spoken): string {
  const inner = token.replace(/^[[(]|[\])]$/g, '');
  if (/[[\]()]/.test(inner)) throw new Error(`${book.language}: a bracket within a bracket in ${token}`);
  const choices = inner.split('|').map((choice) => wordsOf(choice.trim(), book));
  const said = choices.filter((choice) => choice !== '');
  if (said.length === 0) return '';
  return `(?:${said.join('|')})${token.startsWith('[') ? '?' : ''}`;
}

function wordsOf(choice: string, book: Spoken): string {
  const of = `(?: ${oneOf(book.plain(book.of))})?`;
  return choice
    .split(/\s+/)
    .filter((word) => !book.left.has(word))
    .map((word) => {
      if (word === 'G') return ` (?<g>${goods})`;
      if (word === 'N') return ` (?<n>${number})`;
      if (word === 'O') return ` (?<o>${number})`;
      if (word === 'NG') return ` (?<n>${number})${of} (?<g>${goods})`;
      if (word === 'OG') return ` (?<o>${number})${of} (?<g>${goods})`;
      const [, name] = /^<(\w+)>$/.exec(word) ?? [];
      if (name === undefined) return ` ${escaped(word)}`;
      const found = book.words[name];
      if (found === undefined) throw new Error(`${book.language}: no words <${name}> in the phrase book`);
      return ` ${oneOf(book.plain(found))}`;
    })
    .join('');
}

function oneOf(phrases: readonly string[]): string {
  return `(?:${[...phrases]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})`;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}|\\/]/g, '\\$&');
}

function listed(list: string): string[] {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
