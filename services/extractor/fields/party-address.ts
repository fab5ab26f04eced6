import { heightOf, middleY } from '../layout/boxes.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import {
  type CityLine,
  hasStreetWord,
  homeOfTown,
  isPlaceCode,
  isPlot,
  looksLikeStreet,
  namesPostBox,
  namesQuarter,
  readCityLine,
  townBeforeCode,
} from '../values/address.ts';
import { hasLegalForm, namesOffice } from '../values/company.ts';
import { readCountry, splitCountry } from '../values/country.ts';
import { chileanRegions, colombianDepartments, peruvianDepartments } from '../values/regions.ts';
import { isBritishStreet, isDock, isEstate, roomsAhead } from './one-line-address.ts';
import type { BlockLine } from './party-block.ts';
import { isStreetForTown, wordsOf } from './party-lines.ts';
import { attention } from './party-names.ts';

/** What stands before the city on its own line: `Muster Works LLC, 1 Muster Place, Houston TX 77029`. */
export function linesBefore(city: CityLine, line: BlockLine): BlockLine[] {
  const printed = city.before.split(/\s*,\s*/).filter((part) => part !== '' && !attention.test(part));
  // `38, rue Haute`
  const isNumberOf = (part: string, next: string | undefined) =>
    /^\d{1,4}(?:\s?(?:bis|ter|[a-z]))?$/i.test(part) && next !== undefined && hasStreetWord(next);
  const parts = printed.flatMap((part, at) => {
    if (at > 0 && isNumberOf(printed[at - 1]!, part)) return [`${printed[at - 1]}, ${part}`];
    return isNumberOf(part, printed[at + 1]) ? [] : [part];
  });
  const isStreet = (part: string) => looksLikeStreet(part) || isEstate(part) || isPlot(part);
  const outside = parts.findIndex((part) => isStreet(part) && !isDock(part));
  const street = outside < 0 ? parts.findIndex(isStreet) : outside;
  const texts = street < 0 ? parts : [...parts.slice(0, street), parts.slice(street).join(', ')];
  return texts.map((text) => ({ text, words: wordsOf(line, text) }));
}

/**
 * The line with postal code and city, which may have been wrapped to two. Certain forms come first, then what stands
 * under a street.
 */
export function findCity(lines: readonly BlockLine[]): { index: number; city: CityLine } | null {
  const alone = lines.map((line) => readCityLine(line.text));
  const certain = alone.findIndex((city) => city?.certain);
  if (certain >= 0) return { index: certain, city: alone[certain]! };
  const underStreet = alone.findIndex(
    (city, index) =>
      city !== null && index > 0 && looksLikeStreet(lines[index - 1]!.text) && alone[index - 1] === null,
  );
  if (underStreet >= 0) return { index: underStreet, city: alone[underStreet]! };
  // Town and code in two lines, in three with the county between them, in four with the country as well.
  for (const count of [2, 3, 4]) {
    const wrapped = lines.map((_, index) => readCityLine(textOf(lines.slice(index, index + count))));
    const joined = wrapped.findIndex((city) => city?.certain && !isStreetForTown(city));
    if (joined >= 0) return { index: joined, city: wrapped[joined]! };
  }
  // `Ringweg 9 28195 Bremen`
  const isBehindStreet = ({ before, city }: CityLine) =>
    looksLikeStreet(before) && hasStreetWord(before) && !hasStreetWord(city);
  const perhaps = alone.findIndex(
    (city, index) => city !== null && (!hasStreetWord(lines[index]!.text) || isBehindStreet(city)),
  );
  if (perhaps >= 0) return { index: perhaps, city: alone[perhaps]! };
  // `Upwell 4321`, `Upwell` over `4321`
  const bare = lines.map(
    (line, index) => townBeforeCode(line.text) ?? townBeforeCode(textOf(lines.slice(index, index + 2))),
  );
  const underBare = bare.findIndex(
    (city, index) => city !== null && lines.slice(Math.max(0, index - 2), index).some(isNumberedStreet),
  );
  return underBare < 0 ? null : { index: underBare, city: bare[underBare]! };
}

function isNumberedStreet({ text }: BlockLine): boolean {
  return looksLikeStreet(text) && hasStreetWord(text);
}

function textOf(lines: readonly BlockLine[]): string {
  return lines.map(({ text }) => text).join(' ');
}

