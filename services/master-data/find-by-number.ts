import type {
  ArticleResolution,
  Candidate,
  LineToResolve,
  Product,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { candidateOf, isSameLanguage, resolved, unresolved } from './article-resolution.ts';
import { ask, fitOf } from './compare-descriptions.ts';
import { against, articleMeantInstead } from './contradicting-description.ts';
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

/** What a number says of the line's article. */
export interface FoundByNumber {
  article: ArticleResolution;
  /** No other number of the line can decide: it is found, or ours for sure and the description means another one. */
  isSettled: boolean;
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
/** A description that is missing, or in another language than the article's, says nothing against it. */
const unopposed = { isOtherwise: false, isContradicted: false };

/**
 * Our article by the number that a line prints for it; null when no article has that number. `ART-4711` is the article of
 * that number where there is one, else `4711` after a label.
 */
export async function findByNumber(
  context: FindByDescriptionContext,
  printed: PrintedNumber,
  line: LineToResolve,
  language: string,
): Promise<FoundByNumber | null> {
  const whole = { ...printed, text: printed.text.trim() };
  const described = { ...line, description: withoutNumber(line.description ?? '', whole.text) };
  const asPrinted = await findAsWritten(context, whole, described, language);
  const text = withoutLabel(whole.text);
  if (asPrinted !== null || text === whole.text) return asPrinted;
  return findAsWritten(context, { ...printed, text }, described, language);
}

/** A description that repeats the number says nothing by it. A short one is as likely a size: the `8` of `M8`. */
function withoutNumber(description: string, number: string): string {
  if (isShort(number)) return description;
  const literally = number.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
  return description.replace(new RegExp(`(?<![\\p{L}\\d])${literally}(?![\\p{L}\\d])`, 'gu'), ' ');
}

/** Up to three digits, or none, are as likely a position or a pack size. */
function isShort(number: string): boolean {
  return (numberKey(number) ?? '').length <= 3;
}

async function findAsWritten(
  context: FindByDescriptionContext,
  number: PrintedNumber,
  line: LineToResolve,
  language: string,
): Promise<FoundByNumber | null> {
  const exact = await context.products.inAllLanguages(number.text);
  if (exact.length > 0) return decide(context, exact, asItIs, number, line, language);
  for (const reading of readingsOf(number.text)) {
    const products = (await context.products.withKey(reading.key, lookupLimit)).filter(reading.fits);
    const isCustomers = number.isCustomers && !reading.isWorldwide;
    if (products.length > 0)
      return decide(context, products, reading, { ...number, isCustomers }, line, language);
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
): Promise<FoundByNumber> {
  const { rarity } = context.productTexts;
  const compare = compareWith(line, language, rarity);
  const [best, second] = onePerArticle(products, language)
    .map((product) => ({ product, ...compare(product) }))
    .sort((a, b) => b.fit - a.fit);
  if (second !== undefined && best!.fit - second.fit < margin) {
    return open(products.map(candidateOf(0.5)), `Several articles have the number ${number.text}.`);
  }
  const { product, likeness } = best!;
  const { isOtherwise, isContradicted } = likeness === null ? unopposed : against(line, product, rarity);
  const isOurs = `${product.item_number} is our article number, but`;
  const meant = await articleMeant(context, product, isOtherwise, number, line, language);
  if (meant !== null) {
    const both = [candidateOf(customersUnconfirmed)(meant), candidateOf(shownAsLikely)(product)];
    const stands = number.isCustomers ? "stands as the customer's own and the" : 'the';
    const because = `${isOurs} ${stands} description fits ${meant.item_number} better.`;
    return { ...open(both, because), isSettled: !number.isCustomers && reading.unconfirmed >= foundFrom };
  }
  const confidence = confidenceOf(reading, number, likeness, isContradicted);
  if (confidence >= foundFrom) {
    const says = reading.says(number.text, product);
    const because = isContradicted
      ? `${says} The description says otherwise, but fits no other article.`
      : says;
    return { article: resolved(product, confidence, because), isSettled: true };
  }
  const doubt = number.isCustomers
    ? "stands as the customer's own and nothing else confirms it"
    : 'its description does not confirm it';
  return open([candidateOf(confidence)(product)], `${isOurs} ${doubt}.`);
}

/** The article that the description means rather than that of the number; null when none does. */
async function articleMeant(
  context: FindByDescriptionContext,
  product: Product,
  isOtherwise: boolean,
  { isCustomers }: PrintedNumber,
  line: LineToResolve,
  language: string,
): Promise<Product | null> {
  if (isCustomers) return fittingBetter(context, product, line, language);
  return isOtherwise ? articleMeantInstead(context, product, line, language) : null;
}

function open(candidates: Candidate[], because: string): FoundByNumber {
  return { article: unresolved(candidates, because), isSettled: false };
}

/** A number that is ours may be the customer's own for something else: then the descriptions disagree. */
function confidenceOf(
  { unconfirmed }: Reading,
  { text, isCustomers }: PrintedNumber,
  likeness: number | null,
  isContradicted: boolean,
): number {
  if (likeness !== null && likeness >= confirmedFrom && !isContradicted) return Math.max(unconfirmed, 0.98);
  if (isShort(text) || (likeness !== null && likeness < contradictedBelow)) return shownAsLikely;
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
