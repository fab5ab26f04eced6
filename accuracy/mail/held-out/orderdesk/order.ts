import type { Order } from '../../../order/order.ts';
import { houseOrder } from '../../kit/house-order.ts';
import type { MailSource } from '../../mail-family.ts';
import { type Goods, goods } from './goods.ts';

/** An order of what a packing hall, a workshop and an office use up, each article numbered, each goods once. */
export function orderdeskOrder(
  source: MailSource,
  hasTwins = false,
): { order: Order; taken: readonly Goods[] } {
  const { random, language } = source;
  const drawn = houseOrder(source, 4, 7, { articles: random.pick(['own', 'yours'] as const) });
  const articles = drawn.lines.map(({ article, yourArticle }) => article ?? yourArticle);
  const isNumbered = !articles.includes(null) && new Set(articles).size === articles.length;
  if (!isNumbered) return orderdeskOrder(source, hasTwins);
  const all = random.shuffled(goods[language]);
  const kind = random.pick(all.flatMap(({ kind }) => (kind ? [kind] : [])));
  const twins = hasTwins ? all.filter((one) => one.kind === kind) : [];
  const others = all.filter((one) => !twins.includes(one));
  const onOrder = random.shuffled([...twins, ...others].slice(0, drawn.lines.length));
  const lines = drawn.lines.map((line, i) => ({
    ...line,
    description: onOrder[i]!.name,
    unit: onOrder[i]!.unit,
  }));
  return { order: { ...drawn, lines }, taken: onOrder };
}
