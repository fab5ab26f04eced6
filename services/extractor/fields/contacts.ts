import type { Word } from '@orderloom/pages/page.ts';
import { choose } from '../choose.ts';
import type { Candidate, Chosen, DraftParty } from '../draft.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { tokenise } from '../lexicon/phrases.ts';
import type { ExtractSettings } from '../settings.ts';
import { companyKey, looksLikePerson } from '../values/company.ts';
import { domainOf, isMailboxForInvoices, isOurAddress, readEmails } from '../values/email.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import { readPhone } from '../values/phone.ts';
import { readVatId } from '../values/vat-id.ts';
import { domainName, hasDomain } from './domains.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { means, wordsBetween } from './labels.ts';
import { languageOf } from './language.ts';
import { findPeople } from './people.ts';
import { isOrderWord } from './title-number.ts';

/** Digits of a telephone number that stands without a label. */
const shortestPhone = 8;
/** What some countries print without a zero or plus: `416 555 0199`, `91 223 38 23`, `98 67 62 53`. */
const groups = /^\d{2,3}(?:[ .-]\d{2,4}){2,4}$/;
/** Shorter names are parts of too many mailboxes. */
const shortestName = 3;

/** What the addresses on the pages tell of where things stand. */
interface Places {
  /** Segments in the blocks of others, and in that of the place of delivery. */
  foreign: ReadonlySet<Segment>;
  atDelivery: ReadonlySet<Segment>;
  /** Towns of all addresses: `São Leopoldo` may look like a person. */
  towns: ReadonlySet<string>;
}

/**
 * Person, e-mail and telephone of the buyer: in its block, at labels, in the signature, else anywhere outside the
 * blocks of others.
 */
