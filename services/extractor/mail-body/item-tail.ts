import type { Word } from '@orderloom/pages/page.ts';
import { isUnit } from '../lexicon/phrases.ts';
import { labelledNumber } from '../rows/reading/details.ts';
import { textOf } from '../rows/table.ts';
import { numberShape } from '../values/number.ts';
import { namesArticle } from './wordings.ts';

/** What may stand behind the description of an item: `(HI-55132) @ 21,35 €`. */
export interface ItemTail {
  description: Word[];
  /** The article number, without its brackets. */
  article: Word[];
  price: Word[];
  /** What stands behind `=`. */
  lineTotal: Word[];
}

/** Words that announce the price of one. */
const perPiece = /^(?:@|à|á|a|zu|zum|je|per|por|pro|za|po|til|te|ad|at|each|cad\.?|pr\.?)$/i;
/** Words that do so only before a currency: `for €1.49 per m`, and not `for 10.50 mm`. */
const forMoney = /^(?:for|voor|für|pour|zum preis von|al precio de|al prezzo di)$/i;
const money = /^(?:[€$£]|EUR|USD|GBP|CHF|DKK|SEK|NOK|PLN|zł|kr\.?|Fr\.?)$/i;
/** A currency: no quantity has it for its unit. */
export function isCurrency({ text }: Pick<Word, 'text'>): boolean {
  return money.test(text);
}

const bracketed = /^[([]([\p{Lu}\d][\p{L}\d./-]{2,})[)\]]$/u;

/** Takes price and article number off the end of an item's words; `isOne`: of an item that is ordered once. */
export function splitTail(printed: readonly Word[], isOne = false): ItemTail {
  const all = withBasesApart(printed);
  const { words, lineTotal } = withoutTotal(all);
  const told = withoutPrice(words);
  // `1 x kettle - £24.99`: the price of one is that of all.
  const { rest, price } = (isOne && told.price.length === 0 ? behindMark(words, true) : null) ?? told;
  const last = rest.at(-1);
  const code = last && /\d/.test(last.text) ? bracketed.exec(last.text)?.[1] : undefined;
  if (last && code !== undefined && rest.length > 1)
    return { description: rest.slice(0, -1), article: [{ ...last, text: code }], price, lineTotal };
  const open = rest.findLastIndex(({ text }) => text.startsWith('('));
  const inside = open > 0 && last?.text.endsWith(')') ? bare(rest.slice(open)) : [];
  if (inside.length > 1 && (isLabelledCode(inside) || labelledNumber(textOf(inside)) !== null))
    return { description: rest.slice(0, open), article: inside.slice(-1), price, lineTotal };
  const comma = rest.findLastIndex(({ text }) => text.endsWith(','));
  if (comma >= 0 && isLabelledCode(rest.slice(comma + 1)))
    return { description: withoutComma(rest.slice(0, comma + 1)), article: rest.slice(-1), price, lineTotal };
  return { description: rest, article: [], price, lineTotal };
}

/** `(art. 7941.96)` without its brackets. */
function bare(words: readonly Word[]): Word[] {
  return words.map((word, at) => ({
    ...word,
    text: word.text.slice(at === 0 ? 1 : 0, at === words.length - 1 ? -1 : undefined),
  }));
}

