import type { Word } from '@orderloom/pages/page.ts';
import { composedArticle } from '../../fields/composed-labels.ts';
import { heightOf, widthOf } from '../../layout/boxes.ts';
import { segmentOf } from '../../layout/lines.ts';
import type { Segment } from '../../layout/sheet.ts';
import { joiningWords } from '../../lexicon/conjunctions.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { columnBook, dateWords, isUnit, labelBook, longestMatch, tokenise } from '../../lexicon/phrases.ts';
import { asksPolitely, headsSchedule } from '../../lexicon/sayings.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';
import { readDate } from '../../values/date.ts';
import { numberShape } from '../../values/number.ts';
import { numbered } from '../columns/follow-products.ts';
import { isAccountLine } from '../lines/account-lines.ts';
import { isCodeOfLetters } from '../lines/line-shapes.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { isTotalLine } from '../lines/total-line.ts';
import { isUnreadable } from '../lines/unreadable.ts';
import { type BodyLine, textOf } from '../table.ts';

/** Words that a row's description is made of, and its other lines. */
export interface RowText {
  description: Word[];
  /** Each a line of remarks below the row: sizes, schedules, labelled numbers. */
  details: { text: string; words: Word[] }[];
}

/**
 * Joins the lines of a description: those that its cell wraps to. A line that would have fitted behind the one
 * above is no continuation but a remark of its own. Without any text beside the amounts, the first text below is
 * the description. `others`: words below that belong to another cell.
 */
export function rowText(row: RowLines, others: readonly Word[] = []): RowText {
  const named = row.roles.findIndex((role) => role === 'description' || role === 'articleAndDescription');
  // Where no column names the goods, their names stand under their numbers.
  const column = named < 0 ? row.roles.findIndex((role) => role !== null && numbered.includes(role)) : named;
  const inColumn = (line: BodyLine) => (column < 0 ? [] : line.cells[column]!);
  const upper =
    named < 0 ? [] : [...row.above, ...row.anchors].map(inColumn).filter((words) => words.length > 0);
  const numbers = upper.flatMap((words, at) => {
    // `Valve` over `Your part no. 4711` beside the amounts, in a cell whose content is centred.
    if (at > 0) return labelledNumbers(words) ?? [];
    const other = numberBehindCode(words, row);
    return other ? [other] : [];
  });
  const ofNumbers = new Set(numbers.flat());
  const description = withoutSchedule(upper.flat().filter((word) => !ofNumbers.has(word)));
  // A code alone in the column of descriptions: what it means stands on the next line.
  const isNumber = isNumberAlone(description);
  const isName = named >= 0 && isNameOfArticle(description, row, column);
  const isLabelledCode = row.below.length > 0 && labelledCode(description, row.roles) !== null;
  if ((row.roles[column] === 'articleAndDescription' && isNumber) || isName || isLabelledCode)
    description.length = 0;
  const details: RowText['details'] = numbers.map((words) => ({ text: textOf(words), words }));
  const pitch = column < 0 ? Number.POSITIVE_INFINITY : pitchOf(row.table, column);
  let last = inColumn(
    [...row.above, ...row.anchors].findLast((line) => inColumn(line).length > 0) ?? row.anchors[0]!,
  );
  let open = true;
  for (const [at, line] of row.below.entries()) {
    const here = inColumn(line);
    const segments = withoutWords(line.line.segments, others);
    const all = segments.flatMap(({ words }) => words);
    if (all.length === 0 && line.line.words.length > 0) continue;
    // `DIS. 45118 / C` under the number of the row goes on in its own column; a second number begins a text of its own.
    // A column of notes wraps beside names whose cells are centred.
    const isNotes = (other: number) => row.centred !== undefined && row.roles[other] === 'ignored';
    const beside = line.cells.flatMap((cell, other) =>
      other !== column &&
      ((numbered.includes(row.roles[other] ?? 'ignored') && !isNumberAlone(cell)) || isNotes(other))
        ? cell
        : [],
    );
    const alone =
      here.length > 0 &&
      all.every((word) => here.includes(word) || beside.includes(word)) &&
      !isListOfNumbers(line.line) &&
      !isUnreadable(line.line) &&
      !hasColumns(here) &&
      !isAccountLine(textOf(here)) &&
      !headsSchedule(textOf(here)) &&
      !asksPolitely(textOf(here)) &&
      !endsWithDay(textOf(here)) &&
      !(isRepeated(here, row, column) && !(here.length < fewestOfRemark && wraps(last, here, row, column)));
    // `Bowl 40 cl -` over `Colour: blue`: a dash at its end goes on with whatever follows.
    // So does the first line that is as long as any and has the dash below: `Bowl 40 cl` over `- Colour: blue`.
    const isDashed =
      at === 0 &&
      alone &&
      (/^[-–—]$/.test(last.at(-1)?.text ?? '') ||
        (/^[-–—]$/.test(here[0]!.text) && named >= 0 && wraps(last, here, row, column)));
    open &&=
      description.length === 0 ||
      isDashed ||
      (isNumber && isNumberAlone(description) && here.length > 0 && !isLabelled(textOf(here))) ||
      (alone &&
        !isLabelled(textOf(here)) &&
        (row.centred === undefined
          ? (named >= 0 && wraps(last, here, row, column) && !isSetApart(last, here, pitch)) ||
            runsOn(last, here)
          : at < row.centred));
    // Where no column has names, the end of a text from the left may stand under the numbers.
    const isInColumn =
      here.length > 0 && (named >= 0 || segments.some(({ words: [first] }) => first === here[0]));
    for (const { text, words } of labelsWithValues(
      named >= 0 || isInColumn ? segments : joinedNear(segments),
    )) {
      const isText = isInColumn ? here.includes(words[0]!) : true;
      const takes =
        open &&
        isText &&
        (description.length === 0 || alone) &&
        (isDashed || !isLabelled(text) || (description.length === 0 && isNameBehindRemark(text))) &&
        // `Bracket, support,` over `7075-T7351`, which is none of an article.
        (!isLoneCode(text) || /[,-]$/.test(description.at(-1)?.text ?? '')) &&
        labelledNumber(text) === null;
      if (takes) description.push(...words);
      else details.push({ text, words });
      // A description does not go on behind a number at its label, but it may begin there.
      if (isText && description.length > 0) open &&= labelledNumber(text) === null;
    }
    last = here;
  }
  return { description, details };
}

