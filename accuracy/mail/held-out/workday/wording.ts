import type { Language } from '../../../languages.ts';

/**
 * What somebody says of his order, for `say`: it changes what it names.
 *
 * `<p>`, `<t>`, `<a>`, `<q>`, `<u>`: place, name, number, printed quantity and unit of a line; `<now>`: its quantity in
 * the end, `<by>`: the difference. `<p2>`, `<t2>`, `<a2>`, `<q2>`: a line that goes. `<d>`: the new day, `<d0>`: the
 * printed one, `<e>`: a day before the new one that nothing comes on. `<street>`, `<town>`, `<block>`, `<who>`: the new
 * place, `<there>`: the printed one. `<m>`: the new number, `<n>`: the printed one. `<extra>`, `<extra2>`: "3 boxes of
 * screws" that come on top, `<x>`, `<xq>`, `<xu>`, `<xa>`: the name, quantity, unit and number of the first of them.
 */
export type Wording = string | Told;

export interface Told {
  said: string;
  /** The line whose quantity it changes, where it is told by its place only. */
  line?: 'first' | 'last';
  /** The line that goes, where it is told by its place only. */
  out?: 'first' | 'last';
  /** How the new quantity comes from the printed one; absent: it is any other. */
  count?: 'more' | 'fewer' | 'double' | 'half' | 'tenth';
  /** How the new number comes from the printed one. */
  number?: 'swapped';
}

export type Wordings = Record<Language, readonly Wording[]>;

export const toldOf = (wording: Wording): Told => (typeof wording === 'string' ? { said: wording } : wording);

export const isNamed = (said: string, ...places: readonly string[]): boolean =>
  places.some((place) => said.includes(`<${place}>`));
