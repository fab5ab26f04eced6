import { chosenFrom } from '../choose.ts';
import type { Candidate, Chosen } from '../draft.ts';
import { composedKind } from '../fields/composed-labels.ts';
import { endsInOrderWord, isWholeTitle } from '../fields/order-words.ts';
import { middleY } from '../layout/boxes.ts';
import { segmentOf } from '../layout/lines.ts';
import { below } from '../layout/neighbours.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import type { DocumentType, LabelKind } from '../lexicon/lexicon.ts';
import {
  columnBook,
  documentBook,
  isUnit,
  labelBook,
  longestMatch,
  type Token,
  tokenise,
  wholeMeanings,
} from '../lexicon/phrases.ts';
import { ourWords, yourWords } from '../lexicon/possessives.ts';
import { isOrdering, isSubject } from '../lexicon/sayings.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { denials } from './denied-order.ts';
import {
  broughtOrders,
  composedTitle,
  composedTitles,
  confirmations,
  invoiceFacts,
  longestTitle,
  purchaseLabels,
  sentences,
  titleDepth,
} from './told-types.ts';

/** Documents that are named in a purchase order without being one: they need the title to themselves. */
const articles: Readonly<Record<DocumentType, string>> = {
  purchase_order: 'a purchase order',
  order_change: 'a change of an order',
  order_cancellation: 'a cancellation of an order',
  order_confirmation: 'an order confirmation',
  invoice: 'an invoice',
  delivery_note: 'a delivery note',
  quotation: 'a quotation',
  receipt: 'a receipt',
  credit_note: 'a credit note',
  unknown: 'a paper that orders nothing',
};

/** The type with its article, for a sentence: `an invoice`. */
export function namedDocument(type: DocumentType): string {
  return articles[type];
}

/**
 * What the documents call themselves, unless they say that they are no orders: the largest and highest title that names a kind of document. Without any,
 * lines with quantities make it an order, with low confidence. An order without number and quantities is an empty form.
 */
