import type { Language } from '../../../languages.ts';

/**
 * What somebody says of the order that he attaches; it changes what it names.
 *
 * `<p>`, `<t>`, `<s>`, `<a>`, `<q>`, `<u>`: place, name, short name, number, printed quantity and unit of a line,
 * `<nth>`: its place in words; `<now>`: its quantity in the end (`<spelled>`: in words), `<by>`: the difference. The
 * same with a 4, without words: another line that is counted anew. `<p2>` and so on: a line that goes, with a 3:
 * another one, below it. `<x>`, `<xq>`, `<xu>`, `<xa>`: name, quantity, unit and number of goods that come on top,
 * `<extra>`, `<extra2>`: "3 boxes of screws" of two of them. `<d>`: the new day of the order, `<d0>`: the printed one,
 * `<ld>`: the day of one line only. `<street>`, `<town>`, `<block>`, `<who>`: the new place, `<there>`: the printed
 * one. `<m>`: the new number, `<n>`: the printed one. In mails that change nothing `<old>` and `<od>` are a quantity
 * and a day that no longer hold; `<nowhere>` is a position that the order does not have, `<g>` what two goods of it are
 * both called.
 */
export interface Told {
  said?: string;
  /** What the subject says of it; without `said`, the body says nothing else. */
  subject?: string;
  /** The line whose quantity it changes, where it is told by its place only. */
  line?: 'first' | 'last';
  /** The line that goes, where it is told by its place only. */
  out?: 'first' | 'last';
  /** How the new quantity comes from the printed one; absent: it is any other. */
  count?: 'more' | 'fewer' | 'double' | 'half' | 'tenth';
  /** Nothing but the line of `<p>` stays. */
  isOnly?: true;
  /** The new day: before the printed one, or so many weeks after it. */
  day?: 'sooner' | 'a-week-later' | 'two-weeks-later';
  /** The order has two goods of one kind. */
  hasTwins?: true;
}

export type Wording = string | Told;
export type Wordings = Record<Language, readonly Wording[]>;

export const toldOf = (wording: Wording): Told => (typeof wording === 'string' ? { said: wording } : wording);

/** Whether the subject or the body names one of these places. */
export const names = ({ subject = '', said = '' }: Told, ...places: readonly string[]): boolean =>
  places.some((place) => `${subject} ${said}`.includes(`<${place}>`));
