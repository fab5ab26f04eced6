import { choose } from '../choose.ts';
import { type Candidate, type Chosen, type Doubt, type DraftParty, emptyParty } from '../draft.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import type { ExtractSettings } from '../settings.ts';
import { companyKey, looksLikePerson } from '../values/company.ts';
import { domainOf, isMailboxForInvoices, readEmails } from '../values/email.ts';
import { readPhone } from '../values/phone.ts';
import { readVatId } from '../values/vat-id.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { readParty } from './party.ts';
import type { PartyBlock, PartyRole } from './party-blocks.ts';

export interface Parties {
  buyer: DraftParty;
  shipTo: DraftParty;
  doubts: Doubt[];
}

/** How much a block says about who buys. */
const buyerScores: Partial<Record<PartyRole, number>> = {
  buyer: 0.95,
  letterhead: 0.9,
  billTo: 0.86,
  shipTo: 0.72,
};
/** Shorter names begin too many others. */
const shortestKey = 8;
const addressParts = ['street', 'postalCode', 'city', 'country'] as const;

interface ReadBlock {
  block: PartyBlock;
  party: DraftParty;
}

/** Tells the buyer, the place of delivery and ourselves apart. */
export function findParties(
  blocks: readonly PartyBlock[],
  sheets: readonly Sheet[],
  index: LabelIndex,
  supplier: ExtractSettings['supplier'],
): Parties {
  const read = blocks.map((block) => ({ block, party: readParty(block) }));
  const sellers = [
    supplier.company,
    ...read.filter(isSupplier).flatMap(({ party }) => party.company?.value ?? []),
  ].map(companyKey);
  const theirs = read.filter(
    (entry) => !isSupplier(entry) && !isSeller(entry.party.company?.value ?? '', sellers),
  );
  const { buyer, doubts } = chooseBuyer(theirs);
  const foreign = new Set(
    read.filter((entry) => !theirs.includes(entry)).flatMap(({ block }) => block.segments),
  );
  const contact = contactsOf(buyer, sheets, index, foreign, supplier);
  const shipTo = bestAddress(theirs.filter(({ block }) => block.role === 'shipTo'));
  return { buyer: { ...buyer, ...contact }, shipTo, doubts };
}

/** True for a name of one of the sellers, also when only one of the two spellings has more words. */
function isSeller(company: string, sellers: readonly string[]): boolean {
  const key = companyKey(company);
  return sellers.some(
    (seller) =>
      key === seller ||
      (Math.min(key.length, seller.length) >= shortestKey &&
        (key.startsWith(seller) || seller.startsWith(key))),
  );
}

function isSupplier({ block }: ReadBlock): boolean {
  return block.role === 'supplier' || block.role === 'otherParty';
}

function chooseBuyer(blocks: readonly ReadBlock[]): { buyer: DraftParty; doubts: Doubt[] } {
  const named = blocks.flatMap((entry): (Candidate & { entry: ReadBlock })[] => {
    const { company, city } = entry.party;
    const base = buyerScores[entry.block.role];
    if (
      !company ||
      base === undefined ||
      (entry.block.role === 'buyer' && !city && looksLikePerson(company.value))
    )
      return [];
    const score = base * company.confidence * (city ? 1 : 0.85);
    return [{ ...company.places[0]!, value: company.value, score, because: company.because, entry }];
  });
  const { chosen } = choose(named, 'customer.company', companyKey);
  if (!chosen)
    return {
      buyer: bestAddress(
        blocks.filter(({ block }) => block.role === 'billTo' || block.role === 'letterhead'),
      ),
      doubts: [],
    };
  const same = named
    .filter((candidate) => companyKey(candidate.value) === companyKey(chosen.value))
    .map(({ entry }) => entry);
  const lead = named
    .filter((candidate) => companyKey(candidate.value) === companyKey(chosen.value))
    .sort((a, b) => b.score - a.score)[0]!.entry;
  const address = lead.party.city
    ? lead.party
    : bestAddress([
        ...same,
        ...blocks.filter(({ block, party }) => block.role === 'billTo' && !party.company),
      ]);
  return { buyer: { ...lead.party, ...pick(address), company: chosen }, doubts: [] };
}

function pick(party: DraftParty): Partial<DraftParty> {
  return Object.fromEntries(addressParts.map((part) => [part, party[part]]));
}

/** The block that says most. */
function bestAddress(blocks: readonly ReadBlock[]): DraftParty {
  const count = ({ party }: ReadBlock) =>
    (party.company ? 1 : 0) + addressParts.filter((part) => party[part]).length;
  return [...blocks].sort((a, b) => count(b) - count(a))[0]?.party ?? { ...emptyParty };
}

/** Person, e-mail and telephone of the buyer: in its block, at labels, else anywhere outside the supplier's blocks. */
function contactsOf(
  buyer: DraftParty,
  sheets: readonly Sheet[],
  index: LabelIndex,
  foreign: ReadonlySet<Segment>,
  supplier: ExtractSettings['supplier'],
): Partial<DraftParty> {
  const own = { ...index, labels: index.labels.filter((label) => !foreign.has(label.segment)) };
  const person = (text: string) => personIn(text);
  const email = (text: string) => usableEmail(text, supplier);
  const people = [...valuesAt(own, ['buyer'], 0.95, person), ...valuesAt(own, ['contact'], 0.93, person)];
  const emails = [
    ...asCandidates(buyer.email),
    ...valuesAt(own, ['email'], 0.95, email),
    ...anywhere(sheets, foreign, email),
  ];
  const phones = [
    ...asCandidates(buyer.phone),
    ...valuesAt(own, ['phone'], 0.95, readPhone),
    ...valuesAt(own, ['contact'], 0.85, readPhone),
  ];
  return {
    contactPerson: best(people) ?? buyer.contactPerson,
    email: best(emails.map(weighMailbox)),
    phone: best(phones),
    vatId: best([...asCandidates(buyer.vatId), ...valuesAt(own, ['vatId'], 0.9, readVatId)]),
  };
}

/** `Ricardo Rocha / 770-821-5183`, `Dean Rick @ Pikes Peak Steel`: the name before the first mark. */
function personIn(text: string): string | null {
  const name = text.split(/[,(@/|]/)[0]!.trim();
  return looksLikePerson(name) ? name : null;
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