export function readDocumentType(
  sheets: readonly Sheet[],
  says: { quantities: boolean; orderNumber: boolean },
): Chosen<DocumentType> {
  const [denied] = sheets.filter(({ isFirst }) => isFirst).flatMap(denials);
  if (denied) return chosenFrom(denied);
  const [brought] = says.quantities ? sheets.filter(({ isFirst }) => isFirst).flatMap(broughtOrders) : [];
  if (brought) return chosenFrom(brought);
  const [confirmed] = sheets.filter(({ isFirst }) => isFirst).flatMap(confirmations);
  if (confirmed) return chosenFrom(confirmed);
  const titles = sheets.filter(({ isFirst }) => isFirst).flatMap(titlesOf);
  const [best] = titles.sort((a, b) => b.score - a.score);
  if (best?.value === 'purchase_order' && !says.quantities && !says.orderNumber)
    return { value: 'unknown', confidence: 0.5, places: [], because: 'neither number nor quantities' };
  // `PO #:` is the label of a number.
  const isTitled = best !== undefined && !/[:#]$|^.{1,4}$/.test(best.text) && isWholeTitle(best.text);
  const [billed] = isTitled
    ? []
    : sheets.filter((sheet) => sheet.isFirst && !isTitledWithNumber(sheet)).flatMap(invoiceFacts);
  if (billed) return chosenFrom(billed);
  // A small `Our enquiry: 26/312` is no title where a letter says that it orders.
  if (best && best.score >= ofReference) return chosenFrom(best);
  const [first] = sheets;
  const written = first ? sentences(first) : [];
  const told = first ? [...composedTitles(first), ...written, ...purchaseLabels(first)] : [];
  // `Hiermit bestellen wir …` orders without a number, too.
  const [named] = !says.quantities ? [] : says.orderNumber ? told : written;
  if (named ?? best) return chosenFrom((named ?? best)!);
  return {
    value: says.quantities ? 'purchase_order' : 'unknown',
    confidence: 0.5,
    places: [],
    because: 'no title',
  };
}

/** `Purchase Order PO-5530` in large letters; in small ones an invoice names the order that it bills. */
function isTitledWithNumber(sheet: Sheet): boolean {
  const usual = medianSize(sheet);
  return sheet.lines
    .filter((line) => middleY(line.box) < titleDepth * sheet.height)
    .some(({ segments }) =>
      segments.some(
        ({ text, words }) =>
          words[0]!.fontSize / usual >= titleSize && isWholeTitle(text.replace(numberAtEnd, '')),
      ),
    );
}
const numberAtEnd = /[\s:#]+(?:(?:no|nr|n)?[.º°]*[\s:]+)?\S*\d\S*$/iu;

/** Titles that score less are labels of a number. */
const ofReference = 0.25;

function titlesOf(sheet: Sheet): Candidate<DocumentType>[] {
  const usual = medianSize(sheet);
  return sheet.lines
    .filter((line) => middleY(line.box) < titleDepth * sheet.height)
    .flatMap(({ segments }) =>
      // Behind a label stands the number of another document; `Purchase order` without a number is no reference.
      segments.flatMap((segment, i) =>
        (segments[i - 1]?.text.endsWith(':') && !isWholeTitle(segment.text)) ||
        isLabelOfName(segment, segments[i + 1]) ||
        isUnitInRow(segment, segments) ||
        isCellInRow(segment, segments, usual)
          ? []
          : (titleIn(sheet, wrappedTitle(sheet, segment, usual) ?? segment, usual) ?? []),
      ),
    );
}

/** `ORDEM DE` over `COMPRA` in letters of one size, larger than others: a title that its cell wrapped; null for any other text. */
function wrappedTitle(sheet: Sheet, segment: Segment, usual: number): Segment | null {
  let words = segment.words;
  const size = words[0]!.fontSize;
  if (size / usual < titleSize) return null;
  let last = segment;
  for (let lines = 1; lines < mostLinesOfTitle; lines++) {
    const under = below(sheet, last, closeUnder);
    if (!under || Math.abs(under.words[0]!.fontSize - size) > sameSize) return null;
    words = [...words, ...under.words];
    last = under;
    const whole = segmentOf(words, segment.line);
    if (wholeMeanings(documentBook, whole.text) !== null) return whole;
  }
  return null;
}
const mostLinesOfTitle = 3;
/** In heights. */
const closeUnder = 0.8;
/** In points. */
const sameSize = 0.5;

/** `BILL:` beside a name: who pays, no title. */
function isLabelOfName({ text, words }: Segment, value: Segment | undefined): boolean {
  return words.length === 1 && text.endsWith(':') && value !== undefined && /^\p{L}[^\d]*$/u.test(value.text);
}

/** `PZ` in a row of a table, also before its numbers: an Italian piece, a Polish receipt of goods. */
function isUnitInRow({ text }: Segment, row: readonly Segment[]): boolean {
  const [unit = '', ...numbers] = text.split(' ');
  const isCounted = numbers.every((number) => /^\d[\d.,]*$/.test(number));
  return row.length > 2 && unit.length <= longestUnit && isCounted && isUnit(unit);
}
const longestUnit = 3;

/**
 * `TICKET` in a row of values, no larger than they are: the end of a text that its cell wrapped. In a row of headings
 * the others are labels.
 */
function isCellInRow(segment: Segment, row: readonly Segment[], usual: number): boolean {
  const isLarge = segment.words.some((word) => word.fontSize / usual >= titleSize);
  if (row.length < fewestCells || segment.words.length > 1 || isLarge) return false;
  const isNamed = ({ text }: Segment) => {
    const all = tokenise(text);
    return [labelBook, columnBook].some((book) => longestMatch<string>(book, all, 0)?.length === all.length);
  };
  const others = row.filter((other) => other !== segment);
  return !isWholeTitle(segment.text) && !others.some((other) => /\p{L}/u.test(other.text) && isNamed(other));
}
const fewestCells = 4;

function titleIn(sheet: Sheet, printed: Segment, usual: number): Candidate<DocumentType> | null {
  const segment = apart(printed);
  const all = tokenise(segment.text);
  const size = Math.max(...segment.words.map((word) => word.fontSize)) / usual;
  const reach = size >= titleSize ? farthestOfTitle : farthestWord;
  for (let start = 0; start < Math.min(all.length, reach); start++) {
    const match = longestMatch(documentBook, all, start);
    if (!match || isUnitBehind(all, start)) continue;
    const isOrder = match.meanings.some(({ kind }) => kind === 'purchase_order');
    const named = segment.text.slice(all[start]!.start, all[start + match.length - 1]!.end);
    const isShouted = named.length >= shortestShout && named === named.toUpperCase();
    const { segments: row } = sheet.lines[segment.line]!;
    const isTitled = size >= titleSize || isSubject(segment.text);
    if (isSubject(segment.text) && isTheirs(all, start)) continue;
    // `boîtes de vis` is no `devis`, and `Wir bestellen gemäß Preisliste` no list of prices.
    if (match.length > 1 && /^de\s/i.test(named)) continue;
    if (!isOrder && !isTitled && (isOrdering(segment.text) || isTalk(segment.text))) continue;
    if (!isShouted && isOtherLabel(all, start, match.length, isTitled)) continue;
    // `Adresse für die Rechnung`
    if (!isOrder && start > 0 && addressees.includes(composedKind(segment.text))) continue;
    if (isOwnOrder(all, start + match.length)) return ownOrder(sheet, segment);
    if (!isOrder && (isTheirs(all, start) || isMark(segment.text, named))) continue;
    if (match.meanings[0]!.kind === 'quotation' && isAlsoOrder(segment.text)) continue;
    if (!isOrder && !isTitled && isReference(segment.text, all, start + match.length)) continue;
    const others = all.slice(match.length).filter((token) => /^\p{L}{3,}/u.test(token.text)).length;
    const shouts = segment.text === segment.text.toUpperCase() ? 0.08 : 0;
    const height = 0.12 * (middleY(segment.box) / sheet.height);
    const alone = others === 0 ? 0.2 : -0.06 * others;
    const larger = Math.min(0.35, 0.35 * (size - 1));
    const value = segment.text.endsWith(':') ? (row[row.indexOf(printed) + 1]?.text ?? '') : '';
    const rest = `${segment.text.slice(all[start]!.end)} ${value}`;
    const isNumbered = !isOrder && size < titleSize && numbered.test(rest);
    const reference = isNumbered ? 0.35 : 0;
    const score = 0.6 - reference + larger + shouts + alone + 0.03 * match.length - height - 0.05 * start;
    const [meaning] = match.meanings;
    return {
      ...placeOf(sheet, segment.words),
      value: meaning!.kind,
      score: Math.max(0, Math.min(0.99, score)),
      because: 'title of the document',
    };
  }
  return null;
}

const addressees: readonly (LabelKind | null)[] = ['billTo', 'shipTo'];

/** `rptPurchaseOrder`, as a database calls its form, and `O R D E R`, letters set apart as a scan has them. */
function apart(segment: Segment): Segment {
  const { words } = segment;
  if (words.length >= shortestShout && words.every((word) => /^\p{Lu}$/u.test(word.text)))
    return { ...segment, text: words.map((word) => word.text).join('') };
  const text = segment.text.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ');
  return segment.words.length === 1 ? { ...segment, text } : segment;
}

/** `QUOTATION NO......: 252784`: the number of another paper, unless its letters are larger than others. */
const numbered = /^[^:]{0,20}:\s*\S*\d/;

/** `Confirmation of our telephone order`: who orders confirms it. */
function isOwnOrder(all: readonly Token[], end: number): boolean {
  const behind = all.slice(end, end + longestTitle + 1);
  const own = behind.findIndex((token) => ourWords.has(token.text));
  return own >= 0 && own < 2 && behind.slice(own + 1).some((token) => endsInOrderWord(token.text));
}

function ownOrder(sheet: Sheet, { words }: Segment): Candidate<DocumentType> {
  return {
    ...placeOf(sheet, words),
    value: 'purchase_order',
    score: composedTitle,
    because: 'a title that speaks of their own order',
  };
}

/** `Rogamos acuse de recibo`, `rechnung wie immer an die chefin`: a wish, and a note without a capital. */
function isTalk(text: string): boolean {
  return (
    asks.test(text) ||
    isAskedFor.test(text) ||
    (/^\p{Ll}/u.test(text) && text.split(' ').length > longestTitle)
  );
}
const asks = new RegExp(`^${anyOf(({ courtesies }) => courtesies)}`, 'iu');

/** `Auftragsbestätigung erbeten an: …`, `Order confirmation required` */
const isAskedFor = new RegExp(
  anyOf(({ askedFor }) => askedFor),
  'iu',
);

/** `Requisition / Supplies order` */
function isAlsoOrder(text: string): boolean {
  return text
    .split('/')
    .slice(1)
    .some((part) => {
      const all = tokenise(part);
      const match = longestMatch(documentBook, all, 0);
      return match?.length === all.length && match.meanings[0]!.kind === 'purchase_order';
    });
}

/** A title may begin behind a few words, in larger letters behind the name of who writes. */
const farthestWord = 4;
const farthestOfTitle = 8;

/** `Offer no.`, `The invoice states our number and goes to …`: another paper's number, and a sentence about one. */
function isReference(text: string, all: readonly Token[], end: number): boolean {
  const next = all[end]?.text ?? '';
  const words = all.filter((token) => /^\p{L}{2,}/u.test(token.text)).length;
  const isSentence =
    words > mostOfTitle || /^\p{Ll}.*\.$/u.test(text) || (words > longestTitle && /\p{Ll}\.$/u.test(text));
  return (numberWord.test(next) && !/\d/.test(text)) || isSentence;
}
const numberWord = /^(?:no|nr|num|number|nummer|numer|numero|nro|ref|#)$/;
/** Words of a title; sentences have more. */
const mostOfTitle = 7;

/** `Thank you for your quotation` */
function isTheirs(all: readonly Token[], start: number): boolean {
  return yourWords.has(all[start]!.text) || (start > 0 && yourWords.has(all[start - 1]!.text));
}

/** `EK/pż`: short words are names of papers only in capitals, and no part of another mark. */
function isMark(text: string, named: string): boolean {
  return (
    named.length <= 3 && (named !== named.toUpperCase() || new RegExp(`[/-]${named}|${named}[/-]`).test(text))
  );
}

/** "1 PZ" is an amount, although Polish receipts of goods are called PZ. */
function isUnitBehind(all: readonly Token[], start: number): boolean {
  const before = all[start - 1];
  return before !== undefined && /^\d+$/.test(before.text) && all[start]!.text.length <= 3;
}

/** Capitals of fewer letters are initials. */
const shortestShout = 6;

/** Letters so much larger than most are those of a title. */
const titleSize = 1.2;

/** `Invoice to` is no invoice; `Pedido de compra No. 12`, and `Order no. 12` in larger letters, is an order with its number. */
function isOtherLabel(all: readonly Token[], start: number, length: number, isTitled: boolean): boolean {
  const label = longestMatch(labelBook, all, start);
  const numbers =
    (length > 1 || isTitled) && label?.meanings.some((meaning) => meaning.kind === 'orderNumber');
  return label !== null && label.length > length && !numbers;
}

function medianSize(sheet: Sheet): number {
  const sizes = sheet.lines.flatMap((line) => line.words.map((word) => word.fontSize)).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] || 10;
}
