import type { Box, Word } from '@orderloom/pages/page.ts';
import { boxAround, heightOf, middleX, middleY } from '../../layout/boxes.ts';
import type { Line, Sheet } from '../../layout/sheet.ts';
import { rolesOfHeading, wholeHeading } from './header-pieces.ts';
import type { HeaderCell } from './merge-pieces.ts';
import type { TableHeader } from './table-header.ts';

/** A column of one character is underlined by one dash, which is a word. */
const shortDash = /^[-–—=_]{1,3}$/;
/** Fewer may underline words. */
const fewestSpans = 4;
/** Columns stand at most so far apart, in points: the lines under them follow each other, as those under words do not. */
const widestGap = 20;
/** Points by which a word may stand over the edge of its column. */
const slack = 4;
/** The lines stand at most so many heights under the heading. */
const closeUnder = 1.5;
/** Of so many lines below, this share of the figures stands in one column each. */
const [linesBelow, fewestInside] = [8, 0.8];

/**
 * The heading with a line under each of its columns, as spooled lists draw them with dashes, by these lines: they tell
 * how wide each column is. Any other heading stays as it is.
 */
export function byUnderlines(sheet: Sheet, header: TableHeader): TableHeader {
  const { lines } = sheet;
  // Dashes under short headings alone were read as a line of the heading.
  const isTaken = header.lastLine > header.firstLine && isOfDashes(lines[header.lastLine]);
  const lastHeading = header.lastLine - (isTaken ? 1 : 0);
  const headings = lines.slice(header.firstLine, lastHeading + 1);
  const box = boxAround(headings.map((line) => line.box));
  const next = lines[lastHeading + 1];
  const isDashes = isOfDashes(next);
  const bottom = box[3] + closeUnder * heightOf(headings.at(-1)!.box);
  const drawn = sheet.rules.filter(
    ({ direction, box: [, y] }) => direction === 'horizontal' && y > box[3] - slack && y < bottom,
  );
  const y = drawn[0] && middleY(drawn[0].box);
  const level = drawn.filter((rule) => Math.abs(middleY(rule.box) - y!) < slack);
  const spans = [
    ...level.map((rule) => rule.box),
    ...(isDashes ? next!.words.map((word) => word.box) : []),
  ].sort((a, b) => a[0] - b[0]);
  const words = headings.flatMap((line) => line.words);
  if (!areColumns(spans) || !words.every((word) => spans.some((span) => isIn(word, span)))) return header;
  const lastLine = lastHeading + (isDashes ? 1 : 0);
  const figures = lines
    .slice(lastLine + 1, lastLine + 1 + linesBelow)
    .flatMap((line) => line.words)
    .filter(({ text }) => /\d/.test(text));
  const inside = figures.filter(({ box: [x0, , x1] }) =>
    spans.some((span) => x0 > span[0] - slack && x1 < span[2] + slack),
  );
  if (inside.length < fewestInside * figures.length) return header;
  const cells = spans.map((span): HeaderCell => {
    const own = headings.flatMap((line) => line.words.filter((word) => isIn(word, span)));
    const text = own.map((word) => word.text).join(' ');
    const whole = wholeHeading(text);
    return {
      roles: whole.length > 0 ? whole : rolesOfHeading(text),
      text,
      words: own,
      box: [span[0], box[1], span[2], box[3]],
      line: header.firstLine,
    };
  });
  const edges = spans.slice(1).map((span, at) => (spans[at]![2] + span[0]) / 2);
  return { ...header, cells, lastLine, edges };
}

function isOfDashes(line: Line | undefined): boolean {
  return line !== undefined && line.words.length > 0 && line.words.every(({ text }) => shortDash.test(text));
}

function areColumns(spans: readonly Box[]): boolean {
  return (
    spans.length >= fewestSpans &&
    spans.slice(1).every((span, at) => {
      const gap = span[0] - spans[at]![2];
      return gap > 0 && gap < widestGap;
    })
  );
}

function isIn({ box }: Word, [left, , right]: Box): boolean {
  return middleX(box) > left - slack && middleX(box) < right + slack;
}
