import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { isGivenName } from './given-name.ts';
import { honorific } from './honorific.ts';
import { namesTrade } from './house-words.ts';
import { britishCounties, usStates } from './regions.ts';
import { remembered } from './remembered.ts';

/** No name of a company or person is longer. */
const longestName = 160;
const forms = [...new Set(lexicons.flatMap(({ legalForms }) => phrasesOf(legalForms)))];
/** A form of so few letters is a word of some language: without its dots it counts in capitals or as printed. */
const mostShortLetters = 3;
const [shortForms, longForms] = [forms.filter(isShort), forms.filter((form) => !isShort(form))];
const anyCase = formPattern(
  [
    ...shortForms.filter((form) => form.includes('.')).map((form) => form.replace(/\. ?(?=.)/g, '\\.\\s?')),
    ...longForms.map((form) => escaped(form).replace(/\. ?/g, '\\.?\\s?').replace(/ /g, '\\s?')),
  ],
  'iu',
);
/** South Carolina and Maine: in capitals they stand in addresses. */
const states = new Set(['SC', 'ME']);
/** Women are called so: of several firms it is said in capitals. */
const givenNames = new Set(['Ute']);
const asPrinted = formPattern(
  shortForms
    .map(escaped)
    .flatMap(withoutDots)
    .filter((form) => !states.has(form) && !givenNames.has(form)),
  'u',
);

function isShort(form: string): boolean {
  return form.replace(/[^\p{L}]/gu, '').length <= mostShortLetters;
}

function escaped(form: string): string {
  return form.replace(/[()/+]/g, '\\$&');
}

/** `S.p.A.` gives `SpA`, `SPA` and `Spa`. */
function withoutDots(form: string): string[] {
  const bare = form.replace(/[. ]/g, '');
  return [bare, bare.toUpperCase(), bare[0]!.toUpperCase() + bare.slice(1).toLowerCase()];
}

/** The longest come first. */
function formPattern(sources: readonly string[], flags: string): RegExp {
  const all = [...new Set(sources)].sort((one, other) => other.length - one.length);
  return new RegExp(`(?:^|[\\s,(])(?:${all.join('|')})\\.?(?=$|[\\s,)•|])`, flags);
}

const personLike = /^\p{Lu}[\p{L}'’.-]+(?:\s+(?:[\p{L}]\.?|-|[\p{L}'’.-]{2,})){1,3}$/u;
const offices =
  /\b(?:accounts?|payable|department|dept|purchasing|customer|service|office|team|warehouse|receiving|store ?rooms?|stock ?rooms?|stores|pharmacy|buchhaltung|einkauf|inkoop|comptabilit|achats|compras|acquisti|zakup|indkøb|magazijn|lager|almac|magazzino|magazyn)\b/i;

/** True when a line names a legal form beside a name: `Muster Works LLC`. */
export const hasLegalForm = remembered(showsLegalForm);

function showsLegalForm(line: string): boolean {
  if (line.length > longestName) return false;
  const form = legalFormIn(line);
  const rest = form === null ? '' : line.replace(form, ' ').trim();
  // `EK 3,15` is a price.
  return /\p{L}{2}|\d/u.test(rest) && !/^\d[\d.]*[.,]\d{2}$/.test(rest);
}

/** The legal form in a line as printed, or null. */
export const longestLegalForm = remembered((line): string | null => {
  const found = [asPrinted.exec(line), anyCase.exec(line), inSmallLetters.exec(line)].flatMap((match) =>
    match ? [match[0].trim()] : [],
  );
  return found.sort((one, other) => other.length - one.length)[0] ?? null;
});

/** A search for some hundred forms, which costs most where there is none: in nearly every word of a page. */
const legalFormIn = remembered(
  (line): string | null =>
    (asPrinted.exec(line) ?? anyCase.exec(line) ?? inSmallLetters.exec(line))?.[0] ?? null,
);
/** `nordwind metallbau ag`: a house that writes all its name in small letters. */
const inSmallLetters = /(?<=^(?:\p{Ll}[\p{Ll}\d&+.'’-]*\s){1,4})(?:ag|bv|nv|ltd|llc|srl|aps)$/u;

/** What stands in names in small letters. */
const nameParticle = new RegExp(
  `^(?:${anyOf(({ nameParticles }) => nameParticles)}|vom|el|al|av|dela|bin|ibn|ben|abu|ul|ur|ap|-|['’]t|d['’]\\p{Lu}.*)$`,
  'u',
);

/** Shorter small words that are none of names join others: `Access via Mill`, `Avis am Vortag`. */
const longestJoint = 3;

/** `Portland OR`; all in capitals it may be a name: `JACK MA`. */
const townOfState = new RegExp(`\\p{Ll}\\s(?:${usStates})$`, 'u');

/** A line of an address of its own: `West Yorkshire`, `Tyne and Wear`. */
const county = new RegExp(`^(?:${britishCounties})$`, 'iu');

/** Shorter words for what a house does are surnames as well. */
const shortestTrade = 6;
const shortestTradeOfTwo = 7;

/** `Muster General Hospital`; `K. Temple`, `Mr Church` and `Alice Mills` are people, as who is called Kro or Hof. */
function isCalledByTrade(words: readonly string[]): boolean {
  const [first = ''] = words;
  const shortest = words.length > 2 ? shortestTrade : shortestTradeOfTwo;
  return (
    words.some((word) => word.length >= shortest && namesTrade(word)) &&
    !/^\p{Lu}\.?$/u.test(first) &&
    !honorific.test(words.join(' ')) &&
    !isGivenName(first)
  );
}

/** True for two to four words that begin with a capital, without legal form, digit or office: perhaps a person. */
export const looksLikePerson = remembered((line): boolean => {
  const name = line.trim();
  if (line.length > longestName || !personLike.test(name) || townOfState.test(name) || county.test(name))
    return false;
  const isCapital = (word: string) => /^(?:['’]t )?\p{Lu}/u.test(word);
  const words = line.trim().split(/\s+/);
  // Some write `Anand kumar V`.
  const small = words.filter((word) => !isCapital(word) && !nameParticle.test(word));
  return (
    isCapital(words.at(-1)!) &&
    small.length < 2 &&
    small.every((word) => word.length > longestJoint) &&
    !hasLegalForm(line) &&
    !namesOffice(line) &&
    !isCalledByTrade(words)
  );
});

const firmWords =
  /^(?:company|firma|soci[eé]t[eé]|entreprise|empresa|azienda|ditta|bedrijf|onderneming|virksomhed)\s/iu;

/** True for a name that begins with a word for a firm: `Azienda Speciale Valdarno`, but not `Firma: Muster`. */
export function beginsWithFirm(text: string): boolean {
  const word = firmWords.exec(text)?.[0];
  return word !== undefined && /^\p{Lu}/u.test(text.slice(word.length));
}

/** True for a text with the word for a part of a firm: `Einkauf`, `Accounts payable`. */
export function namesOffice(text: string): boolean {
  return offices.test(text);
}

/** Letters and digits without legal forms, to tell whether two printed names are one company. */
export const companyKey = remembered((name): string => {
  // `S. Coop. And.` is no form word by word.
  const form = name.length > longestName ? null : longestLegalForm(name);
  const whole = form?.includes(' ') ? name.replace(form, ' ') : name;
  const bare = whole.replace(inSmallLetters, ' ');
  return bare
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[\s,]+/)
    .filter((word) => legalFormIn(word) === null)
    .join('')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
});
