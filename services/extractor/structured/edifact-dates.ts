import type { EdiSegment } from '@orderloom/pages/data/data.ts';
import { fullYear, textAt } from './edi-value.ts';
import type { Datum, DeliveryData } from './order-data.ts';

type Window = Pick<DeliveryData, 'from' | 'to'>;

/** DTM qualifiers (UN/EDIFACT 2005): a day that is asked for, best first, and the ends of a window. */
const singleDays = ['2', '69', '10', '17', '11', '200', '76'];
const windowStarts = ['64', '37', '358'];
const windowEnds = ['63', '38', '359'];

/** The requested day or window among the DTM segments of one group. */
export function requestedOf(segments: readonly EdiSegment[]): Window {
  const byQualifier = (codes: readonly string[]) =>
    codes.flatMap((code) =>
      segments.filter(({ tag, elements }) => tag === 'DTM' && elements[0]?.[0] === code),
    )[0];
  const single = byQualifier(singleDays);
  if (single) return windowOf(single);
  const [start, end] = [byQualifier(windowStarts), byQualifier(windowEnds)];
  return { from: start ? windowOf(start).from : null, to: end ? windowOf(end).to : null };
}

/** Days of a DTM segment by its format code (UN/EDIFACT 2379); as written when the code is another. */
export function windowOf(segment: EdiSegment): Window {
  const text = textAt(segment, 0, 1);
  const format = textAt(segment, 0, 2);
  const datum = (said: string): Datum | null => (said === '' ? null : { text: said, line: segment.line });
  if (format === '718' || format === '719' || format === '713') {
    const digits = text.replace(/\D/g, '');
    const half = digits.length / 2;
    const [from, to] = [
      datum(dayOf(digits.slice(0, half), format)),
      datum(dayOf(digits.slice(half), format)),
    ];
    return { from, to };
  }
  const day = datum(dayOf(text, format));
  return { from: day, to: day };
}

function dayOf(text: string, format: string): string {
  if (format === '616' || format === '615') return fridayOf(text) ?? text;
  const short = format === '101' || format === '201' || format === '713' || text.length === 6;
  const digits = short ? `${fullYear(text.slice(0, 2))}${text.slice(2)}` : text;
  const parts = /^(\d{4})(\d{2})(\d{2})/.exec(digits);
  return parts && format !== '610' ? `${parts[1]}-${parts[2]}-${parts[3]}` : text;
}

/** A calendar week (CCYYWW or YYWW) is its Friday, as in print. */
function fridayOf(text: string): string | null {
  const [year, week] = [
    Number(text.length === 6 ? text.slice(0, 4) : fullYear(text.slice(0, 2))),
    Number(text.slice(-2)),
  ];
  if (!/^\d{4}(\d{2})?$/.test(text) || week < 1 || week > 53) return null;
  const fourth = new Date(Date.UTC(year, 0, 4));
  const dayMs = 86_400_000;
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * dayMs + (week - 1) * 7 * dayMs;
  return new Date(monday + 4 * dayMs).toISOString().slice(0, 10);
}
