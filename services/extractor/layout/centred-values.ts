import type { Box, Word } from '@orderloom/pages/page.ts';
import { isWholeLabel } from '../lexicon/phrases.ts';
import { isGivenName } from '../values/given-name.ts';
import { boxAround, heightOf, middleY, overlapX } from './boxes.ts';
import { segmentOf } from './lines.ts';
import type { Line, Segment } from './sheet.ts';
import type { Unwrapped } from './wrapped-words.ts';

/** A value of two lines beside a label that stands at half their height. */
interface CentredValue {
  upper: Segment;
  lower: Segment;
}

/** Left edges this near, in points, are flush; so are the middles of a label and its value. */
const flush = 2;
/** A label has at most so many words, and its line so many of them and their values. */
const longestLabel = 5;
const mostCells = 4;
/** Between a text and the next cell, in heights. */
const cellGap = 1.2;

/**
 * Lays values that a sheet's cell wrapped to two lines, half a line above and below their label, onto its line:
 * `Deliver to` between `12 Mill Lane,` and `28195 Bremen`. Lines of amounts keep theirs: the rows of tables are read with
 * their cells as they are.
 */
export function withCentredValues(
  lines: readonly Line[],
  printed: ReadonlyMap<Word, Box>,
  width: number,
): Unwrapped {
  const values = new Map(
    lines.flatMap((line, at): [number, CentredValue[]][] => {
      const found = valuesBeside(line, at, lines);
      return found.length > 0 ? [[at, found]] : [];
    }),
  );
  if (values.size === 0) return { lines: [...lines], printed };
  const places = new Map(printed);
  const gone = new Set([...values.values()].flat().flatMap(({ upper, lower }) => [upper, lower]));
  const left = lines.flatMap((line, at) => {
    const stay = line.segments.filter((segment) => !gone.has(segment));
    const laid = (values.get(at) ?? []).map((value) => laidBeside(value, line, width, printed, places));
    const segments = [...stay.map(({ words }) => words), ...laid];
    return segments.length > 0 ? [segments.sort(([a], [b]) => a!.box[0] - b!.box[0])] : [];
  });
  return {
    lines: left.map((segments, index) => {
      const words = segments.flat();
      return {
        words,
        segments: segments.map((own) => segmentOf(own, index)),
        box: boxAround(words.map(({ box }) => box)),
      };
    }),
    printed: places,
  };
}

/**
 * The wrapped values of a line of labels: all that stands half a line above and below it, or what does so at labels with
 * a colon, whatever other columns of the page have there.
 */
function valuesBeside(line: Line, at: number, lines: readonly Line[]): CentredValue[] {
  const [above, below] = [lines[at - 1], lines[at + 1]];
  if (!above || !below) return [];
  const isLine = above.box[3] > line.box[1] && below.box[1] < line.box[3];
  const amounts = line.segments.filter(({ text }) => /^\D{0,2}\d[\d.,' ]*\D{0,2}$/.test(text));
  if (!isLine || line.segments.length > mostCells || amounts.length > 1) return [];
  // The lines of two texts side by side may stand half a line apart as well.
  const near = lines
    .slice(Math.max(0, at - linesAround), at + linesAround + 1)
    .flatMap(({ segments }) => segments);
  const values = above.segments.flatMap((upper) => {
    const lower = below.segments.find(({ box }) => Math.abs(box[0] - upper.box[0]) < flush);
    return lower && isBesideLabel({ upper, lower }, line, { lines, near }) ? [{ upper, lower }] : [];
  });
  const isAll = [above, below].every(({ segments }) => segments.length === values.length);
  return isAll ? values : values.filter(({ upper }) => labelOf(upper, line)!.text.endsWith(':'));
}

function labelOf({ box }: Segment, { segments }: Line): Segment | undefined {
  return segments.findLast((segment) => segment.box[2] < box[0]);
}
/** Within so many lines stands what is close to one. */
const linesAround = 4;

/** True for a text, or one of two lines, without another line of the same text close above or below it. */
function isAlone(box: Box, near: readonly Segment[]): boolean {
  const height = heightOf(near[0]!.box);
  return near.every(
    (other) =>
      overlapX(other.box, box) <= 0 ||
      (other.box[1] >= box[1] - flush && other.box[3] <= box[3] + flush) ||
      other.box[1] - box[3] > closeLine * height ||
      box[1] - other.box[3] > closeLine * height,
  );
}
/** Between the lines of one text, in heights. */
const closeLine = 0.4;

/** `near`: what stands within some lines of this one. */
function isBesideLabel(
  { upper, lower }: CentredValue,
  line: Line,
  { lines, near }: { lines: readonly Line[]; near: readonly Segment[] },
): boolean {
  const box = boxAround([upper.box, lower.box]);
  const label = labelOf(upper, line);
  const others = near.filter((other) => !hasOwnLabel(other, label, lines));
  return (
    label !== undefined &&
    Math.abs(middleY(label.box) - middleY(box)) < flush &&
    !/\d/.test(label.text) &&
    label.words.length <= longestLabel &&
    line.segments.every((segment) => overlapX(segment.box, box) < 0) &&
    !areAlike(upper, lower) &&
    isAlone(box, others) &&
    isAlone(label.box, near)
  );
}

/** `Ship via` in the column of the labels, beside a value of its own. */
function hasOwnLabel(value: Segment, label: Segment | undefined, lines: readonly Line[]): boolean {
  const [first, ...others] = lines[value.line]?.segments ?? [];
  return (
    label !== undefined &&
    first !== undefined &&
    others.includes(value) &&
    Math.abs(first.box[0] - label.box[0]) < flush &&
    isWholeLabel(label.text) &&
    isWholeLabel(first.text)
  );
}

/** `Ann Lee` over `Bob Ray`, two addresses of mail, two telephones: two values, and none of them wrapped. */
function areAlike(upper: Segment, lower: Segment): boolean {
  const kinds = [upper, lower].map(({ words }) =>
    words.map(({ text }) => (/^\p{Lu}/u.test(text) ? 'A' : /^\d/.test(text) ? '0' : 'a')).join(''),
  );
  // `Janina` over `Rostalski`
  if (kinds[0] === 'A' && isGivenName(upper.text)) return false;
  const both = (pattern: RegExp) => [upper, lower].every(({ text }) => pattern.test(text));
  return (kinds[0] === kinds[1] && kinds[0]!.length <= shortValue) || both(/@/) || both(/(?:\d\D{0,2}){6}/);
}
/** In words. */
const shortValue = 3;

/** Both lines in one behind the other, drawn together where the next cell is near. */
function laidBeside(
  { upper, lower }: CentredValue,
  line: Line,
  width: number,
  printed: ReadonlyMap<Word, Box>,
  places: Map<Word, Box>,
): Word[] {
  const [left, , end] = boxAround([upper.box, lower.box]);
  const height = heightOf(upper.box);
  const next = line.segments.find((segment) => segment.box[0] > end);
  const room = (next ? next.box[0] - cellGap * height : width) - left;
  const shift = upper.box[2] + spaceWidth * height - lower.box[0];
  const scale = Math.min(1, room / (lower.box[2] + shift - left));
  const moved = (by: number) => (word: Word) => {
    const [x0, , x1] = word.box;
    const [from, to] = [x0, x1].map((x) => left + (x + by - left) * scale);
    const laid: Word = { ...word, box: [from!, line.box[1], to!, line.box[3]] };
    places.set(laid, printed.get(word) ?? word.box);
    return laid;
  };
  return [...upper.words.map(moved(0)), ...lower.words.map(moved(shift))];
}
/** In heights. */
const spaceWidth = 0.25;
