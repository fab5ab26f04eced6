import { foldWord } from './fold.ts';

/** Order of the parts of an all-digit date. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD';

export interface ReadDate {
  /** YYYY-MM-DD. */
  iso: string;
  /** The characters that made it. */
  text: string;
  /** True when day and month could change places and only `order` decided. */
  ambiguous: boolean;
}

/** What a date reader must know of a language: see lexicon. */
export interface DateWords {
  /** Month by folded name or abbreviation, 1 to 12. */
  months: ReadonlyMap<string, number>;
  /** Folded words for a calendar week. */
  weeks: ReadonlySet<string>;
}

const isoForm = /(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/;
const digitForm = /(?<![\d.,/-])(\d{1,2})\s?([-./])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/]|[.,]\d)/;
const dayFirstForm =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?[\s\-/.]*(?:de\s+|d['’])?(\p{L}{3,}\.?)[\s\-/.,]*(?:de[l]?\s+)?(\d{4}|\d{2})(?!\d)/u;
const monthFirstForm = /(\p{L}{3,}\.?)[\s\-/.]*(\d{1,2})(?:st|nd|rd|th)?[\s,\-/.]+(\d{4}|\d{2})(?!\d)/u;
const weekForm = /(\p{L}{1,12})\.?\s*(\d{1,2})\s*(?:[/.\-,]|\s)\s*(\d{4}|\d{2})(?!\d)/u;

/** The first date in a text, or null. `order` reads an all-digit date whose parts could change places. */
export function readDate(text: string, order: DateOrder | null, words: DateWords): ReadDate | null {
  return readIso(text) ?? readNamedMonth(text, words) ?? readDigits(text, order) ?? readWeek(text, words);
}

function readIso(text: string): ReadDate | null {
  const match = isoForm.exec(text);
  return match && made(match[0], Number(match[1]), Number(match[2]), Number(match[3]), false);
}

function readNamedMonth(text: string, words: DateWords): ReadDate | null {
  const dayFirst = dayFirstForm.exec(text);
  const month = dayFirst && words.months.get(foldWord(dayFirst[2]!));
  if (dayFirst && month) return made(dayFirst[0], fullYear(dayFirst[3]!), month, Number(dayFirst[1]), false);
  const monthFirst = monthFirstForm.exec(text);
  const named = monthFirst && words.months.get(foldWord(monthFirst[1]!));
  return monthFirst && named
    ? made(monthFirst[0], fullYear(monthFirst[3]!), named, Number(monthFirst[2]), false)
    : null;
}

/** Dots part day, month and year in this order wherever they are used. */
function readDigits(text: string, order: DateOrder | null): ReadDate | null {
  const match = digitForm.exec(text);
  if (!match) return null;
  const [first, second, year] = [Number(match[1]), Number(match[3]), fullYear(match[4]!)];
  if (first > 12) return made(match[0], year, second, first, false);
  if (second > 12) return made(match[0], year, first, second, false);
  if (first === second) return made(match[0], year, first, second, false);
  if (match[2] === '.' && match[4]!.length === 4) return made(match[0], year, second, first, false);
  if (order === null) return null;
  return order === 'MDY'
    ? made(match[0], year, first, second, true)
    : made(match[0], year, second, first, true);
}

/** A calendar week is read as its Friday: the last working day on which the goods may arrive. */
function readWeek(text: string, words: DateWords): ReadDate | null {
  const match = weekForm.exec(text);
  if (!match || !words.weeks.has(foldWord(match[1]!))) return null;
  const [week, year] = [Number(match[2]), fullYear(match[3]!)];
  if (week < 1 || week > 53) return null;
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * 86_400_000 + (week - 1) * 7 * 86_400_000;
  return {
    iso: new Date(monday + 4 * 86_400_000).toISOString().slice(0, 10),
    text: match[0],
    ambiguous: false,
  };
}

/** What the all-digit dates of a text prove about their order: null when nothing, 'both' when they disagree. */
export function dateOrderProved(texts: Iterable<string>): DateOrder | 'both' | null {
  let dayFirst = false;
  let monthFirst = false;
  for (const text of texts) {
    if (/\bMM?[/.-]DD?[/.-]YY/.test(text)) monthFirst = true;
    if (/\b(?:DD?[/.-]MM?[/.-]YY|TT\.MM\.JJ|JJ\/MM\/AA)/.test(text)) dayFirst = true;
    const match = digitForm.exec(text);
    if (match && Number(match[1]) > 12 && Number(match[3]) <= 12) dayFirst = true;
    if (match && Number(match[3]) > 12 && Number(match[1]) <= 12) monthFirst = true;
  }
  if (dayFirst && monthFirst) return 'both';
  if (dayFirst) return 'DMY';
  return monthFirst ? 'MDY' : null;
}

function fullYear(text: string): number {
  return text.length === 4 ? Number(text) : 2000 + Number(text);
}

function made(text: string, year: number, month: number, day: number, ambiguous: boolean): ReadDate | null {
  if (year < 1990 || year > 2100) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return { iso: date.toISOString().slice(0, 10), text, ambiguous };
}
