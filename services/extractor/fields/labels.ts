import type { Word } from '@orderloom/pages/page.ts';
import { below } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import {
  dateWords,
  labelBook,
  longestMatch,
  type Meaning,
  type Token,
  tokenise,
} from '../lexicon/phrases.ts';
import { yourWords } from '../lexicon/possessives.ts';
import { beginsWithFirm } from '../values/company.ts';
import { readDate } from '../values/date.ts';
import { isGivenName } from '../values/given-name.ts';
import { readOrderNumber } from '../values/order-number.ts';
import { readPhone } from '../values/phone.ts';
import { composedKind, composedKinds } from './composed-labels.ts';

/** A label found on a page, with the text that follows it in its segment. */
export interface Label {
  meanings: readonly Meaning<LabelKind>[];
  sheet: Sheet;
  segment: Segment;
  /** The printed label. */
  text: string;
  /** `whole`: nothing follows; `colon`: a colon or number sign follows; `open`: text follows at once. */
  form: 'whole' | 'colon' | 'open';
  /** Tokens in the phrase: one-word labels are weak without a colon. */
  length: number;
  /** What follows in the segment, up to the next label. */
  rest: string;
  restWords: Word[];
  /** Of `Number / Date` the second has part 1 of 2: so has its value. */
  part?: { index: number; count: number };
}

/** Finds every label on a page: at the start of a segment, or inside it when a colon follows. */
export function labelsOf(sheet: Sheet): Label[] {
  return sheet.lines.flatMap((line) =>
    line.segments.flatMap(
      (segment) => pairedLabels(sheet, segment) ?? wrappedLabel(sheet, segment) ?? labelsIn(sheet, segment),
    ),
  );
}