/** `Your part no. 4711`, `Cod:A-17 Vs.Cod:4711`: the words of each number at its label; null for any other text. */
function labelledNumbers(words: readonly Word[]): Word[][] | null {
  if (words.length > 1 && labelledNumber(textOf(words)) !== null) return [[...words]];
  const isOne = (text: string) => labelAtCode.test(text) && labelledNumber(text.replace(':', ' ')) !== null;
  return words.length > 0 && words.every(({ text }) => isOne(text)) ? words.map((word) => [word]) : null;
}
/**
 * The words of `Supplier part: RC-7` in `LID-40 Supplier part: RC-7` over the description: another number of the same
 * article; null in any other cell.
 */
export function numberBehindCode(
  [code, ...rest]: readonly Word[],
  { roles, below: [under] }: RowLines,
): Word[] | null {
  const column = roles.indexOf('articleAndDescription');
  const isNamedBelow = (under?.cells[column] ?? []).length > 1;
  const isOther = isNamedBelow && rest.length > 1 && labelledNumber(textOf(rest)) !== null;
  return code && isOther && isNumberAlone([code]) ? rest : null;
}

/** A label and its number without a space. */
const labelAtCode = /^\p{L}[\p{L}.]*:[\p{L}\d][\p{L}\d./-]*$/u;

/**
 * `PLATE` or `W-LAG-BAND` alone where the other rows have their article numbers, with a text below: a code without a
 * digit.
 */
