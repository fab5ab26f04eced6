import { chosenFrom } from './choose.ts';
import type { Candidate, Chosen } from './draft.ts';
import { endsInOrderWord, isWholeTitle } from './fields/title-number.ts';
import { middleY } from './layout/boxes.ts';
import { placeOf, type Segment, type Sheet } from './layout/sheet.ts';
import type { DocumentType } from './lexicon/lexicon.ts';
import {
  documentBook,
  isOrdering,
  labelBook,
  longestMatch,
  type Token,
  tokenise,
} from './lexicon/phrases.ts';
import { yourWords } from './lexicon/possessives.ts';

/** A title stands in this upper part of its first page. */
const titleDepth = 0.6;

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
  unknown: 'a form that was not filled in',
};

/** The type with its article, for a sentence: `an invoice`. */
export function namedDocument(type: DocumentType): string {
  return articles[type];
}

/**
 * What the documents call themselves: the largest and highest title that names a kind of document. Without any,
 * lines with quantities make it an order, with low confidence. An order without number and quantities is an empty form.
 */
export function readDocumentType(
  sheets: readonly Sheet[],
  says: { quantities: boolean; orderNumber: boolean },
): Chosen<DocumentType> {
  const titles = sheets.filter(({ isFirst }) => isFirst).flatMap(titlesOf);
  const [best] = titles.sort((a, b) => b.score - a.score);
  if (best?.value === 'purchase_order' && !says.quantities && !says.orderNumber)
    return { value: 'unknown', confidence: 0.5, places: [], because: 'neither number nor quantities' };
  if (best) return chosenFrom(best);
  const told = [...sheets.slice(0, 1).flatMap(composedTitles), ...sheets.slice(0, 1).flatMap(sentences)];
  const [named] = says.quantities && says.orderNumber ? told : [];
  if (named) return chosenFrom(named);
  return {
    value: says.quantities ? 'purchase_order' : 'unknown',
    confidence: 0.5,
    places: [],
    because: 'no title',
  };
}

/** A title that no lexicon has, as `Lieferantenauftrag`: enough beside a number and quantities. */
const composedTitle = 0.82;
/** Longer texts are sentences. */
const longestTitle = 4;

function composedTitles(sheet: Sheet): Candidate<DocumentType>[] {
  return sheet.lines
    .filter((line) => middleY(line.box) < titleDepth * sheet.height)
    .flatMap(({ segments }) => segments)
    .filter(
      ({ text, words }) => words.length <= longestTitle && endsInOrderWord(tokenise(text).at(-1)?.text ?? ''),
    )
    .map(({ words }) => ({
      ...placeOf(sheet, words),
      value: 'purchase_order',
      score: composedTitle,
      because: 'a word for an order in its title',
    }));
}

/** `… bestellen wir zu den Preisen Ihres Angebots:` of a letter without a title. */
function sentences(sheet: Sheet): Candidate<DocumentType>[] {
  return sheet.lines
    .filter((line) => middleY(line.box) < titleDepth * sheet.height)
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => isOrdering(text))
    .map(({ words }) => ({
      ...placeOf(sheet, words),
      value: 'purchase_order',
      score: composedTitle,
      because: 'a sentence that orders',
    }));
}

function titlesOf(sheet: Sheet): Candidate<DocumentType>[] {
  const usual = medianSize(sheet);
  return sheet.lines
    .filter((line) => middleY(line.box) < titleDepth * sheet.height)
    .flatMap(({ segments }) =>
      // Behind a label stands the number of another document; `Purchase order` without a number is no reference.
      segments.flatMap((segment, i) =>
        segments[i - 1]?.text.endsWith(':') && !isWholeTitle(segment.text)
          ? []
          : (titleIn(sheet, segment, usual) ?? []),
      ),
    );
}

function titleIn(sheet: Sheet, segment: Segment, usual: number): Candidate<DocumentType> | null {
  const all = tokenise(segment.text);
  const size = Math.max(...segment.words.map((word) => word.fontSize)) / usual;
  for (let start = 0; start < Math.min(all.length, 4); start++) {
    const match = longestMatch(documentBook, all, start);
    if (!match || isUnitBehind(all, start)) continue;
    const isOrder = match.meanings.some(({ kind }) => kind === 'purchase_order');
    const named = segment.text.slice(all[start]!.start, all[start + match.length - 1]!.end);
    const isShouted = named.length >= shortestShout && named === named.toUpperCase();
    if (!isShouted && isOtherLabel(all, start, match.length, size)) continue;
    if (!isOrder && (isTheirs(all, start) || isMark(segment.text, named))) continue;
    const others = all.slice(match.length).filter((token) => /^\p{L}{3,}/u.test(token.text)).length;
    const shouts = segment.text === segment.text.toUpperCase() ? 0.08 : 0;
    const height = 0.12 * (middleY(segment.box) / sheet.height);
    const alone = others === 0 ? 0.2 : -0.06 * others;
    const larger = Math.min(0.35, 0.35 * (size - 1));
    const isNumbered = !isOrder && size < titleSize && numbered.test(segment.text.slice(all[start]!.end));
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

/** `QUOTATION NO......: 252784`: the number of another paper, unless its letters are larger than others. */
const numbered = /^[^:]{0,20}:\s*\S*\d/;

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
function isOtherLabel(all: readonly Token[], start: number, length: number, size: number): boolean {
  const label = longestMatch(labelBook, all, start);
  const numbers =
    (length > 1 || size >= titleSize) && label?.meanings.some((meaning) => meaning.kind === 'orderNumber');
  return label !== null && label.length > length && !numbers;
}

function medianSize(sheet: Sheet): number {
  const sizes = sheet.lines.flatMap((line) => line.words.map((word) => word.fontSize)).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] || 10;
}
