import type { Word } from '@orderloom/pages/page.ts';
import { segmentOf } from '../layout/lines.ts';
import { below, cellBelow, rightOf, ruleAcross, stackBelow } from '../layout/neighbours.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { type ListEntry, listFrom } from '../layout/value-lists.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { documentBook, isUnit, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { isPlaceCode, looksLikeStreet, readCityLine } from '../values/address.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';
import type { LabelIndex } from './labelled-values.ts';
import { type Label, means, wordsBetween } from './labels.ts';
import { oneLineAddress } from './one-line-address.ts';
import { roleInWords } from './role-words.ts';
import { findSignatures } from './signatures.ts';

/** What a block of names and addresses is to the order. */
export type PartyRole =
  | 'buyer'
  | 'shipTo'
  | 'billTo'
  | 'supplier'
  | 'otherParty'
  | 'letterhead'
  | 'foot'
  | 'signature';

/** One printed line of a block. */
export interface BlockLine {
  text: string;
  words: Word[];
}

/** Lines that stand together and may name a company and its address. */
export interface PartyBlock {
  role: PartyRole;
  sheet: Sheet;
  lines: BlockLine[];
  segments: Segment[];
}

const partyRoles = ['buyer', 'shipTo', 'billTo', 'supplier', 'otherParty'] as const;
/** Labels that stand inside a block of an address; any other one ends it. */
const innerLabels: readonly LabelKind[] = ['email', 'phone', 'vatId', 'contact', 'branch', 'customerNumber'];
/** A letterhead stands in this upper part of the first page. */
const letterheadDepth = 0.3;
/** The foot of a page, where companies print their address and register, starts this far down. */
const footStart = 0.86;
/** A label has at most this many words. */
const longestLabel = 3;
/** So many words behind a label may say that it is another one. */
const longestAside = 5;
/** Lines of more words are sentences. */
const longestLine = 16;

/** The blocks at party labels and the letterhead of each file. */
export function findBlocks(
  sheets: readonly Sheet[],
  index: LabelIndex,
  inTables: ReadonlySet<Line>,
  supplier: string,
): PartyBlock[] {
  const ours = companyKey(supplier);
  const isOurs = ({ text }: Segment) => ours !== '' && companyKey(text) === ours;
  const ends = (sheet: Sheet) => (segment: Segment) =>
    inTables.has(sheet.lines[segment.line]!) || isOurs(segment) || endsBlock(segment, index);
  const labelled = index.labels.flatMap((label) => {
    const role = roleOf(label, index);
    const { form, sheet, segment } = label;
    const [under, beside] = form === 'whole' ? [below(sheet, segment, 3), rightOf(sheet, segment)] : [];
    // Our address goes on beside the label; in a column of its own it would be another box.
    const isListed = beside && isOurs(beside) && listFrom(sheet, segment, beside)[0]?.values[1] !== undefined;
    const we = isListed ? beside : under && isOurs(under) ? under : null;
    if (role && we) return [made('supplier', sheet, [], [segment, we], [we])];
    const block = role && blockAt(label, role, index, ends(label.sheet));
    return block ? [block] : [];
  });
  const known = new Set(labelled.flatMap((block) => block.segments));
  const told = sheets
    .filter(({ isFirst }) => isFirst)
    .flatMap((sheet) => underUnknownLabels(sheet, index, known, ends(sheet)));
  const inProse = labelled.concat(told).some(({ role }) => role === 'shipTo')
    ? []
    : sheets.flatMap((sheet) => inSentences(sheet, inTables));
  const taken = new Set([...known, ...[...told, ...inProse].flatMap((block) => block.segments)]);
  return [
    ...labelled,
    ...told,
    ...inProse,
    ...headSheets(sheets, inTables).flatMap((sheet) => letterheads(sheet, index, taken, ends(sheet))),
    ...sheets.filter(({ isFirst }) => isFirst).flatMap((sheet) => feet(sheet, index, taken, ends(sheet))),
    ...sheets.flatMap((sheet) => findSignatures(sheet, taken, inTables)),
  ];
}

/** The first page of each file, and the page where the first table stands: letters may cover an order. */
function headSheets(sheets: readonly Sheet[], inTables: ReadonlySet<Line>): Sheet[] {
  const ordered = sheets.find(({ lines }) => lines.some((line) => inTables.has(line)));
  return sheets.filter((sheet) => sheet.isFirst || sheet === ordered);
}

/** The role that a label gives; behind other words these decide: `Delivery by 9 May to:` is not `To:`. */
function roleOf(label: Label, index: LabelIndex): PartyRole | undefined {
  // `Confirm To/Telephone` are a person and a number, `Payment/Delivery` terms.
  const isNoParty = (other: Label) => other.segment === label.segment && !means(other, ...partyRoles);
  if (label.part && index.labels.some(isNoParty)) return undefined;
  const role = partyRoles.find((kind) => means(label, kind as LabelKind));
  const { text } = label.segment;
  const before = text.slice(0, text.indexOf(label.text));
  if (role && before.trim() !== '') return roleInWords(before) ?? role;
  // `Send` … `the invoice in triplicate to:`
  if (role === 'shipTo' && label.form === 'open' && /^\p{Ll}/u.test(label.rest))
    return roleInWords(label.rest.split(' ').slice(0, longestAside).join(' ')) ?? role;
  // `Buyer (invoice details):` is where the invoice goes; the buyer itself may be elsewhere.
  const [, aside] = /\(([^()]+)\)\s*:?$/.exec(text) ?? [];
  return role === 'buyer' && aside !== undefined && roleInWords(aside) === 'billTo' ? 'billTo' : role;
}

function blockAt(
  label: Label,
  role: PartyRole,
  index: LabelIndex,
  isEnd: (segment: Segment) => boolean,
): PartyBlock | null {
  const { sheet, segment } = label;
  if (segment.words.length > longestLine) return null;
  // `Société Nouvelle Muster SA` is a name, not a label and a name.
  const isWeak = label.form === 'open' && label.length === 1;
  if (isWeak && (!/^[\p{Lu}\d]/u.test(label.rest) || hasLegalForm(segment.text))) return null;
  const goesOn = label.form === 'open' && /^\p{Ll}[^\d]*$/u.test(label.rest);
  if (label.form !== 'whole' && !goesOn && label.restWords.length > 0) {
    const first = { text: label.rest, words: label.restWords };
    if (oneLineAddress(label.rest)) return made(role, sheet, [first], [segment], []);
    const left = label.restWords[0]!.box[0];
    const under = stackBelow(sheet, segment, left, isEnd);
    const flushed = left === segment.box[0] ? under : stackBelow(sheet, segment, segment.box[0], isEnd);
    const isOwn = under.length === 0 || (flushed.some(isCity) && !under.some(isCity));
    const stack = isOwn ? flushed : under;
    // `Deliver to: main store` says where in the house.
    const isAside = isOwn && /^\p{Ll}[^\d]*$/u.test(label.rest);
    return made(role, sheet, isAside ? [] : [first], [segment, ...stack], stack);
  }
  const beside = rightOf(sheet, segment);
  if (beside && !index.labelled.has(beside) && oneLineAddress(beside.text) !== null)
    return made(role, sheet, [], [segment, beside], [beside]);
  const under = stackBelow(sheet, segment, segment.box[0], isEnd, {
    topIsLabel: true,
  }).map((part) => cellBelow(sheet, segment, part));
  const isValue = beside !== null && !index.labels.some((other) => other.segment === beside);
  const list = isValue ? labelsAndValues(sheet, segment, beside) : [];
  // A list of labels has none of an address under one; two addresses may stand side by side.
  if (list.length > 0 && !under.some(isCity)) {
    const stack = entriesOfParty(list, index, isEnd);
    return made(role, sheet, [], [segment, ...stack], stack);
  }
  if (under.length > 0) return made(role, sheet, [], [segment, ...under], under);
  return beside && !index.labelled.has(beside) ? besideLabel(label, role, beside, index, isEnd) : null;
}

/** The block that begins to the right of its label and ends at the next label of the column. */
function besideLabel(
  { sheet, segment }: Label,
  role: PartyRole,
  right: Segment,
  index: LabelIndex,
  isEnd: (segment: Segment) => boolean,
): PartyBlock {
  const nextLabel = (other: Segment) =>
    sheet.lines[other.line]!.segments.some(
      (beside) =>
        beside.box[2] < right.box[0] &&
        (index.labelled.has(beside) || isShort(beside)) &&
        (Math.abs(beside.box[0] - segment.box[0]) < 4 || Math.abs(beside.box[2] - segment.box[2]) < 4),
    );
  const stack = [
    right,
    ...stackBelow(sheet, right, right.box[0], (other) => isEnd(other) || nextLabel(other)),
  ];
  return made(role, sheet, [], [segment, ...stack], stack);
}

/** What may be a label that no lexicon has. */
function isShort({ text, words }: Segment): boolean {
  return words.length <= longestLabel && !/\d/.test(text);
}

/** A name, a street and a town. */
const addressLines = 4;

/** The list that a label and its value begin; two addresses side by side are none. */
function labelsAndValues(sheet: Sheet, label: Segment, value: Segment): ListEntry[] {
  const list = listFrom(sheet, label, value);
  const under = list.slice(1, addressLines).map((entry) => entry.label);
  return under.some((part) => hasLegalForm(part.text) || isCity(part)) ? [] : list;
}

/** The values of a list that belong to the party at its first label: those beside it, and an address in entries of its own. */
function entriesOfParty(
  [first, ...others]: readonly ListEntry[],
  index: LabelIndex,
  isEnd: (segment: Segment) => boolean,
): Segment[] {
  const next = others.findIndex((entry) => !isAddressEntry(entry, index));
  const ofAddress = others.slice(0, next < 0 ? others.length : next);
  const town = ofAddress.findIndex((entry) => entry.values.some(isCity));
  const values = [first!, ...ofAddress.slice(0, town + 1)].flatMap((entry) => entry.values);
  const end = values.findIndex((value, at) => at > 0 && isEnd(value));
  return end < 0 ? values : values.slice(0, end);
}

/** `Street | Hafenallee 7`: more of an address. */
function isAddressEntry({ label, values: [value] }: ListEntry, index: LabelIndex): boolean {
  return value !== undefined && !index.labelled.has(label) && (looksLikeStreet(value.text) || isCity(value));
}

function made(
  role: PartyRole,
  sheet: Sheet,
  first: BlockLine[],
  segments: Segment[],
  stack: readonly Segment[],
): PartyBlock {
  return {
    role,
    sheet,
    segments,
    lines: [...first, ...stack.map(({ text, words }) => ({ text, words }))],
  };
}

/** Labels of other things end a block; those of numbers and contacts stand inside it. */
function endsBlock(segment: Segment, index: LabelIndex): boolean {
  const words = segment.words.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const isLong = words.length > longestLine && oneLineAddress(segment.text) === null;
  if (isLong || isListed(segment) || isSentence(segment)) return true;
  const label = index.labelled.get(segment);
  if (!label) return false;
  const inside = means(label, ...innerLabels) || (means(label, 'other') && label.form === 'colon');
  return !inside;
}

/** A full sentence of mostly small words. */
function isSentence({ text, words }: Segment): boolean {
  const small = words.filter((word) => /^\p{Ll}/u.test(word.text)).length;
  return words.length >= 5 && /\p{Ll}[.!?]$/u.test(text) && small > 0.4 * words.length && !hasLegalForm(text);
}

/** `24 pcs office chair`: what is ordered, not who orders. */
function isListed({ text, words: [first, second] }: Segment): boolean {
  const isCounted =
    first !== undefined && second !== undefined && /^\d+[x×]?$/.test(first.text) && isUnit(second.text);
  // `7418 EX Deventer`: some letters of postal codes are units.
  return isCounted && readCityLine(text)?.certain !== true;
}

/**
 * Addresses under, beside or behind a label that no lexicon has: its words tell whose they are. With a colon alone it
 * is another place of somebody's, as unlabelled ones are.
 */
function underUnknownLabels(
  sheet: Sheet,
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
  isEnd: (segment: Segment) => boolean,
): PartyBlock[] {
  return sheet.lines.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const beside = rightOf(sheet, segment);
      if (taken.has(segment) || hasLegalForm(segment.text.split(':')[0]!) || namesOther(segment, index))
        return [];
      const [label, rest] = segment.text.split(/:\s+/, 2);
      const told = beside && index.values.has(beside) ? null : roleInWords(label!);
      const role =
        told === 'otherParty'
          ? null
          : (told ??
            amongLabels(sheet, segment, index) ??
            (segment.text.endsWith(':') ? 'letterhead' : null));
      if (role === null) return [];
      if (rest) return oneLineAddress(segment.text) ? [made(role, sheet, [], [segment], [segment])] : [];
      const isOther = (part: Segment) => taken.has(part) || isEnd(part);
      const under = below(sheet, segment, 3);
      const isFlush = under !== null && Math.abs(under.box[0] - segment.box[0]) < flush;
      const stack = (isFlush ? [under, beside] : [beside, under])
        .filter((first) => first !== null && !isOther(first))
        .map((first) => [first!, ...stackBelow(sheet, first!, first!.box[0], isOther)])
        .find((parts) => parts.some((part) => isCity(part) || oneLineAddress(part.text) !== null));
      // A title stands in the middle over what is under it.
      const isOver = stack && (beside === stack[0] || Math.abs(stack[0]!.box[0] - segment.box[0]) < flush);
      return stack && (/:$/.test(segment.text) || (isOver && isName(stack[0]!)))
        ? [made(role, sheet, [], [segment, ...stack], stack)]
        : [];
    }),
  );
}

