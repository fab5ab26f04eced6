import { ands, ors } from '../lexicon/conjunctions.ts';
import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { dateWords, isSameAddress, isUnit, labelBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { cityForms, plates } from './city-forms.ts';
import { isAlsoState, readCountry, splitCountry, splitCountryCode } from './country.ts';
import { foldWord } from './fold.ts';
import {
  britishCounties,
  codelessTowns,
  indianStates,
  italianProvinces,
  spanishProvinces,
} from './regions.ts';
import { readRegistrationNumber } from './registration-number.ts';
import { remembered } from './remembered.ts';
import { holdsDay } from './whole-day.ts';

/** The line of an address that holds postal code and city. */
export interface CityLine {
  /** What stands before them on the same line, often the street. */
  before: string;
  postalCode: string | null;
  city: string;
  country: string | null;
  /** False for digits before a name, which may as well be a house number and a street. */
  certain: boolean;
}

/** No line of an address is longer. */
const longestLine = 200;

/** Stands between state and ZIP code in letters from abroad: `Carolina, PR EE.UU., 00988`. */
const american =
  /(?<![\p{L}.])(?:U\.?S\.?A\.?|EE\.?\s?UU\.?)(?=[\s,]|$)|(?<=\p{L}[\s,]+)(?:U\.?S\.?|United States(?: of America)?)(?=[\s,]+\d{5}(?!\d))/u;

/** What some countries print before the code, and a comma behind it: `C.P. 64000, Monterrey`, `CEP 13069-310 Campinas`. */
const codeWord =
  /(?<![\p{L}.])(?:ZIP(?:\s*Code)?|C\.?\s?P\.?|CEP|C\.?A\.?P\.?|PLZ|kod(?:\s+pocztowy)?)\s*:?\s*(\d[\d -]*\d)\s*,?/iu;

/** `Joinville - SC (89219000)`: a code of eight digits in brackets behind its town. */
const codeInBrackets = /^(\p{Lu}[^()\d]+?)\s\((\d{5})-?(\d{3})\)$/u;

/** `Ruta 9 y Calle 4 - Villa Rosa (7180)`: behind a street a code of four digits in brackets, as in Argentina; `Muster Leeds (2714)` is a shop. */
const shortCodeInBrackets =
  /^((?:Av(?:da)?\.?|Avenida|Calle|Ruta|R\.N\.|Bv\.|Boulevard|Camino|Pasaje)\s.*\d.*?)(?:,\s*|\s[-–]\s)(\p{Lu}\p{L}[\p{L}.' ]+?)\s\(([A-Z]?[1-9]\d{3})\)$/u;

/** `CEP: 13069310`: without its hyphen only that word tells what the digits are. */
const brazilian = /(?<=(?<!\p{L})CEP[\s:.]{0,3})(\d{5})(\d{3})(?!\d)/iu;

/** `28001, Madrid`; `10045, Elm Street` is a house and its street. */
const commaBehindCode = /^(\d{5}|\d{4}-\d{3}|\d{2}-\d{3}),\s+(?=\p{Lu}\p{L}{2})/u;
/** `11500, Marbella (Málaga)`: a comma behind the code, and the province. */
const codeAhead = new RegExp(`^(\\d{5}),\\s(?=\\p{Lu}[^()\\d]*\\s\\((?:${spanishProvinces})\\))`, 'iu');
const province = new RegExp(`\\s\\((?:${spanishProvinces})\\)$`, 'iu');
/** What India calls its postal codes, before one: `PIN: 560 058`, `Pin Code - 641048`. */
const pinWord = /,?\s*(?<![\p{L}.])PIN(?:\s?(?:code|no\.?))?[\s:.–-]*(?=[1-9]\d{2}\s?\d{3}(?!\d))/iu;
/** Behind the state, for the tax office: `Karnataka, State Code: 29`. */
const stateCode = /,?\s*\(?State Code\s*:?\s*\d{1,2}\)?|\s\(\d{2}\)(?=[\s–-]+[1-9]\d{2}\s?\d{3}$)/i;
/** `Gujarat, India - 382 415` */
const indian = /[\s,]*(?<!\p{L})India(?=[\s,–-]+[1-9]\d{2}\s?\d{3}$)/iu;

/** `25031 Capriolo, BS, IT`, `25031 Capriolo (BS), Italia`: a province between its town and the country. */
const provinceInItaly = new RegExp(
  `(?<=\\d{5}\\s[^\\d,()]+?)(?:,\\s*(${italianProvinces})|\\s?\\((${italianProvinces})\\))[,\\s]+(?:IT|Itali[ae]|Italy)$`,
  'u',
);

/** `Cullera (46400), Valencia, España`, `Coimbra (3000-213), Portugal`: a code in brackets behind its town, before its province and country. */
const codeBehindTown =
  /^(?<before>(?:.*,\s)?)(?<town>\p{Lu}[^()\d,]+?)\s\((?<code>\d{5}|\d{4}-\d{3}|\d{2}-\d{3}|\d{4}\s?\p{Lu}{2})\)(?:,\s(?<province>[^()\d]+))?$/u;
const isSpanishProvince = new RegExp(`^(?:${spanishProvinces})$`, 'iu');

/** The same with the code ahead; as it is printed where neither a province nor a country says that it is one. */
function withCodeAhead(line: string): string {
  const { before = '', town = '', code, province = '' } = codeBehindTown.exec(line)?.groups ?? {};
  if (code === undefined) return line;
  const isSpanish = code.length === 5 && isSpanishProvince.test(province || town);
  const country = province.split(/,\s*/).at(-1)!;
  if (isSpanish) return `${before}${code} ${town} (${province || town})`;
  return readCountry(country) === null ? line : `${before}${code} ${town}, ${country}`;
}

/** `46400 CULLERA - VALENCIA`, `46400 Cullera, Valencia, España`: the province behind its town, as programs of Spain print it. */
const provinceBehindTown = new RegExp(
  `(?<=(?<!\\d)\\d{5}\\s\\p{Lu}[^\\d,()–]*?)(?:\\s[-–]\\s|,\\s)(${spanishProvinces})(?=$|,\\s\\p{Lu}\\p{L}+$)`,
  'iu',
);

const isState = new RegExp(`^(?:${indianStates})$`, 'iu');
const isProvince = new RegExp(`^(?:${italianProvinces})$`, 'u');
const isCounty = new RegExp(`^(?:${britishCounties})$`, 'iu');

/** True for a text that stands for an address printed elsewhere, whatever else it tells: `as above, until 3.30 pm`. */
export function refersToAddress(text: string): boolean {
  if (text.length > longestLine) return false;
  const [lead = '', ...rest] = text.split(/[.,;:!)]\s+|\s[-–(]\s?/);
  const isPlace = (piece: string) =>
    readCityLine(piece) !== null || (looksLikeStreet(piece) && piece.split(' ').length <= longestStreet);
  return isSameAddress(text) || (isSameAddress(lead) && !rest.some(isPlace));
}
/** In words; a sentence that names a street has more. */
const longestStreet = 5;

/** Reads a line such as `APPLETON, WI 54914`, `D-63571 Gelnhausen`, `1011 AA Amsterdam, NL`; null when it is none. */
export const readCityLine = remembered(cityIn);

/** `HRB 7714 AG Bamberg`: an entry at its court, no Dutch postal code. */
const courtRegister = /^(?:Registergericht\s)?HR[AB]\s?\d/u;

/** What each code has, or the box of a country without codes, beside letters: most lines with a digit have none of it. */
const mayHoldCode = /\d{3}|[a-z]\d|[a-z][oi][a-z] ?[\doi][a-z][\doi]|box/iu;

function cityIn(line: string): CityLine | null {
  if (line.length > longestLine || courtRegister.test(line)) return null;
  if (!/\d/.test(line) || endsCodeless.test(line)) return townWithoutCode(line);
  if (!mayHoldCode.test(line) || !/\p{L}/u.test(line)) return null;
  const bare = withCodeAhead(line.trim())
    .replace(stateCode, '')
    .replace(pinWord, ' ')
    .replace(indian, ' ')
    .replace(codeInBrackets, '$2-$3 $1')
    .replace(shortCodeInBrackets, '$1, $3 $2')
    .replace(brazilian, '$1-$2')
    .replace(codeWord, ' $1 ')
    .replace(codeAhead, '$1 ')
    .replace(provinceBehindTown, ' ($1)')
    .replace(commaBehindCode, (whole, code: string) => (hasStreetWord(line) ? whole : `${code} `))
    .replace(provinceInItaly, ' $1$2, IT')
    .replace(american, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim();
  const coded = american.test(line) ? null : besideCode(bare);
  if (coded) return coded;
  const boxed = townBehindBox(bare);
  if (boxed) return boxed;
  const { rest, country: named } = splitCountry(bare);
  const country = american.test(line)
    ? 'US'
    : (named ?? (pinWord.test(line) || indian.test(line) ? 'IN' : null));
  return inForms(rest, country) ?? (rest === bare ? null : inForms(bare, country));
}

/** `P.O Box 4711 Kampala - Uganda Tel: 0414 555018`: a country that has no codes, and the number is that of the box. */
function townBehindBox(line: string): CityLine | null {
  const { rest, country } = splitCountry(line.replace(contactBehind, ''));
  const { before, city } = behindBox.exec(rest)?.groups ?? {};
  return country === null || before === undefined || city === undefined || isNoTown(city)
    ? null
    : { before, postalCode: null, city, country, certain: true };
}
/** `P.O. Box 12 Postal Code, Kenya`, `P.O. Box 4711 Mill Lane, UK` */
function isNoTown(city: string): boolean {
  const all = tokenise(city);
  const isLabel = longestMatch(labelBook, all, 0)?.length === all.length;
  return isLabel || /^(?:postal|post|zip|area)\s?code$/iu.test(city) || hasStreetWord(city);
}
const contactBehind =
  /[\s,]+(?:tel(?:ephone)?|phone|mob(?:ile)?|cell|fax)\.?(?:\s?nos?\.?)?\s?:?\s?[+(]?\d[\d\s()/.-]{5,}$/iu;
const behindBox =
  /^(?<before>(?:.*[\s,])?P\.?\s?O\.?\s?Box\s(?:No\.?\s?)?\d{1,6})[\s,–-]+(?<city>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)$/iu;

/** `P.O. Box 4711, Dubai, U.A.E.`, `Sharjah - UAE`: a town of a country without codes, behind its street or before its country. */
function townWithoutCode(line: string): CityLine | null {
  const { rest, country: named } = splitCountry(line.trim());
  const ofCountry = codelessTown.exec(rest);
  // Hong Kong is both.
  const [, before = '', city] = ofCountry ?? codelessTown.exec(line.trim()) ?? [];
  if (city === undefined) return null;
  const country = ofCountry ? named : null;
  const [home] = homes.find(([, towns]) => towns.test(city)) ?? [null];
  if ((before === '' && country === null) || (country !== null && country !== home)) return null;
  return { before, postalCode: null, city, country: home, certain: true };
}
/** The country of such a town, perhaps before its country; null for any other. */
export function homeOfTown(text: string): string | null {
  const read = townWithoutCode(`-, ${text}`);
  return read?.before === '-' ? read.country : null;
}

const homes = Object.entries(codelessTowns).map(
  ([home, towns]) => [home, new RegExp(`^(?:${towns})$`, 'iu')] as const,
);
const codeless = Object.values(codelessTowns).join('|');
const codelessTown = new RegExp(`^(?:(.*?)\\s*(?:,|\\s[-–]|$)\\s*)?(${codeless})$`, 'iu');
/** With at most a country behind it. */
const endsCodeless = new RegExp(`(?:^|[,–-]\\s*)(?:${codeless})(?:[\\s,–-]+[\\p{L}. ]{3,24})?$`, 'iu');

/**
 * `Upwell 4321`: a town before a code of four digits, as in New Zealand and South Africa. Much else has such numbers: ask
 * only under or behind a street.
 */
export const townBeforeCode = remembered((line): CityLine | null => {
  const [, city = '', code = ''] = townOverCode.exec(line.trim()) ?? [];
  const all = tokenise(city);
  const isOther =
    (hasStreetWord(`Xx ${city}`) && !endsAsTown.test(city)) ||
    longestMatch(labelBook, all, 0) !== null ||
    dateWords.months.has(foldWord(city));
  return city === '' || isOther || isRoom.test(city)
    ? null
    : { before: '', postalCode: code, city, country: null, certain: false };
});
/** `Boksburg 1459`: a town of one word that ends as streets do elsewhere. */
const endsAsTown =
  /^\p{Lu}\p{L}{2,}(?:burg|berg|bergen|dorp|fontein|stad|veld|hof|kamp|hoek|dal|oord|poort)$/iu;
const townOverCode = /^(\p{Lu}[\p{L}'’.-]{2,}(?:\s\p{Lu}[\p{L}'’.-]*){0,3})[\s,]+(\d{4})$/u;
const isRoom =
  /^(?:room|level|floor|shop|office|warehouse|depot|plant|stores?|site|job|lot|stand|erf|portion|ext(?:ension)?|gate|dock|bay|line|zone|phase|sector|block|tel|fax|phone|werk|halle|tor|lager|rampe|raum|magazijn|hal|poort|magasin|b[âa]timent|quai|almac[eé]n|nave|muelle|magazzino|capannone|armaz[eé]m|cais|magazyn|hala|brama|rampa|bygning|port)(?!\p{L})/iu;

/** `Tampa, FL 33619 US`; the letters behind five digits and a town may be an Italian province's: `24040 Zingonia, BG`. */
function besideCode(line: string): CityLine | null {
  const coded = splitCountryCode(line);
  if (!coded) return null;
  const { rest, country, isMarked } = coded;
  const alone = inForms(rest, null);
  const isOf = alone?.country === country;
  if (isAlsoState(country) && !isOf) return null;
  const isOpen = !isOf && isProvince.test(country) && alone?.postalCode?.length === 5;
  // `2200 San Marcial Ave SE` is a street in the south-east.
  const isStreet = !isOf && (hasStreetWord(rest) || (country === 'SE' && /^\d{1,4}\s/.test(rest)));
  if (!isMarked && (isOpen || isStreet)) return null;
  if (alone && !isOf && alone.country !== null) return null;
  const city = alone ?? inForms(rest, country);
  return city && { ...city, country: isOpen ? null : country, certain: !isOpen };
}

/** Those whose code stands in the line. */
function formsFor(line: string) {
  const stands = new Map<RegExp, boolean>();
  return cityForms.filter(({ shape }) => {
    const known = stands.get(shape) ?? shape.test(line);
    stands.set(shape, known);
    return known;
  });
}

/** `2530 Luxembourg` and `Singapore 049315` are of a country that is called as its town. */
function inForms(rest: string, country: string | null): CityLine | null {
  if (/^west virginia[\s,]+\d{5}/iu.test(rest)) return null;
  for (const form of formsFor(rest)) {
    const groups = form.pattern.exec(rest)?.groups;
    if (
      !groups?.city ||
      !groups.code ||
      (form.needsCountry && (country ?? readCountry(groups.city.trim())) === null) ||
      /^(?:box|suite|po box|postfach|unit|room|floor)$/i.test(groups.city.trim()) ||
      namesNumber(groups.city) ||
      endsWithNorm.test(groups.city) ||
      (form.country === null && (isOfNumber(groups) || endsInNumber.test(rest))) ||
      // `26 April 2025 by apclerk`
      /^\p{Ll}+ [^\p{Lu}]+$/u.test(groups.city.trim()) ||
      conjunction.test(groups.city.trim()) ||
      (form.country === 'NL' && isCompassStreet(groups.code, groups.city)) ||
      (form.country === null && country === null && !groups.before && isEnglishStreet(groups.city)) ||
      // `3542 AB` whose town stands elsewhere.
      (form.country === null && /^[A-Z]{1,2}$/.test(groups.city.trim())) ||
      // Whose town stands in the line above.
      isState.test(groups.city.trim()) ||
      (form.country === 'GB' && (isCounty.test(groups.city.trim()) || isCountyAlone(rest, groups.code))) ||
      (form.country === 'IE' && /^co(?:unty|\.)?\s\p{L}+$/iu.test(groups.city.trim()))
    )
      continue;
    const isCodeFirst = rest.lastIndexOf(groups.city) > rest.lastIndexOf(groups.code);
    const { before, city } = isCodeFirst
      ? behindCode(groups.before ?? '', groups.city)
      : splitAtComma(groups.before ?? '', groups.city);
    const plate = groups.land
      ? (plates[groups.land.toUpperCase()] ?? readCountry(groups.land.toUpperCase()))
      : null;
    return {
      before,
      postalCode: form.code?.(groups.code) ?? groups.code,
      // A sentence may end with its town.
      city: city.replace(province, '').replace(/(?<=\p{Ll}{4})\.$/u, ''),
      country: country ?? plate ?? form.country,
      certain:
        form.country !== null ||
        plate !== null ||
        /^\d{6}$/.test(groups.code) ||
        isTownOnRiver(`${groups.code} ${city}`) ||
        (form.needsCountry === true && country !== null),
    };
  }
  return null;
}

/** `PO-9876 cancelled`, `Order #88271 Widgets`: what no country's letters stand before is a number of something. */
function isOfNumber({ before = '', land }: Readonly<Record<string, string | undefined>>): boolean {
  if (land === undefined) return /[\p{L}\d][-–]$|#\s?$/u.test(before);
  return plates[land.toUpperCase()] === undefined && readCountry(land.toUpperCase()) === null;
}

/** `Invoice #: INV-88271` */
const endsInNumber = /(?:^|[\s:#])\p{Lu}{2,5}-\d{5}$/u;

/** `73312 Geislingen an der Steige`: no street is called so behind a code, whatever word it ends with. */
function isTownOnRiver(text: string): boolean {
  const [, town, by, river] = townOnRiver.exec(text) ?? [];
  // `2000 Sacs sur Palette`; a Steige is a hill as well as a crate.
  return town !== undefined && !isUnit(town) && (/ der$/.test(by!) || !isUnit(river!));
}
const townOnRiver =
  /^\d{4,5} (\p{Lu}\p{Ll}[\p{L}-]+) (an der|am|ob der|sur|aan den|aan de)\s(\p{Lu}\p{Ll}[\p{L}-]+)$/u;

/** `… on or before 26 November 2026 and`: the sentence goes on. */
const conjunction = new RegExp(`^(?:${ands}|${ors}|ed|of)$`, 'u');

/** `North Yorkshire DL8 2QA`: the county of two words has no town before it. */
function isCountyAlone(rest: string, code: string): boolean {
  return isCounty.test(rest.slice(0, rest.lastIndexOf(code)).replace(/[\s,]+$/, ''));
}

/** `Verbandkasten DIN` before its number: the norm that goods are made by. */
const endsWithNorm = /(?:^|\s)(?:DIN|ISO|IEC|ANSI|ASTM|NEN|UNI|UNE)$/;

/** `USt-IdNr. DE81 4277595`, `IBAN` before its digits: a label of a number is no town. */
function namesNumber(city: string): boolean {
  const words = tokenise(city);
  const label = longestMatch(labelBook, words, 0);
  const isOfNumber = label?.meanings.some(({ kind }) => kind === 'vatId' || kind === 'bankAccount') === true;
  return isOfNumber && label?.length === words.length;
}

/** `1916 NE Argyle St`: a street of an American town, and no Dutch code. */
function isCompassStreet(code: string, city: string): boolean {
  const words = city.trim().split(' ');
  const last = words.at(-1)!.replace(/\.$/, '');
  return (
    /(?:NE|NW|SE|SW)$/.test(code) &&
    words.length > 1 &&
    (isStreetKind(last) || /^(?:st|rd|dr|ln|ct|pl)$/i.test(last))
  );
}

/** `7725 Reading Road`, `4410 Fulton Blvd SW`: a house and its street; where the code comes first no town is called so. */
function isEnglishStreet(city: string): boolean {
  const words = city.trim().split(' ');
  if (/^[NSEW]{1,2}$/.test(words.at(-1)!)) words.pop();
  return words.length > 1 && englishKinds.has(words.at(-1)!.toLowerCase().replace(/\.$/, ''));
}
/** `Bryanston Park` and `Forest Hill` are parts of towns as well. */
const englishKinds = new Set(
  phrasesOf(
    'street, st, road, rd, avenue, ave, drive, dr, lane, ln, blvd, boulevard, parkway, pkwy, court, ct, highway, hwy, turnpike, tpke, expressway, freeway',
  ),
);

/** The code parts what stands before it from the city. */
function behindCode(before: string, city: string): Pick<CityLine, 'before' | 'city'> {
  const parts = {
    before: before.replace(/[\s,-]+$/, ''),
    city: city.trim().replace(/^[\s,-]+|[\s,-]+$/g, ''),
  };
  return splitAtStreet(parts) ?? parts;
}

/** Keeps the words after the last comma as the city, and what stands before it as the rest of the line. */
function splitAtComma(before: string, city: string): { before: string; city: string } {
  const whole = `${before}${city}`;
  const comma = whole.replace(/[\s,-]+$/, '').lastIndexOf(',');
  if (comma < 0) {
    const parts = {
      before: before.replace(/[\s,-]+$/, ''),
      city: city.trim().replace(/^[\s,-]+|[\s,-]+$/g, ''),
    };
    return splitAtStreet(parts) ?? parts;
  }
  const behind = whole.slice(comma + 1).trim();
  const room = /^(?:suite|ste|unit|apt|room|floor|bldg|building)\.?\s\S+\s/i.exec(behind)?.[0] ?? '';
  return {
    before: `${whole.slice(0, comma)}${room && `, ${room}`}`.trim(),
    city: behind.slice(room.length).replace(/[\s,-]+$/, ''),
  };
}

/** `95` before `Old Mill Road Gateshead`: the city begins behind the word for the street. */
function splitAtStreet({
  before,
  city,
}: Pick<CityLine, 'before' | 'city'>): Pick<CityLine, 'before' | 'city'> | null {
  if (!/^\d{1,5}[a-z]?$/i.test(before)) return null;
  const words = city.split(' ');
  const isStreet = (at: number) => at > 0 && hasStreetWord(`Xx ${words[at]}`);
  // `12 Main St St Louis`: behind a street this is a saint.
  const last = words.findLastIndex(
    (word, at) => isStreet(at) && !(/^st\.?$/i.test(word) && isStreet(at - 1)),
  );
  if (last < 0 || last === words.length - 1) return null;
  return {
    before: [before, ...words.slice(0, last + 1)].join(' '),
    city: words.slice(last + 1).join(' '),
  };
}

const streets = [...new Set(lexicons.flatMap((lexicon) => phrasesOf(lexicon.streets)))];
const whole = streets.filter(
  (street) => street.replace(/[^\p{L}]/gu, '').length > 2 && !street.startsWith('-'),
);
/** Words of one or two letters need their dot, or a name before them as in `Main St`. */
const abbreviated = streets.filter((street) => /^\p{L}{1,2}$/u.test(street));
const endings = streets.filter((street) => street.startsWith('-')).map((street) => street.slice(1));
const streetWords = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:${alternatives(whole)})(?!\\p{L})`,
    `(?<![\\p{L}\\d])(?:${alternatives(abbreviated)})\\.(?!\\p{L}\\.)`,
    '\\p{L}\\s(?:st|rd|dr|ln|ct|pl|cl|cr)(?=$|[\\s,])|(?<!\\p{L})(?:c/|km|ul|al|av|bd)(?=\\s)|(?<!\\p{L})p\\.?\\s?o\\.?\\s?box',
    `\\p{L}(?:${alternatives(endings)})(?!\\p{L})`,
  ].join('|'),
  'iu',
);

/** The longest come first; what is no letter is meant as it stands. */
function alternatives(all: readonly string[]): string {
  return [...all]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[./()]/g, '\\$&'))
    .join('|');
}

/** True for a number of a place in a register of all, as stands before its name: `GLN 4007450846147`. */
export function isPlaceCode(text: string): boolean {
  return /^[:\s]*(?:GLN|ILN|EAN|D-?U-?N-?S)\b/.test(text);
}

const wholeWords = new Set(whole.map((word) => word.toLowerCase()));

/** True for a word that is a kind of street by itself: `Calle`, not `Hauptstraße`. */
export function isStreetKind(word: string): boolean {
  return wholeWords.has(word.toLowerCase());
}

/** True for `No. 52`, `Plot 18`, `Survey No. 119/4`: what stands behind it is the street. */
export function isPlot(text: string): boolean {
  return new RegExp(`^${plot}$`, 'iu').test(text);
}
const plot =
  '(?:(?:(?:survey|sy\\.?|s\\.?\\s?f\\.?|s\\.|gat|gut|c\\.?t\\.?s\\.?|plot|door|shop|flat|house|gala|khasra|shed|h\\.?) )?no\\.?:?|plot|#)\\s?(?:\\p{L}-?)?\\d[\\p{L}\\d/-]{0,8}';
const plotBefore = new RegExp(`^${plot},\\s\\S+\\s\\S`, 'iu');

/** True when a line names a kind of street: then digits before it are a house number. */
export const hasStreetWord = remembered((line): boolean => {
  return line.length <= longestLine && (streetWords.test(line) || plotBefore.test(line));
});

/** True for a line that looks like street and house number, none (`s/n`), or a post box. */
export const looksLikeStreet = remembered((line): boolean => {
  return (
    line.length <= longestLine &&
    /\d|\ss\/n\.?$/i.test(line) &&
    !/@|www\.|^\+?[\d\s()./-]+$/.test(line) &&
    readRegistrationNumber(line) === null &&
    !longNumber.test(line.trim()) &&
    !holdsDay(line) &&
    (hasStreetWord(line) || /^\d+(?:[-–]\d+)?\s+\p{L}|\p{L}\.?\s+\d+\s?[a-z]?$/iu.test(line.trim()))
  );
});

/** `Ordre 1000482219`: no house is numbered so. */
const longNumber = /^\p{L}+\.? \d{7,}$/u;

/** True for a text that begins with a post box: letters go there, never goods. */
export function namesPostBox(text: string): boolean {
  return postBox.test(text);
}
const postBox =
  /^(?:(?:g\.?)?p\.?\s?o\.?\s?box|(?:private|locked) bag|postfach|postbus|postboks|apartado|bo[iî]te postale|b\.?p\.?\s\d|casella postale|caixa postal|skr)/iu;

/** True for a part of a town, between a street and it: `Calle Mayor 5, Centro Histórico, Cusco`. */
export function namesQuarter(text: string): boolean {
  return quarter.test(text);
}
const quarter =
  /^(?:centro(?: hist[óo]rico| storico| città)?|casco (?:antiguo|viejo|hist[óo]rico|urbano)|(?:urb(?:anización|\.)|col(?:onia|\.)|barrio|bairro|quartier|quartiere) \p{Lu}.*|cercado|centre[- ]ville|vieille ville|altstadt|innenstadt|stadtmitte|binnenstad|centrum|śródmieście|stare miasto|old town|city cent(?:re|er)|indre by)$/iu;
