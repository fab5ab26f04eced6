import { heightOf, overlapX, widthOf } from '../layout/boxes.ts';
import { segmentOf } from '../layout/lines.ts';
import { above, below, ruleAcross, signedOver, stackBelow } from '../layout/neighbours.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { documentBook, labelBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { hasStreetWord, looksLikeStreet, namesPostBox, readCityLine } from '../values/address.ts';
import { namesState, townOfAuthority } from '../values/authorities.ts';
import { hasLegalForm } from '../values/company.ts';
import { readCountry } from '../values/country.ts';
import { readEmails } from '../values/email.ts';
import { isOffice, namesTrade } from '../values/house-words.ts';
import { readPhone } from '../values/phone.ts';
import { namesAddress, partOfParty } from './composed-labels.ts';
import { isCutBeforeCode } from './cut-lines.ts';
import type { LabelIndex } from './labelled-values.ts';
import { means } from './labels.ts';
import { oneLineAddress } from './one-line-address.ts';
import { namesOrder } from './order-words.ts';
import { readParty } from './party.ts';
import { isAddressWithoutCode } from './party-address.ts';
import {
  holdCity,
  isCity,
  made,
  ofAddress,
  type PartyBlock,
  type PartyRole,
  partyRoles,
} from './party-block.ts';
import { isFormAhead, isTownOverCode, splitLine } from './party-lines.ts';
import { headsNothing, isOpenName, mayBeCompany } from './party-names.ts';
import { mailHeadOn } from './printed-mails.ts';
import { roleInWords } from './role-words.ts';

/** A letterhead stands in this upper part of the first page. */
const letterheadDepth = 0.3;
/** One in a line across the page may stand under the addresses of others. */
const lineDepth = 0.5;

/** Unlabelled blocks at the top; a plain text has no foot, its letterhead may be the only line of its kind. */
export function letterheads(
  sheet: Sheet,
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
  ends: (segment: Segment) => boolean,
): PartyBlock[] {
  const mail = mailHeadOn(sheet);
  const isHead = ({ box, segments }: Line) =>
    box[1] < letterheadDepth * sheet.height ||
    (box[1] < lineDepth * sheet.height && isHouseInOneLine(segments, ends));
  const top = sheet.lines.filter((line, at) => isHead(line) && (mail === null || at > mail.to));
  if (mail) return unlabelled(sheet, top, 'letterhead', index, taken, ends);
  const blocks = unlabelled(sheet, top, 'letterhead', index, taken, ends);
  return blocks.length > 0
    ? underLargeName(sheet, withAddressUnder(withNamesOver(sheet, blocks, index, taken)), index, taken)
    : topLine(sheet, index, taken);
}

/**
 * The name close over an address in one line, in larger letters with a rule between them, that on the line over its
 * caption, `Entity name`, and that over the office that the address is of: `Purchasing department`.
 */
function withNamesOver(
  sheet: Sheet,
  blocks: readonly PartyBlock[],
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
): PartyBlock[] {
  const used = new Set(blocks.flatMap(({ segments }) => segments));
  const mayName = (segment: Segment | null): segment is Segment =>
    segment !== null &&
    !used.has(segment) &&
    !taken.has(segment) &&
    !index.labelled.has(segment) &&
    mayBeCompany(segment.text) &&
    !namesOrder(segment);
  return blocks.map((block) => {
    const [first, ...others] = block.segments;
    const isCaption = partOfParty(first!.text) === 'company';
    const over = above(sheet, first!, 1);
    const isOfOffice = !isCaption && over !== null && isOffice(over.text) && !used.has(over);
    const name = isCaption ? signedOver(sheet, first!) : isOfOffice ? above(sheet, over, 1) : over;
    if (!mayName(name)) return block;
    if (isCaption)
      return { ...block, segments: [name, ...block.segments], lines: [name, ...block.lines.slice(1)] };
    const isAligned = isCentred(name, first!) || Math.abs(name.box[0] - first!.box[0]) < flush;
    const isOver = overlapX(name.box, first!.box) > 0.5 * widthOf(name.box);
    if (isOfOffice && isOver && readParty(block).company === null)
      return { ...block, segments: [name, ...block.segments], lines: [name, ...block.lines] };
    const isNear = isAligned && first!.box[1] - name.box[3] < closeUnder * heightOf(first!.box);
    const isOwn =
      isNear &&
      ruleAcross(sheet, name, first!) &&
      heightOf(name.box) > largeName * heightOf(first!.box) &&
      oneLineAddress(first!.text) !== null &&
      !holdCity(others) &&
      !hasLegalForm(readParty(block).company?.value ?? '');
    return isOwn ? { ...block, segments: [name, ...block.segments], lines: [name, ...block.lines] } : block;
  });
}

