import type { Box, Page, Rule, Word } from '@orderloom/pages/page.ts';
import { hasLegalForm } from '../values/company.ts';
import { boxAround, heightOf, middleY, overlapX, overlapY, widthOf } from './boxes.ts';
import type { Line, Segment } from './sheet.ts';

/** Words whose middles differ by less than this share of the smaller height stand on one line. */
const sameLine = 0.4;
/** A gap wider than this many heights of the text starts a new segment: a space is 0.25 to 0.6 of it. */
const widestSpace = 1.1;
/** On a grid of characters: two spaces are a gap, one is not. */
const widestGridSpace = 1.6;

/** Groups words to lines from top to bottom, each split into segments. */
export function readLines(words: readonly Word[], rules: readonly Rule[], source: Page['source']): Line[] {
  const groups = groupByBaseline(words);
  const drawsSpaces = source === 'text' && drawsItsSpaces(groups);
  const placesWords = drawsSpaces && groups.some(isPlacedByWord);
  const uprights = rules.filter((rule) => rule.direction === 'vertical').sort((a, b) => a.box[0] - b.box[0]);
  const lines = groups.map((group, index) => {
    group.sort((a, b) => a.box[0] - b.box[0]);
    const box = boxAround(group.map((word) => word.box));
    const crossing = uprights.filter((rule) => rule.box[1] <= middleY(box) && rule.box[3] >= middleY(box));
    return {
      words: group,
      segments: splitAtGaps(group, crossing, { source, drawsSpaces, placesWords }, index),
      box,
    };
  });
  const whole = lines.map((line, index) => joinTowns(line, lines[index - 1]));
  const parted = whole.map((line, index) => partHeadings(line, whole[index + 1]));
  // On a grid of characters any word may stand under the beginning of another.
  return source === 'plain'
    ? parted
    : parted.map((line, index) =>
        partColumns(line, parted[index - 1], parted[index + 1], columnsOf[source === 'ocr' ? 'ocr' : 'text']),
      );
}

/** `NORFOLK  VA  23502`: the state and its code, two spaces apart. */
function joinStates(line: Line): Line {
  const { segments } = line;
  const at = segments.findIndex((state, index) => {
    const code = segments[index + 1];
    return (
      index > 0 &&
      code !== undefined &&
      stateAndCode.test(`${state.text} ${code.text}`) &&
      code.box[0] - state.box[2] < nearCode * heightOf(state.box)
    );
  });
  if (at < 0) return line;
  const [state, code] = [segments[at]!, segments[at + 1]!];
  const joined = segmentOf([...state.words, ...code.words], state.line);
  return joinStates({ ...line, segments: [...segments.slice(0, at), joined, ...segments.slice(at + 2)] });
}
/** In heights. */
const nearCode = 2.5;

/**
 * `TRENTON            NJ 08628` under a street: fields of a fixed width. A table has its code under another, or under a
 * heading.
 */
