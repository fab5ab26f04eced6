import { heightOf, middleY, overlapX } from '../layout/boxes.ts';
import {
  above,
  below,
  cellBelow,
  rightOf,
  ruleAcross,
  stackBelow,
  stackFlushRight,
  stackInCell,
} from '../layout/neighbours.ts';
import { stackSetIn } from '../layout/set-in.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { dateWords, tokenise } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { looksLikeStreet } from '../values/address.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';
import { foldWord } from '../values/fold.ts';
import { phoneAlone, readPhone } from '../values/phone.ts';
import { acrossLine, paddedAddress } from './address-across.ts';
import { centredBeside } from './centred-labels.ts';
import { partOfParty } from './composed-labels.ts';
import { isCutTown } from './cut-lines.ts';
import type { LabelIndex } from './labelled-values.ts';
import { type Label, means, wordsBetween } from './labels.ts';
import { addressBefore, oneLineAddress } from './one-line-address.ts';
import { isOrderWord } from './order-words.ts';
import {
  holdCity,
  isCity,
  longestLine,
  made,
  ofAddress,
  type PartyBlock,
  type PartyRole,
  partyRoles,
} from './party-block.ts';
import { atDashes } from './party-lines.ts';
import { contactsBeside, entriesOfParty, labelsAndValues, peopleOf } from './party-lists.ts';
import { roleInWords } from './role-words.ts';
import { wrappedAddress, wrappedTown } from './wrapped-addresses.ts';

/** A label has at most this many words. */
const longestLabel = 3;

/** So many words behind a label may say that it is another one. */
const longestAside = 5;

/** The role that a label gives; behind other words these decide: `Delivery by 9 May to:` is not `To:`. */
export function roleOf(label: Label, index: LabelIndex): PartyRole | undefined {
  // `Confirm To/Telephone` are a person and a number, `Payment/Delivery` terms.
  const isNoParty = (other: Label) => other.segment === label.segment && !means(other, ...partyRoles);
  if (label.part && index.labels.some(isNoParty)) return undefined;
  const role = partyRoles.find((kind) => means(label, kind as LabelKind));
  const { text } = label.segment;
  const before = label.under ? '' : text.slice(0, text.indexOf(label.text));
  if (role && before.trim() !== '') return roleInWords(before) ?? (isOther(role, before) ? undefined : role);
  // `Send` … `the invoice in triplicate to:`
  if (role === 'shipTo' && label.form === 'open' && /^\p{Ll}/u.test(label.rest))
    return roleInWords(label.rest.split(' ').slice(0, longestAside).join(' ')) ?? role;
  // `Factura a 30 días` is when it is paid.
  if (role === 'billTo' && isSpan(label.rest)) return undefined;
  // `Buyer (invoice details):` is where the invoice goes; the buyer itself may be elsewhere.
  const [, aside] = /\(([^()]+)\)\s*:?$/.exec(text) ?? [];
  return role === 'buyer' && aside !== undefined && roleInWords(aside) === 'billTo' ? 'billTo' : role;
}

function isSpan(text: string): boolean {
  const [count = '', period = ''] = text.split(' ');
  return /^\d{1,3}$/.test(count) && dateWords.periods.has(foldWord(period));
}

/** `Send all correspondence to:` is not `To:`. */
function isOther(role: PartyRole, before: string): boolean {
  return role === 'supplier' && /\p{L}{3}\s+\p{L}{3}/u.test(before);
}

