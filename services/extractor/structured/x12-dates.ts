import type { EdiSegment } from '@orderloom/pages/data/data.ts';
import { fullYear, textAt, valueAt } from './edi-value.ts';
import type { Datum, DeliveryData } from './order-data.ts';

type Window = Pick<DeliveryData, 'from' | 'to'>;

/** Date qualifiers (X12 374): a day that is asked for, best first, and the ends of a window. */
const singleDays = ['002', '074', '106', '067', '069', '010', '118', '017'];
const windowStarts = ['064', '037'];
const windowEnds = ['063', '038'];

/** The requested day or window among the DTM segments of one loop. */
export function requestedOf(segments: readonly EdiSegment[]): Window {
  const best = (codes: readonly string[]) =>
    codes.flatMap((code) => segments.filter((each) => each.tag === 'DTM' && textAt(each, 0) === code))[0];
  const single = best(singleDays);
  if (single) return daysOf(single);
  const [start, end] = [best(windowStarts), best(windowEnds)];
  return { from: start ? daysOf(start).from : null, to: end ? daysOf(end).to : null };
}

/** DTM02 holds a day; DTM05 and DTM06 one or two in a format of their own (D8, RD8). */
function daysOf(segment: EdiSegment): Window {
  const day = dayAt(segment, 1);
  if (day) return { from: day, to: day };
  const [from = '', to = ''] = textAt(segment, 5).split('-');
  const at = (text: string) => (text === '' ? null : { text: dayOf(text), line: segment.line });
  return to === '' ? { from: at(from), to: at(from) } : { from: at(from), to: at(to) };
}

/** The day in an element: CCYYMMDD, or YYMMDD up to version 003. */
export function dayAt(segment: EdiSegment, element: number): Datum | null {
  const datum = valueAt(segment, element);
  return datum && { ...datum, text: dayOf(datum.text) };
}

function dayOf(text: string): string {
  const digits = /^\d{6}$/.test(text) ? `${fullYear(text.slice(0, 2))}${text.slice(2)}` : text;
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(digits);
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : text;
}
