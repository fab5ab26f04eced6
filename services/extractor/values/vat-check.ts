import { doubled, iso7064, remainder97, weighted } from './check-digits.ts';

/** Whether the check digits of a VAT number are right, by country; its digits without the prefix. */
const checks: Readonly<Record<string, (digits: number[], text: string) => boolean>> = {
  AT: (d) => (10 - ((doubled(d.slice(0, 7), 1) + 4) % 10)) % 10 === d[7],
  BE: (d) => 97 - (numberOf(d.slice(0, 8)) % 97) === numberOf(d.slice(8)),
  CH: (d) => (11 - (weighted(d, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === d[8],
  DE: (d) => iso7064(d),
  DK: (d) => weighted(d, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  FI: (d) => (11 - (weighted(d, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === d[7],
  FR: (d) => (12 + 3 * (numberOf(d.slice(2)) % 97)) % 97 === numberOf(d.slice(0, 2)),
  GB: (d) => [0, 42].includes((weighted(d, [8, 7, 6, 5, 4, 3, 2]) + numberOf(d.slice(7, 9))) % 97),
  HR: (d) => iso7064(d),
  IT: (d) => doubled(d, 1) % 10 === 0,
  LU: (d) => numberOf(d.slice(0, 6)) % 89 === numberOf(d.slice(6)),
  NL: (d, text) => weighted(d, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === d[8] || remainder97(`NL${text}`) === 1,
  NO: (d) => (11 - (weighted(d, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === d[8],
  PL: (d) => weighted(d, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === d[9],
  PT: (d) => [d[8], d[8] === 0 ? 10 : -1].includes((11 - (weighted(d, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11),
  SE: (d) => doubled(d.slice(0, 10), 0) % 10 === 0,
  SI: (d) => (11 - (weighted(d, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === d[7],
};

/**
 * True when the check digits of a VAT number as `readVatId` gives it are right, false when not, null when its country
 * is not checked. Evidence only: a scan may have misread one.
 */
export function vatIdChecks(vatId: string): boolean | null {
  const [, country, text] = /^([A-Z]{2})(.+)$/.exec(vatId) ?? [];
  const check = country && checks[country];
  if (!check || !text) return null;
  const digits = text.replace(/\D/g, '');
  return digits.length < 8 ? null : check([...digits].map(Number), text);
}

function numberOf(digits: readonly number[]): number {
  return Number(digits.join(''));
}
