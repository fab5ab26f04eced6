import type { Word } from '@orderloom/pages/page.ts';
import { bare } from './amounts.ts';
import { isBodyUnit } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { namesArticle } from './wordings.ts';

/** "4711;Schraube;500", "Ref. 1001 - 24 pcs - gloves" */
export interface DelimitedItem {
  article: Word[];
  description: Word[];
  quantity: Word[];
  unit: Word[];
}

/** Items that were pasted as records: number, thing and quantity, apart by semicolons, or by dashes with a unit. */
export function delimitedItems({ lines }: Paragraph): {
  items: DelimitedItem[];
  taken: Set<Paragraph['lines'][number]>;
} {
  const read = lines.flatMap((line) => {
    const item =
      itemOf(fieldsOf(line.words, /(;)/), false) ?? itemOf(fieldsOf(line.words, /^([-–—])$/), true);
    return item ? [{ item, line }] : [];
  });
  return { items: read.map(({ item }) => item), taken: new Set(read.map(({ line }) => line)) };
}

/** Of three fields one is the quantity, one the number of the article; `isDashed`: names have dashes, too. */
function itemOf(fields: readonly Word[][], isDashed: boolean): DelimitedItem | null {
  if (fields.length < 3 || (isDashed && fields.length > 3)) return null;
  const amounts = fields.map((field) => amountOf(field, isDashed));
  const at = amounts.findIndex((amount, i) => amount !== null && (isDashed || i > 0));
  const numbered = fields.findIndex(
    (field, i) => i !== at && articleOf(field) !== null && (isDashed || i === 0),
  );
  const description = fields.find((field, i) => i !== at && i !== numbered && isThing(field));
  if (at < 0 || numbered < 0 || !description) return null;
  return { article: articleOf(fields[numbered]!)!, description, ...amounts[at]! };
}

function isThing([word]: readonly Word[]): boolean {
  return /\p{L}{2}/u.test(word?.text ?? '');
}

/** "500", "24 pcs", "x5". */
function amountOf(
  field: readonly Word[],
  needsUnit: boolean,
): Pick<DelimitedItem, 'quantity' | 'unit'> | null {
  const [number, unit, ...more] = field;
  if (!number || more.length > 0 || !/^[1-9]\d{0,6}$/.test(number.text)) return null;
  if (!unit) return needsUnit ? null : { quantity: [number], unit: [] };
  return isBodyUnit(bare(unit)) ? { quantity: [number], unit: [{ ...unit, text: bare(unit) }] } : null;
}

/** "4711", "Ref. 1001" */
function articleOf(field: readonly Word[]): Word[] | null {
  const last = field.at(-1);
  const isNamed = field.length === 2 && namesArticle.test(field[0]!.text);
  return last && /\d/.test(last.text) && (field.length === 1 || isNamed) ? [last] : null;
}

/** The words between separators, cut where one stands inside a word. */
function fieldsOf(words: readonly Word[], separator: RegExp): Word[][] {
  const fields: Word[][] = [[]];
  for (const word of words) {
    let at = 0;
    for (const part of word.text.split(separator)) {
      if (separator.test(part)) fields.push([]);
      else if (part !== '') fields.at(-1)!.push(cut(word, at, part));
      at += part.length;
    }
  }
  return fields;
}

function cut(word: Word, at: number, text: string): Word {
  const [x0, y0, x1, y1] = word.box;
  const width = (x1 - x0) / word.text.length;
  return { ...word, text, box: [x0 + at * width, y0, x0 + (at + text.length) * width, y1] };
}