export function findContacts(
  { buyer, signer }: { buyer: DraftParty; signer: DraftParty | null },
  sheets: readonly Sheet[],
  index: LabelIndex,
  { foreign, atDelivery, towns }: Places,
  supplier: ExtractSettings['supplier'],
): Partial<DraftParty> {
  const countries = {
    buyer: buyer.country?.value ?? null,
    ours: supplier.address.country,
  };
  const notTheirs = new Set([...foreign, ...ofOthers(sheets, index)]);
  const national = countries.buyer ?? homes[languageOf(index.labels, '')] ?? null;
  const own = {
    ...index,
    labels: index.labels.filter((label) => !foreign.has(label.segment)),
  };
  const ownPlace = {
    ...own,
    labels: own.labels.filter((label) => !atDelivery.has(label.segment)),
  };
  const houses = [companyKey(buyer.company?.value ?? ''), companyKey(supplier.company)];
  const person = (text: string) => {
    const name = personIn(text);
    return name !== null && !towns.has(name) && !houses.some((house) => isHouse(name, house)) ? name : null;
  };
  const email = (text: string) => usableEmail(text, supplier);
  const people = [
    ...valuesAt(own, ['buyer'], 0.95, person),
    ...valuesAt(own, ['contact'], 0.93, person),
    ...asCandidates(signer?.contactPerson ?? null),
    ...namedByMail(sheets, foreign, person, supplier),
  ];
  const named = people.length > 0 ? people : findPeople(sheets, index, foreign, person);
  const emails = [
    ...asCandidates(buyer.email).filter(({ value }) => email(value) !== null),
    ...asCandidates(signer?.email ?? null).filter(({ value }) => email(value) !== null),
    ...valuesAt(own, ['email'], 0.95, email),
    ...anywhere(sheets, foreign, email, 0.8),
  ];
  const phones = [
    ...asCandidates(buyer.phone),
    ...asCandidates(signer?.phone ?? null),
    ...valuesAt(ownPlace, ['phone'], 0.95, readPhone),
    ...valuesAt(own, ['contact'], 0.85, readPhone),
    ...anywhere(sheets, new Set([...foreign, ...atDelivery, ...index.values]), phoneAlone, 0.78),
  ];
  // The telephone of the place of delivery is the buyer's only when no other is printed; groups of digits may be others.
  const sources = [
    () => phones,
    () => valuesAt(own, ['phone'], 0.9, readPhone),
    () => anywhere(sheets, new Set([...foreign, ...index.values]), phoneAlone, 0.76),
    () => anywhere(sheets, new Set([...foreign, ...index.values]), groupsAlone, 0.7),
  ];
  const phonesFound = sources.map((find) => find()).find((found) => found.length > 0) ?? [];
  const vatId = best([
    ...asCandidates(buyer.vatId),
    ...valuesAt(own, ['vatId'], 0.9, vatIdIn),
    ...anywhere(sheets, notTheirs, (text) => vatIdOf({ ...countries, house: houses[0]! }, text), 0.8),
    ...anywhere(sheets, notTheirs, vatIdNamed, 0.8),
    ...anywhere(
      sheets,
      new Set([...notTheirs, ...namedNumbers(sheets)]),
      (text) => nationalVatId(national, houses[0]!, text),
      0.8,
    ),
  ]);
  return {
    contactPerson: best(named) ?? buyer.contactPerson,
    email: best(ofHouse(emails, buyer.company?.value ?? '').map(weighMailbox)),
    // `0772.794.732` of `BE 0772.794.732` is no telephone.
    phone: best(phonesFound.filter(({ value }) => digitsOf(value) !== digitsOf(vatId?.value ?? ''))),
    vatId,
  };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A telephone number between marks, perhaps behind one or two short words: `Ringvej 1 · Tlf. +45 98 12 34 56`. */
function phoneAlone(text: string): string | null {
  return [text, ...text.split(/\s+[·•|–-]\s+|[,;]\s+/)].map(phoneIn).find((phone) => phone !== null) ?? null;
}

/** Alone, or behind the name of a person. */
function groupsAlone(text: string): string | null {
  const [name, ...parts] = text.split(/\s[–—-]\s/);
  const number = parts.length === 1 && looksLikePerson(name!) ? parts[0]! : text;
  return groups.test(number) ? readPhone(number) : null;
}

function phoneIn(text: string): string | null {
  const bare = text.replace(/^(?:\p{L}{1,14}[.:]*\s*){0,2}/u, '');
  // Eleven digits without a space are a number of the Italian tax office.
  const isPhone = /^[+(0]/.test(bare) && !/fax/i.test(text) && !/^\d{11}$/.test(bare);
  const phone = isPhone ? readPhone(bare) : null;
  return phone !== null &&
    phone.replace(/\D/g, '').length >= shortestPhone &&
    bare.startsWith(phone.slice(0, 3))
    ? phone
    : null;
}

/** Names of people whose mail addresses are printed: `Massimo Brambilla` where `m.brambilla@…` stands. */
function namedByMail(
  sheets: readonly Sheet[],
  foreign: ReadonlySet<Segment>,
  person: (text: string) => string | null,
  supplier: ExtractSettings['supplier'],
): Candidate[] {
  const emails = sheets
    .flatMap(({ lines }) => lines.flatMap(({ segments }) => segments))
    .flatMap(({ text }) => readEmails(text))
    .filter((email) => !isOurAddress(email, supplier.email));
  if (emails.length === 0) return [];
  const boxes = boxesByPart(emails);
  const named = (text: string) => {
    const name = person(text.replace(/^[^:]{2,30}:\s*/, ''));
    return name !== null && hasMailbox(name, boxes) ? name : null;
  };
  return anywhere(sheets, foreign, named, 0.85).map((found) => ({
    ...found,
    because: 'the name in the mail address',
  }));
}

/** The parts of each mailbox, `m` and `brambilla`, by each of them and by all together: long orders print many. */
function boxesByPart(emails: readonly string[]): ReadonlyMap<string, string[][]> {
  const boxes = new Map<string, string[][]>();
  for (const box of new Set(emails.map((email) => email.split('@')[0]!.toLowerCase()))) {
    const parts = box.split(/[._-]/).map(foldWord);
    for (const key of new Set([...parts, parts.join('')])) {
      const same = boxes.get(key);
      if (same) same.push(parts);
      else boxes.set(key, [parts]);
    }
  }
  return boxes;
}

/** `m.brambilla`, `massimo.brambilla`, `brambilla`, `mbrambilla`, `massimob`. */
function hasMailbox(name: string, boxes: ReadonlyMap<string, string[][]>): boolean {
  const words = name.split(/\s+/).map((word) => foldWord(word).replace(/[^\p{L}]/gu, ''));
  return [1, 2].some(
    (count) => count < words.length && isMailboxOf(words[0]!, words.slice(-count).join(''), boxes),
  );
}

/** Of a person with this first name and this surname, which may be of two words: `legoff`, `lopezsanchez`. */
function isMailboxOf(first: string, last: string, boxes: ReadonlyMap<string, string[][]>): boolean {
  if (last.length < shortestName) return false;
  const isBeside = (parts: readonly string[]) =>
    parts.length === 1 || parts.some((part) => part !== last && first.startsWith(part));
  return (
    (boxes.get(last) ?? []).some((parts) => parts.includes(last) && isBeside(parts)) ||
    [`${first[0]}${last}`, `${first}${last[0]}`, `${first}${last}`].some((whole) =>
      (boxes.get(whole) ?? []).some((parts) => parts.join('') === whole),
    )
  );
}

/** `Ricardo Rocha / 770-821-5183`, `Dean Rick @ Pikes Peak Steel`, `Ann Lee 01 234`: the name before the first mark. */
function personIn(text: string): string | null {
  const [email] = readEmails(text);
  const name = (email ? text.replace(email, '') : text).split(afterName)[0]!.trim();
  return looksLikePerson(name) && !isTitle(name) ? name : null;
}

/** `Formulaire de commande` over a form. */
function isTitle(name: string): boolean {
  return !isGivenName(name.split(' ')[0]!) && tokenise(name).some(({ text }) => isOrderWord(text));
}

/** What parts a person's name from what follows it. */
const afterName = /[,;(@/|]|\s(?:[–—-]\s)?(?=[+(0])/;

/** At its label a number of the tax office counts as it is printed, also in a national form without a country. */
function vatIdIn(text: string): string | null {
  const [first] = text.trim().split(/\s[–—-](?:\s|$)|\s*[,;|·•](?:\s|$)/);
  const national = /^(?:[A-Z]{1,4}[-. ]?)?[\dA-Z]*\d[\dA-Z]*(?:[ ./-]{1,2}[\dA-Z]+)*$/.exec(first!)?.[0];
  const isNumber = national !== undefined && national.replace(/\D/g, '').length >= 7 && national.length <= 24;
  return readVatId(text) ?? (isNumber ? national : null);
}

/**
 * A number of the buyer's country's tax office that stands without a label that we know, perhaps behind other words:
 * `Muster GmbH DE 205 755 135`. Of a buyer whose country is not known, one that is not of our own country.
 */
function vatIdOf(
  { buyer, ours, house }: { buyer: string | null; ours: string | null; house: string },
  text: string,
): string | null {
  const words = text.split(' ');
  const textAt = (from: number, until?: number) => words.slice(from, until).join(' ');
  // The last: `IVA` before a number looks like the country of one.
  const start = words.findLastIndex(
    (word, at) => /^[A-Z]{2,3}(?:[-. ]|\d|$)/.test(word) && readVatId(textAt(at)) !== null,
  );
  const found = start < 0 || !isTheirs(textAt(0, start), house) ? null : readVatId(textAt(start));
  if (!found) return null;
  const country = found.startsWith('EL') ? 'GR' : found.slice(0, 2);
  return (buyer === null ? country !== ours : country === buyer) ? found : null;
}

/** Behind words of a tax office in an order that no lexicon has: `Reg. IVA n.º 508658099`. */
function vatIdNamed(text: string): string | null {
  const number = /(?<=\s)(?=[A-Z]{0,3}\d*[\d./-]{6})[A-Z]{0,3}[\dA-Z./-]{7,}$/.exec(text);
  const before = number && text.slice(0, number.index);
  return before !== null && !/\d/.test(before) && taxWords.test(before) ? number![0] : null;
}

/** True for what may stand before a number of the buyer's tax office: nothing, words of that office, or its house. */
function isTheirs(before: string, house: string): boolean {
  const key = house.slice(0, shortestHouse);
  return (
    before.trim() === '' ||
    taxWords.test(before) ||
    (key.length === shortestHouse && companyKey(before).includes(key))
  );
}

/** Shorter beginnings of a name are in too many others. */
const shortestHouse = 5;

/** What stands on a line of somebody else: `Forwarder: Trans Speed   FR40303265045`. */
function ofOthers(sheets: readonly Sheet[], { labelled }: LabelIndex): Segment[] {
  return sheets.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) => {
      const label = segments[0] && labelled.get(segments[0]);
      const isOther = label && label.form !== 'whole' && means(label, 'otherParty', 'other', 'supplier');
      return isOther && !taxWords.test(label.text) ? segments : [];
    }),
  );
}

/** Languages of one country, for addresses that print none. */
const homes: Readonly<Record<string, string>> = {
  it: 'IT',
  pl: 'PL',
  da: 'DK',
};

/** How some countries print the numbers of their tax offices without their code. */
const nationalForms: Readonly<Record<string, RegExp>> = {
  IT: /^\d{11}$/,
  PL: /^\d{10}$|^\d{3}-\d{3}-\d{2}-\d{2}$|^\d{3}-\d{2}-\d{2}-\d{3}$/,
  ES: /^[A-HJNPQRSUVW]-?\d{7}[\dA-J]$/,
  DK: /^\d{8}$/,
  US: /^\d{2}-\d{7}$/,
};
/** What tax offices are called, before a number of one. */
const taxWords =
  /(?:^|[^\p{L}])(?:vat|ust|mwst|steuer|btw|tva|iva|nip|moms|cvr|nif|cif|tax|fiscal|fiscale|identyfikator)(?![\p{L}])/iu;

/** Digits behind a label that is none of the tax office: `Sagsnr. 45007781` is as long as a Danish CVR number. */
function namedNumbers(sheets: readonly Sheet[]): Segment[] {
  return sheets.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) =>
      segments.filter(({ text }, at) => {
        const label = segments[at - 1]?.text ?? '';
        return /^\d+$/.test(text) && /^\D*\p{L}\D*$/u.test(label) && !taxWords.test(label);
      }),
    ),
  );
}

