import type { Word } from '@orderloom/pages/page.ts';
import { nothingBut, phrasesOf } from '../lexicon/mail/phrase-pattern.ts';
import { isUnit } from '../lexicon/phrases.ts';
import { isBodyUnit } from './body-units.ts';

/** An amount of money among words. */
export interface Money {
  /** The words that it takes, with those that announce it and what one of it is; `to` is behind the last. */
  from: number;
  to: number;
  /** The amount with its currency, cut out of its words. */
  amount: Word[];
  value: number;
  /** Announced as the sum of all pieces: `= 89,20`, `total £12.00`. */
  isTotal: boolean;
  /** Said to be that of one: `@ 21,35`, `£3.15 each`. */
  isPerPiece: boolean;
}

const currency = String.raw`(?:[€$£₹]|(?<!\p{L})(?-i:Rs)\.?(?=\s?\d|$)|(?<!\p{L})(?:EUR|USD|GBP|CHF|CAD|AUD|NZD|AED|SAR|ZAR|INR|SGD|DKK|SEK|NOK|PLN|CZK|HUF|RON|FCFA|euros?|dollars?|pounds?|z[łl]|kr\.?|Fr\.|(?-i:MYR|THB|HKD|JPY|CNY|IDR|PHP|KRW|TWD|ILS|MXN|BRL|XOF|QAR|KWD|MAD))(?!\p{L}))`;
const digits = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,4})?(?!\d)|\d+[.,]\d{1,4}(?!\d)|\d+(?![\d.,]*\d)`;
/** What a price is with or without. */
const tax = `(?:VAT|GST|TVA|btw|IVA|MwSt|Mehrwertsteuer|USt|moms|tax)`;
const taxes = String.raw`(?:,?\s(?:HT|H\.T\.|HTVA|netto|net|hors TVA|(?:excl(?:\.|uding|usive of)?|ex\.?)(?:\s?${tax})?|(?:\+|plus|zzgl\.?|zuzüglich|más|más el|più|mais|plus)\s?(?:\d{1,2}\s?%\s)?${tax})\.?(?!\p{L}))?`;
const each = String.raw`each|ea|apiece|cad|cadauno|cadauna|l['’]un(?:e|ité)?|chacune?|(?:la )?pi[eè]ce|(?:per|pr|par|p)\.? ?(?:st|stk|stuk|stück|pc|piece|pièce|pz|unit)|c/u|cada un[oa]|unitaire`;
const amount = new RegExp(
  `(?<money>${currency}\\s?(?<behind>${digits})|(?<![\\p{L}\\d.,/-])(?<before>${digits})\\s?${currency}(?!\\s?\\d)|(?<![\\p{L}\\d.,/-])(?<bare>\\d+[.,]\\d{2,4})(?![\\d.,%]|\\s?%))${taxes}(?<basis>\\s?(?:${each})(?!\\p{L})\\.?|\\s?/\\s?(?<unit>\\d{1,4}(?: \\p{L}{1,12})?|\\p{L}{1,14}[²³\\d]?)\\.?(?!\\p{L})|\\s(?<per>per|pro|je|par|por|za|pr\\.?|al|alla|à)\\s(?<piece>\\d{1,4}(?: \\p{L}{1,12})?|\\p{L}{1,14}[²³\\d]?)\\.?(?!\\p{L})|\\s(?<article>the|an?|der|die|das|le|la|l['’]|el|o|de|het|il|lo)\\s?(?<named>\\p{L}{1,14}[²³\\d]?)(?!\\p{L})\\.?)?(?<after>${taxes})`,
  'giu',
);
const isSize = /^(?:mm|cm|dm|m|lfm|km|m[²³23]|qm|kg|g|t|l|ltr|ml|cl|kw|w|v|bar|inch|zoll|ft)$/i;
const isMoneyWord = new RegExp(`^${currency}$`, 'iu');
/** A currency: no quantity has it for its unit. */
export function isCurrency({ text }: Pick<Word, 'text'>): boolean {
  return isMoneyWord.test(text);
}

/** What announces the price of one, and what does so only with what one of it is: `for €1.49 per m`, not `all for €10`. */
const perPiece = nothingBut(['beforePrice'], { signs: '@|á', marks: ':?' });
const forMoney = nothingBut(['forPrice']);
const phrases = new RegExp(`(?:^|\\s)${phrasesOf('priceSaid')}:?$`, 'iu');
const longestPhrase = 6;
const totals = nothingBut(['sumSaid'], { signs: '=|→', marks: ':?' });

/**
 * The amounts of money in words: with a currency, or with cents and what says that they are a price. `unit` is that of
 * the quantity, where the words have it no more.
 */
export function moneyIn(words: readonly Word[], unit = ''): Money[] {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of words) {
    starts.push(length);
    length += text.length + 1;
  }
  const text = words.map((word) => word.text).join(' ');
  const at = (offset: number) => starts.findLastIndex((start) => start <= offset);
  return [...text.matchAll(amount)].flatMap((match): Money[] => {
    const { money, basis: named } = match.groups!;
    const basis = isBasis(match.groups!) ? (named ?? '') : '';
    const printed = match.groups!.behind ?? match.groups!.before ?? match.groups!.bare!;
    const isWhole = basis === (named ?? '');
    const end = isWhole
      ? match.index + match[0].length
      : match.index + match[0].length - (match.groups!.after ?? '').length - named!.length;
    const first = at(match.index);
    const { from, isTotal, isAnnounced } = announced(
      words,
      first,
      match.groups!.bare === undefined,
      basis !== '',
    );
    // Nothing but its cents says that this is money.
    if (match.groups!.bare !== undefined && basis === '' && !isTotal && !isAnnounced) return [];
    // `l = 13,00 m`, `à 5,00 m`: how long it is.
    const next = words[at(end - 1) + 1]?.text.replace(/[.,;)]+$/, '') ?? '';
    const isOfUnit = isAnnounced && isUnitAbove([...unitsIn(text.slice(0, match.index)), unit], next);
    if (match.groups!.bare !== undefined && basis === '' && isSize.test(next) && !isOfUnit) return [];
    // `/ 100 m`: how many the price is for belongs to it.
    const kept =
      /^\D*\s?\d/.test(basis) && !/^\D*\p{L}[²³\d]/u.test(basis)
        ? match[0].length - match.groups!.after!.length
        : money!.length;
    return [
      {
        from,
        to: at(end - 1) + (isOfUnit ? 2 : 1),
        amount: cut(words, starts, match.index, match.index + kept),
        value: amountOf(printed),
        isTotal,
        isPerPiece: basis !== '' || isAnnounced,
      },
    ];
  });
}

