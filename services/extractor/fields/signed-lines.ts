import { closesLetter, isSentFrom } from '@orderloom/pages/mail-signature.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { anyOf, patternOf, phrasesIn } from '../lexicon/word-patterns.ts';
import { readCityLine } from '../values/address.ts';
import { hasLegalForm, looksLikePerson } from '../values/company.ts';
import { isDegree } from '../values/degrees.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { isOffice, namesTrade } from '../values/house-words.ts';
import { readRegistrationNumber } from '../values/registration-number.ts';
import type { BlockLine } from './party-block.ts';
import { wordsOf } from './party-lines.ts';
import { articles } from './person-names.ts';

/** Who signs a letter, and what the lines of the signature say of the house. */
export interface SignedLines {
  person: BlockLine | null;
  house: BlockLine[];
}

/** Who signs stands in one of the first lines. */
const mostLinesAbove = 2;

/**
 * The lines of a signature without farewells, offices and what the one who signs does there. A name may stand under
 * itself as it is signed, perhaps in full.
 */
export function readSigned(lines: readonly BlockLine[]): SignedLines {
  const once = lines.filter(
    ({ text }, at) => text !== lines[at - 1]?.text && !isShortOf(text, lines[at + 1]?.text ?? ''),
  );
  return readLines(once);
}

/** `M. Bakker` over `Marit Bakker`. */
function isShortOf(signed: string, printed: string): boolean {
  const [short, whole] = [signed, printed].map((text) => bareName(text).split(' '));
  return (
    isInitialled(short!.join(' ')) &&
    isFullName(whole!.join(' ')) &&
    short!.at(-1) === whole!.at(-1) &&
    short![0]![0] === whole![0]![0]
  );
}

function readLines(lines: readonly BlockLine[]): SignedLines {
  const after = lines.findIndex(({ text }) => postscript.test(text));
  const own = (after < 0 ? lines : lines.slice(0, after)).map(withoutPost).filter(
    ({ text }) =>
      !closesLetter(text) &&
      !isSentFrom(text) &&
      !isOffice(text) &&
      !isOccupation(text) &&
      !/^(?:im auftrag|i\.\s?a\.|p\.\s?o\.)$/i.test(text) &&
      // `KvK 12345678` looks like a street.
      (hasLegalForm(text) || readRegistrationNumber(text) === null),
  );
  // Over `Buyer, Indirect Materials` stands who that is, whatever the name.
  const [, below] = lines;
  const isAbovePost =
    below !== undefined && own[0] === lines[0] && isOccupation(below.text.split(/,\s+/)[0]!);
  const parts = own.map((line, at) => (at < mostLinesAbove ? signedBy(line, at, isAbovePost) : null));
  const at = parts.findIndex((part) => part !== null);
  if (at < 0 || (at > 0 && !hasLegalForm(own[0]!.text) && !namesTrade(own[0]!.text)))
    return { person: null, house: own };
  const { person, rest } = parts[at]!;
  const isSame = (line: BlockLine) => bareName(line.text) === person.text;
  // Two that look like people: one of them may be the firm.
  const isFirmBelow = own[at + 1] !== undefined && rest.length === 0 && isFullName(own[at + 1]!.text);
  return isFirmBelow && at === 0
    ? { person: null, house: own }
    : {
        person,
        house: [...own.slice(0, at), ...rest, ...own.slice(at + 1).filter(isNoPost)].filter(
          (line) => !isSame(line),
        ),
      };
}

/** `Lab Manager` right under a name, `Responsable labo`: what somebody is, whatever he is that of. */
function isNoPost({ text }: BlockLine, at: number): boolean {
  const words = text.split(' ');
  const ends = [words[0]!, words.at(-1)!];
  // `Parish Secretary`
  const isOfHouse = words.length > 1 && namesTrade(words[0]!) && isOffice(ends[1]!);
  const isPost = words.length <= longestPost && (ends.some(isOccupation) || isOfHouse);
  return at > 0 || !isPost || hasLegalForm(text);
}
const longestPost = 4;