/** `Harbour City`, `Nowhere, USA` or `Rengo, Región de O’Higgins` under or behind a street, where no postal code is printed. */
export function cityWithoutCode(
  lines: readonly BlockLine[],
  street: BlockLine | null,
): { line: BlockLine; city: string; country: string | null } | null {
  const [quarter, next] = street ? lines.slice(lines.indexOf(street) + 1) : [];
  // `Concepcion Uno,` over `Marikina City`
  const line = quarter?.text.endsWith(',') && next && namesCity.test(next.text) ? next : quarter;
  if (!line || /\d|[:@]/.test(line.text) || line.text.split(' ').length > mostOfTown) return null;
  if (readCountry(line.text) !== null && homeOfTown(line.text) === null && !alsoTown.test(line.text))
    return null;
  const region = behindTown.find(({ pattern }) => pattern.test(line.text));
  if (region) {
    const told = countryAfter(lines, lines.indexOf(line));
    // `Córdoba` and `Santander` are regions of several countries, `RM` one of Italy.
    const country = told ?? (ofSeveral.test(line.text) ? null : region.country);
    return { line, city: line.text.replace(region.pattern, ''), country };
  }
  const { rest, country } = splitCountry(line.text);
  return rest === '' || line.words.length > longestTown
    ? null
    : { line, city: namesCity.test(rest) ? rest.replace(/^.*,\s*/, '') : rest.replace(/,.*$/, ''), country };
}
/** Countries that are called as their towns. */
const alsoTown =
  /^(?:singapore|singapur|luxemb(?:o?u|ü)rg\p{L}*|monaco|san marino|panam[áa]|guatemala|m[ée]xico|kuwait|djibouti|gibraltar|andorra|el salvador)/iu;
const behindTown = [
  { pattern: new RegExp(`\\s*[,–-]\\s+(?:${chileanRegions})$`, 'u'), country: 'CL' },
  { pattern: new RegExp(`\\s*[,–-]\\s+\\(?(?:${colombianDepartments})\\)?$`, 'iu'), country: 'CO' },
  // Their capitals are mostly called as they are.
  {
    pattern: new RegExp(`(?:^(?=(?:${peruvianDepartments})$)|\\s*[,–-]\\s+(?:${peruvianDepartments})$)`, 'u'),
    country: 'PE',
  },
];
const ofSeveral =
  /[\s,–-]\(?(?:C[oó]rdoba|Santander|Bol[ií]var|Sucre|La Guajira|Magdalena|Meta|Cauca|Caldas|Lima|Ica|R\.?M\.?)\)?$/iu;
/** In words, with its region and without. */
const [mostOfTown, longestTown] = [9, 4];

/**
 * `Clinic Muster, Calle Mayor 655, Rengo, Región de O’Higgins`, `Calle 10 No. 2-60 - Girardota`: name, street and town on
 * one line that prints no postal code. Any other line stays whole.
 */
