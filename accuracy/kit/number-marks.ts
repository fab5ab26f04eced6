import { formatNumber } from '../print/formats.ts';
import type { Print } from '../print/print.ts';
import type { Random } from '../random.ts';

const signs: Record<string, string> = { EUR: '€', GBP: '£', USD: '$', PLN: 'zł', BRL: 'R$' };

/** What stands beside an amount: a sign where it names one currency only, else the code. */
export const currencySign = (currency: string): string => signs[currency] ?? currency;

/** Writes numbers with other decimals than amounts of money, with the document's decimal mark. */
export function numbersLike(print: Print): (value: number, decimals: number) => string {
  const decimal = /[.,](?=\d+$)/.exec(print.money(0.5))![0] as '.' | ',';
  return (value, decimals) => formatNumber(value, decimals, { decimal, group: '' });
}

/** A GTIN or GLN with 13 digits, its check digit right (GS1 General Specifications, 7.9). */
export function gtinOf(random: Random): string {
  const digits = random.fill('{400|541|871|330}#########');
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