/** `Owner, Muster & Sons`, `namens Muster BV`: the firm behind what somebody is there. */
function withoutPost(line: BlockLine): BlockLine {
  const [first = '', ...others] = line.text.split(/,\s+/);
  const isPost = others.length > 0 && (isOccupation(first) || isOffice(first));
  const bare = (isPost ? others.join(', ') : (houseBehindPost(line.text) ?? line.text))
    .replace(behalfOf, '')
    .replace(forHouse, '$1');
  return bare === line.text ? line : part(line, bare);
}
const forHouse = new RegExp(
  `^\\(?${anyOf(({ smallWords }) => smallWords.for)}\\s+(?=\\p{Lu})([^()]+)\\)?$`,
  'u',
);
/** `Site Manager - Muster Homes Ltd`, `Administratie OBS De Klimop`: the house behind the post or the office. */
function houseBehindPost(text: string): string | null {
  const [post = '', ...parts] = text.split(/\s+[-–—|]\s+/);
  if (parts.length > 0 && (isOccupation(post) || isOffice(post))) return parts.join(' - ');
  const words = text.split(' ');
  for (let count = Math.min(3, words.length - 2); count > 0; count--) {
    const [front, house] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    // `Meister Holzbau`, `Purchasing Power Ltd` may be names as a whole.
    const isHouse = startsAsHouse.test(house) || (isOccupation(front) && namesTrade(words[count]!));
    if (isHouse && (isOccupation(front) || isOffice(front))) return house;
  }
  return null;
}
/** `OBS De Klimop`, `De Zonnehoek`. */
const startsAsHouse = /^(?:\p{Lu}{2,4} )?(?:De|Het|The|La|Le|Les|El|Il) \p{Lu}/u;
const behalfOf = new RegExp(`^${anyOf(({ signing }) => signing.behalf)}\\s+`, 'iu');

const postscript = /^p\.?\s?s\.?\s?[:.]?\s/iu;
/** `i. A. Ann Lee`, `gez. Ann Lee`, `Inh. Ann Lee`, `Fdo.: Ann Lee`. */
const onBehalf = new RegExp(
  `^(?:i\\.\\s?[AV]\\.|ppa?\\.|p\\.\\s?p\\.|${anyOf(({ signing }) => signing.signed)}(?:\\.:?|:))\\s*`,
  'iu',
);
/** What parts a name from the rest of its line. */
const afterName = /\s*[,(|/]\s*|\s+[–—-]\s+/u;
const initialled = new RegExp(
  `^(?:\\p{Lu}\\.[- ]?){1,3}(?:${anyOf(({ nameParticles }) => nameParticles)}\\s){0,2}\\p{Lu}[\\p{Ll}'’][\\p{L}'’]*(?:[ -]\\p{Lu}[\\p{L}'’]+)?$`,
  'u',
);
/** The one who signs, and what stands behind the name: a firm, in `Ben Hart - Hart Bros`. Initials and first names sign only above all else. */
function signedBy(
  line: BlockLine,
  at: number,
  isAbovePost = false,
): { person: BlockLine; rest: BlockLine[] } | null {
  const beside = at === 0 ? ofHouse(line) : null;
  if (beside) return beside;
  const [first = '', ...others] = line.text.split(afterName);
  const name = withoutLetters(bareName(first));
  const isAlone = at === 0 && !hasLegalForm(line.text) && (isInitialled(name) || isFirstName(name));
  const isPost = isAbovePost && at === 0 && name.includes(' ') && looksLikePerson(name) && !namesTrade(name);
  if (!isFullName(name) && !isAlone && !isPost) return null;
  const rest = others
    .map((text) => text.replace(/[)\s]+$/, ''))
    .filter((text) => text !== '' && !isDegree(text) && !isOffice(text) && !isOccupation(text));
  return { person: part(line, name), rest: rest.map((text) => part(line, text)) };
}

