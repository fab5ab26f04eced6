import type { Random } from '../../random.ts';
import type { MailLine } from '../mail-family.ts';
import type { Trade, Ware } from './texts.ts';

/** What a buyer wants of one ware. */
export interface Wish {
  ware: Ware;
  quantity: number;
}

const amounts = [2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 15, 18, 20, 24, 25, 30, 36, 40, 48, 60, 75, 96, 120, 150];

/** Wishes for different wares. */
export function makeWishes(
  random: Random,
  { wares }: Trade,
  [least, most]: readonly [number, number],
  quantities: readonly number[] = amounts,
): Wish[] {
  const count = random.whole(least, most);
  return random
    .shuffled(wares)
    .slice(0, count)
    .map((ware) => ({ ware, quantity: random.pick(quantities) }));
}

/** The quantities that the language has words for. */
export function spelledAmounts({ numbers }: Trade): number[] {
  return Object.keys(numbers).map(Number);
}

export function unitOf({ ware, quantity }: Wish): string {
  const [few = '', many = few] = ware.unit.split('/');
  const isFew = quantity % 10 >= 2 && quantity % 10 <= 4 && !(quantity % 100 >= 12 && quantity % 100 <= 14);
  return isFew ? few : many;
}

/** "5 boxes of gloves"; the amount as a word if so wished. */
export function phraseOf(trade: Trade, wish: Wish, isSpelled = false): string {
  const amount = isSpelled ? trade.numbers[wish.quantity]! : String(wish.quantity);
  const name = wish.ware.of ?? wish.ware.name;
  return `${amount} ${unitOf(wish)} ${linked(trade, name)}`;
}

function linked({ link, elided }: Trade, name: string): string {
  return `${elided && /^[aeiouéèêhâ]/i.test(name) ? elided : link}${name}`;
}

/** "a, b and c". */
export function joined(trade: Trade, phrases: readonly string[]): string {
  const last = phrases.at(-1)!;
  return phrases.length === 1 ? last : `${phrases.slice(0, -1).join(', ')} ${trade.and} ${last}`;
}

export function sentenceOf(trade: Trade, wishes: readonly Wish[], isSpelled = false): string {
  return joined(
    trade,
    wishes.map((wish) => phraseOf(trade, wish, isSpelled)),
  );
}

/** The truth of wishes in sentences, where names have the form of after a unit. */
export function saidLines(wishes: readonly Wish[]): MailLine[] {
  return wishes.map(({ ware, quantity }) => lineOf(ware.of ?? ware.name, quantity));
}

/** The truth of wishes in lists. */
export function listedLines(wishes: readonly Wish[]): MailLine[] {
  return wishes.map(({ ware, quantity }) => lineOf(ware.name, quantity));
}

export function lineOf(description: string, quantity: number, article: string | null = null): MailLine {
  return { article, yourArticle: null, description, quantity };
}

/** `<key>` with its value, `{a|b}` and `#` by chance; values stay as they are. */
export function filled(random: Random, template: string, values: Readonly<Record<string, string>>): string {
  return random.fill(template).replace(/<(\w+)>/g, (whole, key: string) => values[key] ?? whole);
}
