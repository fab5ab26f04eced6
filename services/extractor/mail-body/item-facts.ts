import type { Word } from '@orderloom/pages/page.ts';
import { labelledNumber } from '../rows/reading/details.ts';
import { textOf } from '../rows/table.ts';
import { isMeasure } from './body-units.ts';
import { type Money, moneyIn } from './money.ts';
import { isNumberOfArticle } from './record-fields.ts';
import { namesArticle } from './wordings.ts';

/** What the words of an item say besides what it is: `Sensor M18 (HI-55132) @ 21,35 €`. */
export interface ItemFacts {
  description: Word[];
  /** The article number, without its brackets and its label. */
  article: Word[];
  /** The price of one. */
  price: Word[];
  lineTotal: Word[];
}

/** Takes prices and the article number out of an item's words; quantity and unit tell a price of one from others. */
export function itemFacts(
  words: readonly Word[],
  quantity: number | null,
  unit: readonly Word[] | null = null,
): ItemFacts {
  const { price, lineTotal } = pricesOf(moneyIn(words, unit?.[0]?.text.replace(/\.$/, '')), quantity);
  const withoutPrices = words.filter(
    (_, at) => ![price, lineTotal].some((money) => money && at >= money.from && at < money.to),
  );
  const code = codeIn(withoutPrices);
  const rest = code ? withoutPrices.toSpliced(code.from, code.to - code.from) : withoutPrices;
  // A comma at the end of all words says that something is missing.
  const isCut = rest.at(-1) === words.at(-1);
  const description = withoutMarks(rest, isCut);
  // `de la référence 4521-B`: the number alone is what is ordered.
  const isAlone = code !== null && !description.some(({ text }) => /\p{L}{3}|\d/u.test(text));
  return {
    description: isAlone ? [] : withoutArticle(description),
    article: code?.words ?? [],
    price: price?.amount ?? [],
    lineTotal: lineTotal?.amount ?? [],
  };
}

/** Which of the amounts is the price of one: by what announces it, two by their product; of several nobody knows. */
function pricesOf(
  found: readonly Money[],
  quantity: number | null,
): { price: Money | null; lineTotal: Money | null } {
  const isProduct = (one: Money, all: Money) =>
    quantity !== null && Math.abs(quantity * one.value - all.value) < halfACent;
  const made = found
    .flatMap((one) => found.map((all) => ({ one, all })))
    .find(({ one, all }) => one !== all && isProduct(one, all));
  if (made && quantity !== 1) return { price: made.one, lineTotal: made.all };
  const perPiece = found.filter(({ isPerPiece }) => isPerPiece);
  const totals = found.filter(({ isTotal }) => isTotal);
  const others = found.filter((money) => !money.isPerPiece && !money.isTotal);
  const lineTotal = totals.length === 1 ? totals[0]! : null;
  if (perPiece.length === 1) return { price: perPiece[0]!, lineTotal };
  // `1 x kettle - £24.99`: the price of one is that of all.
  const isOnly = others.length === 1 && perPiece.length === 0 && (quantity === 1 || lineTotal !== null);
  return { price: isOnly ? others[0]! : null, lineTotal };
}
const halfACent = 0.0051;

interface Code {
  from: number;
  to: number;
  words: Word[];
}

/** A code in brackets or behind a word for the number of an article, wherever it stands. */
function codeIn(words: readonly Word[]): Code | null {
  return inBrackets(words) ?? behindLabel(words);
}

