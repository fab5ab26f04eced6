import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { letterRuns } from '../letter-runs.ts';
import { searchCustomers } from '../search-customers.ts';
import { textOfCustomer } from '../search-text.ts';
import type { SimilarTexts } from '../similar-texts.ts';
import type { CountryGroup } from './countries.ts';
import { allVariants, percentile, queryFor, whoFits } from './measure-search.ts';
import { makeCustomers } from './parties.ts';
import { seededRandom } from './random.ts';
import { openCustomers } from './start-in-memory.ts';

/** One way to search, all variants together. */
export interface AlternativeFigures {
  way: string;
  queries: number;
  mrr: number;
  /** Of the variant with which it does worst. */
  worstMrr: number;
  p95Ms: number;
}

type Search = (query: string) => Promise<string[]>;

const shown = 10;
const compared = 60;
const dimensions = 512;

/** Ways to search that need nothing downloaded, by the same queries. */
export async function measureAlternatives(
  count: number,
  queriesEach: number,
  group: CountryGroup,
): Promise<AlternativeFigures[]> {
  const random = seededRandom(14);
  const known = makeCustomers(count, group, random);
  const fitting = whoFits(known.map(({ customer }) => customer));
  const context = await openCustomers(known.map(({ customer }) => customer));
  const queries = Object.entries(allVariants).map(([variant, change]) => {
    const asked: { query: string; number: string }[] = [];
    while (asked.length < queriesEach) {
      const wanted = random.pick(known);
      const query = queryFor(wanted, change, fitting, random);
      if (query !== null) asked.push({ query, number: wanted.customer.number });
    }
    return { variant, asked };
  });
  const figures: AlternativeFigures[] = [];
  for (const [way, search] of Object.entries(await waysOf(context))) {
    const times: number[] = [];
    const mrrs: number[] = [];
    for (const { asked } of queries) {
      let sum = 0;
      for (const { query, number } of asked) {
        const began = performance.now();
        const place = (await search(query)).indexOf(number) + 1;
        times.push(performance.now() - began);
        sum += place === 0 ? 0 : 1 / place;
      }
      mrrs.push(sum / asked.length);
    }
    figures.push({
      way,
      queries: times.length,
      mrr: mrrs.reduce((sum, mrr) => sum + mrr, 0) / mrrs.length,
      worstMrr: Math.min(...mrrs),
      p95Ms: percentile(times, 0.95),
    });
  }
  context.close();
  return figures;
}

async function waysOf(context: Awaited<ReturnType<typeof openCustomers>>): Promise<Record<string, Search>> {
  const { customers, customerTexts } = context;
  const records = await customers.following(0, Number.MAX_SAFE_INTEGER);
  const numberOf = new Map(records.map(({ id, customer }) => [id, customer.number]));
  const vectors = vectorsOf(records);
  const numbers = (ids: number[]) => ids.slice(0, shown).map((id) => numberOf.get(id)!);
  const withVectors = bothTexts(customerTexts, vectors);
  const searched = async (texts: SimilarTexts, query: string) =>
    (await searchCustomers({ customers, customerTexts: texts }, query, shown)).customers.map(
      ({ number }) => number,
    );
  return {
    'letters alone': async (query) =>
      numbers((await customerTexts.nearest(query, shown)).map(({ id }) => id)),
    'vectors of letters alone': async (query) => numbers(vectors(query, shown).map(({ id }) => id)),
    'letters and vectors, added': async (query) => {
      const near = await withVectors.nearest(query, compared);
      const best = near.toSorted((a, b) => b.letters + b.meaning - a.letters - a.meaning);
      return numbers(best.map(({ id }) => id));
    },
    'letters, then word by word (built in)': (query) => searched(customerTexts, query),
    'letters and vectors, then word by word': (query) => searched(withVectors, query),
  };
}

type Nearest = (text: string, limit: number) => { id: number; cosine: number }[];

/** Runs of three letters, hashed to a vector each: what can be had of vectors without a model. Compared exactly. */
function vectorsOf(records: { id: number; customer: Customer }[]): Nearest {
  const table = new Float32Array(records.length * dimensions);
  for (const [row, { customer }] of records.entries())
    table.set(vectorOf(textOfCustomer(customer)), row * dimensions);
  return (text, limit) => {
    const vector = vectorOf(text);
    const hits = records.map(({ id }, row) => {
      let cosine = 0;
      for (let i = 0; i < dimensions; i++) cosine += table[row * dimensions + i]! * vector[i]!;
      return { id, cosine };
    });
    return hits.sort((a, b) => b.cosine - a.cosine).slice(0, limit);
  };
}

function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const run of letterRuns(text)) vector[run % dimensions]! += (run & dimensions) === 0 ? 1 : -1;
  const length = Math.hypot(...vector) || 1;
  return vector.map((each) => each / length);
}

function bothTexts(letters: SimilarTexts, vectors: Nearest): SimilarTexts {
  return {
    ...letters,
    async nearest(text, limit) {
      const near = await letters.nearest(text, limit);
      const alike = new Map(vectors(text, limit).map(({ id, cosine }) => [id, Math.max(0, cosine)]));
      const others = [...alike.keys()].filter((id) => near.every((hit) => hit.id !== id));
      return [
        ...near.map((hit) => ({ ...hit, meaning: alike.get(hit.id) ?? 0 })),
        ...others.map((id) => ({ id, letters: 0, meaning: alike.get(id)! })),
      ];
    },
  };
}
