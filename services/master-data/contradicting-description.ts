import type { LineToResolve, Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { ask, fitOf } from './compare-descriptions.ts';
import { likenesses } from './compare-words.ts';
import { describe } from './describe-goods.ts';
import { type FindByDescriptionContext, fittingBetter } from './find-by-description.ts';
import { isOtherGoods } from './other-goods.ts';

/** A word of the line that is found so far is the article's. */
const sharedFrom = 0.8;

/** What a line's description says against an article. */
export interface Against {
  /** It says something that the article lacks, and leaves out something of it: it may mean another. */
  isOtherwise: boolean;
  /** It says another size, a word that other articles have, or other goods. */
  isContradicted: boolean;
}

export function against(
  { description }: LineToResolve,
  product: Product,
  rarity: (word: string) => number,
): Against {
  const article = describe(product.description);
  const fit = fitOf(ask(description, null), article, article.units, rarity);
  const isOther = isOtherGoods(description ?? '', product.description);
  // A word besides all that the article says is one more, not another.
  const isOtherWord = fit.lacksKnownWord && fit.unsaid > 0;
  return {
    isOtherwise: fit.isOtherwise || isOther,
    isContradicted: fit.hasOtherNumber || isOtherWord || isOther,
  };
}

/**
 * The article that a description means that says otherwise than this one's; null when none fits it. The unit is left out: it is what is
 * counted, and says nothing against a number. `M8x50` for a bolt M8x40 is a bolt M8x50, before anything else of that size.
 */
export async function articleMeantInstead(
  context: FindByDescriptionContext,
  product: Product,
  line: LineToResolve,
  language: string,
): Promise<Product | null> {
  const alone = { ...line, unit: null };
  const whole = withItsWords(alone, product);
  const sibling = whole === null ? null : await fittingBetter(context, product, whole, language);
  return sibling ?? fittingBetter(context, product, alone, language);
}

/** The line with the words of the article that it leaves out; null when it has words of its own or leaves out none. */
function withItsWords(line: LineToResolve, product: Product): LineToResolve | null {
  const [said, words] = [describe(line.description ?? '').words, describe(product.description).words];
  if (likenesses(said, words).some((likeness) => likeness < sharedFrom)) return null;
  const left = words.filter((word) => !said.includes(word));
  return left.length === 0 ? null : { ...line, description: `${left.join(' ')} ${line.description}` };
}