/** The block of a label with this role: behind it, under it or beside it; null when there is none. */
export function blockAt(
  label: Label,
  role: PartyRole,
  index: LabelIndex,
  isEnd: (segment: Segment) => boolean,
): PartyBlock | null {
  const { sheet, segment } = label;
  const behind = label.form === 'colon' ? segment.text.slice(segment.text.indexOf(label.rest)) : '';
  if (atDashes(behind).length > 1) {
    const words = wordsBetween(segment, segment.text.length - behind.length, segment.text.length);
    const isHyphened = /\p{Lu}-$/u.test(behind);
    const under = isHyphened || isCutTown(behind) ? below(sheet, segment, 0.8) : null;
    const [end] = endOfTown.exec(under?.text ?? '') ?? [];
    const text = end === undefined ? behind : `${behind}${isHyphened ? '' : ' '}${end}`;
    const ends = end === undefined ? [] : wordsBetween(under!, 0, end.length);
    const line = { text, words: [...words, ...ends] };
    return made(role, sheet, [line], end === undefined ? [segment] : [segment, under!], []);
  }
  const padded = paddedAddress(label);
  if (padded) return made(role, sheet, [padded.line], padded.segments, []);
  const address = label.form === 'colon' ? addressBefore(label.rest) : null;
  if (address !== null && address !== label.rest) {
    const at = segment.text.indexOf(address);
    const line = { text: address, words: wordsBetween(segment, at, at + address.length) };
    const phone = phoneUnder(label);
    return made(role, sheet, [line, ...phone], [segment, ...phone], []);
  }
  // `Project: 25-418 Muster Works` has a number of its own.
  if (
    role === 'shipTo' &&
    ofWork.test(label.text) &&
    /^\d/.test(label.rest || (rightOf(sheet, segment)?.text ?? ''))
  )
    return null;
  const isLong = segment.words.length > longestLine && address === null;
  if (isLong || endsSentence(label) || isValueUnder(label, index)) return null;
  // `Goods-in: 01924 555 018` is how to reach a place.
  if (role === 'shipTo' && phoneAlone(label.rest) !== null) return null;
  if (isTerm(label, index) || isValueInList(label, index)) return null;
  // `(ship to)` is the caption of what stands above it.
  if (/^\(.*\)$/.test(segment.text)) return null;
  // `Société Nouvelle Muster SA` is a name, not a label and a name.
  const isWeak = label.form === 'open' && label.length === 1;
  // Nor is `Supplier Portal - Purchase Order #4711`.
  const isTitle = tokenise(label.rest).some(({ text }) => isOrderWord(text));
  // Nor `LUGAR DE COMPRA`.
  const isOpen = isWeak && segment.text === segment.text.toUpperCase() && particle.test(label.rest);
  if (isOpen) return null;
  if (isWeak && (!/^[\p{Lu}\d]/u.test(label.rest) || hasLegalForm(segment.text) || isTitle)) return null;
  const goesOn = label.form === 'open' && /^\p{Ll}[^\d]*$/u.test(label.rest);
  const beside = rightOf(sheet, segment) ?? (label.form === 'whole' ? lowerBeside(sheet, segment) : null);
  const said = label.form === 'whole' ? beside?.text : label.rest;
  const underneath = said === undefined ? [] : addressUnder(sheet, segment, isEnd);
  const own =
    said !== undefined && (isAside(said) || namesCode(sheet, segment, said, underneath)) ? underneath : [];
  if (own.length > 0) return made(role, sheet, [], [segment, ...own], own);
  if (label.form !== 'whole' && !goesOn && label.restWords.length > 0) {
    // `Creditor: 758410` is a number of ours.
    const isReference =
      /^(?:a\/c|acc(?:oun)?t|ref|no|number|code|id|nr|nummer)(?:[\s.:]|$)/i.test(label.rest) &&
      !hasLegalForm(label.rest);
    if (role === 'supplier' && (!/\p{L}{2}/u.test(label.rest) || isReference))
      return underNumber(label, role, isEnd);
    const first = { text: label.rest, words: label.restWords };
    const wrapped = wrappedAddress(label);
    if (wrapped) return made(role, sheet, [wrapped], [segment, wrapped.under], []);
    if (oneLineAddress(label.rest)) {
      const end = wrappedTown(label, index);
      const phone = phoneUnder(label);
      if (!end) return made(role, sheet, [first, ...phone], [segment, ...phone], []);
      const whole = { text: `${label.rest} ${end.text}`, words: [...label.restWords, ...end.words] };
      return made(role, sheet, [whole], [segment, end], []);
    }
    const left = label.restWords[0]!.box[0];
    // `Leeds` before its code is none.
    const isLabel = (other: Segment) => index.labelled.has(other) || other.text.endsWith(':');
    const ends = (other: Segment) => isEnd(other) || isBesideLabel(label, other, left, isLabel);
    const under = stackBelow(sheet, segment, left, ends);
    const flushed = left === segment.box[0] ? under : stackBelow(sheet, segment, segment.box[0], isEnd);
    const isOwn = under.length === 0 || (holdCity(flushed) && !holdCity(under));
    const stack = isOwn ? flushed : under;
    const across = acrossLine(label, role, stack);
    if (across) return across;
    // `Deliver to: main store` says where in the house.
    return made(role, sheet, isOwn && isAside(label.rest) ? [] : [first], [segment, ...stack], stack);
  }
  const whole = beside && !index.labelled.has(beside) ? addressBefore(beside.text) : null;
  if (whole !== null) {
    const line = { text: whole, words: wordsBetween(beside!, 0, whole.length) };
    return made(role, sheet, [line], [segment, beside!], []);
  }
  if (label.under && beside && !index.labelled.has(beside))
    return besideLabel(label, role, beside, index, isEnd);
  const centred = label.form === 'whole' ? centredBeside(sheet, segment, isEnd) : [];
  if (centred.length > 0) return made(role, sheet, [], [segment, ...centred], centred);
  const near = stackBelow(sheet, segment, segment.box[0], isEnd, { topIsLabel: true, isColumn: true });
  const flushed = withTownBelow(sheet, near, isEnd);
  const setIn = stackSetIn(sheet, segment, isEnd);
  const parts = role === 'supplier' && setIn.length > 0 ? partsUnder(sheet, segment, setIn.at(-1)!) : [];
  if (parts.length > 0) return made(role, sheet, [], [segment, ...setIn, ...parts], [...setIn, ...parts]);
  const set = flushed.length > 0 ? [] : setIn;
  const inCell = holdCity(flushed) ? [] : stackInCell(sheet, segment, isEnd);
  // `TO` in the middle of its cell over a firm whose town has no code.
  const isFirm = flushed.length === 0 && hasLegalForm(inCell[0]?.text ?? '');
  const flushRight = holdCity(flushed) ? [] : stackFlushRight(sheet, segment, isEnd);
  const stack = [set, flushRight, inCell].find((one) => holdCity(one)) ?? (isFirm ? inCell : flushed);
  const under = stack.map((part) => cellBelow(sheet, segment, part, stack));
  // `Warehouse Plant 2` begins as a label does.
  const isLabel = (other: Label) =>
    other.segment === beside && !(other.form === 'open' && means(other, 'branch'));
  const isValue = beside !== null && !index.labels.some(isLabel);
  const list = isValue ? labelsAndValues(sheet, segment, beside) : [];
  // A list of labels has none of an address under one; two addresses may stand side by side.
  if (list.length > 0 && !holdCity(under)) {
    const stack = entriesOfParty(list, index, isEnd);
    const people =
      role === 'supplier' ? [...peopleOf(list, stack, index), ...contactsBeside(sheet, list, index)] : [];
    return made(role, sheet, [], [segment, ...stack, ...people], stack);
  }
  const isBeside =
    isValue &&
    under.length > 0 &&
    (goesOnBeside(sheet, beside, under[0]!) ||
      (!holdCity(under) &&
        (endsList(sheet, segment, beside) || hasTownBeside(sheet, segment, beside, under[0]!))));
  if (under.length > 0 && !isBeside) {
    const parts = ofAddress(under);
    return made(role, sheet, [], [segment, ...parts], parts);
  }
  const block = beside && besideLabel(label, role, beside, index, isEnd);
  // `Ship to | Location code: 0410` over the address of that place.
  const isOwn = beside && (!index.labelled.has(beside) || (!isEnd(beside) && holdCity(block!.segments)));
  return isOwn ? block : null;
}

