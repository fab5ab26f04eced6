import type { DataCell } from '@orderloom/pages/data/data.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { type DateOrder, dateOrderProved, readDate } from '../values/date.ts';
import { type DecimalMark, decimalMarkUsed, readNumber } from '../values/number.ts';
import { readPrice } from '../values/price.ts';
import { readQuantity } from '../values/quantity.ts';
import type { Datum } from './order-data.ts';

/** How the numbers and days of one sheet are written where they are text. */
export interface SheetWriting {
  /** Proved by the sheet, null when nothing is. */
  decimal: DecimalMark | null;
  localeDecimal: DecimalMark;
  dateOrder: DateOrder | null;
  localeDateOrder: DateOrder;
}

/** A value of a cell; `isUnsure` when its text could mean another one. */
export interface CellValue {
  datum: Datum;
  isUnsure: boolean;
}

export function writingOf(
  cells: readonly DataCell[],
  locale: { localeDecimal: DecimalMark; localeDateOrder: DateOrder },
): SheetWriting {
  const texts = cells.flatMap(({ text, value }) => (value === null && /\d/.test(text) ? [text] : []));
  const proved = dateOrderProved(texts);
  return { ...locale, decimal: decimalMarkUsed(texts), dateOrder: proved === 'both' ? null : proved };
}

/** The number in a cell, written with a point; the text itself when it holds none. */
export function numberIn(cell: DataCell, line: number, writing: SheetWriting): CellValue | null {
  if (cell.text === '') return null;
  if (typeof cell.value === 'number') return sure(String(cell.value), line);
  const price = readPrice(cell.text, writing.decimal);
  if (!price) return sure(cell.text, line);
  const value = price.ambiguous
    ? (readPrice(cell.text, writing.localeDecimal)?.value ?? price.value)
    : price.value;
  return { datum: { text: String(value), line }, isUnsure: price.ambiguous };
}

/** The quantity in a cell, and the unit behind it. */
export function quantityIn(
  cell: DataCell,
  line: number,
  writing: SheetWriting,
): (CellValue & { unit: Datum | null }) | null {
  if (cell.text === '') return null;
  if (typeof cell.value === 'number') return { ...sure(String(cell.value), line), unit: null };
  const read = readQuantity(cell.text, writing.decimal);
  const settled = read.ambiguous ? readQuantity(cell.text, writing.localeDecimal) : read;
  const unit = read.unit ? { text: read.unit, line } : null;
  // A fraction stays as it is written: it is no quantity, and the order desk sees what stands there.
  const text = settled.quantity === null ? fractionText(cell.text, writing) : String(settled.quantity);
  return { datum: { text, line }, isUnsure: read.ambiguous, unit };
}

function fractionText(text: string, { decimal, localeDecimal }: SheetWriting): string {
  const number = readNumber(text, decimal ?? localeDecimal);
  return number ? String(number.value) : text;
}

/** The day in a cell as YYYY-MM-DD; the text itself when it holds none. */
export function dayIn(cell: DataCell, line: number, writing: SheetWriting): CellValue | null {
  if (cell.text === '') return null;
  if (typeof cell.value === 'string') return sure(cell.value, line);
  const read = readDate(cell.text, writing.dateOrder ?? writing.localeDateOrder, dateWords);
  if (!read) return sure(cell.text, line);
  return { datum: { text: read.iso, line }, isUnsure: read.ambiguous && writing.dateOrder === null };
}

/** A number or a name: what the cell shows, or all digits of a long number that it shows shortened. */
export function codeIn(cell: DataCell, line: number): Datum | null {
  if (cell.text === '') return null;
  const isShortened =
    typeof cell.value === 'number' && (/e\+/i.test(cell.text) || /^\d{1,3}([., ]\d{3})+$/.test(cell.text));
  return { text: isShortened ? String(cell.value) : cell.text, line };
}

function sure(text: string, line: number): CellValue {
  return { datum: { text, line }, isUnsure: false };
}
