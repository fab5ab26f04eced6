import type { Draft, DraftRow, Place } from '../draft.ts';
import type { LabelIndex } from '../fields/labelled-values.ts';
import { means } from '../fields/labels.ts';
import type { Segment } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import { columnBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { isStamp, refuses } from '../lexicon/sayings.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { placesByPage } from '../places-by-page.ts';
import { standWithin } from '../values/letters-within.ts';
import type { Found } from './found.ts';

/** A sentence that refuses a line by its number: `Line 2 is cancelled.` Terms speak of orders and deliveries. */
export function refusesLine(text: string): boolean {
  if (!/\d/.test(text) || !refuses(text)) return false;
  const tokens = tokenise(text);
  return tokens.some((_, at) => {
    const match = longestMatch(columnBook, tokens, at);
    const number = tokens[at + (match?.length ?? 0)]?.text ?? '';
    return match?.meanings.some(({ kind }) => kind === 'position') === true && /^\d{1,4}$/.test(number);
  });
}

/** Fewer letters and digits are in too many other texts, and so are short numbers. */
const shortestCode = 3;
const shortestNumber = 5;
/** Words beside a code that make a sentence of it. */
const fewestWords = 2;

/** The numbers of the articles that are ordered, as they are printed. */
function codesOf(rows: readonly DraftRow[]): ReadonlySet<string> {
  const codes = rows
    .flatMap(({ customerArticle, supplierArticle }) => [customerArticle, supplierArticle])
    .flatMap((chosen) => chosen?.value.toLowerCase() ?? []);
  return new Set(
    codes.filter((code) =>
      /\p{L}/u.test(code)
        ? /\d/.test(code) && code.length >= shortestCode
        : code.replace(/\D/g, '').length >= shortestNumber,
    ),
  );
}

/** What sentences may name the lines of an order by, and where these stand. */
export interface LineNames {
  codes: ReadonlySet<string>;
  positions: ReadonlySet<number>;
  /** Where the lines stand on a page, and the files that have any. */
  placesOn: ReturnType<typeof placesByPage>;
  files: ReadonlySet<string>;
  language: string;
}

export function namesOfLines({ rows, language }: Pick<Draft, 'rows' | 'language'>): LineNames {
  const places = rows.flatMap(({ quantity, description, customerArticle, supplierArticle }) =>
    [quantity, description, customerArticle, supplierArticle].flatMap((chosen) => chosen?.places ?? []),
  );
  return {
    language,
    codes: codesOf(rows),
    positions: new Set(rows.map(({ position }, at) => position ?? at + 1)),
    placesOn: placesByPage(places),
    files: new Set(places.map(({ file }) => file)),
  };
}

/**
 * A sentence outside of the lines with the number of an article that is ordered, or of a line: `K-14: size XL instead of
 * L please`, `Please change line 2 to 12 pcs`.
 */
export function namesLine(
  { segment }: Found,
  { codes, positions, language }: LineNames,
  { labelled, values }: LabelIndex,
): boolean {
  const { text, words } = segment;
  // Each of them has a figure.
  if (!/\d/.test(text)) return false;
  const label = labelled.get(segment);
  if (values.has(segment) || (label && !means(label, 'remarks', 'instructions'))) return false;
  if (text.split(/[^\p{L}]+/u).filter((word) => word.length > 1).length < fewestWords) return false;
  const bare = words.map((word) => bareWord(word.text));
  return (
    (bare.some((word) => codes.has(word)) && !asksForPapers(text, codes)) ||
    (words.length <= longestNote && positions.has(lineIn(text, language) ?? -1))
  );
}

function bareWord(text: string): string {
  return text.toLowerCase().replace(/^[("“]+|[)"”.,:;!?]+$/g, '');
}

/** `Please send certificate 3.1 with K-14.`: what comes with the goods in each sentence that names one, and no other number. */
function asksForPapers(text: string, codes: ReadonlySet<string>): boolean {
  const naming = text
    .split(/(?<=[.;!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => sentence.split(/\s+/).some((word) => codes.has(bareWord(word))));
  return naming.every((sentence) => {
    const others = sentence.split(/\s+/).filter((word) => !codes.has(bareWord(word)));
    const said = others.join(' ');
    return (
      papers.test(said) && !/\d/.test(said.replace(/(?<!\S)[1-4]\.[1-4](?!\d)/g, '')) && !instead.test(said)
    );
  });
}
const papers = new RegExp(
  anyOf(({ certificates }) => certificates),
  'iu',
);
const instead = new RegExp(
  anyOf((lexicon) => lexicon.instead),
  'iu',
);
/** Longer sentences are terms, with articles and points of their own. */
const longestNote = 14;

/** True for a text that a line was read from: those of a list are no table. */
export function isOfLines({ sheet, segment }: Found, { placesOn }: LineNames): boolean {
  return placesOn(sheet).some((place) => overlaps(place.box, segment.box));
}

function overlaps(one: Place['box'], other: Place['box']): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

/** The number behind the first word for a line that is no word for any number: `Pos. 2`, `line no. 2`. */
export function lineIn(text: string, language: string): number | null {
  const tokens = tokenise(text);
  for (const [at, { text: word }] of tokens.entries()) {
    const match = word.length < shortestWord ? null : longestMatch(columnBook, tokens, at);
    const isLine = match?.meanings.some(
      ({ kind, languages }) => kind === 'position' && languages.includes(language),
    );
    if (!match || !isLine) continue;
    const isNumber = sensesOf(text, [tokens[at]!])?.some((senses) => senses.has('number'));
    const number = tokens[at + match.length];
    // `Item 1 of 6`, `Poste 5,04 €`
    const isWhole = number && /^\d{1,4}$/.test(number.text) && !goesOn.test(text.slice(number.end));
    if (!isNumber && isWhole) return Number(number.text);
  }
  return null;
}
const shortestWord = 3;
const goesOn = new RegExp(`^(?:[.,]\\d|\\s?/|\\s${anyOf(({ smallWords }) => smallWords.of)}\\s\\d)`, 'u');

/** `DRAFT`, `*** CANCELLED ***`, `Status: not approved`, also with what is not to be carried out: `Order on hold`. */
export function isStamped({ text }: Segment): boolean {
  if (isLegend(text) || asksForDay(text)) return false;
  const said = text.replace(/^[^:]{2,30}:\s*/, '');
  const [first = '', ...others] = said.trim().split(/\s+/);
  return isStamp(said) || (others.length > 0 && ofOrder.test(first) && isStamp(others.join(' ')));
}
/** `Actual date: pending`: a day that is not there yet; `Delivery: on hold` holds the order. */
function asksForDay(text: string): boolean {
  const [, label = ''] = /^([^:]{2,30}):/.exec(text) ?? [];
  const senses = tokenise(label).flatMap((token) => sensesOf(label, [token]) ?? []);
  return senses.some((one) => one.has('date')) && !senses.some((one) => one.has('delivery'));
}
/** `BLQ:Bloqueado`: what a mark of its own letters stands for, and no `PO:CANCELLED`. */
function isLegend(text: string): boolean {
  const [, mark = '', word = ''] = /^(\p{Lu}{2,4}):(\p{L}+)$/u.exec(text) ?? [];
  const [letters, whole] = [mark.toLowerCase(), word.toLowerCase()];
  return letters !== '' && letters[0] === whole[0] && standWithin(letters, whole);
}
const ofOrder = new RegExp(`^${anyOf(({ labelWords }) => labelWords.order)}$`, 'iu');
