import { heightOf, overlapX } from '../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import type { ExtractSettings } from '../settings.ts';
import { companyKey } from '../values/company.ts';
import { domainOf } from '../values/email.ts';

/** What tells whose details are printed at a place. */
export interface Owners {
  /** Segments of the buyer's blocks, and of those of anybody else. */
  own: ReadonlySet<Segment>;
  foreign: ReadonlySet<Segment>;
  /** Names, mail domains and VAT ids as `companyKey`s: those of the buyer, and those of us and other sellers. */
  buyerMarks: readonly string[];
  otherMarks: readonly string[];
  /** True when the buyer is named in the head or foot of the page, so that it is his paper. */
  isOwnPaper: boolean;
}

/** Lines further apart, in heights of the text, do not belong together; in a plain text an empty line parts them. */
const closeLines = { text: 1.6, ocr: 1.6, plain: 0.7 } as const;
/** Lines of a head or foot above and below. */
const mostLines = 6;
/** Shorter names are parts of too many words. */
const shortestMark = 5;

/** What would show that a line is about a firm. */
export function marksOf(company: string | null, email: string | null, vatId: string | null): string[] {
  const marks = [company, email && domainOf(email), vatId].map((mark) => companyKey(mark ?? ''));
  return marks.filter((mark) => mark.length >= shortestMark);
}

export function marksOfSupplier({ company, email }: ExtractSettings['supplier']): string[] {
  return marksOf(company, email, null);
}

/**
 * True when what is printed there is the buyer's: the block that it stands in or under is his, else the lines around
 * name him and nobody else, else nobody is named and it is his paper.
 */
export function isBuyers(segment: Segment, line: Line, sheet: Sheet, owners: Owners): boolean {
  const { own, foreign, buyerMarks, otherMarks, isOwnPaper } = owners;
  const at = sheet.lines.indexOf(line);
  for (const above of columnAbove(segment, at, sheet)) {
    if (own.has(above)) return true;
    if (foreign.has(above)) return false;
  }
  const around = linesAround(at, sheet).map(({ segments }) =>
    companyKey(segments.map(({ text }) => text).join(' ')),
  );
  const names = (marks: readonly string[]) =>
    marks.some((mark) => around.some((text) => text.includes(mark)));
  if (names(otherMarks)) return false;
  return names(buyerMarks) || isOwnPaper;
}

/** The segment, and those that stand on top of each other above it. */
function columnAbove(segment: Segment, at: number, { lines, source }: Sheet): Segment[] {
  const column = [segment];
  for (const line of lines.slice(Math.max(0, at - mostLines), at).reverse()) {
    const last = column.at(-1)!;
    if (last.box[1] - line.box[3] > closeLines[source] * heightOf(last.box)) break;
    const above = line.segments.find(({ box }) => overlapX(box, last.box) > 0);
    if (above) column.push(above);
  }
  return column;
}

function linesAround(at: number, { lines, source }: Sheet): Line[] {
  const isClose = (above: Line, under: Line) =>
    under.box[1] - above.box[3] <= closeLines[source] * heightOf(above.box);
  let [first, last] = [at, at];
  while (first > 0 && at - first < mostLines && isClose(lines[first - 1]!, lines[first]!)) first -= 1;
  while (last + 1 < lines.length && last - at < mostLines && isClose(lines[last]!, lines[last + 1]!))
    last += 1;
  return lines.slice(first, last + 1);
}