/** A label that its narrow cell wrapped: `Order` with `Date:` flush below it. */
function wrappedLabel(sheet: Sheet, segment: Segment): Label[] | null {
  if (/[:#]$/.test(segment.text)) return null;
  const all = tokenise(segment.text);
  const under = all.length > 2 ? null : below(sheet, segment, 0.8);
  if (!under || Math.abs(under.box[0] - segment.box[0]) > 2 || !under.text.endsWith(':')) return null;
  const both = [...all, ...tokenise(under.text)];
  const match = longestMatch(labelBook, both, 0);
  if (!match || match.length !== both.length || match.length === all.length) return null;
  const text = `${segment.text} ${under.text}`;
  return [
    {
      meanings: match.meanings,
      sheet,
      segment,
      text,
      form: 'whole',
      length: match.length,
      rest: '',
      restWords: [],
    },
  ];
}

/** What parts two labels, and their values: `Order no. / Date` over `4500 / 12 May`; labels also `Order no./Date`. */
export const pairMark = /\s+\/\s+/;

function pairedLabels(sheet: Sheet, segment: Segment): Label[] | null {
  if (!segment.text.includes('/')) return null;
  // The days when a ship comes and goes.
  if (/\bETD\b/.test(segment.text)) return [];
  const whole = segment.text.replace(/\s*:\s*$/, '');
  const spaced = whole.split(pairMark);
  const isTight = spaced.length < 2;
  const parts = isTight ? whole.split('/') : spaced;
  if (parts.length < 2) return null;
  const matches = parts.map((part) => {
    const all = tokenise(part);
    const match = longestMatch(labelBook, all, 0);
    if (match && match.length === all.length) return match;
    const kind = composedKind(part);
    return kind && kind !== 'other' ? { length: all.length, meanings: [{ kind, languages: [] }] } : null;
  });
  // `Confirm To/Telephone`: a telephone number is told from what stands before it.
  const isTold = matches.some((match) =>
    match?.meanings.some(({ kind }) => kind === 'phone' || kind === 'email'),
  );
  const isNamed = matches.every(
    (match, index) => match !== null || ((!isTight || isTold) && !/\d/.test(parts[index]!)),
  );
  if (!isNamed || matches.every((match) => match === null)) return null;
  return matches.flatMap((match, index): Label[] =>
    match === null
      ? []
      : [
          {
            meanings: match.meanings,
            sheet,
            segment,
            text: parts[index]!,
            form: 'whole',
            length: match.length,
            rest: '',
            restWords: [],
            part: { index, count: parts.length },
          },
        ],
  );
}

/** Segments of more words are sentences; only a label with a colon at their start counts, or one whose value follows at once. */
const longestValue = 14;
/** A text with so many labels and colons is a list of values. */
const fewestListed = 3;
/** Characters within which a value follows its label in a sentence. */
const nearby = 32;

interface Hit {
  start: number;
  end: number;
  length: number;
  meanings: readonly Meaning<LabelKind>[];
}

function labelsIn(sheet: Sheet, segment: Segment): Label[] {
  const all = withComposed(segment.text, hitsIn(segment.text, tokenise(segment.text)));
  // `Buyer: Ann Lee Terms: 60 days Ship via: DHL FOB: Leeds …` is a list, however long.
  const announced = all.filter((hit) => isAnnounced(segment.text, hit.end));
  const isSentence = segment.words.length > longestValue && announced.length < fewestListed;
  const hits = isSentence
    ? all.filter(
        (hit) =>
          (/(?:^|[·•|]\s*)$/.test(segment.text.slice(0, hit.start)) && isAnnounced(segment.text, hit.end)) ||
          (hit.meanings.some(({ kind }) => kind === 'vatId') && isAnnounced(segment.text, hit.end)) ||
          announcesInProse(hit, segment.text),
      )
    : all;
  return hits.map((hit, index) => {
    const { rest, form, words } = behind(hits, index, segment);
    const text = segment.text.slice(hit.start, hit.end);
    return { meanings: hit.meanings, sheet, segment, text, form, length: hit.length, rest, restWords: words };
  });
}

/** The text before a colon, or all of a text without one: what may be a label. */
const labelPart = /^([^:]{2,60}):|^[^:\d]{4,40}$/u;
/** What stands before a number or day that follows at once: `Order placing no. E 11-6093`, `Deliver no later than 9 May`. */
const openPart = /^(\p{L}[^\d:]{3,40}?)\s+(?=(?:\p{Lu}{1,4} )?[\p{Lu}/.-]{0,6}\d)/u;
const openKinds: readonly LabelKind[] = [
  'orderNumber',
  'orderDate',
  'deliveryDate',
  'phone',
  'deliveryPhone',
];

/** Marks between the entries of a list in one text. */
const listMark = /\s[-–—·•|/]\s|[,;]\s/g;

/**
 * The labels of a text, with those that no lexicon has whole: what the words before a colon make together, at the
 * beginning or behind a mark. Labels of nothing that we read are not added; they only take the place of what a part of
 * them would be.
 */
function withComposed(text: string, hits: readonly Hit[]): readonly Hit[] {
  const inBox = boxNumber.exec(text)?.[0].length ?? 0;
  const starts = [inBox, ...Array.from(text.matchAll(listMark), ({ 0: mark, index }) => index + mark.length)];
  return starts.reduce<readonly Hit[]>((found, start) => composedAt(text, start, found), hits);
}

function composedAt(text: string, from: number, hits: readonly Hit[]): readonly Hit[] {
  // `5b. TELEPHONE (No collect calls)`
  const own = text.slice(from).replace(aside, '');
  const [whole, before] = labelPart.exec(own) ?? [];
  const open = whole === undefined ? withoutWeek(openPart.exec(own)?.[1]) : undefined;
  const isFirst = !/\p{L}{2}/u.test(text.slice(0, from));
  const found = isFirst ? (before ?? whole ?? open) : before;
  // `Wanted (all lines) week 6`
  const bare = open !== undefined ? open.replace(aside, '') : found;
  const label = (bare ?? '').replace(/[^\p{L}\p{N}.#]+$|\.{2,}$/u, '');
  const end = from + (open !== undefined && bare !== open ? open.length : label.length);
  const isKnown = (hit: Hit) => hit.end >= end - 1 && !/\p{L}/u.test(text.slice(from, hit.start));
  if (label === '' || hits.some(isKnown)) return hits;
  const tokens = tokenise(label);
  // Without a colon a single word is no label.
  const isSingle = before === undefined && (sensesOf(label, tokens)?.length ?? 0) < 2;
  const kinds = isSingle ? [] : kindsOf(label);
  const [kind] = kinds;
  const others = hits.filter((hit) => hit.end <= from || hit.start >= end);
  if (label.includes('/') && others.length < hits.length) return hits;
  if (!kind || (kind === 'other' && others.length === hits.length)) return hits;
  if (open !== undefined && !openKinds.includes(kind)) return hits;
  const meanings = kinds.filter(fitsValue(text.slice(end))).map((one) => ({ kind: one, languages: [] }));
  const hit = { start: from, end, length: tokens.length, meanings };
  return [...others, hit].sort((a, b) => a.start - b.start);
}

/** `Delivery date week 43/2025`: the week belongs to the value. */
function withoutWeek(open: string | undefined): string | undefined {
  const last = tokenise(open ?? '').at(-1);
  return last && dateWords.weeks.has(last.text) ? open!.slice(0, last.start).trimEnd() : open;
}

/** Of a label that may announce a day or something else, what follows it in its text says which. */
function fitsValue(rest: string): (kind: LabelKind, at: number, kinds: readonly LabelKind[]) => boolean {
  const value = rest.replace(/^[\s.:]+/, '');
  const isDay = value !== '' && readDate(value.slice(0, nearby), 'DMY', dateWords) !== null;
  const isDate = (kind: LabelKind) => kind === 'orderDate' || kind === 'deliveryDate';
  return (kind, _, kinds) => kinds.length < 2 || value === '' || isDate(kind) === isDay;
}

/** `Ext. / mobile` are two of one kind; `Tax no. / VAT no.` are two labels. */
function kindsOf(label: string): LabelKind[] {
  const [first, ...others] = label.split('/').map((part) => composedKinds(part));
  return others.every((kinds) => kinds[0] === first![0]) ? first! : [];
}

/** What stands behind a label in its segment, up to the next one; of `Tax no. / VAT no.: 12` both have the number. */
function behind(
  hits: readonly Hit[],
  index: number,
  segment: Segment,
): Pick<Label, 'rest' | 'form'> & { words: Word[] } {
  const hit = hits[index]!;
  const until = hits[index + 1]?.start ?? segment.text.length;
  const printed = segment.text.slice(hit.end, until);
  if (index + 1 < hits.length && /^\s*\/\s*$/.test(printed)) return behind(hits, index + 1, segment);
  // `Deliver to (goods receipt)`: an aside is no value.
  const rest = /^\s*\([^()]*\)[\s:]*$/.test(printed)
    ? ''
    : // `Buyer: Ann Lee - Phone: 12`: the mark belongs to neither.
      printed
        .replace(/^(?:[\s:#./)\-–—]|\((?!\d+\)))+/, '')
        .replace(index + 1 < hits.length ? /\s+[-–—·•|/,;]\s*$/ : /$^/, '');
  const form = rest.trim() === '' ? 'whole' : isAnnounced(segment.text, hit.end) ? 'colon' : 'open';
  const from = segment.text.indexOf(rest, hit.end);
  return { rest: rest.trim(), form, words: wordsBetween(segment, from, until) };
}

/** The number of a box on a form: `3. ORDER NO.`, `5a. BUYER (Name)`. */
export const boxNumber = /^(?:(?:\d{1,2}[a-zA-Z]?|[a-z])[.)]|\d{1,2}\([a-zA-Z]\))\s+(?=\p{L})/u;

/** A label without the number of its box and what it says in brackets. */
export function bareLabel(text: string): string {
  return text.replace(boxNumber, '').replace(aside, '');
}
const aside = /(?<=\p{L}\.?)\s+\([^()]*\)$/u;

function hitsIn(text: string, all: readonly Token[]): Hit[] {
  const hits: Hit[] = [];
  const inBox = boxNumber.exec(text)?.[0].length ?? 0;
  const first = all.findIndex(({ start }) => start >= inBox);
  const brackets = all.flatMap(({ start }, next) =>
    next > 0 && /\(\s*$/.test(text.slice(all[next - 1]!.end, start)) ? [next] : [],
  );
  const isWhole = (end: number) => /^\s*(?:\([^()]*\)\s*)?$/.test(text.slice(end).replace(/^\.+/, ''));
  for (let at = 0; at < all.length; at++) {
    // `Telephone (No collect calls)`: a phrase that begins before a bracket does not end inside it.
    const inside = brackets.find((next) => next > at) ?? -1;
    const match =
      (inside < 0 ? null : longestMatch(labelBook, all.slice(0, inside), at)) ??
      longestMatch(labelBook, all, at);
    if (!match) continue;
    const hit = {
      start: all[at]!.start,
      end: all[at + match.length - 1]!.end,
      length: match.length,
      meanings: match.meanings,
    };
    const startsWord = hit.start === 0 || /[\s(|/,•·]/.test(text[hit.start - 1]!);
    const isPartOfNumber = /^[-–]?[\p{L}\d]|^[\w.+-]*@/u.test(text.slice(hit.end));
    if (
      // `Your VAT number: …` is ours, not the buyer's.
      (at > 0 &&
        yourWords.has(all[at - 1]!.text) &&
        match.meanings.every(({ kind }) => kind !== 'contact')) ||
      !startsWord ||
      isPartOfNumber ||
      (hits.length === 0 && isQualified(hit, text)) ||
      beginsName(hit, text) ||
      (at > 0 &&
        !(at === first && isWhole(hit.end)) &&
        !isAnnounced(text, hit.end) &&
        !announcesInProse(hit, text))
    )
      continue;
    hits.push(hit);
    at += match.length - 1;
  }
  return hits;
}

/** `Azienda Speciale Valdarno`, `Entreprise Gauthier Frères`: a word for a firm begins the name of one. */
function beginsName({ start, end }: Hit, text: string): boolean {
  return start === 0 && beginsWithFirm(text) && !text.slice(0, end).includes(' ');
}

/** `Launch Date:` and `Receiving date:` are dates of something else. */
function isQualified(hit: Hit, text: string): boolean {
  if (hit.length > 1 || hit.start === 0) return false;
  const isDate = hit.meanings.some(
    ({ kind }) => kind === 'anyDate' || kind === 'deliveryDate' || kind === 'dueDate',
  );
  const isWish = hit.meanings.some(({ kind }) => kind === 'deliveryDate') && announcesInProse(hit, text);
  return isDate && !isWish && /\p{L}{3,} $/u.test(text.slice(0, hit.start));
}

/**
 * A label inside a sentence counts when its value follows at once: `… our purchase order number 87432 for …`,
 * `… notre bon de commande BC-2026-031 …`, `… for delivery on 2026-09-18 …`. A single word announces a number only
 * when that has more than digits: `order 5000 screws`.
 */
function announcesInProse(hit: Hit, text: string): boolean {
  const names = (...kinds: LabelKind[]) => hit.meanings.some((meaning) => kinds.includes(meaning.kind));
  const after = text.slice(hit.end, hit.end + nearby);
  if (names('deliveryDate')) return readDate(after, 'DMY', dateWords) !== null;
  // `This matter is handled by Ann Lee, direct line …`
  if (names('contact') && hit.length > 1) return isGivenName(after.trim().split(/[\s,]/)[0]!);
  if (names('phone')) return /^[.:]?\s*(?:\p{L}+\s)?[+(\d]/u.test(after) && readPhone(after) !== null;
  const number = names('orderNumber', 'orderTitle') ? readOrderNumber(after) : null;
  return number !== null && ((hit.length > 1 && names('orderNumber')) || /\p{L}.*\d|\d-\d/u.test(number));
}

/** True when a colon follows, or a number sign ends the label: `PO#: 12`, `Order No. # 12`, `Phone (mobile): 12`, `Date......: 12`. */
function isAnnounced(text: string, end: number): boolean {
  return /^[\s.]*(?:\([^)]{1,20}\)\s*)?[:#]/.test(text.slice(end)) || text[end - 1] === '#';
}

/** The words of a segment that overlap a stretch of its text. */
export function wordsBetween(segment: Segment, from: number, until: number): Word[] {
  let offset = 0;
  return segment.words.filter((word) => {
    const start = offset;
    offset += word.text.length + 1;
    return start < until && start + word.text.length > from;
  });
}

/** True when the label has this meaning. */
export function means(label: Label, ...kinds: LabelKind[]): boolean {
  return label.meanings.some((meaning) => kinds.includes(meaning.kind));
}
