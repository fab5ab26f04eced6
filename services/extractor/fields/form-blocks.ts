import { heightOf } from '../layout/boxes.ts';
import { below, rightOf, stackBelow } from '../layout/neighbours.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import type { LabelKind, LabelWord } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { readCityLine } from '../values/address.ts';
import { looksLikePerson } from '../values/company.ts';
import { partOfParty } from './composed-labels.ts';
import { bareLabel, boxNumber } from './label-hits.ts';
import { roleOf } from './labelled-blocks.ts';
import type { LabelIndex } from './labelled-values.ts';
import { type Label, means, wordsBetween } from './labels.ts';
import { oneLineAddress } from './one-line-address.ts';
import type { BlockLine, PartyBlock, PartyRole } from './party-block.ts';
import { joinedLine } from './party-lines.ts';
import { attention } from './party-names.ts';

/** Values of one column begin this near, in points. */
const flush = 6;
/** Entries, and a heading and its first entry, stand at most so many heights apart. */
const farthest = 3;
/** A list about a party has at least this many parts of it. */
const fewestParts = 3;
/** A value stands at most so many heights under its label. */
const linesToValue = 2;

/** A label with its value in a column of such. */
export interface Entry {
  part: LabelWord | null;
  value: BlockLine;
  segments: Segment[];
  /** Where the column of values begins; of a value under its label, where that begins. */
  left: number;
  isAbove: boolean;
}

/** A block that a form prints as a list of labels and values under a heading, and the label that is the heading. */
export interface FormBlock extends PartyBlock {
  heading: Segment;
}

/**
 * Parties whose parts each have a label, flush right or left, under a heading: `Ship to` over `Company: …`, `Address: …`,
 * `City: …`, `Postal code: …`.
 */
export function formBlocks(sheet: Sheet, index: LabelIndex): FormBlock[] {
  const labels = index.labels.flatMap((label) => {
    // A box in a box is a part: `a. Name of consignee`.
    const isOwn =
      label.sheet === sheet &&
      !/^[a-z][.)]\s/i.test(label.segment.text) &&
      (isHeading(label) || isFirst(label));
    const role = isOwn ? roleOf(label, index) : null;
    return role ? [{ label, role }] : [];
  });
  if (labels.length === 0) return [];
  // `Customer` over `Company`, `Street`, `City`: the first of the list is no heading of its own.
  const headings = labels.filter(
    ({ label, label: { segment } }) =>
      !labels.some(
        ({ label: other }) =>
          (namesPart(segment) && isOver(other.segment, segment)) || isInListOf(other, label),
      ),
  );
  const entries = entriesOf(sheet, index);
  return headings.flatMap(({ label, role }) => {
    const own = entriesUnder(label, headings, entries, index);
    const parts = own.flatMap(({ part }) => part ?? []);
    const isParty = parts.length >= fewestParts && (parts.includes('address') || parts.includes('town'));
    if (!isParty) return [];
    if (role !== 'supplier')
      return [blockOf(sheet, label.segment, role, [...own, ...placesBeside(own, entries)])];
    const block = blockOf(sheet, label.segment, role, own);
    return [{ ...block, segments: withColumnsBeside(block, label, index) }];
  });
}

/**
 * The segments of a supplier with those of the further columns of its list, `Phone: …` beside `Company: …`; of a panel that
 * tells of the order, too, these are others.
 */
function withColumnsBeside({ sheet, segments }: FormBlock, heading: Label, index: LabelIndex): Segment[] {
  const left = Math.max(...segments.map(({ box }) => box[0]));
  const from = segments.find(({ line }) => line > heading.segment.line)?.box[0] ?? 0;
  const last = Math.max(...segments.map(({ line }) => line));
  // An entry that is left empty may be its last.
  const [first] = sheet.lines[last + 1]?.segments ?? [];
  const isEmpty =
    first !== undefined &&
    Math.abs(first.box[0] - from) < flush &&
    partOfParty(first.text.replace(/\s*:$/, '')) !== null &&
    first.box[1] - sheet.lines[last]!.box[3] < farthest * heightOf(first.box);
  const beside = sheet.lines
    .slice(heading.segment.line + 1, last + (isEmpty ? 2 : 1))
    .flatMap((line) => line.segments)
    .filter((segment) => !segments.includes(segment) && segment.box[0] > left);
  return beside.some((segment) => isOfOrder(segment, index)) ? segments : [...segments, ...beside];
}

