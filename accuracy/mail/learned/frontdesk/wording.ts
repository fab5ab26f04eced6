import type { Language } from '../../../languages.ts';
import { isNamed, type Told } from '../../held-out/workday/wording.ts';

/**
 * What somebody says of his order, with the places of `workday/wording.ts`. Besides those: `<nth>`, `<nth2>`: the line
 * of `<p>`, that of `<p2>` by its place in words. `<p3>`, `<t3>`, `<a3>`: a second line that goes, below that of
 * `<p2>`. `<spelled>`: the new quantity in words. `<wd>`: the new day with its weekday in front, `<short>`: in digits,
 * `<week>`: the number of its week, `<weekday>`: its weekday. `<nowhere>`: a position that the order does not have.
 */
export interface FrontdeskTold extends Partial<Told> {
  /** What the subject says of it; without `said`, the body says nothing else. */
  subject?: string;
  /** Nothing but the line of `<p>`, `<t>`, `<a>` stays. */
  isOnly?: true;
  /** The new day comes before the printed one. */
  isSooner?: true;
}

export type FrontdeskWording = string | FrontdeskTold;
export type FrontdeskWordings = Record<Language, readonly FrontdeskWording[]>;

export const toldOf = (wording: FrontdeskWording): FrontdeskTold =>
  typeof wording === 'string' ? { said: wording } : wording;

/** Whether the subject or the body names one of these places. */
export const names = ({ subject = '', said = '' }: FrontdeskTold, ...places: readonly string[]): boolean =>
  isNamed(`${subject} ${said}`, ...places);
