import type { Candidate } from '../draft.ts';
import { heightOf, overlapX } from '../layout/boxes.ts';
import { above, below, rightOf } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { dateWords, documentBook, wholeMeanings } from '../lexicon/phrases.ts';
import { readDate } from '../values/date.ts';
import { foldWord } from '../values/fold.ts';
import { readOrderNumber } from '../values/order-number.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { withoutItsDay } from './order-date.ts';
import { candidateOf, isNumber, titleDepth, titlesOn } from './titles.ts';

/** A list of numbers and dates may go on for so many heights under its title. */
const mostOfList = 5;
const besideTitle = 0.9;
/** Elsewhere a number with a day of its own may be that of a decree or a certificate: nobody takes it without a look. */
const apartFromTitle = 0.6;

/** `312/A`: the numbers of a small house begin anew with each year or series. */
const shortNumber = /^\d{1,5}\/\p{Lu}{1,2}$/u;

/** The number at a label `Number` or `No.` close under a title, with its day, or beside the date of the order. */
export function findPlainNumbers(sheets: readonly Sheet[], index: LabelIndex): Candidate[] {
  const [sheet] = sheets;
  const titles = sheet && sheet.source !== 'plain' ? titlesOn(sheet) : [];
  const open = index.labels.filter(
    (label) => label.sheet === sheet && (label.form !== 'open' || isWhole(withoutItsDay(label.rest))),
  );
  const dated = open.filter(
    (label) => isDated(label.rest) && isAtTop(label) && !isOfOther(label, index) && titles.length > 0,
  );
  const labels = open.filter(
    (label) =>
      titles.some((title) =>
        isDated(label.rest)
          ? isFree(label, title) &&
            (isListedUnder(label.segment, title) || (dated.includes(label) && isInColumn(label, title)))
          : isListedUnder(label.segment, title),
      ) ||
      isBehindTitle(label, index) ||
      isBesideDate(label, index, titles.length > 0 ? ['orderDate', 'anyDate'] : ['orderDate']),
  );
  const numbersAt = (some: Label[], weight: number) =>
    valuesAt({ ...index, labels: some }, ['anyNumber'], weight, (text) => {
      const number = withoutItsDay(text);
      return isNumber(number) || shortNumber.test(number) ? readOrderNumber(number) : null;
    });
  const listed = numbersAt(labels, besideTitle);
  if (listed.length > 0) return listed;
  const apart = numbersAt(dated, apartFromTitle);
  if (apart.length > 0) return apart;
  const across = numbersOfDates(sheets, index);
  return across.length > 0 ? across : numbersOverDates(sheets, index);
}

/** `BESTELLUNG    Nr. 250419` on the lines of a typed text. */
function isBehindTitle({ sheet, segment }: Label, { labelled }: LabelIndex): boolean {
  const { segments } = sheet.lines[segment.line]!;
  const title = labelled.get(segments[segments.indexOf(segment) - 1]!);
  return title?.form === 'whole' && means(title, 'orderTitle');
}

function isWhole(text: string): boolean {
  return readOrderNumber(text) === text;
}

/** `48231 du 24/11/2026` behind `N°`: a paper calls itself so. */
function isDated(text: string): boolean {
  const number = withoutItsDay(text);
  return number !== text && isWhole(number);
}

function isAtTop({ sheet, segment }: Label): boolean {
  return segment.box[1] < titleDepth * sheet.height;
}

/** Nothing stands close above that it may be the number of: `Arrêté préfectoral` over `N° …`. */
function isFree({ sheet, segment }: Label, title: Segment): boolean {
  const over = above(sheet, segment, 1);
  return over === null || over === title || /[\d:]/.test(over.text) || !/\p{L}/u.test(over.text);
}

function isInColumn({ segment }: Label, title: Segment): boolean {
  const gap = segment.box[1] - title.box[3];
  return overlapX(segment.box, title.box) > 0 && gap > 0 && gap < farthestDated * heightOf(title.box);
}
/** In heights; between them stands whom the order is from or to. */
const farthestDated = 12;

/** `Quotation | No. 77 of 3 March`, or under it: the number of another paper. */
function isOfOther({ sheet, segment }: Label, index: LabelIndex): boolean {
  const before = sheet.lines[segment.line]!.segments.filter(({ box }) => box[2] <= segment.box[0]).slice(-1);
  return [...before, above(sheet, segment, 1)].some((text) => text !== null && namesOther(text, index));
}

