import type { Word } from '@orderloom/pages/page.ts';
import type { Line, Sheet } from '../layout/sheet.ts';
import { isUnit } from '../lexicon/phrases.ts';
import { numberShape } from '../values/number.ts';
import type { RowParts } from './read-row.ts';

const bullet = /^(?:\(?\d{1,3}[.)]|[-*•–])$/;
/** Words between quantity and description: `75 ft of hose`. */
const joint = /^(?:of|x|à|von|van|de|di|×)$/i;

/**
 * Items of a list in running text: `3. 500 ea flat washers 1/2"`, `- 20 x bearing 6204`, `- Frying fat: 4 bucket`. A list has a bullet or
 * number before every item, or at least two lines in a row that begin with a quantity and a unit.
 */
export function listedRows(sheets: readonly Sheet[]): RowParts[] {
  return sheets.flatMap((sheet) => {
    const rows = sheet.lines.map((line) => listedRow(sheet, line));
    return rows
      .filter(
        (row, index) => row !== null && (row.bulleted || rows[index - 1] != null || rows[index + 1] != null),
      )
      .map((row) => row!.parts);
  });
}

function listedRow(sheet: Sheet, line: Line): { parts: RowParts; bulleted: boolean } | null {
  const [first] = line.words;
  const bulleted = first !== undefined && bullet.test(first.text);
  const words = bulleted ? line.words.slice(1) : line.words;
  const read = quantityFirst(words) ?? (bulleted ? quantityLast(words) : null);
  if (!read || read.description.length === 0) return null;
  const parts: RowParts = {
    sheet,
    words: { quantity: read.quantity, unit: read.unit, description: read.description },
    structure: bulleted ? 0.85 : 0.75,
    because: 'an item of a list',
  };
  return { parts, bulleted };
}

function quantityFirst(
  words: readonly Word[],
): { quantity: Word[]; unit: Word[]; description: Word[] } | null {
  const [quantity, next, third] = words;
  if (!quantity || !next) return null;
  const shape = numberShape(quantity.text.replace(/[x×]$/i, ''));
  if (shape === null || !/^\d/.test(shape)) return null;
  const timesInside = /[x×]$/i.test(quantity.text);
  const hasUnit = isUnit(next.text.replace(/[.,]$/, ''));
  if (!hasUnit && !timesInside && !joint.test(next.text)) return null;
  const unit = hasUnit ? [next] : [];
  const from = timesInside && !hasUnit ? 1 : hasUnit && third && joint.test(third.text) ? 3 : 2;
  const bare = { ...quantity, text: quantity.text.replace(/[x×]$/i, '') };
  return { quantity: [bare], unit, description: words.slice(from) };
}

/** `Frying fat: 4 bucket`: behind the colon nothing but quantity and perhaps a unit. */
function quantityLast(words: readonly Word[]): ReturnType<typeof quantityFirst> {
  const colon = words.findIndex((word) => word.text.endsWith(':'));
  const [quantity, unit, ...more] = words.slice(colon + 1);
  if (colon < 0 || !quantity || more.length > 0 || !/^\d/.test(numberShape(quantity.text) ?? '')) return null;
  const last = words[colon]!;
  const description = [...words.slice(0, colon), { ...last, text: last.text.slice(0, -1) }];
  return { quantity: [quantity], unit: unit ? [unit] : [], description };
}
