import type { ReadingContext } from '../context.ts';
import type { Chosen } from '../draft.ts';
import { placeOf } from '../layout/sheet.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { readDate } from '../values/date.ts';
import { readNumber } from '../values/number.ts';
import type { BodyLine } from './table.ts';
import { textOf } from './table.ts';

/**
 * The days of a delivery in parts, printed under a line as `Schedule 02.05.2026 12`: only when the parts make the
 * ordered quantity.
 */
export function readSchedule(
  lines: readonly BodyLine[],
  quantity: number | null,
  context: ReadingContext,
): Chosen[] {
  const parts = lines.flatMap((line) => partOf(line, context) ?? []);
  const sum = parts.reduce((all, part) => all + part.quantity, 0);
  return parts.length > 0 && sum === quantity ? parts.map(({ day }) => day) : [];
}

function partOf(
  { sheet, line }: BodyLine,
  context: ReadingContext,
): { day: Chosen; quantity: number } | null {
  const text = textOf(line.words);
  const date = readDate(text, context.rowDates.order, dateWords);
  if (!date) return null;
  const rest = text.replace(date.text, ' ').split(/\s+/);
  const numbers = rest
    .flatMap((word) => readNumber(word, context.decimal)?.value ?? [])
    .filter(Number.isInteger);
  if (numbers.length !== 1) return null;
  const day = {
    value: date.iso,
    confidence: date.ambiguous && context.rowDates.source === 'locale' ? 0.6 : 0.9,
    places: [placeOf(sheet, line.words)],
    because: 'part of a delivery, printed under the line',
  };
  return { day, quantity: numbers[0]! };
}