/** `30 m² Fliesen à 24,90 m²`, `50 m Kabel à 1,20 lfm`: what is counted in a unit costs so much for one of it. */
function isUnitAbove(counted: readonly string[], unit: string): boolean {
  const same = sameUnits.find((spellings) => spellings.test(unit));
  return same !== undefined && counted.some((of) => same.test(of));
}
function unitsIn(before: string): string[] {
  return [...before.matchAll(/(?<![\p{L}\d.,/x×-])\d[\d.,]* ?(\p{L}{1,4}[²³23]?)\.?(?= )/giu)].map(
    ([, of]) => of!,
  );
}
const sameUnits = [
  /^(?:m|lfm|mtr)$/i,
  /^(?:m[²2]|qm)$/i,
  /^m[³3]$/i,
  /^kg$/i,
  /^(?:l|ltr)$/i,
  /^t$/i,
  /^g$/i,
];

/** `a litre`, `der Bigbag`, `o kg`: behind an article only what counts goods says for what a price is. */
function isBasis({ article, named }: Record<string, string | undefined>): boolean {
  return article === undefined || isBodyUnit(named!) || isUnit(named!);
}

function announced(
  words: readonly Word[],
  first: number,
  hasCurrency: boolean,
  hasBasis: boolean,
): { from: number; isTotal: boolean; isAnnounced: boolean } {
  const before = words[first - 1]?.text ?? '';
  if (first > 0 && totals.test(before.replace(/^[,;]/, '')))
    return { from: first - 1, isTotal: true, isAnnounced: false };
  const said = phrases.exec(
    words
      .slice(Math.max(0, first - longestPhrase), first)
      .map(({ text }) => text)
      .join(' '),
  );
  if (said) return { from: first - said[0].trim().split(' ').length, isTotal: false, isAnnounced: true };
  if (hasCurrency && hasBasis && forMoney.test(before))
    return { from: first - 1, isTotal: false, isAnnounced: true };
  if (!perPiece.test(before)) return { from: first, isTotal: false, isAnnounced: false };
  // `zu je 4.50`
  const isTwice = perPiece.test(words[first - 2]?.text ?? '');
  return { from: first - (isTwice ? 2 : 1), isTotal: false, isAnnounced: true };
}

/** The words between two offsets of their text, those at its ends cut. */
function cut(words: readonly Word[], starts: readonly number[], from: number, to: number): Word[] {
  return words.flatMap((word, at) => {
    const start = starts[at]!;
    const text = word.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [text === word.text ? word : { ...word, text }];
  });
}

/** The number of `1.158,00`, `22,400.00` and `64`: the last mark with other than three digits behind it has the cents. */
export function amountOf(printed: string): number {
  const [, whole, cents = ''] = /^(.*?)(?:[.,](\d{1,2}|\d{4}|(?<=^0.)\d{3}))?$/.exec(printed)!;
  return Number(`${whole!.replace(/\D/g, '')}.${cents || '0'}`);
}
