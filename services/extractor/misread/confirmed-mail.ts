import type { Chosen, Draft } from '../draft.ts';
import { inAscii } from '../fields/domains.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { isOffice } from '../values/house-words.ts';

/**
 * `f.brandt@lakeside-packaging.test` of Frank Brandt at Lakeside Packaging Ltd, `fbrandt@lakesidepkg`, `frank@` or
 * `orders@` there: each letter is printed twice, or makes a word. The house may have another name than its firm: one
 * of `names`, short texts of the page.
 */
export function isConfirmed(
  { email, contactPerson, company, city }: Draft['buyer'],
  names: readonly string[] = [],
): boolean {
  const [mailbox = '', domain = ''] = email?.value.split('@') ?? [];
  const isOneName = /^\p{L}+$/u.test(mailbox) && mailbox.length >= shortestName && isGivenName(mailbox);
  const host = foldText(domain.split('.')[0]!);
  const isNamed = host.length >= shortestName && names.some((name) => foldText(name) === host);
  const told = [city?.value ?? '', ...names.flatMap((name) => name.split(/[\s,/-]+/))].map(foldText);
  return (
    (isNamed || isOfHouse(domain, company, new Set(told))) &&
    (isOfRole(mailbox) || isNamedInMailbox(mailbox, contactPerson) || isOneName)
  );
}

/**
 * `m.lang@` of Frau Lang at her house: all but the initial is printed twice. It is not hers where somebody of that name
 * with another initial is among `printed`, the words of a line.
 */
export function isConfirmedButInitial(
  { email, contactPerson, company, city }: Draft['buyer'],
  printed: readonly (readonly string[])[],
): boolean {
  const [mailbox = '', domain = ''] = email?.value.split('@') ?? [];
  const [initial = '', surname = '', ...others] = mailbox.split(/[._-]/).map(foldText);
  const names = namesOf(contactPerson);
  const isNamed = names.length === 1 && names[0] === surname && surname.length > 3;
  if (
    !isNamed ||
    initial.length !== 1 ||
    others.length > 0 ||
    !isOfHouse(domain, company, new Set([foldText(city?.value ?? '')]))
  )
    return false;
  return !printed.some((words) =>
    words.some((word, at) => {
      const first = words[at - 1] ?? '';
      const isFirst = /^\p{Lu}\.$/u.test(first) || isGivenName(first.split('-')[0]!);
      return isFirst && foldText(word) === surname && foldText(first)[0] !== initial;
    }),
  );
}

/** `told`: the town of the house and the words of the page, of which a domain may have one: `muster-lyon`, `muster-plumbing`. */
function isOfHouse(domain: string, company: Chosen | null, told: ReadonlySet<string>): boolean {
  const printed = company?.value ?? '';
  // `Wren & Hollow` writes from wrenandhollow, `Fördertechnik` from foerdertechnik.
  const houses = [printed, inAscii(printed)].flatMap((name) =>
    ands.map((joint) =>
      name
        .split(/[\s/-]+/)
        .map((word) => (word === '&' ? joint : foldText(word)))
        .filter((word) => word !== ''),
    ),
  );
  const parts = domain.split('.')[0]!.split('-').map(foldText);
  const own = parts.filter((part) => !ofTown.test(part));
  const others = own.filter((part) => part.length < shortestName || !told.has(part));
  const ways = [own.length > 0 ? own : parts, ...(others.length > 0 ? [others] : [])];
  return houses.some((house) =>
    ways.some(
      (names) =>
        names.every((name) => house.join('').includes(name) || isPutTogether(name, house)) ||
        // `muster-labs` of Muster Laboratories: the last part is short for one of its words.
        isPutTogether(names.join(''), house),
    ),
  );
}

/** How domains write the sign in `Muster & Kade`. */
const ands = ['', 'and', 'und', 'et', 'en', 'y', 'e', 'og', 'i'];
/** `cm-muster`, `mairie-muster`: what towns have before their names. */
const ofTown =
  /^(?:cm|jf|mairie|ville|stadt|gemeinde|gemeente|comune|ayto|ayuntamiento|gmina|um|kommune|city|town|county)$/;

/**
 * `brightwaterpkg` of Brightwater Packaging, `kodiaksteel` of Kodiak Structural Steel: the beginnings of words in
 * their order, the last one perhaps by some of its letters; one of them is there whole.
 */
function isPutTogether(name: string, words: readonly string[], hasWhole = false): boolean {
  if (name === '') return hasWhole;
  return words.some((word, at) => {
    const rest = words.slice(at + 1);
    const isShort = hasWhole && name.length <= longestShort && name.length > 1 && isWithin(name, word);
    if (isShort) return true;
    for (let length = Math.min(word.length, name.length); length > 0; length--) {
      if (!name.startsWith(word.slice(0, length))) continue;
      const isWhole = length === word.length && length >= shortestName;
      if (isPutTogether(name.slice(length), rest, hasWhole || isWhole)) return true;
    }
    return false;
  });
}
const longestShort = 4;

/** `pkg` in "packaging": the first letter, and the others behind it. */
function isWithin(short: string, word: string): boolean {
  const pattern = [...short].join('.*');
  return new RegExp(`^${pattern}`, 'u').test(word);
}

