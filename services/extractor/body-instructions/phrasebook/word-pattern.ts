/** What a pattern says of one place: a word, one of a list of phrases, a slot, or either of several such rows of parts. */
export type Part =
  | { word: string }
  | { list: PhraseList; isOptional: boolean }
  | { slot: Slot }
  | { choices: readonly (readonly Part[])[]; isOptional: boolean };

/** `g`: goods; `n`: the new number, or the difference; `o`: the printed number. */
export type Slot = 'g' | 'n' | 'o';
export type Slots = Readonly<Partial<Record<Slot, string>>>;

/** Phrases that stand for each other by their first word, as words, those of more letters first. */
export type PhraseList = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Goods in a clause, with the numbers of their rows. */
export const goodsMark = /^‹[\d,]+›$/;
const number = /^\d{1,6}$/;

export function phraseList(phrases: readonly string[]): PhraseList {
  return Map.groupBy(
    [...phrases].sort((one, other) => other.length - one.length).map((phrase) => phrase.split(' ')),
    ([first]) => first!,
  );
}

/**
 * What stands in the slots of a pattern that the words are from the first to the last; null where they are not. Of
 * several ways the first one counts: choices in their order, what may be left out is there. A slot that stands twice is
 * the same both times. A regular expression would do, but those of nine languages take 190 MB, in each process.
 */
export function slotsOf(pattern: readonly Part[], words: readonly string[]): Slots | null {
  return follow(pattern, words, 0, {}, (at, slots) => (at === words.length ? slots : null));
}

type Then = (at: number, slots: Slots) => Slots | null;

function follow(
  parts: readonly Part[],
  words: readonly string[],
  at: number,
  slots: Slots,
  then: Then,
): Slots | null {
  const [part, ...rest] = parts;
  if (part === undefined) return then(at, slots);
  const go: Then = (next, filled) => follow(rest, words, next, filled, then);
  if ('word' in part) return words[at] === part.word ? go(at + 1, slots) : null;
  if ('slot' in part) {
    const filled = fill(part.slot, words[at] ?? '', slots);
    return filled && go(at + 1, filled);
  }
  const found =
    'list' in part
      ? firstOf(phrasesAt(part.list, words, at), (phrase) => go(at + phrase.length, slots))
      : firstOf(part.choices, (choice) => follow(choice, words, at, slots, go));
  return found ?? (part.isOptional ? go(at, slots) : null);
}

function firstOf<T>(each: readonly T[], tried: (one: T) => Slots | null): Slots | null {
  for (const one of each) {
    const slots = tried(one);
    if (slots) return slots;
  }
  return null;
}

function phrasesAt(list: PhraseList, words: readonly string[], at: number): (readonly string[])[] {
  return (list.get(words[at] ?? '') ?? []).filter((phrase) =>
    phrase.every((word, behind) => word === words[at + behind]),
  );
}

function fill(slot: Slot, word: string, slots: Slots): Slots | null {
  if (!(slot === 'g' ? goodsMark : number).test(word)) return null;
  const before = slots[slot];
  if (before !== undefined) return before === word ? slots : null;
  return { ...slots, [slot]: word };
}
