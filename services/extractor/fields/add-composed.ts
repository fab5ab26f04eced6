import { sensesOf } from '../lexicon/label-words.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { dateWords, tokenise } from '../lexicon/phrases.ts';
import { readDate } from '../values/date.ts';
import { composedKinds } from './composed-labels.ts';
import { aside, boxNumber, type Hit, nearby } from './label-hits.ts';

/** The text before a colon, or all of a text without one: what may be a label. */
const labelPart = /^([^:]{2,60}):|^[^:\d]{4,40}$/u;

/** What stands before a number or day that follows at once: `Order placing no. E 11-6093`, `Deliver no later than 9 May`. */
const openPart = /^(\p{L}[^\d:]{3,40}?)\s+(?=(?:\p{Lu}{1,4} )?[\p{Lu}/.(+-]{0,6}\d)/u;

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
export function withComposed(text: string, hits: readonly Hit[]): readonly Hit[] {
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
  const label = (bare ?? '').replace(/[^\p{L}\p{N}.#°]+$|\.{2,}$/u, '');
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
