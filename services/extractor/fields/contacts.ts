import { choose } from '../choose.ts';
import type { Candidate, Chosen, DraftParty } from '../draft.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import type { ExtractSettings } from '../settings.ts';
import { companyKey, looksLikePerson } from '../values/company.ts';
import { domainOf, isMailboxForInvoices, readEmails } from '../values/email.ts';
import { readPhone } from '../values/phone.ts';
import { readVatId } from '../values/vat-id.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';

/**
 * Person, e-mail and telephone of the buyer: in its block, at labels, in the signature, else anywhere outside the
 * supplier's blocks.
 */
export function findContacts(
  { buyer, signer }: { buyer: DraftParty; signer: DraftParty | null },
  sheets: readonly Sheet[],
  index: LabelIndex,
  foreign: ReadonlySet<Segment>,
  supplier: ExtractSettings['supplier'],
): Partial<DraftParty> {
  const own = { ...index, labels: index.labels.filter((label) => !foreign.has(label.segment)) };
  const houses = [companyKey(buyer.company?.value ?? ''), companyKey(supplier.company)];
  const person = (text: string) => {
    const name = personIn(text);
    return name !== null && !houses.some((house) => isHouse(name, house)) ? name : null;
  };
  const email = (text: string) => usableEmail(text, supplier);
  const people = [
    ...valuesAt(own, ['buyer'], 0.95, person),
    ...valuesAt(own, ['contact'], 0.93, person),
    ...asCandidates(signer?.contactPerson ?? null),
  ];
  const emails = [
    ...asCandidates(buyer.email),
    ...asCandidates(signer?.email ?? null),
    ...valuesAt(own, ['email'], 0.95, email),
    ...anywhere(sheets, foreign, email),
  ];
  const phones = [
    ...asCandidates(buyer.phone),
    ...asCandidates(signer?.phone ?? null),
    ...valuesAt(own, ['phone'], 0.95, readPhone),
    ...valuesAt(own, ['contact'], 0.85, readPhone),
  ];
  return {
    contactPerson: best(people) ?? buyer.contactPerson,
    email: best(emails.map(weighMailbox)),
    phone: best(phones),
    vatId: best([...asCandidates(buyer.vatId), ...valuesAt(own, ['vatId'], 0.9, vatIdIn)]),
  };
}

/** `Ricardo Rocha / 770-821-5183`, `Dean Rick @ Pikes Peak Steel`: the name before the first mark. */
function personIn(text: string): string | null {
  const name = text.split(/[,;(@/|]/)[0]!.trim();
  return looksLikePerson(name) ? name : null;
}

/** At its label a number of the tax office counts as it is printed, also in a national form without a country. */
function vatIdIn(text: string): string | null {
  const national = /^[A-Z]{0,4}[\dA-Z]*\d[\dA-Z]*(?:[ ./-]{1,2}[\dA-Z]+)*$/.exec(text.trim())?.[0];
  const isNumber = national !== undefined && national.replace(/\D/g, '').length >= 7 && national.length <= 24;
  return readVatId(text) ?? (isNumber ? national : null);
}

/** A company's name without its legal form looks like that of a person. */
function isHouse(name: string, house: string): boolean {
  const key = companyKey(name);
  return house !== '' && (house.startsWith(key) || key.startsWith(house));
}

function usableEmail(text: string, supplier: ExtractSettings['supplier']): string | null {
  const ours = supplier.email === null ? null : domainOf(supplier.email);
  return readEmails(text).find((email) => domainOf(email) !== ours) ?? null;
}

function weighMailbox(candidate: Candidate): Candidate {
  return isMailboxForInvoices(candidate.value) ? { ...candidate, score: candidate.score * 0.5 } : candidate;
}

function anywhere(
  sheets: readonly Sheet[],
  foreign: ReadonlySet<Segment>,
  read: (text: string) => string | null,
): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) =>
      line.segments.flatMap((segment): Candidate[] => {
        const value = foreign.has(segment) ? null : read(segment.text);
        return value === null
          ? []
          : [{ ...placeOf(sheet, segment.words), value, score: 0.7, because: 'the only one printed' }];
      }),
    ),
  );
}

/** What the buyer's block prints; a letterhead's number is that of the house, not of the person who orders. */
function asCandidates(chosen: Chosen | null): Candidate[] {
  return chosen
    ? [
        {
          ...chosen.places[0]!,
          value: chosen.value,
          score: chosen.confidence * (chosen.because.startsWith('buyer') ? 1.05 : 0.9),
          because: chosen.because,
        },
      ]
    : [];
}

/** The best of several; ways of contact that differ are no conflict, a company has many. */
function best(candidates: readonly Candidate[]): Chosen | null {
  const { chosen, doubts } = choose(candidates, '', (value) => value.toLowerCase());
  return chosen && doubts.length > 0 ? { ...chosen, confidence: 0.8 } : chosen;
}
