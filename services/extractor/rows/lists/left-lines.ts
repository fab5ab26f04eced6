import { heightOf } from '../../layout/boxes.ts';
import type { Line, Sheet } from '../../layout/sheet.ts';
import { saysConditions } from '../../lexicon/label-words.ts';
import { namesMonth } from '../../lexicon/phrases.ts';
import { headsUnordered, refuses } from '../../lexicon/sayings.ts';
import { isLikeItem } from '../../mail-body/like-items.ts';
import { roleOfCounted } from '../../mail-body/stacked-fields.ts';
import { findHeaders } from '../headings/table-header.ts';
import type { MissedLine } from '../lines/missed-items.ts';
import { isTotalLine } from '../lines/total-line.ts';
import { textOf } from '../table.ts';
import { isPosition } from './labelled-rows.ts';

/** Lines of one list stand at most this many heights apart. */
const closeLines = 1.2;
/** A heading stands so many lines above the first item. */
const above = 2;
/** Longer lines are sentences, which are read elsewhere. */
const mostWords = 14;
const longestNote = 8;

/** `10 x gloves`, `gloves x 10`, `gloves x10`, `gloves - 10`, `- 2 rolls of tape`; `2500 x 580` is a size. */
const counted =
  /(?:^|[\s(])[-+]?\d{1,5}\s?[x×]\s?(?=\p{L}{2})|(?<!\d{3})\s[x×]\s?\d{1,5}$|(?<=\d{3})\s[x×]\s?\d{1,2}$|\p{L}.*\s[-–—:=]\s?\d{1,5}(?:\s\p{L}{1,6}\.?)?$/u;

const sign = /^[^\p{L}\p{N}]$/u;

/** What counts the items of a list. */
const numberInFront = /^\d{1,3}[.)]$/;

/** `Subject: order 4711`, `Unit_1: kg`. */
const labelled = /^\p{L}[\p{L} ._]*\d{0,2}\s?:\s/u;

/**
 * Lines of a list that no item takes although they count something, say that one shall not come, or stand above items
 * that are not ordered. `isRead`: an item has its amount or its text from the line.
 */
export function leftLines(
  sheets: readonly Sheet[],
  isRead: (sheet: Sheet, line: Line) => boolean,
): MissedLine[] {
  return sheets.flatMap((sheet) => {
    const { lines } = sheet;
    const read = lines.map((line) => isRead(sheet, line));
    const [first, last] = [read.indexOf(true), read.lastIndexOf(true)];
    if (first < 0) return [];
    const inList = inBlocks(lines, read);
    const isTyped = sheet.source === 'plain';
    const isAlike = lines.map((line, at) => read[at]! || (isTyped && isLikeItem(line.words)));
    const codes = shapesOfCodes(lines.filter((_, at) => read[at]));
    const bullets = new Set(
      lines.flatMap(({ words: [first] }, at) =>
        read[at] && first && sign.test(first.text) ? first.text : [],
      ),
    );
    const areNumbered = lines.some(({ words }, at) => read[at] && numberInFront.test(words[0]?.text ?? ''));
    const besideItem = besideItems(read, isAlike, (at, other) => isNear(lines, at, other));
    return lines.flatMap((line, at) => {
      const text = textOf(line.words);
      const isAmong = at > first && at < last;
      const isHeading =
        (isAmong && isDayAbove(text)) || (at >= first - above && at <= last && headsUnordered(text));
      const isLost = inList[at] && !read[at] && (isCounted(line, text) || (at > first && isNote(line, text)));
      const isBeside = isTyped ? isBetween(lines, read, at) : isAmong && isCountedAs(lines, read, at);
      const isInBlock = isTyped && inList[at] && (isAlike[at] || isCoded(line, codes));
      // `- Sugar 10 kg x 24 (code: S-10) - brown`, `3. Size labels (S, M, L) - 2,500 each`
      const [mark, ...rest] = line.words;
      const isNumbered =
        areNumbered && numberInFront.test(mark?.text ?? '') && !isUnderConditions(lines, read, at);
      const isItem = inList[at] && (bullets.has(mark?.text ?? '') || isNumbered) && /\d/.test(textOf(rest));
      const isPassedOver = !read[at] && (isBeside || besideItem[at] || isInBlock || isItem);
      const isLeft = isHeading || isLost || isPassedOver;
      // `Line 2` over an item, `Total GBP 66.80` under the last one.
      const isOther = isTyped && (roleOfCounted(line) !== null || isPosition(text) || isTotalLine(line));
      return isLeft && !isOther ? [{ sheet, line }] : [];
    });
  });
}

/** `1. Deliver within 14 days` under `Terms`, which stands behind the last item: the numbers are those of another list. */
function isUnderConditions(lines: readonly Line[], read: readonly boolean[], at: number): boolean {
  const last = read.lastIndexOf(true, at);
  return lines.slice(last + 1, at).some(({ words }) => {
    const text = textOf(words);
    return words.length <= longestHeading && !/\d/.test(text) && saysConditions(text);
  });
}
/** In words: `General terms and conditions:` */
const longestHeading = 4;

/** The heading of a table right over lines that were read as a list: its columns say more than the list does. */
export function unreadHeadings(
  sheets: readonly Sheet[],
  isRead: (sheet: Sheet, line: Line) => boolean,
): MissedLine[] {
  return sheets.flatMap((sheet) =>
    findHeaders(sheet).flatMap(({ firstLine, lastLine, cells }) => {
      const under = sheet.lines[lastLine + 1];
      const isTable = under !== undefined && cells.length > 2 && under.segments.length > 2;
      return isTable && isRead(sheet, under) ? [{ sheet, line: sheet.lines[firstLine]! }] : [];
    }),
  );
}

