import type { Candidate } from '../draft.ts';
import { above } from '../layout/neighbours.ts';
import { characterConfidence, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import {
  columnBook,
  documentBook,
  labelBook,
  longestMatch,
  tokenise,
  totalBook,
} from '../lexicon/phrases.ts';
import { ourWords } from '../lexicon/possessives.ts';
import { isCourtesy } from '../lexicon/sayings.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { hasStreetWord, isStreetKind, readCityLine } from '../values/address.ts';
import { readEmails } from '../values/email.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { isOffice, isPurchasingOffice, namesTrade } from '../values/house-words.ts';
import { numberOfWord } from '../values/number-words.ts';
import { readPhone } from '../values/phone.ts';
import { composedKind, namesManager } from './composed-labels.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, wordsBetween } from './labels.ts';
import { initialledIn } from './person-names.ts';
import { isOccupation } from './signed-lines.ts';
import { asksToCall, toldAt } from './told-phones.ts';

/** What a person's name at no label that we know is worth, and one beside a way of contact. */
const alone = 0.8;
const withContact = 0.86;
/** Of several people one is a guess. */
const amongOthers = 0.6;
/** In a sentence a name may be that of anybody. */
const inSentence = 0.7;
/** A label that we do not know, before a name. */
const ownLabel = /^[^:]{2,60}:\s*/;
/**
 * Names of people that stand at no label that we know: two to four words of which the first is a given name. Those at
 * labels of something else, as `Approved by`, and in the blocks of others are not taken.
 */
export function findPeople(
  sheets: readonly Sheet[],
  index: LabelIndex,
  foreign: ReadonlySet<Segment>,
  person: (text: string) => string | null,
): Candidate[] {
  const labels = index.labels.filter((label) => !isOurs(label) && !isValue(label, index));
  const at = (kind: 'other' | 'supplier') => valuesAt({ ...index, labels }, [kind], 1, person);
  const suppliers = new Set(at('supplier').map(({ value }) => value));
  const ours = new Set(atOurs(index, person).map(placeKey));
  const elsewhere = new Set(
    at('other')
      .map(placeKey)
      .filter((key) => !ours.has(key)),
  );
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }) =>
      segments.flatMap((segment): Candidate[] => {
        if (foreign.has(segment)) return [];
        const whole = person(
          segment.text
            .replace(/^[:\s]+/, '')
            .replace(ownLabel, '')
            .replace(office, withoutOffice)
            .replace(honorific, ''),
        );
        const isPerson = whole !== null && (isName(whole) || isInitialled(segment.text, whole));
        const name = isPerson ? whole : (nameIn(segment, person) ?? purchaserIn(segment.text, person));
        if (name === null || suppliers.has(name)) return [];
        // `28912 Villar de Santa María`
        if (readCityLine(segment.text)?.city.includes(name)) return [];
        const start = segment.text.indexOf(name);
        const words = wordsBetween(segment, start, start + name.length);
        const place = placeOf(sheet, words);
        if (elsewhere.has(placeKey({ ...place, value: name }))) return [];
        const isInProse = name !== whole && toldAt(sheet, segment)?.isOfPlace !== false;
        const weight = isInProse ? inSentence : isBesideContact(sheet, segment) ? withContact : alone;
        const score = weight * characterConfidence(words);
        return [{ ...place, value: name, score, because: 'a name of a person' }];
      }),
    ),
  );
}

/** Those of them that are most likely to be asked, and of several each for a guess. */
export function weighPeople(found: readonly Candidate[]): Candidate[] {
  const best = Math.max(...found.map(({ score }) => score));
  const levels = [alone, inSentence].filter((level) => level < best);
  const likely = found.filter(({ score }) => levels.every((level) => score > level));
  const isOne = new Set(likely.map(({ value }) => value.toLowerCase())).size === 1;
  return isOne ? likely : likely.map((candidate) => ({ ...candidate, score: amongOthers }));
}

/** `Sig.ra D. Rossi`, `Mr J. Ashworth`: who is addressed so is somebody. */
function isInitialled(text: string, name: string): boolean {
  const [title = ''] = honorific.exec(text) ?? [];
  return /\p{L}{2}/u.test(title) && initialledIn(name) === name && text === `${title}${name}`;
}

/** `Anjali Deshmukh, Purchase Manager`: who buys is somebody, whatever the given name. */
function purchaserIn(text: string, person: (text: string) => string | null): string | null {
  const [, name = '', post = ''] = namePost.exec(text) ?? [];
  const isPurchaser = isOccupation(post) && post.split(/[\s/]+/).some(isPurchasingOffice);
  return isPurchaser ? person(name) : null;
}
const namePost = /^(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2}),\s+(\p{L}[^,\d]{3,40})$/u;

/** A word before a name: `Bauleiter Franz Steindl`. */
const office = /^(\p{L}{4,})\s(?=\p{Lu})/u;

function withoutOffice(whole: string, word: string): string {
  return namesManager(word) || composedKind(word) === 'contact' ? '' : whole;
}

/** One name at one place. */
function placeKey({ value, file, page, box }: Pick<Candidate, 'value' | 'file' | 'page' | 'box'>): string {
  return `${value} ${file} ${page} ${Math.round(box[1])}`;
}

function atOurs(index: LabelIndex, person: (text: string) => string | null): Candidate[] {
  return valuesAt({ ...index, labels: index.labels.filter(isOurs) }, ['other', 'anyNumber'], 1, person);
}

/** `Carriage paid` under `Incoterm` is what a label announces, and none itself. */
function isValue({ sheet, segment, form }: Label, { labelled }: LabelIndex): boolean {
  const over = form === 'whole' ? above(sheet, segment, 1.2) : null;
  return over !== null && labelled.get(over)?.form === 'whole' && Math.abs(over.box[0] - segment.box[0]) < 2;
}