function isOfOrder(segment: Segment, { labelled }: LabelIndex): boolean {
  const label = labelled.get(segment);
  return label !== undefined && means(label, ...ofOrders);
}
const ofOrders: readonly LabelKind[] = [
  ...(['orderNumber', 'orderTitle', 'orderDate', 'anyDate', 'deliveryDate', 'dueDate', 'currency'] as const),
  ...(['buyer', 'shipTo', 'billTo', 'contact', 'remarks', 'instructions'] as const),
];

function isHeading({ sheet, form, segment }: Label): boolean {
  // `ship to:` over `street: …` in a plain text
  const isOverList = sheet.source === 'plain' && rightOf(sheet, segment) === null;
  return form === 'whole' && (!segment.text.endsWith(':') || boxNumber.test(segment.text) || isOverList);
}

/** `Customer: Muster Ltd` over `Street: …` in a plain text: the heading is the first of its list. */
function isFirst({ sheet, form, segment, text }: Label): boolean {
  const isStart = segment.text.replace(/^[-*•\s]+/, '').startsWith(text);
  return sheet.source === 'plain' && form === 'colon' && isStart;
}

/** `Company: …` in the list under `Ship to:` may itself announce a party. */
export function isInListOf(heading: Label, { sheet, segment, text }: Label): boolean {
  const { line: from, box } = heading.segment;
  if (!isHeading(heading) || from >= segment.line || box[0] > segment.box[0] + flush) return false;
  const isNear = ({ box: under }: Line, at: number) =>
    under[1] - sheet.lines[from + at]!.box[3] < (at === 0 ? farthest : 1) * heightOf(under);
  return partOfParty(text) !== null && sheet.lines.slice(from + 1, segment.line + 1).every(isNear);
}

function isOver({ box: over }: Segment, { box }: Segment): boolean {
  return (
    Math.abs(over[0] - box[0]) < flush && over[3] <= box[1] && box[1] - over[3] < farthest * heightOf(box)
  );
}

export function entriesOf(sheet: Sheet, index: LabelIndex): Entry[] {
  return sheet.lines.flatMap(({ segments }) =>
    segments.flatMap(
      (segment) =>
        entriesBeside(sheet, segment, index) ?? entryAbove(sheet, segment) ?? addressUnder(sheet, segment),
    ),
  );
}

/** `City: Leiden`, and `City` beside `Leiden`; an address that its cell wrapped goes on under its first line. */
function entriesBeside(sheet: Sheet, segment: Segment, index: LabelIndex): Entry[] | null {
  const entry = entryBeside(sheet, segment, index);
  if (!entry) return null;
  const [label, first] = entry.segments;
  const under =
    entry.part === 'address' && first && sheet.source !== 'plain' ? below(sheet, first, 0.8) : null;
  const isWrapped =
    under !== null &&
    Math.abs(under.box[0] - first!.box[0]) < flush &&
    !under.text.includes(':') &&
    !index.labelled.has(under) &&
    sheet.lines[under.line]!.segments.every(({ box }) => box[0] >= under.box[0] || box[2] < label!.box[0]);
  if (!isWrapped) return [entry, ...townUnder(sheet, entry, index)];
  // `… Singapore` over `528546`
  if (/^\d{4,6}$/.test(under.text)) {
    const { text, words } = entry.value;
    const value = { text: `${text} ${under.text}`, words: [...words, ...under.words] };
    return [{ ...entry, value, segments: [...entry.segments, under] }];
  }
  const value = { text: under.text, words: under.words };
  return [entry, { ...entry, value, segments: [under] }];
}

/** `Leeds LS1 4AB` flush under `Address: 12 Mill Lane`: the town goes on under the label. */
function townUnder(sheet: Sheet, { part, value, segments, left }: Entry, index: LabelIndex): Entry[] {
  const [label, ...others] = segments;
  const isOpen = part === 'address' && others.length === 0 && oneLineAddress(value.text) === null;
  const town = isOpen ? below(sheet, label!, 1) : null;
  const isTown =
    town !== null &&
    Math.abs(town.box[0] - label!.box[0]) < flush &&
    !index.labelled.has(town) &&
    readCityLine(town.text)?.certain === true;
  return isTown ? [{ part, value: town, segments: [town], left, isAbove: false }] : [];
}

