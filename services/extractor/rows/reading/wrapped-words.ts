import type { Word } from '@orderloom/pages/page.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { isUnit } from '../../lexicon/phrases.ts';
import { numberShape } from '../../values/number.ts';
import { numbered } from '../columns/follow-products.ts';
import { beginsSegment } from '../lines/anchors.ts';
import { isDay } from '../lines/line-shapes.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { type BodyLine, textOf } from '../table.ts';

/** Cells whose words belong to them alone, whatever stands beside them. */
const narrow: readonly (ColumnRole | null)[] = ['quantity', 'unit', 'tax', 'ignored', null];

/** What may stand in the line under a row that only goes on with its cells. */
const texts: readonly (ColumnRole | null)[] = [
  'description',
  'articleAndDescription',
  'deliveryDate',
  ...narrow,
];

const plain = /^\(?\p{L}{3}[^\d:]*$/u;
/** `5.00%` under `VAT`, `[ 265.50 ]` under `5%`. */
const rate = /^(?:\d+(?:[.,]\d+)?\s?%|[[(]\s?\d[\d.,]*\s?[\])])$/;
/** `00:00:00`, `12:00:00` under a day: with its seconds a program has set it. */
const clock = /^(?:00:00|\d{2}:\d{2}:\d{2})$/;

/** What narrow cells of a row wrapped to the line under it. */
export interface WrappedWords {
  words: readonly Word[];
  /** `pieces` under `40.00`; empty when none wrapped. */
  unit: readonly Word[];
}

/** What stands right under filled narrow cells of a row: words without a digit, `(goods)` under `VAT 21 %`, a rate under `VAT`, and a clock time under a day. */
export function wrappedWords({ anchors, below, roles }: RowLines): WrappedWords {
  const [under] = below;
  // What fills other columns as well is no end of its cells.
  const isEnd = under?.cells.every(
    (cell, column) =>
      cell.length === 0 ||
      texts.includes(roles[column]!) ||
      // `Price` over `Delivery date`
      (roles[column] === 'price' && isDay(textOf(cell))) ||
      // `TW1N-316-` over `S`
      (numbered.includes(roles[column] ?? 'ignored') &&
        anchors.at(-1)!.cells[column]!.at(-1)?.text.endsWith('-') === true),
  );
  if (!under || !isEnd) return { words: [], unit: [] };
  const wrapped = roles.flatMap((role, column) => {
    const over = anchors.at(-1)!.cells[column]!;
    const cell = under.cells[column]!;
    const isOfCell =
      role === 'quantity'
        ? isUnit(textOf(cell))
        : plain.test(textOf(cell)) || (role !== 'unit' && rate.test(textOf(cell)));
    const isEnd = role === 'deliveryDate' ? clock.test(textOf(cell)) : narrow.includes(role) && isOfCell;
    return isEnd && over.length > 0 && beginsSegment(under, column) ? [{ role, over, cell }] : [];
  });
  const unit = wrapped.find(({ role, over }) => role === 'quantity' && numberShape(textOf(over)) !== null);
  return { words: wrapped.flatMap(({ cell }) => cell), unit: unit?.cell ?? [] };
}

/** A line without some of its words. */
export function withoutWrapped(line: BodyLine, { words }: WrappedWords): BodyLine {
  return { ...line, cells: line.cells.map((cell) => cell.filter((word) => !words.includes(word))) };
}
