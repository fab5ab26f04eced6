import type { Picture } from './picture.ts';

/** Side of a tile in pixels: larger than a letter, so that each tile has some paper. */
const tile = 32;
/** The share of a tile's pixels that are darker than its paper: letters cover a fifth, a dense table a third. */
const paperShare = 0.85;
/** How many tiles around a tile are looked at: bands and pictures up to this many tiles wide are not paper. */
const reach = 3;
/** Paper in a shadow keeps at least this share of the light; what is darker is no paper. */
const darkestPaper = 0.4;

/**
 * Makes the paper of a grey picture equally white everywhere, in place: a shadow over a photo leaves the letters in it
 * as they are against their own paper. What covers a larger part of the page than a band stays dark or becomes paper.
 */
export function evenLight(picture: Picture): void {
  const across = Math.ceil(picture.width / tile);
  const down = Math.ceil(picture.height / tile);
  const paper = drawnIn(spread(paperOfTiles(picture, across, down), across, down), across, down);
  const lightest = paper.reduce((most, value) => Math.max(most, value), 1);
  const least = Math.max(1, lightest * darkestPaper);
  divide(
    picture,
    paper.map((value) => Math.max(value, least)),
    across,
    down,
  );
}

function paperOfTiles({ pixels, width, height }: Picture, across: number, down: number): Float32Array {
  const paper = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      counts.fill(0);
      const [right, bottom] = [Math.min(width, (column + 1) * tile), Math.min(height, (row + 1) * tile)];
      for (let y = row * tile; y < bottom; y++) {
        for (let x = column * tile; x < right; x++) counts[pixels[y * width + x]!]! += 1;
      }
      const wanted = paperShare * (right - column * tile) * (bottom - row * tile);
      let value = 0;
      for (let below = counts[0]!; below < wanted && value < 255; below += counts[value]!) value += 1;
      paper[row * across + column] = value;
    }
  }
  return paper;
}

/** The lightest paper near each tile: over a band or a logo it is that around it. */
function spread(paper: Float32Array, across: number, down: number): Float32Array {
  return overBoth(paper, across, down, (values) => values.reduce((most, value) => Math.max(most, value)));
}

/** The darkest near each tile: what `spread` moved into a shadow goes back. */
function drawnIn(paper: Float32Array, across: number, down: number): Float32Array {
  return overBoth(paper, across, down, (values) => values.reduce((least, value) => Math.min(least, value)));
}

function overBoth(
  paper: Float32Array,
  across: number,
  down: number,
  of: (values: Float32Array) => number,
): Float32Array {
  const rows = new Float32Array(paper.length);
  const both = new Float32Array(paper.length);
  for (let row = 0; row < down; row++) {
    const line = paper.subarray(row * across, (row + 1) * across);
    for (let column = 0; column < across; column++) {
      rows[row * across + column] = of(line.subarray(Math.max(0, column - reach), column + reach + 1));
    }
  }
  for (let column = 0; column < across; column++) {
    const line = Float32Array.from({ length: down }, (_, row) => rows[row * across + column]!);
    for (let row = 0; row < down; row++) {
      both[row * across + column] = of(line.subarray(Math.max(0, row - reach), row + reach + 1));
    }
  }
  return both;
}

/** Each pixel becomes its share of the paper around it, between the middles of four tiles. */
function divide({ pixels, width, height }: Picture, paper: Float32Array, across: number, down: number): void {
  const columns = placesBetween(width, across);
  const rows = placesBetween(height, down);
  // One more: behind the middle of the last tile its paper goes on.
  const line = new Float32Array(across + 1);
  for (let y = 0; y < height; y++) {
    const [top, low] = [rows.first[y]! * across, rows.share[y]!];
    const bottom = Math.min(rows.first[y]! + 1, down - 1) * across;
    for (let column = 0; column < across; column++)
      line[column] = 255 / (paper[top + column]! * (1 - low) + paper[bottom + column]! * low);
    line[across] = line[across - 1]!;
    const [firsts, shares] = [columns.first, columns.share];
    for (let x = 0, at = y * width; x < width; x++, at++) {
      // No pair on the left: taking it apart took three times as long as the sum.
      const first = firsts[x]!;
      const left = line[first]!;
      const value = pixels[at]! * (left + (line[first + 1]! - left) * shares[x]!);
      pixels[at] = Math.min(value, 255);
    }
  }
}

/** For each pixel the tile whose middle lies before it, and how far it is on its way to the next one. */
function placesBetween(length: number, count: number): { first: Int32Array; share: Float32Array } {
  const first = new Int32Array(length);
  const share = new Float32Array(length);
  for (let at = 0; at < length; at++) {
    const place = Math.max(0, Math.min(count - 1, (at + 0.5) / tile - 0.5));
    first[at] = Math.floor(place);
    share[at] = place - first[at]!;
  }
  return { first, share };
}