function entryBeside(sheet: Sheet, segment: Segment, index: LabelIndex): Entry | null {
  const [, announced, text] = /^(\p{L}[^:]{1,34}?)\s*:(?:\s+(\S.*))?$/u.exec(segment.text) ?? [];
  const isBare =
    announced === undefined &&
    (namesPart(segment) || isPartAlone(segment, index)) &&
    !isCaption(sheet, segment);
  const label = isBare ? segment.text : announced;
  if (label === undefined) return null;
  const beside = text === undefined ? rightOf(sheet, segment) : null;
  const value = text ?? beside?.text;
  // Of a part that is left empty the next column's label stands beside it.
  // So does the colon of one that its cell parted from it.
  if (value === undefined || !/[\p{L}\d]/u.test(value) || (isBare && namesPart(beside!))) return null;
  const at = segment.text.length - value.length;
  const words = beside?.words ?? wordsBetween(segment, at, segment.text.length);
  const part =
    partOfParty(label) ?? partKnown(segment, index) ?? (namesPerson(label, value) ? 'person' : null);
  const end = beside && part === 'company' ? endOfName(sheet, segment, beside, index) : null;
  return {
    part,
    value: end ? joinedLine({ text: value, words }, end) : { text: value, words },
    segments: [segment, ...(beside ? [beside] : []), ...(end ? [end] : [])],
    left: words[0]?.box[0] ?? segment.box[0],
    isAbove: false,
  };
}

/** `LLC` under `Muster Services,` in the column of values, where no label stands beside it: the end of a name that its cell wrapped. */
function endOfName(sheet: Sheet, label: Segment, value: Segment, { labelled }: LabelIndex): Segment | null {
  const under = below(sheet, value, closeUnder);
  const isNext = under !== null && Math.abs(under.box[0] - value.box[0]) < flush && !labelled.has(under);
  if (!isNext || sheet.source === 'plain' || !/\p{L}{2}/u.test(under.text) || under.text.endsWith(':'))
    return null;
  const beside = sheet.lines[under.line]!.segments;
  return beside.some(({ box }) => Math.abs(box[0] - label.box[0]) < flush) ? null : under;
}
/** In heights. */
const closeUnder = 0.4;

/** `Id. fiscale`: what a label tells that a lexicon has whole, though its words alone do not. */
function partKnown(segment: Segment, { labelled }: LabelIndex): LabelWord | null {
  const label = labelled.get(segment);
  const [, part] = (label && knownParts.find(([kind]) => means(label, kind))) ?? [];
  return part ?? null;
}
/** `TIN`, `GSTIN` alone beside its number. */
function isPartAlone(segment: Segment, index: LabelIndex): boolean {
  return index.labelled.get(segment)?.form === 'whole' && partKnown(segment, index) === 'vat';
}
const knownParts: readonly [LabelKind, LabelWord][] = [
  ['vatId', 'vat'],
  ['phone', 'phone'],
  ['email', 'email'],
];

/** `Address` over its lines in a list whose other values stand beside their labels. */
function addressUnder(sheet: Sheet, segment: Segment): Entry[] {
  if (!namesPart(segment) || partOfParty(segment.text) !== 'address') return [];
  const beside = rightOf(sheet, segment);
  if (beside !== null && !namesPart(beside)) return [];
  const isEnd = ({ text }: Segment) => text.includes(':');
  const first = below(sheet, segment, 1);
  const isFlush = first !== null && Math.abs(first.box[0] - segment.box[0]) < flush && !isEnd(first);
  const lines = isFlush ? [first, ...stackBelow(sheet, first, first.box[0], isEnd)] : [];
  return lines.map((line, at) => ({
    part: 'address',
    value: { text: line.text, words: line.words },
    segments: at === 0 ? [segment, line] : [line],
    left: segment.box[0],
    isAbove: false,
  }));
}

/** `c. CITY` over `Leiden` in the boxes of a form, and `City` in small letters over what was filled in. */
function entryAbove(sheet: Sheet, segment: Segment): Entry | null {
  const box = boxNumber.exec(segment.text)?.[0];
  const label = bareLabel(segment.text);
  if ((box === undefined && !isCaption(sheet, segment)) || /\d|:$/.test(label)) return null;
  const value = below(sheet, segment, linesToValue);
  if (!value || boxNumber.test(value.text)) return null;
  const values = box === undefined ? [value] : [value, ...besideInBox(sheet, segment, value)];
  return {
    part: partOfParty(label.replace(/\s\/\s[a-z]\.\s/g, ' / ')),
    value: {
      text: values.map(({ text }) => text).join(' '),
      words: values.flatMap(({ words }) => words),
    },
    segments: [segment, ...values],
    left: segment.box[0],
    isAbove: true,
  };
}