/** In brackets it is that of the article. */
const number = /^(?:nr|no|n[°ºo]|n|num|#)\.?:?$/i;
/** `(100)`, `(1000)`, `(25s)`: so many are in each. */
const isContent = /^(?:\d{1,3}(?:s|er)?|[1-9]\d?0{2,3})$/i;
const bracketed = /^[([]#?([\p{Lu}\d][\p{L}\d./_-]{2,})[)\]][.,;:]?$/u;

function inBrackets(words: readonly Word[]): Code | null {
  for (let from = 1; from < words.length; from++) {
    const { text } = words[from]!;
    if (!/^[([]/.test(text)) continue;
    const length =
      words.slice(from, from + mostOfLabel + 1).findIndex((word) => /[)\]][.,;:]?$/.test(word.text)) + 1;
    if (length === 0) continue;
    const own = words.slice(from, from + length);
    const alone = length === 1 ? bracketed.exec(text)?.[1] : undefined;
    if (alone !== undefined && isCode(alone) && !isContent.test(alone))
      return { from, to: from + 1, words: [{ ...own[0]!, text: alone }] };
    const inside = bare(own);
    const isNumbered = inside.length === 2 && number.test(inside[0]!.text) && /^\d{3}/.test(inside[1]!.text);
    if (
      inside.length > 1 &&
      (isNumbered || isLabelledCode(inside) || labelledNumber(textOf(inside)) !== null)
    )
      return { from, to: from + length, words: inside.slice(-1) };
  }
  return null;
}

/** `item 4711-A`, `, your ref. 8759698411`, `Teile-Nr. 00.580.4417`; at the front it stands alone. */
function behindLabel(words: readonly Word[]): Code | null {
  for (let at = 1; at < words.length; at++) {
    const printed = words[at]!.text.replace(/[.,;:]$/, '');
    if (!isCode(printed)) continue;
    for (let length = Math.min(mostOfLabel, at); length > 0; length--) {
      const label = words.slice(at - length, at);
      const before = words[at - length - 1]?.text ?? '';
      const said = [...label, { ...words[at]!, text: printed }];
      const isNamed =
        isLabelledCode(said, length === 1 || /[,;–—-]$/.test(before)) ||
        (printed.length >= leastDigits &&
          namesNumberOfArticle(label) &&
          labelledNumber(textOf(said)) !== null);
      if (isNamed) return { from: at - length, to: at + 1, words: [said.at(-1)!] };
    }
  }
  return null;
}

/** Neither a size, `(2x4)`, `(1kg)`, nor a number of pieces. */
function isCode(text: string): boolean {
  return (
    !isWeight.test(text) &&
    isNumberOfArticle(text) &&
    /^[\p{Lu}\d][\p{L}\d./_-]+$/u.test(text) &&
    !/^\d+[x×]\d/i.test(text)
  );
}

const isWeight = /^\d+(?:[.,]\d+)?(?:kg|g|gr|mg|l|ltr|ml|cl|dl|m|cm|mm|oz|lbs?)$/i;

/** A label of one word that only numbers of articles have: `Nr.` may count anything. */
function namesNumberOfArticle(label: readonly Word[]): boolean {
  return label.every(({ text }) => /^\p{L}[\p{L}'’./-]*[.:°º]?$/u.test(text) && !isMeasure(text));
}

/** `(art. 7941.96)` without its brackets. */
function bare(words: readonly Word[]): Word[] {
  return words
    .map((word, at) => ({
      ...word,
      text: at === words.length - 1 ? word.text.replace(/[)\]][.,;:]?$/, '') : word.text,
    }))
    .map((word, at) => (at === 0 ? { ...word, text: word.text.slice(1) } : word));
}

/** `your ref. 8759698411`, `cod. CA4-80`: a few words and a number of five digits or more, or a word for its article. */
function isLabelledCode(words: readonly Word[], isApart = true): boolean {
  const code = words.at(-1)?.text ?? '';
  const label = words.slice(0, -1);
  const isNamed = label.length === 1 && namesArticle.test(label[0]!.text) && /\d|\p{Lu}-\p{Lu}/u.test(code);
  return (
    /^[\p{Lu}\d][\p{Lu}\d./_-]*$/u.test(code) &&
    (isNamed || (isApart && label.length > 1 && code.replace(/\D/g, '').length >= leastDigits)) &&
    label.length > 0 &&
    label.length <= mostOfLabel &&
    label.every(({ text }) => /^\p{L}[\p{L}'’-]*[.:]?$/u.test(text))
  );
}
const mostOfLabel = 4;
const leastDigits = 5;

/** Without the marks that parted what stood beside it. */
function withoutMarks(words: readonly Word[], isCut: boolean): Word[] {
  const kept = [...words];
  while (kept.length > 1 && separates(kept[0]!)) kept.shift();
  if (isCut) return kept.filter((word, at) => at < kept.length - 1 || word.text !== '@');
  while (kept.length > 0 && separates(kept.at(-1)!)) kept.pop();
  const last = kept.at(-1);
  if (last) kept[kept.length - 1] = { ...last, text: last.text.replace(/[,;]$/, '') };
  return kept;
}

function separates({ text }: Word): boolean {
  return /^(?:[-–—|;,:=@•·]|\/\/?|\.{2,}|…+)$/.test(text);
}

const articles =
  /^(?:the|der|die|das|den|les|los|las|gli|het|your|those|these|of|more|euren?|eure|vos|vuestros|jullie)$/iu;

/** `of the TN-2420 cartridges`: goods are called without it. */
function withoutArticle(words: readonly Word[]): Word[] {
  const from = words.findIndex(({ text }) => !articles.test(text));
  return from > 0 && from < words.length ? words.slice(from) : [...words];
}
