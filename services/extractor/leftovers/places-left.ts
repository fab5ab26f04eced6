import type { Draft, Place } from '../draft.ts';
import { type Label, means } from '../fields/labels.ts';
import { oneLineAddress } from '../fields/one-line-address.ts';
import { readParty } from '../fields/party.ts';
import { attention } from '../fields/party-names.ts';
import { below, rightOf } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { isUndecided } from '../lexicon/phrases.ts';
import { sendsElsewhere } from '../lexicon/sayings.ts';
import { hasStreetWord, looksLikeStreet, readCityLine, refersToAddress } from '../values/address.ts';
import { companyKey } from '../values/company.ts';
import { isOffice } from '../values/house-words.ts';
import type { Found, Shown } from './found.ts';

/** A text with a town has at most this many words; longer ones are terms. */
const longestTown = 12;
/** Left edges this near, in points, are flush. */
const flush = 4;

/**
 * Beside or under a label of the place of delivery that no block was read at: a text with the name of the buyer or a
 * street, as where a scan lost the town. `Delivery: carriage paid` is a term.
 */
export function unreadDelivery(
  sheet: Sheet,
  { buyer, shipTo }: Omit<Draft, 'doubts'>,
  shown: Shown,
): Found[] {
  const { city } = shipTo;
  if (city && !buyer.city?.places.some(({ box, page }) => isSamePlace({ box, page }, city.places[0]!)))
    return [];
  const known = new Set(
    shown.blocks
      .filter(({ role, segments }) => role === 'supplier' || segments.some(({ text }) => readCityLine(text)))
      .flatMap(({ segments }) => segments),
  );
  const house = companyKey(buyer.company?.value ?? '');
  return sheet.lines.flatMap(({ segments }) =>
    segments.flatMap((segment): Found[] => {
      const label = shown.labels.labelled.get(segment);
      if (!label || label.form === 'open' || refersToAddress(label.rest)) return [];
      if (!means(label, 'shipTo')) return tellsStreet(label) ? [{ sheet, segment }] : [];
      const near = [rightOf(sheet, segment), below(sheet, segment, 1.5), below(sheet, segment, 3)];
      const texts = [...near.flatMap((text) => text ?? []), ...(label.form === 'colon' ? [segment] : [])];
      // `Place of delivery: main store`: the label is no street.
      const saidBy = (text: Segment) => (text === segment ? label.rest : text.text);
      return texts
        .filter(
          (text) =>
            !known.has(text) &&
            (hasStreetWord(saidBy(text)) || namesMore(saidBy(text), house) || isNoPlace(text, label)),
        )
        .map((text) => ({ sheet, segment: text }));
    }),
  );
}
/** `Delivery: Acme Depot - 16 Mill Street - 10123-Crissier`: where days or terms of delivery stand, too. */
function tellsStreet(label: Label): boolean {
  return (
    label.form === 'colon' &&
    means(label, 'deliveryDate') &&
    / \d/.test(label.rest) &&
    hasStreetWord(label.rest)
  );
}

/** The buyer's name and something behind it: the name alone says that it is the buyer's place. */
function namesMore(text: string, house: string): boolean {
  const key = companyKey(text);
  return house.length >= shortestHouse && key.includes(house) && key !== house;
}

/** `Deliver to: see attachment`, `Lieferadresse: Abholung durch …`, `Ship to: TBC`: the goods do not go to the buyer's house. */
function isNoPlace({ text }: Segment, label: Label): boolean {
  const said = label.form === 'colon' && text.endsWith(label.rest) ? label.rest : text;
  const isTown = readCityLine(said)?.certain === true || hasStreetWord(said);
  return !isTown && said.split(' ').length <= longestTown && (isUndecided(said) || sendsElsewhere(said));
}

/**
 * What stands over the street to which the goods go, where nothing of it was read and the buyer's name stands in its place:
 * another name may be meant.
 */