/** `OR   97103` in the box of `d. STATE / e. ZIP CODE`: what stands behind the value, before the next box. */
function besideInBox({ lines }: Sheet, label: Segment, value: Segment): Segment[] {
  if (!/\s\/\s[a-z]\.\s/.test(label.text)) return [];
  const next = lines[label.line]!.segments.find(({ box }) => box[0] > label.box[2]);
  return lines[value.line]!.segments.filter(
    ({ box }) => box[0] > value.box[2] && box[0] < (next?.box[0] ?? Number.POSITIVE_INFINITY),
  );
}

/** A part of a party among captions, right over larger letters that begin where it does. */
function isCaption(sheet: Sheet, segment: Segment): boolean {
  const { segments } = sheet.lines[segment.line]!;
  const isStrip = segments.every(({ text, words }) => words.length <= mostLabelWords && !/[\d:]/.test(text));
  const value = sheet.source !== 'plain' && isStrip && namesPart(segment) ? below(sheet, segment, 1) : null;
  return (
    value !== null &&
    Math.abs(value.box[0] - segment.box[0]) < flush &&
    heightOf(value.box) > filledLetters * heightOf(segment.box) &&
    !namesPart(value)
  );
}
const filledLetters = 1.15;

function namesPart({ text, words }: Segment): boolean {
  const isShort = words.length <= mostLabelWords && !/[\d:]/.test(text);
  return isShort && !boxNumber.test(text) && partOfParty(text) !== null;
}
/** `Postcode / Town` */
const mostLabelWords = 4;

/** True for `Attn` and words that we do not know before a name; `Buyer` is a person of another list. */
function namesPerson(label: string, value: string): boolean {
  return (
    attention.test(`${label}: `) || (sensesOf(label, tokenise(label)) === null && looksLikePerson(value))
  );
}

/** The entries that stand under a heading, one column of values, up to the first that speaks of something else. */
function entriesUnder(
  label: Label,
  headings: readonly { label: Label }[],
  entries: readonly Entry[],
  index: LabelIndex,
): Entry[] {
  const { segment } = label;
  const firsts = headings.filter((heading) => isFirst(heading.label)).map((first) => first.label.segment);
  const isOwn = (entry: Entry) => {
    if (firsts.includes(entry.segments[0]!)) return false;
    const over = headings
      .map(({ label }) => label.segment)
      .filter((other) => other.line < entry.segments[0]!.line && other.box[0] <= entry.left + flush)
      .sort((a, b) => b.line - a.line || b.box[0] - a.box[0]);
    // Of the headings to the left the nearest column, and in it the nearest above.
    const column = Math.max(...over.map(({ box }) => Math.round(box[0])));
    return over.find(({ box }) => Math.abs(box[0] - column) < flush) === segment;
  };
  const all = entries.filter((entry) => isOwn(entry) || entry.segments[0] === segment);
  // The list stands under its heading; on a line higher the next column may begin.
  const at = all.findIndex(({ segments: [label] }) => Math.abs(label!.box[0] - segment.box[0]) < flush);
  const isHigher = at > 0 && all[at]!.segments[0]!.box[1] - segment.box[3] < farthest * heightOf(segment.box);
  const under = isHigher ? all.slice(at) : all;
  const [first] = under;
  // `GSTIN: …` under the lines of an address is of that, and begins no list.
  const isAside = first !== undefined && first.part !== null && aside.includes(first.part);
  if (!first || (isAside && hasTextBetween(label, first.segments[0]!))) return [];
  const own: Entry[] = [];
  const named = (entry: Entry): Entry =>
    entry.segments[0] === segment && isFirst(label) ? { ...entry, part: 'company' } : entry;
  let bottom = segment.box[3];
  let unknown = 0;
  for (const entry of under.map(named)) {
    const [{ box }] = entry.segments as [Segment];
    const isColumn = entry.isAbove
      ? first.isAbove
      : Math.abs(entry.left - first.left) < flush || Math.abs(box[0] - first.segments[0]!.box[0]) < flush;
    // `Buyer: Ann Lee` in the next column of the panel.
    const isBeside = !isColumn && own.length > 0 && box[0] > own.at(-1)!.segments[0]!.box[2];
    if (isBeside) continue;
    // `Code: S-0047` of the house, before its name.
    const isCode = entry.part === null && entry === first && isCodeOf(entry);
    // `Endpoint: 0211: IT031…` among what we know of the house
    const isUnknown = entry.part === null && own.length > 0 && !isOfOrder(entry.segments[0]!, index);
    const isListed = entry.part !== null || isCode || (isUnknown && ++unknown <= mostUnknown);
    if (box[1] - bottom > farthest * heightOf(box) || !isColumn || !isListed) break;
    own.push(entry);
    bottom = Math.max(...entry.segments.map((segment) => segment.box[3]));
  }
  // What ends the list and says nothing we know may begin another one.
  return own.slice(0, own.findLastIndex(({ part }) => part !== null) + 1);
}

