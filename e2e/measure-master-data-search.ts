import {
  measureDescriptions,
  measurePlanted,
  openCatalogue,
} from '@orderloom/master-data/accuracy/measure-articles.ts';
import {
  measureArticleRecall,
  measureCustomerRecall,
  type RecallFigures,
} from '@orderloom/master-data/accuracy/measure-recall.ts';
import { measureSearch } from '@orderloom/master-data/accuracy/measure-search.ts';
import { type Figure, figure, type Measuring, mean } from './measure-figures.ts';

const splits = ['building', 'heldOut'] as const;

export async function measureSearches({ sizeOf }: Measuring): Promise<Figure[]> {
  const count = sizeOf('customers');
  const figures: Figure[] = [];
  for (const split of splits) {
    const rows = await measureSearch(count, sizeOf('queries'), split);
    const mrr = Math.min(...rows.map((row) => row.mrr));
    const p95 = Math.max(...rows.map((row) => row.p95Ms));
    const among = `search among ${count} customers, ${split}`;
    figures.push(
      figure(`${among}: MRR of the worst variant`, mrr.toFixed(3), '≥ 0.95', mrr >= 0.95),
      figure(`${among}: p95 of the worst variant`, `${p95.toFixed(1)} ms`, '≤ 30 ms', p95 <= 30),
    );
  }
  return figures;
}

/** Each article is there in two languages. */
export async function measureProducts({ sizeOf }: Measuring): Promise<Figure[]> {
  const records = sizeOf('products');
  const before = process.memoryUsage.rss();
  const catalogue = await openCatalogue(Math.ceil(records / 2), 'building', 31);
  const grown = Math.round((process.memoryUsage.rss() - before) / 1024 / 1024);
  const described = await measureDescriptions(catalogue, sizeOf('queries'));
  const planted = await measurePlanted(catalogue, sizeOf('queries'));
  catalogue.context.close();
  const p95 = Math.max(...[...described, ...planted].map((row) => row.p95Ms));
  const top1 = mean(described.map((row) => row.top1));
  const wrong = described.reduce((sum, row) => sum + row.wrong, 0);
  const named = planted.reduce((sum, row) => sum + row.wrong, 0);
  const among = `articles among ${records} products`;
  return [
    figure(`${among}: p95 of the slowest way`, `${p95.toFixed(1)} ms`, '≤ 50 ms', p95 <= 50),
    figure(`${among}: top-1 by description only`, top1.toFixed(3), '≥ 0.85', top1 >= 0.85),
    figure(`${among}: wrong by description only`, String(wrong)),
    figure(`${among}: picks where none is right`, String(named), '0', named === 0),
    figure(`${among}: memory, with the generator's own`, `${grown} MB`),
  ];
}

export async function measureRecall({ sizeOf, progress }: Measuring): Promise<Figure[]> {
  const [count, each] = [sizeOf('recall-records'), sizeOf('recall-queries')];
  const figures: Figure[] = [];
  for (const [what, measure, ways] of [
    ['customers', measureCustomerRecall, 9],
    [
      'products',
      (n: number, ...rest: [number, 'building', () => void]) =>
        measureArticleRecall(Math.ceil(n / 2), ...rest),
      11,
    ],
  ] as const) {
    const bar = progress(ways * each, `queries against all ${what}`);
    figures.push(...recallFigures(`${count} ${what}`, await measure(count, each, 'building', bar.tick)));
    bar.stop();
  }
  return figures;
}

function recallFigures(among: string, rows: RecallFigures[]): Figure[] {
  const first = mean(rows.map((row) => row.first));
  const likely = mean(rows.map((row) => row.recallOfLikely));
  const all = mean(rows.map((row) => row.recall));
  const queries = rows.reduce((sum, row) => sum + row.queries, 0);
  return [
    figure(`index against all of ${among}: same first hit (${queries} queries)`, first.toFixed(3)),
    figure(`index against all of ${among}: recall of likely hits`, likely.toFixed(3)),
    figure(`index against all of ${among}: recall of all hits shown`, all.toFixed(3)),
  ];
}
