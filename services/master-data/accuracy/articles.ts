import type { Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { describeSeries, type Part, type Texts, trades } from './catalogue.ts';
import type { Split } from './countries.ts';
import type { Random } from './random.ts';

export interface KnownArticle {
  product: Product;
  /** In the other language. */
  translated: Product;
  gtin: string | null;
  /** What the descriptions say. */
  parts: Texts<Part[]>;
  /** Of the documents that order it, and of `product`. */
  language: 'de' | 'en';
  /** Articles that differ from it in size, colour or pack alone have the same. */
  series: number;
  /** Another article has the very same description: only a number tells them apart. */
  isTwin: boolean;
}

/**
 * `count` articles, each in German and English, in series of up to twelve that differ in one or two of size, colour and
 * pack; one in fifty has a twin of the very same description.
 */
export function makeArticles(count: number, split: Split, random: Random): KnownArticle[] {
  const made: KnownArticle[] = [];
  const taken = new Set<string>();
  for (let series = 0; made.length < count; series++) {
    for (const texts of describeSeries(random.pick(trades[split]), random)) {
      const written = `${textOf(texts.de)}/${textOf(texts.en)}`;
      if (taken.has(written) || made.length >= count) continue;
      taken.add(written);
      const isTwin = made.length < count - 1 && random.chance(1 / 50);
      made.push(articleOf(made.length, texts, series, isTwin, random));
      if (isTwin) made.push(articleOf(made.length, texts, series, true, random));
    }
  }
  return made;
}

function articleOf(
  index: number,
  texts: Texts<Part[]>,
  series: number,
  isTwin: boolean,
  random: Random,
): KnownArticle {
  const gtin = random.chance(0.4) ? makeGtin(random) : null;
  const item_number = numberOf(index, random);
  const record = (language_code: 'de' | 'en'): Product => ({
    item_number,
    language_code,
    created_at: '2026-01-02T03:04:05.000Z',
    description: textOf(texts[language_code]),
    remark: gtin === null ? null : `EAN ${gtin}`,
  });
  const language = random.pick(['de', 'en'] as const);
  return {
    product: record(language),
    translated: record(language === 'de' ? 'en' : 'de'),
    gtin,
    parts: texts,
    language,
    series,
    isTwin,
  };
}

export function textOf(parts: Part[]): string {
  return parts.map(({ text }) => text).join(' ');
}

function numberOf(index: number, random: Random): string {
  const unique = 10_000 + index;
  switch (random.below(4)) {
    case 0:
      return `${unique}${random.digits(2)}`;
    case 1:
      return `SC-0${unique}-${random.below(10)}`;
    case 2:
      return `000${unique}`;
    default:
      return `${random.pick(['AB', 'KX', 'TR'])} ${unique}.${random.digits(2)}`;
  }
}

function makeGtin(random: Random): string {
  const body = `40${random.digits(10)}`;
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