/**
 * The role that is left where a text stands in a row of labels of parties: between those of the supplier and of the
 * invoice it is the place of delivery.
 */
function amongLabels(sheet: Sheet, segment: Segment, index: LabelIndex): PartyRole | null {
  const row = sheet.lines[segment.line]!.segments.map((other) => {
    const label = index.labelled.get(other);
    return label?.form === 'whole' ? (roleOf(label, index) ?? null) : null;
  });
  const at = sheet.lines[segment.line]!.segments.indexOf(segment);
  const known = row.filter((role) => role !== null);
  const from = row.findIndex((role) => role !== null);
  const isOnlyUnknown =
    row.slice(from, row.findLastIndex((role) => role !== null) + 1).length <= known.length + 1;
  if (!isOnlyUnknown || known.length < 2 || !known.includes('supplier') || row[at] !== null) return null;
  return known.includes('shipTo') ? 'billTo' : 'shipTo';
}

/** What a sentence says before the address of delivery: `we order for delivery on 9 May to Muster Ltd, …`. */
const sentTo =
  /(?<!\p{L})(?:deliver|lief|liefer|lever|livr|entreg|suministr|consegn|fornitur|fornec|dostaw|dostarcz|bestell|send|ship)\p{L}*(?:\s\S+){0,6}?\s(?:to|an|nach|aan|bij|à|chez|a|en|para|presso|do|na|til|på)\s+(?=\p{Lu})(.+)$/iu;

