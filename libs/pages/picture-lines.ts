import type { Box } from './page.ts';
import type { Picture } from './picture.ts';

/** Darker than this (of 255) is ink; the pictures come with their contrast stretched. */
export const inkBelow = 150;
/** A scan breaks thin lines up: this many light pixels do not end one. */
const mostBreak = 2;

/** What counts as a drawn line, in pixels. */
interface LineShape {
  shortest: number;
  thickest: number;
}

/** A line on the picture; `along` is its direction's axis. */
interface Line {
  start: number;
  end: number;
  first: number;
  last: number;
}

/**
 * Finds the drawn lines of a grey picture (pixels, one box each) and wipes the thin ones out, because OCR reads
 * them as letters and loses words that stand close to them. Takes time that grows with the pixels alone.
 */
export function takeLines(picture: Picture, dpi: number): Box[] {
  // A stem of a large letter is shorter than 0.4 inch, an underline of one short word than 0.33.
  const thickest = Math.round(dpi / 24);
  const across = findLines(rowsOf(picture), { shortest: Math.round(dpi / 3), thickest });
  const down = findLines(columnsOf(picture), { shortest: Math.round(dpi / 2.5), thickest });
  const wipeable = (line: Line) => line.last - line.first < thickest / 2;
  for (const line of across.filter(wipeable)) wipe(rowsOf(picture), line);
  for (const line of down.filter(wipeable)) wipe(columnsOf(picture), line);
  return [
    ...across.map((line): Box => [line.start, line.first, line.end, line.last + 1]),
    ...down.map((line): Box => [line.first, line.start, line.last + 1, line.end]),
  ];
}

/** The pixels seen as tracks: rows, or columns, so that one search serves both directions. */
interface Tracks {
  pixels: Uint8Array;
  count: number;
  length: number;
  /** From one track to the next, and from one pixel of a track to the next. */
  trackStep: number;
  pixelStep: number;
}

function rowsOf({ pixels, width, height }: Picture): Tracks {
  return { pixels, count: height, length: width, trackStep: width, pixelStep: 1 };
}

function columnsOf({ pixels, width, height }: Picture): Tracks {
  return { pixels, count: width, length: height, trackStep: 1, pixelStep: width };
}

function findLines(tracks: Tracks, shape: LineShape): Line[] {
  const found: Line[] = [];
  let open: Line[] = [];
  for (let track = 0; track < tracks.count; track++) {
    const runs = inkRuns(tracks, track, shape.shortest);
    const still: Line[] = [];
    for (const line of open) {
      const next = runs.find((run) => run.start < line.end && run.end > line.start);
      if (next === undefined) {
        if (line.last - line.first < shape.thickest) found.push(line);
        continue;
      }
      line.last = track;
      line.start = Math.min(line.start, next.start);
      line.end = Math.max(line.end, next.end);
      still.push(line);
    }
    for (const run of runs) {
      if (!still.some((line) => run.start < line.end && run.end > line.start)) {
        still.push({ ...run, first: track, last: track });
      }
    }
    open = still;
  }
  return [...found, ...open.filter((line) => line.last - line.first < shape.thickest)];
}

function inkRuns(tracks: Tracks, track: number, shortest: number): { start: number; end: number }[] {
  const { pixels, length, trackStep, pixelStep } = tracks;
  const runs: { start: number; end: number }[] = [];
  let start = -1;
  let last = -1;
  for (let i = 0, at = track * trackStep; i < length; i++, at += pixelStep) {
    if (pixels[at]! >= inkBelow) continue;
    if (start < 0 || i - last > mostBreak + 1) {
      if (start >= 0 && last - start >= shortest) runs.push({ start, end: last + 1 });
      start = i;
    }
    last = i;
  }
  if (start >= 0 && last - start >= shortest) runs.push({ start, end: last + 1 });
  return runs;
}

/** Whitens a line except where a letter crosses it: there is ink on both of its sides. */
function wipe(tracks: Tracks, line: Line): void {
  const { pixels, trackStep, pixelStep } = tracks;
  const isInk = (track: number, i: number) =>
    track >= 0 && track < tracks.count && pixels[track * trackStep + i * pixelStep]! < inkBelow;
  // The grey edge of a line is one pixel wide on each side.
  const [from, to] = [Math.max(line.first - 1, 0), Math.min(line.last + 1, tracks.count - 1)];
  for (let i = line.start; i < line.end; i++) {
    if (isInk(from - 1, i) && isInk(to + 1, i)) continue;
    for (let track = from; track <= to; track++) pixels[track * trackStep + i * pixelStep] = 255;
  }
}