/** What begins half a line lower to the right of a label in larger letters, where nothing is under that. */
function lowerBeside(sheet: Sheet, label: Segment): Segment | null {
  const next = sheet.lines[label.line + 1];
  const [first] = next?.segments.filter(({ box }) => box[0] > label.box[2]) ?? [];
  const isBeside = first && first.box[1] < middleY(label.box) && sheet.source !== 'plain';
  return isBeside && below(sheet, label, 1) === null ? first : null;
}

/** An address whose form leaves a line empty over the town: a second street that nobody filled in. */
function withTownBelow(sheet: Sheet, stack: Segment[], isEnd: (segment: Segment) => boolean): Segment[] {
  const last = stack.at(-1);
  const isOpen = last && stack.length > 1 && !holdCity(stack) && looksLikeStreet(last.text);
  const town = isOpen && sheet.source !== 'plain' ? below(sheet, last, emptyLine) : null;
  if (!town || isEnd(town) || Math.abs(town.box[0] - last!.box[0]) > 1 || !isCity(town)) return stack;
  return [...stack, town, ...stackBelow(sheet, town, town.box[0], isEnd, { isColumn: true })];
}
/** In heights of the text. */
const emptyLine = 2.2;
const particle = /^D(?:E|EL|E L[AO]S?|ELLA|I|A|O|U|ES|OS|AS)\s\p{Lu}+$/u;

/** `Address: …`, `Tel.: …` under the name of a house that is set in under `Supplier:`, flush with that label. */
function partsUnder(sheet: Sheet, label: Segment, name: Segment): Segment[] {
  const parts: Segment[] = [];
  let last = name;
  for (const { segments } of sheet.lines.slice(name.line + 1)) {
    const part = segments.find(({ box }) => Math.abs(box[0] - label.box[0]) < besideLeft);
    const [, title] = /^(\p{L}[^:\d]{1,24}?)\s*:\s/u.exec(part?.text ?? '') ?? [];
    const isFar = segments[0]!.box[1] - last.box[3] > linesToAddress * heightOf(label.box);
    if (isFar || (part && (title === undefined || partOfParty(title) === null))) break;
    if (!part) continue;
    parts.push(part);
    last = part;
  }
  return parts;
}
/** In points. */
const besideLeft = 3;