function isCentred({ box: one }: Segment, { box: other }: Segment): boolean {
  return Math.abs(one[0] + one[2] - other[0] - other[2]) < 2 * flush;
}

/** The house at one side and close under it, at another one, its address: one block. */
function withAddressUnder(blocks: PartyBlock[]): PartyBlock[] {
  const apart = (isHouse: boolean) =>
    blocks.filter((block) => {
      const { company, city } = readParty(block);
      return (company !== null) === isHouse && (city === null) === isHouse;
    });
  const [[house, ...houses], [place, ...places]] = [apart(true), apart(false)];
  if (!house || !place || houses.length + places.length > 0) return blocks;
  const [over, first] = [house.segments.at(-1)!, place.segments[0]!];
  const gap = first.box[1] - over.box[3];
  const isFlush = [0, 2].some((edge) => Math.abs(first.box[edge]! - over.box[edge]!) < flush);
  // In one column with its house an address may stand lower.
  const reach = isFlush && above(house.sheet, first, farthestOver) === over ? flushAddress : closeAddress;
  if (gap < 0 || gap > reach * heightOf(first.box)) return blocks;
  const segments = [...house.segments, ...place.segments];
  const whole = { ...house, segments, lines: [...house.lines, ...place.lines] };
  return blocks.flatMap((block) => (block === house ? whole : block === place ? [] : block));
}
/** In heights of the address, and of the name over it. */
const [closeAddress, flushAddress, farthestOver] = [2, 4, 4];

/** The name of the house in large letters, aside from the only address of the head, which has none but says how to reach it. */
function underLargeName(
  sheet: Sheet,
  blocks: PartyBlock[],
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
): PartyBlock[] {
  const [head, ...more] = blocks;
  if (!head || more.length > 0 || sheet.source === 'plain') return blocks;
  const { company, phone, email, vatId } = readParty(head);
  // Our own address goes on under our name, which is in no block.
  if (company !== null || (phone ?? email ?? vatId) === null || above(sheet, head.segments[0]!, 1))
    return blocks;
  const isFree = (segment: Segment) => !taken.has(segment) && !index.labelled.has(segment);
  const name = sheet.lines
    .filter(({ box }) => box[1] < nameDepth * sheet.height)
    .flatMap(({ segments }) => segments)
    .find(
      (segment) =>
        isFree(segment) &&
        heightOf(segment.box) > largeName * heightOf(head.segments.at(-1)!.box) &&
        mayBeCompany(segment.text) &&
        !namesOrder(segment),
    );
  return name ? [{ ...head, segments: [name, ...head.segments], lines: [name, ...head.lines] }] : blocks;
}
/** The name of the house stands in this upper part of its page, in letters so much larger than its address. */
const nameDepth = 0.12;
const largeName = 1.3;