export function withoutCode(line: BlockLine): BlockLine[] {
  const parts = line.text.split(/\s*,\s+|\s[–-]\s/);
  const at = parts.findIndex((part) => looksLikeStreet(part) && hasStreetWord(part));
  const isNamed = at === 1 && !/\d|[:@]/.test(parts[0]!) && !isEstate(parts[0]!);
  // `Calle 100 # 19-61, Oficina 501, Bogotá`
  const behind = parts.slice(at + 1);
  const rooms = roomsAhead(behind);
  const end = at + 1 + (rooms < behind.length ? rooms : 0);
  const isInQuarter =
    parts.length > end + 1 && (namesQuarter(parts[end]!) || namesCity.test(parts[end + 1]!));
  const [town, ...regions] = parts.slice(isInQuarter ? end + 1 : end);
  const isTown = [town, ...regions].every(
    (part) =>
      /^\p{Lu}[\p{L}.'’ ]{2,}$/u.test(part ?? '') &&
      !hasStreetWord(part!) &&
      !isEstate(part!) &&
      !namesQuarter(part!),
  );
  if (!(at === 0 || isNamed) || !isTown || regions.length > mostRegions) return [line];
  const street = parts.slice(at, isInQuarter ? end + 1 : end).join(', ');
  const texts = [...parts.slice(0, at), street, [town, ...regions].join(', ')];
  return texts.map((text) => ({ text, words: wordsOf(line, text) }));
}
/** `Fortune, Marikina City`: what stands before a city that calls itself so is its quarter. */
const namesCity = /\p{L}\sCity$/u;

/** True for street and town on a line that says they are: by the country behind them, or the word for a city. */
export function isAddressWithoutCode({ text, words }: BlockLine): boolean {
  const isTold = splitCountry(text).country !== null || namesCity.test(text);
  return isTold && withoutCode({ text, words }).length > 1;
}

/** `Maipú, Santiago, Región Metropolitana` */
const mostRegions = 2;

/** The country in the lines under the town. */
export function countryAfter(lines: readonly BlockLine[], index: number): string | null {
  return (
    lines
      .slice(index + 1, index + 3)
      .map((line) => readCountry(line.text))
      .find((country) => country !== null) ?? null
  );
}

/**
 * The line of the street among those over the town: the last that looks like one. The first is a name that ends as
 * streets do, `Muster Depot 3`, where another names a street; without any number one of those does.
 */
export function streetAmong(lines: readonly BlockLine[]): BlockLine | null {
  const numbered = lines.filter((line) => looksLikeStreet(line.text));
  // `Door 7` or `Suite 4` under the street is a part of its house.
  const outside = numbered.filter(({ text }) => !isDoor(text));
  const last = outside.at(-1) ?? numbered.at(-1) ?? null;
  // `Muster Plaza, 4th Floor, Hill Road` over a post box: only letters go to the box.
  const isStreet = ({ text }: BlockLine) => hasStreetWord(text) && !namesPostBox(text);
  const likely = last && namesPostBox(last.text) ? (outside.findLast(isStreet) ?? last) : last;
  const beside = likely && isDoor(likely.text) ? streetOfDoor(likely, lines) : null;
  if (beside) return beside;
  const isNamedStreet = likely && hasStreetWord(likely.text) && !entrance.test(likely.text);
  if (likely && (likely !== lines[0] || isNamedStreet)) return withEstate(likely, lines);
  const named =
    lines.slice(1).findLast(({ text }) => mayBeStreet(text)) ??
    (isNumbered(lines.at(-1), lines.length) ? lines.at(-1) : undefined);
  // `The Yard, Back Lane` over the town.
  const [first] = lines;
  const parts = first && lines.length === 1 && !hasLegalForm(first.text) ? first.text.split(', ') : [];
  const isPremises = parts.some((part, at) => isBritishStreet(part) || (at > 0 && isWholeStreet(part)));
  return named ?? likely ?? plotAmong(lines) ?? (isPremises ? first! : null);
}

/** `Stores, Gat No. 38, Gonde` under a name: a plot of a village, whose name may go on over the town. */
function plotAmong(lines: readonly BlockLine[]): BlockLine | null {
  const at = lines.findIndex(({ text }, index) => index > 0 && text.split(/,\s+/).some(isPlot));
  const plot = lines[at];
  if (!plot || hasLegalForm(plot.text)) return null;
  const [next, ...more] = lines.slice(at + 1);
  const goesOn =
    next && more.length === 0 && /^\p{Lu}[\p{L} ]{2,}$/u.test(next.text) && !namesOffice(next.text);
  return goesOn ? { text: `${plot.text} ${next.text}`, words: [...plot.words, ...next.words] } : plot;
}

/** `Muster Business Park` over or under `Unit 22`, `Mill Road` under `Goods inwards - Building 2`: no number but that of a door. */
function streetOfDoor(likely: BlockLine, lines: readonly BlockLine[]): BlockLine | null {
  const street = lines
    .slice(1)
    .findLast(({ text }) => text !== likely.text && !isDoor(text) && mayBeStreet(text));
  if (!street || !door.test(likely.text)) return street ?? null;
  const [first, second] = lines.filter((line) => line === street || line === likely);
  const isNext = lines.indexOf(second!) === lines.indexOf(first!) + 1;
  const words = [...first!.words, ...second!.words];
  return isNext ? { text: `${first!.text}, ${second!.text}`, words } : street;
}

/**
 * `Mill Bank`, `Kirk Wynd` right over a British or Irish town, under a name: streets of villages have no numbers. What
 * stands there in the Philippines is the quarter, whatever it is called.
 */
export function villageStreet(lines: readonly BlockLine[], country: string | null): BlockLine | null {
  const quarter = country === 'PH' ? lines.slice(1).at(-1) : undefined;
  if (quarter)
    return hasLegalForm(quarter.text) || namesOffice(quarter.text)
      ? null
      : wholeLine(quarter, lines.slice(1));
  const isBritish = country === 'GB' || country === 'IE';
  const [last, over] = isBritish ? lines.slice(1).reverse() : [];
  // The village of a farm stands between it and its post town.
  const street =
    last && villageKind.test(last.text) ? last : over && /\sFarm$/i.test(over.text) ? over : null;
  return street && !hasLegalForm(street.text) ? street : null;
}

/** `Camp Muster, San Isidro` of which the last part alone stands next to the town: all that is printed on its line. */
function wholeLine(last: BlockLine, lines: readonly BlockLine[]): BlockLine {
  const [word] = last.words;
  const parts = lines.filter(
    ({ words: [first], text }) =>
      word &&
      first &&
      Math.abs(middleY(first.box) - middleY(word.box)) < sameLine * heightOf(word.box) &&
      !hasLegalForm(text) &&
      !namesOffice(text),
  );
  return parts.length < 2
    ? last
    : { text: parts.map(({ text }) => text).join(', '), words: parts.flatMap(({ words }) => words) };
}
/** In heights. */
const sameLine = 0.5;
const villageKind =
  /^(?:The )?(?:\p{Lu}[\p{L}’'-]+ ){0,3}(?:Bank|Yard|Wharf|Quay|Mills?|Works|Brow|Fold|Croft|Garth|Mount|View|Green|Walk|Wynd|Ginnel|Parade|Side|Bottom|Top|Fields?|Meadows?|Vale|End|Pastures|Causeway|Bridge|Hillside|Esplanade|Promenade|Arcade|Precinct|Villas|Cottages|Buildings|Farm|Barns?)$/iu;

/** `Dock B`, `Suite 300`, `Building C, Dock 4`, `Goods inwards, Gate 2`: where in a house, or on its grounds. */
export function isDoor(text: string): boolean {
  const isPart = (part: string) => isDock(part) || door.test(part);
  return isPart(text) || hallForGoods.test(text) || text.split(', ').every(isPart);
}
/** `Goods inwards - Building 2` */
const hallForGoods = new RegExp(
  `^${anyOf(({ premises }) => premises.goodsIn)}\\s?[,–-]\\s${anyOf(
    ({ premises }) => premises.building,
    ({ premises }) => premises.block,
  )}\\.?\\s\\w{1,3}$`,
  'iu',
);
/** `Suite 300`, `#03-11 Muster Building` */
const door = new RegExp(
  `^(?:${anyOf(
    ({ premises }) => premises.room,
    ({ premises }) => premises.building,
  )}\\.?\\s#?\\w{1,5}|#\\d{1,3}-\\d{1,4}(?:\\s[\\p{L} ]+)?)$`,
  'iu',
);

/** `Rear Stores, Unit 6` over `South Industrial Estate`, `Goods In, Unit 6 South Trading Estate` over `Weir Lane`: a unit of an estate, and its street. */
function withEstate(street: BlockLine, lines: readonly BlockLine[]): BlockLine {
  const next = lines[lines.indexOf(street) + 1];
  const isLot = lotOfEstate.test(street.text) || unitOfEstate.test(street.text);
  const goesOn = next && isLot && !/\d/.test(next.text) && hasStreetWord(next.text);
  if (!goesOn || hasLegalForm(next.text)) return street;
  return { text: `${street.text}, ${next.text}`, words: [...street.words, ...next.words] };
}
const lotOfEstate =
  /(?<!\p{L})(?:units?|bays?|arch(?:es)?|plot|lot|nave|parcela|lote|stores?|warehouse|hall|shed|block)\s(?:\d{1,4}|\p{Lu})\p{Lu}?$/iu;

const unitOfEstate =
  /^(?:\p{Lu}[^\d,]{2,30}, )?(?:units?|bays?|plot|shed|block)\s\d{1,4}\p{Lu}?(?:\s?[&–-]\s?\d{1,4}\p{Lu}?)?,?\s(?:\S+\s)+(?:estate|park|works|centre|mill|yard)$/iu;

/** `Back Lane`: no kind of street alone. */
function isWholeStreet(text: string): boolean {
  return text.includes(' ') && hasStreetWord(text);
}

/** `Goods receipt, Gate 4`: where one enters. */
const entrance = new RegExp(
  `${anyOf(
    ({ premises }) => premises.dock,
    ({ premises }) => premises.building,
  )}\\s\\d{1,3}$`,
  'iu',
);

/** `Camí del Racó, 15` right over its town: a kind of street that no lexicon has, with its number. */
function isNumbered(line: BlockLine | undefined, count: number): boolean {
  return (
    line !== undefined &&
    count > 1 &&
    /^\p{Lu}[^\d:@,]{3,40},\s(?:n[º°]\s?)?\d{1,4}(?:\s?\p{L}|\s?bis)?$/u.test(line.text) &&
    !isDoor(line.text) &&
    !entrance.test(line.text.replace(',', '')) &&
    !hasLegalForm(line.text) &&
    !namesOffice(line.text)
  );
}

/** `Stainland Road`, `C/ Camino Viejo, s/n`, `Mile Marker 244, US-60`: no house number at its end. */
function mayBeStreet(text: string): boolean {
  const isOther = hasLegalForm(text) || namesOffice(text) || isPlaceCode(text) || /[:@]/.test(text);
  return !isOther && (hasStreetWord(text) || isEstate(text) || /^\p{L}.*\s\d+,\s\S/u.test(text));
}
