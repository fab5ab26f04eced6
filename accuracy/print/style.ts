import type { Place } from '../places/place.ts';
import type { Random } from '../random.ts';
import { formatDate, formatNumber, type MonthNames } from './formats.ts';

/** How one document writes its values. */
export interface PrintStyle {
  number(value: number, decimals: number): string;
  /** A quantity. */
  count(value: number): string;
  date(date: string): string;
  window(from: string, to: string): string;
  week(week: { year: number; week: number }): string;
  asap: string;
  /** A part of an address block as it stands there: some have a label. */
  labelled(part: string, text: string): string;
}

export interface StyleWords {
  vatId: string;
  phone: string;
  fax: string;
  email: string;
  months: MonthNames;
  /** With {w} and {y}. */
  week: string;
  asap: string;
  from: string;
  to: string;
}

/** What a layout wants of its numbers; absent: by chance. */
export interface StyleWishes {
  /** Digits after the point of a quantity: with 3, 500 is printed as 500,000. */
  quantityDecimals?: 0 | 2 | 3;
  /** Whether quantities of a thousand and more have a separator. */
  quantityGroups?: boolean;
}

export function makeStyle(random: Random, place: Place, words: StyleWords, wishes: StyleWishes): PrintStyle {
  const marks = random.pick(place.numbers);
  const dates = random.pick(place.dates);
  const groups = wishes.quantityGroups ?? random.chance(0.5);
  const decimals = wishes.quantityDecimals ?? random.pick([0, 0, 0, 0, 2]);
  const date = (iso: string) => formatDate(iso, dates, words.months);
  const named = random.chance(0.5);
  const mark = random.pick([':', ':', '', '.:']);
  const labels: Partial<Record<string, string>> = {
    vatId: words.vatId,
    fax: words.fax,
    ...(random.chance(0.6) && { phone: words.phone, email: words.email }),
  };
  return {
    number: (value, digits) => formatNumber(value, digits, marks),
    count: (value) => formatNumber(value, decimals, groups ? marks : { ...marks, group: '' }),
    date,
    window: (from, to) =>
      named ? `${words.from} ${date(from)} ${words.to} ${date(to)}` : `${date(from)} - ${date(to)}`,
    week: ({ year, week }) =>
      words.week.replace('{w}', String(week).padStart(2, '0')).replace('{y}', String(year)),
    asap: words.asap,
    labelled(part, text) {
      const label = labels[part];
      return label === undefined
        ? text
        : `${label}${label.endsWith('.') ? mark.replace('.', '') : mark} ${text}`;
    },
  };
}
