import type { Word } from '@orderloom/pages/page.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { phoneWord } from '../lexicon/phone-words.ts';
import { labelBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { ourWords } from '../lexicon/possessives.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import {
  type CityLine,
  hasStreetWord,
  isPlot,
  isStreetKind,
  looksLikeStreet,
  namesQuarter,
  readCityLine,
} from '../values/address.ts';
import { hasLegalForm, looksLikePerson } from '../values/company.ts';
import { firmAtEnd } from '../values/firm-at-end.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import { namesTrade } from '../values/house-words.ts';
import { remembered } from '../values/remembered.ts';
import { namesPlace, partOfParty } from './composed-labels.ts';
import {
  isCutBeforeCode,
  isCutBeforeNumber,
  isCutBeforeStreet,
  isCutStreet,
  isCutTown,
  isEndOfStreet,
  isRestOfTown,
  unit,
} from './cut-lines.ts';
import { isEstate, oneLineAddress, roomsAhead } from './one-line-address.ts';
import type { BlockLine } from './party-block.ts';
import { atAttention } from './party-names.ts';

/** Names of the parts of an address, where a form prints them. */
const fieldNames = new RegExp(
  `^${anyOf(
    ({ labelWords }) => labelWords.company,
    ({ labelWords }) => labelWords.address,
    (lexicon) => lexicon.names,
  )}\\s*:\\s*`,
  'iu',
);

/** What a house calls the address where it sits, before its street: `Sede legale e magazzino: Via Roma, 4`. */
const seatName = `${anyOf(({ imprint }) => imprint.seat)}(?:\\s[^\\d:]{1,30})?:\\s*(?=\\p{L}.*\\d|\\d)`;
const seat = new RegExp(`^${seatName}`, 'iu');

/** True for the street of a house behind what it calls its seat. */
export function namesSeat(text: string): boolean {
  return withoutSeat(text) !== text;
}

/** `Company no. 01822457. Registered office: 4 Mill Road, Leeds LS9 0PX`: what a house prints of itself at the foot. */
export function tellsSeat(text: string): boolean {
  return text.length <= longestSeat && seatBehind.test(text);
}
/** In letters; longer texts are no line of a foot. */
const longestSeat = 400;
const seatBehind = new RegExp(`\\d.*[.,;·|–-]\\s+${seatName}`, 'iu');

const withoutSeat = remembered((text): string => {
  const rest = text.replace(seat, '');
  return looksLikeStreet(rest) ? rest : text;
});

/** Where ways of contact begin behind an address: a mail or web address, a VAT number, a labelled telephone, perhaps behind a name. */
const contactStart = new RegExp(
  `\\s+(?=[-–,]\\s\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+)?,?\\s${phoneWord}\\.?:?\\s\\+?\\(?\\d|\\S+@\\S+\\.\\S|www\\.|https?:|[A-Z]{2,3}(?=[\\dA-Z]*\\d{5})[\\dA-Z]{7,12}(?:\\s|$)|(?:[Tt]el|[Tt]lf|TEL|[Pp]hone|[Ff]ax|FAX|Ph)(?:[.:]|\\s+[+(\\d])|[TF]:|[TFM]\\s+(?:\\+\\d|\\(?0\\d)|[Ee]-?[Mm]ail\\s)|(?<=\\d\\p{Lu}{2})\\s+(?=\\(?0\\d{2,4}\\)?\\s\\d{3})`,
  'u',
);

/** True for an address on one line, whatever ways of contact follow it. */
export function beginsWithAddress(text: string): boolean {
  const [address = ''] = text.split(contactStart);
  return oneLineAddress(address) !== null || !!readCityLine(address)?.before;
}

/**
 * `Kendal` over `Cumbria LA8 9QX`, `Ripon` over `HG4 1AB`, `Ripon` over `North Yorkshire` over `HG4 1AB`: the code, perhaps
 * behind its county, under the town.
 */