/** A text that is nothing but such a number, or that ends with it behind words of the tax office. */
function nationalVatId(country: string | null, house: string, text: string): string | null {
  const form = country === null ? undefined : nationalForms[country];
  const [, before = '', number = ''] = /^(.*?\s)?(\S+)$/.exec(text) ?? [];
  return form?.test(number) && isTheirs(before, house) ? number : null;
}

/** A company's name without its legal form looks like that of a person. */
function isHouse(name: string, house: string): boolean {
  const key = companyKey(name);
  return house !== '' && (house.startsWith(key) || key.startsWith(house));
}

function usableEmail(text: string, supplier: ExtractSettings['supplier']): string | null {
  return readEmails(text).find((email) => !isOurAddress(email, supplier.email)) ?? null;
}

/** Where the house has an address, those of others are a portal's or a forwarder's. */
function ofHouse(emails: Candidate[], house: string): Candidate[] {
  const own = emails.filter(({ value }) => hasDomain(house, new Set([domainName(domainOf(value))])));
  return own.length > 0 ? own : emails;
}

function weighMailbox(candidate: Candidate): Candidate {
  return isMailboxForInvoices(candidate.value) ? { ...candidate, score: candidate.score * 0.5 } : candidate;
}

function anywhere(
  sheets: readonly Sheet[],
  foreign: ReadonlySet<Segment>,
  read: (text: string) => string | null,
  score: number,
): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) =>
      line.segments.flatMap((segment): Candidate[] => {
        const value = foreign.has(segment) ? null : read(segment.text);
        return value === null
          ? []
          : [
              {
                ...placeOf(sheet, wordsOf(segment, value)),
                value,
                score,
                because: 'the only one printed',
              },
            ];
      }),
    ),
  );
}

/** The words of a segment that make a value; all of them where it is printed otherwise. */
function wordsOf(segment: Segment, value: string): Word[] {
  const at = segment.text.indexOf(value);
  return at < 0 ? segment.words : wordsBetween(segment, at, at + value.length);
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
  if (!chosen || doubts.length === 0) return chosen;
  return {
    ...chosen,
    confidence: Math.min(0.8, ...candidates.map(({ score }) => score)),
  };
}
