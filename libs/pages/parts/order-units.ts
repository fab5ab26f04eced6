import type { Page } from '../page.ts';
import { type PageLine, pageLines } from '../page-lines.ts';
import type { Range } from './body-sections.ts';
import { orderNumbersOf } from './data-numbers.ts';
import type { CandidateFile } from './find-orders.ts';
import { contentOf, isTableRow, looksLikeRow } from './order-lines.ts';
import { codesIn, type LabelledNumber, numberKey, orderNumberOn, orderNumbersIn } from './order-number.ts';
import { isSideDocument } from './side-documents.ts';

/** A piece of a file that is one order, or a part of one. */
export interface OrderUnit {
  file: number;
  orderNumber: string | null;
  /** Empty: all. */
  pages: Range[];
  lines: Range[];
  form: 'print' | 'data';
  /** True when it says that it is an order; else it only has lines of one. */
  isOrder: boolean;
  /** The name without its extension, folded. */
  stem: string;
  /** What its rows are about. */
  content: ReadonlySet<string>;
  /** Numbers that it prints anywhere, as `numberKey` writes them. */
  codes: ReadonlySet<string>;
  /** Set for one of several orders in a file for machines. */
  dataNumber: string | null;
}

/** The orders in a document: page ranges of different numbers, messages of a data file, else the whole; none when it is no order. */
export function unitsOf(file: CandidateFile, index: number): OrderUnit[] {
  const stem = numberKey(file.name.replace(/\.\w{1,5}$/, ''));
  const whole = { file: index, pages: [], lines: [], stem, dataNumber: null };
  if (!file.isReadable) return unreadable(file, whole);
  const apart = (file.data ?? []).filter(({ name }) => name === file.name);
  const stated = apart.flatMap(orderNumbersOf);
  if (stated.length > 0) return dataUnits(stated, whole, file);
  if (file.kind === 'other' || isSideDocument(file.name, file.pages.slice(0, 1).flatMap(pageLines)))
    return [];
  const form = apart.length > 0 ? 'data' : 'print';
  const pages = file.pages.map((page) => ({ page, lines: pageLines(page) }));
  if (form === 'data') return [{ ...whole, ...factsOf(pages, file), form }];
  const segments = segmentsOf(pages);
  if (segments.length === 1) {
    const unit: OrderUnit = { ...whole, ...factsOf(pages, file), form };
    return isLikely(unit, pages) ? [unit] : [];
  }
  return segments.map((segment) => ({
    ...whole,
    ...factsOf(segment.pages, file),
    orderNumber: segment.number!.number,
    pages: [[segment.pages[0]!.page.number, segment.pages.at(-1)!.page.number]],
    form,
    isOrder: true,
  }));
}

interface PageFacts {
  page: Page;
  lines: PageLine[];
}

/** Names of documents that may hold an order; nobody sends a picture or a drawing under an order's number. */
const documentName = /\.(?:pdf|xlsx?|xlsm|ods|csv|tsv|xml|edi|edifact|x12|txt|jpe?g|png|tiff?|docx?)$/i;

/** Its name is all there is. */
function unreadable(
  { name, kind }: CandidateFile,
  whole: Pick<OrderUnit, 'file' | 'pages' | 'lines' | 'stem' | 'dataNumber'>,
): OrderUnit[] {
  if (kind === 'other' || !documentName.test(name)) return [];
  const orderNumber = numberInName(name);
  return orderNumber === null
    ? []
    : [{ ...whole, orderNumber, form: 'print', isOrder: true, content: new Set(), codes: new Set() }];
}

function dataUnits(
  numbers: readonly string[],
  whole: Pick<OrderUnit, 'file' | 'pages' | 'lines' | 'stem' | 'dataNumber'>,
  file: CandidateFile,
): OrderUnit[] {
  const lines = file.pages.flatMap(pageLines);
  const content = contentOf(lines);
  const codes = codesOn(lines);
  const distinct = [...new Map(numbers.map((number) => [numberKey(number), number])).values()];
  return distinct.map((number) => ({
    ...whole,
    orderNumber: number || null,
    form: 'data',
    isOrder: true,
    content,
    codes,
    dataNumber: distinct.length > 1 ? number : null,
  }));
}

function factsOf(pages: readonly PageFacts[], { name, kind }: CandidateFile) {
  const numbers = pages.flatMap(({ lines }) => orderNumberOn(lines) ?? []);
  const lines = pages.flatMap((page) => page.lines);
  const codes = codesOn(lines);
  // "4711.pdf" that prints 4711, whatever it calls it.
  const named = codesIn(stemOf(name)).find((code) => codes.has(numberKey(code))) ?? null;
  return {
    orderNumber: numbers[0]?.number ?? numberInName(name) ?? named,
    isOrder: kind === 'order',
    content: contentOf(lines),
    codes,
  };
}

function codesOn(lines: readonly PageLine[]): Set<string> {
  return new Set(lines.flatMap(({ cells }) => cells.flatMap(({ text }) => codesIn(text))).map(numberKey));
}

function stemOf(name: string): string {
  return name.replace(/\.\w{1,5}$/, '').replace(/_+/g, ' ');
}

/** Two rows at least make lines of goods of what does not say that it is an order. */
const leastRows = 2;
/** A page with less text was not read well enough to tell. */
const leastLines = 6;

