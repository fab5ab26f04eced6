import type { Chosen, DraftParty } from '../draft.ts';
import { heightOf, overlapX } from '../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import type { ExtractSettings } from '../settings.ts';
import { companyKey } from '../values/company.ts';
import { domainOf } from '../values/email.ts';
import type { PartyBlock } from './party-block.ts';

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
export function marksOf(company: Chosen | null, email: Chosen | null, vatId: Chosen | null): string[] {
  return marks([company?.value, email && domainOf(email.value), vatId?.value]);
}

export function marksOfSupplier({ company, email }: ExtractSettings['supplier']): string[] {
  return marks([company, email && domainOf(email)]);
}

function marks(texts: (string | null | undefined)[]): string[] {
  return texts.map((text) => companyKey(text ?? '')).filter((mark) => mark.length >= shortestMark);
}

/** True for a block of an account, whosever it is: `Bankverbindung`, `coordonnées bancaires`, `dane bankowe`. */
export function isBank({ role, segments: [label] }: PartyBlock): boolean {
  return role === 'otherParty' && /ban[ckq]/i.test(label!.text);
}

/** Names that differ by less in height, in points, stand beside each other. */
const besides = 12;

/** True for a block that tells whose paper it is: at the foot, under the letter, or at the head with no seller above it. */
export function isOnOwnPaper(block: PartyBlock, sellers: readonly PartyBlock[]): boolean {
  const top = ({ segments }: PartyBlock) => Math.min(...segments.map(({ box }) => box[1]));
  const isUnder = (seller: PartyBlock) => seller.sheet === block.sheet && top(seller) < top(block) - besides;
  if (block.role === 'letterhead') return !sellers.some(isUnder);
  return block.role === 'foot' || block.role === 'signature';
}

/** The segments of a block that stand close under each other, with the name of its firm; else it may be two blocks. */
export function surelyOf({ segments, sheet }: PartyBlock, { company }: DraftParty): Segment[] {
  const gap = segments.findIndex(({ box }, at) => {
    const above = segments[at - 1];
    return above !== undefined && box[1] - above.box[3] > closeLines[sheet.source] * heightOf(above.box);
  });
  const close = gap < 0 ? segments : segments.slice(0, gap);
  const name = company?.places[0]?.text ?? '';
  return close.some(({ text }) => text.includes(name)) ? close : [];
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
