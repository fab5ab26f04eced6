import type { EdiSegment } from '@orderloom/pages/data/data.ts';
import { numberText, partsFrom, textAt, valueAt, wholeAt } from './edi-value.ts';
import { requestedOf } from './edifact-dates.ts';
import { type Datum, type DeliveryData, joined, type LineData, noLine } from './order-data.ts';

/** Item number types (UN/EDIFACT 7143). */
const supplierTypes = ['SA', 'VP', 'VN', 'VS'];
const customerTypes = ['IN', 'BP', 'BO', 'PI'];
const otherTypes = ['EN', 'SRV', 'UP', 'EAN', 'GTIN', 'UA', 'MF', 'MN', 'MP'];
/** Price types (UN/EDIFACT 5125), the net ones first. */
const priceTypes = ['AAA', 'NTP', 'CAL', 'CON', 'INV', 'AAE', 'AAB', 'AAF'];
/** Quantity types (UN/EDIFACT 6063) that say what is ordered, best first. */
const orderedTypes = ['21', '1', '113', '61', '99', '47'];
/** Action codes (UN/EDIFACT 1229) of lines that are not simply ordered. */
const changes: readonly string[] = ['2', '3', '7', '27'];

/** One LIN group, its segments up to the next LIN or UNS. Sub-lines of it (C829) are notes. */
export function readLine(segments: readonly EdiSegment[], subLines: readonly EdiSegment[][]): LineData {
  const [line] = segments as [EdiSegment];
  const schedules = partsFrom(segments, 'SCC');
  const own = segments.slice(0, firstOf(segments, 'SCC', 'LOC'));
  const numbers = itemNumbers(segments);
  const quantity = quantityIn(own) ?? quantityIn(segments.filter(({ tag }) => tag === 'QTY').slice(0, 1));
  const price = priceIn(segments);
  const deliveries = schedules.length > 0 ? schedules.map(deliveryOf) : ownDelivery(own);
  const action = valueAt(line, 1);
  return {
    ...noLine,
    supplierArticle: pick(numbers, supplierTypes),
    customerArticle: pick(numbers, customerTypes),
    commonArticle: pick(numbers, otherTypes) ?? numbers[0]?.number ?? null,
    description: joined(segments.filter(({ tag }) => tag === 'IMD').map(descriptionOf)),
    quantity: quantity && numberText(valueAt(quantity, 0, 1)),
    unit: quantity && valueAt(quantity, 0, 2),
    price: price && numberText(valueAt(price, 0, 1)),
    priceBase: price && numberText(valueAt(price, 0, 4)),
    lineTotal: amountIn(segments, ['203', '66', '38', '128']),
    allowance: allowanceOf(segments),
    deliveries,
    notes: [...freeTexts(segments), ...freeGoods(own), ...subLines.map(subLineNote)],
    change: action && changes.includes(action.text) ? action : null,
  };
}

function firstOf(segments: readonly EdiSegment[], ...tags: string[]): number {
  const at = segments.findIndex(({ tag }) => tags.includes(tag));
  return at < 0 ? segments.length : at;
}

interface ItemNumber {
  type: string;
  number: Datum;
}

/** Of LIN and of PIA, but for substitutes (4325 is 4 there). */
function itemNumbers(segments: readonly EdiSegment[]): ItemNumber[] {
  return segments.flatMap((segment) => {
    if (segment.tag === 'LIN') return numberIn(segment, 2);
    if (segment.tag !== 'PIA' || textAt(segment, 0) === '4') return [];
    return [1, 2, 3, 4, 5].flatMap((element) => numberIn(segment, element));
  });
}

function numberIn(segment: EdiSegment, element: number): ItemNumber[] {
  const number = valueAt(segment, element);
  return number ? [{ type: textAt(segment, element, 1), number }] : [];
}

function pick(numbers: readonly ItemNumber[], types: readonly string[]): Datum | null {
  return types.flatMap((type) => numbers.filter((each) => each.type === type))[0]?.number ?? null;
}

/** The texts of C273, without its code. */
function descriptionOf(segment: EdiSegment): Datum | null {
  const text = (segment.elements[2] ?? [])
    .slice(3, 5)
    .filter((part) => part !== '')
    .join(' ');
  return text === '' ? null : { text, line: segment.line };
}

function quantityIn(segments: readonly EdiSegment[]): EdiSegment | null {
  const quantities = segments.filter(({ tag }) => tag === 'QTY');
  return orderedTypes.flatMap((type) => quantities.filter((each) => textAt(each, 0) === type))[0] ?? null;
}

function priceIn(segments: readonly EdiSegment[]): EdiSegment | null {
  const prices = segments.filter(({ tag }) => tag === 'PRI');
  return (
    priceTypes.flatMap((type) => prices.filter((each) => textAt(each, 0) === type))[0] ?? prices[0] ?? null
  );
}

/** The first MOA of the best type (UN/EDIFACT 5025). */
export function amountIn(segments: readonly EdiSegment[], types: readonly string[]): Datum | null {
  const amounts = segments.filter(({ tag }) => tag === 'MOA');
  const best = types.flatMap((type) => amounts.filter((each) => textAt(each, 0) === type))[0];
  return best ? numberText(valueAt(best, 0, 1)) : null;
}

/** What the allowances take off a line, less its charges. */
function allowanceOf(segments: readonly EdiSegment[]): number {
  return partsFrom(segments, 'ALC')
    .map((part) => {
      const amount = Number(amountIn(part, ['8', '204', '23', '25'])?.text ?? 0);
      return textAt(part[0]!, 0) === 'C' ? -amount : amount;
    })
    .reduce((all, each) => all + each, 0);
}

function deliveryOf(schedule: readonly EdiSegment[]): DeliveryData {
  const quantity = schedule.find(({ tag }) => tag === 'QTY');
  return { ...requestedOf(schedule), quantity: quantity ? numberText(valueAt(quantity, 0, 1)) : null };
}

function ownDelivery(own: readonly EdiSegment[]): DeliveryData[] {
  const requested = requestedOf(own);
  return requested.from || requested.to ? [{ ...requested, quantity: null }] : [];
}

/** Texts of FTX (C108, or its code when that is all). */
export function freeTexts(segments: readonly EdiSegment[]): Datum[] {
  return segments.flatMap((segment) => (segment.tag === 'FTX' ? (wholeAt(segment, 3) ?? []) : []));
}

function freeGoods(segments: readonly EdiSegment[]): Datum[] {
  return segments
    .filter(({ tag, elements }) => tag === 'QTY' && elements[0]?.[0] === '192')
    .map((segment) => ({ text: `free goods: ${textAt(segment, 0, 1)}`, line: segment.line }));
}

function subLineNote(segments: readonly EdiSegment[]): Datum {
  const quantity = quantityIn(segments);
  const words = [
    'contains',
    quantity ? `${textAt(quantity, 0, 1)} of` : '',
    itemNumbers(segments)[0]?.number.text ?? '',
    joined(segments.filter(({ tag }) => tag === 'IMD').map(descriptionOf))?.text ?? '',
  ];
  return { text: words.filter((word) => word !== '').join(' '), line: segments[0]!.line };
}