export function isNameOfArticle(words: readonly Word[], row: RowLines, column: number): boolean {
  const [name, ...more] = words;
  if (!name || more.length > 0 || !named.includes(row.roles[column]!)) return false;
  if (!/^\p{Lu}[\p{Lu}\d._/-]{2,}$/u.test(name.text) || row.below.length === 0) return false;
  const numbers = row.table.body.filter(({ cells }) => isNumberAlone(cells[column] ?? []));
  return numbers.length >= fewestNumbers;
}
const named: readonly ColumnRole[] = ['description', 'articleAndDescription'];
/** Of other rows. */
const fewestNumbers = 2;

/** `- 1 0000051067` behind the number of a line: which of its schedules it is. */
function withoutSchedule(words: Word[]): Word[] {
  const [dash, number] = words;
  return words.length > 2 && /^[-–]$/.test(dash!.text) && /^\d{1,3}$/.test(number!.text)
    ? words.slice(2)
    : words;
}

function withoutWords(segments: readonly Segment[], others: readonly Word[]): readonly Segment[] {
  if (others.length === 0) return segments;
  return segments.flatMap((segment) => {
    const words = segment.words.filter((word) => !others.includes(word));
    return words.length > 0 ? [{ ...segment, words, text: textOf(words) }] : [];
  });
}

/** `Unload on 24 March 2025` under a row, perhaps in brackets, says when, not what. */
export function endsWithDay(printed: string): boolean {
  const text = printed.replace(/[).]+$/, '');
  const day = /\d/.test(text) ? readDate(text, 'DMY', dateWords) : null;
  return day !== null && text.endsWith(day.text);
}

/** `FA 25-7358 drawing 97401`: a remark of which other rows have one as well, with other numbers. */
function isRepeated(words: readonly Word[], { table, anchors }: RowLines, column: number): boolean {
  const first = words[0]!.text;
  if (!/^\p{Lu}/u.test(first) || !words.some(({ text }) => /\d{2}/.test(text))) return false;
  const numbers = table.body
    .filter((line) => !anchors.includes(line))
    .map(({ cells }) => cells[column] ?? [])
    .filter((cell) => cell[0]?.text === first && cell.length === words.length)
    .map((cell) => textOf(cell).replace(/\D+/g, ' '));
  return new Set(numbers).size >= fewestRemarks;
}
/** Fewer words that would not have fitted above are the end of a name: `H07RN-F 3G1.5`. */
const fewestOfRemark = 3;
/** In so many rows. */
const fewestRemarks = 2;

/** `Sizes 38 40 42 44`, each for itself. */
function isListOfNumbers({ segments }: BodyLine['line']): boolean {
  return segments.filter(({ text }) => numberShape(text) !== null).length > 2;
}

/** `Maker    Muster Works`: a name and its value in columns of their own, as no wrapped text has them. */
function hasColumns(words: readonly Word[]): boolean {
  return words.some(({ box }, at) => at > 0 && box[0] - words[at - 1]!.box[2] > farthestWord * heightOf(box));
}
/** In heights. */
const farthestWord = 2;

/** `PIPE PVC` and `4IN X 20FT` a space behind it: in a text without a column of its own a heading above has parted them. */
function joinedNear(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const isNear = last && segment.box[0] - last.box[2] < farthestSpace * heightOf(segment.box);
    if (isNear) joined[joined.length - 1] = segmentOf([...last.words, ...segment.words], segment.line);
    else joined.push(segment);
  }
  return joined;
}
/** In heights. */
const farthestSpace = 0.9;

/** `Delivery date:` and `5 October 2026` beside it are one remark. */
function labelsWithValues(segments: readonly Segment[]): RowText['details'] {
  const joined: RowText['details'] = [];
  for (const { text, words } of segments) {
    const last = joined.at(-1);
    // `Vendor Part` and `Number: 2164-30`, which the edge of a column parts.
    const isParted = last && restOfLabel.test(text) && !/[\d:]/.test(last.text);
    if (last?.text.endsWith(':') || isParted)
      joined[joined.length - 1] = { text: `${last.text} ${text}`, words: [...last.words, ...words] };
    else joined.push({ text, words });
  }
  return joined;
}