/** Blocks with a city or a legal form among some lines. */
export function unlabelled(
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
      if (index.labelled.has(segment) || isEnd(segment) || isSentence(segment) || headsNothing(segment.text))
        continue;
      const form = formBehind(line, segment, isEnd);
      const plain = withoutMark(segment);
      const first = form ? segmentOf([...plain.words, ...form.words], plain.line) : plain;
      // Under the line of the sender stands the address of somebody else.
      const aligned = centredOrFlush(sheet, first, isEnd);
      const inset = holdCity(aligned) ? [] : setInUnder(sheet, first, isEnd);
      const under = holdCity(inset) ? inset : aligned;
      // `Hôpital du` over `Val`: nothing ends so.
      const own = isOpenName(first.text) ? under : ofOneBlock(sheet, first, under, isEnd);
      const stack = untilAddressLabel(ofAddress([first, ...own]));
      const named = stack.findIndex(({ text }) => roleInBrackets(text) !== null);
      if (named === 0) continue;
      const told = named < 0 ? stack : stack.slice(0, named);
      const lines = told.some(isTown)
        ? told
        : [...told, ...goesOnBeside(sheet, told, isEnd), ...goesOnSmaller(sheet, told, isEnd)];
      const isPlace = ({ text }: Segment, at: number) =>
        hasLegalForm(text) ||
        readCityLine(text) !== null ||
        isTownOverCountry(text, lines[at + 1]?.text ?? '') ||
        (townOfAuthority(text) !== null && lines.slice(at + 1, at + 1 + mostOfName).some(isStreet)) ||
        oneLineAddress(text) !== null ||
        (at > 0 && (isAddressWithoutCode(lines[at]!) || endsOnNextLine(lines[at - 1]!, lines[at]!))) ||
        isCutBeforeCode(text, lines[at + 1]?.text ?? '') ||
        isTownOverCode(text, lines[at + 1]?.text ?? '', lines[at + 2]?.text);
      // `M/s. Muster Steel Centre` is who gets the letter, in India.
      const isAddressed = role === 'letterhead' && messrs.test(first.text) && !namesSupplier(index);
      if (!lines.some(isPlace) && !(isAddressed && lines.length > 1)) continue;
      const parts = [
        segment,
        ...(form ? [form] : []),
        ...stack.slice(1, named < 0 ? stack.length : named + 1),
        ...lines.slice(told.length),
      ];
      for (const part of parts) used.add(part);
      const caption = named < 0 ? below(sheet, told.at(-1)!, 1) : stack[named]!;
      const side = (caption && roleInBrackets(caption.text)) ?? (isAddressed ? 'supplier' : role);
      blocks.push(made(side, sheet, [], parts, lines));
    }
  }
  return blocks;
}

/** `Muster Works,` over `Lda.`, `Mill Road 4, Quarter,` over `Muster City`. */
function endsOnNextLine(line: Segment, next: Segment): boolean {
  if (!line.text.endsWith(',')) return false;
  const whole = { text: `${line.text} ${next.text}`, words: [...line.words, ...next.words] };
  return isFormAhead(line.text, next.text) || isAddressWithoutCode(whole);
}

/** Where a label has the supplier, `M/s.` may be the house whose paper it is. */
function namesSupplier({ labels }: LabelIndex): boolean {
  return labels.some((label) => means(label, 'supplier'));
}
const messrs = /^(?:m\/s|messrs)\.?\s?\p{Lu}/iu;
/** The street of a town that buys stands in the line under its name, or under the second of it. */
const mostOfName = 2;

/** `AUCKLAND 0931` over `NEW ZEALAND`: of four digits behind a town only the country tells what they are. */
function isTownOverCountry(text: string, next: string): boolean {
  return /\d$/.test(text) && readCountry(next) !== null && readCityLine(`${text}, ${next}`) !== null;
}

/** `MUSTER TOOLS` in large letters and close behind it `Wholesale Group LLC` in smaller ones: one name. */
function formBehind(
  { segments }: Line,
  segment: Segment,
  isEnd: (segment: Segment) => boolean,
): Segment | null {
  const next = segments[segments.indexOf(segment) + 1];
  if (!next || isEnd(next) || hasLegalForm(segment.text) || !hasLegalForm(`${segment.text} ${next.text}`))
    return null;
  const isClose = next.box[0] - segment.box[2] < spaceOfName * heightOf(next.box);
  const isSmaller = heightOf(segment.box) > heightOf(next.box);
  return isClose && isSmaller && mayBeCompany(segment.text) && !namesOrder(segment) ? next : null;
}
/** A space within a name, in heights of its smaller letters. */
const spaceOfName = 0.5;

/** True for a town; `3310 Harbor Rd SE` begins as a town behind its code does. */
function isTown(segment: Segment): boolean {
  return isCity(segment) && !isStreet(segment);
}

function isStreet({ text }: Segment): boolean {
  return readCityLine(text)?.certain !== true && looksLikeStreet(text) && hasStreetWord(text);
}

/** What stands under `Address` in a margin is a block of its own. */
function untilAddressLabel(stack: readonly Segment[]): readonly Segment[] {
  const at = stack.findIndex(({ text }, index) => index > 0 && namesAddress(text));
  return at < 0 ? stack : stack.slice(0, at);
}

