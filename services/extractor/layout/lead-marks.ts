import type { Word } from '@orderloom/pages/page.ts';
import { heightOf } from './boxes.ts';
import { segmentOf } from './lines.ts';
import type { Line, Segment } from './sheet.ts';

/** What stands between labels and their values, in a column of its own: `Town   : Leeds`, `ORDER > 4711`, `Buyer - Ann Lee`. */
const mark = /^(?::|>{1,2}|=|-|–|\.{2,}:?)$/;
/** Of marks other than a colon so many stand under each other. */
const fewestMarks = 3;
/** Left edges of one column differ by less, in points. */
const sameEdge = 1;
/** A label has at most this many words. */
const longestLabel = 5;

/**
 * Marks between labels and values, at the labels as colons: a value begins behind its mark, so that the lines of one
 * stand flush under each other.
 */
export function marksAtLabels(printed: readonly Line[]): Line[] {
  const lines = withoutLeaders(printed);
  const columns = columnsOfMarks(lines);
  const isMark = ({ text, box }: Word) =>
    mark.test(text) && (text === ':' || columns.some((x) => Math.abs(x - box[0]) < sameEdge));
  return lines.map((line) => {
    const segments = line.segments.flatMap((segment) => partAtMark(segment, isMark));
    const marked = segments.map((segment, at) => {
      const before = segments[at - 1];
      const after = segments[at + 1];
      const isBehind = before !== undefined && isLabelled(before, segment, isMark);
      const isLabel = after !== undefined && isLabelled(segment, after, isMark);
      const own = isBehind ? segment.words.slice(1) : segment.words;
      const words = isLabel ? [...own, colonBehind(own.at(-1)!)] : own;
      return words === segment.words ? segment : segmentOf(words, segment.line);
    });
    return { ...line, segments: marked };
  });
}

/** `Buyer . . . : Ann Lee`, `Date - 4 May`: marks that stand apart from label and value, as on prints in columns of characters. */
function withoutLeaders(lines: readonly Line[]): Line[] {
  const edges = lines.flatMap((line) =>
    line.segments.flatMap((segment, at) => (isLeader(line, at) ? [segment.box[0]] : [])),
  );
  const isColumn = (x: number) =>
    edges.filter((other) => Math.abs(other - x) < sameEdge).length >= fewestMarks;
  return lines.map((line) => {
    const own = line.segments.map(
      ({ text, box }, at) => isLeader(line, at) && (text === ':' || dots.test(text) || isColumn(box[0])),
    );
    const segments = line.segments.flatMap((segment, at) => {
      if (own[at]) return [];
      const words = withoutDots(segment, own[at + 1] ? 1 : fewestDots);
      return own[at + 1] || words.length < segment.words.length
        ? [segmentOf([...words, colonBehind(words.at(-1)!)], segment.line)]
        : [segment];
    });
    return { ...line, segments };
  });
}

const dots = /^\.(?:\s?[.:])+$/;

/** `Requested . . . :`: the dots that stand close behind their label. */
function withoutDots({ words }: Segment, fewest: number): Word[] {
  const count = words.findLastIndex(({ text }) => !/^[.:]$/.test(text)) + 1;
  const isLabel = count > 0 && words.length - count >= fewest && /\p{L}/u.test(words[count - 1]!.text);
  return isLabel ? words.slice(0, count) : words;
}
const fewestDots = 3;
const loneMark = /^[-–=:]$/;
/** `Buyer   (BY)   Muster Ltd`: by what messages between programs call it; before a number it may be a unit. */
function isQualifier({ text }: Segment, value: Segment): boolean {
  return qualifier.test(text) && /\p{L}{2}|\d{6}|\d \d/u.test(value.text);
}
const qualifier = /^\(\p{Lu}{2}\)$/u;
/** A value stands at most so many heights behind such a mark; farther away it is a cell of a table that is left empty. */
const nearValue = 2.5;

/** True for nothing but marks behind words without figures. */
function isLeader({ segments }: Line, at: number): boolean {
  const [label, mark, value] = [segments[at - 1], segments[at]!, segments[at + 1]];
  const isLone =
    loneMark.test(mark.text) &&
    (value === undefined || value.box[0] - mark.box[2] < nearValue * heightOf(mark.words[0]!.box));
  return (
    label !== undefined &&
    (isLone || dots.test(mark.text) || (value !== undefined && isQualifier(mark, value))) &&
    label.words.length <= longestLabel &&
    /\p{L}{2}[^:\d]*$/u.test(label.text)
  );
}

/** The colon of a label stands close behind it, so that a wide gap makes no wide label. */
function colonBehind(last: Word): Word {
  const [, top, right, bottom] = last.box;
  return { ...last, text: ':', box: [right, top, right + colonWidth, bottom] };
}
/** In points. */
const colonWidth = 1;

/** Where marks begin segments in enough lines. */
function columnsOfMarks(lines: readonly Line[]): number[] {
  const edges = lines.flatMap(({ segments }) =>
    segments.flatMap((segment, at) =>
      at > 0 && isLabelled(segments[at - 1]!, segment, ({ text }) => mark.test(text)) ? [segment.box[0]] : [],
    ),
  );
  return edges.filter((x) => edges.filter((other) => Math.abs(other - x) < sameEdge).length >= fewestMarks);
}

/** `DUE IN > 9 May`: a long label leaves hardly a space before the mark. */
function partAtMark(segment: Segment, isMark: (word: Word) => boolean): Segment[] {
  const at = segment.words.findIndex((word, index) => index > 0 && word.text !== ':' && isMark(word));
  return at < 0
    ? [segment]
    : [segmentOf(segment.words.slice(0, at), segment.line), segmentOf(segment.words.slice(at), segment.line)];
}

/** True for words without figures before a mark with something behind it. */
function isLabelled(label: Segment, value: Segment, isMark: (word: Word) => boolean): boolean {
  return (
    value.words.length > 1 &&
    isMark(value.words[0]!) &&
    label.words.length <= longestLabel &&
    /\p{L}{2}[^:\d]*$/u.test(label.text)
  );
}
