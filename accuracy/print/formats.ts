import type { DateStyle, NumberStyle } from '../places/place.ts';

/** A number as a country writes it: `1.234,50`. */
export function formatNumber(value: number, decimals: number, { decimal, group }: NumberStyle): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  // A number is never broken between lines.
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group === ' ' ? '\u00a0' : group);
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? decimal + fraction : ''}`;
}

/** Month names as the language writes them in a date, January first. */
export interface MonthNames {
  long: readonly string[];
  short: readonly string[];
}

/** An ISO date in a country's style. `yy` is the year in two digits. */
export function formatDate(date: string, style: DateStyle, months: MonthNames): string {
  const [y = '', m = '', d = ''] = date.split('-');
  const parts: Record<string, string> = {
    y,
    m,
    d,
    yy: y.slice(2),
    M: String(Number(m)),
    D: String(Number(d)),
    mon: months.short[Number(m) - 1]!,
    month: months.long[Number(m) - 1]!,
  };
  return style.replace(
    /\{(\w+)\}|month|mon|yy|[ymdMD]/g,
    (part, literal?: string) => literal ?? parts[part]!,
  );
}

/** Month names in `language`, from the platform's own tables. */
export function monthNames(language: string): MonthNames {
  const named = (month: 'long' | 'short') =>
    Array.from({ length: 12 }, (_, i) => monthIn(language, month, i).replace(/\.$/, ''));
  return { long: named('long'), short: named('short') };
}

/** Beside a day: in Polish and others a month then has another ending. */
function monthIn(language: string, month: 'long' | 'short', index: number): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
  const parts = format.formatToParts(new Date(Date.UTC(2025, index, 15)));
  return parts.find(({ type }) => type === 'month')!.value;
}
