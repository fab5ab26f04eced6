import type { ReadingContext } from '../../context.ts';
import type { Chosen } from '../../draft.ts';
import { placeOf } from '../../layout/sheet.ts';
import { dateWords } from '../../lexicon/phrases.ts';
import { withoutClock } from '../../values/clock-time.ts';
import { readDate } from '../../values/date.ts';
import { readNumber } from '../../values/number.ts';
import { besideRemark } from '../lines/line-shapes.ts';
import type { BodyLine } from '../table.ts';
import { textOf } from '../table.ts';

/** The days of a delivery in parts, and the lines that print them. */
interface Schedule {
  days: Chosen[];
  lines: ReadonlySet<BodyLine>;
}

/**
 * The delivery in parts that is printed under a line as `Schedule 02.05.2026 12`: only when the parts make the ordered
 * quantity.
 */
export function readSchedule(
  lines: readonly BodyLine[],
  quantity: number | null,
  context: ReadingContext,
): Schedule {
  const parts = lines.flatMap((line) => partOf(line, context) ?? []);
  const sum = parts.reduce((all, part) => all + part.quantity, 0);
  const own = parts.length > 0 && sum === quantity ? parts : [];
  return { days: own.map(({ day }) => day), lines: new Set(own.map(({ line }) => line)) };
}

/** `1 02.05.2026 12`, `Rel 1 20,000.00 03/16/2026`: its number. */
const ofPart = /^(?:\p{L}{2,12}[.:]?\s)?#?\d{1,3}\s/u;
/** Deliveries have at most this many parts. */
const mostParts = 60;

function partOf(
  body: BodyLine,
  context: ReadingContext,
): { line: BodyLine; day: Chosen; quantity: number } | null {
  const { sheet, line } = body;
  const found = dateIn(line, context);
  if (!found) return null;
  const { date, text, rest } = found;
  const numbers = rest
    .split(/\s+/)
    .flatMap((word) => readNumber(word, context.decimal)?.value ?? [])
    .filter(Number.isInteger);
  // Parts may be numbered, `1 02.05.2026 12`, and say that all of them is open: `1 02.05.2026 12 12`.
  const [first] = numbers;
  const isNumbered = numbers.length > 1 && first! <= mostParts && ofPart.test(text);
  const [count, ...open] = isNumbered ? numbers.slice(1) : numbers;
  if (count === undefined || open.length > 1 || open.some((left) => left !== count)) return null;
  const day = {
    value: date.iso,
    confidence: date.ambiguous && context.rowDates.source === 'locale' ? 0.6 : 0.9,
    places: [placeOf(sheet, line.words)],
    because: 'part of a delivery, printed under the line',
  };
  return { line: body, day, quantity: count };
}

/** The date of a line and the text around it: in a cell of its own, as `Jun 06, 2026` behind the number `1` of its part. */
function dateIn(line: BodyLine['line'], context: ReadingContext) {
  const segments = besideRemark(line);
  const words = segments.flatMap((segment) => segment.words);
  const read = (text: string) => readDate(text, context.rowDates.order, dateWords);
  const text = textOf(words);
  const own = segments.findIndex((segment) => read(segment.text)?.text === withoutClock(segment.text));
  const date = read(own < 0 ? text : segments[own]!.text);
  if (!date) return null;
  const others = segments.filter((_, at) => at !== own).map((segment) => segment.text);
  return { date, text, rest: own < 0 ? text.replace(date.text, ' ') : others.join(' ') };
}