/** A label and its date begin alike in this many letters. */
const alike = 4;
/** What has no other name than its date's may be anything that has a day: nobody takes it without a look. */
const namedByDate = 0.6;

/**
 * `Voucher | Voucher date` over `46408 | 11 March`: what has the name of the date is the number. `Quotation | Quotation
 * date` are those of another paper.
 */
function numbersOfDates([sheet]: readonly Sheet[], index: LabelIndex): Candidate[] {
  if (!sheet) return [];
  const top = sheet.lines.filter(({ box }) => box[1] < titleDepth * sheet.height);
  return top.flatMap(({ segments }) =>
    segments.slice(1).flatMap((dated, at) => {
      const name = segments[at]!;
      if (namesOther(name, index) || !isNameOf(name.text, dated.text)) return [];
      const [value, date] = [name, dated].map((label) => below(sheet, label, 2));
      const isDated = date && readDate(date.text, 'DMY', dateWords) !== null;
      return isDated && value && readOrderNumber(value.text) === value.text && isNumber(value.text)
        ? [candidateOf(sheet, value.words, namedByDate, `at "${name.text}", which the date is named after`)]
        : [];
    }),
  );
}

/** `Voucher  46408` over `Voucher date  11 March`, each beside its label. */
function numbersOverDates([sheet]: readonly Sheet[], index: LabelIndex): Candidate[] {
  if (!sheet) return [];
  const top = sheet.lines
    .filter(({ box }) => box[1] < titleDepth * sheet.height)
    .flatMap(({ segments }) => segments);
  return top.flatMap((name) => {
    const dated = below(sheet, name, 1);
    const isFlush = dated !== null && Math.abs(dated.box[0] - name.box[0]) < flush;
    if (!isFlush || namesOther(name, index) || !isNameOf(name.text, dated.text)) return [];
    const [value, date] = [name, dated].map((label) => rightOf(sheet, label));
    const isDated = date && readDate(date.text, 'DMY', dateWords) !== null;
    return isDated && value && readOrderNumber(value.text) === value.text && isNumber(value.text)
      ? [candidateOf(sheet, value.words, namedByDate, `at "${name.text}", which the date is named after`)]
      : [];
  });
}

/** True for `Quotation`, `Contract`: the name of a paper that is no order, or a label of something else. */
function namesOther(name: Segment, { labelled }: LabelIndex): boolean {
  const label = labelled.get(name);
  if (label && means(label, 'orderTitle', 'orderNumber')) return false;
  const paper = wholeMeanings(documentBook, name.text);
  const isOtherPaper = paper?.every(({ kind }) => kind !== 'purchase_order') ?? false;
  return isOtherPaper || (label !== undefined && means(label, 'other'));
}

function isNameOf(name: string, dated: string): boolean {
  const [short, long] = [name, dated].map((text) => foldWord(text).replace(/[^\p{L}]/gu, ''));
  return (
    !/\d/.test(name) &&
    short!.length >= alike &&
    long!.startsWith(short!.slice(0, Math.max(alike, short!.length - 2)))
  );
}

/** `Document no. | Document date` side by side, or one under the other; on what a title calls an order also `No. | Date`. */
function isBesideDate(
  { sheet, segment }: Label,
  { labelled }: LabelIndex,
  dates: readonly LabelKind[],
): boolean {
  const { segments } = sheet.lines[segment.line]!;
  const at = segments.indexOf(segment);
  const under = sheet.lines[segment.line + 1]?.segments.find(
    ({ box }) => Math.abs(box[0] - segment.box[0]) < flush,
  );
  return [segments[at - 1], segments[at + 1], under].some((other) => {
    const label = other && labelled.get(other);
    return label !== undefined && means(label, ...dates);
  });
}

/** Left edges this near, in points, are flush. */
const flush = 3;

const touching = 0.2;

function isListedUnder({ box }: Segment, title: Segment): boolean {
  const gap = box[1] - title.box[3];
  // Boxes of close lines may touch.
  return (
    gap > -touching * heightOf(title.box) &&
    gap < mostOfList * heightOf(title.box) &&
    overlapX(box, title.box) > 0
  );
}
