import { heightOf } from '../layout/boxes.ts';
import { above, below, rightOf, stackBelow } from '../layout/neighbours.ts';
import { firstSetIn } from '../layout/set-in.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import type { LabelKind, LabelWord } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { refuses } from '../lexicon/sayings.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { hasStreetWord, isPlaceCode, looksLikeStreet, readCityLine } from '../values/address.ts';
import { beginsWithFirm, hasLegalForm } from '../values/company.ts';
import { isOffice } from '../values/house-words.ts';
import { composedKind, speaksOfPlace } from './composed-labels.ts';
import { bareLabel } from './label-hits.ts';
import { ofWork, roleOf } from './labelled-blocks.ts';
import type { LabelIndex } from './labelled-values.ts';
import { isInLargeLetters, means, wordsBetween } from './labels.ts';
import { addressBefore, oneLineAddress } from './one-line-address.ts';
import { endsInOrderWord, isWholeTitle } from './order-words.ts';
import { namesOtherPaper, wantsOther } from './other-wishes.ts';
import { holdCity, isCity, made, ofAddress, type PartyBlock, type PartyRole } from './party-block.ts';
import { headsNothing } from './party-names.ts';
import { roleInWords } from './role-words.ts';

/**
 * Addresses under, beside or behind a label that no lexicon has: its words tell whose they are. With a colon alone it
 * is another place of somebody's, as unlabelled ones are.
 */
export function underUnknownLabels(
  sheet: Sheet,
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
  isEnd: (segment: Segment) => boolean,
): PartyBlock[] {
  return sheet.lines.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const [label, rest] = segment.text.split(/:\s+/, 2);
      const told = roleInWords(label!);
      // What most texts of a page are not.
      if (told === null && !segment.text.endsWith(':') && amongLabels(sheet, segment, index) === null)
        return [];
      const beside = rightOf(sheet, segment);
      if (
        taken.has(segment) ||
        beginsWithFirm(segment.text) ||
        namesPaper(segment) ||
        headsNothing(segment.text) ||
        (!segment.text.includes(':') && isInLargeLetters(sheet, segment)) ||
        isOverStrip(sheet, segment) ||
        isOfficeUnderName(sheet, segment) ||
        isStreet(segment) ||
        hasLegalForm(segment.text.split(':')[0]!) ||
        namesOther(segment, index)
      )
        return [];
      const own = beside && index.values.has(beside) ? null : told;
      const role =
        own === 'otherParty'
          ? null
          : (own ??
            amongLabels(sheet, segment, index) ??
            (segment.text.endsWith(':') ? placeOfSentence(sentenceTo(sheet, segment)) : null));
      // `Bureau Services Auvergne` is a name, whatever labels have its words.
      const isCalled = role === 'buyer' && !segment.text.includes(':') && namesFirm(segment);
      if (role === null || isCalled) return [];
      if (rest) return oneLineAddress(segment.text) ? [made(role, sheet, [], [segment], [segment])] : [];
      const isOther = (part: Segment) => taken.has(part) || isEnd(part);
      const set = firstSetIn(sheet, segment);
      const under = set ?? below(sheet, segment, 3);
      const isUnder = (part: Segment) => part === set || Math.abs(part.box[0] - segment.box[0]) < flush;
      const isFlush = under !== null && isUnder(under);
      // `Framework supplier | Drop-off location`: what stands beside is the heading of another column.
      const isColumn = isFlush && isOther(under) && beside !== null && roleInWords(beside.text) !== null;
      const stack = (isFlush ? [under, beside] : [beside, under])
        .filter(
          (first) =>
            first !== null &&
            !isOther(first) &&
            !first.text.endsWith(':') &&
            !(isColumn && first === beside) &&
            !(ofWork.test(segment.text) && /^\d/.test(first.text)),
        )
        .map((first) =>
          ofAddress([first!, ...stackBelow(sheet, first!, first!.box[0], isOther, { isColumn: true })]),
        )
        .find((parts) => (segment.text.endsWith(':') ? holdCity(parts) : parts.some(isCity)));
      // A title stands in the middle over what is under it.
      const isOver = stack && (beside === stack[0] || isUnder(stack[0]!));
      return stack && (/:$/.test(segment.text) || (isOver && (isName(stack[0]!) || isOverStreet(stack))))
        ? [made(role, sheet, [], [segment, ...stack], namesFirm(segment) ? [segment, ...stack] : stack)]
        : [];
    }),
  );
}

