import type { EdiSegment } from '@orderloom/pages/data/data.ts';
import { textAt, valueAt } from './edi-value.ts';
import { type Datum, type DeliveryData, joined, type LineData, noLine } from './order-data.ts';
import { dayAt, requestedOf } from './x12-dates.ts';

/** Product id qualifiers (X12 235), best first. */
const supplierIds = ['VN', 'VP', 'VC', 'VA', 'VS'];
const customerIds = ['BP', 'IN', 'PI', 'CB', 'SK', 'BO', 'IT', 'PL'];
const commonIds = ['UP', 'UK', 'EN', 'UI', 'UA', 'UD', 'EO', 'MG', 'MN', 'MF', 'CG'];
const noIds = ['PD', 'EC', 'CH', 'PU', 'B8', 'ZZ'];
/** Bases of a unit price (X12 639) in units. */
const priceBases: Readonly<Record<string, string>> = {
  HP: '100',
  HU: '100',
  PN: '100',
  TP: '1000',
  TH: '1000',
  PM: '1000',
};

/** One PO1 loop: its segments up to the next PO1 or CTT. */
export function readPo1(segments: readonly EdiSegment[]): LineData {
  const [line] = segments as [EdiSegment];
  const ids = idsOf(line, 5);
  const named = (qualifiers: readonly string[]) =>
    qualifiers.flatMap((each) => ids.filter(({ type }) => type === each))[0]?.id ?? null;
  const price =
    valueAt(line, 3) ??
    segments.flatMap((each) => (each.tag === 'CTP' ? (valueAt(each, 2) ?? []) : []))[0] ??
    null;
  const base = priceBases[textAt(line, 4)];
  const texts = descriptionsOf(segments);
  return {
    ...noLine,
    supplierArticle: named(supplierIds),
    customerArticle: named(customerIds),
    commonArticle: named(commonIds) ?? ids.find(({ type }) => !noIds.includes(type))?.id ?? null,
    description: joined(texts.length > 0 ? texts : [named(['PD'])]),
    quantity: valueAt(line, 1),
    unit: valueAt(line, 2),
    price,
    priceBase: base !== undefined && price ? { text: base, line: line.line } : null,
    lineTotal: amountOf(segments, '1'),
    deliveries: deliveriesOf(segments),
    notes: [...notesOf(segments), ...destinationsOf(segments), ...subLinesOf(segments)],
  };
}

/** Pairs of a qualifier and an id from an element on. */
function idsOf(line: EdiSegment, from: number): { type: string; id: Datum }[] {
  const ids: { type: string; id: Datum }[] = [];
  for (let at = from; at + 1 < line.elements.length; at += 2) {
    const id = valueAt(line, at + 1);
    if (id) ids.push({ type: textAt(line, at), id });
  }
  return ids;
}

/** PID with free-form text. */
function descriptionsOf(segments: readonly EdiSegment[]): Datum[] {
  return segments.flatMap((each) => (each.tag === 'PID' ? (valueAt(each, 4) ?? []) : []));
}

/** AMT with the qualifier (X12 522). */
export function amountOf(segments: readonly EdiSegment[], qualifier: string): Datum | null {
  const amount = segments.find((each) => each.tag === 'AMT' && textAt(each, 0) === qualifier);
  return amount ? valueAt(amount, 1) : null;
}

/** SCH schedules the line; without one its DTM segments say the day. */
function deliveriesOf(segments: readonly EdiSegment[]): DeliveryData[] {
  const schedules = segments.filter(({ tag }) => tag === 'SCH');
  if (schedules.length > 0)
    return schedules.map((each) => {
      const day = dayAt(each, 5);
      return { from: day, to: day, quantity: valueAt(each, 0) };
    });
  const requested = requestedOf(segments);
  return requested.from || requested.to ? [{ ...requested, quantity: null }] : [];
}

function notesOf(segments: readonly EdiSegment[]): Datum[] {
  return segments.flatMap((each) =>
    each.tag === 'MSG' ? (valueAt(each, 0) ?? []) : each.tag === 'NTE' ? (valueAt(each, 1) ?? []) : [],
  );
}

/** SDQ parts the quantity between places: pairs of place and quantity from the third element on. */
function destinationsOf(segments: readonly EdiSegment[]): Datum[] {
  return segments
    .filter(({ tag }) => tag === 'SDQ')
    .flatMap((each) =>
      idsOf(each, 2).map(({ type, id }) => ({ text: `${id.text} to ${type}`, line: each.line })),
    );
}

/** SLN: what a set is made of. */
function subLinesOf(segments: readonly EdiSegment[]): Datum[] {
  return segments
    .filter(({ tag }) => tag === 'SLN')
    .map((each) => {
      const ids = idsOf(each, 8).map(({ id }) => id.text);
      return {
        text: ['contains', textAt(each, 3), ...ids].filter((word) => word !== '').join(' '),
        line: each.line,
      };
    });
}
