import type { Word } from '@orderloom/pages/page.ts';
import { heightOf } from '../../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../../layout/sheet.ts';
import { isUnit } from '../../lexicon/phrases.ts';
import { numberShape } from '../../values/number.ts';
import { findProducts } from '../columns/products.ts';
import { isTotalLine } from '../lines/total-line.ts';
import { isLabelled } from '../reading/details.ts';
import type { RowParts } from '../reading/read-row.ts';

/** One order line as it is printed: from the line with its number to the next one. */
interface PrintedRecord {
  sheet: Sheet;
  position: Segment;
  lines: Line[];
}

/** Line numbers of one list begin this near to each other, points. */
const flush = 4;
/** Lines of one record stand at most this many heights apart, and there are at most so many. */
const closeLines = 2.5;
const mostLines = 12;
/** One record alone shows no form. */
const fewestRecords = 2;
/** Share of the records whose numbers must multiply. */
const mostProved = 0.8;

/**
 * Order lines of several printed lines each, under whatever headings: the numbers that count show where each begins,
 * and the places whose numbers multiply on nearly all of them are quantity, price and total. None when nothing
 * multiplies.
 */
export function recordRows(sheets: readonly Sheet[]): RowParts[] {
  const records = recordsOf(sheets);
  if (records.length < fewestRecords) return [];
  const places = placesOf(records);
  const texts = records.map((record) => places.map((place) => segmentAt(record, place)?.text ?? ''));
  const found = findProducts(texts);
  if (!found || found.rows < mostProved * records.length) return [];
  return records.map((record) => {
    const at = (index: number) => segmentAt(record, places[index]!);
    return partsOf(record, at(found.quantity), at(found.price), at(found.lineTotal));
  });
}

/** From each number that goes on counting from the one before, flush with it, to the next. */
function recordsOf(sheets: readonly Sheet[]): PrintedRecord[] {
  const records: PrintedRecord[] = [];
  let step = 0;
  for (const sheet of sheets) {
    let open: PrintedRecord | null = null;
    for (const line of sheet.lines) {
      const [first] = line.segments;
      const number = /^\d{1,6}\.?$/.test(first?.text ?? '') ? Number.parseInt(first!.text, 10) : null;
      const last = records.at(-1);
      const isFlush =
        !last || Math.abs(last.position.box[0] - first!.box[0]) < flush || isFlushRight(last, first!);
      if (
        number !== null &&
        isFlush &&
        line.segments.length > 1 &&
        number === (records.length + 1) * (step || number)
      ) {
        if (records.length === 0 && number !== 1 && number !== 10 && number !== 100) continue;
        step = step || number;
        open = { sheet, position: first!, lines: [line] };
        records.push(open);
      } else if (open && isTotalLine(line)) open = null;
      else if (open && goesOn(open, line)) open.lines.push(line);
      else open = null;
    }
  }
  return records;
}

function isFlushRight({ position }: PrintedRecord, { box }: Segment): boolean {
  return Math.abs(position.box[2] - box[2]) < flush;
}

function goesOn({ lines }: PrintedRecord, { box }: Line): boolean {
  const above = lines.at(-1)!.box;
  return lines.length < mostLines && box[1] - above[3] < closeLines * heightOf(above);
}

/** A place that all records have: the number of the line, and the how manieth of its texts from the right. */
interface Place {
  line: number;
  fromRight: number;
}

/** The places where records hold numbers, in their first lines. */
function placesOf(records: readonly PrintedRecord[]): Place[] {
  const keys = records.flatMap(({ lines }) =>
    lines
      .slice(0, linesOfForm)
      .flatMap(({ segments }, line) =>
        segments.flatMap((segment, index) =>
          holdsNumber(segment) ? `${line} ${segments.length - 1 - index}` : [],
        ),
      ),
  );
  return [...new Set(keys)].map((key) => {
    const [line, fromRight] = key.split(' ').map(Number);
    return { line: line!, fromRight: fromRight! };
  });
}
/** Quantity and price stand in one of the first lines. */
const linesOfForm = 4;

function segmentAt({ lines }: PrintedRecord, { line, fromRight }: Place): Segment | null {
  const segment = lines[line]?.segments.at(-1 - fromRight);
  return segment && holdsNumber(segment) ? segment : null;
}

/** A number, alone or with its unit or currency. */
function holdsNumber({ text, words }: Segment): boolean {
  const [first = '', ...rest] = text.split(' ');
  return (
    numberShape(text) !== null || (words.length < 6 && numberShape(first) !== null && rest.every(isDressing))
  );
}

function isDressing(word: string): boolean {
  return isUnit(word) || /^(?:\/|\p{Lu}{3}|[€$£]|1|100|1000)$/u.test(word);
}

function partsOf(
  { sheet, position, lines }: PrintedRecord,
  quantity: Segment | null,
  price: Segment | null,
  lineTotal: Segment | null,
): RowParts {
  const taken = new Set([position, quantity, price, lineTotal]);
  const others = lines.flatMap(({ segments }) => segments).filter((segment) => !taken.has(segment));
  const article = others.find(({ text }) => /^[\p{L}\d][\p{L}\d./-]{3,}$/u.test(text) && /\d{2}/.test(text));
  const description = others.find(
    (segment) =>
      segment !== article &&
      /\p{L}{3,}/u.test(segment.text) &&
      !isUnit(segment.text) &&
      !isLabelled(segment.text),
  );
  const unit = others.find(({ text }) => isUnit(text));
  const words = (segment: Segment | null): Word[] => segment?.words ?? [];
  return {
    sheet,
    words: {
      position: position.words,
      quantity: words(quantity),
      price: words(price),
      lineTotal: words(lineTotal),
      ...(article && { article: article.words }),
      ...(description && { description: description.words }),
      ...(unit && { unit: unit.words }),
    },
    structure: 0.75,
    because: 'the numbers of a line that counts multiply',
  };
}
