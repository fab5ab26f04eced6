import { numberWords } from '@orderloom/orders/goods-units.ts';
import { countLines } from './count-lines.ts';
import { takesNothing } from './lexicon/acceptances.ts';
import { beforeConfirmedGoods, confirmsMyself } from './lexicon/confirmed-goods.ts';
import { ourOrder } from './senses/forms/form.ts';
import { languages, whole } from './senses/senses.ts';
import { namesYours } from './whose-order.ts';

/**
 * "Va bene, confermo: 2 pallet di mandorle": the words by which somebody confirms goods with their amounts, and no order
 * of his reader; null where nobody does. By whom it is said they do not tell: who answers an offer takes it by them, who
 * answers an order takes that.
 */
export function confirmedGoods(text: string): string | null {
  if (namesYours(text)) return null;
  for (const { index, 0: words } of text.matchAll(confirming)) {
    const goods = text.slice(index + words.length).split(paragraphEnd, 1)[0]!;
    const isOpen = goods.includes('?') || takesNothing.test(goods.replaceAll('’', "'"));
    if (!isOpen && countLines(goods) > 0) return `${words}${goods}`.replace(/\s+/g, ' ').slice(0, longest);
  }
  return null;
}

const longest = 400;
const paragraphEnd = /\n\s*\n/;
const confirming = new RegExp(
  `(?<!\\p{L})(?:${confirmsMyself})(?!\\p{L})(?:[\\s,:–-]+(?:${beforeConfirmedGoods})(?!\\p{L})){0,4}[\\s,:*•–-]+(?=\\d|(?:${numberWords})\\s)`,
  'giu',
);

/** Whether somebody names an order of his own: `Nostro riferimento ordine BF-1209`. */
export function namesOwnOrder(text: string): boolean {
  return languages.some((words) => whole(ourOrder(words)).test(text));
}
