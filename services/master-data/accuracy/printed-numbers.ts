import type { LineToResolve } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { writings } from './article-lines.ts';
import { type KnownArticle, textOf } from './articles.ts';
import type { Random } from './random.ts';

export type Line = Partial<LineToResolve>;
/** Null when it does not apply to this article. */
export type Print = (article: KnownArticle, random: Random) => Line | null;

const rebuilt = { 0: 'O', 1: 'I', 5: 'S' } as Record<string, string>;

/** Ways to print a number of the article. */
export const numberWays: Record<string, Print> = {
  'number as it is': ({ product }) => ({ supplier_item_number: product.item_number }),
  'number without blanks, dashes': ({ product }) => ({
    supplier_item_number: product.item_number.replace(/[-. ]/g, ''),
  }),
  'number without zeros': ({ product }) => ({
    supplier_item_number: product.item_number.replace(/(^|-)0+(?=\d)/g, '$1'),
  }),
  'number with a label': ({ product }) => ({ supplier_item_number: `Art.-Nr. ${product.item_number}` }),
  'both numbers, the customer’s unknown': ({ product }, random) => ({
    supplier_item_number: product.item_number,
    customer_item_number: `X${random.digits(6)}`,
  }),
  'GTIN-13': ({ gtin }) => (gtin === null ? null : { supplier_item_number: gtin }),
  'GTIN-14': ({ gtin }) => (gtin === null ? null : { supplier_item_number: `0${gtin}` }),
  'number as it is, described': (article, random) => ({
    ...described(article, random),
    supplier_item_number: article.product.item_number,
  }),
  'number as the customer’s, described': (article, random) => ({
    ...described(article, random),
    customer_item_number: article.product.item_number,
  }),
  'number misread (O, I, S), described': (article, random) => ({
    ...described(article, random),
    supplier_item_number: article.product.item_number.replace(/[015]/, (digit) => rebuilt[digit]!),
  }),
  'number with a prefix, described': (article, random) => ({
    ...described(article, random),
    supplier_item_number: `KD-${article.product.item_number}`,
  }),
  'GTIN-13 in the customer’s column': ({ gtin }) => (gtin === null ? null : { customer_item_number: gtin }),
};

/** Customers' own numbers that are by chance those of another article, with the description of the one that is meant. */
export function plantedNumbers(known: KnownArticle[]): Record<string, Print> {
  const bySeries = Map.groupBy(known, ({ series }) => series);
  const sibling = (article: KnownArticle, random: Random) => {
    const others = bySeries
      .get(article.series)!
      .filter((other) => textOf(other.parts.de) !== textOf(article.parts.de));
    return others.length === 0 ? null : random.pick(others).product.item_number;
  };
  const another = (article: KnownArticle, random: Random) => {
    const { product } = random.pick(known);
    return product === article.product ? null : product.item_number;
  };
  return {
    'customer’s number that is one of ours': (article, random) => {
      const number = another(article, random);
      return number === null ? null : { customer_item_number: number };
    },
    'customer’s number that is one of ours, described': (article, random) => {
      const number = another(article, random);
      return number === null ? null : { ...described(article, random), customer_item_number: number };
    },
    'customer’s number that is one of the series, described': (article, random) => {
      const number = sibling(article, random);
      return number === null ? null : { ...described(article, random), customer_item_number: number };
    },
    'our number of another of the series, described whole': (article, random) => {
      const number = sibling(article, random);
      return number === null
        ? null
        : { description: textOf(article.parts[article.language]), supplier_item_number: number };
    },
    'number that is one of ours grouped otherwise': (article, random) => {
      const number = another(article, random);
      const grouped = number?.replace(/^([A-Z]*\W*\d{2})(\d*)(\W)(\d+)/, '$1$3$2$4');
      return grouped && grouped !== number ? { supplier_item_number: grouped } : null;
    },
  };
}

function described({ parts, language }: KnownArticle, random: Random): Line {
  const write = random.pick(Object.values(writings));
  const { text, unit = null } = write(parts[language], random) ?? writings.asItIs(parts[language], random)!;
  return { description: text, unit };
}
