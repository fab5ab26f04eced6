import type { Chosen, DraftRow } from '../draft.ts';

/** Digits that OCR takes for each other. */
const alike = ['0689', '17', '14', '27', '35', '38', '568', '49', '3589'];
/** What a corrected value is worth: the other two of its row confirm it. */
const corrected = 0.85;
const centTolerance = 0.005;

/**
 * A row of a scan whose quantity × price is not its total, with the one misread digit or lost decimal mark put right.
 * Null unless exactly one of the three numbers can be corrected: a guess would look right. A discount is one in per
 * cent. Quantities lose no decimal mark where the order prints them without any.
 */
export function correctMisread(row: DraftRow, hasParts: boolean): DraftRow | null {
  const { quantity, price, lineTotal, discount } = row;
  if (quantity?.value == null || !price || !lineTotal || (discount !== null && discount >= 100)) return null;
  const [q, p, t] = [quantity.value, price.value, lineTotal.value];
  const paid = 1 - (discount ?? 0) / 100;
  const possible = [
    { quantity: repaired({ ...quantity, value: q }, p === 0 ? null : t / p / paid, 0, { lost: hasParts }) },
    { price: repaired(price, q === 0 ? null : t / q / paid, 4, { lost: true, other: true }) },
    { lineTotal: repaired(lineTotal, q * p * paid, 2, { lost: true }) },
  ].filter((change) => Object.values(change)[0] !== null);
  return possible.length === 1 ? ({ ...row, ...possible[0] } as DraftRow) : null;
}

/** What may have become of the decimal mark of a number: `other`, a comma is a dot, as that of thousands. */
interface Marks {
  lost: boolean;
  other?: boolean;
}

/** The number with the value that the others ask for, when its characters can be a misreading of it. */
function repaired(
  chosen: Chosen<number>,
  wanted: number | null,
  decimals: number,
  marks: Marks,
): Chosen<number> | null {
  if (wanted === null || !Number.isFinite(wanted) || wanted <= 0) return null;
  const value = Math.round(wanted * 10 ** decimals) / 10 ** decimals;
  // Next to nothing is not a quantity of none.
  if (value === 0) return null;
  if (Math.abs(value - wanted) > centTolerance * 10 ** -decimals) return null;
  const printed = chosen.places.map((place) => place.text).join(' ');
  if (!isMisreading(printed, value, marks)) return null;
  return {
    ...chosen,
    value,
    confidence: corrected,
    because: `${chosen.because}; "${printed}" read as ${value}, which the other two numbers make`,
  };
}

function isMisreading(printed: string, value: number, { lost, other = false }: Marks): boolean {
  const digits = /\d[\d.,' ]*/.exec(printed)?.[0].replace(/\D/g, '') ?? '';
  const seen = digits.replace(/^0+(?=\d)/, '');
  return [0, 2, 3, 4].some((decimals) => {
    if (Math.abs(Number(value.toFixed(decimals)) - value) > 1e-9) return false;
    const whole = value.toFixed(decimals).replace('.', '');
    const meant = whole.replace(/^0+(?=\d)/, '');
    const isOtherMark = other && meant === seen && decimalsAt(printed) === decimals;
    // What loses the mark of `0.52` is `052`: `520` is more than that.
    const isLostMark = lost && whole === digits && !/\d[.,]\d/.test(printed);
    return isOtherMark || isLostMark || differsInOne(seen, meant);
  });
}

/** How many figures stand behind the only mark of a number: a comma is read as a dot, `214.500`. 0 for none. */
function decimalsAt(printed: string): number {
  return /^\D*\d+[.,](\d+)\D*$/.exec(printed)?.[1]?.length ?? 0;
}

function differsInOne(seen: string, meant: string): boolean {
  if (seen.length !== meant.length) return false;
  const different = [...seen].flatMap((digit, at) => (digit === meant[at] ? [] : [[digit, meant[at]!]]));
  return (
    different.length === 1 &&
    alike.some((group) => group.includes(different[0]![0]!) && group.includes(different[0]![1]!))
  );
}
