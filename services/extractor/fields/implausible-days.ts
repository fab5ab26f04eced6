import { makeDoubt } from '../doubt.ts';
import { type Chosen, type Doubt, type DraftRow, daysOfRow } from '../draft.ts';
import { overlapX } from '../layout/boxes.ts';
import { onlyDay } from '../rows/reading/row-dates.ts';

/** Goods are ordered at most this long before they come, in days. */
const longestAhead = 730;
const dayMs = 86_400_000;

/**
 * Days of delivery before the order's, or years after it: a digit of one of the two is wrong, it is another day, or what has
 * come already is written down. Of a window the end tells.
 */
export function implausibleDays(
  { date, from, to }: { date: Chosen | null; from: Chosen | null; to: Chosen | null },
  rows: readonly DraftRow[],
  orderDate: string | null,
): Doubt[] {
  const ordered = Date.parse(orderDate ?? '');
  if (Number.isNaN(ordered)) return [];
  const isImplausible = ({ value }: Chosen) => {
    const ahead = (Date.parse(value) - ordered) / dayMs;
    return ahead < 0 || ahead > longestAhead;
  };
  const ofHead = (to ? [to] : [date, from]).find((day) => day !== null && isImplausible(day));
  const inHead = ofHead ? [makeDoubt('date_unclear', 'delivery_date', [ofHead.value], ofHead.places)] : [];
  const ofRows = rows.flatMap((row, index) =>
    daysOfRow(row)
      .filter(isImplausible)
      .map((day) => ({ day, index })),
  );
  // Lines of one day are asked about once; so is the order's where it is theirs.
  const byDay = [...Map.groupBy(ofRows, ({ day }) => day.value).values()].map(([first]) => first!);
  return [
    ...inHead,
    ...byDay
      .filter(({ day }) => day.value !== ofHead?.value)
      .map(({ day, index }) =>
        makeDoubt('date_unclear', `items[${index}].delivery_date`, [day.value], day.places),
      ),
  ];
}

/**
 * Rows without a day that their remark tells of something else, `logo as on the proof of 18 February`: it has no label,
 * other words, and lies before the order.
 */
export function withoutPastRemarks(rows: readonly DraftRow[], orderDate: string | null): DraftRow[] {
  return rows.map((row) => {
    const { deliveryDate: day } = row;
    const words = day?.places.flatMap(({ text }) => text.match(/\p{L}{3,}/gu) ?? []) ?? [];
    const isOfRemark = day?.because === onlyDay && words.length >= wordsOfRemark;
    return isOfRemark && orderDate !== null && day.value < orderDate ? { ...row, deliveryDate: null } : row;
  });
}
/** A day may have its name and that of its month. */
const wordsOfRemark = 3;

/** Lines that are all wanted on other days than their head names: one of the two is out of date. */
export function otherDaysOfRows(
  { date, from, to }: { date: Chosen | null; from: Chosen | null; to: Chosen | null },
  rows: readonly DraftRow[],
): Doubt[] {
  const days = rows.flatMap(daysOfRow).sort((one, other) => (one.value < other.value ? -1 : 1));
  const [first, last] = [days[0], days.at(-1)];
  const [begin, end] = [from ?? date, to ?? date];
  if (!first || !last || !begin || !end || (first.value <= end.value && begin.value <= last.value)) return [];
  const said = [...new Set([begin.value, first.value])].join(' and ');
  return [makeDoubt('conflicting_values', 'delivery_date', [said], [...begin.places, ...first.places])];
}

/** A day printed between two lines, `Deliver 15 May 2026:`, is that of the lines below it and not of the whole order. */
export function dayAmongRows(date: Chosen | null, rows: readonly DraftRow[]): Doubt[] {
  const [place] = date?.places ?? [];
  if (!date || !place) return [];
  const own = rows.flatMap(daysOfRow);
  const isHeading =
    rows.length > 1 && own.length < rows.length && own.includes(date) && /:$/.test(place.text);
  if (isHeading) return [makeDoubt('date_unclear', 'delivery_date', [place.text], [place])];
  // `Need by: 20/02/2026` at each of the lines.
  const isOfEach = rows.length > 1 && date.places.length >= rows.length;
  if (own.length > 0 || isOfEach) return [];
  const lines = rows
    .flatMap(({ quantity, description }) => [quantity, description])
    .flatMap((chosen) => chosen?.places ?? [])
    .filter(({ file, page }) => file === place.file && page === place.page);
  // Facts in a column beside the lines are the order's.
  const isWithin = lines.some(({ box }) => overlapX(box, place.box) > 0);
  const isBetween =
    lines.some(({ box }) => box[3] <= place.box[1]) && lines.some(({ box }) => box[1] >= place.box[3]);
  return isWithin && isBetween ? [makeDoubt('date_unclear', 'delivery_date', [place.text], [place])] : [];
}