/** A title over a strip of headings is none of the addresses under these. */
function isOverStrip(sheet: Sheet, segment: Segment): boolean {
  const under = segment.text.includes(':') ? null : below(sheet, segment, 3);
  const strip = under ? sheet.lines[under.line]!.segments : [];
  return sheet.lines[segment.line]!.segments.length === 1 && strip.length > 2 && strip[0] === under;
}

/** `Unit 7 Tannery Yard`: words of some labels are in streets as well. */
function isStreet({ text }: Segment): boolean {
  return (
    !text.includes(':') &&
    looksLikeStreet(text) &&
    (hasStreetWord(text) || /^(?:unit|suite|building|block|plot)\s\d/i.test(text))
  );
}

/** `Purchasing Department` between a name and its address: a part of the house. */
function isOfficeUnderName(sheet: Sheet, segment: Segment): boolean {
  const over = isOffice(segment.text) ? above(sheet, segment, 1) : null;
  if (over === null || Math.abs(over.box[0] - segment.box[0]) > flush) return false;
  return !isCity(over) && !hasStreetWord(over.text) && !over.text.endsWith(':');
}

/** `SUPPLY ORDER` over the address of the buyer. */
function namesPaper({ text }: Segment): boolean {
  const last = tokenise(text).at(-1)?.text;
  return isWholeTitle(text) || (!/[:\d]/.test(text) && last !== undefined && endsInOrderWord(last));
}

/** A sentence that ends in this line, with the line above that it began in. */
function sentenceTo({ lines }: Sheet, { text, box, line }: Segment): string {
  const [over, ...others] = lines[line - 1]?.segments ?? [];
  const goesOn =
    over !== undefined &&
    others.length === 0 &&
    Math.abs(over.box[0] - box[0]) < flushLines &&
    box[1] - over.box[3] < heightOf(box) &&
    over.words.length >= shortestSentence &&
    /[\p{L}\d,]$/u.test(over.text);
  // Of the line above the last sentence goes on.
  return goesOn ? `${over.text.split(/(?<=\p{L}{2}[.!?])\s/u).at(-1)} ${text}` : text;
}
/** In points. */
const flushLines = 3;

/** `Delivery without fail by 20 April 2026, carriage paid to our works:` says whose address follows. */
function placeOfSentence(text: string): PartyRole {
  return text.split(' ').length >= shortestSentence && speaksOfPlace(text) ? 'shipTo' : 'letterhead';
}
const shortestSentence = 4;

