import type { Word } from '@orderloom/pages/page.ts';
import { wordsBetween } from '../../fields/labels.ts';
import { boxAround, heightOf, overlapX } from '../../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { isUnit } from '../../lexicon/phrases.ts';
import { readCurrency } from '../../values/currency.ts';
import { type DecimalMark, readNumber } from '../../values/number.ts';
import { wholeHeading } from '../headings/header-pieces.ts';
import { isTotalLine } from '../lines/total-line.ts';
import type { RowParts } from '../reading/read-row.ts';

/** A description stands at most this many heights above its amounts. */
const nearLines = 2.5;
/** Edges this near, in points, are flush. */
const flush = 4;
const numbers: readonly ColumnRole[] = ['article', 'customerArticle', 'supplierArticle'];
/** `15 × 20.54`, `600 stk. á 4,85`, `(36 @ $148)`. */
const times = /^(?:[x×*@áà]|a)$/i;
const mark = /^[x×*]$/i;
const cents = 0.011;

/**
 * Items of a shopping basket: `3 × € 12.50   € 37.50` beside or under what is ordered. Only where the numbers
 * multiply, when a total is printed.
 */
export function timesRows(sheets: readonly Sheet[]): RowParts[] {
  return sheets.flatMap(itemsOn);
}

/** The items of a page, with those right above and below them that only say how many there are and what these make. */
function itemsOn(sheet: Sheet): RowParts[] {
  const items = sheet.lines.map((line, index) => itemIn(sheet, line, index));
  for (const step of [1, -1]) {
    const order = step > 0 ? [...items.keys()] : [...items.keys()].reverse();
    for (const index of order)
      if (items[index - step] && !items[index]) items[index] = countedIn(sheet, sheet.lines[index]!);
  }
  return items.filter((item) => item !== null);
}

/** `Shade cloth (3 rolls)     $735.00`: an item with its amount alone. */
function countedIn(sheet: Sheet, { segments }: Line): RowParts | null {
  const [text, amount, ...others] = segments;
  const words = text?.words ?? [];
  const [count, unit] = words.slice(-2);
  const isCounted =
    words.length > 2 && /^\(\d{1,6}$/.test(count!.text) && /\)$/.test(unit!.text) && isUnit(bare(unit!).text);
  const total = amount?.words.at(-1);
  if (!isCounted || !total || others.length > 0 || !/\d[.,]\d\d\p{Sc}?$/u.test(total.text)) return null;
  return {
    sheet,
    words: {
      quantity: [bare(count!)],
      unit: [bare(unit!)],
      description: words.slice(0, -2),
      lineTotal: [total],
    },
    structure: 0.75,
    because: 'quantity beside an amount',
  };
}

function itemIn(sheet: Sheet, line: Line, index: number): RowParts | null {
  const all = line.words.map(bare);
  // Descriptions have their own: `Pallet 1200 x 800 mm   15 × 20.54`.
  const at = all.findLastIndex((word) => times.test(word.text));
  if (at < 1 || isTotalLine(line)) return null;
  const [beside, before] = [all[at - 1]!, all[at - 2]];
  const unit = before && isUnit(beside.text) && /\d/.test(before.text) ? beside : null;
  const quantity = unit ? before! : beside;
  // `24 x masks 2.00` counts masks.
  if (!isNumberOrSign(all[at + 1]?.text ?? '')) return null;
  const after = wholeNumbers(all.slice(at + 1)).filter((word) => /\d/.test(word.text));
  const [price, total] = after;
  if (!price || after.length > 2 || !wholeQuantity.test(quantity.text)) return null;
  // 121.810.76 is a number of the catalogue.
  if (!isNumber(price)) return null;
  const isProved = total !== undefined && multiply(quantity, price, total);
  const isPrice = /[.,]\d\d(?!\d)/.test(price.text) && mark.test(all[at]!.text);
  // `à`, `@` and `a` are also other words, and thousands may be parts.
  if (!isProved && (total || !isPrice || !/^\d{1,6}(?:[.,]0{1,3})?$/.test(quantity.text))) return null;
  const place = all.indexOf(quantity);
  const previous = line.words[place - 1];
  const isInText = previous && quantity.box[0] - previous.box[2] < 0.8 * heightOf(quantity.box);
  const description = isInText
    ? isProved && textBeforeBracket(line, line.words[place]!)
    : (textBeside(line, quantity) ?? textAbove(sheet, line, index));
  if (!description) return null;
  const words: RowParts['words'] = {
    quantity: [quantity],
    price: [price],
    description: description.words,
    ...(unit && { unit: [unit] }),
    ...numberUnder(sheet, description),
  };
  return {
    sheet,
    words: total ? { ...words, lineTotal: [total] } : words,
    structure: 0.75,
    because: 'quantity × price',
  };
}
const wholeQuantity = /^\d{1,6}(?:[.,]0{1,3})?$|^\d{1,3}(?:[.,]\d{3})+(?:[.,]0{1,3})?$/;