/** `SE16 4RT. Call Dev on 07700 900418 when close.`: the end of one and another. */
function isSentence({ text, words }: Segment): boolean {
  return (
    words.length > longestHead &&
    !hasLegalForm(text) &&
    /[.!?]\s\p{Lu}\p{Ll}+\s(?:\S+\s)*\p{Ll}{2}/u.test(text)
  );
}
const longestHead = 6;

/** `Ringweg 9 28195 Bremen po@muster.example`, a whole address in smaller letters under the name of a firm. */
function goesOnSmaller(
  sheet: Sheet,
  stack: readonly Segment[],
  isEnd: (segment: Segment) => boolean,
): Segment[] {
  const last = stack.at(-1)!;
  const under = hasLegalForm(last.text) ? below(sheet, last, closeUnder) : null;
  if (!under || isEnd(under) || Math.abs(under.box[0] - last.box[0]) > flush) return [];
  const [{ text } = under] = splitLine(under);
  return readCityLine(text)?.before || oneLineAddress(text) ? [under] : [];
}
/** In heights of the name. */
const closeUnder = 1;
/** Left edges this near, in points, are flush. */
const flush = 4;

/** The parts of an address go on to the right of the street at most this many heights apart. */
const besideGap = 3;

/** `Muster GmbH | Ringweg 9 | 28195 Bremen`, or `Ringweg 9 | 28195 Bremen | T 0421 367200` under a name: what marks part. */
function goesOnBeside(
  sheet: Sheet,
  stack: readonly Segment[],
  isEnd: (segment: Segment) => boolean,
): Segment[] {
  // `PH 330 555 0161` may stand under the street.
  const street = stack.slice(1).findLast(isStreet);
  const last = street ?? stack.at(-1)!;
  const { segments } = sheet.lines[last.line] ?? { segments: [] };
  const isBegun = hasLegalForm(last.text) || (stack.length > 1 && looksLikeStreet(last.text));
  if (!isBegun) return [];
  const behind = segments.filter(({ box }) => box[0] > last.box[2]);
  const end = behind.findIndex(
    (segment, at) =>
      isEnd(segment) || segment.box[0] - (behind[at - 1] ?? last).box[2] > besideGap * heightOf(last.box),
  );
  const near = end < 0 ? behind : behind.slice(0, end);
  if (near.some(isCity)) return near;
  return segments[0] === last && isHouseInOneLine(segments, isEnd) ? behind : [];
}

/** `Muster Inc.`, its street or box, its town and how to reach it, spread over the line and nothing else on it. */
function isHouseInOneLine(
  [house, street, town, ...others]: readonly Segment[],
  isEnd: (segment: Segment) => boolean,
): boolean {
  return (
    house !== undefined &&
    street !== undefined &&
    town !== undefined &&
    hasLegalForm(house.text) &&
    (looksLikeStreet(street.text) || namesPostBox(street.text)) &&
    isCity(town) &&
    [street, town].every((segment) => !isEnd(segment)) &&
    others.every(({ text }) => readPhone(text) !== null || readEmails(text).length > 0)
  );
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
  if (name === undefined) return null;
  const all = tokenise(name);
  const match = longestMatch(labelBook, all, 0);
  const isWhole = match !== null && match.length === all.length;
  const known = partyRoles.find((role) => isWhole && match.meanings.some(({ kind }) => kind === role));
  return known ?? roleInWords(name);
}

/** Lines under a title that happens to stand over them are no block with it where they begin an address of their own. */
function ofOneBlock(
  sheet: Sheet,
  top: Segment,
  under: Segment[],
  isEnd: (segment: Segment) => boolean,
): Segment[] {
  if (holdCity(under) && under.every((part) => isAside(top, part))) return [];
  const city = under.findIndex(isCity);
  const other = under.findIndex(
    ({ text }, at) => city >= 0 && at > city && hasLegalForm(text) && isFirm(under.slice(at)),
  );
  if (other > 0) return under.slice(0, other);
  const own = holdCity(under)
    ? -1
    : under.findIndex((part) => holdCity(stackBelow(sheet, part, part.box[0], isEnd)));
  return own < 0 ? under : under.slice(0, own);
}

/** Farther left than what stands over it, and neither centred under it nor flush right. */
function isAside({ box: top }: Segment, { box }: Segment): boolean {
  const edges = [box[2] - top[2], (box[0] + box[2] - top[0] - top[2]) / 2];
  return box[0] < top[0] - 2 * flush && edges.every((distance) => Math.abs(distance) > 2 * flush);
}

