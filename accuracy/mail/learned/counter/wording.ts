import type { Language } from '../../../languages.ts';
import type { Told } from '../../held-out/workday/wording.ts';

/**
 * What somebody says of his order, with the places of `workday/wording.ts`. Besides those: `<p3>`, `<t3>`, `<a3>`: a
 * second line that goes, after that of `<p2>`. `<wd>`: the new day with its weekday in front, `<short>`: in digits,
 * `<week>`: the number of its week, `<weekday>`: its weekday.
 */
export interface CounterTold extends Told {
  /** Nothing but the line of `<p>`, `<t>`, `<a>` stays. */
  isOnly?: true;
}

export type CounterWording = string | CounterTold;
export type CounterWordings = Record<Language, readonly CounterWording[]>;
