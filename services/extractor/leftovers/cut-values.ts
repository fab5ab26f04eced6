import { makeDoubt } from '../doubt.ts';
import type { Chosen, Doubt, Draft, Place } from '../draft.ts';
import { heightOf, overlapX, overlapY, widthOf } from '../layout/boxes.ts';
import { above } from '../layout/neighbours.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { placesByPage } from '../places-by-page.ts';
import { hasLegalForm, namesOffice } from '../values/company.ts';
import { readCountry } from '../values/country.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { isOffice, namesTrade } from '../values/house-words.ts';
import { digitsOf } from '../values/phone.ts';
import type { Shown } from './found.ts';

/** True where a text under a value of some kind reads as the end of it. */
type EndOf = (value: string, under: string) => boolean;

/**
 * Values of the buyer and of who gets the goods that may go on in the line below: nothing took what stands flush under
 * them, it reads as their end, and its first word had no room behind them.
 */
export function cutValues(draft: Omit<Draft, 'doubts'>, shown: Shown): Doubt[] {
  const { buyer, shipTo } = draft;
  const values: [path: string, chosen: Chosen | null, isEnd: EndOf][] = [
    ['customer.company', buyer.company, endsName],
    ['customer.contact_person', buyer.contactPerson, endsPerson],
    ['customer.phone', buyer.phone, endsNumber],
    ['customer.address.street', buyer.street, endsStreet],
    ['customer.address.city', buyer.city, endsTown],
    ['shipping_details.recipient.company', shipTo.company, endsName],
    ['shipping_details.recipient.phone', shipTo.phone, endsNumber],
    ['shipping_details.recipient.address.street', shipTo.street, endsStreet],
    ['shipping_details.recipient.address.city', shipTo.city, endsTown],
  ];
  // A long order has many: they are gathered where something may be cut.
  let taken: ReturnType<typeof placesByPage> | null = null;
  const takenOn = (sheet: Sheet) => {
    taken ??= placesByPage(placesIn(draft));
    return taken(sheet);
  };
  return values.flatMap(([path, chosen, isEnd]): Doubt[] => {
    const place = chosen?.places[0];
    const sheet = shown.sheets.find(({ file, page }) => file === place?.file && page === place.page);
    if (!chosen || !sheet || sheet.source === 'plain') return [];
    const rest = (text: Segment, which: string) =>
      makeDoubt(
        'value_unassigned',
        path,
        [`${which} of "${chosen.value}"`, text.text],
        [placeOf(sheet, text.words)],
      );
    const isShort = isEnd === endsNumber && digitsOf(chosen.value).length < fewestOfWhole;
    const over = isShort ? beginOver(sheet, { value: chosen.value, place: place! }, shown) : null;
    if (over) return [rest(over, 'the beginning')];
    const segment = segmentAt(sheet, place!, 2);
    const under = segment && flushUnder(sheet, segment);
    if (!under || !isEnd(chosen.value, under.text) || !hadNoRoom(sheet, segment, under, shown)) return [];
    const { box } = placeOf(sheet, under.words);
    const isTaken =
      shown.inTables.has(sheet.lines[under.line]!) ||
      shown.labels.labelled.has(under) ||
      takenOn(sheet).some((other) => overlapX(other.box, box) > 0 && overlapY(other.box, box) > 1);
    return isTaken ? [] : [rest(under, 'the end')];
  });
}

/** `…, Attn: Ann Lee (084)` over `555-0219`: the text in whose end a number begins. */
function beginOver(
  sheet: Sheet,
  { value, place }: { value: string; place: Place },
  shown: Shown,
): Segment | null {
  const segment = segmentAt(sheet, place, 0);
  const over = segment && above(sheet, segment, 1);
  const [, begun] = /\p{L}.*[\s:](\+?(?!(?:19|20)\d\d$)\d{2,4}|\(\d{2,5}\))$/u.exec(over?.text ?? '') ?? [];
  const isBegin =
    over !== null &&
    begun !== undefined &&
    Math.abs(over.box[0] - segment!.box[0]) < samePlace &&
    // What was put together has it.
    !digitsOf(value).startsWith(digitsOf(/[\d\s()+-]*$/.exec(over.text)![0]));
  return isBegin && hadNoRoom(sheet, over, segment!, shown) ? over : null;
}