/**
 * Conditions and drawings may bear titles and numbers of orders, and count as many things: an order has rows, or both a
 * title and a number that is called its.
 */
function isLikely({ isOrder, orderNumber }: OrderUnit, pages: readonly PageFacts[]): boolean {
  const lines = pages.flatMap((page) => page.lines);
  const isLabelled = pages.some((page) => orderNumberOn(page.lines) !== null);
  if (isOrder && (isLabelled || lines.length < leastLines)) return true;
  return lines.filter(looksLikeRow).length >= (isOrder || orderNumber !== null ? 1 : leastRows);
}

interface Segment {
  number: LabelledNumber | null;
  pages: PageFacts[];
}

/**
 * Pages in runs of one order: a new one begins where a page names another number under the same label. Pages without
 * a number go on with the order before them, those at the start are the first order's.
 */
function segmentsOf(pages: readonly PageFacts[]): Segment[] {
  const segments: Segment[] = [];
  for (const facts of pages) {
    const number = orderNumberOn(facts.lines);
    const current = segments.at(-1);
    if (!current) segments.push({ number, pages: [facts] });
    else if (number && current.number && isAnother(number, current.number))
      segments.push({ number, pages: [facts] });
    else if (!number || !current.number) {
      const own = numberInHead(facts, current.pages[0]!);
      if (own) {
        current.number ??= { number: own.first, label: own.label };
        segments.push({ number: { number: own.number, label: own.label }, pages: [facts] });
      } else {
        current.number ??= number;
        current.pages.push(facts);
      }
    } else {
      current.number ??= number;
      current.pages.push(facts);
    }
  }
  return segments;
}

/** Heads of pages reach down to their first row, and not further than this. */
const headLines = 25;
/** Equal cells of two heads stand in one place, in points. */
const sameX = 3;
const articleLabel =
  /(?<!\p{L})(?:art|item|pos|sku|part|code|ref|tel|phone|fax|date|datum|fecha|data|dato|page|seite|side|strona|p[aá]gina|blad|sheet)/iu;

/**
 * The number that a page bears where the first page of the order before bears another: their heads are alike but for
 * it. Whatever the number is called, two papers of one form are two orders.
 */
function numberInHead(
  page: PageFacts,
  first: PageFacts,
): { number: string; first: string; label: string } | null {
  if (goesOn(page.lines)) return null;
  const head = headOf(page.lines);
  const other = headOf(first.lines);
  const texts = new Set(other.map(({ text }) => text));
  // The same letterhead: else it is another paper.
  if (head.filter(({ text }) => texts.has(text)).length < leastSame) return null;
  for (const cell of head) {
    const [number, ...more] = codesIn(cell.text);
    if (number === undefined || more.length > 0) continue;
    const label = shapeOf(cell, number, head);
    if (!/\p{L}/u.test(label) || articleLabel.test(label)) continue;
    const former = other.flatMap((each) => {
      const [code] = codesIn(each.text);
      const isThere = Math.abs(each.x0 - cell.x0) < sameX && Math.abs(each.place - cell.place) <= 1;
      return code !== undefined && isThere && shapeOf(each, code, other) === label ? [code] : [];
    })[0];
    if (former !== undefined && former !== number) return { number, first: former, label };
  }
  return null;
}

/** `Page 2 of 3`, `2 / 2` in a cell: the page counts itself behind another of the same paper. */
function goesOn(lines: readonly PageLine[]): boolean {
  return lines.some(({ cells }) =>
    cells.some(({ text }) => {
      const [, page, of] = pageCount.exec(text) ?? [];
      return page !== undefined && Number(page) > 1 && Number(page) <= Number(of);
    }),
  );
}
const pageCount =
  /^(?:(?:page|pagina|página|pág\.?|pag\.?|seite|side|strona|str\.?|blad|sheet)\s?[.:]?\s?)?(\d{1,2})\s?(?:\/|of|von|van|de|di|sur|z|af)\s?(\d{1,2})$/iu;

/** What a cell says beside its number, behind the cell that stands before or above it where it says nothing else. */
function shapeOf(cell: HeadCell, number: string, head: readonly HeadCell[]): string {
  const own = cell.text.replace(number, '#');
  if (own !== '#') return own;
  const before = head.filter(({ place, x0 }) => place === cell.place && x0 < cell.x0).at(-1);
  const above = head.find(({ place, x0 }) => place === cell.place - 1 && Math.abs(x0 - cell.x0) < aboveX);
  return `${(before ?? above)?.text ?? ''} #`;
}
const leastSame = 2;
/** A label stands above its value, flush within this, in points. */
const aboveX = 12;

interface HeadCell {
  text: string;
  x0: number;
  /** Of its line, from 0. */
  place: number;
}

function headOf(lines: readonly PageLine[]): HeadCell[] {
  const row = lines.findIndex(({ cells }) => isTableRow(cells.map(({ text }) => text)));
  const own = lines.slice(0, Math.min(row < 0 ? lines.length : row, headLines));
  return own.flatMap(({ cells }, place) => cells.map(({ text, x0 }) => ({ text, x0, place })));
}

function isAnother(number: LabelledNumber, current: LabelledNumber): boolean {
  return number.label === current.label && numberKey(number.number) !== numberKey(current.number);
}

/** "PO 4711.pdf", "Bestellung_4711.pdf". */
function numberInName(name: string): string | null {
  return orderNumbersIn(stemOf(name))[0] ?? null;
}
