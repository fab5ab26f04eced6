import type { ReadFile } from '../page.ts';
import { lineText, type PageLine, pageLines } from '../page-lines.ts';
import { namesAmount } from './body-heads.ts';
import { bodySections, type Range, type Section } from './body-sections.ts';
import { isMail, mailUnits } from './enclosed-mails.ts';
import { groupUnits } from './group-units.ts';
import { contentOf, looksOrdered } from './order-lines.ts';
import { numberKey, orderNumberOn, orderNumbersIn } from './order-number.ts';
import { type OrderUnit, unitsOf } from './order-units.ts';

/** A file of an e-mail or an upload, with what its reader's knowledge of documents says of it. */
export interface CandidateFile extends ReadFile {
  /** The text of the e-mail, another text, or a document. */
  role: 'body' | 'text' | 'document';
  /** By its title; `unknown` when it has none. */
  kind: 'order' | 'other' | 'unknown';
  /** False when nobody could read it: then its name has to tell. */
  isReadable: boolean;
}

/** What of a file belongs to an order. Empty lists: all of it. */
export interface FilePart {
  /** Index of the file. */
  file: number;
  /** Pages, counted from 1. */
  pages: Range[];
  /** Lines of a text, counted from 0. */
  lines: Range[];
  /** Of several orders in a file for machines, the one of this number; of a text, the number of its section. */
  orderNumber: string | null;
}

/** One order among several, and the files or parts of files to read it from. */
export interface FoundOrder {
  orderNumber: string | null;
  parts: FilePart[];
  /** False when none of its own files could be read. */
  isReadable: boolean;
}

/** More are no e-mail of orders but an archive. */
const mostOrders = 200;

/**
 * Tells the orders apart that some files hold: several documents, several page ranges of a PDF, several messages of a
 * data file, several sections of a text. Empty when they hold one order, or none. What is no order, terms and drawings
 * and covering letters, belongs to none; the text of the e-mail belongs to all, without what it says of the others.
 */
export function findOrders(files: readonly CandidateFile[]): FoundOrder[] {
  const documents = files.flatMap((file, index) =>
    file.role === 'document' && !isMail(file) ? unitsOf(file, index) : [],
  );
  const known = new Set(documents.flatMap(({ orderNumber }) => (orderNumber ? numberKey(orderNumber) : [])));
  const texts = files.flatMap((file, index) =>
    file.role === 'document' && !isMail(file) ? [] : sectionUnits(file, index, files, known),
  );
  // Beside documents an enclosed mail is the letter that came with them; alone each may be an order.
  const mails = files.flatMap((file, index) => {
    if (file.role === 'body' || !isMail(file) || texts.some((unit) => unit.file === index)) return [];
    if (documents.length === 0) return mailUnits(file, index);
    return isOfGoods(file.pages.flatMap(pageLines)) ? unitsOf(file, index) : [];
  });
  const bodies = files.flatMap((file, index) => (file.role === 'body' ? [{ file, index }] : []));
  const groups = asNamed(
    groupUnits([...documents, ...texts, ...mails]),
    bodies.flatMap(({ file }) => file.pages.flatMap(pageLines)),
  );
  if (groups.length < 2 || groups.length > mostOrders) return [];
  return groups.map((units) => ({
    orderNumber: units.find(({ orderNumber }) => orderNumber !== null)?.orderNumber ?? null,
    parts: [
      ...bodies.flatMap(({ file, index }) => bodyPart(file, index, units, groups)),
      ...partsOf(units.filter(({ file }) => !bodies.some(({ index }) => index === file))),
    ],
    isReadable: units.some(({ file }) => files[file]!.isReadable),
  }));
}

/** "Here is the order, have a look before it goes out" orders nothing itself, whatever its subject. */
function isOfGoods(lines: readonly PageLine[]): boolean {
  return (
    orderNumberOn(lines) !== null || lines.some((line) => looksOrdered(line) || namesAmount(lineText(line)))
  );
}

/** Orders in files that the e-mail names above those that it states itself stand before these. */
function asNamed(groups: OrderUnit[][], lines: readonly PageLine[]): OrderUnit[][] {
  const first = Math.min(...groups.flatMap((units) => units.flatMap(({ lines: [own] }) => own?.[0] ?? [])));
  if (!Number.isFinite(first)) return groups;
  const above = lines.filter(({ index }) => index <= first);
  const isNamed = (units: OrderUnit[]) => {
    const keys = new Set(units.flatMap(({ orderNumber }) => (orderNumber ? numberKey(orderNumber) : [])));
    return units.every(({ lines: own }) => own.length === 0) && above.some((line) => namesAny(line, keys));
  };
  const named = groups.filter(isNamed);
  return [...named, ...groups.filter((units) => !named.includes(units))];
}

