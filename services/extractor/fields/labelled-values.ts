import type { Word } from '@orderloom/pages/page.ts';
import type { Candidate } from '../draft.ts';
import { heightOf, middleY, overlapX } from '../layout/boxes.ts';
import {
  below,
  captioned,
  cellBelow,
  inCellBelow,
  rightOf,
  signedOver,
  stackBelow,
} from '../layout/neighbours.ts';
import { characterConfidence, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { isSoonest, isUndecided, labelBook, wholeMeanings } from '../lexicon/phrases.ts';
import { hasStreetWord, looksLikeStreet, readCityLine } from '../values/address.ts';
import { isDegree } from '../values/degrees.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { areLettersOf } from '../values/person-letters.ts';
import { readPhone } from '../values/phone.ts';
import { composedKind } from './composed-labels.ts';
import { type Label, means, pairMark } from './labels.ts';
import { namesSeat } from './party-lines.ts';
import { linesUnderName } from './signatures.ts';
import { joinedParts, nameBeforeStroke, partOf } from './value-parts.ts';

/** How much each place of a value beside its label counts. */
const placeScores = { inline: 0.97, open: 0.95, right: 0.95, below: 0.92 } as const;
/** A value stands at most this share of the page's width to the right of its label. */
const farthestRight = 0.4;
const linesBelow = 2.2;

/** Reads a value from the text at a label; null when the text holds none. */
export type Reader<T> = (text: string, label: Label) => T | null;

/** All labels of the pages, and the segments that start with one, each with its first. */
export interface LabelIndex {
  labels: Label[];
  labelled: ReadonlyMap<Segment, Label>;
  /** Segments that are the number or date of a label: never part of an address. */
  values: ReadonlySet<Segment>;
}

const numbersAndDates: readonly LabelKind[] = [
  'orderNumber',
  'orderDate',
  'anyDate',
  'deliveryDate',
  'dueDate',
  'currency',
  'customerNumber',
];

const partyKinds: readonly LabelKind[] = ['shipTo', 'billTo', 'buyer', 'supplier'];

export function indexLabels(found: readonly Label[]): LabelIndex {
  const sheets = [...new Set(found.map(({ sheet }) => sheet))];
  const ofSigners = new Set(sheets.flatMap(linesUnderName));
  // `To:` under `Ship` is no label of its own.
  const ends = new Set(found.flatMap((label) => (means(label, ...partyKinds) ? (label.under ?? []) : [])));
  const labels = found.filter(
    (label) =>
      !ends.has(label.segment) &&
      !namesSeat(label.segment.text) &&
      (!ofSigners.has(label.segment) || (label.form !== 'whole' && !means(label, 'contact', 'buyer'))),
  );
  const firsts = new Map<Segment, Label>();
  for (const label of labels) if (!firsts.has(label.segment)) firsts.set(label.segment, label);
  const starting = labels.filter(startsSegment).map(({ segment }) => segment);
  const labelled = new Map(starting.map((segment) => [segment, firsts.get(segment)!]));
  const values = labels
    .filter((label) => label.form === 'whole' && means(label, ...numbersAndDates))
    .flatMap(({ sheet, segment }) => {
      const over = captioned(sheet, segment);
      // A title over a label is no value of it.
      return over && !labelled.has(over)
        ? [over]
        : [rightOf(sheet, segment), below(sheet, segment, linesBelow)];
    })
    .filter(
      (value) =>
        value !== null &&
        !labelled.has(value) &&
        /\d/.test(value.text) &&
        !isPlace(value) &&
        !isPhone(value.text),
    );
  return { labels, labelled, values: new Set(values as Segment[]) };
}

/** `050 - 332 18 67` under a title. */
function isPhone(text: string): boolean {
  return /^[+(0]\S*\s/.test(text) && readPhone(text)?.length === text.length;
}

/** Another column's town or street, not the value of the label to its left. */
function isPlace({ text }: Segment): boolean {
  return readCityLine(text)?.certain === true || (looksLikeStreet(text) && hasStreetWord(text));
}

/**
 * A single word that text follows without a colon may be no label at all: `To be delivered`. Nor are words that a
 * whole sentence follows: `Deliver on weekdays between 07:00 and 15:30.`
 */
function startsSegment(label: Label): boolean {
  const startsSentence = label.restWords.length > 4 && /\p{Ll}{3,}.*\.$/u.test(label.rest);
  return (
    (label.text.startsWith(label.segment.text) || label.segment.text.startsWith(label.text)) &&
    (label.form !== 'open' || (label.length > 1 && !startsSentence))
  );
}

/**
 * What stands at the labels of the given kinds, as candidates: behind the label, in the next segment to the right,
 * or under it. `weight` scales the scores of a kind of label.
 */
export function valuesAt<T>(
  index: LabelIndex,
  kinds: readonly LabelKind[],
  weight: number,
  read: Reader<T>,
): Candidate<T>[] {
  return index.labels
    .filter((label) => means(label, ...kinds))
    .flatMap((label) => {
      const found = valueAt(label, index, read);
      return found ? [{ ...found, score: found.score * weight }] : [];
    });
}

function valueAt<T>(label: Label, index: LabelIndex, read: Reader<T>): Candidate<T> | null {
  if (label.form !== 'whole' && !goesOn(label)) {
    const where = label.form === 'colon' ? 'inline' : 'open';
    const from = (text: Pick<Segment, 'words' | 'text'> | null) =>
      text && candidate(label, text.words, text.text, where, read);
    return (
      candidate(label, label.restWords, label.rest, where, read) ??
      from(wrappedValue(label, index)) ??
      from(behindCode(label, index) ?? cutPerson(label, index))
    );
  }
  const over =
    captioned(label.sheet, label.segment) ??
    (means(label, 'contact') ? signedOver(label.sheet, label.segment) : null);
  const isValue = over !== null && !label.part && !index.labelled.has(over);
  const overhead = isValue ? candidate(label, over.words, over.text, 'below', read) : null;
  if (overhead) return overhead;
  const toTheRight = () => valueRight(label, index, read);
  const underneath = () => valueBelow(label, index, read);
  return isHeading(label, index) || isOverColumn(label, index)
    ? (underneath() ?? toTheRight())
    : (toTheRight() ?? underneath() ?? valueOfWrapped(label, index, read));
}

/** `BUYER: 07` before `D. OKAFOR` in columns of characters: the code of a person, and their name. */
function behindCode(label: Label, index: LabelIndex): Pick<Segment, 'words' | 'text'> | null {
  const { sheet, segment, rest, restWords } = label;
  const isCode = means(label, 'buyer', 'contact') && /^(?=.*\d)[\p{Lu}\d]{1,4}$/u.test(rest);
  const next = isCode && segment.text.endsWith(rest) ? rightOf(sheet, segment) : null;
  if (!next || index.labelled.has(next)) return null;
  return { words: [...restWords, ...next.words], text: `${rest} ${next.text}` };
}

/** `BUYER   RSH   R SHOCKLEY`: the letters of a person, and the name that begins with them. */
function behindLetters(sheet: Sheet, letters: Segment) {
  const next = /^\p{Lu}{3}$/u.test(letters.text) ? rightOf(sheet, letters) : null;
  if (!next || !areLettersOf(letters.text, next.text)) return null;
  return { next, words: [...letters.words, ...next.words], text: `${letters.text} ${next.text}` };
}

/** `Buyer: Tamika` over `Rowe`: a given name whose cell wrapped what follows it. */
function cutPerson(label: Label, index: LabelIndex): Pick<Segment, 'words' | 'text'> | null {
  const { sheet, segment, rest, restWords } = label;
  const isGiven = means(label, 'buyer', 'contact') && isGivenName(rest) && segment.text.endsWith(rest);
  const under = isGiven ? below(sheet, segment, 0.8) : null;
  const isFlush = under !== null && Math.abs(under.box[0] - segment.box[0]) < 2;
  if (!isFlush || index.labelled.has(under) || !nameWord.test(under.text)) return null;
  return { words: [...restWords, ...under.words], text: `${rest} ${under.text}` };
}

/** `Current` over `Buyer`, `Purchase` over `Order #`, a label that its cell wrapped: its value stands beside the first line. */
function valueOfWrapped<T>(label: Label, index: LabelIndex, read: Reader<T>): Candidate<T> | null {
  const { sheet, segment } = label;
  const over = sheet.lines[segment.line - 1]?.segments.find(
    ({ box }) =>
      Math.abs(box[0] - segment.box[0]) < flush &&
      segment.box[1] - box[3] < closeOver * heightOf(segment.box),
  );
  const isBegin = over && /^\p{Lu}[\p{L}-]+$/u.test(over.text) && beginsLabel(over.text, label);
  const value = isBegin && !index.labelled.has(over) ? rightOf(sheet, over) : null;
  return value && !index.labelled.has(value)
    ? candidate(label, value.words, value.text, 'right', read)
    : null;
}
/** In heights. */
const closeOver = 0.3;

/** True for a word before `Buyer`, and for one that makes a longer label of a number or a day. */
function beginsLabel(word: string, label: Label): boolean {
  if (means(label, 'buyer', 'contact')) return true;
  const whole = wholeMeanings(labelBook, `${word} ${label.segment.text}`);
  return whole?.some(({ kind }) => numbersAndDates.includes(kind) && means(label, kind)) ?? false;
}

/** What stands farther to the right, in heights, is another column where a text goes on close under the label. */
const otherColumn = 4;

/** `VAT no.` over its number, and the bank of the next column far beside it. */
function isOverColumn({ sheet, segment }: Label, { labelled }: LabelIndex): boolean {
  const right = rightOf(sheet, segment);
  const under = below(sheet, segment, 0.8);
  return (
    sheet.source !== 'plain' &&
    !/[:#]$/.test(segment.text) &&
    right !== null &&
    under !== null &&
    !labelled.has(under) &&
    // `Buyer` over `Desired day of receipt` in a list of labels.
    composedKind(under.text) === null &&
    Math.abs(under.box[0] - segment.box[0]) < 1 &&
    right.box[0] - segment.box[2] > otherColumn * heightOf(segment.box)
  );
}

/** `VAT no.: FR 77` over `436 563 395`: a number or day that its narrow cell wrapped. */
function wrappedValue(
  { sheet, segment, rest, restWords }: Label,
  { labelled }: LabelIndex,
): Pick<Segment, 'words' | 'text'> | null {
  const under = /\d/.test(rest) && segment.text.endsWith(rest) ? below(sheet, segment, 0.8) : null;
  if (!under || labelled.has(under) || Math.abs(under.box[0] - segment.box[0]) > 2) return null;
  return { words: [...restWords, ...under.words], text: `${rest} ${under.text}` };
}

/** A label that ends in such a word is one, however short. */
const numbering = /(?:nr|no|nummer|number|num)\.?$/i;

/** `Plazo de entrega hasta` before a date, `Ordernr. DC` over a number: words behind such a label are no value of it. */
function goesOn({ form, length, rest, restWords, segment, text, ...label }: Label): boolean {
  return (
    form === 'open' &&
    (length > 1 || numbering.test(text)) &&
    restWords.length <= 2 &&
    !/\d/.test(rest) &&
    !isSoonest(rest) &&
    !isUndecided(rest) &&
    segment.text.startsWith(text) &&
    label.meanings.some(({ kind }) => numbersAndDates.includes(kind))
  );
}

function valueRight<T>(label: Label, index: LabelIndex, read: Reader<T>): Candidate<T> | null {
  const { sheet, segment } = label;
  const right = rightOf(sheet, segment);
  const isNear = right !== null && right.box[0] - segment.box[2] < farthestRight * sheet.width;
  if (!isNear || index.labelled.has(right)) return null;
  const own = means(label, 'buyer', 'contact') ? behindLetters(sheet, right) : null;
  if (own && !index.labelled.has(own.next)) return candidate(label, own.words, own.text, 'right', read);
  const wrapped = means(label, 'contact')
    ? wrappedName(sheet, right, index)
    : means(label, 'phone')
      ? wrappedPhone(sheet, right, index)
      : null;
  const last = wrapped?.words.at(-1);
  const under = sheet.lines.find((line) => last !== undefined && line.words.includes(last));
  // Beside another label its own value stands.
  const isAlone = under && !under.segments.some(({ box }) => overlapX(box, segment.box) > 0);
  const value = wrapped && isAlone ? wrapped : right;
  return candidate(label, value.words, value.text, 'right', read);
}

function valueBelow<T>(label: Label, index: LabelIndex, read: Reader<T>): Candidate<T> | null {
  const { sheet, segment: begin, under: segment = begin } = label;
  const under = below(sheet, segment, linesBelow) ?? inCellBelow(sheet, segment, linesBelow);
  if (!under || index.labelled.has(under)) return null;
  if (!label.part) {
    const cell = cellBelow(sheet, segment, under);
    const wrapped =
      wrappedCell(sheet, cell, index) ??
      (means(label, 'contact') || (means(label, 'buyer') && isGivenName(cell.text))
        ? wrappedName(sheet, cell, index)
        : null);
    return (
      (wrapped && candidate(label, wrapped.words, wrapped.text, 'below', read)) ??
      candidate(label, cell.words, cell.text, 'below', read)
    );
  }
  // `Date of order / Buyer` over `4 May 2026 | Ann Lee`: a segment for each.
  const beside = sheet.lines[under.line]!.segments.filter(({ box }) => overlapX(box, segment.box) > 0);
  const cell = beside.length === label.part.count ? beside[label.part.index]! : null;
  if (cell && !index.labelled.has(cell))
    return candidate({ ...label, part: undefined }, cell.words, cell.text, 'below', read);
  const { words, text } = joinedParts(sheet, under);
  if (text.split(pairMark).length === label.part.count || nameBeforeStroke.test(text))
    return candidate(label, words, text, 'below', read);
  // Each value may have a line of its own, in the order of the labels.
  const stack = stackBelow(sheet, segment, under.box[0], () => false, { most: label.part.count });
  // A narrow cell wraps both: `Ann Lee 01` over `487 4362`.
  if (means(label, 'phone') && stack.length > 1 && isMixed(stack[0]!)) {
    const wrapped = stack.flatMap((segment) => segment.words);
    return candidate(label, wrapped, wrapped.map((word) => word.text).join(' '), 'below', read);
  }
  const ofPart = stack.length === label.part.count ? stack[label.part.index]! : null;
  if (ofPart && index.labelled.has(ofPart)) return null;
  const own = ofPart ?? { words, text };
  return candidate(label, own.words, own.text, 'below', read);
}

/** What cannot end a date: a particle, a month, a joining mark. */
const isOpenDate =
  /\d.*(?:\s(?:de|del|di|do|den|der|bis|to|tot|till|til|al?|au|ao|do|e|y|and|und|en|et|og|i)|\s?[-–/]|,)$|^\d{1,2}[.º]?\s\p{L}{3,}\.?$/iu;

/** `20 de diciembre de` over `2025`: a date that its narrow cell wrapped, centred or flush. */
function wrappedCell(
  sheet: Sheet,
  cell: Segment,
  { labelled }: LabelIndex,
): Pick<Segment, 'words' | 'text'> | null {
  const under = isOpenDate.test(cell.text) ? below(sheet, cell, 0.8) : null;
  if (!under || labelled.has(under) || !/\d/.test(under.text) || under.words.length > 5) return null;
  return { words: [...cell.words, ...under.words], text: `${cell.text} ${under.text}` };
}

/** `(757)` over `555-0107`: a number that its narrow cell wrapped. */
function wrappedPhone(
  sheet: Sheet,
  cell: Segment,
  { labelled }: LabelIndex,
): Pick<Segment, 'words' | 'text'> | null {
  const isBegin = /^[+(\d][\d\s()./-]*$/.test(cell.text) && readPhone(cell.text) === null;
  const under = isBegin ? below(sheet, cell, 0.8) : null;
  const isEnd = under !== null && Math.abs(under.box[0] - cell.box[0]) < 2 && /^[\d\s./-]+$/.test(under.text);
  if (!isEnd || labelled.has(under)) return null;
  return { words: [...cell.words, ...under.words], text: `${cell.text} ${under.text}` };
}

/** `Priya` over `Nandakumar`: a name that its narrow cell wrapped. */
function wrappedName(
  sheet: Sheet,
  cell: Segment,
  { labelled }: LabelIndex,
): Pick<Segment, 'words' | 'text'> | null {
  const bare = cell.text.split(' ').filter((word) => !isDegree(word) && !honorific.test(`${word} A`));
  const under = nameWord.test(bare.join(' ')) ? below(sheet, cell, 0.8) : null;
  const isFlush = under !== null && Math.abs(under.box[0] - cell.box[0]) < 2;
  // `Mme Aurélie` over `CHANÉAC`
  const isSurname = isGivenName(bare.join(' ')) && /^\p{Lu}{2}[\p{Lu}'’-]*$/u.test(under?.text ?? '');
  if (!isFlush || labelled.has(under) || !(nameWord.test(under.text) || isSurname)) return null;
  return { words: [...cell.words, ...under.words], text: `${cell.text} ${under.text}` };
}
const nameWord = /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u;

/** `Ann Lee 01`: words and numbers, the values of several labels on one line. */
function isMixed({ text }: Segment): boolean {
  return /\p{L}{2}/u.test(text) && /\s[\d+(]/.test(text);
}

/** In a strip of headings the values stand below; to the right stands another heading. */
function isHeading({ sheet, segment }: Label, { labelled }: LabelIndex): boolean {
  if (isBetweenPairs(sheet, segment, labelled)) return false;
  const beside = sheet.lines[segment.line]!.segments.filter((other) => other !== segment);
  return (
    !/[:#]$/.test(segment.text) &&
    beside.length > 0 &&
    beside.some((other) => labelled.has(other) && !/:/.test(other.text)) &&
    !beside.some((other) => /\d/.test(other.text))
  );
}

/** `Ordered by | Ann Lee` under or over `Need by | 15 May`, labels and values each flush. */
function isBetweenPairs(sheet: Sheet, label: Segment, labelled: LabelIndex['labelled']): boolean {
  const value = rightOf(sheet, label);
  return (
    value !== null &&
    !labelled.has(value) &&
    [-1, 1].some((step) => {
      const segments = sheet.lines[label.line + step]?.segments ?? [];
      const name = segments.find(({ box }) => Math.abs(box[0] - label.box[0]) < flush);
      const text = name && rightOf(sheet, name);
      return (
        text &&
        labelled.get(name)?.form === 'whole' &&
        !labelled.has(text) &&
        Math.abs(text.box[0] - value.box[0]) < flush
      );
    })
  );
}
/** In points. */
const flush = 2;

function candidate<T>(
  label: Label,
  allWords: Word[],
  allText: string,
  where: keyof typeof placeScores,
  read: Reader<T>,
): Candidate<T> | null {
  const { words, text } = label.part
    ? partOf(allWords, allText, label.part)
    : { words: allWords, text: allText };
  const value = read(text.replace(/^[\s:#]+/, ''), label);
  if (value === null || words.length === 0) return null;
  return {
    ...placeOf(label.sheet, words),
    value,
    score: placeScores[where] * characterConfidence(wordsOfValue(words, value)),
    because: where === 'below' ? `under "${label.text}"` : `at "${label.text}"`,
  };
}

/** `27.11.2026` of `27.11.2026, from 8:00 to 13:00`: the words of a day, where it is told which text it was read from. */
function wordsOfValue(words: readonly Word[], value: unknown): readonly Word[] {
  const text = (value as { text?: unknown }).text;
  const own = typeof text === 'string' ? words.filter((word) => text.includes(word.text)) : [];
  return own.length > 0 ? own : words;
}

/** 1 at the top of a page, 0.93 at its foot: headers speak before signatures. */
export function heightWeight(sheet: Pick<Sheet, 'height'>, place: Candidate<unknown>): number {
  return 1 - 0.07 * Math.min(1, Math.max(0, middleY(place.box) / sheet.height));
}