/** Left edges this near, in points, are flush. */
const flush = 12;

/** Addresses of delivery in sentences, which may go on in the next line. */
function inSentences(sheet: Sheet, inTables: ReadonlySet<Line>): PartyBlock[] {
  return sheet.lines.flatMap((line, at) => {
    const [segment] = line.segments;
    const named = segment && !inTables.has(line) ? sentTo.exec(segment.text)?.[1] : undefined;
    if (!segment || named === undefined) return [];
    const [under] = sheet.lines[at + 1]?.segments ?? [];
    const wrapped = under && Math.abs(under.box[0] - segment.box[0]) < 4 ? [under] : [];
    for (const more of [[], wrapped]) {
      const text = [named, ...more.map((part) => part.text)].join(' ').replace(/[:.]$/, '');
      const words = wordsBetween(segment, segment.text.length - named.length, segment.text.length);
      const all = [...words, ...more.flatMap((part) => part.words)];
      if (oneLineAddress(text) !== null)
        return [
          {
            ...made('shipTo', sheet, [{ text, words: all }], [segment, ...more], []),
          },
        ];
    }
    return [];
  });
}

/** True for a label that we know and that announces something else: `Contact:`. */
function namesOther(segment: Segment, index: LabelIndex): boolean {
  return index.labels.some((label) => label.segment === segment && means(label, ...noPlaces));
}

