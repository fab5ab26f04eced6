import { measureAlternatives } from './measure-alternatives.ts';
import { measureDescriptions, measureNumbers, measurePlanted, openCatalogue } from './measure-articles.ts';
import { measureCustomers } from './measure-customers.ts';
import { measureArticleRecall, measureCustomerRecall } from './measure-recall.ts';
import { measureSearch } from './measure-search.ts';

/*
 * Prints how well customers and articles are found among generated ones. The weights were set for the building families;
 * the held-out ones are other countries and trades, and the variants misread, wordsJoined and addedWord. Of the fresh ones
 * nobody has looked at a mistake.
 */
const splits = ['building', 'heldOut'] as const;
const countryGroups = [...splits, 'fresh'] as const;
const share = (value: number) => value.toFixed(4);
const ms = (value: number) => value.toFixed(1);

console.log('Search among 100,000 customers, 200 queries each');
for (const split of countryGroups) {
  const rows = await measureSearch(100_000, 200, split);
  console.table(rows.map((row) => ({ ...row, mrr: share(row.mrr), p95Ms: ms(row.p95Ms) })));
}
console.log(
  '\nWays to search that need nothing downloaded, among 100,000 customers, 30 queries for each variant',
);
for (const split of splits) {
  const rows = await measureAlternatives(100_000, 30, split);
  console.table(
    rows.map((row) => ({ ...row, mrr: share(row.mrr), worstMrr: share(row.worstMrr), p95Ms: ms(row.p95Ms) })),
  );
}

console.log('\nWhat the index finds of what weighing each of 20,000 records finds, 5 queries each');
const recall = [
  ...(await measureCustomerRecall(20_000, 5, 'building')),
  ...(await measureArticleRecall(10_000, 5, 'building')),
];
console.table(
  recall.map((row) => ({
    ...row,
    first: share(row.first),
    recall: share(row.recall),
    recallOfLikely: share(row.recallOfLikely),
    p95Ms: ms(row.p95Ms),
  })),
);
console.log(
  'The customer of 5,000 documents among 5,000, with branches, namesakes, sister firms, strangers, branches that are no customers, and free mail',
);
const parties = [];
for (const split of countryGroups) parties.push(await measureCustomers(5_000, 5_000, split));
console.table(parties.map((row) => ({ ...row, coverage: share(row.coverage), wrong: share(row.wrong) })));

console.log('The article of a line among 50,000 in two languages, in series of near-equals, 300 lines each');
for (const split of splits) {
  const catalogue = await openCatalogue(50_000, split, 31);
  for (const measure of [measureNumbers, measureDescriptions, measurePlanted]) {
    const rows = await measure(catalogue, 300);
    console.table(
      rows.map((row) => ({ ...row, top1: share(row.top1), named: share(row.named), p95Ms: ms(row.p95Ms) })),
    );
  }
  catalogue.context.close();
}
