import type { EdiSegment } from '@orderloom/pages/data/data.ts';
import { fullYear, partsFrom, textAt, valueAt, wholeAt } from './edi-value.ts';
import { type Datum, joined, type LineData, noLine, noOrder, noParty, type OrderData } from './order-data.ts';

/** The orders of a TRADACOMS order file (ORDHDR, ORDERS:9, ORDTLR); of another file its one kind. */
export function readTradacoms(segments: readonly EdiSegment[], kind: OrderData['kind']): OrderData[] {
  if (kind !== 'order') return [{ ...noOrder, kind }];
  const customer = segments.find(({ tag }) => tag === 'CDT');
  const messages = partsFrom(segments, 'MHD').filter(([head]) => textAt(head!, 1) === 'ORDERS');
  const end = segments.some(({ tag }) => tag === 'END');
  return messages.map((message) => readOrder(message, customer, end));
}

function readOrder(
  message: readonly EdiSegment[],
  customer: EdiSegment | undefined,
  isEnded: boolean,
): OrderData {
  const find = (tag: string) => message.find((segment) => segment.tag === tag);
  const [order, location, dates, trailer] = [find('ORD'), find('CLO'), find('DIN'), find('OTR')];
  const [from, to] = dates ? [dayAt(dates, 0, 0), dayAt(dates, 1, 0)] : [null, null];
  return {
    ...noOrder,
    orderNumber: order ? valueAt(order, 0) : null,
    orderDate: order ? dayAt(order, 0, 2) : null,
    delivery: { from, to: to ?? from },
    buyer: {
      ...noParty,
      company: customer ? wholeAt(customer, 1) : null,
      ...(customer && addressOf(customer, 2)),
    },
    shipTo: location ? { ...noParty, company: wholeAt(location, 1), ...addressOf(location, 2) } : noParty,
    customerNumber: location ? valueAt(location, 0, 2) : null,
    instructions: dates ? [wholeAt(dates, 3), wholeAt(dates, 4)].filter((text) => text !== null) : [],
    lines: message.filter(({ tag }) => tag === 'OLD').map(lineOf),
    countedLines: trailer && /^\d+$/.test(textAt(trailer, 0)) ? Number(textAt(trailer, 0)) : null,
    incomplete: isEnded && find('MTR') ? null : 'the file breaks off: it has no END segment',
  };
}

/** Five lines of address, the last filled one before the postcode is the city. */
function addressOf(segment: EdiSegment, element: number) {
  const lines = (segment.elements[element] ?? []).map((text) => ({ text, line: segment.line }));
  const filled = lines.slice(0, 4).filter(({ text }) => text !== '');
  const city = filled.length > 1 ? filled.at(-1)! : null;
  return {
    street: joined(
      filled.filter((line) => line !== city),
      ', ',
    ),
    city,
    postalCode: valueAt(segment, element, 4),
  };
}

/** OLD: our number (SPRO), theirs (CPRO), units in a traded unit (UNOR), traded units ordered (OQTY), text (TDES). */
function lineOf(line: EdiSegment): LineData {
  const pack = textAt(line, 4);
  const cost = textAt(line, 6);
  const note = (text: string) => [{ text, line: line.line }];
  return {
    ...noLine,
    supplierArticle: valueAt(line, 1, 1) ?? valueAt(line, 1, 0),
    customerArticle: valueAt(line, 3, 1) ?? valueAt(line, 3, 0),
    commonArticle: valueAt(line, 2, 0),
    description: wholeAt(line, 9),
    quantity: valueAt(line, 5),
    // The decimals of a unit cost are agreed between partners and not in the message.
    notes: [
      ...(pack === '' ? [] : note(`${pack} in a unit`)),
      ...(cost === '' ? [] : note(`unit cost as sent: ${cost}`)),
    ],
  };
}

function dayAt(segment: EdiSegment, element: number, component: number): Datum | null {
  const datum = valueAt(segment, element, component);
  const parts = datum && /^(\d{2})(\d{2})(\d{2})$/.exec(datum.text);
  return parts ? { ...datum, text: `${fullYear(parts[1]!)}-${parts[2]}-${parts[3]}` } : datum;
}
