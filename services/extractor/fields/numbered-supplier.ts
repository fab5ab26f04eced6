import { below } from '../layout/neighbours.ts';
import type { Segment } from '../layout/sheet.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { isOrderWord } from './order-words.ts';
import { holdCity, type PartyBlock } from './party-block.ts';
import { roleInWords } from './role-words.ts';

/**
 * An address that the buyer's number of a supplier closes, as `Vendor No.: 1003884` or `Vendor: BITTCR`: that house is
 * the supplier, and the number no name.
 */
export function withNumberedSupplier(blocks: readonly PartyBlock[]): PartyBlock[] {
  const isKnown = blocks.some(({ role, lines }) => role === 'supplier' && holdCity(lines));
  if (isKnown) return [...blocks];
  const closed = blocks.filter(
    ({ role, lines, sheet, segments }) =>
      (role === 'letterhead' || role === 'buyer') &&
      holdCity(lines) &&
      [...segments, below(sheet, segments.at(-1)!, closeUnder)].some(
        (line) =>
          line !== null &&
          line !== segments[0] &&
          isFlush(line, segments.at(-1)!) &&
          isSupplierNumber(line.text),
      ),
  );
  const [house, ...others] = closed;
  if (!house || others.length > 0) return [...blocks];
  return blocks
    .filter(
      ({ role, segments }) => role !== 'supplier' || !segments.every(({ text }) => isSupplierNumber(text)),
    )
    .map((block) => (block === house ? { ...block, role: 'supplier' } : block));
}
/** In heights; left edges in points. */
const closeUnder = 0.8;
const flush = 4;

function isFlush({ box: a }: Segment, { box: b }: Segment): boolean {
  return Math.abs(a[0] - b[0]) < flush;
}

/** `Supplier ID 60331` */
const numberWithoutMark = new RegExp(
  `^(\\p{L}[^:#\\d@]{2,20}\\s${anyOf(({ labelWords }) => labelWords.number)}\\.?)\\s(\\d{3,10})$`,
  'iu',
);

function isSupplierNumber(text: string): boolean {
  const [, label, code] =
    /^([^:#]{4,24}[:#]{1,2})\s*(\S+)$/u.exec(text) ?? numberWithoutMark.exec(text) ?? [];
  return (
    label !== undefined &&
    /^(?=.*[\p{Lu}\d])[\p{Lu}\d./-]{2,12}$/u.test(code!) &&
    roleInWords(label) === 'supplier' &&
    // `Order to` has a supplier behind it, `Order no: 4711` the number of the order.
    !tokenise(label).some(({ text: word }) => isOrderWord(word))
  );
}