/** `CEP: 86070-545` beside `Street: …`, over `State: PR` beside `City: …`: what a list of two columns has in the other one. */
function placesBeside(list: readonly Entry[], all: readonly Entry[]): Entry[] {
  const lines = new Set(list.map(({ segments: [label] }) => label!.line));
  const beside = all.filter((entry) => !list.includes(entry) && lines.has(entry.segments[0]!.line));
  // A house of its own.
  if (beside.some(({ part }) => part === 'address' || part === 'company')) return [];
  return (['postcode', 'town'] as const).flatMap((part) =>
    list.some((entry) => entry.part === part)
      ? []
      : beside.filter((entry) => entry.part === part && !entry.isAbove).slice(0, 1),
  );
}

const aside: readonly LabelWord[] = ['vat', 'phone', 'email', 'person'];

function hasTextBetween({ sheet, segment }: Label, { line, box }: Segment): boolean {
  return sheet.lines
    .slice(segment.line + 1, line)
    .some(({ segments }) => segments.some((between) => Math.abs(between.box[0] - box[0]) < flush));
}

/** Labels in a list about a house that say nothing we know. */
const mostUnknown = 2;

/** `Código: PRV0047`, `No.: 70114`: what a list calls the house. */
function isCodeOf({ segments: [label], value: { text } }: Entry): boolean {
  return /^(?=\S*\d)[\p{Lu}\d._/-]{2,12}$/u.test(text) && !/\d/.test(label!.text.slice(0, -text.length));
}

export function blockOf(
  sheet: Sheet,
  heading: Segment,
  role: PartyRole,
  entries: readonly Entry[],
): FormBlock {
  const of = (...parts: LabelWord[]) => entries.filter(({ part }) => part !== null && parts.includes(part));
  // `Customer` beside the name of the firm, over `Street`, `City`
  const beside = rightOf(sheet, heading);
  const isName = beside !== null && Math.abs(beside.box[0] - entries[0]!.left) < flush;
  // `Legal name` under the name that the house goes by
  const own = of('company').slice(0, 1);
  // A list that begins with the street has no name.
  const first = entries[0]!.part === 'address' ? [] : [entries[0]!.value];
  const named = own.length > 0 ? own.map(({ value }) => value) : isName ? [beside] : first;
  const people = of('person').filter(({ value }) => !named.includes(value));
  const lines = [
    ...named.map(({ text, words }) => ({ text, words })),
    ...of('address').map(({ value }) => value),
    ...townLine(of('postcode', 'town')),
    ...of('country').map(({ value }) => value),
    ...people.map(({ value }) => ({ ...value, text: `Attn: ${value.text}` })),
    ...of('phone').map(({ value }) => ({ ...value, text: `Tel: ${value.text}` })),
    ...of('email', 'vat').map(({ value }) => value),
  ];
  return {
    role,
    sheet,
    lines,
    heading,
    segments: [
      ...new Set([heading, ...(isName ? [beside] : []), ...entries.flatMap((entry) => entry.segments)]),
    ],
  };
}

/** `86070-545<`, `86070-545.`: what a template left behind a code. */
function withoutMark({ text, words }: BlockLine): BlockLine {
  return { text: text.replace(/(?<=\d)[^\p{L}\d\s]+$/u, ''), words };
}

/** Postal code and town as one line, in the order in which that town is read. */
function townLine(entries: readonly Entry[]): BlockLine[] {
  const town = entries.find(({ part }) => part === 'town')?.value.text;
  const orders = [entries, entries.toReversed()].map((order) =>
    order.map(({ part, value }) => (part === 'postcode' ? withoutMark(value) : value)),
  );
  const lines = orders.map((values) => ({
    text: values.map(({ text }) => text).join(' '),
    words: values.flatMap(({ words }) => words),
  }));
  const whole = lines.find(({ text }) => readCityLine(text)?.city === town) ?? lines[0]!;
  return entries.length > 0 ? [whole] : [];
}