const noPlaces: readonly LabelKind[] = [
  'orderTitle',
  'contact',
  'email',
  'phone',
  'vatId',
  'customerNumber',
  'orderNumber',
  'bankAccount',
  'remarks',
  'instructions',
];

/** A block begins with a name; what stands over a street is a name itself. */
function isName({ text }: Segment): boolean {
  return (
    isPlaceCode(text) ||
    oneLineAddress(text) !== null ||
    (!looksLikeStreet(text) && readCityLine(text) === null)
  );
}

/** Unlabelled blocks at the top; a plain text has no foot, its letterhead may be the only line of its kind. */
function letterheads(
  sheet: Sheet,
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
  ends: (segment: Segment) => boolean,
): PartyBlock[] {
  const top = sheet.lines.filter((line) => line.box[1] < letterheadDepth * sheet.height);
  const blocks = unlabelled(sheet, top, 'letterhead', index, taken, ends);
  return blocks.length > 0 ? blocks : topLine(sheet, index, taken);
}

/** Unlabelled blocks at the foot of a printed page. */
function feet(
  sheet: Sheet,
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
  ends: (segment: Segment) => boolean,
): PartyBlock[] {
  if (sheet.source === 'plain') return [];
  const foot = sheet.lines.filter((line) => line.box[1] > footStart * sheet.height);
  const stacked = unlabelled(sheet, foot, 'foot', index, taken, ends);
  if (stacked.some(({ segments }) => segments.length > 1 && segments.some(isCity))) return stacked;
  const across = foot.flatMap(({ segments }, at) => {
    const free = segments.filter((segment) => !taken.has(segment));
    const [above, ...others] = foot[at - 1]?.segments ?? [];
    const name = above && others.length === 0 && hasLegalForm(above.text) ? [above] : [];
    const parts = [...name, ...free];
    return free.length > 1 && namesPlace(free) ? [made('foot', sheet, [], parts, parts)] : [];
  });
  return across.length > 0 ? across : stacked;
}

