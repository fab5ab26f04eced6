import type { Box, Word } from '@orderloom/pages/page.ts';
import { boxAround, overlapX, widthOf } from '../../layout/boxes.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { type HeaderPiece, numbers, rolesOfHeading, wholeHeading } from './header-pieces.ts';

/** One column heading, perhaps of several lines. `roles` are what it can mean, best first. */
export interface HeaderCell {
  roles: readonly ColumnRole[];
  text: string;
  words: Word[];
  box: Box;
  /** Index of its (first) line on the sheet. */
  line: number;
  /** The headings above each other that were joined to this one. */
  parts?: HeaderCell[];
}

const countingRoles: readonly ColumnRole[] = ['quantity', 'price', 'lineTotal'];

/**
 * Two lines of headings for rows of two lines: the upper names what is ordered, the lower how much. SAP's order form
 * is the best known.
 */
function isStacked(lines: readonly HeaderPiece[][]): boolean {
  const [above, under, ...more] = lines;
  if (!above || !under || more.length > 0) return false;
  const [upper, lower] = [above, under].map(
    (pieces) => new Set(pieces.flatMap(({ roles }) => roles.slice(0, 1))),
  );
  if (lower!.has('position')) return false;
  if (countingIn(upper!) > 0) return upper!.has('position') && arePricesOf(under, above);
  // Headings that nothing stands over are no second lines of wrapped ones.
  const free = under.filter(({ box }) => above.every((piece) => overlapX(piece.box, box) <= 0));
  const isFree = countingIn(new Set(free.flatMap(({ roles }) => roles.slice(0, 1)))) > 1;
  const names = upper!.has('description') || (upper!.has('position') && isFree);
  if (!names || above.length < 2) return false;
  return countingIn(lower!) > 1 || (upper!.has('position') && isScheduleOf(under, above));
}

/** `Order qty. Unit | Delivery date` under `Item | Material | Description`: an order without prices. */
function isScheduleOf(under: readonly HeaderPiece[], above: readonly HeaderPiece[]): boolean {
  const roles = under.map(({ roles: [role] }) => role);
  const quantity = under[roles.indexOf('quantity')];
  const over = above.find(({ box }) => quantity && overlapX(box, quantity.box) > 0);
  return (
    roles.includes('deliveryDate') &&
    roles.every((role) => role === 'quantity' || role === 'unit' || role === 'deliveryDate') &&
    over?.roles[0] === 'description'
  );
}

/** `Price per unit | Net value` under `Item | Material | Description | Order qty`: how much is named above, what it costs below. */
function arePricesOf(under: readonly HeaderPiece[], above: readonly HeaderPiece[]): boolean {
  const has = (pieces: readonly HeaderPiece[], role: ColumnRole) =>
    pieces.some(({ roles }) => roles[0] === role);
  const price = under.find(({ roles: [role] }) => role === 'price');
  const over = above.find(({ box }) => price && overlapX(box, price.box) > 0);
  // `Unit` over `price` is one heading.
  const isOther = over && wholeHeading(`${over.text} ${price!.text}`).length === 0;
  return (
    has(above, 'description') &&
    has(above, 'quantity') &&
    !has(above, 'price') &&
    !has(above, 'lineTotal') &&
    has(under, 'lineTotal') &&
    !has(under, 'quantity') &&
    isOther === true &&
    (over!.roles[0] === 'description' || over!.roles.some((role) => numbers.includes(role)))
  );
}

function countingIn(roles: ReadonlySet<ColumnRole>): number {
  return countingRoles.filter((role) => roles.has(role)).length;
}

/** Puts the pieces of several lines that stand above each other into one cell each. */
export function mergePieces(lines: readonly HeaderPiece[][]): HeaderCell[] {
  if (isStacked(lines)) return lines.flat().sort((a, b) => a.box[0] - b.box[0]);
  const cells: HeaderCell[] = [];
  for (const line of lines) {
    const taken = new Set<HeaderCell>();
    for (const piece of line) {
      const above = cells
        .filter((cell) => !taken.has(cell))
        .sort((a, b) => overlapX(b.box, piece.box) - overlapX(a.box, piece.box))[0];
      if (above && overlapX(above.box, piece.box) > 0.4 * Math.min(widthOf(above.box), widthOf(piece.box))) {
        const two = partedBy(above, piece);
        Object.assign(above, two?.[0] ?? joined(above, piece));
        taken.add(above);
        if (two) cells.push(two[1]);
      } else if (piece.roles.length > 0 || line.length > 1) {
        const cell = { ...piece };
        cells.push(cell);
        taken.add(cell);
      }
    }
  }
  return cells.sort((a, b) => a.box[0] - b.box[0]);
}

/** `Purchase Disc.%` over `price` that stands below its first word: two headings, a space apart. */
function partedBy(above: HeaderCell, piece: HeaderPiece): [HeaderCell, HeaderCell] | null {
  const under = above.words.filter(({ box }) => overlapX(box, piece.box) > 0);
  const beside = above.words.filter((word) => !under.includes(word));
  if (under.length === 0 || beside.length === 0) return null;
  const cellOf = (words: Word[]): HeaderCell => {
    const text = words.map((word) => word.text).join(' ');
    const box = boxAround(words.map((word) => word.box));
    return { roles: wholeHeading(text), text, words, box, line: above.line };
  };
  const [own, other] = [joined(cellOf(under), piece), cellOf(beside)];
  const isWhole = wholeHeading(own.text).length > 0 && other.roles.length > 0;
  return isWhole && own.roles[0] !== other.roles[0] ? [own, other] : null;
}

export function joined(above: HeaderCell, piece: HeaderPiece): HeaderCell {
  const words = [...above.words, ...piece.words];
  const text = `${above.text} ${piece.text}`;
  const whole = wholeHeading(text);
  // `Material` over `Bezeichnung`: a number with its name below it.
  const isPair =
    (whole.length === 0 || whole.includes('articleAndDescription')) &&
    above.roles.some((role) => numbers.includes(role)) &&
    wholeHeading(above.text).length > 0 &&
    wholeHeading(piece.text)[0] === 'description';
  const named = whole.length > 0 || above.roles.length === 0 ? rolesOfHeading(text) : above.roles;
  const roles: readonly ColumnRole[] = isPair ? ['articleAndDescription'] : named;
  const parts = whole.length > 0 ? [] : [...(above.parts ?? [{ ...above }]), piece];
  return { roles, text, words, box: boxAround(words.map((word) => word.box)), line: above.line, parts };
}
