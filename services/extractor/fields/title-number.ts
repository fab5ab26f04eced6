import type { Word } from '@orderloom/pages/page.ts';
import type { Candidate } from '../draft.ts';
import { heightOf, overlapX } from '../layout/boxes.ts';
import { below, rightOf } from '../layout/neighbours.ts';
import { characterConfidence, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { lexicons } from '../lexicon/languages.ts';
import { type LabelKind, phrasesOf } from '../lexicon/lexicon.ts';
import { dateWords, documentBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { readDate } from '../values/date.ts';
import { foldWord } from '../values/fold.ts';
import { looksLikeOrderNumber, readOrderNumber } from '../values/order-number.ts';
import { readPhone } from '../values/phone.ts';
import { readVatId } from '../values/vat-id.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, means } from './labels.ts';

/** A title stands in this upper part of the first page, in letters this much larger than most. */
const titleDepth = 0.4;
const titleSize = 1.15;
const longestTitle = 8;
/** What a number is worth in the title itself, and under it. */
const inTitle = 0.85;
const underTitle = 0.82;
/** Over it may stand another number. */
const overTitle = 0.7;
/** The fewest letters that tell a word, and the longest ending that it may have. */
const stem = 5;
const longestEnding = 3;
/** A number stands at most this many heights under its title. */
const mostLines = 3;

/** The single words that name orders. */
const orderWords = lexicons
  .flatMap(({ labels, documentTypes }) => [
    ...phrasesOf(labels.orderTitle),
    ...phrasesOf(documentTypes.purchase_order),
  ])
  .filter((phrase) => /^\p{L}{5,}$/u.test(phrase))
  .map(foldWord);
/** Without their endings; `Pedido de material` names an order as much as `Pedido` does. */
const orderStems = [
  ...new Set(orderWords.map((word) => word.slice(0, Math.max(stem, word.length - longestEnding)))),
];
/** In longer words an order may be the last part: `Warenbestellung`. */
const shortestPart = 6;

/**
 * Numbers in titles that no lexicon has whole, as `Pedido de material 3/7994` and `New order #7437`, and under titles
 * that stand alone.
 */
export function findTitleNumbers(sheets: readonly Sheet[]): Candidate[] {
  const [sheet] = sheets;
  if (!sheet) return [];
  const titles = titlesOn(sheet);
  const found = titles.flatMap(
    (title) =>
      numberIn(sheet, title) ??
      (sheet.source === 'plain' ? null : (numberUnder(sheet, title) ?? numberOver(sheet, title))) ??
      [],
  );
  return found.length > 0 || titles.length === 0 ? found : signedNumbers(sheet);
}

const signed = /^#\s?(\S+)$/;

/** `#4711` that stands alone at the top of an order. */
function signedNumbers(sheet: Sheet): Candidate[] {
  return sheet.lines
    .filter(({ box }) => box[1] < titleDepth * sheet.height)
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => isNumber(signed.exec(text)?.[1] ?? ''))
    .map(({ words }) => candidateOf(sheet, words, underTitle, 'alone at the top, with a number sign'));
}

/** A list of numbers and dates may go on for so many heights under its title. */
const mostOfList = 5;
const besideTitle = 0.9;

/** The number at a label `Number` or `No.` close under a title, or beside the date of the order. */
export function findPlainNumbers(sheets: readonly Sheet[], index: LabelIndex): Candidate[] {
  const [sheet] = sheets;
  const titles = sheet && sheet.source !== 'plain' ? titlesOn(sheet) : [];
  const labels = index.labels.filter(
    (label) =>
      label.sheet === sheet &&
      (label.form !== 'open' || readOrderNumber(label.rest) === label.rest) &&
      (titles.some((title) => isListedUnder(label.segment, title)) ||
        isBesideDate(label, index, titles.length > 0 ? ['orderDate', 'anyDate'] : ['orderDate'])),
  );
  const listed = valuesAt({ ...index, labels }, ['anyNumber'], besideTitle, (text) =>
    isNumber(text) ? readOrderNumber(text) : null,
  );
  if (listed.length > 0) return listed;
  const across = numbersOfDates(sheets, index);
  return across.length > 0 ? across : numbersOverDates(sheets, index);
}

/** A label and its date begin alike in this many letters. */
const alike = 4;

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
        ? [candidateOf(sheet, value.words, besideTitle, `at "${name.text}", which the date is named after`)]
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
      ? [candidateOf(sheet, value.words, besideTitle, `at "${name.text}", which the date is named after`)]
      : [];
  });
}