/** `nostro indirizzo.` under `La fattura come sempre al`: the end of a sentence. */
function endsSentence({ sheet, segment, form }: Label): boolean {
  const over = form === 'whole' && /^\p{Ll}.*\.$/u.test(segment.text) ? above(sheet, segment, 1) : null;
  return (
    over !== null && Math.abs(over.box[0] - segment.box[0]) < flush && /\p{Ll}[)\]"”“»]?$/u.test(over.text)
  );
}

/** `Buenos Aires` of `Buenos Aires Horario: 8 a 15` under the rest of its address. */
const endOfTown = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?=$| \p{Lu}\p{L}+:)/u;

/** `Supplier: 18832` over the address of that house, which begins where the number does. */
function underNumber(
  { sheet, segment, restWords }: Label,
  role: PartyRole,
  isEnd: (segment: Segment) => boolean,
): PartyBlock | null {
  const stack = stackBelow(sheet, segment, restWords[0]!.box[0], isEnd);
  return holdCity(stack) ? made(role, sheet, [], [segment, ...stack], stack) : null;
}

/** `Supplier   Muster Ltd` under other labels with their values, and over what is set off from them: the last of a list. */
function endsList(sheet: Sheet, label: Segment, value: Segment): boolean {
  const pairs = sheet.lines
    .slice(Math.max(0, label.line - pairsAbove), label.line)
    .map(({ segments }) => segments);
  const isPair = (segments: readonly Segment[]) =>
    [label, value].every(({ box }) => segments.some((other) => Math.abs(other.box[0] - box[0]) < flush));
  const next = below(sheet, label, linesToAddress);
  return (
    pairs.length === pairsAbove &&
    pairs.every(isPair) &&
    next !== null &&
    next.box[1] - label.box[3] > label.box[1] - sheet.lines[label.line - 1]!.box[3]
  );
}
const pairsAbove = 2;

/** True where what stands beside a label of a plain text goes on above what stands under it: that begins another thing. */
function goesOnBeside({ source, lines }: Sheet, beside: Segment, under: Segment): boolean {
  const between = lines.slice(beside.line + 1, under.line).flatMap(({ segments }) => segments);
  return source === 'plain' && between.some(({ box }) => Math.abs(box[0] - beside.box[0]) < flush);
}

/** `Deliver to: | 12 Mill Lane` over `| Leeds LS1 4AP`, and what stands under the label is further down. */
function hasTownBeside({ lines }: Sheet, label: Segment, beside: Segment, under: Segment): boolean {
  return lines
    .slice(label.line + 1, under.line)
    .flatMap(({ segments }) => segments)
    .some((segment) => Math.abs(segment.box[0] - beside.box[0]) < flush && isCity(segment));
}

/** `…, 28195 Bremen,` over `tel. 0421 367200`: the end of a sentence. */
function phoneUnder({ sheet, segment }: Label): Segment[] {
  const under = segment.text.endsWith(',') ? below(sheet, segment, 0.8) : null;
  return under && readPhone(under.text) !== null ? [under] : [];
}

/** What is built may be called by its number. */
export const ofWork = new RegExp(`^${anyOf(({ projects }) => projects)}`, 'iu');

/** `main store`, where in the house, or `475710`, its number. */
function isAside(text: string): boolean {
  return /^(?:\p{Ll}[^\d]*|(?:(?:^| )(?=\S*\d)[\p{Lu}\d./-]+)+)$/u.test(text);
}

/** `KESSLER` over `Kessler Muster Supply` or a rule: what a list calls the house under it. */
function namesCode(sheet: Sheet, segment: Segment, code: string, [name]: readonly Segment[]): boolean {
  return (
    isCode.test(code) &&
    name !== undefined &&
    !looksLikeStreet(name.text) &&
    (companyKey(name.text).startsWith(companyKey(code)) || ruleAcross(sheet, segment, name))
  );
}
const isCode = /^\p{Lu}[\p{Lu}\d_-]{2,11}$/u;

