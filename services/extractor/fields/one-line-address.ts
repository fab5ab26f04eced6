import { ands } from '../lexicon/conjunctions.ts';
import { labelBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import {
  hasStreetWord,
  homeOfTown,
  isPlot,
  isStreetKind,
  looksLikeStreet,
  namesPostBox,
  readCityLine,
  townBeforeCode,
} from '../values/address.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';
import { readCountry } from '../values/country.ts';
import { remembered } from '../values/remembered.ts';
import { attention } from './party-names.ts';

/** Parts have at most this many words; longer ones are sentences. */
const longestPart = 8;
/** `Tel: +971 4 555 0126 Fax: +971 4 555 0127` */
const beginsContact = /^\p{L}{1,9}\.?:\s?[+(]?\d/u;
/** A label that we do not know before an address: `Ontvangst goederen: Muster B.V., Kade 3, 1011 AA Amsterdam`. */
const unknownLabel = /^\p{L}[\p{L} .'’/-]{2,30}:\s+(?=\S)/u;
/** `Muster Inc. Registered office: 200 Mill Ave`: behind a name it parts the address from it. */
const officeLabel = new RegExp(`(?<=\\p{L}\\.?)\\s+${anyOf(({ imprint }) => imprint.seat)}\\s?:\\s+`, 'iu');
/** `Sharjah, U.A.E. Office 12, Tower 4`: behind the country another address begins. */
const country = /(?<=,\s?)((?:\p{Lu}\.){2,4}|\p{Lu}{3})\s(?=\p{Lu}\p{L}+\s)/gu;
/** `1011 AB Amsterdam en niet bij ons`: where the goods shall not go. */
const deniedPlace = new RegExp(
  `(?<=\\p{L}|\\d)(?:,?\\s(?:${ands}|a)\\s(?:not|nicht|niet|pas|non|no|não|nie|ikke)|,\\s(?:not|nicht|niet|nie|ikke))\\s\\p{Ll}[^\\d]*$`,
  'iu',
);
/** What parts an address on one line; a dash behind a country's plate, `D - 70565`, is part of the code. */
const between = /\s*[,;]\s+|,(?=\p{L})|(?!(?<=(?:^|[\s,])[A-Z]{1,3})\s+[-–—]\s+\d{4})\s+[-–—·•|*/]\s+/u;
/** `12`, `1 bis`, `28 A`. */
const houseNumber = /^\d+(?:\s?(?:bis|ter|[a-z]))?$/i;

/**
 * The lines that an address printed on one line would have: names, street, postal code with city, what follows. Null
 * when the text is no such address. A street may have a comma of its own: `Strada Statale 11, km 86`.
 */
export const oneLineAddress = remembered((text): readonly string[] | null => {
  const parts = streetFirst(
    partedAtContacts(
      text
        .replace(deniedPlace, '')
        .replace(unknownLabel, '')
        .replace(officeLabel, ', ')
        .replace(country, (word, name) => (readCountry(name) === null ? word : `${name}, `)),
    ).split(between),
  );
  const isLong = (part: string) => part.split(' ').length > longestPart && !beginsContact.test(part);
  if (parts.length < 2 || parts.some(isLong)) return null;
  // `Houston, TX 77029` alone is one line of an address.
  if (readCityLine(text)?.before === '') return null;
  const city = findCity(parts);
  if (!city) return null;
  const begin = streetStart(parts.slice(0, city.from));
  const street = begin === 1 && isNamedHouse(parts[0]!, parts[1]!) ? 0 : begin;
  const names = joinLegalForms(parts.slice(0, street));
  const from = city.from - districtsBefore(parts, street, city);
  const streetText = parts.slice(street, from).join(', ');
  return [
    ...names,
    ...(streetText === '' ? [] : [streetText]),
    parts.slice(from, city.until).join(', '),
    ...parts.slice(city.until),
  ];
});

/** `62 Hung To Road, Kwun Tong, Kowloon`: how many parts behind the street are districts of Hong Kong, which has no postal codes. */
function districtsBefore(
  parts: readonly string[],
  street: number,
  city: { from: number; until: number },
): number {
  if (homeOfTown(parts.slice(city.from, city.until).join(', ')) !== 'HK') return 0;
  const whole = parts.slice(street, city.from).findLastIndex(isWholeStreet);
  const behind = whole < 0 ? [] : parts.slice(street + whole + 1, city.from);
  return behind.every((part) => /^\p{Lu}[^\d]*$/u.test(part)) ? behind.length : 0;
}

/** `Vale House, Mill Way`: where a street has no number the house has a name. */
function isNamedHouse(name: string, street: string): boolean {
  return namesHouse(name) && !hasLegalForm(name) && !/\d/.test(street);
}
/** True for `Vale House`, `Al Noor Tower`. */
export function namesHouse(text: string): boolean {
  return houseKind.test(text);
}
const houseKind = /^(?:\p{Lu}[\p{L}’']*\s){1,2}(?:House|Court|Buildings?|Chambers|Lodge|Towers?)$/u;

/** `8605 Kapfenberg, Hauptstraße 41`, as Austrian and Polish papers have it: the street before its town. */
function streetFirst(parts: readonly string[]): readonly string[] {
  const at = parts.findIndex(
    (part, index) =>
      codeThenTown.test(part) &&
      isWholeStreet(parts[index + 1] ?? '') &&
      // `8605 Kapfenberg` ends as streets do.
      (!hasStreetWord(part) || (part.split(' ').length === 2 && /\p{L} \d+\w?$/u.test(parts[index + 1]!))),
  );
  if (at < 0 || isWholeStreet(parts[at - 1] ?? '')) return parts;
  return [...parts.slice(0, at), parts[at + 1]!, parts[at]!, ...parts.slice(at + 2)];
}
const codeThenTown = /^(?:\p{Lu}{1,3}\s?[-–]\s?)?(?:\d{4,5}|\d{2}-\d{3}|\d{4}-\d{3}) \p{Lu}[\p{L}./ -]+$/u;

/** The address that a text begins with, before another sentence: `Muster Depot, Kade 3, 1011 AA Amsterdam. Ring first.` Null where there is none. */
export function addressBefore(text: string): string | null {
  const befores = endsOfAddress.map((end) => text.slice(0, Math.max(text.search(end), 0)));
  return [...befores, text].find((before) => oneLineAddress(before) !== null) ?? null;
}

/** A word for a limit or a day, with the day behind it. */
const beforeDay = new RegExp(
  `,?\\s${anyOf(
    ({ beforeDays }) => beforeDays.by,
    ({ beforeDays }) => beforeDays.on,
  )}\\s(?:\\p{L}{1,10}[.,]?\\s){0,2}\\d{1,2}[./ ]`,
  'iu',
);

/** What an address ends before, in this order. */
const endsOfAddress = [
  // The next sentence: behind `Leeds.`, `BD9 4PQ.`, `AZ 85001.`, `5000 Odense C.`
  /(?<=\p{L}{3}|\d\p{Lu}{2}|(?<!\d)\d{4,5}|\d{4} \p{Lu}\p{Ll}+ \p{Lu})\.\s+\p{Lu}/u,
  // `9870 Sindal – ring til`
  /\s[–—-]\s\p{Ll}[^,\d]*$/u,
  // `28195 Bremen (Hr. Eder 0664 555 21 08)`, `9880 Lotenhulle (niet op woensdag)`, `Leeds LS1 4AB (Use rear gate, no ramp)`
  /\s\((?=[^)]*(?:\d|$)|\p{Ll}{2,} |[^)]*,\s\p{Ll}|\p{Lu}\p{Ll}+(?:\s\p{Ll}{2,}){2})/u,
  // `Leeds LS1 4AB Site manager: Ann Lee 07700 900 164`
  /(?<=[\d\p{Lu}\p{Ll}])\s(?=\p{Lu}\p{L}+(?:\s\p{L}+){0,2}:\s)/u,
  // `60035 Jesi (AN) entro il 23/02/2026, previo avviso`
  beforeDay,
];

/** `1011 AA Amsterdam Tel. 020 555 01 20`: what announces a way of contact begins a part of its own. */
function partedAtContacts(text: string): string {
  const tokens = tokenise(text);
  const starts = tokens.flatMap(({ text: word, start }, at) => {
    const match = longestMatch(labelBook, tokens, at);
    const kinds = match?.meanings.map(({ kind }) => kind) ?? [];
    // `Rua Cel. Bento Munhoz`
    const isPhone =
      kinds.includes('phone') && numberBehind.test(text.slice(tokens[at + match!.length - 1]!.end));
    const isContact = isPhone || kinds.some((kind) => kind === 'email' || kind === 'vatId');
    return at > 0 && word.length >= shortestContact && isContact ? [start] : [];
  });
  return starts.reduceRight((parted, start) => {
    const before = parted.slice(0, start);
    return /[,;–—·•|*/-]\s*$/.test(before) ? parted : `${before.trimEnd()}, ${parted.slice(start)}`;
  }, text);
}
const numberBehind = /^[^\p{L}\d]*(?:\p{L}{1,9}[.:]*\s+)?[^\p{L}\d]*\d/u;
/** Single letters are as well those of streets. */
const shortestContact = 3;

/** Which parts hold postal code and city, behind at least one other: `Houston, TX 77029` are two. */
function findCity(parts: readonly string[]): { from: number; until: number } | null {
  const found = parts.flatMap((_, from) =>
    [1, 2, 3].flatMap((length) => {
      // `Contagem - MG - 32210-150`
      if (length === 3 && !/^\p{Lu}{2}$/u.test(parts[from + 1] ?? '')) return [];
      const joined = parts.slice(from, from + length).join(', ');
      const isWithin = from > 0 && from + length <= parts.length;
      if (isWithin && homeOfTown(joined) !== null) return [{ from, until: from + length, certain: true }];
      const city = isWithin && /\d/.test(joined) ? readCityLine(joined) : null;
      const isWhole =
        city !== null &&
        city.before === '' &&
        city.postalCode !== null &&
        // `Harderwijk` ends as streets do.
        ((city.certain && (joined.startsWith(city.postalCode) || joined.endsWith(`, ${city.postalCode}`))) ||
          /^(?:[A-Z]{1,3}\s?[-–]\s?\d|\d{5}\s[^\d\s]+$)/.test(joined) ||
          (townOfDistrict.test(joined) && isBehindStreet(parts, from)) ||
          !hasStreetWord(joined));
      return isWhole ? [{ from, until: from + length, certain: city.certain }] : [];
    }),
  );
  const best = found.find(({ certain }) => certain) ?? found[0];
  if (best) return best;
  const street = parts.findIndex(isWholeStreet);
  const bare = parts.findIndex(
    (part, at) => street >= 0 && at > street && at < street + farthestTown && townBeforeCode(part) !== null,
  );
  return bare < 0 ? null : { from: bare, until: bare + 1 };
}
/** `1165 København K`, `9870 Sindal`: a town of one word, and the district of its post. */
const townOfDistrict = /^\d{4}\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}{1,2})?$/u;
/** Right behind a street or its rooms: `Nørregade 12, 2. th., 1165 København K`. */
function isBehindStreet(parts: readonly string[], at: number): boolean {
  const street = parts.slice(0, at).findLastIndex((part) => !namesRoom(part));
  return isWholeStreet(parts[street] ?? '');
}
/** Parts: a suburb or a post box may stand between a street and its town. */
const farthestTown = 4;

/** `Nørregade 101`, behind which a town may be called as streets are: `9870 Sindal`. */
function isWholeStreet(text: string): boolean {
  return looksLikeStreet(text) && hasStreetWord(text);
}

/** What stands before a lot or building of a park of works: `Pol. Ind. Los Olivos, Nave 12`. */
const estate = new RegExp(`^${anyOf(({ premises }) => premises.estate)}`, 'iu');

/** True for a park of works, behind which its lot stands. */
export function isEstate(text: string): boolean {
  return estate.test(text);
}

/** What stands behind a street and its number, a stretch of road, a floor or a room: `km 366`, `2. th.`, `Suite 870`. */
const goesOn = new RegExp(
  `^(?:km\\.?\\s\\d|${anyOf(
    ({ premises }) => premises.room,
    ({ premises }) => premises.building,
  )}\\.?\\s|\\d{1,2}\\.?[ºª°]?\\s?(?:${anyOf(({ premises }) => premises.floor)}|[A-F](?!\\p{L})))`,
  'iu',
);

/** How many parts right behind a street are rooms of it, with their numbers or letters: `Suite 870`, `Torre B`, `2. th.`. */
export function roomsAhead(parts: readonly string[]): number {
  const end = parts.findIndex((part) => !namesRoom(part));
  return end < 0 ? parts.length : end;
}
function namesRoom(part: string): boolean {
  return goesOn.test(part) && /\d|\s\p{Lu}$/u.test(part);
}

/** `Muster Plant 2` before a street is a name, though it ends as streets do. */
const branch = new RegExp(`${anyOf(({ premises }) => premises.plant)}(?:\\s\\w{1,3})?$`, 'iu');

/** Where the street begins among the parts before the city; after the last of them when none is one. */
function streetStart(parts: readonly string[]): number {
  const mayBe = parts.map(
    (part, index) => !hasLegalForm(part) && !grounds.test(part) && !(index === 0 && branch.test(part)),
  );
  const last = (fits: (part: string, index: number) => boolean) =>
    parts.findLastIndex((part, index) => mayBe[index] && fits(part, index));
  const found = [
    last((part) => looksLikeStreet(part) && hasStreetWord(part) && !namesPostBox(part)),
    last((part) => looksLikeStreet(part) && hasStreetWord(part)),
    last((part, index) => hasStreetWord(part) && mayGoOn(part, index, parts[index + 1] ?? '')),
    last(looksLikeStreet),
    last((part, index) => index > 0 && hasStreetWord(part)),
    last(isBritishStreet),
    // `Plot 43-44, Muster Estate, Konabari`: what stands behind it tells where it is.
    parts.findIndex(isPlot),
  ].find((index) => index >= 0);
  if (found === undefined) return parts.length;
  // `Calle Mayor 5, Torre B, Piso 3`: rooms stand behind each other.
  const whole = parts.slice(0, found).findLastIndex((part) => !namesRoom(part));
  const before = parts[whole] ?? '';
  // `C/ Tramuntana 5, nave 12`
  const isBuilding = building.test(parts[found]!) && hasStreetWord(before);
  const isRoad = /^km/i.test(parts[found]!) && hasStreetWord(before);
  // `Av. Bolívar, Edif. Muster piso 2`: the house has a number, the street has none.
  const isUnnumbered = isBuilding && beginsWithKind(before);
  const isPart =
    isRoad || isUnnumbered || ((goesOn.test(parts[found]!) || isBuilding) && looksLikeStreet(before));
  let start = isPart ? whole : found;
  const isNumbered = looksLikeStreet(parts[found]!) || houseNumber.test(parts[found + 1] ?? '');
  const isWhole = isNumbered && hasStreetWord(parts[found]!) && !building.test(parts[found]!);
  while (
    start > 0 &&
    mayBe[start - 1] &&
    !(isNumbered && isDock(parts[start - 1]!)) &&
    !(isWhole && hall.test(parts[start - 1]!)) &&
    isPartOfStreet(parts[start - 1]!, start - 1, isWhole)
  )
    start--;
  return start;
}

function beginsWithKind(text: string): boolean {
  const [kind = '', ...name] = text.split(' ');
  return name.length > 0 && hasStreetWord(text) && (kind.endsWith('.') || isStreetKind(kind));
}

/** True for `Gravel Hole Lane`: streets of villages have no numbers. */
export function isBritishStreet(text: string): boolean {
  return britishStreet.test(text);
}
const britishStreet =
  /^(?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Lane|Road|Street|Avenue|Close|Drive|Way|Terrace|Crescent)$/u;

/** What a street may go on with, with a number of its own: `Calle Mayor, Edificio 3`. */
const building = new RegExp(`^(?:${anyOf(({ premises }) => premises.block)}|km(?:\\s|\\.|$))`, 'iu');

/** `Cold hall 3`, `Building C` before a whole street: where on the grounds, as on a line of its own. */
const hall = new RegExp(`^(?:\\p{L}+ )?${anyOf(({ premises }) => premises.building)}\\.?\\s\\w{1,3}$`, 'iu');

/** Where goods are unloaded: `Gate 8` before a street is a part of the place. */
const dock = new RegExp(
  `^(?:${anyOf(({ premises }) => premises.goodsIn)},?\\s)?${anyOf(({ premises }) => premises.dock)}\\s(?:\\w{1,3}|${anyOf(({ premises }) => premises.direction)})$|^${anyOf(({ premises }) => premises.loading)}$`,
  'iu',
);

/** True for `Building 288`, `Halle 4`. */
export function isHall(text: string): boolean {
  return hall.test(text);
}

/** True for `Gate 8`, `Rampa 6`. */
export function isDock(text: string): boolean {
  return dock.test(text);
}

/** `12`, or another part of the street. Before a whole one words without a number name the place: `Bauhof, Weg 3`. */
function isPartOfStreet(part: string, index: number, isWhole: boolean): boolean {
  if (isWhole && !/\d/.test(part) && !estate.test(part) && (index === 0 || !part.includes(' '))) return false;
  if (attention.test(part)) return false;
  if (isPlot(part)) return true;
  return houseNumber.test(part) || (isNoName(part, index) && (estate.test(part) || hasStreetWord(part)));
}

/** `campus Noord`: which of the places of a house. */
const grounds = new RegExp(`^${anyOf(({ premises }) => premises.grounds)}\\s\\p{L}+$`, 'iu');

/** A street whose number stands behind the comma. */
function mayGoOn(part: string, index: number, next: string): boolean {
  return houseNumber.test(next) || (isNoName(part, index) && /\d/.test(next));
}

/** The first part may as well be a name with a street's word in it: `Nordhavn Depot`. */
function isNoName(part: string, index: number): boolean {
  return index > 0 || isStreetKind(part.split(' ')[0]!) || estate.test(part);
}

/** A legal form behind a comma belongs to its name: `Muster & Filhos, Lda.`. */
function joinLegalForms(names: readonly string[]): string[] {
  const joined: string[] = [];
  for (const name of names) {
    if (joined.length > 0 && /\p{L}/u.test(name) && companyKey(name) === '')
      joined[joined.length - 1] += `, ${name}`;
    else joined.push(name);
  }
  return joined;
}
