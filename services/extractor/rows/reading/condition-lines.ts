import type { ReadingContext } from '../../context.ts';
import type { Chosen } from '../../draft.ts';
import { type Line, placeOf } from '../../layout/sheet.ts';
import { lexicons } from '../../lexicon/languages.ts';
import { phrasesOf } from '../../lexicon/lexicon.ts';
import { isUnit, tokenise } from '../../lexicon/phrases.ts';
import { foldWord } from '../../values/fold.ts';
import { readNumber } from '../../values/number.ts';
import { readPrice } from '../../values/price.ts';
import { rolesOfHeading } from '../headings/header-pieces.ts';
import type { RowLines } from '../lines/row-lines.ts';

/** Price and amount of a row that prints them on a line below, as SAP does: `Gross price | 7.63 EUR | 1 box | 45.78`. */
export interface Condition {
  price: Chosen<number>;
  lineTotal: Chosen<number> | null;
}

const certain = 0.92;
const longestPrice = 60;
/** `7.63 EUR 1 box`: the price of one box. */
const withBasis = /^(.*\d.*?)\s+(\d[\d.,]*)\s+(\p{L}+\.?)$/u;
const priceWords = lexicons
  .flatMap(({ columns }) => phrasesOf(columns.price))
  .filter((phrase) => /^\p{L}{4,}$/u.test(phrase))
  .map(foldWord);

/** `Gross price`, `Brutoprijs`. */
export function namesPrice(label: string): boolean {
  return (
    rolesOfHeading(label)[0] === 'price' ||
    tokenise(label).some(({ text }) => priceWords.some((word) => text.includes(word)))
  );
}

/** `Gross price | 18.40`, `Discount % | 10.000-`: a line that says how the price of its row comes about. */
export function isConditionLine({ segments: [label, ...values] }: Line): boolean {
  return (
    values.length > 0 &&
    !/\d/.test(label!.text) &&
    (namesPrice(label!.text) || rolesOfHeading(label!.text)[0] === 'discount')
  );
}

/** The first line under a row that is headed by a price and prints one; null when there is none. */
export function readCondition({ below }: Pick<RowLines, 'below'>, context: ReadingContext): Condition | null {
  const decimal = context.decimal ?? context.localeDecimal;
  for (const { sheet, line } of below) {
    const [label, printed, ...rest] = line.segments;
    if (!label || !printed || /\d/.test(label.text) || !namesPrice(label.text)) continue;
    if (printed.text.length > longestPrice) continue;
    const [, amountOfPrice = printed.text, count, unit] =
      withBasis.exec(printed.text) ?? withBasis.exec(`${printed.text} ${rest[0]?.text ?? ''}`) ?? [];
    const price = readPrice(amountOfPrice, decimal);
    if (!price) continue;
    const per = unit && isUnit(unit) ? (readNumber(count!, decimal)?.value ?? 1) : price.per;
    const amount = rest.at(-1);
    const total = amount ? readNumber(amount.text, decimal) : null;
    const chosen = (value: number, words: typeof printed.words): Chosen<number> => ({
      value,
      confidence: certain,
      places: [placeOf(sheet, words)],
      because: `at "${label.text}" under the line`,
    });
    return {
      price: chosen(Math.round((price.value / per) * 1e6) / 1e6, printed.words),
      lineTotal: total && amount ? chosen(total.value, amount.words) : null,
    };
  }
  return null;
}
