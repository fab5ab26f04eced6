import { sensesOf } from '../lexicon/label-words.ts';
import { phoneWord } from '../lexicon/phone-words.ts';
import {
  folded,
  isUndecided,
  isWholeLabel,
  labelBook,
  longestMatch,
  tokenise,
  wordsOf,
} from '../lexicon/phrases.ts';
import { anyOf, patternOf, phrasesIn } from '../lexicon/word-patterns.ts';
import { isStreetKind, readCityLine } from '../values/address.ts';
import { looksLikePerson } from '../values/company.ts';
import { readCountry } from '../values/country.ts';
import { readEmails } from '../values/email.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { remembered } from '../values/remembered.ts';
import { composedKind } from './composed-labels.ts';
import { isOrderWord } from './order-words.ts';

/** `Ricardo Rocha / 770-821-5183`, `Dean Rick @ Pikes Peak Steel`, `Ann Lee 01 234`: the name before the first mark. */
export const personIn = remembered((printed): string | null => {
  const [email] = readEmails(printed);
  // `Ansprechpartner/Telefon Frau Kübler / 07161 555 08`
  const text = printed
    .replace(phoneLabel, '')
    .replace(ownCode, (code, name: string) => (isGivenName(name) ? '' : code));
  const name = (email ? text.replace(email, '') : text)
    // What OCR makes of a space: `Anna.Weber`.
    .replace(/^(\p{Lu}\p{Ll}+)[.,](?=\p{Lu}\p{Ll}+$)/u, '$1 ')
    .replace(salutation, '')
    .split(afterName)[0]!
    // The end of a sentence: `Ask Ann Lee.`
    .replace(/(?<=\p{Ll}{4})\.$|[\s–—-]+$/u, '')
    .trim();
  if (!looksLikePerson(name)) return null;
  // `Wiener Straße 12` begins as a person with a telephone number does.
  const behind = text.slice(text.indexOf(name) + name.length);
  const isStreet = houseNumber.test(behind) && !isGivenName(name.split(' ')[0]!);
  const isTown = zip.test(behind);
  // `orders@muster.example United States`
  const isOther = isTitle(name) || isStreet || isTown || joined.test(name) || termOfDelivery.test(name);
  return isOther ? null : name;
});
/** `DAP Seedorf`: where the risk passes. */
export const termOfDelivery =
  /^(?:(?:EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DAT|DDP)|(?:Free (?:On Board|Carrier|Alongside)|Ex Works|Cost And Freight|Carriage Paid|Delivered At|Will Call))(?:\s|$)/;

const phoneLabel = new RegExp(`^/?\\s?${phoneWord}\\.?\\s+(?=\\p{Lu}\\p{Ll})`, 'iu');

/** `D4 Renee Castle`, `217 Ann Lee`: by what a list of buyers has them. */
const ownCode = /^(?=\w*\d)[\p{Lu}\d]{1,4}\s+(?=(\p{Lu}\p{L}+)\s+\p{Lu})/u;

/** `03 - R. LEE`, `B7 / Ann Lee`, `BD: ANN LEE`, `09-NOV-2026 Lee, Ann` at a label of people, without what a list has them by, and the day. */
export function withoutOwnCode(text: string): string {
  return text.replace(codeBeforeMark, '').replace(dayBefore, '');
}
/** `Ann Lee Dept Stores`, in a row of labels and values without marks: the next label is none of the name. */
export function withoutOffice(text: string): string {
  return text.split(officeBehind)[0]!;
}
const officeBehind = new RegExp(`\\s(?=${anyOf(({ departments }) => departments)}\\.?:?\\s\\p{Lu})`, 'iu');