/** `your ref. 8759698411`, `cod. CA4-80`: a few words and a number of five digits or more, or a word for its article. */
function isLabelledCode(words: readonly Word[]): boolean {
  const code = words.at(-1)?.text ?? '';
  const label = words.slice(0, -1);
  const isNamed = label.length === 1 && namesArticle.test(label[0]!.text) && /\d|\p{Lu}-\p{Lu}/u.test(code);
  return (
    /^[\p{Lu}\d][\p{Lu}\d./-]*$/u.test(code) &&
    (isNamed || code.replace(/\D/g, '').length >= leastDigits) &&
    label.length > 0 &&
    label.length <= mostOfLabel &&
    label.every(({ text }) => /^\p{L}[\p{L}'’-]*[.:]?$/u.test(text))
  );
}
const mostOfLabel = 4;
const leastDigits = 5;

/** `… 22,30 = DKK 89,20` */
function withoutTotal(all: readonly Word[]): { words: Word[]; lineTotal: Word[] } {
  const at = all.findLastIndex(({ text }) => text === '=');
  const total = all.slice(at + 1);
  const isTotal = at > 0 && total.length > 0 && total.length <= 2 && isAmount(total);
  return isTotal ? { words: all.slice(0, at), lineTotal: total } : { words: [...all], lineTotal: [] };
}

/** A number with cents and perhaps a currency, or with a currency. */
function isAmount(words: readonly Word[]): boolean {
  const numbers = words.filter(({ text }) => numberShape(text) !== null);
  const others = words.filter(({ text }) => numberShape(text) === null);
  return (
    numbers.length === 1 &&
    others.every(({ text }) => money.test(text)) &&
    (others.length > 0 || /[.,]\d\d$|[€$£]/.test(numbers[0]!.text))
  );
}

/** `…, DKK 22,30 pr. stk`, `… - $2.50 each`: behind a comma or a dash nothing else announces it. */
function behindMark(words: readonly Word[], isEach: boolean): { rest: Word[]; price: Word[] } | null {
  const at = words.findLastIndex(({ text }) => /,$|^[-–—]$/.test(text)) + 1;
  const price = withoutBasis(words.slice(at));
  const hasBasis = isEach || at + price.length < words.length;
  const isPrice = hasBasis && at > 1 && price.length <= 2 && isAmount(price);
  if (!isPrice) return null;
  const before = words.slice(0, at);
  return { rest: /,$/.test(before.at(-1)!.text) ? withoutComma(before) : before.slice(0, -1), price };
}

/** `18.50/bag` is a price and what one of it is. */
function withBasesApart(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1);
  const [, price, unit] = /^([€$£]?\d+[.,]\d{2,4})\/(\p{L}+\.?)$/u.exec(last?.text ?? '') ?? [];
  if (!last || !price || !unit) return words;
  return [...words.slice(0, -1), { ...last, text: price }, { ...last, text: 'per' }, { ...last, text: unit }];
}

/** `6,54 DKK pr. stk` and `0.32 EUR each` without what one of it is. */
function withoutBasis(price: readonly Word[]): Word[] {
  const [per, unit] = price.slice(-2);
  return per && unit && price.length > 2 && perPiece.test(per.text) && isUnit(unit.text)
    ? price.slice(0, -2)
    : [...price];
}

function withoutPrice(words: readonly Word[]): { rest: Word[]; price: Word[] } {
  const none = { rest: [...words], price: [] };
  const beforeLast = words.at(-2);
  const isEach =
    beforeLast &&
    perPiece.test(words.at(-1)!.text) &&
    (money.test(beforeLast.text) || /^[€$£]\d|[.,]\d\d$/.test(beforeLast.text));
  const told = behindMark(isEach ? words.slice(0, -1) : words, isEach === true);
  if (told) return told;
  if (isEach) return withoutPrice(words.slice(0, -1));
  const last = words.findLastIndex(
    (word, index) =>
      (perPiece.test(word.text) || forMoney.test(word.text)) &&
      !(index === words.length - 2 && isUnit(words.at(-1)!.text)),
  );
  const at = last > 0 && perPiece.test(words[last - 1]!.text) ? last - 1 : last;
  const price = withoutBasis(words.slice(last + 1));
  if (at < 1 || price.length === 0 || price.length > 3) return none;
  const numbers = price.filter((word) => numberShape(word.text) !== null);
  const others = price.filter((word) => numberShape(word.text) === null);
  const isPrice =
    numbers.length === 1 && others.every((word) => money.test(word.text) || perPiece.test(word.text));
  const isFor =
    forMoney.test(words[last]!.text) && !price.some(({ text }) => money.test(text) || /[€$£]/.test(text));
  if (isFor) return none;
  const isMoney = others.length > 0 || /[.,]\d\d$|[€$£]/.test(numbers[0]?.text ?? '');
  return isPrice && isMoney ? { rest: withoutComma(words.slice(0, at)), price } : none;
}

function withoutComma(words: readonly Word[]): Word[] {
  const last = words.at(-1)!;
  return [...words.slice(0, -1), { ...last, text: last.text.replace(/,$/, '') }];
}
