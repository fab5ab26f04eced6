import { type DecimalMark, numberShape, readNumber } from '../../values/number.ts';
import { remembered } from '../../values/remembered.ts';
import { namesPrice } from '../reading/condition-lines.ts';
import { type BodyLine, cellText } from '../table.ts';
import type { RowLines } from './row-lines.ts';

/** `Gross price   7.63 EUR   1 box   45.78` below a row. */
export function isCondition({ line }: BodyLine): boolean {
  const [first, second] = line.segments;
  return (
    second !== undefined &&
    !/\d/.test(first!.text) &&
    /^\W{0,3}\d[\d.,'’ ]*(?:[.,]\d{2,5}(?!\d)|\s*(?:\p{Lu}{3}|\p{Sc})(?!\p{L}))/u.test(second.text) &&
    namesPrice(first!.text)
  );
}

/** Up to three words with a digit, or one word: longer texts strayed into the column. */
export function isCode(text: string): boolean {
  return /^\S{3,}$/.test(text) || (/\d/.test(text) && text.split(' ').length <= 3);
}

/** One number, perhaps with a unit or a price basis behind it: no date, no telephone number, no rate. */
export const startsWithNumber = remembered((text): boolean => {
  if (numberShape(text) !== null) return true;
  if (text.includes('%')) return false;
  // `10 cartons (120 pcs)`, `10 cartons = 120 pcs`
  const bare = text.replace(/^[A-Z]{3} |^\p{Sc} ?/u, '').replace(/(?<=\S)\s?(?:\([^()]*\)|=\s?\d.*)$/, '');
  const [first = '', ...rest] = bare.split(' ');
  // `5G2.5` is a kind of cable, `15m2` an area.
  if (/\d(?!x)\p{L}+\d/iu.test(first) && !/^\d[\d.,]*(?:[cdk]?m|ft|in)[23]$/i.test(first)) return false;
  const isNumber = numberShape(first.split(/[/x]|(?<=\d)(?=\p{L})/u)[0]!) !== null;
  return (
    isNumber &&
    !/\d[/.-]\d+[/.-]\d/.test(first) &&
    rest.every((word) => !/\d/.test(word) || word.includes('/'))
  );
});

/** True where the quantity of a line times its price is its amount. */
export function makesAmount(line: BodyLine, roles: RowLines['roles']): boolean {
  return (['.', ','] as DecimalMark[]).some((decimal) => {
    const [quantity, price, total] = (['quantity', 'price', 'lineTotal'] as const).map(
      (role) => readNumber(cellText(line, roles, role).replace(sign, '').split(' ')[0]!, decimal)?.value,
    );
    return quantity && price && total ? Math.abs(quantity * price - total) < cents : false;
  });
}
const cents = 0.011;
/** `$ 6.00` */
const sign = /^\p{Sc}\s*/u;
