import { makeDoubt } from '../../doubt.ts';
import type { Doubt, DraftRow } from '../../draft.ts';
import { dateWords, isUnit } from '../../lexicon/phrases.ts';
import { isContainer } from '../../mail-body/body-units.ts';
import { saysAnother } from '../../mail-body/corrected-amounts.ts';
import { isCurrency } from '../../mail-body/money.ts';
import { foldWord } from '../../values/fold.ts';

/** So many amounts that only count the lines are numbers of lines. */
const fewestCounting = 3;

/** What may be misunderstood of the rows of a list: two items in one, numbers of lines for amounts, prices. */
export function listDoubts(rows: readonly DraftRow[]): Doubt[] {
  const areNumbers = rows.length >= fewestCounting && rows.every(isCountingLine);
  const priced = rows.flatMap((row, index) =>
    row.price === null && row.lineTotal === null && (endsWithAmount(row) || holdsMoney(row))
      ? [makeDoubt('price_missing', `items[${index}].price`, [], row.description!.places)]
      : [],
  );
  const doubled = rows.flatMap((row, index) =>
    areNumbers || holdsTwo(row) || holdsOthers(row) || setsRight(row) || namesDay(row)
      ? [
          makeDoubt(
            'text_not_understood',
            `items[${index}]`,
            [`${row.quantity?.value ?? ''} ${row.description?.value ?? ''}`.trim()],
            row.description?.places ?? [],
          ),
        ]
      : [],
  );
  return [...priced, ...doubled];
}

/** `gloves K-1 5.00`: what the last number is nothing says. */
function endsWithAmount({ description }: DraftRow): boolean {
  return /\s(?:\p{Sc}\s?)?\d+[.,]\d{2}(?:\s?\p{Sc})?$/u.test(description?.value ?? '');
}

/** `gloves, at the unit price of CHF 19.00`: words of ours did not say that it is the price. */
function holdsMoney({ description }: DraftRow): boolean {
  const words = description?.value.split(/\s+/) ?? [];
  return words.some((word, at) => {
    if (/^\p{Sc}\d/u.test(word)) return true;
    const isMoney = isCurrency({ text: word.replace(/[.,;)]+$/, '') });
    return (
      isMoney &&
      (at === words.length - 1 || [words[at - 1], words[at + 1]].some((next) => /\d/.test(next ?? '')))
    );
  });
}

/** `1 Gloves size 9 10` over `2 Gloves size 10 5`: the first number may be the line's, the last its amount. */
function isCountingLine({ quantity, description }: DraftRow, index: number): boolean {
  return quantity?.value === index + 1 && /\s\d{1,6}$/.test(description?.value ?? '');
}

/** `2 Gauge 40 pcs 17 Gasket 25`: two lists side by side, whose lines were taken for one. */
function holdsTwo({ description }: DraftRow): boolean {
  const words = description?.value.split(/\s+/) ?? [];
  return words.some(
    (word, at) =>
      word.length > 1 &&
      isUnit(word) &&
      isCount(words[at - 1] ?? '') &&
      isCount(words[at + 1] ?? '') &&
      at + 2 < words.length,
  );
}

/** `Gloves M: 10 boxes, L: 20 boxes, XL`: how many of other goods. */
function holdsOthers({ description }: DraftRow): boolean {
  const words = description?.value.split(/\s+/) ?? [];
  return words.some(
    (word, at) =>
      word.endsWith(':') &&
      isCount(words[at + 1] ?? '') &&
      isContainer(words[at + 2]?.replace(/[.,;]$/, '') ?? ''),
  );
}

/** `Ladder 4 m, make it 5`: whether the size or the number is another one nobody knows. */
function setsRight({ description }: DraftRow): boolean {
  return saysAnother(description?.value ?? '');
}

/** `Tue`, `Mon: 20 loaves`: the day for which something is ordered. */
function namesDay({ description }: DraftRow): boolean {
  const [, day] = /^(\p{L}{2,})\.?(?::\s|$)/u.exec(description?.value ?? '') ?? [];
  return day !== undefined && dateWords.weekdays.has(foldWord(day));
}

const isCount = (word: string) => /^\d{1,6}$/.test(word);