/** `Our reference` is a person of the buyer's. */
function isOurs({ text }: Label): boolean {
  return tokenise(text).some((token) => ourWords.has(token.text));
}

/** A given name and the words behind it that begin with a capital, in a text of other words. */
function nameIn({ words }: Segment, person: (text: string) => string | null): string | null {
  for (const [at, { text }] of words.entries()) {
    const before = words[at - 1]?.text ?? '';
    // `Call Ann Lee`, `Bitte Ann Lee fragen`
    const isInName = /^\p{Lu}\p{Ll}/u.test(before) && !asksToCall(before) && !isCourtesy(before);
    if (!/^\p{Lu}\p{Ll}/u.test(text) || isInName || !isGivenName(text)) continue;
    // `Bel Ann Lee`: some are called Bel.
    if (asksToCall(text) && isGivenName(words[at + 1]?.text ?? '')) continue;
    if (isOfStreet(words.slice(Math.max(0, at - wordsOfStreet), at))) continue;
    const behind = words.slice(at + 1, at + longestName).map((word) => word.text);
    const end = behind.findIndex((word) => !particle.test(word.toLowerCase()) && !surname.test(word));
    const whole = [text, ...(end < 0 ? behind : behind.slice(0, end))];
    // `Ann Lee op kantoor`
    const parts = whole.slice(0, whole.findLastIndex((word) => !particle.test(word)) + 1);
    const stop = parts.findIndex((part) => /[,.;)]$/.test(part));
    const name = parts
      .slice(0, stop < 0 ? parts.length : stop + 1)
      .join(' ')
      .replace(/[,.;)]$/, '');
    if (name.includes(' ') && person(name) === name && isName(name)) return name;
  }
  return null;
}

/** `8 rue Louis Blériot`, `Calle del Doctor Ramón Cajal`: whom a street is called after. */
function isOfStreet(before: readonly { text: string }[]): boolean {
  const kind = before.findLastIndex(({ text }) => isStreetKind(text));
  return kind >= 0 && before.slice(kind + 1).every(({ text }) => !/[,;:]$/.test(text));
}
const wordsOfStreet = 3;

/** `Lee`, `McAllister`, `O’Brien`, `Weiß-Kern`, perhaps with what ends its clause; no word in capitals. */
const surname = /^(?:\p{Lu}\p{Ll}{0,2}['’]?)?\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)*[,.;)]?$/u;
/** Names have at most this many words. */
const longestName = 4;
/** What stands in names in small letters. */
const particle = new RegExp(`^${anyOf(({ nameParticles }) => nameParticles)}$`, 'u');
/** Shorter words are names too rarely. */
const shortestName = 3;

/** `Calle Mayor`, `Martin Street`; a first name may end as streets do: `Héctor`. */
function namesStreet([first, ...others]: readonly string[]): boolean {
  const isCompound = (word: string) => longEnding.test(word) && hasStreetWord(word);
  return (
    isStreetKind(first!) ||
    others.some((word) => isStreetKind(word) || isCompound(word) || isPlace.test(word))
  );
}
/** `Garfield Rd`, `Calder Mill`. */
const isPlace = /^(?:rd|st|ave|blvd|ln|hwy|pkwy|mill|house|works|barn|lodge|park|wharf|yard)\.?$/i;
/** Shorter endings of streets, as in `Pickering`, are in names as well. */
const longEnding = /\p{L}(?:stra(?:ß|ss)e|straat|plein|platz|allee|gatan)$/iu;

function isParticle(word: string): boolean {
  return particle.test(word.toLowerCase());
}

/** A given name first, then words that begin with a capital and that labels, columns, titles and streets do not have. */
function isName(name: string): boolean {
  const words = name.split(' ');
  const isCapital = name === name.toUpperCase();
  const isSpelt = words.every(
    (word) =>
      particle.test(word) ||
      (/^(?:[dl].)?\p{Lu}/u.test(word) && (isCapital || word !== word.toUpperCase() || word === words[0])),
  );
  const ends = [words[0]!, words.at(-1)!];
  if (!isSpelt || words[0]!.length < shortestName || ends.some(isParticle) || namesStreet(words))
    return false;
  // `Nine Million Nine Hundred`, `Parish Secretary`
  const isAmount = words.filter((word) => numberOfWord(word) !== null).length > 1;
  if (isAmount || (namesTrade(words[0]!) && isOffice(words.at(-1)!))) return false;
  const tokens = tokenise(name);
  const isWord = (at: number) =>
    longestMatch(labelBook, tokens, at) ??
    longestMatch(columnBook, tokens, at) ??
    longestMatch(totalBook, tokens, at) ??
    longestMatch(documentBook, tokens, at);
  // `DUPONT Camille`: a surname in capitals may stand first.
  const isSurnameFirst = words[0] === words[0]!.toUpperCase() && !isCapital;
  const given = isSurnameFirst ? words.at(-1)! : words[0]!;
  return (
    isGivenName(given.split('-')[0]!) &&
    tokens.every(
      ({ text }, at) =>
        (at === 0 && !isCapital && !isSurnameFirst) || particle.test(text) || isWord(at) === null,
    )
  );
}

/** True where the line, the one above or the one below has a telephone number or a mail address. */
function isBesideContact({ lines }: Sheet, segment: Segment): boolean {
  return lines
    .slice(Math.max(0, segment.line - 1), segment.line + 2)
    .some(({ segments }) =>
      segments.some(({ text }) => readEmails(text).length > 0 || readPhone(text) !== null),
    );
}
