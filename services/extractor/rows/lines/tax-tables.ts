import type { Line, Segment, Sheet } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { totalBook, wholeMeanings } from '../../lexicon/phrases.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';
import { type DecimalMark, numberShape, readNumber } from '../../values/number.ts';
import { rolesOfHeading, wholeHeading } from '../headings/header-pieces.ts';

/**
 * The index, after line `after`, of the heading of a recapitulation of taxes, `Code | Rate | VAT | Net` over `S | 20 % |
 * 50.00 | 250.00`; the count of lines when there is none. Its rows sum up those of the order by their rates: read with
 * them, the order would be twice as much.
 */
export function taxTableAt({ lines }: Sheet, after: number): number {
  const at = lines.findIndex((_, index) => index > after && isOverTaxes(lines, index));
  return at < 0 ? lines.length : at;
}

/** True for such a heading: words of taxes and none of goods, over a line whose numbers prove that it is one of taxes. */
export function isOverTaxes(lines: readonly Line[], index: number): boolean {
  const [heading, row] = [lines[index], lines[index + 1]];
  return heading !== undefined && row !== undefined && headsTaxes(heading) && isOfTaxes(row);
}

const fewestColumns = 3;

function headsTaxes({ segments }: Line): boolean {
  return (
    segments.length >= fewestColumns &&
    !segments.some(({ text }) => /\d/.test(text.replace(rate, '')) || headsGoods(text)) &&
    segments.some(({ text }) => headsTax(text)) &&
    segments.filter(({ text }) => headsTax(text) || headsAmount(text)).length >= fewestColumns - 1 &&
    segments.filter(({ text }) => !isKnown(text)).length <= mostUnknown
  );
}
/** Words of a heading that nothing is known of. */
const mostUnknown = 1;
const rate = /\d{1,2}(?:[.,]\d{1,3})? ?%/;

/** `Description`, `Pcs`; `Code` and `Type` alone are those of the tax. */
function headsGoods(text: string): boolean {
  const roles = rolesOfHeading(text);
  return !ofTax.test(text) && !roles.includes('lineTotal') && goods.includes(roles[0]!);
}
const ofTax = new RegExp(`^${anyOf(({ taxWords }) => taxWords.code)}\\.?$`, 'iu');
const goods: readonly ColumnRole[] = [
  'position',
  'description',
  'article',
  'articleAndDescription',
  'customerArticle',
  'supplierArticle',
  'quantity',
  'unit',
  'deliveryDate',
];

function headsTax(text: string): boolean {
  return wholeHeading(text)[0] === 'tax' || totalKinds(text).includes('tax');
}

function headsAmount(text: string): boolean {
  return totalKinds(text).length > 0 || rolesOfHeading(text).includes('lineTotal');
}

function isKnown(text: string): boolean {
  return ofTax.test(text) || headsAmount(text) || rolesOfHeading(text).length > 0;
}

/** What totals a whole text names. */
function totalKinds(text: string): readonly string[] {
  return wholeMeanings(totalBook, text)?.map(({ kind }) => kind) ?? [];
}

/** `GST | 10 % | 25.00 | 250.00`: at most one short word, and a rate of one amount that makes another. */
function isOfTaxes({ segments }: Line): boolean {
  const others = segments.filter(({ text }) => numberIn(text, '.') === null);
  const isNamed = others.length === 0 || (others.length === 1 && isShort(others[0]!));
  return isNamed && (['.', ','] as DecimalMark[]).some((decimal) => isTaxed(segments, decimal));
}

/** Words of the name of a tax, `Standard rate 20 %` the longest; goods have more. */
function isShort({ text, words }: Segment): boolean {
  const name = text.replace(rate, '').trim();
  return words.length <= 3 && (text.length <= longestCode || headsTax(name) || nameOfRate.test(name));
}
/** What rates of tax are called, alone or before a word for rate. */
const nameOfRate = new RegExp(`^${anyOf(({ taxWords }) => taxWords.rate)}(?:\\s\\p{L}{2,10})?$`, 'iu');
/** `STD`, `TVA1` */
const longestCode = 4;

/** A rate, an amount and what it makes of it. */
function isTaxed(segments: readonly Segment[], decimal: DecimalMark): boolean {
  const values = segments.flatMap(({ text }) => numberIn(rate.exec(text)?.[0] ?? text, decimal) ?? []);
  return values.some((percent, at) => {
    if (percent < 0 || percent > highestRate) return false;
    const others = values.filter((_, index) => index !== at);
    return others.some((base, index) =>
      others.some(
        (tax, other) => other !== index && base > 0 && Math.abs((base * percent) / 100 - tax) < cents,
      ),
    );
  });
}
/** Of Hungary, 27 %, is the highest in Europe. */
const highestRate = 30;
/** Taxes are rounded by line. */
const cents = 0.03;

function numberIn(text: string, decimal: DecimalMark): number | null {
  const number = text.replace(/ ?(?:%|\p{Sc}|[A-Z]{3})$/u, '').replace(/^\p{Sc} ?/u, '');
  return numberShape(number) === null ? null : (readNumber(number, decimal)?.value ?? null);
}