const dayBefore = /^\d{1,4}[-./](?:\d{1,2}|\p{L}{3,9})[-./]\d{2,4}[\s,/]+(?=\p{Lu})/u;
const codeBeforeMark = /^(?:(?=\w*\d)[\p{Lu}\d]{1,4}\s+[-–—/:]|\p{Lu}{2}:)\s+(?=\p{Lu}[\p{L}.'’-]*\s\p{Lu})/u;

const particles = phrasesIn(({ nameParticles }) => nameParticles);
/** `Proprietary and Confidential`; some names are joined by `y`. */
const joined = new RegExp(
  `\\s${patternOf(
    phrasesIn(
      ({ smallWords }) => smallWords.and,
      ({ smallWords }) => smallWords.or,
    ).filter((word) => !particles.includes(word)),
  )}\\s`,
  'u',
);

/** `Trevino, Marisol (409) 555-0136`, `Van Dyke,Laura A`, `Lee, Ms. Laura`: the surname first, as lists of people have it. */
export function surnameFirst(text: string): string | null {
  const [, name, last, given] = lastFirst.exec(text) ?? [];
  // `Albany, NY 12207`
  if (readCityLine(text)?.certain) return null;
  return name && isGivenName(given!) && looksLikePerson(`${given} ${last}`) ? name : null;
}
const lastFirst =
  /^(((?:\p{Lu}[\p{L}'’-]*\s){0,2}\p{Lu}[\p{L}'’-]+),\s?(?:(?:M(?:r|rs|s)|Dr|Hr|Frau|Sr|Sra)\.?\s)?(\p{Lu}\p{L}+)(?:\s\p{Lu}\.?)?)(?=$|\s(?:[/|–-]\s)?[\d(+])/u;

/** `D KOWALCZYK`, `J. R. Ashworth`, `Mr D Lee`, `LEE, D.`, alone: at labels of people such initials are theirs. */
export function initialledIn(printed: string): string | null {
  const text = printed.replace(codeBeforeInitial, withoutCode).replace(salutation, '');
  return initialFirst.test(text) || initialLast.test(text) ? text : null;
}
/** `217 D. LEE`, `04 D LEE`; `12 E. Main` and `12 E MAIN ST` are streets. */
const codeBeforeInitial = /^(?=\w*\d)[\p{Lu}\d]{2,4}\s+(?=(?![NSEW]\.?\s)\p{Lu}(?:\.\s|\s(\p{Lu}{3,})$))/u;

function withoutCode(code: string, surname: string | undefined): string {
  return surname !== undefined && isStreetKind(surname) ? code : '';
}
const initialFirst = /^(?:\p{Lu}\.?\s){1,2}\p{Lu}[\p{L}'’-]{2,}$/u;
const initialLast = /^\p{Lu}[\p{L}'’-]{2,},\s?\p{Lu}\.?(?:\s?\p{Lu}\.)?$/u;

/** `M. Lee, T. Sobczyk`: people beside each other, such as the partners of a house. */
export function listsPeople(text: string): boolean {
  const names = text.split(/,\s/);
  return names.length > 1 && names.every((name) => initialDotted.test(name));
}
const initialDotted = /^(?:\p{Lu}\.\s?){1,2}\p{Lu}[\p{L}'’-]{2,}$/u;

/** `Atlanta GA 30328-1606`: girls are called Atlanta. */
const zip = /^\s\d{5}(?:-\d{4})?(?:$|,|\s\p{L})/u;

const houseNumber = /^,?\s\d{1,4}(?:\s?\p{Ll}|[-/]\d{1,4}\p{Ll}?)?(?:$|,)/u;

/** `Formulaire de commande` over a form, `Il responsabile del procedimento` under a signature, `Ordered by`. */
function isTitle(name: string): boolean {
  if (
    articles.test(name) ||
    isUndecided(name) ||
    readCountry(name) !== null ||
    asking.test(name) ||
    (chief.test(name) && job.test(name))
  )
    return true;
  if (isGivenName(name.split(' ')[0]!)) return false;
  if (job.test(name)) return true;
  // `Data entrega V`: a label that its strip cut.
  if (isWholeLabel(name) || (longestMatch(labelBook, tokenise(name), 0)?.length ?? 0) > 1) return true;
  return composedKind(name) !== null || tokenise(name).some(({ text }) => isOrderWord(text));
}

/** `Chief Accountant`, `Betriebsleiter Nord`: what somebody is. `Checked By` asks for one. */
const job = new RegExp(`${anyOf(({ posts }) => posts)}$`, 'iu');

/** `Checked By` asks for somebody. */
export const asking = new RegExp(`\\s${anyOf(({ smallWords }) => smallWords.by)}$`, 'iu');
const chief = /^(?:chief|head|senior|deputy|vice) /i;

/** What names of houses begin with, and none of people: `De Vries`, `O Sullivan` are some. */
export const articles = new RegExp(
  `^${patternOf(
    phrasesIn(({ smallWords }) => smallWords.the).filter((word) => word !== 'de' && word.length > 1),
  )}\\s`,
  'iu',
);

/** What parts a person's name from what follows it. */
const afterName =
  /[,;(@/|]|\s(?:[–—-]\s)?(?=(?:ddi|mob|mobile|tel|telefon|phone|ph|ext|int|interno|wew|lok|poste|toestel|durchwahl|dw|gsm|direct|direkt|e-?mail|mail)\b)|\s(?:[–—-]\s)?(?=[+(\d])|\s(?=[TFM]\s[+(0])/i;

/** `Mrs J Lee`, `Frau Dr. Huber`: a name behind how people are addressed. */
export function isAddressed(text: string): boolean {
  const name = text.replace(honorific, '');
  return name !== text && /^\p{Lu}/u.test(name);
}

/** `Frau Dr. Huber`, `Mme Garrabit`: how they are addressed is none of their names. */
const salutation =
  /^(?:(?:eng|arq|dr|sr|d)\.?[ºª°]\.?|eng|arq|mrs?|ms|miss|frau|herrn?|hr|fr|dhr|mevr|mw|de heer|mevrouw|mme|mlle|monsieur|madame|sra?|srta|señora?|sig|sig\.?ra|signora?|pan|pani)\.?\s+(?=\p{Lu}\p{L}*\.?\s+\p{Lu})/iu;

/** True for a label of people: `Ordered by`, `Ansprechpartner`, `Besteller`. */
export function asksForPerson(label: string): boolean {
  const senses = sensesOf(label, tokenise(label));
  return senses?.some((one) => one.has('person') || one.has('handled')) === true;
}

const salutations = folded((lexicon) => lexicon.salutations);
const beginsSalutation = new Set([...salutations].map((phrase) => phrase.split(' ')[0]!));
const longestSalutation = Math.max(...[...salutations].map((phrase) => phrase.split(' ').length));

/** True for a text that begins as letters do, with a name: `Beste Jan de Boer,`, `Hi Laura Smith, please send`. */
export const addressesSomebody = remembered((text): boolean => {
  const words = wordsOf(text.slice(0, longestGreeting));
  if (!beginsSalutation.has(words[0] ?? '')) return false;
  const lengths = Array.from({ length: longestSalutation }, (_, at) => longestSalutation - at);
  const isGreeting = lengths.some(
    (length) => length < words.length && salutations.has(words.slice(0, length).join(' ')),
  );
  // `Lieve Peeters` and `Cara Smith` are people.
  const isName = isGivenName(text.split(' ')[0]!) && !/^[^,:!]{1,50}[,:!]/u.test(text);
  return (
    isGreeting && !isName && (/^[^,:;!?]*?\s\p{Lu}/u.test(text) || /^[^,:;!?]*,\s\p{Lu}[^,]*,/u.test(text))
  );
});
/** `Dear Muster Ltd, please send`: what letters begin with, and no line of an address. */
export function greets(text: string): boolean {
  return addressesSomebody(text) && /^[^,:!]{1,60}[,:!]/u.test(text);
}

/** A greeting and the names of whom it greets, in letters. */
const longestGreeting = 60;
