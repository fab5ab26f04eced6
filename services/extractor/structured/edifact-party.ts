import type { EdiSegment } from '@orderloom/pages/data/data.ts';
import { readCityLine } from '../values/address.ts';
import { partsFrom, textAt, valueAt, wholeAt } from './edi-value.ts';
import { type Datum, joined, noParty, type PartyData } from './order-data.ts';

/** The group of the first NAD with one of the qualifiers (UN/EDIFACT 3035), best first; empty when there is none. */
export function partyGroup(header: readonly EdiSegment[], qualifiers: readonly string[]): EdiSegment[] {
  const groups = partsFrom(header, 'NAD');
  return qualifiers.flatMap((qualifier) => groups.filter(([nad]) => textAt(nad!, 0) === qualifier))[0] ?? [];
}

/** Reads a NAD group: name and address, contact, ways of contact, VAT number. */
export function readNadParty(group: readonly EdiSegment[]): PartyData {
  const [nad] = group;
  if (!nad) return noParty;
  const contact = group.find(({ tag }) => tag === 'CTA');
  const names = nad.elements[3] ?? [];
  return {
    ...(names.some((name) => name !== '') ? structured(nad) : unstructured(nad)),
    contactPerson: contact ? (valueAt(contact, 1, 1) ?? valueAt(contact, 1, 0)) : null,
    email: channel(group, ['EM']),
    phone: channel(group, ['TE', 'AL']),
    vatId: reference(group, ['VA']),
    registrationNumber: reference(group, ['XA']),
  };
}

/** The number in the RFF of one of the types (UN/EDIFACT 1153), best first. */
export function reference(group: readonly EdiSegment[], types: readonly string[]): Datum | null {
  const references = group.filter(({ tag }) => tag === 'RFF');
  const best = types.flatMap((type) => references.filter((each) => textAt(each, 0) === type))[0];
  return best ? valueAt(best, 0, 1) : null;
}

function channel(group: readonly EdiSegment[], types: readonly string[]): Datum | null {
  const best = types.flatMap((type) =>
    group.filter(({ tag, elements }) => tag === 'COM' && elements[0]?.[1] === type),
  )[0];
  return best ? valueAt(best, 0, 0) : null;
}

type Address = Pick<PartyData, 'company' | 'street' | 'postalCode' | 'city' | 'country'>;

function structured(nad: EdiSegment): Address {
  return {
    company: wholeAt(nad, 3),
    street: wholeAt(nad, 4),
    city: valueAt(nad, 5),
    postalCode: valueAt(nad, 7),
    country: valueAt(nad, 8),
  };
}

/** C058: up to five lines of name and address as on an envelope. */
function unstructured(nad: EdiSegment): Address {
  const [company, ...rest] = (nad.elements[2] ?? []).filter((line) => line !== '');
  const datum = (text: string | null | undefined): Datum | null => (text ? { text, line: nad.line } : null);
  const at = rest.findIndex((line) => readCityLine(line) !== null);
  const place = at < 0 ? null : readCityLine(rest[at]!);
  const streets = rest.filter((_, index) => index !== at).map((text) => datum(text));
  return {
    company: datum(company),
    street: wholeAt(nad, 4) ?? joined(streets, ', '),
    city: valueAt(nad, 5) ?? datum(place?.city),
    postalCode: valueAt(nad, 7) ?? datum(place?.postalCode),
    country: valueAt(nad, 8) ?? datum(place?.country),
  };
}
