import { type Part, type PhraseList, phraseList } from './word-pattern.ts';

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

export interface Phrase {
  kind: PhraseKind;
  /** Words of request may stand before it. */
  isAsked: boolean;
  pattern: readonly Part[];
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
  adds: readonly (readonly Part[])[];
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
  const spoken = { ...book, left, plain, listOf: listsOf(plain) };
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
    adds: book.add.map((phrase) => patternOf(phrase, spoken)),
    talk: new RegExp(`^ ${oneOf(plain(book.talk))}(?= |$)`, 'u'),
    phrases: phraseKinds.flatMap((kind) =>
      book[kind].map((phrase) => ({
        kind,
        isAsked: phrase.startsWith('!'),
        pattern: patternOf(phrase, spoken),
      })),
    ),
  };
}

type Spoken = Omit<PhraseBook, 'left'> & {
  left: ReadonlySet<string>;
  plain: (list: string) => string[];
  listOf: (phrases: string) => PhraseList;
};

function patternOf(phrase: string, book: Spoken): Part[] {
  const tokens = phrase.replace(/^!/, '').match(/\[[^\]]*\]|\([^)]*\)|[^\s]+/g) ?? [];
  return tokens.flatMap((token) => groupOf(token, book));
}

function groupOf(token: string, book: Spoken): Part[] {
  const inner = token.replace(/^[[(]|[\])]$/g, '');
  if (/[[\]()]/.test(inner)) throw new Error(`${book.language}: a bracket within a bracket in ${token}`);
  const isOptional = token.startsWith('[');
  const choices = inner
    .split('|')
    .map((choice) => partsOf(choice.trim(), book))
    .filter((parts) => parts.length > 0);
  const [only, ...others] = choices;
  if (only === undefined) return [];
  return others.length === 0 && !isOptional ? only : [{ choices, isOptional }];
}

function partsOf(choice: string, book: Spoken): Part[] {
  const of: Part = { list: book.listOf(book.of), isOptional: true };
  return choice
    .split(/\s+/)
    .filter((word) => word !== '' && !book.left.has(word))
    .flatMap((word): Part[] => {
      if (word === 'G') return [{ slot: 'g' }];
      if (word === 'N') return [{ slot: 'n' }];
      if (word === 'O') return [{ slot: 'o' }];
      if (word === 'NG') return [{ slot: 'n' }, of, { slot: 'g' }];
      if (word === 'OG') return [{ slot: 'o' }, of, { slot: 'g' }];
      const [, name] = /^<(\w+)>$/.exec(word) ?? [];
      if (name === undefined) return [{ word }];
      const found = book.words[name];
      if (found === undefined) throw new Error(`${book.language}: no words <${name}> in the phrase book`);
      return [{ list: book.listOf(found), isOptional: false }];
    });
}

/** Each list is made once, however many phrases name it. */
function listsOf(plain: (list: string) => string[]): (phrases: string) => PhraseList {
  const made = new Map<string, PhraseList>();
  return (phrases) => {
    const list = made.get(phrases) ?? phraseList(plain(phrases));
    made.set(phrases, list);
    return list;
  };
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