export function isTownOverCode(town: string, next: string, last = ''): boolean {
  if (/\d/.test(town) || readCityLine(next)) return false;
  const below = /\d/.test(next) ? [next] : last === '' ? [] : [`${next} ${last}`];
  return below.some((code) => {
    const city = readCityLine(code) ? null : readCityLine(`${town} ${code}`);
    return city?.certain === true && city.before === '' && !isStreetForTown(city);
  });
}

/** `Heptonstall Road HX7 7PG` is a street whose town nobody prints; `Kendal` ends as streets do elsewhere. */
export function isStreetForTown({ city, country }: Pick<CityLine, 'city' | 'country'>): boolean {
  return hasStreetWord(`Xx ${city}`) && (country !== 'GB' || city.includes(' ') || isStreetKind(city));
}

/** Two lines as one; `SAINT-MUSTER-SUR-` over `RHÔNE` has its hyphen in the name. */
export function joinedLine(first: BlockLine, second: BlockLine): BlockLine {
  return {
    text: `${first.text}${isHyphened(first.text, second.text) ? '' : ' '}${second.text}`,
    words: [...first.words, ...second.words],
  };
}

function isHyphened(text: string, next: string): boolean {
  return /\p{L}-\p{L}+-$/u.test(text) && /^\p{L}[\p{L}'’ -]*$/u.test(next);
}

/** `- Address: 12 Mill Lane`: an entry of a typed list. */
function withoutMark(line: BlockLine): BlockLine {
  const text = line.text.replace(/^[-*•]\s+(?=\p{L})/u, '');
  return text === line.text ? line : { text, words: wordsOf(line, text) };
}

/** `Muster Works,` over `Lda.`: a name that its cell wrapped before its legal form. */
export function isFormAhead(text: string, next: string): boolean {
  const isShort = next.length <= longestForm && !/[\d:@]/.test(next);
  return isShort && text.endsWith(',') && !hasLegalForm(text) && hasLegalForm(`${text} ${next}`);
}
/** `GmbH & Co. KG`, `S.p.A. a socio unico` */
const longestForm = 20;

/** An address on one line, a street or a town that its cell wrapped. */
export function joinWrapped(lines: readonly BlockLine[]): BlockLine[] {
  const joined: BlockLine[] = [];
  for (const printed of lines.map(withoutMark)) {
    const [last, line] = withKindOfStreet(joined.at(-1), printed);
    if (last !== undefined) joined[joined.length - 1] = last;
    const isWrapped =
      last !== undefined &&
      ((/,\s.*,$/.test(last.text) &&
        // `18 Harbor Street, Attn: Accounts Payable, Dept 300,` over the town
        atAttention(last.text).length === 1 &&
        oneLineAddress(`${last.text} ${line.text}`)) ||
        (/,$/.test(last.text) && looksLikeStreet(last.text) && unit.test(line.text)) ||
        isCutStreet(last.text, line.text) ||
        isHyphened(last.text, line.text) ||
        isFormAhead(last.text, line.text) ||
        isEndOfStreet(last.text, line.text) ||
        isCutBeforeStreet(last.text, line.text) ||
        isCutBeforeNumber(last.text, line.text) ||
        // `Muster Unified School District` over `No. 407`
        (namesTrade(last.text) && !/\d/.test(last.text) && /^n(?:o|r|[°º])\.?\s\d{1,4}$/iu.test(line.text)) ||
        (endsInKind(last.text) && oneLineAddress(`${last.text} ${line.text}`) !== null) ||
        (numberAhead.test(last.text) && /^\d[\d/-]{0,8}$/.test(line.text)) ||
        (/,\s\p{Lu}\p{L}+$/u.test(last.text) && /^No\.?\s\d[\d/-]{0,8}$/i.test(line.text)) ||
        isCutBeforeCode(last.text, line.text) ||
        isNumberCut(last.text, line.text) ||
        (/(?:,|\s[-–])\s(?:\p{Lu}{1,3}[- ])?\d{4,5}(?:-\d{3})?$/u.test(last.text) &&
          // `Tampa, FL 33619` over `US`
          !readCityLine(last.text)?.certain &&
          /^\p{Lu}[\p{L}'’ -]+(?:\s\(\p{Lu}{2}\))?$/u.test(line.text)) ||
        (/\d.*,\s\p{Lu}{1,2}$/u.test(last.text) && readCityLine(line.text) !== null) ||
        (isCutTown(last.text) && isRestOfTown(line.text)));
    if (isWrapped) joined[joined.length - 1] = joinedLine(last, line);
    else if (last && isNameBefore(last.text, line.text))
      joined.splice(-1, 1, { ...last, text: last.text.slice(0, -1) }, line);
    else joined.push(line);
  }
  return joined;
}

/** `Survey No. 88, Hinjawadi Phase` over `3, Pune-411057`: no line of an address begins with a number and a comma. */
function isNumberCut(text: string, next: string): boolean {
  return (
    /\p{L}$/u.test(text) &&
    /^\d{1,3}\p{L}?,\s\p{Lu}/u.test(next) &&
    /\d/.test(text) &&
    oneLineAddress(`${text} ${next}`) !== null
  );
}

/** `Muster Office Building,` over `jobsite gate 2`: behind the comma stands where in the house. */
function isNameBefore(text: string, next: string): boolean {
  return /\p{L},$/u.test(text) && !/\d/.test(text) && /^\p{Ll}{3}[^,@:]*$/u.test(next);
}

/** `Muster sp. z o.o., Magazyn 2, ul.` over `Prosta 14, 00-950 Warszawa`: the name of the street follows. */
function endsInKind(text: string): boolean {
  const [, kind = ''] = /,\s(\p{L}+\.?)$/u.exec(text) ?? [];
  return kind !== '' && hasStreetWord(`${kind} Xx`) && !/\d/.test(kind);
}

/** `Muster Plant 2, Survey No.` over `119/4`, `Muster School District No.` over `214` */
const numberAhead = /\s(?:no|nr|n[°º])\.?$/iu;

/** `Muster S.r.l., Via` over `Roma 6, 20121 Milano`: the kind of a street goes before its name. */
function withKindOfStreet(last: BlockLine | undefined, line: BlockLine): [BlockLine | undefined, BlockLine] {
  const [, kind = ''] = /,\s(\p{Lu}\p{L}+\.?)$/u.exec(last?.text ?? '') ?? [];
  const isCut = isStreetKind(kind) && /^\p{Lu}[^,]*\s\d{1,4}\p{L}?(?:,|$)/u.test(line.text);
  if (last === undefined || !isCut) return [last, line];
  return [
    { text: last.text.slice(0, -kind.length).replace(/,\s*$/, ''), words: last.words.slice(0, -1) },
    { text: `${kind} ${line.text}`, words: [last.words.at(-1)!, ...line.words] },
  ];
}

/** Splits `8300 Market Street • Houston, TX 77029 • (713) 928-4410`, and whole addresses at their commas. */
export function splitLine(line: BlockLine): BlockLine[] {
  const [number, text] = numberBeforeStreet(line.text);
  const [name, rest] = nameBeforeStreet(text);
  const bare = withoutFields(withoutSeat(withoutSiteLabel(rest.replace(fieldNames, ''))));
  const parts = [
    ...number,
    ...name,
    ...bare
      .split(bullets)
      .flatMap(atAttention)
      .flatMap(atDashes)
      .flatMap(atContacts)
      .flatMap(atLabels)
      .flatMap(atPlot)
      .map(withoutAside)
      // What is left of `E-mail: orders@…` names nothing.
      .filter((text) => text.trim() !== '' && !/^[^\d,]{2,30}:$/.test(text.trim())),
  ];
  return parts.flatMap((text) => {
    // `Camino Real Km 3,5` is one part.
    const commas = text.split(/\s*,(?!(?<=\d,)\d)\s*/);
    const isWithoutCode =
      commas.length > 2 &&
      // `Muster Industrial 3, Street 19A, office 12` names no town.
      commas.slice(1).some((part) => !/\d/.test(part)) &&
      readCityLine(text) === null &&
      oneLineAddress(text) === null &&
      looksLikeStreet(commas[0]!) &&
      !isPlot(commas[0]!) &&
      !/ [A-Z]{2}$/.test(text);
    const parts = isWithoutCode
      ? atQuarter(commas)
      : nameFirst(oneLineAddress(text) ?? [text]).flatMap(nameAndRest);
    return parts.map((part) => ({
      text: part.trim(),
      words: wordsOf(line, part),
    }));
  });
}

/** `unser Lager in der Hauptstr. 4`, `our yard at 14 Mill Road`: what leads to the street. */
const ownPlaceAt = new RegExp(
  `^\\p{Ll}.*?\\s(?:in|im|am|${anyOf(
    ({ smallWords }) => smallWords.at,
    ({ smallWords }) => smallWords.to,
  )})\\s(?:${anyOf(({ smallWords }) => smallWords.the)}\\s)?(?=[\\p{Lu}\\d])`,
  'u',
);

/** `il nostro magazzino` */
const article = new RegExp(`^${anyOf(({ smallWords }) => smallWords.the)}$`, 'iu');

/** `our customer Muster Marine Ltd, 14 Mill Road, …` in a sentence: the firm's name begins the address; `our yard` is none. */
function nameFirst([first = '', ...others]: readonly string[]): string[] {
  if (others.length === 0 || !/^\p{Ll}/u.test(first)) return [first, ...others];
  const firm = firmAtEnd(first);
  if (firm !== null) return [firm, ...others];
  const [lead = '', next = ''] = first.split(' ');
  if (!ourWords.has(foldWord(article.test(lead) ? next : lead))) return [first, ...others];
  return looksLikeStreet(first) ? [first.replace(ownPlaceAt, ''), ...others] : others;
}

/** What parts an address from what stands beside it; OCR glues a dot to what follows, `Mill Road 12 ·2312 AB Leiden`. */
const bullets = /\s+[•·|](?=\s|$)\s*|\s+[•·](?=[\p{L}\d])/u;

/** Before its ways of contact; the `Company` of `Company phone: 0113 555 0182` is a word of that label. */
function atContacts(text: string): string[] {
  const parts = text.split(contactStart);
  return parts.length > 1 && partOfParty(parts[0]!) === 'company' ? parts.slice(1) : parts;
}

/** `Site: Mill Street Homes, Lot 3`: what a word for a place calls. */
function withoutSiteLabel(text: string): string {
  const [, label = '', name = ''] = /^(\p{L}[^:\d]{1,24}?)\s?:\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  const senses = label === '' ? null : sensesOf(label, tokenise(label));
  const isPerson = looksLikePerson(name) && isGivenName(name.split(' ')[0]!);
  return senses?.every((one) => one.has('site')) && !isPerson ? name : text;
}

/** `Goods Inwards - Building 2`: where in the house. */
const inHouse = new RegExp(
  `^${anyOf(
    ({ premises }) => premises.building,
    ({ premises }) => premises.block,
    ({ premises }) => premises.room,
  )}\\.?\\s\\w{1,3}$`,
  'iu',
);

/** `Calle Mayor 5, Oficina 3, Centro Histórico` before its town; else the street alone. */
function atQuarter(commas: readonly string[]): string[] {
  const behind = 1 + roomsAhead(commas.slice(1, -1));
  const end = namesQuarter(commas[behind]!) ? behind + 1 : behind;
  return [commas.slice(0, end).join(', '), commas.slice(end).join(', ')];
}

/** `B12345674 - Calle Mayor 5`: what a house is registered under, before its street. */
function numberBeforeStreet(text: string): [number: string[], rest: string] {
  const [, number, rest] = /^((?=(?:\S*\d){7})[\p{Lu}\d./-]{8,18})\s[-–·|]\s(\p{Lu}.*)$/u.exec(text) ?? [];
  return number !== undefined && looksLikeStreet(rest!) && hasStreetWord(rest!)
    ? [[number], rest!]
    : [[], text];
}

/** `Almacén Riba-roja: C/ Mayor 5, …`, `Mairie - 1 place Verte`: a name with a word that no label has, before its street. */
function nameBeforeStreet(text: string): [name: string[], rest: string] {
  const [, house, street] = /^(\p{Lu}[^:,\d–—]{2,40}?)\s[-–—]\s((?:\d|\p{Lu}).*)$/u.exec(text) ?? [];
  if (
    house &&
    !hasStreetWord(house) &&
    !isEstate(house) &&
    !inHouse.test(street!) &&
    looksLikeStreet(street!) &&
    hasStreetWord(street!)
  )
    return [[house], street!];
  const [, name, rest] = /^(\p{Lu}[^:,]{4,40}):\s+(.+)$/u.exec(text) ?? [];
  const words = name?.split(' ') ?? [];
  const isProper = words.length > 1 && words.every((word) => /^[\p{Lu}\d]/u.test(word));
  const isName = isProper && tokenise(name!).some((token) => sensesOf(name!, [token]) === null);
  const [first] = isName ? (oneLineAddress(rest!) ?? [rest!]) : [];
  return first !== undefined && looksLikeStreet(first) && hasStreetWord(first)
    ? [[name!], rest!]
    : [[], text];
}

/** The parts of an address that a form names each: `CEP: 89219-600 Cidade: Joinville`; the town behind its code, or before. */
const withoutFields = remembered((text): string => {
  const labels = Array.from(text.matchAll(/(?:^|\s)(\p{L}[\p{L}. ]{1,24}?)\s*:\s+/gu)).filter(([, label]) =>
    namesPlace(label!),
  );
  if (labels.length === 0 || labels[0]!.index > 0) return text;
  const values = labels.map(({ 0: { length }, index }, at) =>
    text.slice(index + length, labels[at + 1]?.index ?? text.length).trim(),
  );
  const turned = [...values].reverse().join(' ');
  return readCityLine(values.join(' ')) === null && readCityLine(turned) !== null ? turned : values.join(' ');
});

/** `Muster Ltd - Gate 3 - 71 Naas Road - Dublin 12`: an address whose parts dashes mark. */
export function atDashes(text: string): string[] {
  // `050 - 374 18 56` is one number.
  const parts = text.split(/(?<!\b0\d{1,3})\s[-–—]\s/);
  return parts.length > 2 && parts.some((part) => readCityLine(part) !== null) ? parts : [text];
}

/** Words of a name. */
const longestName = 8;

/** `Muster Plant 2, Survey No. 119/4`: a name, and where it is. */
function atPlot(text: string): string[] {
  const [, name, plot] = /^([^,]+),\s+([^,]+)$/.exec(text) ?? [];
  // `Muster Museum of the Mines of the Hill, Site room 2`: too long for one name.
  const isLong = name && text.split(' ').length > longestName && /^\p{L}.*\s\d{1,3}\p{Lu}?$/u.test(plot!);
  if (isLong && !hasStreetWord(name) && !hasLegalForm(`Xx ${plot}`)) return [name, plot!];
  return name && isPlot(plot!) && !hasStreetWord(name) && !/^\d|^no\b/i.test(name) ? [name, plot!] : [text];
}

/** `Muster Robotics Club (a program of Muster Public Schools)`: what it is, or whose, belongs to no name. */
function withoutAside(text: string): string {
  return text.replace(aside, '');
}
const aside = new RegExp(
  `(?<=\\p{L})\\s\\(${anyOf(
    ({ smallWords }) => smallWords.a,
    ({ smallWords }) => smallWords.the,
  )}\\s\\p{L}[^()\\d]{8,}\\)$`,
  'u',
);

const contactKinds: readonly LabelKind[] = ['vatId', 'phone', 'email'];

/**
 * Parts an address from ways of contact that follow behind a comma, or a space where they have their colon: `3006 Bern,
 * Schweiz, USt-IdNr.: CHE-1`, `Sharjah, UAE TRN: 100`.
 */
function atLabels(text: string): string[] {
  const at = Array.from(text.matchAll(/,\s+|\s(?=\p{L}[^:]{1,24}:\s)/gu)).find(({ 0: gap, index }) => {
    const all = tokenise(text.slice(index + 1));
    const label = longestMatch(labelBook, all, 0);
    const isMarked =
      gap.startsWith(',') || text[index + 1 + (all[(label?.length ?? 0) - 1]?.end ?? 0)] === ':';
    return isMarked && label?.meanings.some(({ kind }) => contactKinds.includes(kind));
  })?.index;
  return at === undefined ? [text] : [text.slice(0, at).replace(/\s[-–—]$/, ''), text.slice(at + 1)];
}

/** Splits `Muster Bau GmbH Industriestr. 12 70565 Stuttgart` behind the legal form. */
const nameAndRest = remembered((text): readonly string[] => {
  const words = text.split(' ');
  const isForm = (word: string | undefined) =>
    word !== undefined && (word === '&' || hasLegalForm(`Xx ${word}`));
  // `Receipt & Distribution` has none.
  let form = words.findIndex((word, at) => at > 0 && word !== '&' && isForm(word));
  while (form > 0 && isForm(words[form + 1])) form++;
  const rest = words.slice(form + 1).join(' ');
  // `18110 SE 34th Street` names a quarter of the town.
  const isQuarter = form === 1 && words[1] === 'SE' && /^\d+\p{L}?$/u.test(words[0]!);
  // `Muster Ltd - Depot 12` goes on with its name.
  // `Hancock Co. 911 Center` is a house of a county.
  // `Thurles, Co. Tipperary, E41 X2R8`, `THURLES CO. TIPPERARY E41 X2R8`
  const isBehindTown = /,$/.test(words[form - 1] ?? '');
  const isOfCounty =
    /^co\.?$/i.test(words[form] ?? '') &&
    (isBehindTown || (/^\d/.test(rest) && !hasStreetWord(rest)) || readCityLine(text)?.country === 'IE');
  const isAddress =
    !isOfCounty && /^(?:\d|[^-–—].*\d)/.test(rest) && (looksLikeStreet(rest) || readCityLine(rest) !== null);
  const behindTrade = /^(\p{Lu}[^\d,]{8,50}?)\s(\d{1,5}\p{L}?\s\p{Lu}.*)$/u.exec(text);
  if (form < 0 && behindTrade && isTradeBeforeAddress(behindTrade[1]!, behindTrade[2]!))
    return [behindTrade[1]!, behindTrade[2]!];
  return form > 0 && !isQuarter && isAddress
    ? [
        words
          .slice(0, form + 1)
          .join(' ')
          .replace(/,$/, ''),
        rest,
      ]
    : [text];
});

/** `Muster Creek Veterinary Clinic` before `41 Station Street, Maldon VIC 3463`: a house is told by what it does. */
function isTradeBeforeAddress(name: string, rest: string): boolean {
  const [street = ''] = rest.split(',');
  return (
    name.includes(' ') &&
    namesTrade(name) &&
    !hasStreetWord(name) &&
    looksLikeStreet(street) &&
    hasStreetWord(street) &&
    (rest === street || readCityLine(rest)?.before === street)
  );
}

/** The words of a line that print a part of it; all of them where they do not. */
export function wordsOf(line: BlockLine, part: string): Word[] {
  const printed = line.words.map((word) => word.text).join(' ');
  const from = printed.indexOf(part.trim());
  if (from < 0) return line.words;
  let offset = 0;
  return line.words.filter((word) => {
    const start = offset;
    offset += word.text.length + 1;
    return start < from + part.trim().length && start + word.text.length > from;
  });
}
