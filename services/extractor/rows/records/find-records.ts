import { heightOf, middleY, widthOf } from '../../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../../layout/sheet.ts';
import { numberShape } from '../../values/number.ts';
import { columnNumbers } from '../headings/column-numbers.ts';
import { isTotalLine } from '../lines/total-line.ts';
import { isConditionLine } from '../reading/condition-lines.ts';

/** One order line as it is printed: the line with its number, and those around it. */
export interface PrintedRecord {
  sheet: Sheet;
  lines: Line[];
  /** The lines of the page, where segments of `lines` were parted. */
  printed?: readonly Line[];
}

/** The line that holds the number of an order line. */
interface Key {
  sheet: Sheet;
  line: number;
  number: Segment;
}

/** Line numbers of one list begin or end this near to each other, points. */
const flush = 4;
/** Lines of one record stand at most this many heights apart, and there are at most so many. */
const closeLines = 2.5;
const mostLines = 12;
/** From line to line: where the widest step is this much wider than the others, the next record begins. */
const clearStep = 1.15;

/**
 * The order lines of the pages by the numbers that count at their left, 1, 2, 3 or 10, 20, 30. Each goes to the rule,
 * else to the widest step, before the next; where all steps are alike it begins with its number. Without such numbers what rules part.
 */
export function findRecords(sheets: readonly Sheet[]): PrintedRecord[] {
  const bySheet = [...Map.groupBy(keysOf(sheets), ({ sheet }) => sheet).values()];
  if (bySheet.length > 0) return bySheet.flatMap((keys) => recordsOf(keys));
  const ruled = sheets.flatMap(betweenRules);
  return ruled.length >= fewestRuled ? ruled : [];
}
/** One frame alone may hold anything. */
const fewestRuled = 2;

/** What stands between rules and holds several numbers. */
function betweenRules(sheet: Sheet): PrintedRecord[] {
  const starts = sheet.lines.flatMap((_, at) => (isRuled(sheet, at) ? [at] : []));
  return starts.flatMap((start, index) => {
    const lines = sheet.lines.slice(start, starts[index + 1]);
    const own = lines.slice(0, lengthOf(sheet, lines, 0));
    const numbers = own.flatMap(({ segments }) => segments).filter(({ text }) => numberShape(text) !== null);
    return numbers.length >= fewestNumbers && !own.some(isTotalLine) ? [{ sheet, lines: own }] : [];
  });
}
/** Quantity, price and total. */
const fewestNumbers = 3;

function keysOf(sheets: readonly Sheet[]): Key[] {
  const keys: Key[] = [];
  let step = 0;
  for (const sheet of sheets)
    for (const [index, line] of sheet.lines.entries()) {
      if (columnNumbers(sheet).has(line)) continue;
      const [first] = line.segments;
      const number = /^\d{1,6}\.?$/.test(first?.text ?? '') ? Number.parseInt(first!.text, 10) : null;
      const last = keys.at(-1)?.number;
      const isNext = number !== null && number === (keys.length + 1) * (step || number);
      if (!isNext || line.segments.length < 2 || (last && !areFlush(last, first!))) continue;
      if (keys.length === 0 && number !== 1 && number !== 10 && number !== 100) continue;
      step = step || number;
      keys.push({ sheet, line: index, number: first! });
    }
  return keys;
}

function areFlush(a: Segment, b: Segment): boolean {
  return Math.abs(a.box[0] - b.box[0]) < flush || Math.abs(a.box[2] - b.box[2]) < flush;
}

/** The records of one page. */
function recordsOf(keys: readonly Key[]): PrintedRecord[] {
  const { sheet } = keys[0]!;
  const others = keys.slice(1).map(({ line }, index) => startBetween(sheet, keys[index]!.line, line));
  // A step as wide as those between the records begins or ends one as well.
  const parting = Math.min(...others.map((start) => stepTo(sheet, start)));
  const starts = [firstStart(sheet, keys, others, parting), ...others];
  return keys.map(({ line }, index) => {
    const start = starts[index]!;
    const lines = sheet.lines.slice(start, starts[index + 1]);
    const isParted = (at: number) => isClearlyApart(sheet, keys, others) && stepTo(sheet, at) >= parting;
    const end = lines.findIndex((_, at) => start + at > line && isParted(start + at));
    const own = end < 0 ? lines : lines.slice(0, end);
    const record = own.slice(0, lengthOf(sheet, own, line - start));
    // A sum that was carried over stands above the number.
    const isOther = (printed: Line, at: number) =>
      columnNumbers(sheet).has(printed) || (start + at < line && isTotalLine(printed));
    return { sheet, lines: record.filter((printed, at) => !isOther(printed, at)) };
  });
}

