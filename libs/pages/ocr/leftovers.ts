import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import { findMarks, type Mark } from '../picture-marks.ts';
import { median } from './median.ts';

/** What the sizes below are shares of: the height of the box of most lines. A figure is 0.6 of it high. */
const letter = { lowest: 0.35, highest: 0.9, widest: 1, leastInk: 0.03 };
/** A mark whose middle is so far from that of a box stands on its line. */
const onLine = 0.2;
/** Marks this close belong to one text. */
const near = 0.5;
/** Longer ones are drawings: text as long is found. */
const longest = 4;
/** White around a text, as the reader is used to. */
const margin = 0.2;
/** A page of more leftovers is a drawing or a texture, and so is one of more marks. */
const mostLeftovers = 120;
const mostMarks = 20_000;

/**
 * Boxes of ink beside lines of text that no box is around: single figures in a column are mostly not found as text.
 * `boxes` are those of a page's lines.
 */
export function findLeftovers(picture: Picture, boxes: readonly Box[]): Box[] {
  const height = median(boxes.map(([, top, , bottom]) => bottom - top));
  if (height === undefined) return [];
  const marks = findMarks(picture);
  if (marks.length > mostMarks) return [];
  const free = marks.filter((mark) => isLetter(mark, height) && !boxes.some((box) => covers(box, mark)));
  const letters = free.filter((mark) =>
    boxes.some(([, top, , bottom]) => Math.abs((top + bottom) / 2 - middleOf(mark)) < onLine * height),
  );
  const texts = joined(letters, near * height).filter(({ left, right }) => right - left < longest * height);
  return texts.length > mostLeftovers ? [] : texts.map((text) => boxAround(text, height, picture));
}

function isLetter({ left, top, right, bottom, ink }: Mark, height: number): boolean {
  const [width, own] = [right - left, bottom - top];
  return (
    own >= letter.lowest * height &&
    own <= letter.highest * height &&
    width <= letter.widest * height &&
    ink >= letter.leastInk * height * height
  );
}

function covers([left, top, right, bottom]: Box, mark: Mark): boolean {
  const across = Math.min(right, mark.right) - Math.max(left, mark.left);
  const down = Math.min(bottom, mark.bottom) - Math.max(top, mark.top);
  return across > 0 && down > 0;
}

function joined(letters: readonly Mark[], gap: number): Mark[] {
  const texts: Mark[] = [];
  for (const mark of letters.toSorted((a, b) => a.left - b.left)) {
    const text = texts.find(
      ({ right, top, bottom }) =>
        mark.left - right < gap && Math.min(bottom, mark.bottom) - Math.max(top, mark.top) > 0,
    );
    if (!text) texts.push({ ...mark });
    else {
      text.right = Math.max(text.right, mark.right);
      text.top = Math.min(text.top, mark.top);
      text.bottom = Math.max(text.bottom, mark.bottom);
    }
  }
  return texts;
}

function boxAround(text: Mark, height: number, picture: Picture): Box {
  const side = Math.round(margin * height);
  const half = Math.max(height / 2, (text.bottom - text.top) / 2 + side);
  return [
    Math.max(0, text.left - side),
    Math.max(0, Math.round(middleOf(text) - half)),
    Math.min(picture.width, text.right + side),
    Math.min(picture.height, Math.round(middleOf(text) + half)),
  ];
}

const middleOf = ({ top, bottom }: Mark) => (top + bottom) / 2;