/** `f.brandt@`, `fbrandt@`, `brandt@` or `brandtf@` of Frank Brandt, `voegele@` of Torsten Vögele. */
function isNamedInMailbox(mailbox: string, person: Chosen | null): boolean {
  const name = person?.value ?? '';
  return [name, inAscii(name)].some((each) => isMailboxOf(mailbox, namesIn(each)));
}

function isMailboxOf(mailbox: string, names: readonly string[]): boolean {
  const parts = mailbox.split(/[._-]/).map(foldText);
  const [first = '', surname = ''] = [names[0], names.at(-1)];
  if (names.length < 2 || surname.length < 3 || first === '')
    return parts.join('') === first && first.length > 2;
  const [initial, last] = [first[0]!, surname[0]!];
  const known = [
    [surname],
    [first],
    ...[initial, first].flatMap((each) => [
      [each, surname],
      [surname, each],
    ]),
    [first, last],
    [initial, last],
  ].flatMap((each) => [each.join('.'), each.join('')]);
  return known.includes(parts.join('.')) || isEndOf(parts, names);
}

/** `anna.maria.rossi@` of Anna Maria Rossi. */
function isEndOf(parts: readonly string[], names: readonly string[]): boolean {
  return parts.length > 1 && parts.at(-1) === names.at(-1) && parts.every((part) => names.includes(part));
}

/** Shorter names become others by one letter. */
const shortestName = 5;
/** A mailbox that is nobody's own: `orders@`, `werkstatt@`, `service.desk@`. */
function isOfRole(mailbox: string): boolean {
  return ofRole.test(mailbox) || mailbox.split(/[._-]/).every(isOffice);
}
const ofRole =
  /^(?:admin|yard|workshop|atelier|werkstatt|werkplaats|taller|officina|oficina|warsztat|vaerksted|praxis|praktijk|bureau|kontor|recambios|ricambi|ersatzteile|onderdelen|finances?|finanzen|financien|finanzas|finanze|buchhaltung|boekhouding|comptabilite|contabilidad|contabilita|contabilidade|ksiegowosc|bogholderi|e?-?invoices?|invoicing|rechnung(?:en)?|facturen|factur(?:as?|es?)|fatture|faktury?|faktura|secretar[iy]s?|secretariaat|secretariat|sekretariat|segreteria|secretaria|bursary?|info|mail|post|office|service|contact|kontakt|hello|team|po|orders?|purchas\w*|procurement|buying|accounts?|supply|einkauf|bestell\w*|beschaffung|inkoop|bestelling\w*|achats?|commandes?|compras|pedidos|acquisti|ordini|encomendas|zakupy|zamowienia|biuro|indkob|ordre|salg|zaopatrzenie|geral|administra\w*|comercial|logist\w*|receiving|warehouse|stores?|scm|lager|magazzino|magasin|magazijn|almac[eé]n|armaz[eé]m|magazyn|kitchen|küche|kueche|keuken|cuisine|cucina|cocina|cozinha|kuchnia|k[øo]kken|koekken)$/i;

function namesOf(person: Chosen | null): string[] {
  return namesIn(person?.value ?? '');
}

function namesIn(person: string): string[] {
  return person.replace(honorific, '').split(/\s+/).map(foldText);
}

/** Letters and figures only, without case and accents. */
export function foldText(text: string): string {
  return text
    .split(/\s+/)
    .map(foldWord)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * True when no letters of a mail address are taken for others, `rn` for m, and no part of it is nearly a word of the
 * house or the person: `bemasconi` of N. Bernasconi. What is one of these words, or is put together of them, is sure.
 */
export function holdsNoLookAlikes({ email, contactPerson, company }: Draft['buyer']): boolean {
  const [mailbox = '', domain = ''] = email?.value.split('@') ?? [];
  const house = (company?.value ?? '').split(/[\s/-]+/).map(foldText);
  const people = namesOf(contactPerson).flatMap((name) => name.split('-'));
  const names = [...house, ...people].filter((name) => name.length >= shortestNearly);
  const isSure = (part: string) =>
    names.includes(part) ||
    isPutTogether(part, house) ||
    isOfRole(part) ||
    (part.length === 1 && people.some((name) => name.startsWith(part)));
  return [mailbox, ...domain.split('.').slice(0, 1)]
    .flatMap((half) => half.split(/[._-]/))
    .every((part) => {
      if (isSure(foldText(part))) return true;
      return !lookAlikes.test(part) && !names.some((name) => isNearlyIn(foldText(part), name));
    });
}
const lookAlikes = /m|rn|vv|(?<=\p{Ll})[01I]|[01I](?=\p{Ll})/u;
const shortestNearly = 4;

/** True when `text` holds all but one or two letters of a name, and not the name. */
function isNearlyIn(text: string, name: string): boolean {
  const far = lettersApart(text, name);
  return far > 0 && far <= (name.length < 7 ? 1 : 2);
}

/** How many letters are to be changed, left out or put in to make `name` of any part of `text`. */
function lettersApart(text: string, name: string): number {
  let row = new Array<number>(text.length + 1).fill(0);
  for (const [at, letter] of [...name].entries()) {
    const next = [at + 1];
    for (let place = 1; place <= text.length; place++) {
      const change = row[place - 1]! + (text[place - 1] === letter ? 0 : 1);
      next.push(Math.min(change, row[place]! + 1, next[place - 1]! + 1));
    }
    row = next;
  }
  return Math.min(...row);
}
