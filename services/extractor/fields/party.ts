import type { Word } from '@orderloom/pages/page.ts';
import { chosenFrom } from '../choose.ts';
import { type Chosen, type DraftParty, emptyParty } from '../draft.ts';
import { characterConfidence, placeOf } from '../layout/sheet.ts';
import { labelBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { hasStreetWord, homeOfTown, isPlaceCode, readCityLine, refersToAddress } from '../values/address.ts';
import { isRegionOver } from '../values/authorities.ts';
import { hasLegalForm, looksLikePerson } from '../values/company.ts';
import { readCountry } from '../values/country.ts';
import { readEmails } from '../values/email.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { isOffice, namesTrade, withoutOffice } from '../values/house-words.ts';
import { phoneAlone, readPhone } from '../values/phone.ts';
import { readVatId } from '../values/vat-id.ts';
import { namesAddress, namesManager, partOfParty } from './composed-labels.ts';
import { withoutSayings } from './house-sayings.ts';
import { withStates } from './indian-states.ts';
import { withoutKeepers } from './keepers.ts';
import { isDock, namesHouse } from './one-line-address.ts';
import { isOrderWord, isWholeTitle } from './order-words.ts';
import {
  cityWithoutCode,
  countryAfter,
  findCity,
  linesBefore,
  streetAmong,
  villageStreet,
  withoutCode,
} from './party-address.ts';
import type { BlockLine, PartyBlock, PartyRole } from './party-block.ts';
import { joinedLine, joinWrapped, splitLine, wordsOf } from './party-lines.ts';
import {
  attention,
  isCutAtHyphen,
  isCutName,
  isLargeName,
  isOnlyLegalForm,
  isOpenName,
  isPartedFirm,
  isSigner,
  joinLegalForms,
  mayBeCompany,
  namesPlaceOfWork,
  partsLegalForm,
  trimmed,
} from './party-names.ts';
import { listsPeople } from './person-names.ts';
import { withoutPlaceCode } from './place-codes.ts';
import { beforeRegister } from './registered-firms.ts';
import { readSigned } from './signed-lines.ts';

const phoneWords =
  /\b(?:t[eé]l(?!e?fax)\p{L}*|tlf|tfno|phone|ph|fon|mobile)(?!\p{L})|^t[.:]|^mo[.:]+(?=\s?[6-9]\d{9}(?!\d))|(?<!\p{L})(?:[TPO]|main|office|switchboard):\s(?=[+(\d])/iu;

/** `Durchwahl:` before a number. */
const beforeNumber = /^([^\d+(:]{2,30}):?\s*[+(\d]/;

const faxWords = /\b(?:fax|telefax)\b/i;

/** The words of a line that a value is made of; all of them when it is told otherwise than printed. */
function wordsIn({ words }: BlockLine, value: string): readonly Word[] {
  const own = words.filter(({ text }) => {
    const bare = text.replace(/[,;:·]+$/, '');
    return bare !== '' && value.includes(bare);
  });
  return own.length > 0 ? own : words;
}

/** Reads company, address and ways of contact from the lines of a block. */
export function readParty(block: PartyBlock): Readonly<DraftParty> {
  const known = parties.get(block);
  if (known) return known;
  const party = partyIn(block);
  parties.set(block, party);
  return party;
}
/** Asked by each rule that compares the blocks; blocks never change. */
const parties = new WeakMap<PartyBlock, DraftParty>();

/** `Ann Lee (foreman)`, and `Purchasing (Ann Lee)`. */
function whoIsAddressed(text: string): string {
  const [, before = text, inside = ''] = /^([^()]*?)\s*\(([^()]*)\)$/.exec(text) ?? [];
  return isOffice(before) && looksLikePerson(inside) ? inside : before;
}

function partyIn(block: PartyBlock): DraftParty {
  const field = (value: string | null | undefined, line: BlockLine, score: number): Chosen | null =>
    value
      ? chosenFrom({
          ...placeOf(block.sheet, line.words),
          value,
          score: score * characterConfidence(wordsIn(line, value)),
          because: `${block.role} block`,
        })
      : null;
  const party: DraftParty = { ...emptyParty };
  const split = withoutPlaceCode(
    withoutKeepers(joinWrapped(withStates(withoutBareLabels(withoutSayings(block.lines))))).filter(
      ({ text }) =>
        !namesAddress(text) && !refersToAddress(text) && !listsPeople(text) && !numbersPaper(text),
    ),
  )
    .map(withoutRegister)
    .flatMap(splitLine);
  const lines = findCity(split) ? split : split.flatMap(withoutCode);
  // `Ann Lee` over the house.
  const isPersonFirst = lines.length > 3 && isSigner(lines[0]!.text) && isGivenName(firstWord(lines[0]!));
  const people = lines.slice(0, isPersonFirst ? 1 : 0);
  const [name, next, ...others] = lines.slice(people.length);
  const isSigned = block.role === 'signature' || block.isSigned === true;
  const place = findCity(lines);
  // `Muster Foods - Cheese Plant` over `Ballyduff Upper`, the town over its code.
  const isTown = place !== null && lines[place.index] === next && next?.text === place.city.city;
  const isCut =
    !isSigned &&
    name &&
    next &&
    !isTown &&
    (isCutName(block, name, next) || isPartedFirm(name, next) || isLargeName(name, next, others[0]));
  const read = isCut ? [...people, joinedLine(name, next), ...others] : lines;
  const names: BlockLine[] = [];
  const town = place?.city.city;
  for (const line of read) {
    const email = readEmails(line.text)[0];
    const isAttention = attention.test(line.text);
    const phone =
      faxWords.test(line.text) && !phoneWords.test(line.text) ? null : readPhone(withoutFax(line.text));
    party.email ??= field(email, line, 0.9);
    // `Rockford, IL 61125-6020` is a town.
    if (readCityLine(line.text)?.country !== 'US') party.vatId ??= field(readVatId(line.text), line, 0.9);
    const addressed = isAttention ? whoIsAddressed(line.text.replace(attention, '')) : '';
    if (looksLikePerson(addressed)) party.contactPerson ??= field(addressed, line, 0.85);
    const isPhone =
      phone !== null &&
      (phoneWords.test(line.text) ||
        partOfParty(beforeNumber.exec(line.text)?.[1] ?? '') === 'phone' ||
        // `Leeds 0113 555 0177 · London 020 5550 0178`: the house in the town of the address.
        line.text.toLowerCase() === `${town} ${phone}`.toLowerCase() ||
        (phone.length > ofFirst(line.text.replace(aside, '')).length - 4 && !isRegisterNumber(line.text)));
    const isSite = phone !== null && block.role === 'shipTo' && isPersonAtSite(line.text, phone);
    if (isPhone || isSite) party.phone ??= field(phone, line, 0.9);
    else if (
      !email &&
      !isAttention &&
      !faxWords.test(line.text) &&
      (/\p{L}/u.test(line.text) || /^\d{4,5}(?:-\d{4})?$/.test(line.text)) &&
      !/www\.|https?:/.test(line.text)
    )
      names.push(line);
  }
  const signed = isSigned ? readSigned(names) : null;
  const person = signed?.person ?? null;
  if (person) party.contactPerson ??= field(person.text, person, signedWeight(person.text, block));
  const house = signed?.house ?? names;
  const found = nameAndAddress(house, field, { role: block.role, isSigned, person });
  party.contactPerson ??= found.contactPerson ?? personBehind(house, found, field);
  return { ...party, ...found, contactPerson: party.contactPerson };
}

/** `Address 4 Mill Lane` over `Town Leeds LS1 4AB` over `Phone 0113 555 0177`: a list whose labels have no colons. */
function withoutBareLabels(lines: readonly BlockLine[]): readonly BlockLine[] {
  const labelOf = ({ text }: BlockLine) => {
    const [, label = '', value = ''] = /^(\p{Lu}\p{L}+)\s([\p{Lu}\d(+].*)$/u.exec(text) ?? [];
    const part = value === '' ? null : partOfParty(label);
    return part === 'address' || part === 'town' ? label : null;
  };
  if (lines.filter((line) => labelOf(line) !== null).length < fewestBare) return lines;
  return lines.map((line) => {
    const [, first = ''] = /^(\p{Lu}\p{L}+)\s\p{Lu}/u.exec(line.text) ?? [];
    const label = labelOf(line) ?? (namesBranch(first) ? first : null);
    if (label === null) return line;
    const text = line.text.slice(label.length + 1);
    return { text, words: wordsOf(line, text) };
  });
}
const fewestBare = 2;

function namesBranch(word: string): boolean {
  const match = longestMatch(labelBook, tokenise(word), 0);
  return match?.meanings.some(({ kind }) => kind === 'branch') ?? false;
}

function withoutRegister(line: BlockLine): BlockLine {
  const text = beforeRegister(line.text);
  return text === line.text ? line : { text, words: wordsOf(line, text) };
}

function firstWord({ text }: BlockLine): string {
  return text.split(' ')[0]!;
}

/** Who signs a mail with the whole name is asked, of 41 such of letters that others wrote all; papers are signed by heads, too. */
function signedWeight(name: string, { sheet }: PartyBlock): number {
  if (!name.includes(' ')) return firstName;
  return sheet.source === 'plain' ? 0.9 : 0.85;
}
/** A first name tells who somebody is to those who know. */
const firstName = 0.7;

/** `Foreman: Ann Lee, 07700 900 418`, `M. Lee, gardien – 06 55 50 38 12`: who takes the goods, with a number at the end. */
function isPersonAtSite(text: string, phone: string): boolean {
  const [, label, name, mark = ''] =
    /^([^:]{3,30}:\s*)?(\D+?)([\s,(–-]*)[+(\d][\d\s()/.-]{6,}$/u.exec(text) ?? [];
  // `Capocantiere Sig. Tonello 333 555 0177`, `Dispatch 033 555 02 46 (from 03:30)`
  const [office = '', ...others] = text
    .slice(0, Math.max(0, text.indexOf(phone)))
    .trim()
    .split(' ');
  const isOfOffice =
    others.length === 0
      ? /^(?!regist)\p{L}{5,}$/iu.test(office) &&
        !ofNumber.test(office) &&
        (/^[+(0]/.test(phone) || phoneAlone(phone) !== null) &&
        !clock.test(phone)
      : namesManager(office);
  if (isOfOffice && others.length < 4) return true;
  if (name === undefined || text.replace(/\D/g, '') !== phone.replace(/\D/g, '')) return false;
  // `Contact: Warehouse (0113) 555 0177`
  if (label !== undefined) return looksLikePerson(name) || (attention.test(label) && isOffice(name));
  // Without a label a mark parts them: `Atlanta GA 30328-1606` is a town.
  const [person = ''] = name.split(',');
  return (
    /[,–-]/.test(mark) &&
    (looksLikePerson(person) || (honorific.test(person) && person.split(' ').length < 4))
  );
}

const ofNumber = /(?:nummer|number|nr|fax|order|code|konto|numero|numer)$/iu;
/** `07.00–14.30` */
const clock = /^\d{1,2}[.:]\d{2}\s?[–-]\s?\d{1,2}[.:]\d{2}$/;

/** `01845 555 019 / 07700 900611`: the first of two numbers. */
function ofFirst(text: string): string {
  return text.split(/\s\/\s(?=[+(0])/)[0]!;
}

/** `641-555-0128 (office)` */
const aside = /\s\(\p{L}{3,12}\)$/u;

/** Digits as registers and tax offices print them: `38256650`, `35-8390069`, `110.042.490.114`. */
function isRegisterNumber(text: string): boolean {
  // British registers begin with a zero, too; a telephone number with one has more digits.
  return /^[1-9]\d{7,10}$|^0\d{7}$|^\d{2}-\d{7}$|^\d{3}(?:\.\d{3}){3}$/.test(text);
}

/** `Priya Raman, faculty advisor` at a label of who orders: what she is stands behind her name. */
function isTitled(text: string): boolean {
  return /^[^,]+,\s\p{Ll}\p{L}*(?:\s\p{L}+){0,3}$/u.test(text);
}

/** A person's name under the address of a block; `Leeds - West Yorkshire - England` on one line are places. */
function personBehind(
  names: readonly BlockLine[],
  { company, street, city }: Partial<DraftParty>,
  field: MakeField,
) {
  const at = names.findIndex(
    (line) => city?.places[0]?.text === line.words.map((word) => word.text).join(' '),
  );
  const line =
    at < 0
      ? undefined
      : names
          .slice(at + 1)
          .find(
            ({ text, words }) =>
              words[0]!.box[1] > names[at]!.words[0]!.box[3] - 1 &&
              isSigner(text) &&
              !namesHouse(text) &&
              readCountry(text) === null,
          );
  return line && line.text !== company?.value && line.text !== street?.value
    ? field(line.text, line, 0.8)
    : null;
}

type MakeField = (value: string | null | undefined, line: BlockLine, score: number) => Chosen | null;

/** What is known of a block beside its lines: in a signature, also who signs, who stands in none of them. */
interface Kind {
  role: PartyRole;
  isSigned: boolean;
  person: BlockLine | null;
}

function nameAndAddress(
  lines: BlockLine[],
  field: MakeField,
  { role, isSigned, person }: Kind,
): Partial<DraftParty> {
  const found = findCity(lines);
  const beside = found ? linesBefore(found.city, lines[found.index]!) : [];
  const before = joinFormsAtCommas([...lines.slice(0, found?.index ?? lines.length), ...beside]);
  const likely = streetAmong(before) ?? villageStreet(before, found?.city.country ?? null);
  // `Muster Plant 2` alone is a name.
  const isName = lines.length === 1 && found === null && likely !== null && !hasStreetWord(likely.text);
  const street = isName ? null : likely;
  // `Kurichi, Coimbatore - 641021` under the street, `Itoupava Seca` under a name and a street.
  // One with its estate, or a plot whose village goes on, is made of two lines.
  const isOfStreet = (line: BlockLine) =>
    line === street ||
    street?.text.startsWith(`${line.text}, `) === true ||
    street?.text.endsWith(`, ${line.text}`) === true ||
    before.some(({ text }) => [`${line.text} ${text}`, `${text} ${line.text}`].includes(street?.text ?? ''));
  const at = street ? before.findIndex(isOfStreet) : before.length;
  const isNamed = before.slice(0, at).some(({ text }) => mayBeCompany(text) && !attention.test(text));
  const onLine = found && lines[found.index]?.words[0]?.box;
  const isOnLineOfCity = (line: BlockLine) =>
    beside.includes(line) || (onLine !== null && line.words[0]?.box[1] === onLine?.[1]);
  const isQuarter = (line: BlockLine) =>
    before.indexOf(line) > at &&
    !hasLegalForm(line.text) &&
    (isNamed || (isOnLineOfCity(line) && !isOnLineOfCity(street!)));
  const firstName = before.find(
    ({ text }) =>
      !isPlaceCode(text) &&
      !attention.test(text) &&
      !namesPlaceOfWork(text) &&
      /^[^:]*\p{L}[^:]*$/u.test(text),
  );
  const names = joinLegalForms(
    before.filter(
      (line) =>
        !isOfStreet(line) &&
        !isQuarter(line) &&
        !isToldOffice(line.text) &&
        (mayBeCompany(line.text, { mayEndInNumber: line === firstName && /\d\p{L}?$/u.test(line.text) }) ||
          isOnlyLegalForm(line.text)),
    ),
  );
  const [first, second] = houseFirst(names);
  // `Mill Shopping Centre` between a street and its town, where the name stands elsewhere, is a part of the address.
  const isUnderStreet = (line: BlockLine) =>
    before.findIndex(({ words }) => words[0] === line.words[0]) > at &&
    !hasLegalForm(line.text) &&
    !namesTrade(line.text);
  const weaker: MakeField = (value, line, score) => field(value, line, score * perhapsOfStreet);
  const signer =
    person === null &&
    first &&
    isSigner(first.text) &&
    (second
      ? !isPersonAt(second.text) && (!looksLikePerson(second.text) || isMorePerson(first, second))
      : role === 'signature' || isTitled(first.text));
  const name = signer
    ? (second ?? null)
    : (names.slice(0, 3).find((line) => hasLegalForm(line.text)) ??
      names.slice(0, 3).find((line) => isSigned && namesTrade(line.text)) ??
      first);
  const bare = found ? null : cityWithoutCode(before, street);
  const cityLine = found ? lines[found.index]! : bare?.line;
  const town = found?.city.city ?? bare?.city;
  // `Nowhere, USA`, `Harbour City`: a town without a postal code.
  const home = bare ? homeOfTown(bare.city) : null;
  const codeless = home ? 0.93 : bare?.country || /\scity$/i.test(bare?.city ?? '') ? 0.82 : 0.75;
  const country =
    found?.city.country ?? bare?.country ?? home ?? countryAfter(lines, found?.index ?? lines.length);
  return {
    ...(signer ? { contactPerson: field(first.text.split(',')[0], first, 0.85) } : {}),
    company:
      name && bare?.line !== name ? companyIn(name, isUnderStreet(name) ? weaker : field, isSigned) : null,
    street: street && field(street.text, street, 0.92),
    postalCode: cityLine ? field(found?.city.postalCode, cityLine, 0.95) : codeAlone(lines, field),
    city: cityLine ? field(town, cityLine, found ? (isOpenName(town!) ? cutTown : 0.93) : codeless) : null,
    country: cityLine ? field(country, cityLine, 0.9) : null,
  };
}

/** `Ciudad Autónoma de`: the rest stands elsewhere. */
const cutTown = 0.7;

/** `Deliver to: caretaker, Mill Road 12`: told in a sentence, and no name. */
function isToldOffice(text: string): boolean {
  return text === text.toLowerCase() && isOffice(text);
}

/** `HX7 7PG` under a street, without a town: no other country's codes are told from a number. */
function codeAlone(lines: readonly BlockLine[], field: MakeField): Chosen | null {
  const line = lines.find(({ text }) => /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(text));
  return line ? field(line.text, line, 0.93) : null;
}

/** `Conservas do Vale – Indústria,` over `Lda.`, `Muster Sp. z` over `o.o.`: the name goes on. */
function joinFormsAtCommas(lines: readonly BlockLine[]): BlockLine[] {
  const parted = lines.map(
    ({ text }, at) =>
      (isOnlyLegalForm(text) && lines[at - 1]?.text.endsWith(',') === true) ||
      (at > 0 && partsLegalForm(lines[at - 1]!.text, text)),
  );
  return lines.flatMap((line, at) => {
    if (parted[at]) return [];
    return [parted[at + 1] ? joinedLine(line, lines[at + 1]!) : line];
  });
}

/** `Central store` over `Muster Plant 2`: where in the house, and then the house. */
function houseFirst(names: readonly BlockLine[]): readonly BlockLine[] {
  const [first, second] = names;
  if (second && isRegionOver(first!.text, second.text)) return names.slice(1);
  if (second && isOffice(first!.text) && !isOffice(second.text)) return names.slice(1);
  const isHouse = second && !isPersonAt(second.text) && second.text.includes(' ') && !isSigner(second.text);
  return isHouse && !isDock(second.text) && namesPlaceOfWork(first!.text) ? names.slice(1) : names;
}

/** `Receiving`, `Receiving - Ann Lee`: where in the house, perhaps with who is there. */
function isPersonAt(text: string): boolean {
  return namesPlaceOfWork(text.split(/\s[–—-]\s/)[0]!);
}

/** The firm that a line names; in a signature its office may stand beside it: `Muster Purchasing`. */
function companyIn(line: BlockLine, field: MakeField, isSigned: boolean): Chosen | null {
  const name = withoutTitle(trimmed(withoutSigning(line.text).replace(/^\d{4,}\s*-\s*/, '')));
  // `COMMUNE DE SAINT-MUSTER-LE-` goes on somewhere else.
  if (isCutAtHyphen(line.text)) return field(name, line, perhapsCut);
  const bare = isSigned ? withoutOffice(name) : name;
  // Behind its legal form a name has ended.
  const isSure = hasLegalForm(bare) && name.startsWith(bare);
  return field(bare, line, isSure ? 0.95 : bare === name ? 0.85 : perhapsOffice);
}
/** What looks like an office may be of the name. */
const perhapsOffice = 0.75;
const perhapsCut = 0.6;
const perhapsOfStreet = 0.7;

/** `For, MUSTER VALVES PVT. LTD.`: who signs does so for the firm. */
function withoutSigning(name: string): string {
  const rest = name.replace(/^for(?: and on behalf of)?[,:]?\s+(?:m\/s\.?\s?)?/i, '');
  return hasLegalForm(rest) ? rest : name;
}

/** `Muster College BESTELBON`, `MUSTER COLLEGE ORDEN DE COMPRA NRO. 1184`: the title of the paper stands close behind the name. */
function withoutTitle(name: string): string {
  const [numbered] = /\s(?:n[or°º]?\w{0,2}\.?|#)?\s?\d[\d/.-]*$/iu.exec(name) ?? [];
  const words = name.slice(0, name.length - (numbered?.length ?? 0)).split(' ');
  const at = words.findIndex((_, from) => from > 0 && isWholeTitle(words.slice(from).join(' ')));
  if (numbered !== undefined && at > 1) return words.slice(0, at).join(' ');
  const [, rest, title] = /^(.*\p{Ll}\S*)\s(\p{Lu}{4,}(?:\s\p{Lu}+){0,3})$/u.exec(name) ?? [];
  return title !== undefined && isWholeTitle(title) ? rest! : name;
}

/** `Begoña Muñoz` over `Suministros Peña Depot`: surnames are in names of firms, given names begin those of people. */
function isMorePerson(first: BlockLine, second: BlockLine): boolean {
  const [one, other] = [first, second].map(({ text }) => isGivenName(text.split(' ')[0]!));
  return one === true && other === false;
}

/** `Order 1000482219`, `Agreement: 2025-117 Paper goods`: the number of a paper, and nothing of an address. */
function numbersPaper(text: string): boolean {
  const [first] = tokenise(text);
  return contract.test(text) || (longNumber.test(text) && first !== undefined && isOrderWord(first.text));
}
const longNumber = /^\p{L}+\.? (?:n[or°º]\.? )?\d{6,}$/iu;
const contract =
  /^(?:frame(?:work)? |rahmen|raam|rammen?|ramme)?(?:agreement|contract|project|tender|vertrag|vereinbarung|projekt|ausschreibung|overeenkomst|aanbesteding|contrat|accord|marché|projet|contrato|acuerdo|proyecto|licitación|contratto|convenzione|accordo|progetto|gara|acordo|projeto|concurso|umowa|przetarg|aftale|kontrakt)(?: (?:no|nr|n[°º])\.?)?\s?:\s/iu;

function withoutFax(text: string): string {
  return text.replace(/\b(?:tele)?fax\b.*$/i, '');
}
