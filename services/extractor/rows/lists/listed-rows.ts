import type { Word } from '@orderloom/pages/page.ts';
import { heightOf } from '../../layout/boxes.ts';
import type { Line, Sheet } from '../../layout/sheet.ts';
import { isUnit } from '../../lexicon/phrases.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';
import { itemFacts } from '../../mail-body/item-facts.ts';
import { numberShape } from '../../values/number.ts';
import { isLoneCode } from '../reading/details.ts';
import type { RowParts } from '../reading/read-row.ts';
import { amountAside, asPrices, type ListedItem } from './amounts-aside.ts';
import { bullet, withWholeItems } from './wrapped-items.ts';

/** Words between quantity and description: `75 ft of hose`. */
const joint = new RegExp(`^(?:${anyOf(({ smallWords }) => smallWords.of)}|x|à|×)$`, 'iu');

/** Other items of a list stand within this many lines, their quantities flush to this many points. */
const nearLines = 4;
const flush = 4;
/** Lines of one item stand at most this many heights apart. */
const closeLines = 1.2;

/**
 * Items of a list in running text: `3. 500 ea flat washers 1/2"`, `- 20 x bearing 6204`, `- Frying fat: 4 bucket`. A
 * list has a bullet or number before every item, or at least two lines near each other that begin with a quantity and a
 * unit.
 */
export function listedRows(sheets: readonly Sheet[]): RowParts[] {
  return sheets.flatMap((sheet) => {
    const rows = withWholeItems(sheet.lines).map((line) => listedRow(sheet, line));
    const isNear = (index: number, other: number) =>
      other !== index && rows[other] != null && isFlush(sheet.lines[index]!, sheet.lines[other]!);
    const items = rows.flatMap((row, index) => {
      const near = Array.from({ length: 2 * nearLines + 1 }, (_, step) => index - nearLines + step);
      if (row === null || !(row.bulleted || near.some((other) => isNear(index, other)))) return [];
      const next = rows.findIndex((other, at) => at > index && other !== null);
      const until = Math.min(next < 0 ? sheet.lines.length : next, index + nearLines);
      return [{ ...row, parts: withNumber(row.parts, sheet.lines.slice(index, until)) }];
    });
    return asPrices(sheet, items);
  });
}

/** Numbers stand flush to the left, or to the right as amounts do. */
function isFlush({ words: [one] }: Line, { words: [other] }: Line): boolean {
  return [0, 2].some((edge) => Math.abs(one!.box[edge]! - other!.box[edge]!) < flush);
}

/** The item with the article number that stands alone under its description. */
function withNumber(parts: RowParts, [line, ...below]: readonly Line[]): RowParts {
  const left = parts.words.description?.[0]?.box[0];
  if (left === undefined) return parts;
  let last = line!;
  for (const under of below) {
    if (under.box[1] - last.box[3] > closeLines * heightOf(last.box)) break;
    last = under;
    const [word, ...others] = under.words;
    if (others.length === 0 && isLoneCode(word!.text) && Math.abs(word!.box[0] - left) < flush)
      return { ...parts, words: { ...parts.words, article: [word!] } };
  }
  return parts;
}

function listedRow(sheet: Sheet, line: Line): (ListedItem & { bulleted: boolean }) | null {
  const [first] = line.words;
  const bulleted = first !== undefined && bullet.test(first.text);
  const words = bulleted ? line.words.slice(1) : line.words;
  const read = quantityFirst(words) ?? (bulleted ? quantityLast(words) : null);
  if (!read || read.description.length === 0) return null;
  const code = codeCell(line, read.description);
  const told = read.description.slice(code.length);
  const aside = amountAside(line, told);
  const facts = itemFacts(aside ? told.slice(0, -aside.words.length) : told, null);
  const { description, price, lineTotal } = facts;
  const article = code.length > 0 ? code : facts.article;
  const parts: RowParts = {
    sheet,
    words: {
      quantity: read.quantity,
      unit: read.unit,
      ...(description.length > 0 && { description }),
      ...(article.length > 0 && { article }),
      ...(price.length > 0 && { price }),
      ...(lineTotal.length > 0 && { lineTotal }),
    },
    structure: bulleted ? 0.85 : 0.75,
    because: 'an item of a list',
  };
  return { parts, bulleted, aside };
}

/** `2 sets   BP-1140   Front brake pads`: the number of an article in a column of its own. */
function codeCell({ segments }: Line, [first, ...others]: readonly Word[]): Word[] {
  const isAlone = segments.some(({ words }) => words.length === 1 && words[0] === first);
  return first && others.length > 0 && isAlone && isLoneCode(first.text) ? [first] : [];
}

function quantityFirst(
  words: readonly Word[],
): { quantity: Word[]; unit: Word[]; description: Word[] } | null {
  const [quantity, next, third] = words;
  if (!quantity || !next) return null;
  const shape = numberShape(quantity.text.replace(/[x×]$/i, ''));
  if (shape === null || !/^\d/.test(shape)) return null;
  if (third && /^[x×]$/i.test(next.text) && isUnit(third.text) && words.length > 3)
    return { quantity: [quantity], unit: [third], description: words.slice(3) };
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