function joinTowns(printed: Line, above: Line | undefined): Line {
  const line = joinStates(printed);
  const { segments } = line;
  const at = segments.findIndex((segment, index) => {
    const town = segments[index - 1];
    // Canada Post asks for two spaces in `KINGSTON, ON  K7L 3N6`.
    const isTown = /^\p{L}[\p{L}.' -]+(?:,|, \p{Lu}{2})?$/u.test(town?.text ?? '');
    const isCode =
      stateAndCode.test(segment.text) ||
      (/\s\p{Lu}{2}$/u.test(town?.text ?? '') && codeAlone.test(segment.text));
    if (!town || !isTown || !isCode) return false;
    const street = above?.segments.find(({ box }) => Math.abs(box[0] - town.box[0]) < flush);
    const isUnder = above?.segments.some(({ box }) => box !== street?.box && overlapX(box, segment.box) > 0);
    return street !== undefined && /\d/.test(street.text) && isUnder === false;
  });
  if (at < 0) return line;
  const [town, code] = [segments[at - 1]!, segments[at]!];
  const joined = segmentOf([...town.words, ...code.words], code.line);
  const rest = { ...line, segments: [...segments.slice(0, at - 1), joined, ...segments.slice(at + 1)] };
  // Two addresses side by side.
  return joinTowns(rest, above);
}
/** Of the United States and of Canada. */
const stateAndCode = /^\p{Lu}{2},?\s(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u;
const codeAlone = /^(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/** Left edges this near, in points, are flush. */
const flush = 2;
/** Values stand at most this many heights under their headings. */
const nearHeading = 2.5;
/** Strips of fewer values are lines of a text. */
const fewestValues = 3;

/**
 * A strip of headings with hardly a space between two of them, as `Date received Delivery terms` over two values: where
 * all headings begin flush with the values under them, and words within them do, too, these are headings of their own.
 */
function partHeadings(line: Line, under: Line | undefined): Line {
  const { segments, box } = line;
  const isStrip =
    under !== undefined &&
    under.segments.length >= fewestValues &&
    under.segments.length > segments.length &&
    segments.length > 1 &&
    under.box[1] - box[3] < nearHeading * heightOf(box) &&
    // `TO:   Muster Motor Factors Ltd` is a label and its value.
    !(segments[0]!.text.endsWith(':') && !segments.at(-1)!.text.endsWith(':')) &&
    segments.every(({ text }) => !/\d/.test(text));
  if (!isStrip) return line;
  const edges = under.segments.map((segment) => segment.box[0]);
  const isFlush = (x: number) => edges.some((edge) => Math.abs(edge - x) < flush);
  if (!segments.every((segment) => isFlush(segment.box[0]))) return line;
  const parted = segments.flatMap((segment) => partAt(segment, isFlush));
  return parted.length === under.segments.length ? { ...line, segments: parted } : line;
}

/** Lines of a column stand at most so many heights apart. */
const nearLine = 1.5;
interface ColumnEdges {
  /** Left edges of one column differ by less, in points. */
  edge: number;
  /** In heights: cells that touch stand a little farther apart than words do. */
  space: number;
}
/** OCR draws its boxes around letters, some points off, and around spaces as wide as half a letter is high. */
const columnsOf: Readonly<Record<'text' | 'ocr', ColumnEdges>> = {
  text: { edge: 0.75, space: 0.3 },
  ocr: { edge: 2, space: 0.6 },
};

/**
 * Columns with hardly a space between two texts: `VAT no.: …` that begins where a text on the line above or below does,
 * as what stands before it. Of `Ship To:` over values set in under its second word only that does.
 */
function partColumns(
  line: Line,
  above: Line | undefined,
  under: Line | undefined,
  columns: ColumnEdges,
): Line {
  const around = [above, under].flatMap((other) => (other && isNear(line, other) ? [other] : []));
  const begins = (x: number) =>
    around.some(({ segments }) =>
      segments.some(({ box }, at) => at > 0 && Math.abs(box[0] - x) < columns.edge),
    );
  const isColumn = ({ box: [left] }: Segment) =>
    around.some(({ segments }) => segments.some(({ box }) => Math.abs(box[0] - left) < flush));
  const labels = line.segments.flatMap((segment) =>
    segment.words.flatMap(({ text, box }, at, words) =>
      at > 0 &&
      /\p{L}:$/u.test(text) &&
      begins(box[0]) &&
      (isColumn(segment) || isApart(words[at - 1]!, box, columns))
        ? [box[0]]
        : [],
    ),
  );
  const edges = [...labels, ...touchingCells(line, above, under, columns)];
  if (edges.length === 0) return line;
  const segments = line.segments.flatMap((segment) => partAt(segment, (x) => edges.includes(x)));
  return { ...line, segments };
}

/** `575 boulevard de l'Industrie Lorentzweg 14`: a column begins here on the line above and on that below. */
function touchingCells(
  line: Line,
  above: Line | undefined,
  under: Line | undefined,
  columns: ColumnEdges,
): number[] {
  if (!above || !under || !isNear(line, above) || !isNear(line, under)) return [];
  const begins = ({ segments }: Line, x: number) =>
    segments.some(({ box }, at) => at > 0 && Math.abs(box[0] - x) < columns.edge);
  const isOneSpace = spaceOnGrid(line);
  return line.segments.flatMap(({ words }) =>
    words.flatMap(({ box }, at) =>
      at > 0 &&
      begins(above, box[0]) &&
      begins(under, box[0]) &&
      ((isApart(words[at - 1]!, box, columns) && !isOneSpace(words[at - 1]!, box)) ||
        endsWithForm(words.slice(0, at)))
        ? [box[0]]
        : [],
    ),
  );
}

/** Where all letters of a line are equally wide, any word may stand under another one: a space is no gap but behind a label. */
function spaceOnGrid({ words }: Line): (left: Word, right: Box) => boolean {
  const widths = words
    .filter(({ text }) => text.length > 2)
    .map(({ text, box }) => widthOf(box) / text.length);
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  if (widths.length < fewestOnGrid || most > evenWidths * least) return () => false;
  return ({ text, box: left }, [x]) => !text.endsWith(':') && x - left[2] < widestOnGrid * most;
}
const fewestOnGrid = 3;
const evenWidths = 1.03;
/** In letters. */
const widestOnGrid = 1.5;

/** `Muster Sp. z o.o. Kade S.A.`: behind its legal form a name has ended. */
function endsWithForm(words: readonly Word[]): boolean {
  const named = (texts: readonly Word[]) => hasLegalForm(`Xx ${texts.map(({ text }) => text).join(' ')}`);
  return [1, 2, 3].some(
    (count) => words.length > count && named(words.slice(-count)) && !named(words.slice(-count, -1)),
  );
}

function isApart({ box: left }: Word, [x]: Box, { space }: ColumnEdges): boolean {
  return x - left[2] > space * heightOf(left);
}

function isNear({ box: a }: Line, { box: b }: Line): boolean {
  const gap = -overlapY(a, b);
  return gap < nearLine * heightOf(a);
}

function partAt({ words, line }: Segment, isEdge: (x: number) => boolean): Segment[] {
  const starts = words.flatMap(({ box }, at) => (at === 0 || isEdge(box[0]) ? [at] : []));
  return starts.map((from, at) => segmentOf(words.slice(from, starts[at + 1]), line));
}

function groupByBaseline(words: readonly Word[]): Word[][] {
  const sorted = [...words].sort((a, b) => middleY(a.box) - middleY(b.box) || a.box[0] - b.box[0]);
  const groups: { middle: number; height: number; words: Word[] }[] = [];
  for (const word of sorted) {
    const middle = middleY(word.box);
    const height = heightOf(word.box);
    const group = groups
      .slice(-3)
      .reverse()
      .find(
        (open) =>
          Math.abs(open.middle - middle) <= sameLine * Math.min(open.height, height) &&
          isFree(open.words, word),
      );
    if (!group) groups.push({ middle, height, words: [word] });
    else {
      group.words.push(word);
      group.middle += (middle - group.middle) / group.words.length;
    }
  }
  return groups.map((group) => group.words);
}

/** False where another word is printed already: overprinted lines are two lines. */
function isFree(words: readonly Word[], word: Word): boolean {
  return words.every((other) => {
    const overlap = overlapX(other.box, word.box);
    // Nearly all words of a line are apart.
    return overlap < 0 || overlap < 0.3 * Math.min(widthOf(other.box), widthOf(word.box));
  });
}

function splitAtGaps(
  words: readonly Word[],
  uprights: readonly Rule[],
  {
    source,
    drawsSpaces,
    placesWords,
  }: { source: Page['source']; drawsSpaces: boolean; placesWords: boolean },
  line: number,
): Segment[] {
  const segments: Word[][] = [];
  // Where lines are placed word by word, one that draws none of its spaces is as well.
  const drawsOwn = drawsSpaces && (!placesWords || words.some((word, at) => at > 0 && word.isApart !== true));
  for (const word of words) {
    const last = segments.at(-1)?.at(-1);
    const widest = last && widestGapInside(last, word, source) * (isPostcode(segments.at(-1)!) ? 2 : 1);
    // The sizes that OCR gives are those of single words.
    const isOther = last && source === 'text' && changesLetters(last, word);
    const isCell = last && drawsOwn && isMovedTo(last, word);
    const isNear = last && word.box[0] - last.box[2] <= widest! && !isOther && !isCell;
    if (isNear && !ruleBetween(last, word, uprights)) segments.at(-1)!.push(word);
    else segments.push([word]);
  }
  return segments.map((group) => segmentOf(group, line));
}

/**
 * True where nearly all words of a text stand behind drawn spaces: where none was drawn another cell begins, however near.
 * Other programs draw no spaces at all.
 */
function drawsItsSpaces(groups: readonly (readonly Word[])[]): boolean {
  const near = groups.flatMap(nearWords);
  const moved = near.filter(({ isApart }) => isApart).length;
  return near.length >= fewestSpaces && moved < mostMoved * near.length;
}

/** The words of a line a space behind another one. */
function nearWords(group: readonly Word[]): Word[] {
  const words = group.toSorted((a, b) => a.box[0] - b.box[0]);
  return words.slice(1).filter((word, at) => {
    const gap = word.box[0] - words[at]!.box[2];
    return gap > narrowest * heightOf(word.box) && gap < widestSpace * heightOf(word.box);
  });
}

/** A line of several words that draws none of its spaces. */
function isPlacedByWord(group: readonly Word[]): boolean {
  const near = nearWords(group);
  return near.length >= fewestPlaced && near.every(({ isApart }) => isApart);
}
/** Two cells that nearly touch are no such line. */
const fewestPlaced = 2;
const fewestSpaces = 30;
const mostMoved = 0.35;
/** In heights: less room is between a sign and its raised figure. */
const narrowest = 0.12;

function isMovedTo(left: Word, right: Word): boolean {
  const isWide = right.box[0] - left.box[2] > narrowest * heightOf(right.box);
  return right.isApart === true && isWide && !goesOnAfter.test(left.text) && !goesOn.test(right.text);
}
/** `18.40` and `/ 100 pcs`, `Phone:` and `0421`, `MUSTER` and `& SOHN`: a text that a mark joins, whatever cells it has. */
const goesOn = /^(?:[/:%),;.]|&$)/;
const goesOnAfter = /[/(:]$|^&$/;

/** A title in larger letters beside a name: two texts, however little space is between. Numbers may be small or raised. */
function changesLetters(left: Word, right: Word): boolean {
  const [a, b] = [left.fontSize, right.fontSize];
  const isText = [left, right].every(({ text }) => /\p{L}{2}|\p{L}\/\p{L}/u.test(text));
  if (isSmallCapital(left, right) || isSmallCapital(right, left)) return false;
  return isText && a > 0 && b > 0 && Math.max(a, b) > otherSize * Math.min(a, b);
}
const otherSize = 1.18;

/** `of` in a name in small capitals, which prints it in these alone. */
function isSmallCapital({ text, fontSize }: Word, other: Word): boolean {
  const share = fontSize / other.fontSize;
  return /^\p{Ll}{2,3}$/u.test(text) && /^\p{Lu}\p{Ll}/u.test(other.text) && share > 0.65 && share < 0.85;
}

/** Makes a segment of words that stand together. */
export function segmentOf(words: Word[], line: number): Segment {
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    box: boxAround(words.map((word) => word.box)),
    line,
  };
}

/** `9723 BZ`: two spaces stand between a Dutch postal code and its town. */
function isPostcode(words: readonly Word[]): boolean {
  const [digits, letters] = words.slice(-2);
  return letters !== undefined && /^[1-9]\d{3}$/.test(digits!.text) && /^[A-Z]{2}$/.test(letters.text);
}

function widestGapInside(left: Word, right: Word, source: Page['source']): number {
  if (source === 'plain')
    return (widestGridSpace * (left.box[2] - left.box[0])) / Math.max(left.text.length, 1);
  return widestSpace * Math.min(left.fontSize || heightOf(left.box), right.fontSize || heightOf(right.box));
}

function ruleBetween(left: Word, right: Word, uprights: readonly Rule[]): boolean {
  return uprights.some((rule) => rule.box[0] >= left.box[2] - 1 && rule.box[2] <= right.box[0] + 1);
}
