// How a value is compared with the truth. Lenient where print is: case, punctuation, spaces, a country before a
// postal code, a state behind a city. Strict where an ERP is: numbers and dates.

const tolerance = 0.005;

/** Letters and digits only, without case and accents. */
function fold(value: unknown): string {
  const plain = String(value).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/ß/g, 'ss').replace(/[^\p{L}\p{N}]/gu, '');
}

function words(value: unknown): string[] {
  return String(value)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** How much two texts share, 0 to 1: the harmonic mean of the shares of words found in the other. */
export function wordSimilarity(a: unknown, b: unknown): number {
  const [left, right] = [words(a), words(b)];
  const rest = new Map<string, number>();
  for (const word of right) rest.set(word, (rest.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of left) {
    const count = rest.get(word) ?? 0;
    if (count > 0) {
      shared += 1;
      rest.set(word, count - 1);
    }
  }
  return shared === 0 ? 0 : (2 * shared) / (left.length + right.length);
}

/** An absent value, null, or nothing but spaces. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Right when it equals one of the alternatives; an empty value is right when null is one of them. */
export function isRight(field: string, value: unknown, truth: unknown): boolean {
  const alternatives = Array.isArray(truth) ? truth : [truth];
  if (isEmpty(value)) return alternatives.includes(null);
  return alternatives.some((right) => right !== null && isEqual(leafOf(field), value, right));
}

const leafOf = (field: string) => field.split('.').at(-1)!;
const numeric = ['total_price', 'price', 'line_total', 'quantity'];
const symbols: Record<string, string> = { '€': 'eur', $: 'usd', us$: 'usd', '£': 'gbp', kd: 'kwd' };

function isEqual(leaf: string, value: unknown, right: unknown): boolean {
  if (numeric.includes(leaf)) return isSameNumber(value, right);
  if (/^(order|delivery)_date/.test(leaf)) return String(value).trim().slice(0, 10) === String(right);
  if (leaf === 'currency') return currencyOf(value) === currencyOf(right);
  if (leaf === 'phone') return phoneOf(value) !== '' && phoneOf(value) === phoneOf(right);
  if (leaf === 'postal_code') return fold(withoutCountry(value)) === fold(withoutCountry(right));
  if (leaf === 'city')
    return fold(value) === fold(right) || fold(withoutState(value)) === fold(withoutState(right));
  return fold(right) !== '' && fold(value) === fold(right);
}

function isSameNumber(value: unknown, right: unknown): boolean {
  const [a, b] = [value, right].map((each) => Number(String(each).replaceAll(',', '')));
  return Math.abs(a! - b!) <= tolerance;
}

const currencyOf = (value: unknown) => {
  const code = String(value).trim().toLowerCase();
  return symbols[code] ?? code;
};
/** The last nine digits of the first number. */
const phoneOf = (value: unknown) =>
  String(value)
    .split(/\s*(?:ext|x|[,/;])\s*/)[0]!
    .replace(/\D/g, '')
    .slice(-9);
const withoutCountry = (value: unknown) =>
  String(value)
    .trim()
    .replace(/^[A-Za-z]{1,3}-(?=\d)/, '');
const withoutState = (value: unknown) =>
  String(value)
    .trim()
    .replace(/[ ,]+[A-Za-z]{2}$/, '');
