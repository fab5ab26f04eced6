import type { Word } from '@orderloom/pages/page.ts';
import { ands } from '../../lexicon/conjunctions.ts';
import { takesOut } from '../rows/taken-out.ts';
import { delivers, lineNumbers } from '../words/wordings.ts';
import { declines } from '../words/words-of-refusal.ts';
import { adds, cancels, changes, lacks } from '../words/words-of-wishes.ts';

/** What a clause does with a line. */
export type Verb = 'cancel' | 'change' | 'add';

/** A heading of each: it says for all that stands below it what shall be done with it. */
export const headingOf: Readonly<Record<Verb, string>> = {
  add: 'Please add:',
  cancel: 'Please cancel:',
  change: 'Please change:',
};

export function verbOf(text: string): Verb | null {
  if (reducesTo.test(text)) return 'change';
  if (cancels.test(text) || takesOut(text)) return 'cancel';
  if (changes.test(text)) return 'change';
  if (adds.test(text)) return 'add';
  return lacks.test(text) ? 'cancel' : null;
}

/** "Drop the gloves down to 48": they stay. */
const reducesTo =
  /(?<!\p{L})(?:drop|cut|take|bring|knock|scale|trim|pare)(?:\s+\S+){0,6}?\s+(?:down |back )?to\s+\d/iu;

/** It joins two wishes, or two goods. */
export const conjunction = new RegExp(
  `^(?:${ands}|sowie|samt|alsook|alsmede|nonché|but|aber|maar|mais|then|dann)$`,
  'iu',
);
/** "I stedet", and "in" of Spanish and French. */
export const noConjunction =
  /^(?:i stedet|en (?:el|la|los|las|lugar|vez|tu|su|plus|tout|trop|stock))(?!\p{L})/iu;
/** A word behind a number: "A-100 is fine", and no "A-100" alone. */
const saysOfNamed = /\d\S*\s+\p{L}{2}/u;
/** A clause names its verb or its line within so many words. */
const nearWords = 6;

/** A clause that names goods, or the day of delivery, has so many words until it has named them. */
const namingWords = 10;
const year = /^(?:19|20)\d\d\p{P}*$/u;

/**
 * A sentence in pieces, each with a verb of its own or a line of its own; `restOf` is what words say beside a line that
 * they name, or of the day that all is wanted on, null where they name neither, `isWhole` whether they say all of a wish: how many of a line, where to or when, `isHead` whether they name another place.
 */
export function clausesOf(
  words: readonly Word[],
  restOf: (text: string) => string | null = () => null,
  isWhole: (text: string) => boolean = () => false,
  isHead: (text: string) => boolean = () => false,
): Word[][] {
  const clauses: Word[][] = [[]];
  const isArticle = ({ text }: Word, before: string) => text === 'i' && restOf(before) === null;
  const textOf = (some: readonly Word[]) => some.map(({ text }) => text).join(' ');
  words.forEach((word, at) => {
    // "October 14, 2026" is one day.
    const isList =
      /\d,?$/.test(words[at - 1]?.text ?? '') &&
      /^\d{1,3}[,.]?$/.test(words[at + 1]?.text ?? '') &&
      // "6 on line 1 and 20 on line 3": the second is an amount.
      !lineNumbers.test(textOf(words.slice(at + 2, at + 6)));
    // "Lines 2 and 6" are named together; Italian "i" is no "and" before what is named first.
    const isOne =
      (isList && lineNumbers.test(textOf(clauses.at(-1)!))) || isArticle(word, textOf(clauses.at(-1)!));
    const isJoint =
      (conjunction.test(word.text) && !isOne && !noConjunction.test(textOf(words.slice(at, at + 2)))) ||
      (/[,;]$/.test(words[at - 1]?.text ?? '') && !year.test(word.text));
    // "…, so 24, the last one to be struck": the verb is of what the next comma ends before.
    const comma = words.findIndex(({ text }, i) => i >= at && i < at + nearWords && /[,;]$/.test(text));
    // "…, we found some, and add 15 bags": the verb is of what the "and" begins.
    const isOther =
      comma >= 0 &&
      (conjunction.test(words[comma + 1]?.text ?? '') ||
        restOf(textOf(words.slice(comma + 1, comma + 1 + nearWords))) !== null);
    const next = textOf(words.slice(at, isOther ? comma + 1 : at + nearWords));
    const naming = textOf(words.slice(at, isOther ? comma + 1 : at + namingWords));
    const namesNext = isJoint && restOf(naming) !== null;
    const current = textOf(clauses.at(-1)!);
    const isBrought = verbOf(current) !== null && delivers.test(textOf(words.slice(at, at + 3)));
    const isPlace = isJoint && (declines.test(current) || isBrought) && isHead(textOf(words.slice(at)));
    const isOwn = verbOf(next) !== null || lineNumbers.test(next) || namesNext || isPlace;
    const rest = namesNext ? restOf(current) : null;
    const saysAll = rest !== null && (/(?<![\p{L}\d-])\d/u.test(rest) || saysOfNamed.test(current));
    const hasVerb =
      verbOf(current) !== null || isPlace || saysAll || (verbOf(next) !== null && isWhole(current));
    if (isJoint && isOwn && hasVerb) clauses.push([]);
    clauses.at(-1)!.push(word);
  });
  return clauses;
}
