import type { DateRule } from '../context.ts';
import { type Chosen, type DraftRow, daysOfRow } from '../draft.ts';
import { type Line, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { dateWords } from '../lexicon/phrases.ts';
import type { OrderTable } from '../rows/read-tables.ts';
import { printedLines } from '../rows/table.ts';
import { type ReadDate, readDate } from '../values/date.ts';
import { foldWord } from '../values/fold.ts';
import type { LabelIndex } from './labelled-values.ts';
import { means } from './labels.ts';

/** The day of one delivery of several, printed over the table of its lines. */
export interface SectionDate {
  sheet: Sheet;
  segment: Segment;
  day: Chosen;
}

/** A day and its label stand at most so many lines over the headings of their table. */
const linesOver = 3;
const weight = 0.9;
/** Words of a label before the day: `In DC`, `For delivery`. */
const longestLabel = 5;

/** `Tue`, `mar.`, `vr.` are short for a day of the week. */
const longestShort = 3;

/**
 * The days over the lines of an order in several deliveries, `Delivery 1 of 2   In DC: 12.04.2026` over tables of their
 * own or `For delivery Tue 07/10/2025` over the lines of one: at the same words twice or more. None where a day stands
 * there once only: that is the order's.
 */
export function findSectionDates(
  tables: readonly OrderTable[],
  { labelled }: LabelIndex,
  rule: DateRule,
): SectionDate[] {
  const found = tables.flatMap((table) =>
    linesWithin(table)
      .flatMap(({ segments }) => segments.map((segment) => ({ segment, isFirst: segment === segments[0] })))
      .flatMap(({ segment, isFirst }) => {
        const known = labelled.get(segment);
        const dated = known && means(known, 'other') ? null : dayAtEnd(segment.text, rule);
        // `Ordered on   02/11/2026`: the day of a label beside it.
        if (!dated || (dated.label === '' && !isFirst)) return [];
        const { label, read } = dated;
        const confidence = read.ambiguous && rule.source === 'locale' ? 0.6 : weight;
        const because = label === '' ? 'alone over the lines' : `over the lines, at "${label}"`;
        const places = [placeOf(table.table.sheet, segment.words)];
        const day = { value: read.iso, confidence, places, because };
        return [{ sheet: table.table.sheet, segment, day, label: foldWord(label) }];
      }),
  );
  const byLabel = [...Map.groupBy(found, ({ label }) => label).values()];
  const [first] = tables
    .flatMap(({ rows }) => rows.slice(0, 1))
    .flatMap(({ anchors }) => anchors.slice(0, 1));
  const isOverAll = ({ sheet, segment }: SectionDate) =>
    first !== undefined && sheet === first.sheet && segment.box[1] < first.line.box[1];
  // What begins under the first line are the days of each line.
  return (
    byLabel.find((same) => new Set(same.map(({ day }) => day.value)).size > 1 && same.some(isOverAll)) ?? []
  );
}

/** The lines close over the headings of a table and those among its rows that are none. */
function linesWithin({ table: { sheet, header }, rows }: OrderTable): Line[] {
  const last = rows.at(-1)?.anchors.at(-1)?.line;
  if (!last) return [];
  const top = Math.min(...header.map(({ line }) => line));
  const ofRows = new Set(rows.flatMap(({ anchors }) => anchors.flatMap(printedLines)));
  return sheet.lines
    .slice(Math.max(0, top - linesOver), sheet.lines.indexOf(last))
    .filter((line) => !ofRows.has(line) && line.segments.length <= mostTexts);
}
/** Over a section stand its name, its day and how it comes. */
const mostTexts = 4;

/** A text that ends in a day, and the words before it without the day of the week. */
function dayAtEnd(text: string, rule: DateRule): { label: string; read: ReadDate } | null {
  const read = /\d/.test(text) ? readDate(text, rule.order, dateWords) : null;
  if (!read || !text.endsWith(read.text)) return null;
  const words = text
    .slice(0, -read.text.length)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  // `mar.` of a day of the week
  if (dateWords.weekdays.has(foldWord(last)) || (words.length > 1 && last.length <= longestShort))
    words.pop();
  return words.length <= longestLabel ? { label: words.join(' '), read } : null;
}

/**
 * The rows with the days of their sections, but for those that have one of their own. The day over the next section
 * stands under the last row of this one: it is none of its own.
 */
export function withSectionDates(rows: readonly DraftRow[], sections: readonly SectionDate[]): DraftRow[] {
  if (sections.length === 0) return [...rows];
  const isOfSection = (own: Chosen) =>
    own.places.some((place) =>
      sections.some(
        ({ sheet, segment }) =>
          sheet.file === place.file &&
          sheet.page === place.page &&
          segment.box[1] < place.box[3] &&
          place.box[1] < segment.box[3],
      ),
    );
  return rows.map((row) => {
    const [place] = (row.quantity ?? row.description)?.places ?? [];
    if (!place || !daysOfRow(row).every(isOfSection)) return row;
    const section = sections.findLast(
      ({ sheet, segment }) =>
        sheet.file === place.file &&
        (sheet.page < place.page || (sheet.page === place.page && segment.box[1] < place.box[1])),
    );
    return { ...row, deliveryDate: section?.day ?? null, schedule: [] };
  });
}
