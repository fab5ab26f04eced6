import { folded } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import type { DeliveryWords, ReadDelivery } from './delivery.ts';
import { foldWord } from './fold.ts';

export interface MonthWords extends DeliveryWords {
  monthParts: Readonly<Record<'beginning' | 'middle' | 'end', ReadonlySet<string>>>;
  within: ReadonlySet<string>;
  daysCounted: ReadonlySet<string>;
  weeksCounted: ReadonlySet<string>;
}

/** `end of April 2025`, `mi-avril`, `im April 2025`: words, a month, perhaps a year, and nothing else. */
const monthForm = new RegExp(
  `^(?<lead>(?:\\p{L}{1,14}[\\s.'’-]{1,2}){0,5})(?<month>\\p{L}{3,14})\\.?(?:[\\s/.,'-]{1,3}(?:${anyOf(({ smallWords }) => smallWords.of)}\\s)?(?<year>20\\d{2}))?\\.?$`,
  'u',
);
const spanForm = /^(?<lead>(?:\p{L}{1,12}['’\s]{1,2}){1,5})(?<count>\d{1,3})\s?(?<unit>\p{L}{2,10})\.?$/u;
/** What stands before the month and says nothing. */
const filler = folded(({ dayWords }) => dayWords.month);
const dayMs = 86_400_000;
/** Shorter names of months are other words, too: `mar`, `set`. */
const shortestAlone = 4;
/** Farther away another year may be meant. */
const farthestMs = 200 * dayMs;

/**
 * Reads a month, a third of one, or a number of days from `after` (YYYY-MM-DD, the order's date): `April 2025`, `Ende
 * April`, `a mediados de abril de 2025`, `within 14 days`. A month without a year is the next one.
 */
export function readMonthOrSpan(
  printed: string,
  words: MonthWords,
  after: string | null,
): ReadDelivery | null {
  const text = printed.trim();
  return readMonth(text, words, after) ?? (after ? readSpan(text, words, after) : null);
}

function readMonth(text: string, words: MonthWords, after: string | null): ReadDelivery | null {
  const { lead = '', month: name = '', year } = monthForm.exec(text)?.groups ?? {};
  const month = words.months.get(foldWord(name));
  if (month === undefined || (!year && name.length < shortestAlone)) return null;
  const said = readLead(lead, words);
  if (!said) return null;
  const inYear = year ? Number(year) : after && yearOf(month, after);
  if (!inYear) return null;
  const iso = (day: number) => new Date(Date.UTC(inYear, month - 1, day)).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(inYear, month, 0)).getUTCDate();
  const [first, end] = { beginning: [1, 10], middle: [11, 20], end: [21, last], all: [1, last] }[
    said.part
  ] as [number, number];
  return {
    from: said.limit === 'until' ? null : iso(first),
    to: said.limit === 'from' ? null : iso(end),
    asap: false,
    text,
    ambiguous: false,
  };
}

interface Lead {
  limit: 'from' | 'until' | null;
  part: 'beginning' | 'middle' | 'end' | 'all';
}

/** What the words before a month say; null where one is not understood. */
function readLead(lead: string, words: MonthWords): Lead | null {
  const all = lead
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(foldWord);
  // Not one of `by April`, `before April` says whether April itself is too late.
  const isWhole = (rest: readonly string[]) => rest.every((word) => filler.has(word));
  if (isWhole(all)) return { limit: null, part: 'all' };
  for (let from = 0; from < all.length; from++)
    for (let until = all.length; until > from; until--) {
      const part = partOf(all.slice(from, until).join(' '), words);
      if (!part || !isWhole(all.slice(until))) continue;
      const before = all.slice(0, from);
      if (isWhole(before)) return { limit: null, part };
      const phrases = [before, before.filter((word) => !filler.has(word))].map((each) => each.join(' '));
      if (phrases.some((phrase) => words.until.has(phrase)) && part !== 'beginning')
        return { limit: 'until', part };
      if (phrases.some((phrase) => words.from.has(phrase))) return { limit: 'from', part };
    }
  return words.from.has(all.join(' ')) ? { limit: 'from', part: 'all' } : null;
}

function partOf(phrase: string, { monthParts }: MonthWords): 'beginning' | 'middle' | 'end' | null {
  const parts = ['beginning', 'middle', 'end'] as const;
  return parts.find((part) => monthParts[part].has(phrase)) ?? null;
}

/** The year in which a month ends next after a day; null when that is long after. */
function yearOf(month: number, after: string): number | null {
  const year = Number(after.slice(0, 4));
  const end = (each: number) => Date.UTC(each, month, 0);
  const next = end(year) >= Date.parse(after) ? year : year + 1;
  return end(next) - Date.parse(after) <= farthestMs ? next : null;
}

function readSpan(text: string, words: MonthWords, after: string): ReadDelivery | null {
  const { lead = '', count = '', unit = '' } = spanForm.exec(text)?.groups ?? {};
  const phrase = lead
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(foldWord)
    .join(' ');
  const each = words.daysCounted.has(foldWord(unit)) ? 1 : words.weeksCounted.has(foldWord(unit)) ? 7 : null;
  if (each === null || Number(count) === 0 || !words.within.has(phrase)) return null;
  const to = new Date(Date.parse(after) + Number(count) * each * dayMs).toISOString().slice(0, 10);
  return { from: null, to, asap: false, text, ambiguous: false };
}