/** False where records begin with their number because all steps are alike. */
function isClearlyApart(sheet: Sheet, keys: readonly Key[], starts: readonly number[]): boolean {
  return starts.some((start, index) => start !== keys[index + 1]!.line || isRuled(sheet, start));
}

function stepTo({ lines }: Sheet, at: number): number {
  return at === 0 ? Number.POSITIVE_INFINITY : lines[at]!.box[1] - lines[at - 1]!.box[1];
}

/** The line before which the records of two numbers part. */
function startBetween(sheet: Sheet, above: number, below: number): number {
  const lines = Array.from({ length: below - above }, (_, step) => above + 1 + step);
  const ruled = lines.find((at) => isRuled(sheet, at));
  if (ruled !== undefined) return ruled;
  const steps = lines.map((at) => stepTo(sheet, at));
  const [widest, second = 0] = steps.toSorted((a, b) => b - a);
  return widest! > clearStep * second ? lines[steps.indexOf(widest!)]! : below;
}

/**
 * Where the first record begins: under the rule above its number, else as many lines above it as others have, up to a
 * step as wide as those between them.
 */
function firstStart(sheet: Sheet, keys: readonly Key[], others: readonly number[], parting: number): number {
  const key = keys[0]!.line;
  const above = Array.from({ length: Math.min(key, mostLines) + 1 }, (_, step) => key - step);
  const apart = above.findIndex((at) => at > 0 && !isClose(sheet.lines[at - 1]!, sheet.lines[at]!));
  const near = apart < 0 ? above : above.slice(0, apart + 1);
  // Where no rules part the others, the one above belongs to the head of the page.
  const areParted = others.length === 0 || others.some((start) => isRuled(sheet, start));
  const ruled = areParted ? near.find((at) => isRuled(sheet, at)) : undefined;
  if (ruled !== undefined) return ruled;
  const lead = Math.max(0, ...others.map((start, index) => keys[index + 1]!.line - start));
  const end = above.findIndex((at, step) => step === lead || stepTo(sheet, at) >= parting);
  return above[end]!;
}

/** How many of the lines belong to the record: up to a rule, a sum or a gap below its number. */
function lengthOf(sheet: Sheet, lines: readonly Line[], key: number): number {
  const end = lines.findIndex(
    (line, index) =>
      index > key &&
      ((isTotalLine(line) && !isOfPrice(lines, index)) ||
        !isClose(lines[index - 1]!, line) ||
        isRuled(sheet, sheet.lines.indexOf(line)) ||
        index >= mostLines),
  );
  return end < 0 ? lines.length : end;
}

/** A discount right under a gross price is that of the record. */
function isOfPrice(lines: readonly Line[], at: number): boolean {
  return isConditionLine(lines[at]!) && isConditionLine(lines[at - 1]!) && !isTotalLine(lines[at - 1]!);
}

function isClose(above: Line, { box }: Line): boolean {
  return box[1] - above.box[3] < closeLines * heightOf(above.box);
}

/** True when rules are drawn across most of the page between this line and the one above it. */
function isRuled({ lines, rules, width }: Sheet, at: number): boolean {
  const from = at === 0 ? 0 : middleY(lines[at - 1]!.box);
  const to = middleY(lines[at]!.box);
  const across = rules.filter(
    ({ direction, box }) => direction === 'horizontal' && box[1] > from && box[3] < to,
  );
  return across.reduce((sum, { box }) => sum + widthOf(box), 0) > fewestAcross * width;
}
/** Share of the page that rules between two order lines take. */
const fewestAcross = 0.4;