function isCity({ text }: Pick<Segment, 'text'>): boolean {
  return readCityLine(text) !== null || oneLineAddress(text) !== null;
}

/** True for the parts of an address that stand side by side: a name and a town. */
function namesPlace(segments: readonly Segment[]): boolean {
  return segments.some(isCity) && segments.some(({ text }) => hasLegalForm(text) || looksLikeStreet(text));
}

/** Blocks with a city or a legal form among some lines. */
function unlabelled(
  sheet: Sheet,
  lines: readonly Line[],
  role: PartyRole,
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
  ends: (segment: Segment) => boolean,
): PartyBlock[] {
  const blocks: PartyBlock[] = [];
  const used = new Set(taken);
  const isEnd = (segment: Segment) => used.has(segment) || index.values.has(segment) || ends(segment);
  for (const line of lines) {
    for (const segment of line.segments) {
      if (index.labelled.has(segment) || isEnd(segment)) continue;
      const first = withoutMark(segment);
      const stack = [first, ...ofOneBlock(sheet, centredOrFlush(sheet, first, isEnd), isEnd)];
      const named = stack.findIndex(({ text }) => roleInBrackets(text) !== null);
      const lines = named < 0 ? stack : stack.slice(0, named);
      const isPlace = ({ text }: Segment) =>
        hasLegalForm(text) || readCityLine(text) !== null || oneLineAddress(text) !== null;
      if (!lines.some(isPlace)) continue;
      const parts = [segment, ...stack.slice(1, named < 0 ? stack.length : named + 1)];
      for (const part of parts) used.add(part);
      const own = named < 0 ? role : roleInBrackets(stack[named]!.text)!;
      blocks.push(made(own, sheet, [], parts, lines));
    }
  }
  return blocks;
}

