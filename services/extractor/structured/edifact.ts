import type { DataIdentity, DataKind, EdiSegment } from '@orderloom/pages/data/data.ts';
import { identifyEdi } from '@orderloom/pages/data/identify.ts';
import { numberText, partsFrom, textAt, valueAt } from './edi-value.ts';
import { requestedOf, windowOf } from './edifact-dates.ts';
import { amountIn, freeTexts, readLine } from './edifact-line.ts';
import { partyGroup, readNadParty, reference } from './edifact-party.ts';
import { type Datum, noOrder, type OrderData } from './order-data.ts';

/** Document names (UN/EDIFACT 1001) and message functions (1225) that make something else of an order message. */
const documentKinds: Readonly<Record<string, DataKind>> = {
  '230': 'order_change',
  '231': 'order_confirmation',
  '320': 'order_confirmation',
  '310': 'quotation',
  '311': 'request_for_quotation',
};
const functionKinds: Readonly<Record<string, DataKind>> = {
  '1': 'order_cancellation',
  '3': 'order_cancellation',
  '4': 'order_change',
  '5': 'order_change',
};
const buyers = ['BY', 'OB', 'IV'];
const places = ['DP', 'ST', 'CN', 'UC'];
const totalTypes = ['86', '128', '39', '9', '79'];

/** The messages of an EDIFACT interchange (UN/EDIFACT ORDERS D.93A to D.22B, EANCOM among them). */
export function readEdifact(segments: readonly EdiSegment[]): OrderData[] {
  const isTest = segments.some((segment) => segment.tag === 'UNB' && textAt(segment, 10) === '1');
  const test = isTest ? (segments.find(({ tag }) => tag === 'UNB') ?? null) : null;
  return partsFrom(segments, 'UNH').map((message) => ({
    ...readMessage(message, identifyEdi(message)!),
    test: test && { text: 'UNB', line: test.line },
  }));
}

function readMessage(message: readonly EdiSegment[], { kind }: DataIdentity): OrderData {
  const end = message.findIndex(({ tag }) => tag === 'UNT');
  const body = end < 0 ? message : message.slice(0, end);
  const summaryAt = indexOr(body, 'UNS');
  const linesAt = Math.min(indexOr(body, 'LIN'), summaryAt);
  const [header, detail, summary] = [
    body.slice(0, linesAt),
    body.slice(linesAt, summaryAt),
    body.slice(summaryAt),
  ];
  const heading = header.slice(0, indexOr(header, 'NAD'));
  const begin = header.find(({ tag }) => tag === 'BGM');
  const buyer = partyGroup(header, buyers);
  const currency = header.find(({ tag }) => tag === 'CUX');
  return {
    ...noOrder,
    kind: kind === 'order' && begin ? kindOf(begin) : kind,
    orderNumber: (begin ? valueAt(begin, 1) : null) ?? reference(heading, ['ON']),
    orderDate: dateOf(heading, ['137', '4', '182']),
    delivery: requestedOf(header),
    currency: currency ? valueAt(currency, 0, 1) : null,
    total: amountIn(summary, totalTypes) ?? amountIn(heading, totalTypes),
    otherTotals: amounts(summary),
    tax: [amountIn(summary, ['124', '176'])].flatMap(asNumber),
    charges: headerAmounts(header, 'C'),
    allowances: headerAmounts(header, 'A'),
    buyer: readNadParty(buyer),
    shipTo: readNadParty(partyGroup(header, places)),
    customerNumber: customerNumber(header, buyer),
    instructions: freeTexts(header.filter(isAboutDelivery)),
    remarks: freeTexts(header.filter((segment) => !isAboutDelivery(segment))),
    lines: linesOf(detail),
    countedLines: asNumber(countOf(summary))[0] ?? null,
    incomplete: missingEnd(message, end),
  };
}

function indexOr(segments: readonly EdiSegment[], tag: string): number {
  const at = segments.findIndex((segment) => segment.tag === tag);
  return at < 0 ? segments.length : at;
}

function kindOf(begin: EdiSegment): DataKind {
  return functionKinds[textAt(begin, 2)] ?? documentKinds[textAt(begin, 0)] ?? 'order';
}

function dateOf(segments: readonly EdiSegment[], qualifiers: readonly string[]): Datum | null {
  const dates = segments.filter(({ tag }) => tag === 'DTM');
  const best = qualifiers.flatMap((code) => dates.filter((each) => textAt(each, 0) === code))[0];
  return best ? windowOf(best).from : null;
}

/** The number that we gave the customer: an internal one (RFF IT, ADE), or the party's id when we assigned it (3055: 91). */
function customerNumber(header: readonly EdiSegment[], buyer: readonly EdiSegment[]): Datum | null {
  const [nad] = buyer;
  const assigned = nad && textAt(nad, 1, 2) === '91' ? valueAt(nad, 1) : null;
  return assigned ?? reference(buyer, ['IT', 'ADE', 'AVC']) ?? reference(header, ['IT']);
}

function isAboutDelivery(segment: EdiSegment): boolean {
  return ['DEL', 'DIN', 'TRA'].includes(textAt(segment, 0));
}

function linesOf(detail: readonly EdiSegment[]) {
  const groups = partsFrom(detail, 'LIN');
  const parentOf = (group: readonly EdiSegment[]) =>
    textAt(group[0]!, 3) === '1' ? textAt(group[0]!, 3, 1) : '';
  const numbers = new Set(groups.map(([line]) => textAt(line!, 0)));
  const isSubLine = (group: readonly EdiSegment[]) => parentOf(group) !== '' && numbers.has(parentOf(group));
  const subLines = Map.groupBy(groups.filter(isSubLine), parentOf);
  return groups
    .filter((group) => !isSubLine(group))
    .map((group) => readLine(group, subLines.get(textAt(group[0]!, 0)) ?? []));
}

function amounts(segments: readonly EdiSegment[]): number[] {
  return segments
    .filter(({ tag }) => tag === 'MOA')
    .flatMap((segment) => asNumber(numberText(valueAt(segment, 0, 1))));
}

function headerAmounts(header: readonly EdiSegment[], direction: 'A' | 'C'): number[] {
  return partsFrom(header, 'ALC')
    .filter(([allowance]) => textAt(allowance!, 0) === direction)
    .flatMap((part) => asNumber(amountIn(part, ['8', '204', '23'])));
}

/** CNT 2: the number of lines. */
function countOf(summary: readonly EdiSegment[]): Datum | null {
  const count = summary.find(({ tag, elements }) => tag === 'CNT' && elements[0]?.[0] === '2');
  return count ? valueAt(count, 0, 1) : null;
}

/** UNT ends a message and counts its segments, itself and UNH included. */
function missingEnd(message: readonly EdiSegment[], end: number): string | null {
  if (end < 0) return 'the message breaks off: it has no UNT segment';
  const counted = Number(textAt(message[end]!, 0));
  return counted > 0 && counted > end + 1
    ? `the message counts ${counted} segments, ${end + 1} were found`
    : null;
}

function asNumber(datum: Datum | null): number[] {
  const value = datum ? Number(datum.text) : Number.NaN;
  return Number.isFinite(value) ? [value] : [];
}