/**
 * Sections of a text that states several orders; one that names its own number counts beside documents, too. What it
 * says of the orders in documents is no order.
 */
function sectionUnits(
  file: CandidateFile,
  index: number,
  files: readonly CandidateFile[],
  known: ReadonlySet<string>,
): OrderUnit[] {
  const lines = file.pages.flatMap(pageLines);
  const sections = bodySections(lines, known).filter(
    ({ orderNumber }) => orderNumber === null || !known.has(numberKey(orderNumber)),
  );
  const isAlone = !files.some(({ role }, other) => other !== index && role !== 'body');
  if (sections.length < 2 && file.role !== 'body') return [];
  if (sections.length < 2 && (isAlone || sections[0]?.orderNumber == null)) return [];
  // A single number that is talked of above an address orders nothing.
  if (sections.length === 1 && !hasGoodsBelow(lines, sections[0]!)) return [];
  return sections.map((section) => ({
    file: index,
    orderNumber: section.orderNumber,
    pages: [],
    lines: section.lines,
    form: 'print',
    isOrder: true,
    stem: '',
    content: contentOf(lines.filter((line) => isWithin(line, section.lines))),
    codes: new Set(),
    dataNumber: null,
  }));
}

/** Within so many lines below its heading an order begins: there may be headings of columns between. */
const nearLines = 2;

function hasGoodsBelow(lines: readonly PageLine[], { lines: [first] }: Section): boolean {
  const at = lines.findIndex(({ index }) => index === first![0]);
  return lines.slice(at + 1, at + 1 + nearLines).some(looksOrdered);
}

/** The parts of each file as one. */
function partsOf(units: readonly OrderUnit[]): FilePart[] {
  return [...Map.groupBy(units, ({ file }) => file)].map(([file, own]) => ({
    file,
    pages: own.flatMap(({ pages }) => pages),
    lines: own.flatMap(({ lines }) => lines),
    orderNumber: own[0]!.dataNumber,
  }));
}

/** The lines of the e-mail's text that are not about other orders. None are left: no part. */
function bodyPart(
  file: CandidateFile,
  index: number,
  units: readonly OrderUnit[],
  groups: readonly OrderUnit[][],
): FilePart[] {
  const lines = file.pages.flatMap(pageLines);
  const others = groups.filter((group) => group !== units).flat();
  const sections = others.filter((unit) => unit.file === index).flatMap((unit) => unit.lines);
  const keys = keysOf(others);
  const own = keysOf(units);
  // In a letter that states none of them "for PO-1001 no gloves, for PO-1002 no reels" is about both.
  const isLetter = groups.flat().every((unit) => unit.file !== index);
  const isOfOthers = (line: PageLine) => namesAny(line, keys) && !(isLetter && namesAny(line, own));
  const kept = lines.filter((line) => !isWithin(line, sections) && !isOfOthers(line));
  if (kept.length === 0) return [];
  const section = units.find((unit) => unit.file === index);
  const part = { file: index, pages: [], orderNumber: section?.orderNumber ?? null };
  return [{ ...part, lines: kept.length === lines.length ? [] : rangesOf(kept.map((line) => line.index)) }];
}

function keysOf(units: readonly OrderUnit[]): ReadonlySet<string> {
  return new Set(units.flatMap(({ orderNumber }) => (orderNumber ? numberKey(orderNumber) : [])));
}

function isWithin({ index }: PageLine, ranges: readonly Range[]): boolean {
  return ranges.some(([first, last]) => index >= first && index <= last);
}

function namesAny(line: PageLine, keys: ReadonlySet<string>): boolean {
  const text = lineText(line);
  return (
    orderNumbersIn(text).some((number) => keys.has(numberKey(number))) ||
    text.split(/[\s,;:()]+/).some((word) => /\d{3}/.test(word) && keys.has(numberKey(word)))
  );
}

function rangesOf(indexes: readonly number[]): Range[] {
  const ranges: [number, number][] = [];
  for (const index of indexes) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === index) last[1] = index;
    else ranges.push([index, index]);
  }
  return ranges;
}
