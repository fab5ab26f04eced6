import type { Word } from '@orderloom/pages/page.ts';
import { wholeHeading } from '../rows/headings/header-pieces.ts';
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
  const headed = headedItems(lines);
  if (headed) return headed;
  const read = lines.flatMap((line) => {
    const item =
      itemOf(fieldsOf(line.words, /(;)/), false) ?? itemOf(fieldsOf(line.words, /^([-–—])$/), true);
    return item ? [{ item, line }] : [];
  });
  return { items: read.map(({ item }) => item), taken: new Set(read.map(({ line }) => line)) };
}

const strokes = /^(\/)$/;

/** "Article / Quantity" over "Gloves, size 9 / 24": what each field is, a heading says. Null without one. */
function headedItems(lines: Paragraph['lines']): ReturnType<typeof delimitedItems> | null {
  const at = lines.findIndex(({ words }) => rolesOf(words).length > 1);
  if (at < 0) return null;
  const roles = rolesOf(lines[at]!.words);
  const [quantity, thing] = ['quantity', 'description'].map((role) => roles.indexOf(role));
  const read = lines.slice(at + 1).flatMap((line) => {
    const fields = fieldsOf(line.words, strokes);
    const amount = fields.length === roles.length ? amountOf(fields[quantity!]!, false) : null;
    const description = fields[thing!]!;
    const number = roles.indexOf('article');
    const article = number < 0 || !fields[number] ? [] : fields[number];
    return amount && isThing(description) ? [{ item: { article, description, ...amount }, line }] : [];
  });
  if (read.length === 0) return null;
  const taken = [lines[at]!, ...read.map(({ line }) => line)];
  return { items: read.map(({ item }) => item), taken: new Set(taken) };
}

/** What the fields of a heading are, when one of them is a quantity and one a thing; else nothing. */
function rolesOf(words: readonly Word[]): string[] {
  const fields = fieldsOf(words, strokes);
  if (fields.length < 2) return [];
  const roles = fields.map((field) => {
    const known: readonly string[] = wholeHeading(field.map(({ text }) => text).join(' '));
    return known.find((role) => wanted.includes(role)) ?? '';
  });
  const things = roles.map((role) => (role === 'articleAndDescription' ? 'description' : role));
  if (!things.includes('description')) things[things.indexOf('article')] = 'description';
  return things.includes('quantity') && things.includes('description') ? things : [];
}
const wanted: readonly string[] = ['quantity', 'description', 'articleAndDescription', 'article'];

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
