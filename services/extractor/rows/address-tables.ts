import type { ColumnRole } from '../lexicon/lexicon.ts';
import { hasStreetWord, looksLikeStreet, readCityLine } from '../values/address.ts';
import type { RowLines } from './lines/row-lines.ts';

/** What the lines of an address never fill; a house number may stand where quantities do. */
const telling: readonly ColumnRole[] = ['position', 'unit', 'price', 'lineTotal', 'article'];

/**
 * True for addresses side by side under captions that name goods: `Goods to | Supplier`. Their house numbers would be
 * quantities.
 */
export function areAddresses(rows: readonly RowLines[]): boolean {
  return (
    rows.every((row) => !fills(row)) &&
    rows.some((row) => {
      const texts = [...row.anchors, ...row.below].flatMap(({ line }) =>
        line.segments.map(({ text }) => text),
      );
      return texts.some(isStreet) && texts.some((text) => readCityLine(text)?.postalCode != null);
    })
  );
}

function fills({ anchors, roles }: RowLines): boolean {
  return anchors.some(({ cells }) =>
    cells.some((words, column) => words.length > 0 && telling.some((role) => role === roles[column])),
  );
}

function isStreet(text: string): boolean {
  return looksLikeStreet(text) && (hasStreetWord(text) || /\s\d{1,4}\s?[a-z]?$/i.test(text));
}
