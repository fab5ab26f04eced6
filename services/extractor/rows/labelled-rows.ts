import type { Word } from '@orderloom/pages/page.ts';
import { wordsBetween } from '../fields/labels.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import type { ColumnRole } from '../lexicon/lexicon.ts';
import { columnBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import type { RowParts } from './read-row.ts';

interface LabelledValue {
  role: ColumnRole;
  sheet: Sheet;
  line: number;
  words: Word[];
}

/** Values further apart than this many lines belong to different items. */
const farthestLines = 3;

/**
 * Items written as `Label: value`, one or several to a line: `SKU: W-100 | Quantity: 500 | Unit Price: 12.50`.
 * A label that comes again begins the next item.
 */
export function labelledRows(sheets: readonly Sheet[]): RowParts[] {
  const values = sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) => line.segments.flatMap((segment) => labelledIn(sheet, segment))),
  );
  const items: LabelledValue[][] = [];
  for (const value of values) {
    const item = items.at(-1);
    const last = item?.at(-1);
    const goesOn =
      last &&
      last.sheet === value.sheet &&
      value.line - last.line <= farthestLines &&
      !item!.some((known) => known.role === value.role);
    if (goesOn) item!.push(value);
    else items.push([value]);
  }
  return items.filter(isItem).map((item) => ({
    sheet: item[0]!.sheet,
    words: Object.fromEntries(item.map((value) => [value.role, value.words])),
    structure: 0.88,
    because: 'written as label and value',
  }));
}

function isItem(values: readonly LabelledValue[]): boolean {
  const roles = new Set(values.map((value) => value.role));
  return (
    roles.has('quantity') &&
    (roles.has('description') || roles.has('article') || roles.has('supplierArticle'))
  );
}

function labelledIn(sheet: Sheet, segment: Segment): LabelledValue[] {
  const all = tokenise(segment.text);
  const match = longestMatch(columnBook, all, 0);
  const end = match ? all[match.length - 1]!.end : 0;
  const colon = match && all[0]!.start === 0 ? /^\s*:\s*(?=\S)/.exec(segment.text.slice(end)) : null;
  if (!match || !colon) return [];
  const words = wordsBetween(segment, end + colon[0].length, segment.text.length);
  return words.length > 0 ? [{ role: match.meanings[0]!.kind, sheet, line: segment.line, words }] : [];
}
