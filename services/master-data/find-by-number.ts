import type {
  ArticleResolution,
  LineToResolve,
  Product,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { candidateOf, isSameLanguage, resolved, unresolved } from './article-resolution.ts';
import { ask, fitOf } from './compare-descriptions.ts';
import { describe } from './describe-goods.ts';
import { type FindByDescriptionContext, fittingBetter } from './find-by-description.ts';
import { numberKey, withoutLabel } from './match-keys.ts';
import { asItIs, type Reading, readingsOf } from './number-readings.ts';

/** A number as a line prints it. */
export interface PrintedNumber {
  text: string;
  /** It stands where the customer prints his own. */
  isCustomers: boolean;
}

/** From here on an article counts as found. */
const foundFrom = 0.9;
/** Descriptions that agree so far confirm a number. */
const confirmedFrom = 0.35;
/** Descriptions that agree less speak against it: then the number is the customer's own for something else. */
const contradictedBelow = 0.08;
/** Of several articles of one number, the description decides only with this margin. */
const margin = 0.15;
const shownAsLikely = 0.6;
/** A customer's own number is one of ours by chance as likely as not. */
const customersUnconfirmed = 0.7;
const unitWeight = 0.1;
const lookupLimit = 50;

/**
 * Our article by the number that a line prints for it; null when no article has that number. `ART-4711` is the article of
 * that number where there is one, else `4711` after a label.
 */
export async function findByNumber(
  context: FindByDescriptionContext,
  printed: PrintedNumber,
  line: LineToResolve,
  language: string,
): Promise<ArticleResolution | null> {
  const whole = { ...printed, text: printed.text.trim() };
  const asPrinted = await findAsWritten(context, whole, line, language);
  const text = withoutLabel(whole.text);
  if (asPrinted !== null || text === whole.text) return asPrinted;
  return findAsWritten(context, { ...printed, text }, line, language);
}

async function findAsWritten(
  context: FindByDescriptionContext,
  number: PrintedNumber,
  line: LineToResolve,
  language: string,
): Promise<ArticleResolution | null> {
  const exact = await context.products.inAllLanguages(number.text);
  if (exact.length > 0) return decide(context, exact, asItIs, number, line, language);
  for (const reading of readingsOf(number.text)) {
    const products = (await context.products.withKey(reading.key, lookupLimit)).filter(reading.fits);
    if (products.length > 0) return decide(context, products, reading, number, line, language);
  }
  return null;
}

async function decide(
  context: FindByDescriptionContext,
  products: Product[],
  reading: Reading,
  number: PrintedNumber,
  line: LineToResolve,
  language: string,
): Promise<ArticleResolution> {
  const compare = compareWith(line, language, context.productTexts.rarity);
  const [best, second] = onePerArticle(products, language)
    .map((product) => ({ product, ...compare(product) }))
    .sort((a, b) => b.fit - a.fit);
  if (second !== undefined && best!.fit - second.fit < margin) {
    return unresolved(products.map(candidateOf(0.5)), `Several articles have the number ${number.text}.`);
  }
  const { product, likeness } = best!;
  const isOurs = `${product.item_number} is our article number, but`;
  if (number.isCustomers) {
    const better = await fittingBetter(context, product, line, language);
    if (better !== null) {
      const both = [candidateOf(customersUnconfirmed)(better), candidateOf(shownAsLikely)(product)];
      return unresolved(
        both,
        `${isOurs} stands as the customer's own and the description fits ${better.item_number} better.`,
      );
    }
  }
  const confidence = confidenceOf(reading, number, likeness);
  if (confidence >= foundFrom) return resolved(product, confidence, reading.says(number.text, product));
  const doubt = number.isCustomers
    ? "stands as the customer's own and nothing else confirms it"
    : 'its description does not confirm it';
  return unresolved([candidateOf(confidence)(product)], `${isOurs} ${doubt}.`);
}

/** A number that is ours may be the customer's own for something else: then the descriptions disagree. */
function confidenceOf(
  { unconfirmed }: Reading,
  { text, isCustomers }: PrintedNumber,
  likeness: number | null,
): number {
  if (likeness !== null && likeness >= confirmedFrom) return Math.max(unconfirmed, 0.98);
  // Up to three digits, or none, are as likely a position or a pack size.
  const isShort = (numberKey(text) ?? '').length <= 3;
  if (isShort || (likeness !== null && likeness < contradictedBelow)) return shownAsLikely;
  return isCustomers ? Math.min(unconfirmed, customersUnconfirmed) : unconfirmed;
}

/**
 * How alike the descriptions are, null when there is nothing to compare (no description, or one of another language),
 * and how well the article fits the line among others of its number: the unit chooses, but confirms nothing.
 */
function compareWith(line: LineToResolve, language: string, rarity: (word: string) => number) {
  const [asked, ordered] = [ask(line.description, null), ask(line.description, line.unit)];
  const isDescribed = asked.goods.words.length + asked.goods.numbers.length > 0;
  return (product: Product): { likeness: number | null; fit: number } => {
    if (!isDescribed || !isSameLanguage(product.language_code, language)) return { likeness: null, fit: 0 };
    const article = describe(product.description);
    const inAll = fitOf(ordered, article, article.units, rarity);
    const likeness = fitOf(asked, article, article.units, rarity).score;
    return { likeness, fit: inAll.score + unitWeight * inAll.unit };
  };
}

/** The record in the document's language, else the first. */
function onePerArticle(products: Product[], language: string): Product[] {
  const sorted = [...products].sort(
    (a, b) =>
      Number(isSameLanguage(b.language_code, language)) - Number(isSameLanguage(a.language_code, language)),
  );
  return [...new Map(sorted.toReversed().map((product) => [product.item_number, product])).values()];
}
