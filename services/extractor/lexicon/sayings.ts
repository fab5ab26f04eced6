import { firstWords } from '../values/first-words.ts';
import { folded, isUnit, wordsOf } from './phrases.ts';
import { beginnings } from './word-patterns.ts';

const ordering = folded((lexicon) => lexicon.ordering);
const confirming = folded((lexicon) => lexicon.confirming);
const subjects = folded((lexicon) => lexicon.subject);
const former = folded((lexicon) => lexicon.former);
const refused = folded((lexicon) => lexicon.refused);
const unordered = folded((lexicon) => lexicon.unordered);
const schedules = folded((lexicon) => lexicon.schedules);
const courtesies = folded((lexicon) => lexicon.courtesies);
const stamps = folded((lexicon) => lexicon.stamps);
const since = folded((lexicon) => lexicon.since);
const holds = folded((lexicon) => lexicon.holds);
const elsewhere = folded((lexicon) => lexicon.placeElsewhere);
const longestSaying = Math.max(
  ...[...ordering, ...confirming, ...former, ...refused, ...holds].map((phrase) => phrase.split(' ').length),
);

/** True for a sentence that orders: `… we order at the prices of your offer:`. */
export function isOrdering(text: string): boolean {
  return endOfSaying(wordsOf(text), ordering) !== null;
}

/** True for a sentence of a seller who has received an order; none that speaks of the confirmation of one. */
export function isConfirming(text: string): boolean {
  const words = wordsOf(text);
  const end = endOfSaying(words, confirming);
  return end !== null && !confirmation.test(words[end] ?? '');
}
const confirmation = new RegExp(`^(?:${beginnings(({ confirms }) => confirms)})`);

/** True for words about an order of other days, or one that is replaced: `as with our previous order`. */
export function speaksOfFormer(text: string): boolean {
  return endOfSaying(wordsOf(text), former) !== null;
}

/** True for a sentence that begins by asking for something: `Please quote our order number`. */
export function asksPolitely(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length >= shortestRequest &&
    [1, 2, 3, 4].some((count) => courtesies.has(words.slice(0, count).join(' ')))
  );
}
const shortestRequest = 3;

/** `Please`, `Bitte`: one word that asks for something. */
export function isCourtesy(word: string): boolean {
  return courtesies.has(wordsOf(word).join(' '));
}

/** `Please quote our order number`, `quote job J4711` want no offer. */
const quotesNumber =
  /(?<!\p{L})quot(?:e|ing)\s(?:(?:(?:our|this|the|above|full|p\.?o\.?|purchase|order|contract|job)\s)+(?:order|contract|po|job|number|no|ref|reference)|(?:order|contract|po|job|project|ref|reference)\.?(?:\s(?:number|no\.?|nr\.?))?\s\p{Lu}{0,4}[-/]?\d\S*)(?!\p{L})/giu;

/** True for words that refuse goods, change how many come, or make them wait: `cancelled`, `deliver 8 only`. */
export function refuses(text: string): boolean {
  const said = /quot/i.test(text) ? text.replace(quotesNumber, ' ') : text;
  const words = wordsOf(said).map((word) => (/^\d+$/.test(word) ? '0' : word));
  // `8 pcs only` is `8 only`.
  const bare = words.filter((word, at) => !(words[at - 1] === '0' && isUnit(word)));
  return (
    endOfSaying(words, refused) !== null ||
    (bare.length < words.length && endOfSaying(bare, refused) !== null)
  );
}

/** True for a heading over lines that are not ordered: `Already received:`, and nothing else. */
export function headsUnordered(text: string): boolean {
  return unordered.has(wordsOf(text).join(' '));
}

/** True for a heading over the parts of a delivery: `Delivery schedule:`, and nothing else. */
export function headsSchedule(text: string): boolean {
  return schedules.has(wordsOf(text).join(' '));
}

/** True for a saying of a house with the year since when it exists: `family bakers since 1968`. */
export function tellsAge(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, at) =>
      /^(?:1[5-9]|20)\d\d$/.test(word) &&
      [1, 2, 3].some((count) => count <= at && since.has(words.slice(at - count, at).join(' '))),
  );
}

/** True for what says alone that an order is not to be carried out, or not yet: `*** DRAFT ***`. */
export function isStamp(text: string): boolean {
  return stamps.has(wordsOf(text).join(' '));
}

/** True for a sentence that holds an order back, adds to it or says that it was given before: `do not duplicate`. */
export function holdsBack(text: string): boolean {
  const words = wordsOf(text).map((word) => (/^\d+$/.test(word) ? '0' : word));
  return endOfSaying(words, holds) !== null;
}

/** True for what stands in the place of an address: `see attachment`, `collection by our forwarder`. */
export function sendsElsewhere(text: string): boolean {
  return endOfSaying(wordsOf(text), elsewhere) !== null;
}

/** True for a line that begins with `Subject:`, `Betreff` of a letter. */
export function isSubject(text: string): boolean {
  const [first = '', second = ''] = wordsOf(text);
  return subjects.has(first) || subjects.has(`${first} ${second}`);
}

/** Index of the word behind one of the phrases; null without one. */
function endOfSaying(words: readonly string[], phrases: ReadonlySet<string>): number | null {
  const first = firstWords(phrases);
  for (let from = 0; from < words.length; from++) {
    if (!first.has(words[from]!)) continue;
    const most = Math.min(words.length, from + longestSaying);
    let said = words[from]!;
    for (let until = from + 1; until <= most; until++) {
      if (phrases.has(said)) return until;
      said += ` ${words[until]}`;
    }
  }
  return null;
}
