import { type DecimalMark, readNumber } from './number.ts';

export type QuantityState = 'Valid' | 'Empty' | 'Zero' | 'Unrecognised';

export interface ReadQuantity {
  /** Whole units; null when empty or unrecognised. */
  quantity: number | null;
  state: QuantityState;
  /** A unit printed in the same cell, as in `510/EA` and `15.00 Units`. */
  unit: string | null;
  /** True when the number could be another one: `1.234` in a document that proves no decimal mark. */
  ambiguous: boolean;
}

const withUnit = /^([-+]?[\d.,'’\s ]*\d)\s*[/x*]?\s*([\p{L}²³][\p{L}\d.²³]{0,11}(?:\s?\(s\))?)?\.?$/u;
const nothing = /^[-–—_.\s]*$/;

/** Reads a quantity cell. A fraction of a whole unit is never rounded: it is Unrecognised. */
export function readQuantity(text: string, decimal: DecimalMark | null): ReadQuantity {
  if (nothing.test(text)) return { quantity: null, state: 'Empty', unit: null, ambiguous: false };
  const match = withUnit.exec(text.trim());
  const number = match && readNumber(match[1]!, decimal);
  const unit = match?.[2] ?? null;
  if (!number || !Number.isInteger(number.value) || number.value < 0 || !Number.isSafeInteger(number.value))
    return { quantity: null, state: 'Unrecognised', unit, ambiguous: false };
  return {
    quantity: number.value,
    state: number.value === 0 ? 'Zero' : 'Valid',
    unit,
    ambiguous: number.ambiguous,
  };
}
