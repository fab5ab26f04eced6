import type { Candidate, Chosen } from '../draft.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import type { ExtractSettings } from '../settings.ts';
import {
  domainOf,
  isMailboxForInvoices,
  isMailboxForOrders,
  isMailboxOfOthers,
  isOurAddress,
  readEmails,
} from '../values/email.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import { anywhere } from './anywhere.ts';
import { domainName, hasDomain } from './domains.ts';

/** Shorter names are parts of too many mailboxes. */
const shortestName = 3;

/** `Contact: Ann Lee <orders@muster.example>`, as mail programs write whose mailbox it is. */
const namedBox =
  /^(?:[^:<>]{2,40}:\s*)?["“]?([^<>()@:"“”]{3,60}?)["”]?\s*[<(](?:mailto:)?([^\s<>()]+@[^\s<>()]+)[>)]/i;

/**
 * Names of people whose mail addresses are printed: `Massimo Brambilla` where `m.brambilla@…` stands, and who is
 * named before a mailbox in brackets.
 */
export function namedByMail(
  sheets: readonly Sheet[],
  foreign: ReadonlySet<Segment>,
  person: (text: string) => string | null,
  isTheirs: (email: string) => boolean,
): Candidate[] {
  const emails = sheets
    .flatMap(({ lines }) => lines.flatMap(({ segments }) => segments))
    .flatMap(({ text }) => readEmails(text))
    .filter(isTheirs);
  if (emails.length === 0) return [];
  const boxes = boxesByPart(emails);
  const named = (text: string) => {
    const [, before, email] = namedBox.exec(text) ?? [];
    const owner = before && emails.includes(email!) ? person(before) : null;
    if (owner !== null && (isGivenName(owner.split(/[\s-]/)[0]!) || hasMailbox(owner, boxes))) return owner;
    const name = person(text.replace(/^[^:]{2,30}:\s*/, ''));
    return name !== null && hasMailbox(name, boxes) && !isBranch(name, emails) ? name : null;
  };
  return anywhere(sheets, foreign, named, 0.85).map((found) => ({
    ...found,
    because: 'the name in the mail address',
  }));
}

/** `Muster Bau Leipzig` of `leipzig@musterbau.example`: a place of the house. */
function isBranch(name: string, emails: readonly string[]): boolean {
  const words = name.split(/\s+/).map((word) => foldWord(word).replace(/[^\p{L}]/gu, ''));
  return emails.some(
    (email) => words.length > 2 && words.slice(0, -1).join('') === domainName(domainOf(email)),
  );
}

/** True for `a.lee@muster.example` of `Ann Lee`, and for `al@muster.example`, `anna@muster.example` of `Anna Lee`. */
export function isMailOf(person: string, email: string): boolean {
  return (
    hasMailbox(person, boxesByPart([email])) || isOfInitials(person, email) || isOfFirstName(person, email)
  );
}

function isOfFirstName(person: string, email: string): boolean {
  const [first = '', ...others] = person.split(/\s+/);
  return others.length > 0 && isGivenName(first) && email.split('@')[0]!.toLowerCase() === foldWord(first);
}

function isOfInitials(person: string, email: string): boolean {
  const box = email.split('@')[0]!.toLowerCase();
  const initials = person
    .split(/[\s-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => foldWord(word)[0])
    .join('');
  return box.length > 1 && box === initials && !desk.test(box);
}
/** Letters that are as well an office's. */
const desk = /^(?:hr|it|pr|qa|po|ap|ar|cs|ek|vk|av|bv|mm|rw|tb)$/;

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
  const asTyped = name.replace(/[äöüøå]/giu, (letter) => typed[letter.toLowerCase()]!);
  return isBoxNamed(name, boxes) || (asTyped !== name && isBoxNamed(asTyped, boxes));
}
/** How mailboxes have the letters that they cannot: `boedeker` of `Bödeker`, who may be `bodeker` as well. */
const typed: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

function isBoxNamed(name: string, boxes: ReadonlyMap<string, string[][]>): boolean {
  const words = name.split(/\s+/).map((word) => foldWord(word).replace(/[^\p{L}]/gu, ''));
  const surnames = [1, 2, 3].flatMap((count) => (count < words.length ? [words.slice(-count).join('')] : []));
  // `Rosa Vidal Luna` is `rvidal`.
  const firstOfTwo = words.length === 3 ? [words[1]!] : [];
  return [...surnames, ...firstOfTwo].some((last) => isMailboxOf(words[0]!, last, boxes));
}

/** Of a person with this first name and this surname, which may be of several words: `legoff`, `lopezsanchez`, `intveld`. */
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

/**
 * Who is named in the texts and has a mailbox that is not the one of this person: `Hannah Lindqvist` of `hlindqvist@…`
 * where `Oscar Meyer` asks, and nobody of `purchasing@…`.
 */
export function otherOwner(
  email: string,
  person: string,
  sheets: readonly Sheet[],
  foreign: ReadonlySet<Segment>,
  house: string,
): string | null {
  if (isMailOf(person, email)) return null;
  const boxes = boxesByPart([email]);
  // `Herr Aigner` is `Max Aigner`, and `Müller Bau GmbH` has the mailbox of the house.
  const own = new Set(`${person} ${house}`.split(/[\s,]+/).map(foldWord));
  const names = sheets
    .flatMap(({ lines }) => lines.flatMap(({ segments }) => segments))
    .filter((segment) => !foreign.has(segment))
    .flatMap(({ words }) => {
      const texts = words.map(({ text }) => text.replace(/[,;.:]$/, ''));
      return texts.slice(1).map((last, at): [string, string] => [texts[at]!, last]);
    });
  const owner = names.find(
    ([first, last]) =>
      // `Goods Inwards` is a part of the house.
      isGivenName(first) &&
      nameWord.test(last) &&
      !own.has(foldWord(last)) &&
      hasMailbox(`${first} ${last}`, boxes) &&
      !isDesk(first, last, email),
  );
  return owner?.join(' ') ?? null;
}
const nameWord = /^\p{Lu}[\p{L}'’-]+$/u;

/** `Group Purchasing` has all of `purchasing@…`, `Supply Chain` all of `supplychain@…`. */
function isDesk(first: string, last: string, email: string): boolean {
  const box = email.split('@')[0]!.toLowerCase();
  return box === foldWord(last) || box === `${foldWord(first)}${foldWord(last)}`;
}

/** The first mail address in a text that is not ours; where invoices go only when no other stands there. */
export function usableEmail(text: string, supplier: ExtractSettings['supplier']): string | null {
  const theirs = readEmails(text).filter((email) => !isOurAddress(email, supplier.email));
  return theirs.find((email) => !isMailboxForInvoices(email)) ?? theirs[0] ?? null;
}

/** Where the house has an address, those of others are a portal's or a forwarder's. */
export function ofHouse(emails: Candidate[], house: string): Candidate[] {
  const own = emails.filter(isAtHouse(house));
  return own.length > 0 ? own : emails;
}

/** Where invoices and certificates go is rarely who orders, unless the house prints no other mailbox; of several such it is none. */
export function weighMailboxes(emails: readonly Candidate[]): Candidate[] {
  const isOther = ({ value }: Candidate) => isMailboxOfOthers(value);
  const isOnly = emails.every(isOther);
  if (isOnly && new Set(emails.map(({ value }) => value.toLowerCase())).size > 1) return [];
  const weight = isOnly ? 0.95 : 0.5;
  return emails.map((email) => (isOther(email) ? { ...email, score: email.score * weight } : email));
}

/**
 * The mailbox of who orders, else that of those who buy, is nearer to the order than any other of the house: others
 * stand in notes and terms.
 */
export function weighOwner(emails: readonly Candidate[], person: string | null): Candidate[] {
  const isOfPerson = ({ value }: Candidate) => person !== null && isMailOf(person, value);
  const isOwner = emails.some(isOfPerson) ? isOfPerson : ({ value }: Candidate) => isMailboxForOrders(value);
  if (!emails.some(isOwner)) return [...emails];
  return emails.map((email) =>
    isOwner(email)
      ? { ...email, score: 1 - (1 - email.score) * missingToOwner }
      : { ...email, score: email.score * besideOwner },
  );
}
const missingToOwner = 0.5;
const besideOwner = 0.8;

/**
 * The mailbox of who orders, or the only one of those who buy, is theirs whatever others the house prints. One that a
 * scan may have misread stays as unsure as it is.
 */
export function sureOfOwner(
  mail: Chosen | null,
  emails: readonly Candidate[],
  person: string | null,
): Chosen | null {
  if (!mail) return null;
  const isOfPerson = (value: string) => person !== null && isMailOf(person, value);
  const isOwner = isOfPerson(mail.value) ? isOfPerson : isMailboxForOrders;
  const owned = emails.filter(({ value }) => isOwner(value));
  const isOne = new Set(owned.map(({ value }) => value.toLowerCase())).size === 1;
  const isClear = owned.some(({ value, score }) => value === mail.value && score >= clearlyRead);
  return isOne && isClear ? { ...mail, confidence: Math.max(mail.confidence, ownersBox) } : mail;
}
/** What stands anywhere on the paper counts 0.8, less on a scan that is hard to read. */
const clearlyRead = 0.78;
const ownersBox = 0.86;

/**
 * Tells mailboxes that papers are sent to in the lines that speak of these: `Send invoices to: ap@muster.example`,
 * `Certificates by lot to quality@muster.example`. Nobody there has ordered.
 */
export function takesPapers(sheets: readonly Sheet[]): (email: Pick<Candidate, 'value'>) => boolean {
  const told = sheets
    .flatMap(({ lines }) => lines.map(({ segments }) => segments.map(({ text }) => text).join(' ')))
    .filter((line) => line.includes('@'))
    .map((line) => {
      const mails = readEmails(line);
      return { mails, said: mails.reduce((text, mail) => text.replaceAll(mail, ''), line) };
    });
  const isSaid = (value: string, words: RegExp) =>
    told.some(({ mails, said }) => mails.includes(value) && words.test(said));
  return ({ value }) =>
    (isMailboxForInvoices(value) && isSaid(value, invoices)) ||
    (ofQuality.test(value) && isSaid(value, certificates));
}
const invoices =
  /(?<!\p{L})(?:invoic|bill|rechnung|factu|fattur|fatur|faktur|accounts payable|kreditor|crediteur)/iu;
const ofQuality =
  /^(?:q[acms]|quali\p{L}*|kwaliteit|calidad|kvalitet|jako[sś][cć]|coas?|cert\p{L}*|m?sds|zeugnis\p{L}*)(?=[^\p{L}])/iu;
const certificates =
  /(?<!\p{L})(?:certifi[ck]|coas?(?!\p{L})|m?sds(?!\p{L})|zertifikat|zeugnis|werkszeugnis|certyfikat|atest|świadectw)/iu;

/** Tells the mail addresses whose domain has the name of a house. */
export function isAtHouse(house: string): (email: Pick<Candidate, 'value'>) => boolean {
  return ({ value }) => hasDomain(house, new Set([domainName(domainOf(value))]));
}