/** `Ctr` under `St. Muster Regional Medical`, `Leśne"` under `GRANIT – budowa „Osiedle`, `2` under `MAGASIN - QUAI`. */
function endsName(value: string, under: string): boolean {
  if (/^\d{1,3}\p{L}?$/u.test(under)) return !/\d$/.test(value) && !hasLegalForm(value);
  // Behind a dash the name of a place goes on: `Muster S.r.l. – Magazzino` over `Treviglio`.
  const part = value.split(/\s[–—-]\s/).at(-1)!;
  const isQuoted = /["”“»]$/.test(under) && /[„"“«][^"”“»]*$/.test(value);
  const isOther = namesOffice(under) || isOffice(under) || ofHouse.test(under) || readCountry(under) !== null;
  // `Nursing Home` under `Muster c/o Orchard House`
  const isRest = /^\p{Lu}[\p{L}'’.-]+$/u.test(under) || (twoWords.test(under) && namesTrade(under));
  return isQuoted || (isRest && !hasLegalForm(part) && !isOther);
}

const twoWords = /^\p{Lu}[\p{L}'’.-]+ \p{Lu}[\p{L}'’.-]+$/u;
/** `Headquarters`, `Manufacturing` */
const ofHouse = /^(?:headquarters|\p{L}+ing)$/iu;

/** `Muster` under `Mme Solène`, `Sylvie` under `Mme MUSTER`. */
function endsPerson(value: string, under: string): boolean {
  const [last = '', ...more] = value.replace(honorific, '').split(' ').reverse();
  const isOpen =
    (more.length === 0 && isGivenName(last)) || (isGivenName(under) && last === last.toUpperCase());
  return isOpen && /^\p{Lu}[\p{L}'’-]+$/u.test(under);
}

/** `087` under `01455 496`, and no number of its own. */
function endsNumber(value: string, under: string): boolean {
  return digitsOf(value).length < fewestOfWhole && /^\d[\d -]{0,6}$/.test(under);
}
/** Digits; longer telephone numbers are whole. */
const fewestOfWhole = 10;

/** `3` under `Survey No. 88, Hinjawadi Phase`. */
function endsStreet(value: string, under: string): boolean {
  return /\p{L}$/u.test(value) && /^\d{1,4}\p{L}?(?:,|$)/u.test(under);
}

/**
 * `Leśna, tel. 52 555 01 99` under `…, 85-766 Bydgoszcz`, `de Buenos Aires` under `Ciudad Autónoma`, `Mella (BS)` under
 * `25030 Castel`.
 */
function endsTown(_: string, under: string): boolean {
  return /^\p{Lu}[\p{L}-]+,\s\S|^\p{Lu}[\p{L}'’-]+ \(\p{Lu}{2}\)$|^(?:de|del|di|da|do|sur|am|an der|on) \p{Lu}[\p{L} -]+$/u.test(
    under,
  );
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(placesIn);
  if ('box' in value) return [value as Place];
  return Object.values(value).flatMap(placesIn);
}

/** The text that begins (`edge` 0) or ends (2) with a value, on its line. */
function segmentAt(sheet: Sheet, { box }: Place, edge: 0 | 2): Segment | null {
  const isHere = ({ words }: Segment) => {
    const word = words.at(edge === 0 ? 0 : -1)!;
    const own = sheet.printed.get(word) ?? word.box;
    return Math.abs(own[edge] - box[edge]) < samePlace && Math.abs(own[3] - box[3]) < samePlace;
  };
  return sheet.lines.flatMap(({ segments }) => segments).find(isHere) ?? null;
}

function flushUnder({ lines }: Sheet, { box, line }: Segment): Segment | null {
  const under = lines
    .slice(line + 1, line + 4)
    .flatMap(({ segments }) => segments)
    .find((other) => Math.abs(other.box[0] - box[0]) < samePlace);
  const isClose = under !== undefined && under.box[1] - box[3] < closeUnder * heightOf(box);
  return isClose && Math.abs(heightOf(under.box) - heightOf(box)) < samePlace ? under : null;
}
/** In points, and in heights. */
const [samePlace, closeUnder] = [2, 0.8];

/** True where the first word of the lower text did not fit behind the upper one: before the next column, a rule or the page's edge. */
function hadNoRoom(
  { lines, rules }: Sheet,
  { box, line }: Segment,
  { words: [first] }: Segment,
  { inTables }: Shown,
): boolean {
  const space = widthOfSpace * heightOf(box);
  const needed = box[2] + space + widthOf(first!.box);
  const columns = lines
    .slice(Math.max(0, line - linesNear), line + linesNear + 1)
    .filter((near) => !inTables.has(near))
    .flatMap(({ segments }) => segments.map((segment) => segment.box[0]))
    .filter((left) => left > Math.max(box[0] + samePlace, first!.box[2]))
    .map((left) => left - 2 * space);
  const uprights = rules
    .filter((rule) => overlapY(rule.box, box) > 0 && rule.box[0] >= box[2])
    .map((rule) => rule.box[0]);
  const edges = [...columns, ...uprights];
  return needed > (edges.length > 0 ? Math.min(...edges) : Math.max(...lines.map((one) => one.box[2])));
}
const widthOfSpace = 0.25;
/** Lines above and below that may begin the next column. */
const linesNear = 6;
