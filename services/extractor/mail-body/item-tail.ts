import type { Word } from '@orderloom/pages/page.ts';
import { numberShape } from '../values/number.ts';

/** What may stand behind the description of an item: `(HI-55132) @ 21,35 €`. */
export interface ItemTail {
  description: Word[];
  /** The article number, without its brackets. */
  article: Word[];
  price: Word[];
}

/** Words that announce the price of one. */
const perPiece = /^(?:@|à|á|a|zu|zum|je|per|por|pro|za|po|til|te|ad|at|each|cad\.?)$/i;
const money = /^(?:[€$£]|EUR|USD|GBP|CHF|DKK|SEK|NOK|PLN|zł|kr\.?|Fr\.?)$/i;
const bracketed = /^[([]([\p{Lu}\d][\p{L}\d./-]{2,})[)\]]$/u;

/** Takes price and article number off the end of an item's words. */
export function splitTail(words: readonly Word[]): ItemTail {
  const { rest, price } = withoutPrice(words);
  const last = rest.at(-1);
  const code = last && /\d/.test(last.text) ? bracketed.exec(last.text)?.[1] : undefined;
  if (!last || code === undefined || rest.length < 2) return { description: rest, article: [], price };
  return { description: rest.slice(0, -1), article: [{ ...last, text: code }], price };
}

function withoutPrice(words: readonly Word[]): { rest: Word[]; price: Word[] } {
  const none = { rest: [...words], price: [] };
  const last = words.findLastIndex((word) => perPiece.test(word.text));
  const at = last > 0 && perPiece.test(words[last - 1]!.text) ? last - 1 : last;
  const price = words.slice(last + 1);
  if (at < 1 || price.length === 0 || price.length > 3) return none;
  const numbers = price.filter((word) => numberShape(word.text) !== null);
  const others = price.filter((word) => numberShape(word.text) === null);
  const isPrice =
    numbers.length === 1 && others.every((word) => money.test(word.text) || perPiece.test(word.text));
  const isMoney = others.length > 0 || /[.,]\d\d$|[€$£]/.test(numbers[0]?.text ?? '');
  return isPrice && isMoney ? { rest: words.slice(0, at), price } : none;
}
