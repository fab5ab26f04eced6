import type { Line, Sheet } from '../../layout/sheet.ts';

/** Fewer numbers may be a row. */
const fewestColumns = 4;
/** Numbers that stand in the middle of cells of different height are on several lines. */
const mostLines = 3;

/** The lines of a page that number the columns of a form: `1 | 2 | 3 | 4`, `a | b | c | d`. */
export function columnNumbers(sheet: Sheet): ReadonlySet<Line> {
  const known = found.get(sheet);
  if (known) return known;
  const lines = new Set(sheet.lines.flatMap((_, at) => numbersFrom(sheet, at)));
  found.set(sheet, lines);
  return lines;
}

/** Asked for each heading; sheets never change. */
const found = new WeakMap<Sheet, ReadonlySet<Line>>();

function numbersFrom({ lines }: Sheet, first: number): readonly Line[] {
  for (let count = mostLines; count > 0; count--) {
    const together = lines.slice(first, first + count);
    if (together.length === count && areColumnNumbers(together)) return together;
  }
  return [];
}

function areColumnNumbers(lines: readonly Line[]): boolean {
  if (!lines.every(holdsPlaces)) return false;
  const texts = lines
    .flatMap(({ segments }) => segments)
    .toSorted((one, other) => one.box[0] - other.box[0])
    .flatMap(({ text }) => text.split(' '));
  const places = texts.map(placeOf);
  return places.length >= fewestColumns && places.every((place, index) => place === index + 1);
}

/** Most lines end here: their words are no numbers of columns. */
function holdsPlaces({ segments }: Line): boolean {
  return segments.every(({ text }) => text.split(' ').every((word) => placeOf(word) !== null));
}

/** `3`, `(3)`, `3.` and `c` of the third column; of a reckoning, `5 = 3 x 4`, nothing. */
function placeOf(text: string): number | null {
  const [, digit, letter] = /^\(?(?:(\d{1,2})|([A-Za-z]))[.)]?$/.exec(text) ?? [];
  if (digit !== undefined) return Number(digit);
  return letter === undefined ? null : letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}
