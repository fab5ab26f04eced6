import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { splitName } from '../legal-forms.ts';
import { plainWords } from '../plain-words.ts';
import { searchCustomers } from '../search-customers.ts';
import type { CountryGroup } from './countries.ts';
import { type KnownCustomer, makeCustomers } from './parties.ts';
import { type Random, seededRandom } from './random.ts';
import { openCustomers } from './start-in-memory.ts';
import { heldOutVariants, type Variant, variants } from './variants.ts';

export interface SearchFigures {
  variant: string;
  split: CountryGroup;
  queries: number;
  /** Mean of 1 / place of the customer that was meant; 0 for one that is not among ten. */
  mrr: number;
  /** Milliseconds. */
  p95Ms: number;
}

/**
 * Each customer is sought by a variant of his name, mostly with his town or postal code, as a person would type it. What
 * fits another customer as well is not asked: there would be no right answer.
 */
export async function measureSearch(
  count: number,
  queriesEach: number,
  split: CountryGroup,
): Promise<SearchFigures[]> {
  const random = seededRandom(11);
  const known = makeCustomers(count, split, random);
  const context = await openCustomers(known.map(({ customer }) => customer));
  const fitting = whoFits(known.map(({ customer }) => customer));
  const figures: SearchFigures[] = [];
  for (const [variant, change] of Object.entries(allVariants)) {
    let sum = 0;
    const times: number[] = [];
    while (times.length < queriesEach) {
      const wanted = random.pick(known);
      const query = queryFor(wanted, change, fitting, random);
      if (query === null) continue;
      const began = performance.now();
      const { customers } = await searchCustomers(context, query, 10);
      times.push(performance.now() - began);
      const place = customers.findIndex(({ number }) => number === wanted.customer.number) + 1;
      sum += place === 0 ? 0 : 1 / place;
    }
    figures.push({
      variant,
      split,
      queries: times.length,
      mrr: sum / times.length,
      p95Ms: percentile(times, 0.95),
    });
  }
  context.close();
  return figures;
}

/** How a customer may be sought. */
export const allVariants = { ...variants, ...heldOutVariants };

/** Null when the variant does not apply, or when what it leaves of name and place fits another customer as well. */
export function queryFor(
  { customer, country }: KnownCustomer,
  change: Variant,
  fitting: (words: string[]) => number,
  random: Random,
): string | null {
  const name = change(customer.name!, country, random);
  if (name === null) return null;
  const place = random.pick([null, customer.postal_code, customer.city, customer.city, customer.city]);
  const kept = new Set(plainWords(name));
  const own = splitName(plainWords(customer.name!)).own;
  const isLess = change === variants.missingWord || change === variants.abbreviation;
  const left = isLess ? [...kept].filter((word) => own.some((each) => each.startsWith(word))) : own;
  if (fitting([...left, ...plainWords(place ?? '')]) !== 1) return null;
  return place === null ? name : `${name} ${place}`;
}

/** How many customers have words in name, town and postal code that begin with each of these. */
export function whoFits(customers: Customer[]): (words: string[]) => number {
  const having = new Map<string, Set<number>>();
  const texts = customers.map(({ name, city, postal_code }) => plainWords(`${name} ${city} ${postal_code}`));
  for (const [i, words] of texts.entries()) {
    for (const word of words) {
      if (!having.has(word)) having.set(word, new Set());
      having.get(word)!.add(i);
    }
  }
  return (words) => {
    const sets = words.flatMap((word) => having.get(word) ?? []).sort((a, b) => a.size - b.size);
    const fitting = [...(sets[0] ?? [])].filter((i) => sets.every((set) => set.has(i)));
    return fitting.filter((i) => words.every((word) => texts[i]!.some((each) => each.startsWith(word))))
      .length;
  };
}

export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;
}
