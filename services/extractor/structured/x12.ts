import type { DataKind, EdiSegment } from '@orderloom/pages/data/data.ts';
import { identifyEdi } from '@orderloom/pages/data/identify.ts';
import { partsFrom, textAt, valueAt } from './edi-value.ts';
import { type Datum, joined, noOrder, noParty, type OrderData, type PartyData } from './order-data.ts';
import { dayAt, requestedOf } from './x12-dates.ts';
import { amountOf, readPo1 } from './x12-line.ts';

/** Purposes of an order (X12 353) that make something else of it. */
const purposeKinds: Readonly<Record<string, DataKind>> = {
  '01': 'order_cancellation',
  '03': 'order_cancellation',
  '02': 'order_change',
  '04': 'order_change',
  '05': 'order_change',
  '06': 'order_confirmation',
};
/** Where a header's loops of parties end. */
const headerEnd = ['PO1', 'CTT', 'SE'];

/** The transaction sets of an X12 interchange (850 purchase order, versions 003 to 008). */
export function readX12(segments: readonly EdiSegment[]): OrderData[] {
  const envelope = segments.find(({ tag }) => tag === 'ISA');
  const test = envelope && textAt(envelope, 14) === 'T' ? { text: 'ISA', line: envelope.line } : null;
  return partsFrom(segments, 'ST').map((set) => ({ ...readSet(set), test }));
}

function readSet(set: readonly EdiSegment[]): OrderData {
  const { kind } = identifyEdi(set)!;
  const end = set.findIndex(({ tag }) => tag === 'SE');
  const body = end < 0 ? set : set.slice(0, end);
  const detailAt = firstOf(body, headerEnd);
  const summaryAt = Math.max(detailAt, firstOf(body, ['CTT', 'SE']));
  const [header, summary] = [body.slice(0, detailAt), body.slice(summaryAt)];
  const heading = header.slice(0, firstOf(header, ['N1']));
  const begin = header.find(({ tag }) => tag === 'BEG' || tag === 'BCH');
  const parties = partsFrom(header, 'N1');
  const buyer = best(parties, ['BY', 'BT', 'SO', 'OB']);
  const total = amountOf(summary, 'TT') ?? amountOf(heading, 'TT');
  const count = summary.find(({ tag }) => tag === 'CTT');
  const currency = body.find(({ tag }) => tag === 'CUR');
  return {
    ...noOrder,
    kind: kind === 'order' && begin ? (purposeKinds[textAt(begin, 0)] ?? kind) : kind,
    orderNumber: begin ? valueAt(begin, 2) : null,
    orderDate: begin ? (dayAt(begin, begin.tag === 'BEG' ? 4 : 5) ?? requestedDate(heading)) : null,
    delivery: requestedOf(heading),
    currency: currency ? valueAt(currency, 1) : null,
    total,
    charges: adjustments(body, 'C'),
    allowances: adjustments(body, 'A'),
    buyer: withContact(partyOf(buyer), heading),
    shipTo: partyOf(best(parties, ['ST', 'CN'])),
    customerNumber: buyer && textAt(buyer[0]!, 2) === '91' ? valueAt(buyer[0]!, 3) : null,
    remarks: header.flatMap(textOf),
    lines: partsFrom(body.slice(detailAt, summaryAt), 'PO1').map(readPo1),
    countedLines: count && /^\d+$/.test(textAt(count, 0)) ? Number(textAt(count, 0)) : null,
    incomplete: missingEnd(set, end),
  };
}

function firstOf(segments: readonly EdiSegment[], tags: readonly string[]): number {
  const at = segments.findIndex(({ tag }) => tags.includes(tag));
  return at < 0 ? segments.length : at;
}

function requestedDate(heading: readonly EdiSegment[]): Datum | null {
  const date = heading.find(({ tag, elements }) => tag === 'DTM' && elements[0]?.[0] === '004');
  return date ? dayAt(date, 1) : null;
}

/** The N1 loop with the first entity code (X12 98) that has a name, else any of them. */
function best(parties: readonly EdiSegment[][], codes: readonly string[]): EdiSegment[] | null {
  const all = codes.flatMap((code) => parties.filter(([party]) => textAt(party!, 0) === code));
  return all.find(([party]) => textAt(party!, 1) !== '') ?? all[0] ?? null;
}

function partyOf(loop: readonly EdiSegment[] | null): PartyData {
  if (!loop) return noParty;
  const place = loop.find(({ tag }) => tag === 'N4');
  const state =
    place && textAt(place, 3) !== '' && textAt(place, 3) !== 'US' ? null : place && valueAt(place, 1);
  const streets = loop
    .filter(({ tag }) => tag === 'N3')
    .flatMap((each) => [valueAt(each, 0), valueAt(each, 1)]);
  return {
    ...noParty,
    company: valueAt(loop[0]!, 1),
    street: joined(streets, ', '),
    city: place ? joined([valueAt(place, 0), state ?? null]) : null,
    postalCode: place ? valueAt(place, 2) : null,
    country: place ? (valueAt(place, 3) ?? null) : null,
    ...contactIn(loop.filter(({ tag }) => tag === 'PER')),
  };
}

/** The buyer's own contact, else the one that the heading names. */
function withContact(party: PartyData, heading: readonly EdiSegment[]): PartyData {
  const contact = contactIn(
    heading.filter(
      ({ tag, elements }) => tag === 'PER' && ['BD', 'OC', 'IC', 'BY', 'CN'].includes(elements[0]?.[0] ?? ''),
    ),
  );
  return {
    ...party,
    contactPerson: party.contactPerson ?? contact.contactPerson,
    email: party.email ?? contact.email,
    phone: party.phone ?? contact.phone,
  };
}

function contactIn(contacts: readonly EdiSegment[]): Pick<PartyData, 'contactPerson' | 'email' | 'phone'> {
  const channel = (code: string) =>
    contacts.flatMap((each) =>
      [2, 4, 6].flatMap((at) => (textAt(each, at) === code ? (valueAt(each, at + 1) ?? []) : [])),
    )[0] ?? null;
  return {
    contactPerson: contacts.flatMap((each) => valueAt(each, 1) ?? [])[0] ?? null,
    email: channel('EM'),
    phone: channel('TE'),
  };
}

function textOf(segment: EdiSegment): Datum[] {
  if (segment.tag === 'MSG') return [valueAt(segment, 0)].filter((text) => text !== null);
  return segment.tag === 'NTE' ? [valueAt(segment, 1)].filter((text) => text !== null) : [];
}

/** SAC amounts have two implied decimals. */
function adjustments(segments: readonly EdiSegment[], direction: 'A' | 'C'): number[] {
  return segments
    .filter(({ tag, elements }) => tag === 'SAC' && elements[0]?.[0] === direction)
    .map((segment) => Number(textAt(segment, 4)) / 100)
    .filter((amount) => amount > 0);
}

/** SE ends a set and counts its segments, itself and ST included. */
function missingEnd(set: readonly EdiSegment[], end: number): string | null {
  if (end < 0) return 'the message breaks off: it has no SE segment';
  const counted = Number(textAt(set[end]!, 0));
  return counted > end + 1 ? `the message counts ${counted} segments, ${end + 1} were found` : null;
}
