import type { DateRule } from '../context.ts';
import type { Chosen, DraftRow } from '../draft.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { dateWords } from '../lexicon/phrases.ts';
import type { OrderTable } from '../rows/read-tables.ts';
import { readDate } from '../values/date.ts';
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
const labelAndDay = /^(\p{L}[^:]{2,30}):\s+(\S.*)$/u;

/**
 * The days over the tables of an order in several deliveries, `Delivery 1 of 2   In DC: 12.04.2026`: at the same words
 * over two tables or more. None where a day stands over one table only: that is the order's.
 */
export function findSectionDates(
  tables: readonly OrderTable[],
  { labelled }: LabelIndex,
  rule: DateRule,
): SectionDate[] {
  const found = tables.flatMap(({ table: { sheet, header }, rows }) => {
    const top = Math.min(...header.map(({ line }) => line));
    const over = rows.length > 0 ? sheet.lines.slice(Math.max(0, top - linesOver), top) : [];
    return over
      .flatMap(({ segments }) => segments)
      .flatMap((segment) => {
        const [, label, printed] = labelAndDay.exec(segment.text) ?? [];
        const read = printed ? readDate(printed, rule.order, dateWords) : null;
        const known = labelled.get(segment);
        if (!label || !read || read.text !== printed || (known && means(known, 'other'))) return [];
        const confidence = read.ambiguous && rule.source === 'locale' ? 0.6 : weight;
        const because = `over the lines, at "${label}"`;
        const day = { value: read.iso, confidence, places: [placeOf(sheet, segment.words)], because };
        return [{ sheet, segment, day, label: foldWord(label) }];
      });
  });
  const byLabel = [...Map.groupBy(found, ({ label }) => label).values()];
  return byLabel.find((same) => same.length > 1) ?? [];
}

/** The rows, those without a day of their own with that of their section. */
export function withSectionDates(rows: readonly DraftRow[], sections: readonly SectionDate[]): DraftRow[] {
  return rows.map((row) => {
    const [place] = (row.quantity ?? row.description)?.places ?? [];
    if (!place || row.deliveryDate || row.schedule?.length) return row;
    const section = sections.findLast(
      ({ sheet, segment }) =>
        sheet.file === place.file &&
        (sheet.page < place.page || (sheet.page === place.page && segment.box[1] < place.box[1])),
    );
    return section ? { ...row, deliveryDate: section.day } : row;
  });
}
