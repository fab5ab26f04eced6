import type { Box, Rule } from './page.ts';

/** Thicker than this (points) is a bar or an area, not a line. */
export const thickestRulePt = 3;
/** Shorter than this (points) is a tick, a dash of a pattern or part of a letter. */
const shortestRulePt = 8;
/** A page of more lines than this is a drawing; its lines say nothing about tables. */
const mostRules = 5000;
/** Pieces of one line that are this close (points) belong together: dots and dashes of a pattern. */
const joinPt = 2.5;

/** The edges of a box, each as thin as a line. */
export function boxEdges([x0, y0, x1, y1]: Box): Box[] {
  return [
    [x0, y0, x1, y0],
    [x0, y1, x1, y1],
    [x0, y0, x0, y1],
    [x1, y0, x1, y1],
  ];
}

/**
 * The rules of a page from every thin piece that was drawn: pieces of one line joined, repetitions dropped,
 * dashes and page borders left out.
 */
export function findRules(pieces: Box[], width: number, height: number): Rule[] {
  const horizontal: Box[] = [];
  const vertical: Box[] = [];
  for (const piece of pieces) {
    const box = clip(piece, width, height);
    if (box === null) continue;
    const across = box[2] - box[0];
    const down = box[3] - box[1];
    if (down <= thickestRulePt && across > down) horizontal.push(box);
    else if (across <= thickestRulePt && down > across) vertical.push(flip(box));
  }
  const rules = [
    ...joinPieces(horizontal).map((box): Rule => ({ box, direction: 'horizontal' })),
    ...joinPieces(vertical).map((box): Rule => ({ box: flip(box), direction: 'vertical' })),
  ];
  return rules.length > mostRules ? [] : rules;
}

function flip([x0, y0, x1, y1]: Box): Box {
  return [y0, x0, y1, x1];
}

/** The part of `box` on the page, null when there is none or when it runs along the page's own edge. */
function clip([x0, y0, x1, y1]: Box, width: number, height: number): Box | null {
  if (x1 < 1 || y1 < 1 || x0 > width - 1 || y0 > height - 1) return null;
  const clipped: Box = [Math.max(x0, 0), Math.max(y0, 0), Math.min(x1, width), Math.min(y1, height)];
  return clipped.every(Number.isFinite) ? clipped : null;
}

/** Joins horizontal pieces that lie on one line and touch or nearly touch. */
function joinPieces(pieces: Box[]): Box[] {
  const row = (box: Box) => Math.round((box[1] + box[3]) / 2);
  const sorted = pieces.sort((a, b) => row(a) - row(b) || a[0] - b[0]);
  const joined: Box[] = [];
  for (const piece of sorted) {
    const last = joined.at(-1);
    if (last && row(last) === row(piece) && piece[0] <= last[2] + joinPt) {
      last[2] = Math.max(last[2], piece[2]);
      last[3] = Math.max(last[3], piece[3]);
    } else joined.push([...piece]);
  }
  return joined.filter((box) => box[2] - box[0] >= shortestRulePt);
}