/** A name with its own street or town under it. */
function isFirm([, ...under]: readonly Segment[]): boolean {
  return under.slice(0, 3).some((part) => looksLikeStreet(part.text) || isCity(part));
}

/**
 * Without any letterhead, the topmost line of a printed page may be the name of the house, under that of its state, unless
 * it names the document.
 */
function topLine(sheet: Sheet, index: LabelIndex, taken: ReadonlySet<Segment>): PartyBlock[] {
  if (sheet.source === 'plain') return [];
  const [top] = sheet.lines.find(({ segments }) => !namesState(segments[0]?.text ?? ''))?.segments ?? [];
  const isName =
    top &&
    top.words.length <= 5 &&
    !/\d/.test(top.text) &&
    longestMatch(documentBook, tokenise(top.text), 0) === null &&
    // `PURCHASE` over `ORDER`
    longestMatch(documentBook, tokenise(`${top.text} ${below(sheet, top, closeUnder)?.text ?? ''}`), 0) ===
      null;
  if (!isName || taken.has(top) || index.labelled.has(top)) return houseOverTitle(sheet, index, taken);
  const end = endOfName(sheet, top, index, taken);
  if (!end) return [made('letterhead', sheet, [], [top], [top])];
  const whole = segmentOf([...top.words, ...end.words], top.line);
  return [made('letterhead', sheet, [], [top, end], [whole])];
}

/** `MUSTER RESEARCH INSTITUTE` under a mark of the form and the state it belongs to: the one line over the title with what a house does. */
function houseOverTitle(sheet: Sheet, index: LabelIndex, taken: ReadonlySet<Segment>): PartyBlock[] {
  const isTitle = (segment: Segment) => {
    const label = index.labelled.get(segment);
    return label?.form === 'whole' && means(label, 'orderTitle');
  };
  const title = sheet.lines.findIndex(({ segments }) => segments.some(isTitle));
  const houses = sheet.lines
    .slice(0, Math.max(0, title))
    .flatMap(({ segments }) => segments)
    .filter(
      (segment) =>
        segment.words.length > 1 &&
        segment.words.length <= longestHouse &&
        /^[^\d:@]+$/.test(segment.text) &&
        namesTrade(segment.text) &&
        !taken.has(segment) &&
        !index.labelled.has(segment),
    );
  return houses.length === 1 ? [made('letterhead', sheet, [], houses, houses)] : [];
}
/** In words. */
const longestHouse = 8;

/** `Muster Relief` over `Network`: one word more in the same large letters. */
function endOfName(
  sheet: Sheet,
  top: Segment,
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
): Segment | null {
  const under = below(sheet, top, closeUnder);
  const isEnd =
    under !== null &&
    under.words.length === 1 &&
    /^\p{Lu}\p{L}+$/u.test(under.text) &&
    Math.abs(under.box[0] - top.box[0]) < flush &&
    under.words[0]!.fontSize === top.words[0]!.fontSize &&
    !taken.has(under) &&
    !index.labelled.has(under) &&
    longestMatch(documentBook, tokenise(under.text), 0) === null;
  return isEnd ? under : null;
}

/** Lines alone under one that stands alone, each within its width whatever its left edge: a head that was typed with spaces. */
function setInUnder(sheet: Sheet, top: Segment, isEnd: (segment: Segment) => boolean): Segment[] {
  const stack: Segment[] = [];
  if (sheet.lines[top.line]!.segments.length > 1) return stack;
  for (const { segments } of sheet.lines.slice(top.line + 1, top.line + 1 + mostSetIn)) {
    const [only, ...others] = segments;
    const last = stack.at(-1) ?? top;
    if (!only || others.length > 0 || isEnd(only) || ruleAcross(sheet, last, only)) break;
    const isClose = only.box[1] - last.box[3] < closeUnder * heightOf(last.box);
    if (!isClose || only.box[0] < top.box[0] - flush || only.box[2] > top.box[2] + flush) break;
    stack.push(only);
  }
  return stack;
}
const mostSetIn = 5;

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
  const isNearer = flush.length === stack.length && (stack[0]?.line ?? 0) < (flush[0]?.line ?? 0);
  return flush.length < stack.length || isNearer ? stack : flush;
}
