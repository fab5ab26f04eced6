import { below, rightOf, stackBelow } from '../layout/neighbours.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { isPlaceCode, looksLikeStreet, readCityLine } from '../values/address.ts';
import { beginsWithFirm, hasLegalForm } from '../values/company.ts';
import { composedKind } from './composed-labels.ts';
import { roleOf } from './labelled-blocks.ts';
import type { LabelIndex } from './labelled-values.ts';
import { bareLabel, means, wordsBetween } from './labels.ts';
import { oneLineAddress } from './one-line-address.ts';
import { isCity, made, ofAddress, type PartyBlock, type PartyRole } from './party-block.ts';
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
      const beside = rightOf(sheet, segment);
      if (
        taken.has(segment) ||
        beginsWithFirm(segment.text) ||
        hasLegalForm(segment.text.split(':')[0]!) ||
        namesOther(segment, index)
      )
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
        .map((first) => ofAddress([first!, ...stackBelow(sheet, first!, first!.box[0], isOther)]))
        .find((parts) => parts.some((part) => isCity(part) || oneLineAddress(part.text) !== null));
      // A title stands in the middle over what is under it.
      const isOver = stack && (beside === stack[0] || Math.abs(stack[0]!.box[0] - segment.box[0]) < flush);
      return stack && (/:$/.test(segment.text) || (isOver && isName(stack[0]!)))
        ? [made(role, sheet, [], [segment, ...stack], namesFirm(segment) ? [segment, ...stack] : stack)]
        : [];
    }),
  );
}

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

/** What a sentence says before the address of delivery: `we order for delivery on 9 May to Muster Ltd, …`. */
const sentTo =
  /(?<!\p{L})(?:deliver|lief|liefer|lever|livr|entreg|suministr|consegn|fornitur|fornec|dostaw|dostarcz|bestell|send|ship)\p{L}*(?:\s\S+){0,6}?\s(?:to|an|nach|aan|bij|à|chez|a|en|para|presso|do|na|til|på)\s+(?=\p{Lu})(.+)$/iu;

/** Left edges this near, in points, are flush. */
export const flush = 12;

/** Addresses of delivery in sentences, which may go on in the next line. */
export function inSentences(sheet: Sheet, inTables: ReadonlySet<Line>): PartyBlock[] {
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

/** A block begins with a name; what stands over a street is a name itself. */
export function isName({ text }: Segment): boolean {
  return (
    isPlaceCode(text) ||
    oneLineAddress(text) !== null ||
    (!looksLikeStreet(text) && readCityLine(text) === null)
  );
}