/** True for `Quotation`, `Contract`: the name of a paper that is no order, or a label of something else. */
function namesOther(name: Segment, { labelled }: LabelIndex): boolean {
  const label = labelled.get(name);
  if (label && means(label, 'orderTitle', 'orderNumber')) return false;
  const all = tokenise(name.text);
  const paper = longestMatch(documentBook, all, 0);
  const isPaper =
    paper?.length === all.length && paper.meanings.every(({ kind }) => kind !== 'purchase_order');
  return isPaper || (label !== undefined && means(label, 'other'));
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

function isListedUnder({ box }: Segment, title: Segment): boolean {
  const gap = box[1] - title.box[3];
  return gap > 0 && gap < mostOfList * heightOf(title.box) && overlapX(box, title.box) > 0;
}

/** The titles of a page that name an order, in larger letters or in words that a lexicon has. */
export function titlesOn(sheet: Sheet): Segment[] {
  const large = titleSize * medianHeight(sheet);
  return sheet.lines
    .filter(({ box }, index) => box[1] < titleDepth * sheet.height && (sheet.source !== 'plain' || index < 3))
    .flatMap((line) => line.segments)
    .filter(
      (segment) =>
        sheet.source === 'plain' ||
        heightOf(segment.box) >= large ||
        isWholeTitle(segment.text) ||
        isNumberedTitle(segment),
    )
    .filter((segment) => namesOrder(segment) || isNumberedTitle(segment));
}

/** `Requisição externa PO121353 de 05/02/2026`: what a lexicon has as the name of an order, with a number and a date. */
function isNumberedTitle({ text, words }: Segment): boolean {
  const at = words.findIndex((word) => /\d/.test(word.text));
  const name = words.slice(0, Math.max(at, 0)).map((word) => word.text);
  const rest = words.slice(at + 1).map((word) => word.text);
  return (
    at > 0 &&
    words.length <= longestTitle &&
    isWholeTitle(name.join(' ').replace(/\s(?:n\.?[ºo°]?|nr\.?|no\.?|#)$/i, '')) &&
    isNumber(words[at]!.text) &&
    readDate(rest.join(' '), 'DMY', dateWords) !== null &&
    !/\d{2}:\d{2}/.test(text)
  );
}

/** True for a short text that names an order. */
function namesOrder({ text, words }: Segment): boolean {
  return words.length <= longestTitle && tokenise(text).some(({ text: word }) => isOrderWord(word));
}

/** True for a folded word that names an order. */
export function isOrderWord(word: string): boolean {
  return (
    !dateWords.months.has(word) &&
    orderStems.some(
      (part) =>
        word.startsWith(part) || word.endsWith(part) || (part.length >= shortestPart && word.includes(part)),
    )
  );
}

/** True for a folded word whose last part is one for an order: `lieferantenauftrag`, but not `auftragsbestaetigung`. */
export function endsInOrderWord(word: string): boolean {
  return orderWords.some((last) => word.endsWith(last));
}

function numberIn(sheet: Sheet, title: Segment): Candidate | null {
  const at = title.words.findIndex(({ text }, index) => index > 0 && isNumber(text));
  const word = title.words[at];
  const before = title.words[at - 1];
  // `WRK 55817` behind the title: its letters belong to it.
  const isLettered =
    word &&
    before &&
    at > 1 &&
    !isOrderWord(foldWord(before.text)) &&
    readOrderNumber(`${before.text} ${word.text}`) === `${before.text} ${word.text}`;
  return word
    ? candidateOf(sheet, isLettered ? [before, word] : [word], inTitle, `in the title "${title.text}"`)
    : null;
}

/** The first text near under a title that is nothing but a number. */
function numberUnder(sheet: Sheet, title: Segment): Candidate | null {
  const deepest = title.box[3] + mostLines * heightOf(title.box);
  const found = sheet.lines
    .slice(title.line + 1)
    .filter(({ box }) => box[1] < deepest)
    .flatMap(({ segments }) => segments)
    .find(
      (segment) =>
        overlapX(segment.box, title.box) > 0 &&
        readOrderNumber(withoutSign(segment)) === withoutSign(segment) &&
        isNumber(withoutSign(segment)) &&
        !hasLabelOver(sheet, segment, title),
    );
  if (!found) return null;
  const words = found.words.slice(withoutSign(found) === found.text ? 0 : 1);
  return candidateOf(sheet, words, underTitle, `under the title "${title.text}"`);
}

/** `nr ZAM/40/MAG/2025`, `No. 4711`: what stands under a title says that it is its number. */
function withoutSign({ text }: Segment): string {
  return text.replace(/^(?:n[ro]?[.:]?|n\.?[º°]|nº|num[.:]?|#)\s+(?=\S*\d\S*$)/iu, '');
}

/** `013971 / 1`: a number and its issue, alone in the line over the title or the one before. */
function numberOver(sheet: Sheet, title: Segment): Candidate | null {
  const over = sheet.lines.slice(Math.max(0, title.line - 2), title.line).flatMap(({ segments }) => segments);
  const found = over.find(({ text, words }) => {
    const [number, ...issue] = words;
    return (
      isNumber(number!.text) &&
      number!.text === readOrderNumber(text) &&
      /^(?:\/ \d{1,2})?$/.test(issue.map((word) => word.text).join(' '))
    );
  });
  return found
    ? candidateOf(sheet, found.words.slice(0, 1), overTitle, `over the title "${title.text}"`)
    : null;
}

/** True for a number with words of its own over it. */
function hasLabelOver(sheet: Sheet, { box, line }: Segment, title: Segment): boolean {
  const over = sheet.lines
    .slice(title.line + 1, line)
    .flatMap(({ segments }) => segments)
    .findLast((segment) => overlapX(segment.box, box) > 0);
  // `(New)` is the state of the document.
  return over !== undefined && !/\d|^\(.*\)$/.test(over.text);
}

function candidateOf(sheet: Sheet, words: readonly Word[], weight: number, because: string): Candidate {
  const place = placeOf(sheet, words);
  return {
    ...place,
    value: readOrderNumber(place.text)!,
    score: weight * characterConfidence(words),
    because,
  };
}

/** True for a text that a lexicon has as the name of an order. */
export function isWholeTitle(text: string): boolean {
  const all = tokenise(text);
  const match = longestMatch(documentBook, all, 0);
  return (
    match !== null &&
    match.length === all.length &&
    match.meanings.some(({ kind }) => kind === 'purchase_order')
  );
}

function isNumber(text: string): boolean {
  const number = readOrderNumber(text);
  // A year alone is part of a date.
  return (
    number !== null &&
    !(/^(?:[+(]|0\d*[\s/-])/.test(text) && readPhone(text) !== null) &&
    looksLikeOrderNumber(number) &&
    number.replace(/\D/g, '').length >= 4 &&
    !/^(?:19|20)\d\d$/.test(number) &&
    readVatId(number) === null
  );
}

function medianHeight(sheet: Sheet): number {
  const heights = sheet.lines
    .flatMap(({ words }) => words.map(({ box }) => heightOf(box)))
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}
