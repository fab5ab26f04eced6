import { makeDoubt } from '../doubt.ts';
import type { Chosen, Doubt, Draft, Place } from '../draft.ts';
import { heightOf, overlapX, overlapY, widthOf } from '../layout/boxes.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { placesByPage } from '../places-by-page.ts';
import { hasLegalForm, namesOffice } from '../values/company.ts';
import { isGivenName } from '../values/given-name.ts';
import type { Shown } from './found.ts';

/** True where a text under a value of some kind reads as the end of it. */
type EndOf = (value: string, under: string) => boolean;

/**
 * Values of the buyer and of who gets the goods that may go on in the line below: nothing took what stands flush under
 * them, it reads as their end, and its first word had no room behind them.
 */
export function cutValues(draft: Omit<Draft, 'doubts'>, { sheets, labels, inTables }: Shown): Doubt[] {
  const { buyer, shipTo } = draft;
  const values: [path: string, chosen: Chosen | null, isEnd: EndOf][] = [
    ['customer.company', buyer.company, endsName],
    ['customer.contact_person', buyer.contactPerson, endsPerson],
    ['customer.phone', buyer.phone, endsNumber],
    ['shipping_details.recipient.company', shipTo.company, endsName],
    ['shipping_details.recipient.phone', shipTo.phone, endsNumber],
    ['customer.address.city', buyer.city, endsTown],
    ['shipping_details.recipient.address.city', shipTo.city, endsTown],
  ];
  const takenOn = placesByPage(placesIn(draft));
  return values.flatMap(([path, chosen, isEnd]): Doubt[] => {
    const place = chosen?.places[0];
    const sheet = sheets.find(({ file, page }) => file === place?.file && page === place.page);
    const segment = sheet && sheet.source !== 'plain' ? endingAt(sheet, place!) : null;
    const under = segment && flushUnder(sheet!, segment);
    if (!under || !isEnd(chosen!.value, under.text) || !hadNoRoom(sheet!, segment!, under, inTables))
      return [];
    const { box } = placeOf(sheet!, under.words);
    const isTaken =
      inTables.has(sheet!.lines[under.line]!) ||
      labels.labelled.has(under) ||
      takenOn(sheet!).some((other) => overlapX(other.box, box) > 0 && overlapY(other.box, box) > 1);
    return isTaken
      ? []
      : [
          makeDoubt(
            'value_unassigned',
            path,
            [`the end of "${chosen!.value}"`, under.text],
            [placeOf(sheet!, under.words)],
          ),
        ];
  });
}

/** `Ctr` under `St. Muster Regional Medical`, `Leśne"` under `GRANIT – budowa „Osiedle`. */
function endsName(value: string, under: string): boolean {
  const isQuoted = /["”“»]$/.test(under) && /[„"“«][^"”“»]*$/.test(value);
  return isQuoted || (/^\p{Lu}[\p{L}'’.-]+$/u.test(under) && !hasLegalForm(value) && !namesOffice(under));
}

/** `Muster` under `Mme Solène`. */
function endsPerson(value: string, under: string): boolean {
  return isGivenName(value.split(' ').at(-1)!) && /^\p{Lu}[\p{L}'’-]+$/u.test(under);
}

/** `087` under `01455 496`, and no number of its own. */
function endsNumber(value: string, under: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return digits < fewestOfWhole && /^\d[\d -]{0,6}$/.test(under);
}
/** Digits; longer telephone numbers are whole. */
const fewestOfWhole = 10;

/** `Leśna, tel. 52 555 01 99` under `…, 85-766 Bydgoszcz`. */
function endsTown(_: string, under: string): boolean {
  return /^\p{Lu}[\p{L}-]+,\s\S/u.test(under);
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(placesIn);
  if ('box' in value) return [value as Place];
  return Object.values(value).flatMap(placesIn);
}

/** The text whose end a value is. */
function endingAt(sheet: Sheet, { box: [, , right, bottom] }: Place): Segment | null {
  const isHere = (segment: Segment) => {
    const end = placeOf(sheet, segment.words.slice(-1)).box;
    return Math.abs(end[2] - right) < samePlace && Math.abs(end[3] - bottom) < samePlace;
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
  inTables: Shown['inTables'],
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
