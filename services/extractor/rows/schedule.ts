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

/** Deliveries have at most this many parts. */
const mostParts = 60;

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
  // Parts may be numbered: `1 02.05.2026 12`.
  const [first, second] = numbers;
  const isNumbered = numbers.length === 2 && first! <= mostParts && /^\d{1,3}\s/.test(text);
  if (numbers.length !== 1 && !isNumbered) return null;
  const day = {
    value: date.iso,
    confidence: date.ambiguous && context.rowDates.source === 'locale' ? 0.6 : 0.9,
    places: [placeOf(sheet, line.words)],
    because: 'part of a delivery, printed under the line',
  };
  return { day, quantity: isNumbered ? second! : first! };
}