/** `Jo @ Copper Kettle`, `Anna vom Café Morgenrot`: who signs by the first name, and the house; `Anna von Berg` is a name. */
function ofHouse(line: BlockLine): { person: BlockLine; rest: BlockLine[] } | null {
  const [, who = '', mark = '', house = ''] = nameOfHouse.exec(line.text) ?? [];
  if (house === '') return null;
  const isPlain = mark === '@' || isFirstName(who);
  const isHouse = apart.test(mark) || namesTrade(house) || hasLegalForm(house);
  return isPlain && isHouse ? { person: part(line, who), rest: [part(line, house)] } : null;
}
const markOfHouse = phrasesIn(
  ({ smallWords }) => smallWords.from,
  ({ smallWords }) => smallWords.at,
  ({ smallWords }) => smallWords.of,
);
const nameOfHouse = new RegExp(
  `^(\\p{Lu}\\p{Ll}+) (@|${patternOf(markOfHouse)}(?: ${anyOf(({ smallWords }) => smallWords.the)})?) (\\p{Lu}[^,:;]*)$`,
  'u',
);
const inNames = phrasesIn(({ nameParticles }) => nameParticles);
/** They stand in no names of people. */
const apart = new RegExp(`^(?:@|${patternOf(markOfHouse.filter((word) => !inNames.includes(word)))})$`, 'u');

/** True for a line with the name of a person who signs. */
export function signsAbove({ text, words }: BlockLine): boolean {
  return signedBy({ text, words }, 0) !== null;
}

/** `M. Bakker` is no Monsieur. */
function bareName(text: string): string {
  const name = text.replace(onBehalf, '').trim();
  const bare = name.replace(honorific, '');
  return bare.includes(' ') ? bare : name;
}

/** `Kim Odell RVN`; letters in capitals may be a surname, as in `Jean Pierre ROUX`. */
function withoutLetters(name: string): string {
  const [, bare = '', letters = ''] =
    /^(\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}'’-]+) ([B-DF-HJ-NP-TV-XZ]{2,5})$/u.exec(name) ?? [];
  return isDegree(letters) ? bare : name;
}

function part(line: BlockLine, text: string): BlockLine {
  return { text, words: wordsOf(line, text) };
}

/** A given name first, then a surname; a kind of firm among them is no surname. */
export function isFullName(name: string): boolean {
  const [first = '', ...others] = name.split(' ');
  return (
    others.length > 0 &&
    !articles.test(name) &&
    name !== name.toUpperCase() &&
    looksLikePerson(name) &&
    isGivenName(first.split('-')[0]!) &&
    !namesTrade(name) &&
    readCityLine(name) === null
  );
}

/** `M. Bakker`, `P.J. de Vries`. */
export function isInitialled(name: string): boolean {
  return initialled.test(name) && looksLikePerson(name) && !namesTrade(name);
}

/** `Anna`, as people sign whom one knows. */
export function isFirstName(name: string): boolean {
  return /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(name) && isGivenName(name.split('-')[0]!);
}

/** `Purchasing Manager`, `Responsable des achats`, `Owner`: what somebody is in the firm, and nothing else. */
export function isOccupation(text: string): boolean {
  const words = text.split(/[\s/]+/).filter((word) => /\p{L}/u.test(word));
  const senses = words.map((word) => sensesOf(word, tokenise(word))?.flatMap((one) => [...one]) ?? []);
  const isPost = (at: number) => senses[at]!.some((sense) => posts.has(sense));
  return (
    words.length > 0 &&
    !/[\d@:]/.test(text) &&
    words.some((_, at) => isPost(at)) &&
    // `Hotel Manager`, but not `Meister Holzbau`
    words.every(
      (word, at) =>
        senses[at]!.length > 0 || isOffice(word) || (namesTrade(word) && isPost(words.length - 1)),
    )
  );
}
const posts: ReadonlySet<string> = new Set(['manager', 'director', 'person', 'buyer']);