/** `Muster Depot`: words that no label has, before one that tells a place, are the name of who is there. */
function namesFirm({ text, words }: Segment): boolean {
  const isProper = words.length > 1 && words.every((word) => /^[\p{Lu}\d&(]/u.test(word.text));
  return isProper && tokenise(text).some((token) => sensesOf(text, [token]) === null);
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

/** Words for a delivery, behind which a sentence tells where: `we order for delivery on 9 May to Muster Ltd, …`, `the address is the usual one: …`. */
const delivery = new RegExp(
  `${anyOf(
    ({ goodsWords }) => goodsWords.deliver,
    ({ goodsWords }) => goodsWords.send,
    ({ goodsWords }) => goodsWords.leave,
  )}|(?<!(?:${anyOf(
    ({ labelWords }) => labelWords.invoice,
    ({ labelWords }) => labelWords.email,
  )}|web)\\s)${anyOf(({ labelWords }) => labelWords.address)}\\s${anyOf(({ smallWords }) => smallWords.is)}`,
  'iu',
);
const sent = new RegExp(
  anyOf(({ goodsWords }) => goodsWords.send),
  'iu',
);
/** How far from the word for a delivery bills are told. */
const farthestOfOthers = 40;
/** What stands before a place, or announces it. */
const beforePlace = new RegExp(
  `(?:\\s${anyOf(
    ({ smallWords }) => smallWords.to,
    ({ smallWords }) => smallWords.at,
  )}|:)\\s+`,
  'giu',
);
/** A place is called by at most this many words. */
const longestName = 6;

/** Left edges this near, in points, are flush. */
export const flush = 12;

/** A sentence goes on at most this many heights of its line below. */
const closeLines = { text: 1.2, ocr: 1.2, plain: 0.7 } as const;

/** Addresses of delivery in sentences, which may go on in the next line. */
export function inSentences(sheet: Sheet, inTables: ReadonlySet<Line>): PartyBlock[] {
  return sheet.lines.flatMap((line, at) => {
    const [segment] = line.segments;
    if (!segment || inTables.has(line)) return [];
    const starts = placesTold(segment.text);
    const [under] = starts.length === 0 ? [] : (sheet.lines[at + 1]?.segments ?? []);
    const isNext =
      under !== undefined &&
      Math.abs(under.box[0] - segment.box[0]) < 4 &&
      under.box[1] - segment.box[3] < closeLines[sheet.source] * heightOf(segment.box);
    const wrapped = isNext ? [under] : [];
    for (const more of [wrapped, []])
      for (const start of starts) {
        const text = [segment.text.slice(start), ...more.map((part) => part.text)].join(' ');
        const address = addressBefore(text.replace(/[:.]$/, ''));
        const before = segment.text.slice(0, start);
        if (address === null || !(isNamed(address) || /:\s+$/.test(before) || isAtPlace(before, address)))
          continue;
        const words = wordsBetween(segment, start, segment.text.length);
        const all = [...words, ...more.flatMap((part) => part.words)].slice(0, address.split(' ').length);
        return [made('shipTo', sheet, [{ text: address, words: all }], [segment, ...more], [])];
      }
    return [];
  });
}

/** Where the place of a delivery may begin in a sentence. */
function placesTold(text: string): number[] {
  const from = endOfDeliveryWord(text);
  if (from === null) return [];
  return Array.from(text.matchAll(beforePlace), ({ 0: found, index }) => index + found.length)
    .filter((start) => start > from)
    .map((start) => start + (article.exec(text.slice(start))?.[0].length ?? 0));
}

/** Where the first word for a delivery ends, null without one: "Send invoices to: …", "Lieferant: …" are of others. */
export function endOfDeliveryWord(text: string): number | null {
  const word = delivery.exec(text);
  const near = word ? text.slice(word.index, word.index + farthestOfOthers) : '';
  const isOfOthers =
    word !== null &&
    (speaksOf(word[0], 'supplier') ||
      speaksOf(near, 'invoice') ||
      // "Please send the confirmation to our office, 14 Mill Road"
      (sent.test(word[0]) && (wantsOther(near) || namesOtherPaper(near))));
  return word && !isOfOthers ? word.index + word[0].length : null;
}

function speaksOf(text: string, sense: LabelWord): boolean {
  return tokenise(text).some((token) => sensesOf(text, [token])?.some((one) => one.has(sense)));
}
/** `the Village Hall`: no part of the name. */
const article = new RegExp(`^${anyOf(({ smallWords }) => smallWords.the)}\\s+(?=\\p{Lu})`, 'u');

/** `avant le 28 novembre aux ateliers, …` begins with no name. */
function isNamed(address: string): boolean {
  const [name = ''] = address.split(',');
  return !/\d/.test(name) && name.split(' ').length <= longestName;
}

/** `ship the following to our warehouse at 12 Mill Lane, …`: a street behind what takes the goods. */
function isAtPlace(before: string, address: string): boolean {
  const [street = ''] = address.split(',');
  return speaksOfPlace(before) && !refuses(before) && /^[\d\p{Lu}]/u.test(street) && looksLikeStreet(street);
}

/** True for a label that we know and that announces something else: `Contact:`. */
function namesOther(segment: Segment, index: LabelIndex): boolean {
  return (
    // `Delivery` may announce a day or a place, `Delivery day` only a day.
    dates.includes(composedKind(bareLabel(segment.text)) ?? 'other') ||
    index.labels.some((label) => label.segment === segment && means(label, ...noPlaces))
  );
}

const dates: readonly LabelKind[] = ['deliveryDate', 'orderDate'];

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

/** `Muster Plant 2` over a street looks like one. */
function isOverStreet([first, second]: readonly Segment[]): boolean {
  return second !== undefined && hasStreetWord(second.text) && !hasStreetWord(first!.text);
}

/** A block begins with a name; what stands over a street is a name itself. */
export function isName({ text }: Segment): boolean {
  return (
    isPlaceCode(text) ||
    oneLineAddress(text) !== null ||
    (!looksLikeStreet(text) && readCityLine(text) === null)
  );
}