/** An address under a label with an aside, which may be set in. */
function addressUnder(sheet: Sheet, segment: Segment, isEnd: (segment: Segment) => boolean): Segment[] {
  const first = below(sheet, segment, linesToAddress);
  const set = first ? first.box[0] - segment.box[0] : 0;
  if (!first || set < -farthestOut || set > farthestIn) return [];
  const stack = stackBelow(sheet, segment, first.box[0], isEnd, { topIsLabel: true, isColumn: true });
  return holdCity(stack) ? stack : [];
}
const linesToAddress = 3;
/** In points; titles in bars stand a little right of what is under them. */
const [farthestIn, farthestOut] = [36, 8];

/** `Destination` or `Shipping Point` under `F.O.B.`: words that a strip of labels calls for are none themselves. */
function isValueUnder({ sheet, segment, form, length }: Label, { labelled }: LabelIndex): boolean {
  if (form !== 'whole' || segment.text.endsWith(':')) return false;
  const row = sheet.lines[segment.line - 1]?.segments ?? [];
  const over = row.find(
    ({ box }) => overlapX(box, segment.box) > 0 && segment.box[1] - box[3] < heightOf(segment.box),
  );
  const isStrip =
    row.every(({ text }) => !text.includes(':')) && sheet.lines[segment.line]!.segments.length > 2;
  const isUnder =
    over !== undefined &&
    (isStrip ? length <= longestTerm : length === 1 && Math.abs(over.box[0] - segment.box[0]) < flush);
  return isUnder && labelled.has(over) && row.filter((other) => labelled.has(other)).length > 2;
}
const longestTerm = 2;

/** `F.O.B.   Destination` in a list of labels and values: where the risk passes. */
function isTerm({ sheet, segment, form, length }: Label, { labelled }: LabelIndex): boolean {
  const { segments } = sheet.lines[segment.line]!;
  const before = segments[segments.indexOf(segment) - 1];
  const label = before && labelled.get(before);
  return (
    form === 'whole' &&
    length === 1 &&
    !segment.text.endsWith(':') &&
    label?.form === 'whole' &&
    means(label, 'other') &&
    /^f\.?\s?o\.?\s?b\.?|incoterm|freight|delivery terms|shipping terms/i.test(label.text)
  );
}

/**
 * `Shipping method   Carrier` over `Prices   fixed`, labels and values of a list: how the goods come, not who brings
 * them.
 */
function isValueInList({ sheet, segment, form }: Label, { labelled }: LabelIndex): boolean {
  const { segments } = sheet.lines[segment.line]!;
  const [label, value, ...more] = segments;
  if (form !== 'whole' || value !== segment || more.length > 0 || segment.text.endsWith(':')) return false;
  const own = labelled.get(label!);
  if (own?.form !== 'whole' || !means(own, 'other')) return false;
  return [-1, 1].some((step) => {
    const [name, text, ...others] = sheet.lines[segment.line + step]?.segments ?? [];
    return (
      name !== undefined &&
      text !== undefined &&
      others.length === 0 &&
      labelled.get(name)?.form === 'whole' &&
      !labelled.has(text) &&
      Math.abs(name.box[0] - label!.box[0]) < flush &&
      Math.abs(text.box[0] - segment.box[0]) < flush
    );
  });
}

/** Left edges this near, in points, are flush. */
const flush = 3;

/** The block that begins to the right of its label and ends at the next label of the column. */
function besideLabel(
  { sheet, segment, under: end }: Label,
  role: PartyRole,
  right: Segment,
  index: LabelIndex,
  isEnd: (segment: Segment) => boolean,
): PartyBlock {
  const isLabel = (other: Segment) => index.labelled.has(other) || isShort(other);
  const ends = (other: Segment) =>
    isEnd(other) || isBesideLabel({ sheet, segment, under: end }, other, right.box[0], isLabel);
  const under = stackBelow(sheet, right, right.box[0], ends, { isColumn: true });
  const flushRight = holdCity(under) ? [] : stackFlushRight(sheet, right, ends);
  const stack = [right, ...(holdCity(flushRight) ? flushRight : under)];
  return made(role, sheet, [], [segment, ...stack], stack);
}

/** What stands right of the next label of a column, which is flush with one above it: the value of that one. */
function isBesideLabel(
  { sheet, segment, under }: Pick<Label, 'sheet' | 'segment' | 'under'>,
  other: Segment,
  left: number,
  isLabel: (beside: Segment) => boolean,
): boolean {
  return sheet.lines[other.line]!.segments.some(
    (beside) =>
      beside !== under &&
      beside.box[2] < left &&
      isLabel(beside) &&
      (Math.abs(beside.box[0] - segment.box[0]) < 4 || Math.abs(beside.box[2] - segment.box[2]) < 4),
  );
}

/** What may be a label that no lexicon has. */
function isShort({ text, words }: Segment): boolean {
  return words.length <= longestLabel && !/\d/.test(text);
}
