import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { dateWords, isUnit } from '../../lexicon/phrases.ts';
import { readDate } from '../../values/date.ts';
import { readNumber } from '../../values/number.ts';
import { isAmount } from '../lines/line-shapes.ts';
import { numbered } from './follow-products.ts';

type Roles = (ColumnRole | null)[];
/** Share of the values of a column that must be of one kind. */
const most = 0.8;
/** A number with its unit: `144,00 pcs`. */
const counted = /^\d[\d.,]*\s\p{L}{1,8}\.?$/u;
const names: readonly ColumnRole[] = ['description', 'articleAndDescription'];

/**
 * The roles of columns whose headings say nothing, by their values: numbers that count, names, codes, units, days, and
 * of the numbers that are left whole ones as the quantity and those with cents as prices. `values` are the filled
 * cells of each column. A role that a heading gave stays.
 */
export function rolesByContent(given: Readonly<Roles>, values: readonly string[][]): Roles {
  const roles = [...given];
  const open = () => roles.flatMap((role, at) => (role === null && values[at]!.length > 0 ? [at] : []));
  const has = (wanted: readonly ColumnRole[]) => roles.some((role) => role !== null && wanted.includes(role));
  const give = (role: ColumnRole, column: number | undefined) => {
    if (column !== undefined && !roles.includes(role)) roles[column] = role;
  };
  const where = (fits: (values: readonly string[]) => boolean) => open().filter((at) => fits(values[at]!));

  give('position', where(areCounting)[0]);
  if (!has(names)) give('description', longest(where(areNames), values));
  give('deliveryDate', where((own) => share(own, isDate) > most)[0]);
  give('unit', where((own) => share(own, isUnit) > most)[0]);
  if (!has(numbered)) give('article', where(areCodes)[0]);
  const named = roles.findIndex((role) => role !== null && names.includes(role));
  if (!has(numbered))
    give(
      'article',
      where(areNumbersOfThings).find((at) => at < named),
    );
  const whole = where((own) => share(own, isWhole) > most);
  give('quantity', whole.length > 1 ? largest(whole, values) : whole[0]);
  const amounts = where((own) => share(own, isAmount) > most).filter((at) => at > named);
  if (!roles.includes('price')) {
    const [price, ...others] = amounts;
    give('price', price);
    if (!roles.includes('lineTotal')) give('lineTotal', others.at(-1));
  }
  return roles;
}

function share(values: readonly string[], fits: (value: string) => boolean): number {
  return values.filter(fits).length / values.length;
}

/** 1, 2, 3 or 10, 20, 30; perhaps with zeros behind a mark, 1.000, 2.000. */
export function areCounting(values: readonly string[]): boolean {
  const [step = 0] = values.map((value) => Number.parseInt(value, 10));
  return (
    (values.length > 1 || step === 1 || step === 10) &&
    values.every(
      (value, index) =>
        /^\d{1,6}(?:\.|[.,]000)?$/.test(value) && Number.parseInt(value, 10) === step * (index + 1),
    )
  );
}

function areNames(values: readonly string[]): boolean {
  return share(values, (value) => /\p{L}{3,}/u.test(value) && !isUnit(value) && !isDate(value)) > 0.6;
}

/** Of several columns of text the one that says most and different things. */
function longest(columns: readonly number[], values: readonly string[][]): number | undefined {
  const length = (at: number) => new Set(values[at]).size * values[at]!.join(' ').length;
  return [...columns].sort((a, b) => length(b) - length(a))[0];
}

function areCodes(values: readonly string[]): boolean {
  const isCode = (value: string) => /^[\p{L}\d][\p{L}\d./-]{2,}$/u.test(value) && /\d/.test(value);
  const tells = (value: string) => /\p{L}|-|\d{5,}|\d\.\d{2,}\.\d/u.test(value);
  return share(values, isCode) > most && share(values, tells) > 0.5 && !(share(values, isAmount) > most);
}

/** `7398.95` before the name of a thing: every row has another one, of as many digits. */
function areNumbersOfThings(values: readonly string[]): boolean {
  const lengths = new Set(values.map((value) => value.length));
  return (
    values.length > 1 &&
    lengths.size === 1 &&
    [...lengths][0]! > 3 &&
    new Set(values).size > 0.5 * values.length &&
    share(values, (value) => /^[\d./-]+$/.test(value)) > most
  );
}

export function isDate(value: string): boolean {
  return value.length < 40 && readDate(value, 'DMY', dateWords) !== null;
}

/** A quantity: whole, perhaps written with zeros behind its mark or with its unit. */
function isWhole(value: string): boolean {
  return /^\d{1,3}(?:[.,' ]?\d{3})*(?:[.,]0{1,3})?$/.test(value) || counted.test(value);
}

/** What is ordered is never less than what is delivered or open. */
function largest(columns: readonly number[], values: readonly string[][]): number | undefined {
  const sum = (at: number) =>
    values[at]!.reduce((all, value) => all + (readNumber(value.split(' ')[0]!, '.')?.value ?? 0), 0);
  return [...columns].sort((a, b) => sum(b) - sum(a))[0];
}