export function unreadRecipient({ shipTo }: Omit<Draft, 'doubts'>, { blocks }: Shown): Found[] {
  const street = shipTo.street?.places[0];
  return blocks.flatMap((block): Found[] => {
    const isPlace =
      block.role === 'shipTo' &&
      street !== undefined &&
      block.sheet.page === street.page &&
      block.lines.some(({ text }) => text === street.text);
    const [first, next] = block.lines;
    const { company, contactPerson } = readParty(block);
    if (!isPlace || company || contactPerson || !first || !next || next.text.length === 0) return [];
    const segment = block.segments.find(({ text }) => text === first.text);
    return segment && mayBeName(first.text) ? [{ sheet: block.sheet, segment }] : [];
  });
}

/** Two words or more that are no street, town, part of a house or of a firm. */
function mayBeName(text: string): boolean {
  return (
    /^\p{Lu}\S+\s\S/u.test(text) &&
    !/\d/.test(text) &&
    !looksLikeStreet(text) &&
    readCityLine(text) === null &&
    !refersToAddress(text) &&
    !attention.test(text) &&
    !isOffice(text)
  );
}

function isSamePlace(one: Pick<Place, 'box' | 'page'>, other: Pick<Place, 'box' | 'page'>): boolean {
  return one.page === other.page && one.box[0] === other.box[0] && one.box[1] === other.box[1];
}
/** Shorter names are in too many texts. */
const shortestHouse = 5;

export function isUnderStreet(sheet: Sheet, { line, box }: Segment): boolean {
  const above = sheet.lines[line - 1]?.segments.find((other) => Math.abs(other.box[0] - box[0]) < flush);
  return above !== undefined && looksLikeStreet(above.text) && hasStreetWord(above.text);
}

/**
 * A town whose postal code is none of those that are known. Under a street, and where a place of delivery is named,
 * digits before a name may be one as well.
 */
export function isTown(segment: Segment, known: ReadonlySet<string>, isNamed: boolean): boolean {
  return segment.text.split(sentenceEnd).some((text) => isOtherTown(text, known, isNamed));
}
/** `Mill Lane, Ripon HG4 1AB. Ring Sam when …` */
const sentenceEnd = /(?<=\d\p{Lu}{2})[.;]\s+(?=\p{Lu}\p{Ll})/u;

function isOtherTown(text: string, known: ReadonlySet<string>, isNamed: boolean): boolean {
  const city = readCityLine(text);
  return (
    city !== null &&
    (city.certain || (isNamed && city.before === '' && /^\d/.test(text) && !hasStreetWord(text))) &&
    city.postalCode !== null &&
    !known.has(tight(city.postalCode)) &&
    text.split(' ').length <= longestTown
  );
}

/** `Muster, S.L. – C/ Mayor, 5 – 28001 Madrid – …`: where no address of the buyer was read, a longer line at the foot may have it. */
export function beginsWithPlace({ text }: Segment, known: ReadonlySet<string>): boolean {
  const ends = Array.from(text.matchAll(/\s[-–—·•|]\s|[,;]\s/g), ({ index }) => index).slice(0, mostParts);
  const before = ends.map((end) => text.slice(0, end)).find((begun) => oneLineAddress(begun) !== null);
  const code = oneLineAddress(before ?? '')?.flatMap((part) => readCityLine(part)?.postalCode ?? [])[0];
  return code !== undefined && !known.has(tight(code));
}
const mostParts = 12;

/** The postal codes that the order and we ourselves have, and whom the paper goes to, on whichever page. */
export function postalCodesOf(
  { buyer, shipTo }: Omit<Draft, 'doubts'>,
  { ourPostalCode, blocks }: Shown,
): ReadonlySet<string> {
  const sellers = blocks.filter(({ role }) => role === 'supplier').map(readParty);
  const codes = [buyer, shipTo, ...sellers].map(({ postalCode }) => postalCode?.value ?? null);
  return new Set([ourPostalCode, ...codes].map(tight));
}

function tight(code: string | null): string {
  return (code ?? '').replace(/\W/g, '');
}
