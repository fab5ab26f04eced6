import { units } from '@orderloom/orders/goods-units.ts';

/** `500 @ 1.62`, `1.000 Stk: 0,85 €`, `250 | 2,10`: a quantity and what one costs then, and nothing else. */
const rung = new RegExp(
  [
    '^(?:[-*•–]\\s*)?(?:(?:from|ab|vanaf|à partir de|dès|desde|da|a partir de|od|fra)\\s)?',
    `(\\d[\\d.,]{0,8}?)\\+?\\s?(?:(?:${units})\\.?)?\\s*(?:[@:=|–-]|at|zu|voor|à|a|per|por|za|til|\\s)\\s*`,
    '(?:(?:[€£$]|\\p{L}{2,3})\\s?)?(\\d{1,6}[.,]\\d{1,4})\\s?(?:(?:[€£$]|\\p{L}{2,4})\\.?)?',
    '(?:\\s?(?:\\/|per|each|pro|je|par|por|za|pr\\.?)\\s?\\p{L}{0,6}\\.?)?$',
  ].join(''),
  'iu',
);
const leastRungs = 2;
const longestLine = 1000;
const longestRung = 80;

/** `8 - 16.30`, `9 | 15.30 Uhr`: from when to when a place is open. */
const hours =
  /^(?:\D{0,12} )?(?:1?\d|2[0-4]) ?[|:–-]? ?(?:[01]?\d|2[0-4])[.,][0-5]\d(?: ?(?:uhr|h|hrs?|u|o['’]clock|kl)\.?)?$/iu;

/** How a seller lists what one piece costs by how many are taken: quantities that rise, prices that fall. */
export function hasPriceLadder(text: string): boolean {
  let rungs = 0;
  let above: { quantity: number; price: number } | null = null;
  for (const line of text.split('\n')) {
    const said = line.length > longestLine ? '' : line.replace(/\s+/g, ' ').trim();
    const isRung = said.length <= longestRung && !hours.test(said);
    const [, quantity, price] = (isRung ? rung.exec(said) : null) ?? [];
    const here =
      quantity === undefined || price === undefined
        ? null
        : { quantity: Number(quantity.replace(/[.,]/g, '')), price: Number(price.replace(',', '.')) };
    const isNext = here && above && here.quantity > above.quantity && here.price < above.price;
    rungs = isNext ? rungs + 1 : here ? 1 : 0;
    if (rungs >= leastRungs) return true;
    above = here;
  }
  return false;
}