const restOfLabel = /^(?:number|no\.?|nr\.?|nummer|num[ée]ro|número|numero|numer|code|#)\s?:\s/i;

/** True for one word with a digit, perhaps with its revision: a number in a column that may hold numbers or descriptions. */
export function isNumberAlone(words: readonly Word[]): boolean {
  const [number, ...others] = words;
  if (number === undefined) return false;
  const isNumber = /\d/.test(number.text) || isCodeOfLetters(number.text);
  return (
    (isNumber && (others.length === 0 || revision.test(textOf(others)))) ||
    isInGroups(words) ||
    (words.length === 2 && words.every(({ text }) => isLongCode.test(text)))
  );
}
/** `RIBE41002` beside `V601107`: what the supplier and the maker call it. */
const isLongCode = /^(?=(?:\D*\d){4})(?=.*\p{Lu})[\p{Lu}\d/-]{6,}$/u;

/** `A 220 118 04 00`: one number in groups. */
function isInGroups(words: readonly Word[]): boolean {
  const isGroup = ({ text }: Word, at: number) =>
    /^\d{1,4}$/.test(text) || (at === 0 && /^\p{Lu}{1,3}$/u.test(text));
  return (
    words.length > 2 && words.every(isGroup) && textOf(words).replace(/\D/g, '').length >= fewestInGroups
  );
}
const fewestInGroups = 6;

/** `Teil 400602` for a description, in a table without a column of numbers: the number; null for anything else. */
export function labelledCode(words: readonly Word[], roles: RowLines['roles']): Word | null {
  const last = words.at(-1);
  const isNumbered = roles.some(
    (role) => role !== null && role !== 'articleAndDescription' && numbered.includes(role),
  );
  return last && words.length > 1 && !isNumbered && labelledNumber(textOf(words)) === last.text ? last : null;
}

/** `76622-09 Rev: E` */
const revision = /^\p{L}{3,4}\s*[.:]*\s*[\p{Lu}\d-]{1,3}$/u;

/** A number that has a line to itself, perhaps in brackets, with four digits or more: an article, not a size. */
export function isLoneCode(text: string): boolean {
  return (
    /^(?:\([\p{Lu}\d][\p{Lu}\d./-]*\)|[\p{Lu}\d][\p{Lu}\d./-]*)$/u.test(text) &&
    text.replace(/\D/g, '').length >= 4 &&
    // `Yarn, cotton` over `65/35`
    !/^\d{1,2}\/\d{1,2}$/.test(text)
  );
}

/**
 * True when a line of a page goes on with the text of the last row of the page before: its first word would have met
 * the next column, or texts of other rows are as long.
 */
export function goesOnIn(row: RowLines, last: BodyLine, next: BodyLine): boolean {
  const column = row.roles.indexOf('description');
  const [above, here] = [last.cells[column]!, next.cells[column]!];
  if (above.length === 0) return false;
  const right = above.at(-1)!.box[2];
  const beside = row.table.header[column + 1]?.box[0] ?? Number.POSITIVE_INFINITY;
  const isTold = row.table.reach[column]! > right + 1 || right + widthOf(here[0]!.box) > beside;
  return (isTold && wraps(above, here, row, column)) || runsOn(above, here);
}

/** A text that stops at a comma or goes on in small letters is not at its end. */
function runsOn(last: readonly Word[], next: readonly Word[]): boolean {
  const [end, start] = [last.at(-1)?.text ?? '', next[0]!.text];
  // `Cable 5` over `m`, `Panel 600 x 600, 36` over `W, 4000 K`
  const isMeasure =
    /\d$/.test(end) && (next.length === 1 || start.endsWith(',')) && isMeasureWord(start.replace(/,$/, ''));
  // `2800` over `x 2070 x 19 mm`
  const isProduct = /\d$/.test(end) && (/^[x×]\d/.test(start) || (/^[x×]$/.test(start) && next.length > 1));
  const isOpen = /[,&/+-]$/.test(end) || (last.length > 1 && joins.test(end));
  return isOpen || /^\p{Ll}{2,}/u.test(start) || isMeasure || isProduct;
}
/** Words that nothing ends with. */
const joins = new RegExp(
  `^(?:${joiningWords}|${anyOf(({ smallWords }) => smallWords.of)}|in[ck]l\\.)$`,
  'iu',
);

function isMeasureWord(word: string): boolean {
  return isUnit(word) || physicalUnit.test(word);
}
/** What is measured, not sold. */
const physicalUnit = /^(?:[mk]?[WVA]|[µμ]m|[Ll]m|bar|Hz|Nm|°C|[kMG]?Pa)$/;

/** True when the first word of `next` would not have fitted behind `last` within the column. */
function wraps(last: readonly Word[], next: readonly Word[], row: RowLines, column: number): boolean {
  if (last.length === 0) return true;
  const first = next[0]!;
  const size = first.fontSize || heightOf(first.box);
  return last.at(-1)!.box[2] + 0.3 * size + widthOf(first.box) > row.table.reach[column]! - 0.8 * size;
}

/** True where a line stands farther under the one above than wrapped lines of the table do: a paragraph of its own. */
function isSetApart(last: readonly Word[], [next]: readonly Word[], pitch: number): boolean {
  return last.length > 0 && next!.box[1] - last[0]!.box[1] > apart * pitch;
}
/** In the distance of wrapped lines. */
const apart = 1.3;

/** The least distance of two lines of a column that are set alike, above the totals; infinite where none follow each other. */
function pitchOf({ body }: RowLines['table'], column: number): number {
  const end = body.findIndex(({ line }) => isTotalLine(line));
  const lines = body.slice(0, end < 1 ? body.length : end).map(({ cells }) => cells[column]![0]);
  const steps = lines.flatMap((first, at) => {
    const next = lines[at + 1];
    return first && next && first.fontSize === next.fontSize ? [next.box[1] - first.box[1]] : [];
  });
  return Math.min(...steps.filter((step) => step > 0), Number.POSITIVE_INFINITY);
}

/** True for `Label: …`: a label or heading of the lexicon, or up to three words before a colon. */
export function isLabelled(text: string): boolean {
  if (/^\p{L}[\p{L}.'’/-]*(?: \p{L}[\p{L}.'’/-]*){0,2}\s?: ?\S/u.test(text)) return true;
  const all = tokenise(text);
  const match = longestMatch(labelBook, all, 0) ?? longestMatch(columnBook, all, 0);
  return match !== null && /^\s*[:#]/.test(text.slice(all[match.length - 1]!.end));
}

/** `SPECIAL ORDER: flange adapter 4 in`: what stands before the name is no label that we know, and the name is no value. */
function isNameBehindRemark(text: string): boolean {
  const [, label = '', name = ''] = /^([^:]+):\s(.+)$/.exec(text) ?? [];
  const all = tokenise(label);
  const isKnown = [labelBook, columnBook].some(
    (book) => longestMatch<string>(book, all, 0)?.length === all.length,
  );
  return (
    label.includes(' ') &&
    !isKnown &&
    composedArticle(label) === null &&
    name.split(' ').length >= fewestOfName
  );
}
const fewestOfName = 3;

/** The number in `Art. no. 77-120`, perhaps in brackets: a heading of article numbers, then one code; null in any other text. */
export function labelledNumber(printed: string): string | null {
  // `(cod. 183.787.20)`
  const text = /^\(([^()]+)\)$/.exec(printed)?.[1] ?? printed;
  const all = tokenise(text);
  const label = longestMatch(columnBook, all, 0);
  if (!label?.meanings.some(({ kind }) => numbered.includes(kind))) return composedNumber(text);
  const rest = text.slice(all[label.length - 1]!.end).trim();
  return /^\.?\s?:?\s*([\p{L}\d][\p{L}\d./-]*\d[\p{L}\d./-]*)$/u.exec(rest)?.[1] ?? composedNumber(text);
}

/** The number in `Merchant ref. 77-120`, at a label that no lexicon has. */
function composedNumber(text: string): string | null {
  const [, label, number] = /^(\D{3,30}?)[\s.:]+(\S*\d\S*)$/.exec(text) ?? [];
  return label && composedArticle(label) !== null && number!.length > 2 ? number! : null;
}