/** A word of `(36 @ $148)` without the brackets. */
function bare(word: Word): Word {
  return /^\(|\)$/.test(word.text) ? { ...word, text: word.text.replace(/^\(|\)$/g, '') } : word;
}

function isNumberOrSign(text: string): boolean {
  return /\d/.test(text) || readCurrency(text) !== null;
}

/** `Item number: A-4711` under the description. */
function numberUnder(sheet: Sheet, description: Segment): RowParts['words'] {
  for (const line of sheet.lines.slice(description.line + 1, description.line + 3)) {
    for (const segment of line.segments) {
      const [label, value] = segment.text.split(/\s*[:#]\s+/, 2);
      const role = value !== undefined && /\d/.test(value) ? wholeHeading(label!)[0] : undefined;
      if (role && numbers.includes(role) && Math.abs(segment.box[0] - description.box[0]) < flush)
        return { [role]: wordsBetween(segment, segment.text.indexOf(value!), segment.text.length) };
    }
  }
  return {};
}

/** `1 038,80` as one word. */
function wholeNumbers(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const goesOn = last && /^\d{1,3}(?: \d{3})*$/.test(last.text) && /^\d{3}(?!\d)/.test(word.text);
    if (goesOn)
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${word.text}`,
        box: boxAround([last.box, word.box]),
      };
    else joined.push(word);
  }
  return joined;
}

function isNumber({ text }: Word): boolean {
  return (['.', ','] as DecimalMark[]).some((decimal) => numberIn({ text }, decimal) !== undefined);
}

/** `$148`, `4,85€` */
function numberIn({ text }: Pick<Word, 'text'>, decimal: DecimalMark): number | undefined {
  return readNumber(text.replace(/^\p{Sc}|\p{Sc}$/gu, ''), decimal)?.value;
}

function multiply(quantity: Word, price: Word, total: Word): boolean {
  return (['.', ','] as DecimalMark[]).some((decimal) => {
    const [q, p, t] = [quantity, price, total].map((word) => numberIn(word, decimal));
    return q !== undefined && p !== undefined && t !== undefined && Math.abs(q * p - t) < cents;
  });
}

/** A text on the same line to the left. */
function textBeside(line: Line, quantity: Word): Segment | null {
  return line.segments.find(({ box, text }) => box[2] < quantity.box[0] && /\p{L}{3,}/u.test(text)) ?? null;
}

/** `Jackets, red` of `Jackets, red (36 @ $148)`. */
function textBeforeBracket(line: Line, quantity: Word): Segment | null {
  const own = line.segments.find(({ words }) => words.includes(quantity));
  if (!own || !quantity.text.startsWith('(')) return null;
  const words = own.words.slice(0, own.words.indexOf(quantity));
  const text = words.map((word) => word.text).join(' ');
  return /\p{L}{3,}/u.test(text)
    ? { ...own, words, text, box: boxAround(words.map(({ box }) => box)) }
    : null;
}

/** `SKU 00114` between what is ordered and its amounts. */
const isLabelledNumber =
  /^(?:sku|ean|gtin|art|item|ref|réf|cod|cód|cód)\p{L}*\.?(?:[ -](?:no|nr|number|nummer)\.?)?[ :#]+\S*\d\S*$/iu;

function textAbove(sheet: Sheet, line: Line, index: number): Segment | null {
  const above = sheet.lines.slice(Math.max(0, index - 3), index).reverse();
  const first = line.segments[0]!;
  for (const candidate of above) {
    if (line.box[1] - candidate.box[3] > nearLines * heightOf(line.box)) return null;
    const text = candidate.segments.find(
      (segment) =>
        /\p{L}{3,}/u.test(segment.text) &&
        !isLabelledNumber.test(segment.text) &&
        (overlapX(segment.box, first.box) > 0 || segment.box[0] <= first.box[0] + 2),
    );
    if (text) return text;
  }
  return null;
}
