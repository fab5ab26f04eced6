import type { Segment, Sheet } from '../layout/sheet.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { readCityLine } from '../values/address.ts';
import { hasLegalForm } from '../values/company.ts';
import { readRegistrationNumber } from '../values/registration-number.ts';
import { wordsBetween } from './labels.ts';
import { oneLineAddress } from './one-line-address.ts';
import { made, type PartyBlock } from './party-block.ts';
import { announcesVatId } from './vat-ids.ts';

/** What companies print of their capital. */
const capital = new RegExp(
  `(?:^|,?\\s)${anyOf(({ imprint }) => imprint.capital)}\\.?\\s[\\d\\s.,'’]+(?:€|euros?|eur)?`,
  'iu',
);
/** What parts the facts about a firm at the foot. */
const between = /\s+[-–—·•|*/]\s+|[,;]\s+|(?<=\p{L}{3}|\d\)?)\.\s+(?=\p{Lu})/gu;
/**
 * True for who printed the form, or made the program that did: `Printed by Muster Systems GmbH`, `Muster Systems GmbH · HRB 1 ·
 * printed by Muster`.
 */
export function namesMaker(text: string): boolean {
  const { index, 0: words } = maker.exec(text) ?? {};
  if (index === undefined || words === undefined) return false;
  const [name = ''] = text.slice(index + words.length).split(/[\s,]/);
  return index === 0 || text.slice(0, index).split(/[\s,]/).includes(name);
}
const maker = new RegExp(`(?:^|[-–—·•|,;.]\\s+)${anyOf(({ imprint }) => imprint.printedBy)}\\s`, 'iu');
/** A name, and an address, have at most so many. */
const mostOfName = 3;
const mostOfAddress = 6;

const office = new RegExp(
  `^(.*?)[.,·|]\\s.*?${anyOf(({ imprint }) => imprint.seat)}(?:\\s${anyOf(
    ({ smallWords }) => smallWords.at,
    ({ smallWords }) => smallWords.is,
  )})?\\s?:?\\s+(.+)$`,
  'iu',
);

/** `Muster Ltd. Registered in England 01822457. Registered office: Bridge Mill, Leeds LS9 0PX`. */
export function registeredOffices(sheet: Sheet, free: readonly Segment[]): PartyBlock[] {
  return free.flatMap((segment) => {
    const [, name, rest] = office.exec(segment.text) ?? [];
    const address = rest?.split(/[.·|]\s/)[0] ?? '';
    if (!name || !hasLegalForm(name) || (oneLineAddress(address) ?? readCityLine(address)) === null)
      return [];
    const lines = [name, address].map((text) => {
      const at = segment.text.indexOf(text);
      return { text, words: wordsBetween(segment, at, at + text.length) };
    });
    return [{ ...made('foot', sheet, lines, [segment], []), isRegistered: true }];
  });
}

interface Fact {
  text: string;
  from: number;
  to: number;
}

/**
 * `Muster SAS au capital de 80 000 € – 12 rue du Port – 59000 Lille`, `Muster, S.L. – C/ Mayor, 5 – 28001 Madrid – N.I.F. …`:
 * who prints its numbers beside its address is the house whose paper it is.
 */
export function registeredFirms(sheet: Sheet, free: readonly Segment[]): PartyBlock[] {
  return free.flatMap((segment) => {
    const found = firmIn(segment.text);
    if (!found) return [];
    const lines = found.map(({ text, from, to }) => ({ text, words: wordsBetween(segment, from, to) }));
    return [{ ...made('foot', sheet, lines, [segment], []), isRegistered: true }];
  });
}

/** The name, which has a legal form, and the address that a text begins with, among its numbers; null where it does not. */
function firmIn(text: string): [name: Fact, address: Fact] | null {
  const facts = factsOf(text);
  const last = facts.slice(0, mostOfName).findIndex(({ to }) => hasLegalForm(nameUntil(text, to).text));
  const start = facts.findIndex((fact, at) => at > last && !tellsRegister(fact.text));
  if (last < 0 || start < 0) return null;
  const addresses = facts
    .slice(start, start + mostOfAddress)
    .map(({ to }) => ({ text: text.slice(facts[start]!.from, to), from: facts[start]!.from, to }));
  const address = addresses.find((one) => namesPlace(one.text));
  const name = nameUntil(text, facts[last]!.to);
  return address && tellsRegister(`${text.slice(name.to, address.from)}${text.slice(address.to)}`)
    ? [name, address]
    : null;
}

function factsOf(text: string): Fact[] {
  const marks = Array.from(text.matchAll(between), ({ 0: { length }, index }) => ({ index, length }));
  const starts = [0, ...marks.map(({ index, length }) => index + length)];
  const ends = [...marks.map(({ index }) => index), text.length];
  return starts.map((from, at) => ({ text: text.slice(from, ends[at]), from, to: ends[at]! }));
}

function nameUntil(text: string, end: number): Fact {
  const told = text.slice(0, end).search(capital);
  const to = told > 0 ? told : end;
  return { text: text.slice(0, to), from: 0, to };
}

function namesPlace(address: string): boolean {
  return readCityLine(address)?.before === '' || oneLineAddress(address) !== null;
}

/** A tax number, one of a register, the register itself, or the capital. */
export function tellsRegister(text: string): boolean {
  const undotted = text.replace(/(?<=\p{Lu})\.(?=\p{Lu})/gu, '');
  return (
    announcesVatId(undotted) ||
    bareVatId.test(text.trim()) ||
    readRegistrationNumber(text) !== null ||
    register.test(text) ||
    capital.test(text)
  );
}
/** `ATU55501234`, with nothing that says what it is; a postal code has no two letters before it. */
const bareVatId =
  /(?:^|\s)(?:AT ?U|BE ?0|CHE-?|DE ?|DK ?|ES ?[A-Z]|FR ?[\dA-Z]{2} ?|IT ?|NL ?|PL ?|PT ?)\d[\d.]{6,11}(?:B\d\d)?$/;
const register = new RegExp(
  `${anyOf(({ imprint }) => imprint.register)}|(?<!\\p{L})r\\.? ?m\\.? de \\p{Lu}\\p{L}`,
  'iu',
);

/** `Muster, S.L.` of `Muster, S.L. – Reg. Mercantil de Murcia, Tomo 12, Folio 41, Hoja MU-1204`: volume, leaf and sheet look like an address. */
export function beforeRegister(text: string): string {
  return text.replace(leaves, '');
}
const leaves =
  /[\s,–-]{0,4}(?:inscrit[oa] en el )?(?<!\p{L})(?:reg(?:istro|\.)? ?merc(?:antil|\.)|r\.? ?m\.? de \p{Lu})[^@]{0,80}?(?<!\p{L})(?:tomo|libro|folio|hoja)\s.*$/iu;