/**
 * Lines of a printed page that stand under each other as the rows of a table do, `1 | 8447571300001 | A-100 | 40 | 11.90`,
 * where no table was found: an item that a list has of them took a part.
 */
export function unreadGrids(sheets: readonly Sheet[]): MissedLine[] {
  return sheets.flatMap((sheet) => {
    if (sheet.source === 'plain') return [];
    const isOfGrid = sheet.lines.map((line) => isLikeRow(line) && !isTotalLine(line));
    return sheet.lines.flatMap((line, at) =>
      isOfGrid[at] && (isOfGrid[at - 1] || isOfGrid[at + 1]) ? [{ sheet, line }] : [],
    );
  });
}

function isLikeRow({ segments }: Line): boolean {
  const numbers = segments.filter(({ text }) =>
    /^\D{0,3}\d{1,3}(?:[.,' ]?\d{3})*(?:[.,]\d{1,4})?\D{0,3}$/.test(text),
  );
  return segments.length >= fewestCells && numbers.length >= fewestNumbers;
}
const fewestCells = 4;
const fewestNumbers = 2;

/** For each line whether it stands in one block with an item. */
function inBlocks(lines: readonly Line[], read: readonly boolean[]): boolean[] {
  const within = [...read];
  const isClose = (at: number, other: number) =>
    lines[other] !== undefined &&
    Math.abs(lines[at]!.box[1] - lines[other]!.box[1]) <
      (1 + closeLines) * Math.min(heightOf(lines[at]!.box), heightOf(lines[other]!.box)) - 1;
  for (let at = 1; at < lines.length; at++) within[at] ||= within[at - 1]! && isClose(at, at - 1);
  for (let at = lines.length - 2; at >= 0; at--) within[at] ||= within[at + 1]! && isClose(at, at + 1);
  return within;
}

/** For each line whether it is like an item and stands beside one, or beside such a line. */
function besideItems(
  read: readonly boolean[],
  isAlike: readonly boolean[],
  near: (at: number, other: number) => boolean,
): boolean[] {
  const beside = [...read];
  for (let at = 1; at < read.length; at++) beside[at] ||= isAlike[at]! && beside[at - 1]! && near(at, at - 1);
  for (let at = read.length - 2; at >= 0; at--)
    beside[at] ||= isAlike[at]! && beside[at + 1]! && near(at, at + 1);
  return beside;
}

/** `2 bu   Coriander` under `3 cs   Lettuce`: an amount in a unit that nobody knows, flush with those of items. */
function isCountedAs(lines: readonly Line[], read: readonly boolean[], at: number): boolean {
  const { words, box } = lines[at]!;
  const text = textOf(words);
  const isFlush = lines.some((other, i) => read[i] && Math.abs(other.box[0] - box[0]) < 1);
  return isFlush && !namesMonth(text) && /^\d{1,5}\s\p{L}{1,8}\.?\s\p{L}{2}/u.test(text);
}

/** `88-1202` beside `88-1201`: begins as the other lines do. */
function isCoded({ words }: Line, codes: ReadonlySet<string>): boolean {
  return words.length > 1 && codes.has(shapeOf(words[0]!.text));
}

/** How the codes look with which several lines begin. */
function shapesOfCodes(lines: readonly Line[]): ReadonlySet<string> {
  const shapes = lines
    .map(({ words }) => shapeOf(words[0]?.text ?? ''))
    .filter((shape) => longCode.test(shape));
  return new Set(shapes.filter((shape, at) => shapes.indexOf(shape) !== at));
}
const longCode = /^(?=(?:.*9){3})[A9./_-]{4,}$/;

function shapeOf(text: string): string {
  return text.replace(/\p{Lu}/gu, 'A').replace(/\d/g, '9');
}

/** At most one blank line stands between them. */
function isNear(lines: readonly Line[], at: number, other: number): boolean {
  const [one, two] = [lines[at]!.box, lines[other]!.box];
  return Math.abs(one[1] - two[1]) < mostSpaced * heightOf(one);
}
const mostSpaced = 2.5;

/** A few words right between two items, which are the end of one, or a thing whose amount nobody wrote. */
function isBetween(lines: readonly Line[], read: readonly boolean[], at: number): boolean {
  const { words } = lines[at]!;
  const isClose = (other: number) =>
    read[other] === true &&
    Math.abs(lines[at]!.box[1] - lines[other]!.box[1]) < closeSpaced * heightOf(lines[at]!.box);
  const text = textOf(words);
  const isShort = words.length <= mostBetween && !/[.:!?]$/.test(text) && !labelled.test(text);
  return isShort && /\p{L}{3}/u.test(text) && isClose(at - 1) && isClose(at + 1);
}
const closeSpaced = 1.5;
const mostBetween = 5;

/** `Deliver 15 April:` between the items: those below have another day. */
function isDayAbove(text: string): boolean {
  return /:$/.test(text) && /\d/.test(text) && (namesMonth(text) || /\d[./-]\d/.test(text));
}

function isCounted(line: Line, text: string): boolean {
  return line.words.length <= mostWords && counted.test(text) && !isTotalLine(line) && !labelled.test(text);
}

function isNote({ words }: Line, text: string): boolean {
  return words.length <= longestNote && refuses(text) && !labelled.test(text);
}
