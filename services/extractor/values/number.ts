import { remembered } from './remembered.ts';

/** The mark between whole and fraction that a document uses. */
export type DecimalMark = '.' | ',';

export interface ReadNumber {
  value: number;
  /** True when the same characters could be another number and nothing in the document decides. */
  ambiguous: boolean;
}

/** No number is longer, however it is dressed. */
const longestNumber = 48;
/** Digits in groups of three, in India of two before the last three; then a fraction, which may stand alone: `.386`. */
const amount =
  /^[-+(]?(?:(?:\d{1,3}(?:(?:[.,']\d{3})+|\d*)|\d{1,2}(?:,\d{2})+,\d{3})(?:[.,]\d+)?|[.,]\d{1,6})\)?-?$/;
/** `PLN.50`: the point ends the word. */
const pointOfWord = /\p{L}[.,]\d/u;
/** `1.234.56`: no one writes groups and fraction with the same mark. */
const sameMarkTwice = /([.,])\d{3}\1(?!\d{3}(?!\d))/;
const signs = '\\p{Sc}|(?:US|[ACNS]|NZ|HK|R)?\\$';
/** `R 11 880,00` are rands, `R725` is a road. */
const rands = 'R(?=\\s?\\d[\\d\\s,]*[.,]\\d{2}$)';
/** `Tk 1,800.00`, `Rp 12.500,00`: without its fraction it may be the number of an article. */
const letters =
  '(?:Tk|Rp|RM|KShs?)\\.?(?=\\s?\\d[\\d,.]*[.,]\\d{2}$)|KShs?\\.?(?=\\s?\\d{1,3}(?:,\\d{3})+(?!\\d))';
const words = 'S?Fr\\.?|kr\\.?|zł\\.?|Kč|Ft|lei|лв\\.?|Rs\\.?|F\\.?\\s?CFA|US';
/** Currency signs, words and codes before and behind a number. */
const dressing = new RegExp(
  `^(?:${signs}|[A-Z]{3}(?![A-Z])|${words}(?![A-Z])|${rands}|${letters})+|(?:${signs}|[A-Z]{3}|${words})+$`,
  'giu',
);
/** `BS-94250` is a number of something else. */
const bolivares = /^Bs\.?\s?(?=\d)|(?<=\d)\s?Bs\.?$/u;
const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
};

/** Strips currency and spaces; null when what is left is not one number. */
export function numberShape(text: string): string | null {
  return text.length > longestNumber || !/\d/.test(text) ? null : shapeOf(text);
}

/** Each word and cell of a table is asked whether it is a number by every reader of its columns and rows. */
const shapeOf = remembered((text): string | null => {
  const bare = text.trim().replace(bolivares, '').replace(dressing, '').trim().replace(dressing, '').trim();
  const closed = bare
    .replace(/\s/g, ' ')
    .replace(/[’`´]/g, "'")
    .replace(/[−–](?=\s?[\d.,(])/g, '-')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, "'")
    .replace(/(?<!\d) | (?!\d)/g, '')
    .replace(/[,.][-–—]{1,2}$/, '')
    .replace(/(?<=\d)\/[-=]$/, '');
  if (!amount.test(closed) || sameMarkTwice.test(closed)) return null;
  return /^\D*[.,]/.test(closed) && pointOfWord.test(text) ? null : closed;
});

/** A percentage: `12,5 %`, `-3%`; null when the text is none. */
export function readPercent(text: string, decimal: DecimalMark | null): ReadNumber | null {
  const [, number] = /^([^%]{1,24})%$/.exec(text.trim()) ?? [];
  return number === undefined ? null : readNumber(number, decimal);
}

/** `½`, `2 ½`: never ambiguous. */
function readFraction(text: string): ReadNumber | null {
  const [, whole, fraction] = /^(\d{0,6})\s?([¼½¾⅓⅔⅛])$/.exec(text.trim()) ?? [];
  return fraction === undefined ? null : { value: Number(whole) + fractions[fraction]!, ambiguous: false };
}

/**
 * Reads one printed number: `1.234,56`, `1,234.56`, `1 234,56`, `1'234.56`, `1,00,000`, `(5.00)`,
 * `5.00-`, `€ 3,89`, `12.--`, `4,850/-`, `.386`, `2 ½`.
 * `decimal` is what the rest of the document uses, null when unknown. Null when the text is not a number.
 */
export function readNumber(text: string, decimal: DecimalMark | null): ReadNumber | null {
  const shape = numberShape(text);
  if (shape === null) return readFraction(text);
  const negative = /^[-(]|-$/.test(shape);
  const digits = shape.replace(/[-+()]/g, '').replace(/['’]/g, '');
  const mark = decimalMarkOf(digits);
  const chosen = mark === 'either' ? decimal : mark;
  const separator = /[.,]/.exec(digits)?.[0];
  const isDecimal = mark === 'either' ? chosen === separator : chosen !== null;
  const plain = isDecimal ? withPointBefore(digits, chosen as DecimalMark) : digits.replace(/[.,]/g, '');
  const value = Number(plain);
  return { value: negative ? -value : value, ambiguous: mark === 'either' && decimal === null };
}

/** The decimal mark that one number proves: null when it has none, 'either' when `1.234` could be both. */
function decimalMarkOf(digits: string): DecimalMark | null | 'either' {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1) as DecimalMark | undefined;
  if (last === undefined) return null;
  if (new Set(marks).size === 2) return last;
  if (marks.length > 1) return null;
  const [whole = '', fraction = ''] = digits.split(last);
  if (fraction.length !== 3 || whole.length > 3) return last;
  return /^0*$/.test(whole) ? last : 'either';
}

function withPointBefore(digits: string, mark: DecimalMark): string {
  const at = digits.lastIndexOf(mark);
  return `${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`;
}

/** The decimal mark that most numbers of a document prove, null when none or as many prove the other. */
export function decimalMarkUsed(texts: Iterable<string>): DecimalMark | null {
  const votes = { '.': 0, ',': 0 };
  for (const text of texts) {
    const shape = /[.,]\d/.test(text) ? numberShape(text)?.replace(/[-+()'’]/g, '') : null;
    const mark = shape == null ? null : (decimalMarkOf(shape) ?? besideGroups(shape));
    if (mark === '.' || mark === ',') votes[mark]++;
  }
  if (votes['.'] === votes[',']) return null;
  return votes['.'] > votes[','] ? '.' : ',';
}

/** The decimal mark beside that of the thousands in `3.088.050`; longer ones are numbers of articles. */
function besideGroups(digits: string): DecimalMark | null {
  const [, mark] = /^\d{1,3}([.,])\d{3}\1\d{3}$/.exec(digits) ?? [];
  return mark === undefined ? null : mark === '.' ? ',' : '.';
}

/** The decimal mark of a document whose currency has no fractions: all its marks part thousands. Null when it writes none, or both. */
export function decimalMarkOfWholes(texts: Iterable<string>): DecimalMark | null {
  const used = new Set<string>();
  for (const text of texts) {
    const shape = /[.,]\d{3}/.test(text) ? numberShape(text) : null;
    for (const mark of shape?.match(/[.,]/g) ?? []) used.add(mark);
  }
  if (used.size !== 1) return null;
  return used.has(',') ? '.' : ',';
}