/** `(1)`, `2.`, `a)`: what counts parties; `ul.` begins a street. */
const mark = /^(?:\(\w{1,2}\)|\d{1,2}[.)]|\p{L}\)|[•–-])$/u;

/** A segment without the mark before it, whose next lines are set in. */
function withoutMark(segment: Segment): Segment {
  const [first, ...words] = segment.words;
  return first && words.length > 0 && mark.test(first.text) ? segmentOf(words, segment.line) : segment;
}

/** `("Buyer")`, `(hereinafter: the Supplier)`: what a contract calls the party above. */
function roleInBrackets(text: string): PartyRole | null {
  const [, name] = /^\((.+)\)$/.exec(text) ?? [];
  return name === undefined ? null : roleInWords(name);
}

/** Lines under a title that happens to stand over them are no block with it where they begin an address of their own. */
function ofOneBlock(sheet: Sheet, under: Segment[], isEnd: (segment: Segment) => boolean): Segment[] {
  const own = under.some(isCity)
    ? -1
    : under.findIndex((part) => stackBelow(sheet, part, part.box[0], isEnd).some(isCity));
  return own < 0 ? under : under.slice(0, own);
}

/** Without any letterhead, the topmost line of a printed page may be the name of the house, unless it names the document. */
function topLine(sheet: Sheet, index: LabelIndex, taken: ReadonlySet<Segment>): PartyBlock[] {
  if (sheet.source === 'plain') return [];
  const [top] = sheet.lines[0]?.segments ?? [];
  const isName =
    top &&
    top.words.length <= 5 &&
    !/\d/.test(top.text) &&
    longestMatch(documentBook, tokenise(top.text), 0) === null;
  return isName && !taken.has(top) && !index.labelled.has(top)
    ? [made('letterhead', sheet, [], [top], [top])]
    : [];
}

/** The lines under a letterhead's first: flush left, centred under it, or flush right. */
function centredOrFlush(sheet: Sheet, top: Segment, isEnd: (segment: Segment) => boolean): Segment[] {
  const flush = stackBelow(sheet, top, top.box[0], isEnd, { most: 6 });
  const middle = (top.box[0] + top.box[2]) / 2;
  const stack: Segment[] = [];
  for (const line of sheet.lines.slice(top.line + 1, top.line + 12)) {
    if (line.box[1] - (stack.at(-1) ?? top).box[3] > 14) break;
    const next = line.segments.find(
      (segment) =>
        Math.abs((segment.box[0] + segment.box[2]) / 2 - middle) < 12 ||
        Math.abs(segment.box[2] - top.box[2]) < 3,
    );
    // Lines of other columns stand between.
    if (!next) continue;
    if (isEnd(next) || stack.length === 5 || ruleAcross(sheet, stack.at(-1) ?? top, next)) break;
    stack.push(next);
  }
  return flush.length >= stack.length ? flush : stack;
}
