import { oneLineAddress } from '../fields/one-line-address.ts';
import type { Line } from '../layout/sheet.ts';
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

/**
 * True for a line of addresses side by side, `Kade 3 | Marktplatz 14, 36341 Musterstadt`, or of their streets over their
 * towns: below the rows the number of a house would be a quantity, and a postal code a price.
 */
export function isOfAddresses({ segments }: Line, under: Line | undefined): boolean {
  const isWhole = (text: string) => oneLineAddress(text) !== null;
  const isOverTowns =
    under !== undefined &&
    under.segments.length > 1 &&
    under.segments.every(({ text }) => readCityLine(text)?.postalCode != null);
  return (
    segments.length > 1 &&
    segments.every(({ text }) => isStreet(text) || isTown(text) || isWhole(text)) &&
    (segments.some(({ text }) => isWhole(text)) || isOverTowns)
  );
}

function isTown(text: string): boolean {
  const city = readCityLine(text);
  return city?.certain === true && city.before === '';
}

function fills({ anchors, roles }: RowLines): boolean {
  return anchors.some(({ cells }) =>
    cells.some((words, column) => words.length > 0 && telling.some((role) => role === roles[column])),
  );
}

function isStreet(text: string): boolean {
  return looksLikeStreet(text) && (hasStreetWord(text) || /\s\d{1,4}\s?[a-z]?$/i.test(text));
}
